"""What a game shows behind its door on the home page, and the sign it has in lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from meeplehall.web.scenes.foyer import Foyer
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Door:
    """One per game, in the `door.py` of its scene."""

    sign: str
    """The name of its sign in lists."""
    sprites: tuple[str, ...]
    """The files of signs its picture uses, besides the common ones."""
    picture: Callable[[], str]
    defs: Callable[[Texts], Markup] | None = None
    """Shapes its picture uses, by ids of their own: the inside of a `defs` that stands once on the page."""
    feel: str = "die-5"
    """The sign of what a game of it feels like."""
    foyer: Foyer | None = None
    """What it asks before it begins."""
    variant: Callable[[Mapping[str, str]], str] | None = None
    """The sign of a table with these options, if it is another; empty: the usual one."""


def sky(x: int, y: int) -> str:
    """By day with a sun, by night with moon and stars."""
    return (
        '<path class="sky" d="M60 30h280v300H60z"/><use href="#stars"/>'
        f'<circle class="sun" cx="{x}" cy="{y}" r="19"/>'
        f'<path class="moon" d="M{x + 4} {y - 20}a20 20 0 1 0 16 27 17 17 0 0 1-16-27z"/>'
    )
