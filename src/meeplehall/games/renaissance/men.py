"""Renaissance Men (RM-305, RM-306)."""

from __future__ import annotations

from meeplehall.core.bits import BIT, index_of
from meeplehall.games.renaissance.codes import PLACE
from meeplehall.games.renaissance.pyramid import FILLABLE
from meeplehall.games.renaissance.state import DOWN, MAN, WAITING, Board
from meeplehall.games.renaissance.structure import put_man, remove_chosen
from meeplehall.games.renaissance.supply import draw
from meeplehall.games.renaissance.tables import WILD


def make_men(s: Board) -> None:
    """Cards face down from the dealer's left; who has a choice is asked, sealed."""
    s.todo = MAN
    s.asked = 0
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
        places = FILLABLE[p.filled]
        if s.rules >= 2 or places & (places - 1) != 0:  # RM-305: if there is one place only, a removal opens another
            s.asked |= BIT[seat]
        else:
            p.choice = PLACE + index_of(places) + 1
    s.open = s.asked


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
