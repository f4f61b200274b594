"""The end of the game and its ranking (RM-501 to RM-503, RM-604)."""

from __future__ import annotations

from meeplehall.core.bits import BIT, popcount
from meeplehall.core.native import i64
from meeplehall.core.state import Outcome
from meeplehall.games.renaissance.heap import total
from meeplehall.games.renaissance.pyramid import MASTER
from meeplehall.games.renaissance.state import OVER, Board, Player


def completed(p: Player) -> bool:
    """RM-501: whether the Master is in place."""
    return p.filled & BIT[MASTER] != 0


def anyone_completed(s: Board) -> bool:
    """RM-501."""
    for p in s.players:
        if completed(p):
            return True
    return False


def end_game(s: Board) -> None:
    """Nobody owes anything any more."""
    s.todo = OVER
    s.over = True
    s.asked = 0
    s.open = 0
    if s.journal is not None:
        s.journal.tell("end")


def lose(s: Board) -> None:
    """RM-604: a card was needed and there is none."""
    s.lost = 1
    end_game(s)


def workers(p: Player) -> i64:
    """Cards in the structure, 5 to 15."""
    return 5 + popcount(p.filled)


def in_play(p: Player) -> i64:
    """RM-502: tokens of both kinds and knights on the recruit board."""
    return total(p.stored) + popcount(p.taught) + total(p.knights)


def outcome(s: Board) -> Outcome:
    """RM-502, RM-503: workers, then what is in play; equal in both is shared. A solo game without a Master is lost."""
    keys = [workers(p) * 100 + in_play(p) for p in s.players]
    scores = [workers(p) for p in s.players]
    masters = len([p for p in s.players if completed(p)])
    if s.seats == 1:
        return Outcome([1 if masters == 1 else 2], scores, "Master" if masters == 1 else _failure(s))
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    if masters == 1:
        note = "Master"
    elif ranks.count(1) > 1:
        note = "shared"
    elif masters > 1 or scores.count(max(scores)) > 1:
        note = "tokens and knights"
    else:
        note = "workers"
    return Outcome(ranks, scores, note)


def _failure(s: Board) -> str:
    return "deck" if s.lost == 1 else "rounds"
