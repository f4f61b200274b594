"""How good a turn was, in a word."""

from __future__ import annotations

LOST = ("blunder", "error", "inaccuracy")
LEAST = (0.10, 0.05, 0.02)
"""From which loss of winning chance on, if it is beyond its margin."""


def mark_of(loss: float, margin: float, forced: bool) -> str:
    """forced, best, good, inaccuracy, error or blunder; a loss that may be none is good."""
    if forced:
        return "forced"
    if loss <= 0:
        return "best"
    if loss > margin:
        for name, least in zip(LOST, LEAST, strict=True):
            if loss >= least:
                return name
    return "good"
