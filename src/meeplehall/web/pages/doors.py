"""The painted doors of the home page: an arch, two leaves, and behind them a picture of the game."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from markupsafe import Markup, escape

from meeplehall import registry
from meeplehall.web import scenes
from meeplehall.web.drawing import n
from meeplehall.web.offered_games import title_of
from meeplehall.web.texts import Texts

INNER = "M84 312V162C84 92 136 44 200 44S316 92 316 162V312z"
STARS = ((120, 110, 1.4), (150, 78, 1), (180, 66, 1.5), (205, 100, 1), (228, 64, 1), (270, 128, 1.2), (290, 150, 1))
PLAIN_ROOM = (
    '<path class="wall" d="M60 30h280v300H60z"/><path class="square-ground" d="M60 268h280v62H60z"/>'
    '<use href="#i-meeple" class="man" x="128" y="150" width="120" height="120"/>'
    '<use href="#i-die-5" x="224" y="226" width="56" height="56"/>'
)


def sign(game: str, options: Mapping[str, str] | None = None) -> str:
    """The sign a game has in lists, or one of its tables with these options."""
    door = scenes.door(game)
    if door is None:
        return "meeple"
    return (door.variant(options) if door.variant is not None and options else "") or door.sign


def foyer(game: str) -> scenes.Foyer | None:
    """What a game asks before it begins, and the picture on its table."""
    return scenes.foyer(game)


def feel(game: str) -> str:
    """The sign of what a game feels like."""
    door = scenes.door(game)
    return door.feel if door is not None else "die-5"


def sprites() -> tuple[str, ...]:
    """The files of signs that the pictures use."""
    return tuple(dict.fromkeys(name for door in _doors() for name in door.sprites))


def defs(t: Texts) -> Markup:
    """Shapes that the pictures use: what all doors are made of, and each game's own."""
    own = "".join(door.defs(t) for door in _doors() if door.defs is not None)
    common = (
        f'<clipPath id="gateway"><path d="{INNER}"/></clipPath><g id="arch">{_stones()}</g><g id="leaf">{_leaf()}</g>'
        f'<g id="stars" class="stars">{_stars()}</g>'
    )
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{common}{own}</defs></svg>')


def _doors() -> list[scenes.Door]:
    return [door for door in map(scenes.door, registry.names()) if door is not None]


@cache
def painted_door(game: str, t: Texts) -> Markup:
    """A door with its picture; a game without one shows a plain room."""
    door = scenes.door(game)
    picture = door.picture() if door is not None else PLAIN_ROOM
    label = escape(t.or_else(f"game-{game}-door", title_of(registry.find(game), t)))
    return Markup(
        f'<svg class="door door-{game}" viewBox="0 0 400 344" role="img" aria-label="{label}">'
        f'<ellipse class="ground" cx="200" cy="328" rx="186" ry="12"/><g clip-path="url(#gateway)">{picture}</g>'
        f'<path class="arch-line" d="{INNER}"/><use href="#arch"/>'
        f'<path class="step" d="M66 312h268l16 20H50z"/><path class="step-edge" d="M50 332h300v7H50z"/>'
        '<use href="#leaf"/><use href="#leaf" transform="translate(400 0) scale(-1 1)"/></svg>'
    )


@cache
def _stones() -> str:
    """Voussoirs above the spring line with a keystone, jamb stones below."""
    out = ""
    count = 11

    def point(angle: float, grow: float) -> str:
        return f"{n(200 + (116 + grow) * math.cos(angle))} {n(162 - (118 + grow) * math.sin(angle))}"

    for k in range(count):
        a, b = math.pi * k / count + 0.012, math.pi * (k + 1) / count - 0.012
        key = k == count // 2
        grow = 32 if key else 24
        cls = "key" if key else f"s{k % 3}"
        out += (
            f'<path class="stone {cls}" d="M{point(a, 3)}L{point(a, grow)}A{116 + grow} {118 + grow} 0 0 0'
            f' {point(b, grow)}L{point(b, 3)}A119 121 0 0 1 {point(a, 3)}z"/>'
        )
    for side in (0, 1):
        for k in range(5):
            width = 24 if k % 2 else 19
            x = 81 - width if side == 0 else 319
            y = n(165 + k * 29.6)
            out += f'<rect class="stone s{(k + side) % 3}" x="{x}" y="{y}" width="{width}" height="27.6" rx="1.5"/>'
    return out


def _stars() -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)


@cache
def _leaf() -> str:
    planks = "".join(
        f'<path class="plank" d="M{x} {top}L{x} {low}"/>'
        for x, top, low in ((71, 128, 314), (57, 92, 319), (43, 67, 324))
    )
    return (
        f'<path class="wood" d="M84 312V162C78 118 52 66 29 50V330z"/>{planks}<path class="iron"'
        ' d="M84 186 40 176 34 184 40 190 84 196zM84 282 40 294 34 302 40 309 84 292z"/><circle class="knob" cx="37"'
        ' cy="240" r="4"/>'
    )
