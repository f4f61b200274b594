"""Pieces of SVG that all pages and scenes share: plain text, coloured by the style sheet through classes."""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache

from markupsafe import Markup

from meeplehall.web.resources import files_in

ROOT_3 = math.sqrt(3)
_SYMBOL = re.compile(r'<symbol id="i-([\w-]+)".*?</symbol>', re.DOTALL)
_USED = re.compile(r'href="#i-([\w-]+)"')


@cache
def sprite(*names: str) -> Markup:
    """The signs of these files, to stand once on a page."""
    parts = "".join(map(_inside_of, names))
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true">{parts}</svg>')


def _inside_of(name: str) -> str:
    found = {file.name: file for file in files_in("sprites")}
    return inside(found[f"{name}.svg"].read_text(encoding="utf-8"))


def sprite_for(html: str, *names: str) -> Markup:
    """Of the signs of these files only those that the text uses; of two with one name the first. No patterns."""
    known = _symbols(*names)
    wanted = list(dict.fromkeys(_USED.findall(html)))
    for name in wanted:  # a sign may be made of others
        wanted += [other for other in _USED.findall(known.get(name, "")) if other not in wanted]
    parts = "".join(known.get(name, "") for name in sorted(wanted))
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true">{parts}</svg>')


@cache
def _symbols(*names: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for match in (match for name in names for match in _SYMBOL.finditer(_inside_of(name))):
        found.setdefault(match[1], match[0])
    return found


def inside(svg: str) -> str:
    """What stands in an SVG file, without its head and the remark at its top."""
    start = svg.index("-->") + 3 if "-->" in svg else svg.index(">", svg.index("<svg")) + 1
    return svg[start : svg.rindex("</svg>")].strip()


@lru_cache(8192)
def n(value: float) -> str:
    """A number as short as it can be."""
    text = f"{value + 0.0:.1f}"  # no minus before 0: equal values are kept once
    return text[:-2] if text.endswith(".0") else text


@cache
def use(icon: str, x: float, y: float, size: float, cls: str = "sign") -> str:
    """A sign in a drawing, by its centre."""
    half = size / 2
    box = f'x="{n(x - half)}" y="{n(y - half)}" width="{n(size)}" height="{n(size)}"'
    return f'<use href="#i-{icon}" class="{cls}" {box}/>'


@cache
def icon(name: str, cls: str = "icon") -> Markup:
    """A sign in a text; what it means stands beside it."""
    return Markup(f'<svg class="{cls}" aria-hidden="true"><use href="#i-{name}"/></svg>')


def mark(seat: int) -> Markup:
    """The shape and colour of a seat."""
    return icon(f"seat-{seat + 1}", f"mark seat-{seat + 1}")


def apart(places: list[tuple[int, float]], gap: float, low: float) -> list[tuple[int, float]]:
    """Labels beside each other's heights, by number: moved so that none covers another and none is below `low`."""
    out: list[tuple[int, float]] = []
    for number, y in sorted(places, key=lambda one: one[1]):
        out.append((number, max(y, out[-1][1] + gap) if out else y))
    over = max(0.0, out[-1][1] - low) if out else 0.0
    return [(number, y - over) for number, y in out]


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle round the origin; 0 is to the right, 90 below."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def hexagon(radius: float, corner: float) -> str:
    """The path of a pointy-top hexagon with soft corners."""
    points = [polar(radius, 60 * k - 90) for k in range(6)]
    share = corner / radius
    out = ""
    for k, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[k - 1], points[(k + 1) % 6]
        ax, ay = x + (px - x) * share, y + (py - y) * share
        bx, by = x + (nx - x) * share, y + (ny - y) * share
        out += f"{'L' if out else 'M'}{n(ax)} {n(ay)}Q{n(x)} {n(y)} {n(bx)} {n(by)}"
    return out + "z"


def sector(inner: float, outer: float, middle: float, half: float, pad: float) -> str:
    """The path of a piece of a ring with straight, parallel gaps to its neighbours."""

    def angle(radius: float) -> float:
        return half - math.degrees(math.asin(pad / radius))

    corners = [
        polar(outer, middle - angle(outer)),
        polar(outer, middle + angle(outer)),
        polar(inner, middle + angle(inner)),
        polar(inner, middle - angle(inner)),
    ]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return (
        f"M{n(ax)} {n(ay)}A{n(outer)} {n(outer)} 0 0 1 {n(bx)} {n(by)}"
        f"L{n(cx)} {n(cy)}A{n(inner)} {n(inner)} 0 0 0 {n(dx)} {n(dy)}z"
    )
