"""A castle on a hill, and before it a flag for everybody, up to six; the land goes on as far as there is room."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from meeplehall.web.drawing import use

_LAND = (
    '<rect x="-300" y="-300" width="1020" height="470" class="sky"/><circle class="sun" cx="352" cy="40" r="18"/>'
    '<path class="hill far" d="M-300 100H0c60-34 120-34 190-10 60-26 140-26 230 6h300v80H-300z"/>'
    '<path class="hill mid" d="M-300 128H0c90-26 180-20 250-8 60-10 110-8 170 4h300v50H-300z"/>'
    '<use href="#i-castle" class="keep-c" x="180" y="44" width="66" height="66"/>'
    '<path class="pole" d="M195 58V36M231 58V36"/><path class="flag" d="M195 36l15 5-15 5zM231 36l15 5-15 5z"/>'
)
_PLACES = (36, 310, 84, 262, 132, 356)


@cache
def banners(flags: int, said: str) -> Markup:
    """With so many flags."""
    drawn = "".join(
        f'<g class="seat-{n + 1}"><path class="pole" d="M{x} 84v74"/>'
        f'<path class="pennant" d="M{x} 86h30v36l-15-9-15 9z"/>{use(f"seat-{n + 1}", x + 15, 99, 14, "pennant-sign")}'
        f"{use('meeple', x + 15, 152, 32, 'pennant-man')}</g>"
        for n, x in enumerate(_PLACES[:flags])
    )
    return Markup(
        f'<svg class="t-picture" viewBox="0 0 420 170" preserveAspectRatio="xMidYMax meet" role="img"'
        f' aria-label="{escape(said)}">{_LAND}{drawn}</svg>'
    )
