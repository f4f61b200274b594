"""Learning by self-play: games by the current guesses, and better guesses from what came of them.

The first games are played by the first glance; from then on every turn is planned by the net as it stands (TD(lambda):
the target of a position lies between the result and the guess one turn later). Some turns at the start of each game are
wild, so that the net sees what it would not have chosen.
"""

from __future__ import annotations

import msgspec

from meeplehall.core.bits import table
from meeplehall.core.errors import BadOption
from meeplehall.core.fit import Fit
from meeplehall.core.game import Game
from meeplehall.core.native import i64, vec
from meeplehall.core.net import Net
from meeplehall.lab.course import Course, Progress, Run
from meeplehall.lab.lessons import Learned, Start, play_lessons, weights_of

REMEMBERED = 400_000  # examples
TRUST = 0.9  # lambda: how much a position learns from the result, and not from the guess one position later
GLANCES = 0.15  # the part of the time that goes to games by the first glance, which teach what a game comes to
REUSE = 4  # how often an example is looked at
FIRST_RATE = 0.001
LAST_RATE = 0.00002
BATCH = 50  # games between two times of learning
TASK = 5  # games that a worker plays at a time: always as many, so that results do not depend on the workers


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

    def _start(self, tame: bool) -> Start:
        """A first position: half of them for two with default options, the others for any number with any options."""
        rng = self.random
        wild = 0 if tame else rng.randrange(1, 2 + int(0.9 * self.progress.turns))
        counts = self.course.players or tuple(range(self.game.min_players, self.game.max_players + 1))
        while True:
            plain = rng.random() < 0.5
            players = 2 if plain and 2 in counts else rng.choice(counts)
            options = {} if plain else {o.name: rng.choice(o.choices) for o in self.game.options if o.choices}
            seed, wildness, luck = rng.getrandbits(60), rng.choice((0, 0, 30, 100)), rng.getrandbits(60)
            try:
                return Start(players, self.game.settle(players, options), seed, wild, wildness, luck)
            except BadOption:
                continue

    def _renew(self) -> None:
        """Let the net that plays catch up with the one that learns."""
        self.net = self.learned() if self.share() > GLANCES else None

    def games_of_step(self) -> int:
        """Between two times of learning."""
        return self.course.batch or BATCH

    def step(self) -> str:
        """Play some games and learn from them; tells the error and the mean points of games without wild turns."""
        progress = self.progress
        starts = [self._start(tame=number % 8 == 0) for number in range(self.games_of_step())]
        found = self._played(starts)
        points = [score for part in found for score in part.points]
        for turns in [count for part in found for count in part.turns]:
            progress.turns += (float(turns) - progress.turns) * (0.05 if progress.turns else 1.0)
        x = [table(row) for part in found for row in part.x]
        y = [target for part in found for target in part.y]
        progress.games += len(starts)
        progress.examples += len(x)
        if not progress.weights and not self.x:
            self.fit.scale(x, y)
        self.x += x
        self.y += y
        del self.x[:-REMEMBERED]
        del self.y[:-REMEMBERED]
        order = [self.random.randrange(len(self.x)) for _ in range(REUSE * len(x))]
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * self.share()
        error = self.fit.train(self.x, self.y, order, rate)
        mean = sum(points) / len(points)
        return f"{progress.examples:>10,} examples  error {error / 1000:6.2f}  last games {mean:6.1f} points"

    def _played(self, starts: list[Start]) -> list[Learned]:
        """What the games teach, in their order, whoever played them."""
        weights = None if self.net is None else weights_of(self.net)
        trust = 1.0 if self.net is None else TRUST
        parts = [starts[at : at + TASK] for at in range(0, len(starts), TASK)]
        tasks = [(number, self.game.name, weights, trust, part) for number, part in enumerate(parts)]
        return sorted(self.crew.run(play_lessons, tasks), key=lambda part: part.number)

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
