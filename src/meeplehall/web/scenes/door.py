"""What a game shows behind its door on the home page, and the sign it has in lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Door:
    """One per game, in the `door.py` of its scene."""

    sign: str
    """The name of its sign."""
    sprites: tuple[str, ...]
    """The files of signs its picture uses, besides the common ones."""
    picture: Callable[[], str]
    defs: Callable[[Texts], Markup] | None = None
    """Shapes its picture uses, to stand once on the page."""


_STARS = ((120, 110, 1.4), (150, 78, 1), (180, 66, 1.5), (205, 100, 1), (228, 64, 1), (270, 128, 1.2), (290, 150, 1))


def sky(x: int, y: int) -> str:
    """By day with a sun, by night with moon and stars."""
    stars = "".join(f'<circle cx="{a}" cy="{b}" r="{c}"/>' for a, b, c in _STARS)
    return (
        f'<path class="sky" d="M60 30h280v300H60z"/><g class="stars">{stars}</g>'
        f'<circle class="sun" cx="{x}" cy="{y}" r="19"/>'
        f'<path class="moon" d="M{x + 4} {y - 20}a20 20 0 1 0 16 27 17 17 0 0 1-16-27z"/>'
    )
