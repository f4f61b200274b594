"""What a game gives its seats."""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import vec
from meeplehall.core.state import State

WIN: Final = 0
MARGIN: Final = 1
SHAPED: Final = 2


def shares(state: State) -> vec[float]:
    """By seat, its share of the win: 1 for who wins alone. Of a game that is over."""
    out = vec[float]([0.0 for _ in range(state.seats)])
    winners = state.ranking().winners()
    for winner in winners:
        out[winner] = 1.0 / len(winners)
    return out


def margins(state: State) -> vec[float]:
    """By seat, its points less the best other's; alone, its points."""
    scores = state.scores()
    out = vec[float]([float(points) for points in scores])
    if len(scores) > 1:
        for n in range(len(scores)):
            out[n] = float(scores[n] - max([points for other, points in enumerate(scores) if other != n]))
    return out
