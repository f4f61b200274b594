"""Tiles, spaces and goods as SVG, on a grid where a hex has a radius of 30."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from meeplehall.web.drawing import hexagon, n, use
from meeplehall.web.scenes.burgundy.faces import (
    FAMILY_ICONS,
    KNOWLEDGE_ICONS,
    SHIFTS_A_DIE,
    family,
    good_name,
    icon_of,
    number_of,
    tile_name,
)
from meeplehall.web.texts import Texts

_BOOK = (
    '<path class="page" d="M0-11.5C-5.5-15-13-15.5-21.5-14.5V10.5C-13 9.5-5.5 10.2 0 14 5.5 10.2 13 9.5 21.5 10.5V-14.5'
    'C13-15.5 5.5-15 0-11.5z"/><path class="spine" d="M0-11.5V14"/>'
)
_BADGE = '<rect x="-16" y="-8.5" width="32" height="17" rx="8.5"/>'


def defs(free: str) -> Markup:
    """The shapes that everything uses, and the badges of what an action costs: `cost-0` to `cost-3`."""
    hexes = (
        ("hx", 29.2, 4.0),
        ("hx-rim", 26.8, 3.4),
        ("hx-ring", 29.6, 4.0),
        ("hx-in", 23.5, 3.0),
        ("hx-out", 31.4, 1),
    )
    shapes = "".join(f'<path id="{name}" d="{hexagon(radius, corner)}"/>' for name, radius, corner in hexes)
    badges = f'<g id="cost-0" class="cost cost-free">{_BADGE}<text y="4">{escape(free)}</text></g>'
    for workers in (1, 2, 3):
        man = use("worker", 7, -0.4, 13, "icon-in")
        badges += f'<g id="cost-{workers}" class="cost">{_BADGE}<text x="-5.5" y="4.2">\u2212{workers}</text>{man}</g>'
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{shapes}{badges}</defs></svg>')


@lru_cache(256)
def print_of(face: str) -> str:
    """What is printed on a tile."""
    if face.startswith("knowledge-"):
        number = number_of(face)
        sign = use(KNOWLEDGE_ICONS[number], -10.6, -2, 16)
        if number in SHIFTS_A_DIE:
            sign = use(KNOWLEDGE_ICONS[number], -12.4, -4.5, 13) + use("modifier", -6, 4.6, 8.5)
        return f'{_BOOK}{sign}<text x="10.8" y="2.8" class="tile-num" text-anchor="middle">{number}</text>'
    if family(face) == "A":
        return (
            f'<circle class="boss" r="16" cy="-4"/>{use(icon_of(face), 0, -6.5, 22)}<circle class="count" cy="14.5"'
            f' r="8.3"/><text y="19" class="tile-num count-num" text-anchor="middle">{number_of(face)}</text>'
        )
    return f'<circle class="boss" r="16.5"/>{use(icon_of(face), 0, 0, 27)}'


@lru_cache(256)
def bare_tile(face: str) -> str:
    """A tile without its place."""
    return (
        f'<g class="tile t-{family(face)}"><use href="#hx" class="shade" y="1.8"/><use href="#hx" class="face"/>'
        f'<use href="#hx" class="pat"/><use href="#hx-rim" class="rim"/>{print_of(face)}</g>'
    )


@lru_cache(64)
def bare_space(kind: str, number: int = 0) -> str:
    """An empty space: pale, with a ghost of its sign and its number."""
    figure = f'<text class="space-num" y="-11.5" text-anchor="middle">{number}</text>' if number else ""
    sign = use(FAMILY_ICONS[kind], 0, 6 if number else 0, 20 if number else 24)
    return f'<g class="space t-{kind}"><use href="#hx" class="face"/><use href="#hx" class="pat"/>{sign}{figure}</g>'


@lru_cache(4096)
def place(
    at: str,
    x: float,
    y: float,
    inside: str,
    scale: float = 1,
    name: str = "",
    hint: str = "",
    cls: str = "",
    hit: float = 0,
    say: str = "",
) -> str:
    """Something that can be lit and chosen. The outer group puts it there, the inner one may move."""
    size = "" if scale == 1 else f" scale({scale:.3f})"
    title = f"<title>{escape(name)}</title>" if name else ""
    about = f' data-hint="{hint}"' if hint else ""
    about += f' data-say="{escape(say)}"' if say else ""
    touch = f'<circle class="hit" r="{n(hit)}"/>' if hit else ""
    return (
        f'<g transform="translate({n(x)} {n(y)}){size}"><g class="place {cls}" data-at="{at}"{about}>{touch}{title}'
        f'<use href="#hx-ring" class="halo"/>{inside}<use href="#hx-ring" class="ring"/></g></g>'
    )


def tile_or(
    empty: str,
    face: str,
    at: str,
    x: float,
    y: float,
    t: Texts,
    scale: float = 1,
    cls: str = "",
    bare: str = "",
    hit: float = 0,
) -> str:
    """A place with its tile, or drawn as empty; `bare` is the class it has only then."""
    if face:
        return place(at, x, y, bare_tile(face), scale, tile_name(face, t), face, cls, hit)
    return place(at, x, y, empty, scale, "", "empty", f"{bare} {cls}".strip(), hit)


def goods_sign(good: int, t: Texts, cls: str = "") -> Markup:
    """A goods tile outside the board."""
    name, look = escape(good_name(good, t)), f' class="{cls}"' if cls else ""
    words = f'role="img" aria-label="{name}"><title>{name}</title>'
    return Markup(f'<svg viewBox="-15 -15 30 30"{look} {words}{crate(good, 0, 0, 28)}</svg>')


@lru_cache(256)
def crate(good: int, x: float, y: float, size: float) -> str:
    """A goods tile."""
    half = size / 2
    return (
        f'<g class="goods g-{good}" transform="translate({n(x)} {n(y)})"><rect class="face" x="{n(-half)}"'
        f' y="{n(-half)}" width="{n(size)}" height="{n(size)}" rx="{n(size * 0.16)}"/>'
        f"{use(f'goods-{good}', 0, 0, size * 0.74)}</g>"
    )
