"""Before the first round (RM-101 to RM-104)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import FOUNDATION, WORKERS
from meeplehall.games.renaissance.codes import LAY_WIDTH
from meeplehall.games.renaissance.pyramid import BASE, PLACES
from meeplehall.games.renaissance.refill import fill_areas, fill_hand
from meeplehall.games.renaissance.state import HARDER, LAYING, Board, Player
from meeplehall.games.renaissance.supply import set_aside


def begin(s: Board) -> None:
    """A dealer, the first recruits; then everyone lays a foundation."""
    if s.script is not None and s.script.left() and s.seats > 1:
        s.dealer = s.script.number(0, s.seats - 1, "the dealer's seat")
    else:
        s.dealer = s.rng.below(s.seats)
    if s.journal is not None:
        s.journal.chance("dealer", s.dealer)
    if s.seats == 1 and s.solo == HARDER:
        set_aside(s, s.solo_cards)
    fill_areas(s)
    s.todo = LAYING
    s.asked = bit(s.seats) - 1
    s.open = s.asked


def unlaid(p: Player) -> i64:
    """RM-103: the set of foundation cards that do not lie yet."""
    left: i64 = bit(LAY_WIDTH) - 1
    for place in range(BASE, PLACES):
        if p.places[place] != 0:
            left &= ~bit(p.places[place] - FOUNDATION)
    return left


def lay(s: Board, seat: i64, position: i64, card: i64) -> None:
    """RM-103: from left to right, sealed; the last card has no choice left."""
    p = s.players[seat]
    p.places[BASE + position] = FOUNDATION + card
    if position == LAY_WIDTH - 2:
        left = unlaid(p)
        for last in range(LAY_WIDTH):
            if has(left, last):
                p.places[PLACES - 1] = FOUNDATION + last
        s.open &= ~bit(seat)


def deal(s: Board) -> None:
    """RM-103, RM-104: foundations are revealed, hands are dealt."""
    s.unseal()
    if s.journal is not None:
        for seat in range(s.seats):
            p = s.players[seat]
            s.journal.tell("foundation", seat, *[p.places[BASE + i] - FOUNDATION for i in range(len(WORKERS))])
    for i in range(s.seats):
        fill_hand(s, (s.dealer + 1 + i) % s.seats)
