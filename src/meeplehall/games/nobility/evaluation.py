"""What looks good at first glance. The greedy bot plays by it."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.nobility.state import Board


def rate(s: Board, seat: i64, action: i64) -> i64:
    """How good a legal action looks."""
    return 0
