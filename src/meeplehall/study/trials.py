"""Reviews put to the test: bots' games that are read twice, and how far the readings agree."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from meeplehall import bots
from meeplehall.core import record as records
from meeplehall.core.game import Game
from meeplehall.core.record import Record
from meeplehall.files import write_whole
from meeplehall.study.marks import LOST, Marks
from meeplehall.study.verdicts import Reviewer, Verdict

GRAVE = ("blunder", "error")


def played(game: Game, levels: Sequence[str], seed: int, options: dict[str, str] | None = None) -> Record:
    """A game between bots of these levels, one per seat."""
    players = len(levels)
    record = records.begin(game, players, game.settle(players, options or {}), seed, list(levels))
    state = game.new(players, record.options, seed)
    hands = [bots.make(level, seed * 31 + seat) for seat, level in enumerate(levels)]
    while not state.over:
        seat = state.actor()
        action = hands[seat].choose(state, seat)
        record.log.append((seat, action))
        state.play(seat, action)
    return record


@dataclass(frozen=True)
class Read:
    """A turn in which there was a choice: who made it, and what it lost in each of the readings."""

    level: str
    losses: list[float]
    """Of winning chance."""
    points: list[float]
    """The same in points; what is expected to be reached, where the game's bots do not count in them."""


def read(game: Game, record: Record, playouts: int, seeds: Sequence[int]) -> list[Read]:
    """Every turn with a choice, read once for each seed."""
    readings: list[list[Verdict]] = [list(Reviewer(record, game, playouts, seed).verdicts()) for seed in seeds]
    return [
        Read(record.names[turn[0].seat], [one.loss() for one in turn], [one.lost_points() for one in turn])
        for turn in zip(*readings, strict=True)
        if not turn[0].forced
    ]


class Trial(msgspec.Struct, frozen=True):
    """One game: who sat where, every turn with a choice, and the CPU seconds of a reading."""

    seats: list[str]
    turns: list[Read]
    seconds: float


def trial(
    game: Game, levels: Sequence[str], seed: int, playouts: int, readings: Sequence[int], folder: str | Path
) -> Trial:
    """Play and read one game; what is kept of it in the folder from before is taken instead.

    The levels sit down one further for every seed.
    """
    turn = seed % len(levels)
    seats = [*levels[turn:], *levels[:turn]]
    told = [
        game.name,
        f"rules{game.version}",
        *seats,
        str(seed),
        str(playouts),
        *[str(reading) for reading in readings],
    ]
    path = Path(folder) / ("-".join(told) + ".json")
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Trial)
    record = played(game, seats, seed)
    began = time.process_time()
    turns = read(game, record, playouts, readings)
    found = Trial(seats, turns, (time.process_time() - began) / len(readings))
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(str(path), msgspec.json.encode(found).decode())
    return found


@dataclass(frozen=True)
class Share:
    """So many of so many, over several games; the games are the units of its interval."""

    part: float
    whole: float
    margin: float

    @property
    def value(self) -> float:
        """From 0 to 1 where it is a share of turns."""
        return self.part / self.whole if self.whole else 0.0

    def text(self, digits: int = 1) -> str:
        """In hundredths, with its margin of 95 %."""
        return f"{100 * self.value:.{digits}f} % ± {100 * self.margin:.{digits}f} (of {self.whole:.0f})"


def ratio(pairs: Sequence[tuple[float, float]]) -> Share:
    """The sum of the first over the sum of the second; each pair is one game."""
    part, whole = sum(a for a, _ in pairs), sum(b for _, b in pairs)
    if not whole:
        return Share(part, whole, 0.0)
    value, n = part / whole, len(pairs)
    spread = sum((a - value * b) ** 2 for a, b in pairs)
    return Share(part, whole, 1.96 * math.sqrt(spread * n / max(1, n - 1)) / whole)


@dataclass(frozen=True)
class Agreement:
    """Of two readings of the same games."""

    equal: Share
    """Of all turns: the mark is the same in both, where best and good are one."""
    confirmed: Share
    """Of the errors and blunders of either reading: those in which the other sees a loss too."""
    strict: Share
    """Of these: those that are an error or blunder in the other too."""


def agreement(games: Sequence[Sequence[Read]], marks: Marks) -> Agreement:
    """How far the first two readings say the same."""
    equal, confirmed, strict = [], [], []
    for turns in games:
        pairs = [(marks.mark(one.losses[0], False), marks.mark(one.losses[1], False)) for one in turns]
        grave = [(a, b) for first, second in pairs for a, b in ((first, second), (second, first)) if a in GRAVE]
        equal.append((float(sum(_class(a) == _class(b) for a, b in pairs)), float(len(pairs))))
        confirmed.append((float(sum(b in LOST for _, b in grave)), float(len(grave))))
        strict.append((float(sum(b in GRAVE for _, b in grave)), float(len(grave))))
    return Agreement(ratio(equal), ratio(confirmed), ratio(strict))


def _class(mark: str) -> str:
    return mark if mark in LOST else "good"


def error_rate(games: Sequence[Sequence[Read]], level: str, in_points: bool = False) -> Share:
    """What a turn of this level with a choice loses, of winning chance or in points, over all readings."""
    return ratio([_losses(turns, level, in_points) for turns in games])


def _losses(turns: Sequence[Read], level: str, in_points: bool) -> tuple[float, float]:
    own = [loss for turn in turns if turn.level == level for loss in (turn.points if in_points else turn.losses)]
    return sum(own), float(len(own))
