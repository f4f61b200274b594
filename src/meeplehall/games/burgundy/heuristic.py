"""What bots know of The Castles of Burgundy."""

from __future__ import annotations

from typing import cast

from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.burgundy import evaluation, features, scoring
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.turn import pay_mines


class BurgundyHeuristic(Heuristic):
    """Priors by rules of thumb, values by a net learned in self-play."""

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """How good a legal action looks."""
        return evaluation.prior(cast(Burgundy, state), seat, action)

    def reached(self, state: State, seat: i64) -> i64:
        """Points."""
        return 1000 * cast(Burgundy, state).players[seat].score

    def elapsed(self, state: State) -> i64:
        """Rounds of 25."""
        return 40 * (24 - evaluation.rounds_left(cast(Burgundy, state)))

    def feature_names(self) -> list[str]:
        """As `features.fill` has them."""
        return features.NAMES

    def features(self, state: State, seat: i64, x: vec[i64]) -> None:
        """Fill in the features of this seat."""
        features.fill(cast(Burgundy, state), seat, x)

    def value(self, state: State, seat: i64) -> i64:
        """Exact as soon as the seat's last turn is over."""
        s = cast(Burgundy, state)
        if not s.over and evaluation.rounds_left(s) == 0:
            for turn in range(s.turn):
                if s.order[turn] == seat:
                    end = cast(Burgundy, s.clone())
                    pay_mines(end, seat)
                    scoring.score_end(end, seat)
                    return self.reached(end, seat)
        return Heuristic.value(self, state, seat)
