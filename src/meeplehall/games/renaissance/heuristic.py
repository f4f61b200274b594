"""What bots know of Renaissance Man."""

from __future__ import annotations

from typing import Final, cast

from meeplehall.core.bits import popcount
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.renaissance import evaluation
from meeplehall.games.renaissance.position import Renaissance

FIRST: Final = 25_000
ROUND: Final = 200


class RenaissanceHeuristic(Heuristic):
    """Priors and values by a sum of weighted terms: to a greedy player by the first weights, else by learned ones."""

    def weights(self) -> vec[i64]:
        """One for each term."""
        net = self.net
        return evaluation.FIRST_WEIGHTS if net is None else net.first

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """How good a legal action looks."""
        return evaluation.prior(cast(Renaissance, state), seat, action, self.weights(), self.net is not None)

    def idle(self, state: State, seat: i64) -> i64:
        """The prior of doing nothing."""
        return evaluation.idle(cast(Renaissance, state), seat, self.weights())

    def forgiving(self) -> bool:
        """Slips matter little."""
        return True

    def horizon(self) -> i64:
        """Two rounds of four phases."""
        return 8

    def plans_ahead(self) -> bool:
        """Many greedy rollouts are better."""
        return False

    def reached(self, state: State, seat: i64) -> i64:
        """Every round costs, for who is late may not win at all."""
        s = cast(Renaissance, state)
        late: i64 = ROUND * s.round
        if not s.over:
            return -late
        if s.outcome().ranks[seat] == 1:
            return FIRST - late
        return evaluation.WORKER * popcount(s.players[seat].filled) - late

    def elapsed(self, state: State) -> i64:
        """Upper workers of whoever has most: the tenth is the Master."""
        s = cast(Renaissance, state)
        most: i64 = 0
        for p in s.players:
            n = popcount(p.filled)
            if n > most:
                most = n
        return 100 * most

    def feature_names(self) -> list[str]:
        """The terms."""
        return evaluation.TERM_NAMES

    def first_weights(self) -> list[int]:
        """Chosen by hand."""
        return list(evaluation.FIRST_WEIGHTS)

    def value(self, state: State, seat: i64) -> i64:
        """What the seat has built and could build."""
        reached = self.reached(state, seat)
        if state.over:
            return reached
        return reached + evaluation.prospects(cast(Renaissance, state), seat, self.weights())

    def utility(self, state: State, seat: i64) -> i64:
        """Its own value alone: rivals are hardly in the way, and the luck of their hands would blur the picture."""
        return self.value(state, seat)
