"""How likely each seat is to win, from what each is expected to reach.

What a seat will reach is known only roughly, early in a game less than late. The chance to end on top is that of a row
of values with errors of one size: the more a seat is ahead of another in units of that size (`scale`), the surer it is.
Leads of those who slip are worth less, and whoever slips reaches less: so what all together are expected to reach,
beside what is usual (`middle`), says how steady their leads are (`steady`). Alone there is nobody to be ahead of: there
the mark to pass (`mark`) is fitted too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State

KNOTS: Final = 6
"""The curves are straight lines between so many points, evenly spread over the game."""
UNSTEADIEST: Final = 0.7
"""The logarithm by which leads are worth less, or more, at the most unusual of tables: about twice."""


class Chances:
    """The curves of one game and number of players."""

    def __init__(
        self, scale: Sequence[float], mark: Sequence[float] = (), middle: float = 0.0, steady: float = 0.0
    ) -> None:
        self.scale: vec[float] = vec[float]([float(x) for x in scale])
        self.mark: vec[float] = vec[float]([float(x) for x in mark])
        self.middle = middle
        """What a seat usually reaches."""
        self.steady = steady
        """The logarithm by which a lead is worth more, for each point that all reach above the usual."""

    def shares(self, mind: Heuristic, state: State) -> list[float]:
        """The share of a win that each seat may expect; exact when the game is over."""
        if state.over:
            return result(state)
        elapsed = float(mind.elapsed(state)) / 1000.0
        values = [float(mind.value(state, seat)) / 1000.0 for seat in range(state.seats)]
        return self.of_values(values, elapsed)

    def of_values(self, values: list[float], elapsed: float) -> list[float]:
        """The shares for these expected values (in points), when so much of the game (0 to 1) is behind."""
        scale = between(self.scale, elapsed)
        if len(values) == 1:
            return [1.0 / (1.0 + math.exp(bounded((between(self.mark, elapsed) - values[0]) / scale)))]
        scale /= steadiness(values, self.middle, self.steady)
        best = max(values)
        weights = [math.exp(bounded((value - best) / scale)) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]


def result(state: State) -> list[float]:
    """What each seat got: a win is shared by all who are first."""
    ranks = state.outcome().ranks
    first = len([rank for rank in ranks if rank == 1])
    return [1.0 / first if rank == 1 else 0.0 for rank in ranks]


def steadiness(values: list[float], middle: float, steady: float) -> float:
    """How many times as much as usual a lead is worth, where all together are expected to reach this."""
    above = steady * (sum(values) / float(len(values)) - middle)
    return math.exp(min(max(above, -UNSTEADIEST), UNSTEADIEST))


def between(curve: vec[float], at: float) -> float:
    """The height of a curve at a point from 0 to 1."""
    x = min(max(at, 0.0), 1.0) * float(KNOTS - 1)
    left: i64 = min(i64(x), KNOTS - 2)
    part = x - float(left)
    return curve[left] * (1.0 - part) + curve[left + 1] * part


def bounded(x: float) -> float:
    """Within what an exponential can take; beyond it nothing changes any more."""
    return min(max(x, -60.0), 60.0)
