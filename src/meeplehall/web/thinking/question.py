"""What a worker is asked, and what can come of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import Game


@dataclass(frozen=True)
class Question:
    """What does a bot of this level do at this seat? The position is whole, and so never part of a printed question."""

    game: Game
    position: bytes = field(repr=False)
    seat: int
    level: str
    luck: int = field(repr=False)


@dataclass(frozen=True)
class Judgement:
    """How good was this turn? The position is that before it; `first` the number of its first decision in the game.

    Without steps: which turn is the best? With open cards: from the position as it really is, of finished games only.
    """

    game: Game
    position: bytes = field(repr=False)
    seat: int
    steps: list[int] = field(repr=False)
    forced: bool
    first: int
    playouts: int
    open_cards: bool = False


class NoAnswer(MeeplehallError):
    """A bot that did not come to a decision. Says what went wrong and where, and nothing of the position."""


class LineFull(NoAnswer):
    """A bot that was not asked: too many stand in line already."""


class TooSlow(NoAnswer):
    """A bot that took so long that its worker was ended."""
