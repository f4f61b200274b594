"""Which dice can be placed, and at which values (RN-205, RN-206)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility.places import some_place
from meeplehall.games.nobility.state import Board


def playable(s: Board, seat: i64) -> i64:
    """The dice and values open to this seat, as a set of (die - 1) * 6 + value - 1."""
    p = s.players[seat]
    room = p.reputation - p.placed
    if p.dice == 0 or room < 1:
        return 0
    shift = p.modifiers
    found: i64 = 0
    known: i64 = 0  # values looked at
    open_: i64 = 0  # those of them with a place
    dice = p.dice
    for face in range(6):
        if count(dice, face) == 0:
            continue
        low = face - shift
        high = face + shift
        if low < 0:
            low = 0
        if high > 5:
            high = 5
        if high >= room:
            high = room - 1
        for value in range(low, high + 1):
            if not has(known, value):
                known |= bit(value)
                if some_place(s, seat, value + 1):
                    open_ |= bit(value)
            if has(open_, value):
                found |= bit(face * 6 + value)
    return found
