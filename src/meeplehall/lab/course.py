"""A course of learning in a folder: how long it takes, how it goes on after a stop, and whether it helped."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from meeplehall.bots.knowledge import FILE, NOTHING, as_text, forget
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.net import Net
from meeplehall.files import make_folder, read_text, write_whole
from meeplehall.lab.simulation import Series, simulate
from meeplehall.lab.workers import Alone, Workers

PROGRESS = "progress.json"
REPORTS = 40


@dataclass(frozen=True)
class Course:
    """What to learn, and for how long. `hidden`: units of the net; `players`: only these counts, if any are named.

    `batch`: games between two times of learning, if they are not as many as usual. `rounds`: so many times of learning
    instead of minutes; then equal courses teach the same on every machine, whoever plays the games.
    """

    game: str
    minutes: float
    seed: int = 0
    hidden: int = 24
    players: tuple[int, ...] = ()
    batch: int | None = None
    rounds: int | None = None

    def check(self, game: Game) -> None:
        """Refuse what the game cannot be played with."""
        if not 0 <= self.seed <= MAX_SEED:
            raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {self.seed}")
        for count in self.players:
            game.settle(count, {})

    def command(self) -> str:
        """The command line that takes this course."""
        time = f"--minutes {self.minutes:g}" if self.rounds is None else f"--rounds {self.rounds}"
        words = [f"meeplehall train {self.game} {time} --seed {self.seed}"]
        if self.batch is not None:
            words.append(f"--batch {self.batch}")
        if self.players:
            words.append("--players " + ",".join(map(str, self.players)))
        return " ".join(words)


class Progress(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a run needs to go on, whatever is learned."""

    game: str
    seconds: float = 0.0
    games: int = 0


Kept = TypeVar("Kept", bound=Progress)


class Run(ABC, Generic[Kept]):
    """A run of a course in a folder; heirs say what is learned, and how."""

    names: list[str]
    """Of the features or terms that have weights; filled in by `begin`."""
    crew: Workers = Alone()
    """Who plays the games."""

    def __init__(self, course: Course, game: Game, folder: str, fresh: bool = False) -> None:
        course.check(game)
        self.course = course
        self.game = game
        self.folder = Path(folder)
        self.progress = self.begin()
        path = self.folder / PROGRESS
        if fresh or not path.exists():
            make_folder(folder)
        else:
            try:
                found = msgspec.json.decode(read_text(str(path)), type=type(self.progress))
                self.take_over(found)
            except (msgspec.DecodeError, ValueError) as error:
                raise MeeplehallError(f"{path}: {error}; --fresh starts again") from None
            self.progress = found
        self.random = random.Random(f"{course.seed} {self.progress.games}")

    @abstractmethod
    def begin(self) -> Kept:
        """The progress of a new run; raises for a game that cannot be learned in this way."""

    @abstractmethod
    def take_over(self, found: Kept) -> None:
        """Prepare to go on from there; a ValueError says why that is no progress of this run."""

    @abstractmethod
    def step(self) -> str:
        """Learn from some games; returns what can be told about it."""

    @abstractmethod
    def learned(self) -> Net:
        """The weights as they stand."""

    @abstractmethod
    def games_of_step(self) -> int:
        """How many games a step has."""

    def share(self) -> float:
        """The part of the course that is over."""
        if self.course.rounds is not None:
            return min(1.0, self.progress.games / (self.course.rounds * self.games_of_step()))
        return min(1.0, self.progress.seconds / (60 * self.course.minutes))

    def run(self, report: Callable[[str], None]) -> None:
        """Until the time is up; saves and tells how it goes now and then."""
        before = time.monotonic()
        told = self.share()
        while self.share() < 1.0:
            news = self.step()
            now = time.monotonic()
            self.progress.seconds += now - before
            before = now
            share = self.share()
            if share - told >= 1 / REPORTS or share >= 1.0:
                told = share
                self.save()
                report(f"{share:>4.0%}  {self.progress.games:>7,} games  {news}")

    def save(self) -> None:
        """Progress for going on, and the weights as bots read them."""
        write_whole(str(self.folder / PROGRESS), msgspec.json.encode(self.progress).decode())
        write_whole(str(self.folder / FILE), as_text(self.learned(), self.names, self.about()))
        forget()

    def about(self) -> dict[str, str]:
        """How the weights were got."""
        return {
            "command": self.course.command(),
            "rules": f"{self.game.name} {self.game.version}",
            "minutes": f"{self.progress.seconds / 60:.1f}",
            "games": str(self.progress.games),
        }

    def test(self, games: int) -> str:
        """Whether it helped: turns planned with what was learned against turns planned without, in both seats."""
        bots = (f"hard:{self.folder / FILE}", f"hard:{NOTHING}")
        total = 2 * (games // 2)
        first, second = (simulate(Series(self.game.name, 2, seats), total // 2).seats for seats in (bots, bots[::-1]))
        wins = (first[0].wins + second[1].wins) / total
        mean, other = ((first[own].points + second[1 - own].points) / total for own in (0, 1))
        result = f"{wins:.0%} of {total} games won, {mean:.1f} points to {other:.1f}"
        return f"against the same bot without learning: {result}"
