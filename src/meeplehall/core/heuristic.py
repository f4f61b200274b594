"""What bots know of a game beyond its rules: a prior for each action, and a value for each position.

A game without one is played by search alone: all actions look alike, and a position is worth what random games from it
end with.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.buffer import Actions
from meeplehall.core.generator import generator
from meeplehall.core.native import i64, mypyc_attr, vec
from meeplehall.core.net import Net
from meeplehall.core.playout import playout
from meeplehall.core.state import State

LOWEST: Final = -1_000_000_000
DOMINATED: Final = -1_000_000
"""The prior of declining what comes for nothing: whoever plans does not even try it."""
RANDOM_GAMES: Final = 4
LONGEST: Final = 5_000
"""Decisions of a random game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Judges positions of one game; every bot has one of its own. A game subclasses it and fills in what it knows."""

    net: Net | None = None
    """What `value` goes by; none: by the points reached alone."""

    # What a game fills in

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """How good a legal action looks at first glance; the greedy policy takes the highest. 0: no idea."""
        return 0

    def idle(self, state: State, seat: i64) -> i64:
        """The prior of doing nothing: what looks no better makes no sense."""
        return 0

    def forgiving(self) -> bool:
        """Whether a slip matters so little in this game that bots of the lower levels have to make more of them."""
        return False

    def horizon(self) -> i64:
        """How many turns of every seat a rollout goes on before it is judged."""
        return 1

    def plans_ahead(self) -> bool:
        """Whether rollouts are better planned turn by turn, or played greedily and many more of them."""
        return True

    def reached(self, state: State, seat: i64) -> i64:
        """What one seat has reached, in thousandths of a point; bots want to have much of it when the game is over."""
        return 1000 * state.scores()[seat]

    def elapsed(self, state: State) -> i64:
        """How much of the game is behind, in thousandths; 0: no idea."""
        return 0

    def feature_names(self) -> list[str]:
        """From what the rest is estimated; none: nothing has been thought of."""
        return []

    def first_weights(self) -> list[int]:
        """For games that estimate by a sum of weighted terms, named by `feature_names`: weights chosen by hand."""
        return []

    def features(self, state: State, seat: i64, x: vec[i64]) -> None:
        """Fill in the features of this seat."""

    # What every game shares

    def value(self, state: State, seat: i64) -> i64:
        """What this seat will have reached when the game is over, as far as can be told; exact then."""
        reached = self.reached(state, seat)
        net = self.net
        if net is None or state.over:
            return reached
        self.features(state, seat, net.x)
        return reached + net.run()

    def utility(self, state: State, seat: i64) -> i64:
        """How well this seat stands, in thousandths: search maximises its mean. The best rival counts half."""
        own = self.value(state, seat)
        if state.seats == 1:
            return own
        best: i64 = LOWEST
        for other in range(state.seats):
            if other != seat:
                theirs = self.value(state, other)
                if theirs > best:
                    best = theirs
        return own - best // 2


@mypyc_attr(allow_interpreted_subclasses=True)
class ByOutcome(Heuristic):
    """For a game of which nothing is known: positions are judged by how random games from them end."""

    def __init__(self) -> None:
        self.luck = generator(1)
        self.actions = Actions()

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """Any action is as good as another."""
        return self.luck.below(1000)

    def horizon(self) -> i64:
        """Below nothing: no turn of an imagined game is planned, `utility` plays all of it at random."""
        return -1

    def value(self, state: State, seat: i64) -> i64:
        """The mean of a few random games."""
        if state.over:
            return self.reached(state, seat)
        total: i64 = 0
        for _ in range(RANDOM_GAMES):
            total += self.reached(self.ending(state), seat)
        return total // RANDOM_GAMES

    def utility(self, state: State, seat: i64) -> i64:
        """How one random game ends; search takes the mean of many."""
        return super().utility(self.ending(state), seat)

    def ending(self, state: State) -> State:
        """A last position that random play leads to; of an endless game, a late one."""
        if state.over:
            return state
        end = state.clone()
        playout(end, self.luck, self.actions, LONGEST)
        return end
