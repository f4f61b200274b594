"""Phases, rounds and turns (CB-201 to CB-205, CB-301)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.burgundy.placing import mines
from meeplehall.games.burgundy.scoring import score_end
from meeplehall.games.burgundy.state import MAIN, OVER, Board
from meeplehall.games.burgundy.supply import clear_depots, draw_good, fill_depots, roll
from meeplehall.games.burgundy.tables import PHASES
from meeplehall.games.burgundy.taking import can_buy

ROUNDS: Final = 5
BOTH_DICE: Final = 3


def start_phase(s: Board) -> None:
    """CB-201: new tiles, and the phase's goods face up."""
    s.revealed += 1
    if s.journal is not None:
        s.journal.tell("phase", s.phase)
    clear_depots(s)
    fill_depots(s)
    for i in range(ROUNDS):
        s.round_goods[i] = draw_good(s)
    if s.journal is not None:
        s.journal.chance("goods", *[s.round_goods[i] for i in range(ROUNDS)])
    s.round = 0
    start_round(s)


def start_round(s: Board) -> None:
    """CB-203: everyone rolls; the white die sends this round's goods tile to a depot."""
    s.revealed += 1
    set_order(s)
    for i in range(s.seats):
        p = s.players[s.order[i]]
        p.die0 = roll(s)
        p.die1 = roll(s)
        p.used = 0
        if s.journal is not None:
            s.journal.chance("dice", s.order[i], p.die0, p.die1)
    s.white = roll(s)
    good = s.round_goods[s.round]
    s.round_goods[s.round] = 0
    s.round_good = good
    s.cargo[s.white] += one(good - 1)
    if s.journal is not None:
        s.journal.chance("white", s.white, good)
    s.turn = 0
    start_turn(s)


def set_order(s: Board) -> None:
    """CB-204: further ahead on the track first, in a stack the upper first."""
    for i in range(s.seats):
        s.order[i] = i
    for i in range(1, s.seats):
        seat = s.order[i]
        j: i64 = i
        while j > 0 and ahead(s, seat, s.order[j - 1]):
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = seat


def ahead(s: Board, seat: i64, other: i64) -> bool:
    """Whether the first goes before the second on the track."""
    p = s.players[seat]
    q = s.players[other]
    return p.track > q.track or (p.track == q.track and p.arrival > q.arrival)


def turns(s: Board) -> i64:
    """How many turns have been finished."""
    return PHASES * ROUNDS * s.seats if s.over else (s.phase * ROUNDS + s.round) * s.seats + s.turn


def start_turn(s: Board) -> None:
    """The next in order has two dice and one purchase."""
    s.current = s.order[s.turn]
    s.bought = 0
    s.todo = MAIN
    s.arg = 0


def go_on(s: Board) -> None:
    """CB-301: after both dice the turn ends by itself if nothing can be bought."""
    p = s.players[s.current]
    if s.todo == MAIN and p.used == BOTH_DICE and not can_buy(s, p):
        end_turn(s)


def end_turn(s: Board) -> None:
    """The next turn, round or phase."""
    s.turn += 1
    if s.turn < s.seats:
        start_turn(s)
        return
    s.round += 1
    if s.round < ROUNDS:
        start_round(s)
        return
    end_phase(s)


def pay_mines(s: Board, seat: i64) -> None:
    """CB-205: in silver. CB-409: with knowledge 2 in workers too."""
    p = s.players[seat]
    silver = mines(p)
    workers: i64 = silver if p.knows(2) else i64(0)
    p.silver += silver
    p.workers += workers
    if s.journal is not None and silver > 0:
        s.journal.tell("income", seat, workers, silver)


def end_phase(s: Board) -> None:
    """CB-205: mines pay. CB-503 after the last phase."""
    for seat in range(s.seats):
        pay_mines(s, seat)
    if s.phase + 1 < PHASES:
        s.phase += 1
        start_phase(s)
        return
    for seat in range(s.seats):
        score_end(s, seat)
    s.todo = OVER
    s.round_good = 0
    s.over = True
    s.current = -1
