"""Learning by self-play: games by the current guesses, and better guesses from what came of them.

The first games are played by the first glance; from then on every turn is planned by the net as it stands (TD(lambda):
the target of a position lies between the result and the guess one turn later). Some turns at the start of each game are
wild, so that the net sees what it would not have chosen.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from meeplehall.bots.search.examples import Examples, Lesson
from meeplehall.bots.search.plans import Planner
from meeplehall.core.errors import BadOption
from meeplehall.core.fit import Fit
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.native import i64, vec
from meeplehall.core.net import Net
from meeplehall.core.state import State
from meeplehall.lab.course import Course, Progress, Run

REMEMBERED = 400_000  # examples
TRUST = 0.9  # lambda: how much a position learns from the result, and not from the guess one position later
GLANCES = 0.15  # the part of the time that goes to games by the first glance, which teach what a game comes to
REUSE = 4  # how often an example is looked at
FIRST_RATE = 0.001
LAST_RATE = 0.00002
WIDTH, TRIES = 4, 6  # of the planner


class Trained(Progress, kw_only=True):
    """What a run needs to go on."""

    features: list[str]
    hidden: int
    examples: int = 0
    turns: float = 0.0
    weights: list[list[float]] = msgspec.field(default_factory=list)


class Training(Run[Trained]):
    """A run in a folder."""

    def __init__(self, course: Course, game: Game, folder: str, fresh: bool = False) -> None:
        super().__init__(course, game, folder, fresh)
        self.noise = generator(self.random.getrandbits(60))
        self.starts = self._starts(self.random)
        self.x: list[vec[i64]] = []
        self.y: list[int] = []
        self._renew()

    def begin(self) -> Trained:
        """A net of random weights."""
        self.mind = self.game.heuristic()
        self.names = self.mind.feature_names()
        if not self.names:
            raise BadOption(f"{self.game.name} has no features to learn from")
        self.fit = Fit(len(self.names), self.course.hidden, self.course.seed)
        return Trained(game=self.game.name, features=self.names, hidden=self.course.hidden)

    def take_over(self, found: Trained) -> None:
        """A net of the same shape, if one was saved."""
        new = self.progress
        if (found.game, found.features, found.hidden) != (new.game, new.features, new.hidden):
            raise ValueError("is of another game, other features or another size")
        if found.weights:
            self.fit.restore(found.weights)

    def _starts(self, rng: random.Random) -> Iterator[State]:
        """First positions: half of them for two with default options, the others for any number with any options."""
        counts = self.course.players or tuple(range(self.game.min_players, self.game.max_players + 1))
        while True:
            plain = rng.random() < 0.5
            players = 2 if plain and 2 in counts else rng.choice(counts)
            options = {} if plain else {o.name: rng.choice(o.choices) for o in self.game.options if o.choices}
            try:
                yield self.game.new(players, options, rng.getrandbits(60))
            except BadOption:
                continue

    def _renew(self) -> None:
        """Let the net that plays catch up with the one that learns."""
        self.net = self.learned() if self.share() > GLANCES else None

    def step(self) -> str:
        """Play some games and learn from them; tells the error and the mean points of games without wild turns."""
        progress = self.progress
        found = Examples()
        self.mind.net = self.net
        planner = Planner(WIDTH if self.net else 0, TRIES)
        planner.mind = self.mind
        lesson = Lesson(planner, self.noise, TRUST if self.net else 1.0)
        tame: list[int] = []
        for number in range(self.course.batch):
            state = next(self.starts)
            wild = 0 if number % 8 == 0 else self.random.randrange(1, 2 + int(0.9 * progress.turns))
            lesson.play(state, wild, self.random.choice((0, 0, 30, 100)), found)
            if wild == 0:
                tame += state.scores()
                progress.turns += (float(lesson.turns) - progress.turns) * (0.05 if progress.turns else 1.0)
        progress.games += self.course.batch
        progress.examples += len(found.x)
        if not progress.weights and not self.x:
            self.fit.scale(found.x, found.y)
        self.x += found.x
        self.y += found.y
        del self.x[:-REMEMBERED]
        del self.y[:-REMEMBERED]
        order = [self.random.randrange(len(self.x)) for _ in range(REUSE * len(found.x))]
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * self.share()
        error = self.fit.train(self.x, self.y, order, rate)
        mean = sum(tame) / len(tame)
        return f"{progress.examples:>10,} examples  error {error / 1000:6.2f}  last games {mean:6.1f} points"

    def learned(self) -> Net:
        """In whole numbers."""
        return self.fit.net()

    def save(self) -> None:
        """From here on the games are played by what was saved."""
        self.progress.weights = self.fit.data()
        super().save()
        self._renew()

    def about(self) -> dict[str, str]:
        """How the weights were got."""
        command = f"{self.course.command()} --hidden {self.course.hidden}"
        return super().about() | {"command": command, "examples": str(self.progress.examples)}
