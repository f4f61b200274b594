"""The course of the game (RM-201): what follows when nobody owes a decision any more."""

from __future__ import annotations

from meeplehall.games.renaissance.ending import anyone_completed, end_game
from meeplehall.games.renaissance.men import make_men, place_men
from meeplehall.games.renaissance.phases import call_phase, next_is_called, reveal
from meeplehall.games.renaissance.recruits import AREAS, end_recruits, resolve_area, start_recruits
from meeplehall.games.renaissance.refill import refill, start_discards, throw
from meeplehall.games.renaissance.setup import deal
from meeplehall.games.renaissance.state import CHOICE, LAYING, MAN, WON, Board


def go_on(s: Board) -> None:
    """Step by step, until somebody has to decide or the game is over."""
    while s.open == 0 and not s.over:
        todo = s.todo
        if todo == CHOICE:
            reveal(s)
            make_men(s)
        elif todo == MAN:
            place_men(s)
            after_phase(s)
        elif todo == WON:
            if s.area < AREAS:
                resolve_area(s)
            else:
                end_recruits(s)
                after_recruits(s)
        elif todo == LAYING:
            deal(s)
            next_round(s)
        else:
            throw(s)
            refill(s)
            if not s.over:
                after_refill(s)


def after_phase(s: Board) -> None:
    """RM-501, then RM-202: the next phase, or the recruits."""
    if anyone_completed(s):
        end_game(s)
    elif next_is_called(s):
        call_phase(s, s.phase + 1)
    else:
        start_recruits(s)


def after_recruits(s: Board) -> None:
    """RM-501: a Master of any area ends the game now."""
    if anyone_completed(s):
        end_game(s)
    else:
        start_discards(s)


def after_refill(s: Board) -> None:
    """RM-503."""
    if s.round == s.round_limit:
        end_game(s)
    else:
        next_round(s)


def next_round(s: Board) -> None:
    """RM-202: phase 1 always happens."""
    s.round += 1
    call_phase(s, 1)
