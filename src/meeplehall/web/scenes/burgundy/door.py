"""A river valley of hexagonal fields under a castle."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.web.drawing import hexagon, n, use
from meeplehall.web.scenes.burgundy.faces import family
from meeplehall.web.scenes.burgundy.foyer import FOYER
from meeplehall.web.scenes.burgundy.tiles import print_of
from meeplehall.web.scenes.door import Door, sky
from meeplehall.web.texts import Texts

_BELOW = "BKMBS"
"""What lies behind the step: only the upper edges of these fields are seen."""
_ROWS = (
    (238.0, ("knowledge", "market", "ship", "cow-3", "mine")),
    (282.5, ("cow-4", "castle", "church", "ship", "knowledge", "mine")),
)


def picture() -> str:
    """What is behind the door."""
    out = sky(250, 98)
    out += '<path class="hill far" d="M60 190c40-34 70-40 104-20 36-34 84-34 176 6v140H60z"/>'
    out += (
        '<path class="hill mid" d="M60 206c40-20 60-24 90-22 20 2 30 10 40 18 46-12 96-8 150 10v110H60z"/>'
        f'<g class="keep">{use("castle", 150, 161, 62, "keep-c")}<path class="pole" d="M133 141v-19"/>'
        '<path class="flag" d="M133 121l15 5-15 5z"/></g>'
    )
    out += '<path class="river" d="M330 206c-60 2-78 10-70 20s40 14 20 24H340z"/>'
    vines = "".join(f"M{90 + k * 13} {214 - k}c4-7 8-7 12 0" for k in range(6))
    out += f'<path class="vine" d="{vines}"/>'
    for y, row in _ROWS:
        left = 200 - (len(row) - 1) * 25.8
        for k, face in enumerate(row):
            at = f'transform="translate({n(left + k * 51.6)} {n(y)})"'
            out += f'<g class="tile t-{_kind(face)}" {at}><use href="#field"/>{_print(face)}</g>'
    for k, kind in enumerate(_BELOW):
        out += f'<use href="#field" class="t-{kind}" x="{n(96.8 + k * 51.6)}" y="327"/>'
    return out


def _kind(face: str) -> str:
    return "K" if face == "knowledge" else family(face)


def _print(face: str) -> str:
    return use("knowledge", 0, 0, 30) if face == "knowledge" else print_of(face)


def shapes(t: Texts) -> Markup:
    """A field of the valley, without its family's pattern: signs tell them apart."""
    outer, inner = hexagon(28.4, 4.0), hexagon(26, 3.4)
    return Markup(f'<g id="field" class="tile"><path class="face" d="{outer}"/><path class="rim" d="{inner}"/></g>')


DOOR = Door("castle", ("burgundy",), picture, shapes, foyer=FOYER)
