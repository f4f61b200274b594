"""How far can be taken back: down to the last revelation, and one's own sealed choice until it is opened."""

from __future__ import annotations

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.state import State


class Step(msgspec.Struct, array_like=True):
    """A decision that can still be taken back, with the position before it."""

    entry: int
    seat: int
    action: str | int
    """In notation; older programs kept the code."""
    sealed: bool
    before: bytes


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
        state.apply(step.seat, step.action if isinstance(step.action, int) else game.parse(step.action))
    return state, kept
