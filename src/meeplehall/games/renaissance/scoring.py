"""Workers, what breaks ties, and the final ranking (RM-501 to RM-503)."""

from __future__ import annotations

from meeplehall.core.bits import has, popcount
from meeplehall.core.heap import total
from meeplehall.core.native import i64
from meeplehall.core.ranking import ranks
from meeplehall.core.state import Outcome
from meeplehall.games.renaissance.pyramid import MASTER
from meeplehall.games.renaissance.state import Board, Player


def completed(p: Player) -> bool:
    """RM-501: whether the Master is in place."""
    return has(p.filled, MASTER)


def workers(p: Player) -> i64:
    """Cards in the structure, 5 to 15."""
    return 5 + popcount(p.filled)


def in_play(p: Player) -> i64:
    """RM-502: tokens of both kinds and knights on the recruit board."""
    return total(p.stored) + popcount(p.taught) + total(p.knights)


def ranking(s: Board) -> Outcome:
    """RM-502, RM-503: workers, then what is in play; equal in both is shared. A solo game without a Master is lost."""
    scores = [workers(p) for p in s.players]
    masters = len([p for p in s.players if completed(p)])
    if s.seats == 1:
        failure = "deck" if s.lost == 1 else "rounds"
        return Outcome([1 if masters == 1 else 2], scores, "Master" if masters == 1 else failure)
    places = ranks([(workers(p), in_play(p)) for p in s.players])
    if masters == 1:
        note = "Master"
    elif places.count(1) > 1:
        note = "shared"
    elif masters > 1 or scores.count(max(scores)) > 1:
        note = "tokens and knights"
    else:
        note = "workers"
    return Outcome(places, scores, note)
