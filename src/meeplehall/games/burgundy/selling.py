"""Goods sold (CB-305, CB-410, CB-411) and workers taken (CB-306, CB-420, CB-421)."""

from __future__ import annotations

from meeplehall.core.heap import count, part
from meeplehall.core.native import i64
from meeplehall.games.burgundy.scoring import SALE_SCORE, gain
from meeplehall.games.burgundy.state import Board, Player


def sell(s: Board, seat: i64, good: i64) -> None:
    """All tiles of one type, which stay with the player as sold."""
    p = s.players[seat]
    heap = part(p.goods, good - 1)
    p.goods -= heap
    p.sold += heap
    silver: i64 = 2 if p.knows(3) else 1
    p.silver += silver
    workers: i64 = 1 if p.knows(4) else 0
    p.workers += workers
    if s.journal is not None:
        s.journal.tell("sell", seat, good, count(heap, good - 1), silver, workers)
    gain(s, seat, s.tables.good_points[s.seats] * count(heap, good - 1), SALE_SCORE, good)


def take_workers(s: Board, seat: i64) -> None:
    """A workers action, by die or castle."""
    p = s.players[seat]
    workers = workers_for_workers(p)
    silver = silver_for_workers(p)
    p.workers += workers
    p.silver += silver
    if s.journal is not None:
        s.journal.tell("workers", seat, workers, silver)


def workers_for_workers(p: Player) -> i64:
    """CB-306. CB-421: more with knowledge 14."""
    return 4 if p.knows(14) else 2


def silver_for_workers(p: Player) -> i64:
    """CB-420: with knowledge 13."""
    return 1 if p.knows(13) else 0
