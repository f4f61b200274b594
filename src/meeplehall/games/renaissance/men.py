"""Renaissance Men (RM-305, RM-306)."""

from __future__ import annotations

from meeplehall.core.bits import bit, index_of
from meeplehall.games.renaissance.codes import PLACE
from meeplehall.games.renaissance.pyramid import FILLABLE
from meeplehall.games.renaissance.state import DOWN, MAN, WAITING, Board
from meeplehall.games.renaissance.structure import put_man, remove_chosen
from meeplehall.games.renaissance.supply import draw
from meeplehall.games.renaissance.tables import WILD


def make_men(s: Board) -> None:
    """Cards face down from the dealer's left; then they decide, sealed."""
    s.todo = MAN
    for i in range(s.seats):
        seat = (s.dealer + 1 + i) % s.seats
        p = s.players[seat]
        p.clear_choice()
        if p.taught != WILD:
            continue
        p.taught = 0
        if draw(s, DOWN + seat * 16 + WAITING) == 0:
            return
        p.man = 1
        if s.journal is not None:
            s.journal.tell("man", seat)
    ask_owners(s)
    s.open = s.asked


def ask_owners(s: Board) -> None:
    """RM-305: who has a Renaissance Man to place; with one place only, a removal opens another."""
    s.asked = 0
    for seat in range(s.seats):
        p = s.players[seat]
        places = FILLABLE[p.filled]
        if p.man == 1 and (s.rules >= 2 or places & (places - 1) != 0):
            s.asked |= bit(seat)
        elif p.man == 1:
            p.choice = PLACE + index_of(places) + 1


def place_men(s: Board) -> None:
    """All Renaissance Men of the phase come down together, when whoever makes room for them has gone (RM-206)."""
    if s.asked != 0:
        s.unseal()
    remove_chosen(s)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.man == 1:
            put_man(s, seat, p.choice - 1 - PLACE)
        p.clear_choice()
