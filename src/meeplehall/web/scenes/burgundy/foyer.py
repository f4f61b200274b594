"""What Burgundy asks before it begins: the estates, as pictures of the real ones, and the edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.games.burgundy.geometry import SPACES
from meeplehall.web.drawing import hexagon, n, polar, use
from meeplehall.web.scenes.burgundy.estate import HEIGHT, WIDTH, borders, region, where
from meeplehall.web.scenes.burgundy.faces import FAMILY_ICONS
from meeplehall.web.scenes.burgundy.tiles import crate
from meeplehall.web.scenes.foyer import Cards, Foyer, Gallery, Piece
from meeplehall.web.texts import Texts

_FLOWERS = {
    "basic": ("CASKBMS",) * 3,
    "advanced": ("CASKBMS", "MBBSCKA", "KSABSCB"),
    "free": ("BSABSCB", "BSABSCB", "SKMAACB"),
}
_LEAST = 4
"""Regions of so many spaces are worth telling."""


def middle() -> str:
    """Seven tiles, two goods and two dice."""
    tiles = (("S", -33, 0), ("C", 0, 0), ("A", 33, 0), ("K", -16.5, -28), ("B", 16.5, -28), ("M", -16.5, 28))
    out = "".join(_tile(kind, x, y, 0.62) for kind, x, y in (*tiles, ("B", 16.5, 28)))
    out += f'<g class="scene-die">{use("die-4", 77, -7, 26, "")}{use("die-2", 95, 13, 22, "")}</g>'
    out += crate(1, -84, 8, 18) + crate(4, -64, -6, 18)
    return f'<svg class="on-table" viewBox="-110 -52 220 104" aria-hidden="true">{out}</svg>'


def defs(t: Texts) -> Markup:
    """Tiles and spaces by family, and the plate of an estate."""
    shape = hexagon(29.2, 4.0)
    families = "".join(
        f'<g id="e-{kind}" class="t-{kind}"><path class="e-face" d="{shape}"/>{use(sign, 0, 0, 30, "e-sign")}</g>'
        f'<g id="f-{kind}" class="tile t-{kind}"><path class="face" d="{shape}"/>{use(sign, 0, 0, 30)}</g>'
        for kind, sign in FAMILY_ICONS.items()
    )
    spots = "".join(f'<use href="#e-hex" x="{n(where(i)[0])}" y="{n(where(i)[1])}"/>' for i in range(SPACES))
    plate = f'<path id="e-hex" d="{shape}"/><g id="e-plate">{spots}</g>'
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{families}{plate}</defs></svg>')


def _tile(kind: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#f-{kind}" transform="translate({n(x)} {n(y)}) scale({scale})"/>'


def _setup(kind: str) -> str:
    """Three small estates: all alike, each its own, or as one likes."""
    ring = [(0.0, 0.0), *(polar(53.7, angle) for angle in range(0, 360, 60))]
    out = ""
    for i, families in enumerate(_FLOWERS[kind]):
        tiles = "".join(_tile(family, x, y, 1) for family, (x, y) in zip(families, ring, strict=True))
        out += f'<g transform="translate({44 + i * 76} 52) scale(.46)">{tiles}</g>'
    if kind == "advanced":
        out += "".join(use(f"seat-{i + 1}", 67 + i * 76, 15, 18, f"mark seat-{i + 1}") for i in range(3))
    if kind == "free":
        out += f'<g class="scene-die">{use("die-6", 189, 75, 34, "")}{use("die-1", 215, 87, 26, "")}</g>'
    return f'<svg class="fit" viewBox="0 0 240 104" aria-hidden="true">{out}</svg>'


def _box(year: str) -> str:
    return (
        f'<svg class="box-{year}" viewBox="0 0 60 60" aria-hidden="true"><ellipse class="floor-shade" cx="30" cy="55"'
        ' rx="22" ry="3.5"/><path class="box-front" d="M10 12l34-4 6 4v38l-6 4-34-4z"/><path class="box-side"'
        f' d="M44 8v46l6-4V12z"/>{use("castle", 27, 25, 20, "box-sign")}'
        f'<text class="box-year" x="27" y="45">{year}</text></svg>'
    )


def kinds_of(game: Game, edition: str, number: str) -> str:
    """The families of an estate's 37 spaces."""
    name = game.content["edition"][edition]["estates"][int(number) - 1]
    return "".join(space[0] for row in game.content["estate"][name] for space in row.split())


@cache
def estate_picture(kinds: str) -> Markup:
    """An estate to choose: every family by its sign, its regions with their borders."""
    spaces = "".join(
        f'<use href="#e-{kind}" x="{n(where(i)[0])}" y="{n(where(i)[1])}"/>' for i, kind in enumerate(kinds)
    )
    w, h = WIDTH + 20, HEIGHT + 20
    return Markup(
        f'<svg class="estate-pic" viewBox="{n(-w / 2)} {n(-h / 2)} {n(w)} {n(h)}" aria-hidden="true">'
        f'<use href="#e-plate" class="e-plate"/>{spaces}<path class="e-border" d="{borders(kinds)}"/></svg>'
    )


def _regions(kinds: str) -> Counter[tuple[str, int]]:
    """How many regions of each family and size there are."""
    found = {region(kinds, i) for i in range(SPACES)}
    return Counter((kinds[min(one)], len(one)) for one in found)


def _line(kinds: str, t: Texts) -> str:
    """What an estate is like: its largest regions."""
    large = sorted((one for one in _regions(kinds) if one[1] >= _LEAST), key=lambda one: (-one[1], one[0]))
    words = [t(f"burgundy-region-{kind}", n=size) for kind, size in large[:2]]
    return ", ".join(words) if words else t("burgundy-region-none")


def _numbers(game: Game, options: Mapping[str, str]) -> list[str]:
    return [str(k + 1) for k in range(len(game.content["edition"][options["edition"]]["estates"]))]


def _pieces(game: Game, options: Mapping[str, str], t: Texts) -> Sequence[Piece]:
    found = [(number, kinds_of(game, options["edition"], number)) for number in _numbers(game, options)]
    return [Piece(number, estate_picture(kinds), _line(kinds, t)) for number, kinds in found]


def _once(game: Game, options: Mapping[str, str], number: str) -> bool:
    repeatable = game.content["edition"][options["edition"]]["repeatable"]
    return options["setup"] != "free" and int(number) not in repeatable


FOYER = Foyer(
    middle,
    (
        Cards("setup", {kind: partial(_setup, kind) for kind in _FLOWERS}),
        Gallery("estates", _numbers, _pieces, lambda options: options["setup"] != "basic", _once),
        Cards("edition", {year: partial(_box, year) for year in ("2011", "2019")}, flat=True),
    ),
    sprites=("burgundy",),
    defs=defs,
)
