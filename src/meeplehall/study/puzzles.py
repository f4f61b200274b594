"""Puzzles: positions out of bots' games with one turn to find. `puzzles.json` beside a game's rules holds them.

Three kinds. *best*: one turn wins clearly more often than any other that was found. *points*: score as much as can be
scored before chance or another seat comes in; the most is exact. *danger*: the best turn is not the one that brings
the most points, but one that keeps them from somebody else. tools/make_puzzles.py finds them.
"""

from __future__ import annotations

import base64
import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.plans import turn_ended
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.state import State

FILE = "puzzles.json"
KINDS = ("best", "points", "danger")
FIRST_DAY = date(2026, 1, 1)
STRIDE = 0.618
"""Days go through the puzzles of a game in steps of about this part of them: all come before one comes again."""


class NoPuzzle(MeeplehallError):
    """There is no such puzzle."""


class Line(msgspec.Struct, omit_defaults=True):
    """A turn in notation, with what every seat may expect then: its share of a win, and points at the end."""

    steps: list[str]
    shares: list[float] = []
    points: list[float] = []


class Puzzle(msgspec.Struct, omit_defaults=True):
    """One of them. `number` is its place in the file, from 1."""

    kind: str
    theme: str
    hard: int
    """How hard it is, 1 to 5."""
    seat: int
    players: int
    position: str
    solution: Line
    others: list[Line] = []
    """Other turns that were compared with it, the best of them first; of *danger*, first the tempting one."""
    margin: float = 0.0
    """The lead in winning chance over the best other turn is certain within this, 99 times in 100."""
    most: int = 0
    """Of *points*: the most that can be scored."""
    glance: int = 0
    """Of *points*: what is scored by taking, at each decision, what brings the most at once."""
    ways: int = 0
    """Of *points*: how many last decisions lead to the most, ..."""
    turns: int = 0
    """... out of so many."""
    missed: list[str] = []
    """The levels of bots that do not find it."""
    options: dict[str, str] = {}
    found: str = ""
    """In which bots' game: its seed, the levels, the decision."""
    number: int = 0

    def lead(self) -> float:
        """By how much the best turn leads over the best other, in winning chance."""
        return self.solution.shares[self.seat] - max(line.shares[self.seat] for line in self.others)


class Shipped(msgspec.Struct):
    """The file: how it was made, how far the search has come, and the puzzles."""

    about: dict[str, str] = {}
    done: dict[str, int] = {}
    """The first seed that has not been played yet, with others and alone."""
    puzzles: list[Puzzle] = []


@dataclass(frozen=True)
class Answer:
    """What a turn, or the beginning of one, comes to."""

    ended: bool
    """Whether the turn is over."""
    right: bool
    gained: int
    """The points scored on the way."""
    known: Line | None
    """The turn as it was compared with the solution, if it was."""


@cache
def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game; none, if it has no file of them."""
    package = type(game).__module__.rpartition(".")[0]
    resource = files(package).joinpath(FILE) if package else None
    if resource is None or not resource.is_file():
        return []
    return read(resource.read_bytes()).puzzles


def read(text: bytes) -> Shipped:
    """The file, with its puzzles numbered."""
    shipped = msgspec.json.decode(text, type=Shipped)
    for number, puzzle in enumerate(shipped.puzzles, start=1):
        puzzle.number = number
    return shipped


def written(shipped: Shipped) -> str:
    """The file's text, a puzzle on each line."""
    lines = []
    for puzzle in shipped.puzzles:
        data = msgspec.to_builtins(puzzle)
        data.pop("number", None)
        lines.append(msgspec.json.encode(data).decode())
    about = msgspec.json.encode(shipped.about).decode()
    done = msgspec.json.encode(shipped.done).decode()
    return f'{{"about": {about},\n"done": {done},\n"puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def puzzle(game: Game, number: int) -> Puzzle:
    """The puzzle of that number; raises NoPuzzle."""
    found = puzzles(game)
    if not found:
        raise NoPuzzle(f"there are no puzzles of {game.name}")
    if not 1 <= number <= len(found):
        raise NoPuzzle(f"there is no puzzle {number} of {game.name}; there are 1 to {len(found)}")
    return found[number - 1]


def packed(state: State) -> str:
    """A position as text."""
    return base64.b85encode(zlib.compress(state.pack(), 9)).decode()


def position(game: Game, puzzle: Puzzle) -> State:
    """The position in which the turn is to be found."""
    return game.unpack(zlib.decompress(base64.b85decode(puzzle.position)))


def after(state: State, seat: int, steps: Sequence[int]) -> State:
    """A copy with these decisions made; raises IllegalAction."""
    twin = state.clone()
    for action in steps:
        twin.apply(seat, action)
    return twin


def answered(game: Game, puzzle: Puzzle, steps: Sequence[int]) -> Answer:
    """What this turn comes to; decisions beyond its end are refused like any illegal ones."""
    root = position(game, puzzle)
    state = root.clone()
    ended = False
    for action in steps:
        state.apply(-1 if ended else puzzle.seat, action)
        ended = turn_ended(root, state, puzzle.seat)
    gained = state.scores()[puzzle.seat] - root.scores()[puzzle.seat]
    if not ended:
        return Answer(False, False, gained, None)
    if puzzle.kind == "points":
        return Answer(True, gained >= puzzle.most, gained, None)
    for line in [puzzle.solution, *puzzle.others]:
        if alike(state, after(root, puzzle.seat, [game.parse(step) for step in line.steps])):
            return Answer(True, line is puzzle.solution, gained, line)
    return Answer(True, False, gained, None)


def alike(one: State, other: State) -> bool:
    """Whether two ends of a turn are the same to a player: nothing that is worth anything differs.

    A net sees so many features that equal values come from equal ones; a sum of a few terms does not tell.
    """
    if one.pack() == other.pack():
        return True
    mind = heuristic_for(one)
    if mind.net is None or mind.first_weights() or one.pending() != other.pending() or one.over or other.over:
        return False
    return all(mind.value(one, seat) == mind.value(other, seat) for seat in range(one.seats))


def of_the_day(games: Sequence[Game], day: date) -> tuple[Game, Puzzle]:
    """The same for everybody on that date; the games take turns. Raises NoPuzzle if none has any."""
    having = [game for game in games if puzzles(game)]
    if not having:
        raise NoPuzzle("no game here has puzzles")
    days = (day - FIRST_DAY).days
    game = having[days % len(having)]
    found = puzzles(game)
    stride = max(1, int(STRIDE * len(found)))
    while math.gcd(stride, len(found)) != 1:
        stride += 1
    return game, found[days // len(having) * stride % len(found)]
