"""A placed ship: goods from a depot, then one space along the turn-order track (CB-401, CB-412)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.heap import count, part, variety
from meeplehall.core.native import i64
from meeplehall.games.burgundy.state import CHOOSE_GOODS, GOODS_SPACES, LOAD, MAIN, Board


def arrive(s: Board, seat: i64) -> None:
    """A ship has been placed; with goods lying anywhere its owner chooses a depot."""
    for depot in range(1, 7):
        if s.cargo[depot] != 0:
            s.todo = LOAD
            return
    advance(s, seat)


def load(s: Board, seat: i64, depot: i64, other: i64) -> None:
    """Take from one depot, or with knowledge 5 from two as one heap (`other` is 0 for one)."""
    s.arg = bit(depot)
    if other != 0:
        s.arg |= bit(other)
    p = s.players[seat]
    for good in range(1, 7):
        if count(p.goods, good - 1) != 0:
            _take_type(s, seat, good)
    if variety(waiting(s)) <= GOODS_SPACES - variety(p.goods):
        for good in range(1, 7):
            _take_type(s, seat, good)
    _go_on(s, seat)


def choose(s: Board, seat: i64, good: i64) -> None:
    """Take this new type whole."""
    _take_type(s, seat, good)
    _go_on(s, seat)


def waiting(s: Board) -> i64:
    """What still lies on the chosen depots, as one heap."""
    heap: i64 = 0
    for depot in range(1, 7):
        if has(s.arg, depot):
            heap += s.cargo[depot]
    return heap


def _go_on(s: Board, seat: i64) -> None:
    p = s.players[seat]
    if waiting(s) != 0 and variety(p.goods) < GOODS_SPACES:
        s.todo = CHOOSE_GOODS
        return
    s.todo = MAIN
    s.arg = 0
    advance(s, seat)


def _take_type(s: Board, seat: i64, good: i64) -> None:
    p = s.players[seat]
    for depot in range(1, 7):
        if has(s.arg, depot):
            heap = part(s.cargo[depot], good - 1)
            if heap != 0:
                s.cargo[depot] -= heap
                p.goods += heap
                if s.journal is not None:
                    s.journal.tell("load", seat, depot, good, count(heap, good - 1))


def advance(s: Board, seat: i64) -> None:
    """The own piece alone moves one space, onto the top of a stack there (CB-104, CB-401)."""
    p = s.players[seat]
    p.track += 1
    s.arrivals += 1
    p.arrival = s.arrivals
    if s.journal is not None:
        s.journal.tell("advance", seat, p.track)
