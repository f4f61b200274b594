"""A position that a seat cannot tell from the real one."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.burgundy.state import CASTLE_CHOICE, Board


def redraw(s: Board, seat: i64, seed: i64) -> None:
    """Supplies are heaps and chance is drawn when revealed, so only the generator and sealed choices are new."""
    s.rng.reseed(seed)
    if s.todo == CASTLE_CHOICE:
        for other in range(s.seats):
            if other != seat:
                s.players[other].castle = 0
