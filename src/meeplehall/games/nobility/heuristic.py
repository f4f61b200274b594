"""What bots know of Rise to Nobility."""

from __future__ import annotations

from typing import cast

from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.nobility import evaluation, features, solo
from meeplehall.games.nobility.position import Nobility


class NobilityHeuristic(Heuristic):
    """Priors by rules of thumb, values by a net learned in self-play."""

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """How good a legal action looks."""
        return evaluation.prior(cast(Nobility, state), seat, action)

    def reached(self, state: State, seat: i64) -> i64:
        """Points; alone, what the objective asks for counts more."""
        s = cast(Nobility, state)
        points = 1000 * s.players[seat].score
        return points + solo.progress(s) if s.seats == 1 else points

    def elapsed(self, state: State) -> i64:
        """Rounds."""
        s = cast(Nobility, state)
        return 1000 * s.round // s.tables.rounds

    def feature_names(self) -> list[str]:
        """As `features.fill` has them."""
        return features.NAMES

    def features(self, state: State, seat: i64, x: vec[i64]) -> None:
        """Fill in the features of this seat."""
        features.fill(cast(Nobility, state), seat, x)
