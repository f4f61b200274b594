"""Learning the weights of an evaluation that is a sum of named terms: by matches between neighbours (SPSA).

Two versions of the weights, each a small random step to either side of the present ones, meet on the same seeds in both
seats; the present weights move towards the side that did better. The steps get smaller in the course of the time.
"""

from __future__ import annotations

import math
from typing import Any

from meeplehall.core.errors import BadOption
from meeplehall.core.net import Net
from meeplehall.lab.course import Progress, Run
from meeplehall.lab.lessons import play_match, weights_of

STEP = 0.15  # of a weight
LEAST_STEP = 15.0
FIRST_GAIN, LAST_GAIN = 0.008, 0.0005


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
        return Tuned(game=self.game.name, terms=self.names, weights=self.first)

    def take_over(self, found: Tuned) -> None:
        """Weights of the same terms."""
        if (found.game, found.terms, len(found.weights)) != (self.game.name, self.names, len(self.names)):
            raise ValueError("is of another game or other terms")

    def games_of_step(self) -> int:
        """Two for each pair of versions; more pairs at a time are more work to share out."""
        return 2 * max(1, (self.course.batch or 2) // 2)

    def step(self) -> str:
        """Two games on one seed for each pair of versions; the weights follow the better sides. Tells how far."""
        weights = self.progress.weights
        every = []
        tasks: list[tuple[Any, ...]] = []
        for number in range(0, self.games_of_step(), 2):
            sides = [self.random.choice((-1, 1)) for _ in self.first]
            up, down = (
                weights_of(net_of([w + way * s * side for w, s, side in zip(weights, self.steps, sides)]))
                for way in (1, -1)
            )
            seed, luck = self.random.getrandbits(60), self.random.getrandbits(60)
            tasks.append((number, self.game.name, up, down, seed, luck))
            tasks.append((number + 1, self.game.name, down, up, seed, luck + 1))
            every.append(sides)
        results = dict(self.crew.run(play_match, tasks))
        gain = FIRST_GAIN * (LAST_GAIN / FIRST_GAIN) ** self.share()
        for pair, sides in enumerate(every):
            result = results[2 * pair] - results[2 * pair + 1]
            weights = [w + gain * s * side * result for w, s, side in zip(weights, self.steps, sides)]
        self.progress.games += len(tasks)
        self.progress.weights = weights
        moved = [(w - f) / s for w, f, s in zip(weights, self.first, self.steps)]
        return f"moved by {math.hypot(*moved) / math.sqrt(len(moved)):.2f} steps"

    def learned(self) -> Net:
        """The present weights."""
        return net_of(self.progress.weights)


def net_of(weights: list[float]) -> Net:
    """The weights as a net that only hands them on, one per term."""
    return Net(len(weights), 1, [round(weight) for weight in weights], [0], [0], 0)
