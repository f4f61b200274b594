"""Rounds and turns (RN-201 to RN-204, RN-211)."""

from __future__ import annotations

from meeplehall.core.heap import as_list
from meeplehall.core.native import i64
from meeplehall.games.nobility import event_cards, solo
from meeplehall.games.nobility.dice import playable
from meeplehall.games.nobility.income import next_income
from meeplehall.games.nobility.scoring import score_end
from meeplehall.games.nobility.settlers import completable
from meeplehall.games.nobility.state import (
    ACTIONS,
    CARD_DONE,
    DIE_DONE,
    FINISHED,
    INCOME,
    OVER,
    READY,
    SALE_DONE,
    TURN,
    TURN_OVER,
    Board,
)
from meeplehall.games.nobility.supply import roll_heap
from meeplehall.games.nobility.upkeep import return_dice, upkeep


def start_round(s: Board) -> None:
    """RN-202: event, automa dice, everybody's dice."""
    if s.journal is not None:
        s.journal.tell("round", s.round + 1)
    if s.events == 1:
        event_cards.reveal(s)
    if s.seats == 1:
        solo.place_automa(s)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        p = s.players[seat]
        p.dice = roll_heap(s, s.tables.dice[s.seats])
        if s.journal is not None:
            s.journal.chance("dice", seat, *as_list(p.dice))
    s.stage = ACTIONS
    s.current = s.first
    s.acted = 0
    s.todo = READY


def can_act(s: Board, seat: i64) -> bool:
    """RN-203: whether a die, a card or a sale is still open in this turn."""
    return can_sell(s, seat) or can_complete(s, seat) or can_place(s, seat)


def can_place(s: Board, seat: i64) -> bool:
    """Whether a die can be placed in this turn."""
    return s.acted & DIE_DONE == 0 and playable(s, seat) != 0


def can_complete(s: Board, seat: i64) -> bool:
    """Whether a settlers card can be completed in this turn."""
    return s.acted & CARD_DONE == 0 and completable(s, s.players[seat]) != 0


def can_sell(s: Board, seat: i64) -> bool:
    """Whether a building can be sold in this turn."""
    p = s.players[seat]
    return s.acted & SALE_DONE == 0 and (p.masters > 0 or p.lots != 0)


def go_on(s: Board) -> None:
    """Whatever follows by itself, until somebody has to decide."""
    while s.todo == READY:
        if s.stage == ACTIONS:
            if s.acted & TURN_OVER == 0 and can_act(s, s.current):
                s.todo = TURN
            else:
                finish_turn(s)
        elif not next_income(s):
            end_round(s)


def passes(s: Board) -> bool:
    """RN-204: whether the turn, as it stands, is the last of the round: one without anything, or just without a die."""
    counts = DIE_DONE | CARD_DONE | SALE_DONE if s.free_turns == 1 else DIE_DONE
    return s.acted & counts == 0


def finish_turn(s: Board) -> None:
    """RN-204: the turn is over; then the next who has not passed."""
    if passes(s):
        s.players[s.current].passed = 1
        if s.journal is not None:
            s.journal.tell("pass", s.current)
    s.acted = 0
    s.die = 0
    s.value = 0
    following = next_seat(s)
    if following >= 0:
        s.current = following
        return
    s.stage = INCOME
    s.step = 0


def next_seat(s: Board) -> i64:
    """The next who has not passed, at last the seat in turn again; -1: all have."""
    for i in range(1, s.seats + 1):
        seat = (s.current + i) % s.seats
        if s.players[seat].passed == 0:
            return seat
    return -1


def end_round(s: Board) -> None:
    """RN-209; RN-701 after the last round."""
    return_dice(s)
    if s.round + 1 < s.tables.rounds:
        upkeep(s)
        s.round += 1
        start_round(s)
        return
    score_end(s)
    s.stage = OVER
    s.todo = FINISHED
    s.over = True
    s.current = -1


def end_turn(s: Board, seat: i64) -> None:
    """RN-211: the player wants no more."""
    if s.journal is not None:
        s.journal.tell("end", seat)
    s.acted |= TURN_OVER
    s.todo = READY
