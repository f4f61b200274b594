"""What the page of a review is told, as it goes over the wire."""

from __future__ import annotations

import msgspec


class ReviewFrame(msgspec.Struct):
    """How far the reading has come, and what follows from it."""

    turns: int
    read: int
    """Turns that have their verdict."""
    state: str
    """reading, waiting, failed or done."""
    regions: dict[str, str]
    texts: list[str]
    """Every turn in a sentence, for the curve."""
    errors: list[int]
    """The turns that lost something, of all seats."""
    own: list[int]
    """Those of the seat whose account it is."""
    heights: list[list[float]]
    """Where the knob of the curve stands at each turn, in hundredths of its height: for chances, and for points."""
    tips: list[str]
    """What stands at the knob."""


class MomentFrame(msgspec.Struct):
    """One turn: the boards before it, and what is to be said."""

    turn: int
    regions: dict[str, str]
    better: list[list[str]]
    """The places of each step of the better turn."""
    played: list[list[str]]
    at: str
    """When it was, and whose turn."""
    step: int
    """The position in the replay."""
