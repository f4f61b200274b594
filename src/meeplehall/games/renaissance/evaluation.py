"""How good an action looks at first glance, for the greedy player."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.renaissance.state import Board


def rate(s: Board, seat: i64, action: i64) -> i64:
    """Higher is better."""
    return 0
