"""A town that climbs to a white castle."""

from __future__ import annotations

from collections.abc import Mapping

from meeplehall.web.drawing import use
from meeplehall.web.scenes.door import Door, sky
from meeplehall.web.scenes.nobility.foyer import FOYER, house

_BEHIND = ((196, 204, 34, 28, 20, 1, 1), (288, 200, 36, 26, 22, 2, 1), (236, 212, 46, 34, 24, 3, 2))
_BEFORE = (
    (140, 240, 38, 34, 24, 2, 1),
    (300, 250, 40, 44, 24, 1, 1),
    (182, 250, 44, 40, 26, 4, 2),
    (234, 256, 54, 38, 30, 5, 2),
)


def picture() -> str:
    """What is behind the door."""
    out = sky(132, 116)
    out += '<path class="hill far" d="M60 230c60-10 110-40 150-78 30-24 70-30 130-24v200H60z"/>'
    out += (
        f'<g class="white-castle">{use("castle", 244, 124, 92, "wc")}'
        '<path class="pole" d="M217.5 94v-24M270.5 94v-24"/>'
        '<path class="flag" d="M217.5 69l17 5.5-17 5.5zM270.5 69l17 5.5-17 5.5z"/></g>'
    )
    out += "".join(house(*one) for one in (*_BEHIND, *_BEFORE))
    out += '<path class="square-ground" d="M60 262c70-14 200-14 280-4v80H60z"/>'
    out += '<path class="path" d="M150 330c10-24 40-32 66-44 24-11 26-22 6-26 34 0 50 12 34 26-18 15-36 24-38 44z"/>'
    out += house(88, 276, 40, 46, 26, 3, 1)
    out += (
        '<g class="banner"><path d="M132 226v78"/><path class="cloth" d="M133 228h26v34l-13-8-13 8z"/>'
        f"{use('laurel', 146, 241, 18, 'cloth-sign')}</g>"
        '<use href="#i-die-5" class="scene-die" x="256" y="272" width="34" height="34"/>'
        '<use href="#i-die-3" class="scene-die" x="284" y="288" width="26" height="26"/>'
    )
    return out + use("meeple", 196, 284, 50, "noble") + use("crown", 196, 256, 17, "noble-crown")


def _variant(options: Mapping[str, str]) -> str:
    return "moon" if options.get("night") == "yes" else ""


DOOR = Door("crown", ("doors",), picture, feel="crown", foyer=FOYER, variant=_variant)
