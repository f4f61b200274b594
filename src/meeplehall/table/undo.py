"""How far can be taken back: down to the last revelation, and one's own sealed choice until it is opened."""

from __future__ import annotations

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.state import State


class Undoable(msgspec.Struct, array_like=True, gc=False):
    """A decision that can still be taken back, with the position before it."""

    entry: int
    seat: int
    action: str | int
    """In notation; older programs kept the code."""
    sealed: bool
    before: bytes
    led: bool = False
    """Whether it was chosen as one with the decision before it, or followed from it: they are taken back as one."""


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
        kept.append(Undoable(later.entry, later.seat, later.action, later.sealed, state.pack(), later.led))
        state.apply(later.seat, later.action if isinstance(later.action, int) else game.parse(later.action))
    return state, kept
