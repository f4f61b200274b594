"""A river valley of hexagonal fields under a castle."""

from __future__ import annotations

from meeplehall.web.drawing import n, use
from meeplehall.web.scenes.burgundy.tiles import bare_tile, defs
from meeplehall.web.scenes.door import Door, sky

_ROWS = (
    (238.0, ("knowledge-13", "market", "ship", "cow-3", "mine")),
    (282.5, ("sheep-4", "castle", "church", "ship", "knowledge-24", "bank")),
    (327.0, ("boarding-house", "pig-3", "mine", "watchtower", "ship")),
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
    out += "".join(f'<path class="vine" d="M{90 + k * 13} {214 - k}c4-7 8-7 12 0"/>' for k in range(6))
    for y, row in _ROWS:
        left = 200 - (len(row) - 1) * 25.8
        for k, face in enumerate(row):
            out += f'<g transform="translate({n(left + k * 51.6)} {n(y)}) scale(.97)">{bare_tile(face)}</g>'
    return out


DOOR = Door("castle", ("burgundy",), picture, lambda t: defs(t("cb-free")))
