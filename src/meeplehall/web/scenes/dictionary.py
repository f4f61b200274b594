"""What a scene tells the rules page: the game in a few pictures, and every tile, card and sign with what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from markupsafe import Markup

from meeplehall.web.drawing import n, use
from meeplehall.web.texts import Texts

WIDTH, HEIGHT = 220, 144
"""The size of a picture of the overview."""


@dataclass(frozen=True)
class Glimpse:
    """A step of the overview."""

    picture: Markup
    title: str
    text: str


@dataclass(frozen=True)
class Entry:
    """A tile, card or sign."""

    id: str
    """Its address on the page."""
    picture: Markup
    name: str
    effect: str
    rule: str
    count: str = ""
    """How many of it there are."""


@dataclass(frozen=True)
class Group:
    """Entries of a kind."""

    id: str
    title: str
    entries: list[Entry]
    help: str = ""


@runtime_checkable
class Pictured(Protocol):
    """A scene with pictures for the rules page."""

    def overview(self, t: Texts) -> list[Glimpse]:
        """The game in two minutes."""

    def dictionary(self, t: Texts) -> list[Group]:
        """Everything that is printed on tiles, cards and boards."""


def glimpses(prefix: str, pictures: list[str], t: Texts) -> list[Glimpse]:
    """The steps `<prefix>-overview-1`, `-2`, ... with these pictures."""
    return [
        Glimpse(
            Markup(f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{picture}</svg>'),
            t(f"{prefix}-overview-{number}-title"),
            t(f"{prefix}-overview-{number}"),
        )
        for number, picture in enumerate(pictures, start=1)
    ]


def figure(x: float, y: float, words: object, size: float = 20) -> str:
    """A number in a picture, round a point."""
    return f'<text class="dict-num" x="{n(x)}" y="{n(y)}" font-size="{n(size)}" text-anchor="middle">{words}</text>'


def arrow(x: float, y: float, size: float = 26) -> str:
    """From this to that."""
    return use("arrow", x, y, size, "dict-arrow")


def capital(words: str) -> str:
    """With a capital letter, as a title."""
    return words[:1].upper() + words[1:]
