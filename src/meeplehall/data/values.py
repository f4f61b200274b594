"""What positions are worth, for tables of decisions."""

from __future__ import annotations

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.state import State
from meeplehall.study.curves import chances_for


class Valuer:
    """Winning chances from what a seat knows."""

    def __init__(self, state: State) -> None:
        self._mind = heuristic_for(state)
        self._chances = chances_for(state)

    def value(self, state: State, seat: int) -> float:
        """The share of a win that the seat may expect."""
        return self._chances.shares(self._mind, state.sample(seat, 0))[seat]
