"""A table with two empty chairs and a candle: for pages on which nothing is played."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.web.drawing import use

_CHAIR = '<path class="seat-wood" d="M-34-56h9v120h-9zM-34 18h52v9h-52zM9 27h9v40H9z"/>'


@cache
def picture() -> Markup:
    """The whole scene; what it means stands beside it."""
    chairs = "".join(
        f'<g transform="translate({x} 96) scale({way} 1)">{_CHAIR}</g>' for x, way in ((110, 1), (410, -1))
    )
    candle = (
        '<circle class="glow" cx="260" cy="56" r="80"/><path class="wax" d="M253 66h14v34h-14z"/>'
        '<path class="flame" d="M260 38c7 9 8 14 5 19-1.5 3-3 4-5 4s-3.5-1-5-4c-3-5-2-10 5-19z"/>'
        '<ellipse class="dish" cx="260" cy="102" rx="20" ry="4"/>'
    )
    dice = f'<g class="scene-die">{use("die-5", 326, 94, 20, "")}{use("die-2", 346, 98, 17, "")}</g>'
    return Markup(
        '<svg class="quiet-scene" viewBox="60 20 400 180" aria-hidden="true">'
        '<ellipse class="floor-shade" cx="260" cy="172" rx="190" ry="22"/>'
        f'{chairs}<path class="oak-side" d="M116 112h288v11H116zM142 123h16v50h-16zM362 123h16v50h-16z"/>'
        f'<path class="oak-top" d="M132 96h256l16 16H116z"/>{candle}{dice}</svg>'
    )
