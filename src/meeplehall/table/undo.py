"""How far can be taken back: down to the last revelation, and one's own sealed choice until it is opened."""

from __future__ import annotations

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.state import State


class Step(msgspec.Struct, array_like=True):
    """A decision that can still be taken back, with the position before it."""

    entry: int
    seat: int
    action: int
    sealed: bool
    before: bytes


class Mark:
    """What to remember of a position before a decision, to judge afterwards what it brought to light."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.last = state.last
        self.revealed = state.revealed

    def new_hands(self, after: State) -> bool:
        """Whether another seat decides openly than before: what came earlier is settled by that."""
        return self.last != self.seat and after.last == self.seat

    def reveals(self, after: State) -> bool:
        """Whether anything came to light beyond the decision itself."""
        return after.revealed - self.revealed > (1 if self.new_hands(after) else 0)


def find(window: list[Step], seat: int) -> int:
    """The index of the step this seat may take back now, or -1."""
    for index in range(len(window) - 1, -1, -1):
        step = window[index]
        if step.seat == seat:
            later = window[index + 1 :]
            return index if not later or (step.sealed and all(other.sealed for other in later)) else -1
    return -1


def without(game: Game, window: list[Step], index: int) -> tuple[State, list[Step]]:
    """The position and the window when that step never happened. Later steps are sealed ones and stay."""
    state = game.unpack(window[index].before)
    kept = window[:index]
    for step in window[index + 1 :]:
        kept.append(Step(step.entry, step.seat, step.action, step.sealed, state.pack()))
        state.apply(step.seat, step.action)
    return state, kept
