"""How far can be taken back: down to the last revelation, and one's own sealed choice until it is opened."""

from __future__ import annotations

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.state import State


class Undoable(msgspec.Struct, array_like=True):
    """A decision that can still be taken back, with the position before it."""

    entry: int
    seat: int
    action: int
    sealed: bool
    before: bytes


class Before:
    """What to remember of a position before a decision, to judge afterwards what it brought to light."""

    def __init__(self, state: State) -> None:
        self.last = state.last
        self.revealed = state.revealed

    def new_hands(self, after: State, seat: int) -> bool:
        """Whether this seat decided openly after another: what came earlier is settled by that."""
        return self.last != seat and after.last == seat

    def reveals(self, after: State, seat: int) -> bool:
        """Whether anything came to light beyond this seat's decision itself."""
        return after.revealed - self.revealed > (1 if self.new_hands(after, seat) else 0)


def find(window: list[Undoable], seat: int) -> int:
    """The index of the decision this seat may take back now, or -1."""
    for index in range(len(window) - 1, -1, -1):
        undoable = window[index]
        if undoable.seat == seat:
            later = window[index + 1 :]
            return index if not later or (undoable.sealed and all(other.sealed for other in later)) else -1
    return -1


def without(game: Game, window: list[Undoable], index: int) -> tuple[State, list[Undoable]]:
    """The position and the window when that decision was never made. Later ones are sealed and stay."""
    state = game.unpack(window[index].before)
    kept = window[:index]
    for later in window[index + 1 :]:
        kept.append(Undoable(later.entry, later.seat, later.action, later.sealed, state.pack()))
        state.apply(later.seat, later.action)
    return state, kept
