"""Learning the weights of an evaluation that is a sum of named terms: by matches between neighbours (SPSA).

Two versions of the weights, each a small random step to either side of the present ones, meet on the same seeds in both
seats; the present weights move towards the side that did better. The steps get smaller in the course of the time.
"""

from __future__ import annotations

import math

from meeplehall.bots.search.plans import Planner
from meeplehall.core.errors import BadOption
from meeplehall.core.net import Net
from meeplehall.lab.course import Progress, Run

STEP = 0.15  # of a weight
LEAST_STEP = 15.0
FIRST_GAIN, LAST_GAIN = 0.008, 0.0005
TRIES = 3
MARGIN = 0.1  # how much a point of the scores counts beside the win


class Tuned(Progress, kw_only=True):
    """What a run needs to go on."""

    terms: list[str]
    weights: list[float]


class Tuning(Run[Tuned]):
    """A run in a folder."""

    def begin(self) -> Tuned:
        """The weights chosen by hand."""
        if self.course.players not in ((), (2,)):
            raise BadOption(f"the weights of {self.game.name} are tuned in games of 2 players only")
        mind = self.game.heuristic()
        self.names = mind.feature_names()
        self.first = [float(weight) for weight in mind.first_weights()]
        if not self.first:
            raise BadOption(f"{self.game.name} has no weights to tune")
        self.steps = [max(LEAST_STEP, STEP * abs(weight)) for weight in self.first]
        self.planner = Planner(1, TRIES)
        self.planner.mind = mind
        return Tuned(game=self.game.name, terms=self.names, weights=self.first)

    def take_over(self, found: Tuned) -> None:
        """Weights of the same terms."""
        if (found.game, found.terms, len(found.weights)) != (self.game.name, self.names, len(self.names)):
            raise ValueError("is of another game or other terms")

    def step(self) -> str:
        """Two games on one seed; the weights follow the better side. Tells how far they have come."""
        sides = [self.random.choice((-1, 1)) for _ in self.first]
        weights = self.progress.weights
        up = net_of([w + s * side for w, s, side in zip(weights, self.steps, sides)])
        down = net_of([w - s * side for w, s, side in zip(weights, self.steps, sides)])
        seed = self.random.getrandbits(60)
        result = self._game(seed, [up, down]) - self._game(seed, [down, up])
        gain = FIRST_GAIN * (LAST_GAIN / FIRST_GAIN) ** self.share()
        self.progress.games += 2
        self.progress.weights = [w + gain * s * side * result for w, s, side in zip(weights, self.steps, sides)]
        moved = [(w - f) / s for w, f, s in zip(self.progress.weights, self.first, self.steps)]
        return f"moved by {math.hypot(*moved) / math.sqrt(len(moved)):.2f} steps"

    def _game(self, seed: int, nets: list[Net]) -> float:
        """How much better the first seat did than the second."""
        state = self.game.new(2, {}, seed)
        while not state.over:
            seat = state.actor()
            imagined = state.sample(seat, self.random.getrandbits(60))
            self.planner.mind.net = nets[seat]
            for action in self.planner.plans(imagined, seat, 1)[0].steps:
                state.play(seat, action)
        outcome = state.outcome()
        won = (outcome.ranks[0] < outcome.ranks[1]) - (outcome.ranks[0] > outcome.ranks[1])
        return won + MARGIN * (outcome.scores[0] - outcome.scores[1])

    def learned(self) -> Net:
        """The present weights."""
        return net_of(self.progress.weights)


def net_of(weights: list[float]) -> Net:
    """The weights as a net that only hands them on, one per term."""
    return Net(len(weights), 1, [round(weight) for weight in weights], [0], [0], 0)
