"""Tiles into storage: from a depot by die or effect, and bought (CB-303, CB-307, CB-308)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import i64
from meeplehall.games.burgundy.state import DISCARD, Board, Player
from meeplehall.games.burgundy.tables import BLACK, SLOTS

PRICE: Final = 2


def take(s: Board, seat: i64, slot: i64) -> None:
    """The tile of a slot goes to storage; with full storage a discard is due first (CB-303)."""
    p = s.players[seat]
    face = s.depots[slot]
    s.depots[slot] = 0
    if s.journal is not None:
        s.journal.tell("take", seat, slot, face)
    free = p.free_storage()
    if free >= 0:
        p.storage[free] = face
    else:
        s.todo = DISCARD
        s.arg = face


def discard(s: Board, seat: i64, stored: i64) -> None:
    """A stored tile leaves the game for the new one."""
    p = s.players[seat]
    s.gone[p.storage[stored]] += 1
    if s.journal is not None:
        s.journal.tell("discard", seat, p.storage[stored])
    p.storage[stored] = s.arg
    s.arg = 0


def buy(s: Board, seat: i64, slot: i64, workers: i64) -> None:
    """CB-307: the turn's purchase. CB-601: the 2019 edition's knowledge 6 lets workers pay."""
    p = s.players[seat]
    s.bought = 1
    p.silver -= PRICE - workers
    p.workers -= workers
    if s.journal is not None:
        s.journal.tell("buy", seat, PRICE - workers, workers)
    take(s, seat, slot)


def workers_may_pay(s: Board, p: Player) -> bool:
    """CB-601."""
    return s.edition == 2019 and p.knows(6)


def can_buy(s: Board, p: Player) -> bool:
    """Whether a purchase is open and something is for sale."""
    if s.bought == 1:
        return False
    money = p.silver
    if workers_may_pay(s, p):
        money += p.workers
    if money < PRICE:
        return False
    for slot in range(first_for_sale(p), SLOTS):
        if s.depots[slot] != 0:
            return True
    return False


def first_for_sale(p: Player) -> i64:
    """CB-413: with knowledge 6 every depot sells."""
    return 0 if p.knows(6) else BLACK
