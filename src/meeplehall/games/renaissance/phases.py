"""Action phases: the call and the reveal (RM-202, RM-203, RM-207)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, has
from meeplehall.core.native import i64
from meeplehall.games.renaissance.acting import act, pay
from meeplehall.games.renaissance.pyramid import LEVEL
from meeplehall.games.renaissance.state import CHOICE, Board, Player
from meeplehall.games.renaissance.structure import access, remove_chosen

LAST_PHASE: Final = 4


def call_phase(s: Board, phase: i64) -> None:
    """RM-203: all choose at once."""
    s.phase = phase
    s.todo = CHOICE
    if s.journal is not None:
        s.journal.tell("phase", s.round, phase)
    ask_everybody(s)
    s.open = s.asked


def ask_everybody(s: Board) -> None:
    """RM-203: passed over are those whom open facts leave a bare pass."""
    s.asked = 0
    for seat in range(s.seats):
        p = s.players[seat]
        p.clear_choice()
        if has_choice(s, p):
            s.asked |= bit(seat)


def has_choice(s: Board, p: Player) -> bool:
    """RM-203: something to remove, or a card and an access."""
    if p.filled != 0:
        return True
    return p.hand_size > 0 and (p.stored != 0 or access(s, p, p.filled, s.phase) != 0)


def reveal(s: Board) -> None:
    """RM-207: each step for all players before the next step."""
    s.unseal()
    remove_chosen(s)
    for seat in range(s.seats):
        if has(s.asked, seat):
            pay(s, seat, s.players[seat].choice - 1)
    for seat in range(s.seats):
        if has(s.asked, seat):
            act(s, seat, s.players[seat].choice - 1)


def next_is_called(s: Board) -> bool:
    """RM-202: whether anybody has a card on the next level, covered or not."""
    if s.phase == LAST_PHASE:
        return False
    for p in s.players:
        if p.filled & LEVEL[s.phase + 1] != 0:
            return True
    return False
