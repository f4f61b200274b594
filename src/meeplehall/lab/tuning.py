"""Learning the weights of an evaluation that is a sum of named terms: by matches between neighbours (SPSA).

Two versions of the weights, each a small random step to either side of the present ones, meet on the same seeds in both
seats; the present weights move towards the side that did better. The steps get smaller in the course of the time.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from meeplehall.bots.knowledge import FILE, as_text, forget
from meeplehall.bots.search.plans import Planner
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.net import Net
from meeplehall.files import make_folder, read_text, write_whole
from meeplehall.lab.training import PROGRESS, Course, measure

STEP = 0.15  # of a weight
LEAST_STEP = 15.0
FIRST_GAIN, LAST_GAIN = 0.008, 0.0005
REPORTS = 40
TRIES = 3
MARGIN = 0.1  # how much a point of the scores counts beside the win


class Tuned(msgspec.Struct, forbid_unknown_fields=True):
    """What a run needs to go on."""

    game: str
    terms: list[str]
    weights: list[float]
    seconds: float = 0.0
    games: int = 0


class Tuning:
    """A run in a folder."""

    def __init__(self, course: Course, game: Game, folder: str, fresh: bool = False) -> None:
        self.course = course
        self.game = game
        self.folder = Path(folder)
        course.check(game)
        if course.players not in ((), (2,)):
            raise BadOption(f"the weights of {game.name} are tuned in games of 2 players only")
        state = game.new(2, {}, 0)
        self.first = [float(weight) for weight in state.first_weights()]
        self.terms = state.feature_names()
        if not self.first:
            raise BadOption(f"{game.name} has no weights to tune")
        self.progress = self._begin(fresh)
        self.random = random.Random(f"{course.seed} {self.progress.games}")
        self.planner = Planner(1, TRIES)
        self.steps = [max(LEAST_STEP, STEP * abs(weight)) for weight in self.first]

    def _begin(self, fresh: bool) -> Tuned:
        path = self.folder / PROGRESS
        if fresh or not path.exists():
            make_folder(str(self.folder))
            return Tuned(self.game.name, self.terms, list(self.first))
        try:
            found = msgspec.json.decode(read_text(str(path)), type=Tuned)
        except msgspec.DecodeError as error:
            raise MeeplehallError(f"{path}: {error}; --fresh starts again") from None
        if (found.game, found.terms, len(found.weights)) != (self.game.name, self.terms, len(self.terms)):
            raise MeeplehallError(f"{path}: is of another game or other terms; --fresh starts again")
        return found

    def share(self) -> float:
        """The part of the course that is over."""
        return min(1.0, self.progress.seconds / (60 * self.course.minutes))

    def run(self, report: Callable[[str], None]) -> None:
        """Until the time is up; tells how it goes and saves now and then."""
        before = time.monotonic()
        told = self.share()
        while self.share() < 1.0:
            self.pair()
            now = time.monotonic()
            self.progress.seconds += now - before
            before = now
            share = self.share()
            if share - told >= 1 / REPORTS or share >= 1.0:
                told = share
                self.save()
                pairs = zip(self.progress.weights, self.first, self.steps)
                moved = math.sqrt(sum(((w - f) / s) ** 2 for w, f, s in pairs) / len(self.first))
                report(f"{share:>4.0%}  {self.progress.games:>7,} games  moved by {moved:.2f} steps")

    def pair(self) -> None:
        """Two games on one seed; the weights follow the better side."""
        sides = [self.random.choice((-1, 1)) for _ in self.first]
        weights = self.progress.weights
        up = net_of([w + s * side for w, s, side in zip(weights, self.steps, sides)])
        down = net_of([w - s * side for w, s, side in zip(weights, self.steps, sides)])
        seed = self.random.getrandbits(60)
        result = self._game(seed, [up, down]) - self._game(seed, [down, up])
        gain = FIRST_GAIN * (LAST_GAIN / FIRST_GAIN) ** self.share()
        self.progress.games += 2
        self.progress.weights = [w + gain * s * side * result for w, s, side in zip(weights, self.steps, sides)]

    def _game(self, seed: int, nets: list[Net]) -> float:
        """How much better the first seat did than the second."""
        state = self.game.new(2, {}, seed)
        while not state.over:
            seat = state.actor()
            imagined = state.sample(seat, self.random.getrandbits(60))
            imagined.net = nets[seat]
            for action in self.planner.plans(imagined, seat, 1)[0].steps:
                state.play(seat, action)
        outcome = state.outcome()
        won = (outcome.ranks[0] < outcome.ranks[1]) - (outcome.ranks[0] > outcome.ranks[1])
        return won + MARGIN * (outcome.scores[0] - outcome.scores[1])

    def save(self) -> None:
        """Progress for going on, and the weights as bots read them."""
        write_whole(str(self.folder / PROGRESS), msgspec.json.encode(self.progress).decode())
        write_whole(str(self.folder / FILE), as_text(net_of(self.progress.weights), self.terms, self.about()))
        forget()

    def test(self, games: int) -> str:
        """Whether it helped: turns planned by the tuned weights against turns planned by the first ones."""
        return measure(self.game.name, str(self.folder / FILE), games)

    def about(self) -> dict[str, str]:
        """How the weights were got."""
        course, progress = self.course, self.progress
        return {
            "command": course.command(),
            "rules": f"{self.game.name} {self.game.version}",
            "minutes": f"{progress.seconds / 60:.1f}",
            "games": str(progress.games),
        }


def net_of(weights: list[float]) -> Net:
    """The weights as a net that only hands them on, one per term."""
    return Net(len(weights), 1, [round(weight) for weight in weights], [0], [0], 0)
