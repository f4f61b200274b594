"""The Chancery and its desks (RN-832, RN-833). The rules elsewhere ask which `desks` a player has."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import has
from meeplehall.core.heap import count, one
from meeplehall.core.native import i64
from meeplehall.games.nobility.state import CHANCERY_DICE, CHOOSE_DESK, READY, Board, Player

BOTTOM: Final = 6  # the first bottom desk
BOTTOM_FROM: Final = 5  # players


def desk_fits(s: Board, p: Player, desk: i64) -> bool:
    """In play at this count, free, and its race housed."""
    if desk >= BOTTOM and s.seats < BOTTOM_FROM:
        return False
    return s.desks[desk] == 0 and has(p.races, s.tables.desk_race[desk])


def chancery_open(s: Board, p: Player, value: i64) -> bool:
    """An empty die slot, a worker in the lot and a desk for him."""
    if s.chancery == 0 or p.workers == 0 or s.dice[CHANCERY_DICE + value - 1] != 0:
        return False
    return desk_fits(s, p, value - 1) or desk_fits(s, p, value - 1 + BOTTOM)


def visit_chancery(s: Board, seat: i64) -> None:
    """Ask for the desk if both fit."""
    p = s.players[seat]
    top = s.value - 1
    if not desk_fits(s, p, top):
        sit_down(s, seat, top + BOTTOM)
    elif not desk_fits(s, p, top + BOTTOM):
        sit_down(s, seat, top)
    else:
        s.todo = CHOOSE_DESK


def sit_down(s: Board, seat: i64, desk: i64) -> None:
    """RN-832: for ever; RN-833: from the next action on."""
    p = s.players[seat]
    p.workers -= 1
    p.seated += 1
    s.desks[desk] = seat + 1
    p.desks += one(s.tables.desk_benefit[desk % BOTTOM + 1])
    if s.journal is not None:
        s.journal.tell("desk", seat, desk)
    s.todo = READY


def desk_coins(s: Board, p: Player, benefit: i64) -> i64:
    """RN-833: by how many coins the desks of this benefit change an amount, a coin each."""
    n = count(p.desks, benefit)
    if s.rules < 2 and n > 1:
        return 1
    return n
