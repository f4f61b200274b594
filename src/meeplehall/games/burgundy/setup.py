"""Before the first phase (CB-101 to CB-106)."""

from __future__ import annotations

from meeplehall.core.heap import as_list, one
from meeplehall.core.native import i64
from meeplehall.games.burgundy.geometry import CENTRE
from meeplehall.games.burgundy.placing import cover
from meeplehall.games.burgundy.state import Board
from meeplehall.games.burgundy.supply import draw_good
from meeplehall.games.burgundy.tiles import FIRST_CASTLE
from meeplehall.games.burgundy.turn import start_phase


def draw_estates(s: Board, edition: str, repeats: bool) -> list[int]:
    """CB-105: estate numbers at random; without `repeats` none twice, except the repeatable ones."""
    drawn: list[int] = []
    for _ in range(s.seats):
        open_ = [
            e.number
            for e in s.tables.estates[edition]
            if repeats or e.number not in drawn or e.number in s.tables.repeatable[edition]
        ]
        if s.script is not None and s.script.left():
            drawn.append(open_[s.script.one_of([str(number) for number in open_], "an estate")])
        else:
            drawn.append(open_[s.rng.below(len(open_))])
    return drawn


def choose_castle(s: Board, seat: i64, space: i64) -> None:
    """CB-105: sealed; with the last choice all are revealed."""
    s.players[seat].castle = space + 1
    for p in s.players:
        if p.castle == 0:
            return
    s.revealed += 1
    begin(s)


def begin_in_the_centre(s: Board) -> None:
    """CB-105, basic: every start castle on the centre."""
    for p in s.players:
        p.castle = CENTRE + 1
    begin(s)


def begin(s: Board) -> None:
    """Castles lie; deal goods, draw the start player, hand out workers and Silverlings."""
    for seat in range(s.seats):
        p = s.players[seat]
        # CB-106: no placement, so no points and no action
        cover(p, p.castle - 1, FIRST_CASTLE)
        s.coloured[FIRST_CASTLE] -= 1
        if s.journal is not None:
            s.journal.tell("castle", seat, p.castle - 1, p.estate.numbers[p.castle - 1])
    deal_goods(s)
    first = draw_start_player(s)
    if s.journal is not None:
        s.journal.chance("start", first)
    for i in range(s.seats):
        p = s.players[(first + i) % s.seats]
        p.workers = i + 1  # CB-103
        p.silver = 1
        p.arrival = s.seats - i  # CB-104: the start player lies on top
    s.arrivals = s.seats
    start_phase(s)


def draw_start_player(s: Board) -> i64:
    """CB-103: any seat."""
    if s.script is not None and s.script.left():
        return s.script.number(0, s.seats - 1, "the start player")
    return s.rng.below(s.seats)


def deal_goods(s: Board) -> None:
    """CB-102: three goods for each player."""
    for good in range(1, 7):
        s.goods_supply += one(good - 1) * s.tables.goods_per_type
    for seat in range(s.seats):
        p = s.players[seat]
        for _ in range(s.tables.goods_per_player):
            p.goods += one(draw_good(s) - 1)
        if s.journal is not None:
            s.journal.chance("deal", seat, *as_list(p.goods))
