"""Learning by self-play: games by the current guesses, and better guesses from what came of them.

The first games are played by the first glance; from then on every turn is planned by the net as it stands (TD(lambda):
the target of a position lies between the result and the guess one turn later). Some turns at the start of each game are
wild, so that the net sees what it would not have chosen. All is kept in a folder; a killed run goes on from there.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from meeplehall.bots.knowledge import FILE, NOTHING, as_text, forget
from meeplehall.bots.search.examples import Examples, Lesson
from meeplehall.bots.search.plans import Planner
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.fit import Fit
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.generator import generator
from meeplehall.core.native import i64, vec
from meeplehall.core.net import Net
from meeplehall.core.state import State
from meeplehall.files import make_folder, read_text, write_whole
from meeplehall.lab.simulation import Plan, simulate

PROGRESS = "progress.json"
REMEMBERED = 400_000  # examples
TRUST = 0.9  # lambda: how much a position learns from the result, and not from the guess one position later
GLANCES = 0.15  # the part of the time that goes to games by the first glance, which teach what a game comes to
REUSE = 4  # how often an example is looked at
RENEWALS = 40  # how often the net that plays is replaced
FIRST_RATE = 0.001
LAST_RATE = 0.00002
WIDTH, TRIES = 4, 6  # of the planner


@dataclass(frozen=True)
class Course:
    """What to learn, and for how long. `hidden`: units of the net; `players`: only these counts, if any are named.

    `batch`: games between two times of learning.
    """

    game: str
    minutes: float
    seed: int = 0
    hidden: int = 24
    players: tuple[int, ...] = ()
    batch: int = 50

    def check(self, game: Game) -> None:
        """Refuse what the game cannot be played with."""
        if not 0 <= self.seed <= MAX_SEED:
            raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {self.seed}")
        for count in self.players:
            game.settle(count, {})

    def command(self) -> str:
        """The command line that takes this course."""
        words = [f"meeplehall train {self.game} --minutes {self.minutes:g} --seed {self.seed}"]
        if self.players:
            words.append("--players " + ",".join(map(str, self.players)))
        return " ".join(words)


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """What a run needs to go on."""

    game: str
    features: list[str]
    hidden: int
    seconds: float = 0.0
    games: int = 0
    examples: int = 0
    turns: float = 0.0
    weights: list[list[float]] = []


class Training:
    """A run in a folder."""

    def __init__(self, course: Course, game: Game, folder: str, fresh: bool = False) -> None:
        self.course = course
        self.game = game
        self.folder = Path(folder)
        course.check(game)
        self.names = next(self._starts(random.Random(0))).feature_names()
        if not self.names:
            raise BadOption(f"{game.name} has no features to learn from")
        self.progress = self._begin(fresh)
        self.random = random.Random(f"{course.seed} {self.progress.games}")
        self.noise = generator(self.random.getrandbits(60))
        self.starts = self._starts(self.random)
        self.fit = Fit(len(self.names), course.hidden, course.seed)
        if self.progress.weights:
            try:
                self.fit.restore(self.progress.weights)
            except ValueError as error:
                raise MeeplehallError(f"{self.folder / PROGRESS}: {error}; --fresh starts again") from None
        self.net: Net | None = self.fit.net() if self.share() > GLANCES else None
        self.x: list[vec[i64]] = []
        self.y: list[int] = []

    def _begin(self, fresh: bool) -> Progress:
        path = self.folder / PROGRESS
        new = Progress(self.course.game, self.names, self.course.hidden)
        if fresh or not path.exists():
            make_folder(str(self.folder))
            return new
        try:
            found = msgspec.json.decode(read_text(str(path)), type=Progress)
        except msgspec.DecodeError as error:
            raise MeeplehallError(f"{path}: {error}; --fresh starts again") from None
        if (found.game, found.features, found.hidden) != (new.game, new.features, new.hidden):
            raise MeeplehallError(f"{path}: is of another game, other features or another size; --fresh starts again")
        return found

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

    def share(self) -> float:
        """The part of the course that is over."""
        return min(1.0, self.progress.seconds / (60 * self.course.minutes))

    def run(self, report: Callable[[str], None]) -> None:
        """Until the time is up; tells how it goes and saves at every renewal of the net."""
        before = time.monotonic()
        renewed = self.share()
        error = mean = 0.0
        while self.share() < 1.0:
            error, mean = self._batch()
            now = time.monotonic()
            self.progress.seconds += now - before
            before = now
            share = self.share()
            if share - renewed >= 1 / RENEWALS or share >= 1.0:
                renewed = share
                self.net = self.fit.net() if share > GLANCES else None
                self.save()
                report(
                    f"{share:>4.0%}  {self.progress.games:>7,} games  {self.progress.examples:>10,} examples  "
                    f"error {error / 1000:6.2f}  last games {mean:6.1f} points"
                )

    def _batch(self) -> tuple[float, float]:
        """Play some games and learn from them; returns the error and the mean points of games without wild turns."""
        found = Examples()
        lesson = Lesson(Planner(WIDTH if self.net else 0, TRIES), self.noise, TRUST if self.net else 1.0)
        tame: list[int] = []
        for number in range(self.course.batch):
            state = next(self.starts)
            state.net = self.net
            wild = 0 if number % 8 == 0 else self.random.randrange(1, 2 + int(0.9 * self.progress.turns))
            lesson.play(state, wild, self.random.choice((0, 0, 30, 100)), found)
            if wild == 0:
                tame += state.scores()
                self.progress.turns += (float(lesson.turns) - self.progress.turns) * (
                    0.05 if self.progress.turns else 1.0
                )
        self.progress.games += self.course.batch
        self.progress.examples += len(found.x)
        if not self.progress.weights and not self.x:
            self.fit.scale(found.x, found.y)
        self.x += found.x
        self.y += found.y
        del self.x[:-REMEMBERED]
        del self.y[:-REMEMBERED]
        order = [self.random.randrange(len(self.x)) for _ in range(REUSE * len(found.x))]
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * self.share()
        return self.fit.train(self.x, self.y, order, rate), sum(tame) / len(tame)

    def save(self) -> None:
        """Progress for going on, and the weights as bots read them."""
        self.progress.weights = self.fit.data()
        write_whole(str(self.folder / PROGRESS), msgspec.json.encode(self.progress).decode())
        write_whole(str(self.folder / FILE), as_text(self.fit.net(), self.names, self.about()))
        forget()

    def test(self, games: int) -> str:
        """Whether it helped: turns planned by the learned guesses against turns planned by the points alone."""
        return measure(self.game.name, str(self.folder / FILE), games)

    def about(self) -> dict[str, str]:
        """How the weights were got."""
        course, progress = self.course, self.progress
        return {
            "command": f"{course.command()} --hidden {course.hidden}",
            "rules": f"{self.game.name} {self.game.version}",
            "minutes": f"{progress.seconds / 60:.1f}",
            "games": str(progress.games),
            "examples": str(progress.examples),
        }


def measure(game: str, weights: str, games: int) -> str:
    """Turns planned with what was learned against turns planned without, in both seats."""
    learned, blank = f"normal:{weights}", f"normal:{NOTHING}"
    half = games // 2
    first = simulate(Plan(game, 2, (learned, blank)), half)
    second = simulate(Plan(game, 2, (blank, learned)), half)
    wins = first.seats[0].wins + second.seats[1].wins
    mean = (first.seats[0].points + second.seats[1].points) / (2 * half)
    other = (first.seats[1].points + second.seats[0].points) / (2 * half)
    return (
        f"against the same bot without learning: {wins / (2 * half):.0%} of {2 * half} games won, "
        f"{mean:.1f} points to {other:.1f}"
    )
