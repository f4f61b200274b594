"""What lies under the town: hills, streets, water."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.web.scenes.nobility.pieces import path, rect

WIDTH, HEIGHT = 1216, 510
_TREES = (
    (346, 30, 9), (368, 46, 12), (392, 26, 10), (418, 58, 11), (362, 74, 10), (448, 40, 8), (338, 92, 9), (398, 84, 11),
    (772, 52, 10), (806, 34, 11), (832, 52, 12), (842, 78, 10), (790, 76, 9), (852, 24, 9), (760, 86, 8),
)  # fmt: skip
_RIPPLES = ((1160, 284), (870, 420), (1180, 470), (864, 480), (1196, 380), (1060, 286))
_ROADS = "M594 92V130M340 214H20M340 357H20M850 262H900"


@cache
def ground() -> Markup:
    """The same for every game."""
    out = rect(0, 0, WIDTH, HEIGHT, 0, "grass")
    out += path("M0 0H1216V44C1100 60 980 20 860 40 700 66 560 10 330 46 200 60 90 40 0 52z", "meadow")
    out += path("M388 104C430 60 520 30 594 30s170 30 206 74z", "hill")
    out += path("M856 510C850 440 858 330 866 300c40-30 110-22 180-30 70-8 120-4 170-12v252z", "water")
    out += path("".join(f"M{x} {y}q6-5 12 0t12 0" for x, y in _RIPPLES), "ripple")
    out += path(_ROADS, "road-edge") + path(_ROADS, "road")
    out += '<rect class="square" x="325" y="112" width="540" height="392" rx="14"/>'
    out += (
        '<pattern id="cobbles" width="14" height="17" patternUnits="userSpaceOnUse"><path class="cobbles"'
        ' d="M1 6q4-4 8 0M8 14.5q3-3 6-1.5M0 14q1-1 2 .5"/></pattern>'
        '<rect class="paving" x="330" y="240" width="530" height="116"/>'
    )
    for x, y, r in _TREES:
        out += f'<circle class="tree" cx="{x}" cy="{y}" r="{r}"/>'
        out += f'<circle class="tree-top" cx="{x - r * 0.25:g}" cy="{y - r * 0.25:g}" r="{r * 0.55:.1f}"/>'
    out += path("M806 14a19 19 0 1 0 14 29 15 15 0 0 1-14-29z", "moon")
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none"'
    return Markup(f'<svg class="n-ground" {box} aria-hidden="true">{out}</svg>')
