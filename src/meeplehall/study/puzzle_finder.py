"""Finds puzzles in a bots' game: a cheap look at every turn, then a check of the few that promise something.

Whatever is claimed of a turn is measured afresh: the games that made it a candidate do not count in its check.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from meeplehall import bots
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.plans import Plan, Planner, turn_ended
from meeplehall.core.game import Game
from meeplehall.core.generator import Generator, generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.state import State
from meeplehall.registry import find
from meeplehall.study.appraisal import Line, appraiser_for
from meeplehall.study.exhaustive import most_points, step_by_step
from meeplehall.study.puzzles import Line as Way
from meeplehall.study.puzzles import Puzzle, after, alike, packed, position
from meeplehall.study.themes import theme_of

PLANS = 10
"""Turns that are compared, ..."""
GLANCE = 3
"""... each in so many imagined games at first, ..."""
LOOK = 9
"""... the better half in so many more, ..."""
CLOSER = 32
"""... and if one leads, the best few once more, before the check begins."""
FINALISTS = 6
STEP = 40
"""Games between two looks at the differences in the check."""
SURE = 2.576
"""Standard errors: 99 times in 100 the true difference is within them."""
PROMISING = 0.8
"""Standard errors that a candidate is ahead when half of the turns have been left out; then twice as many."""
SLACK = 0.8
"""A check ends early when the lead would have to grow by so many standard errors more than it is growing."""
BEYOND_DOUBT = 4.0
"""A turn that is so far behind is not played on."""
LEAST_LEAD = 0.02
"""Of winning chance."""
LONGEST = 8
"""Decisions of a solution."""
BOUND = 4000
"""Positions of an exhaustive search."""
LEAST_TURNS = 20
"""Ways to end the turn in a puzzle of points."""
SPARSE = 3
"""Alone, one in so many decisions within a turn is looked at."""
LATEST = 850
"""Thousandths of a game: each is looked through from some moment on, at the latest from this one."""
FIFTHS = 5
MOST = 3
"""Puzzles of each kind out of one game."""
LEVELS = ("easy", "normal", "hard")
TRIES = 3


@dataclass(frozen=True)
class Source:
    """A bots' game to look through."""

    game: Game
    players: int
    options: dict[str, str]
    levels: list[str]
    seed: int
    checks: int
    """Imagined games of each turn in a check, for each of its two seeds."""


@dataclass(frozen=True)
class Measured:
    """A turn that leads beyond doubt: which kind of puzzle it is, and by how much it leads."""

    kind: str
    best: Way
    others: list[Way]
    margin: float


class Finder:
    """Looks through one game, for puzzles of these kinds in these fifths of it."""

    def __init__(self, source: Source, where: Mapping[str, Container[int]], most: int) -> None:
        self.source = source
        self.game = source.game
        self.where = where
        self.most = most
        """Puzzles of each kind out of one game."""
        first = source.game.new(source.players, source.options, source.seed)
        self.state = first
        self.mind = heuristic_for(first)
        self.appraiser = appraiser_for(first)
        self.planner = Planner(24, 24)
        self.planner.mind = self.mind
        self.luck = generator(source.seed * 7919 + 13)
        self.first = self.luck.below(LATEST)

    def puzzles(self) -> Iterator[Puzzle]:
        """Play the game and look at every turn; alone also at decisions within a turn, which can be a whole round."""
        state = self.state
        people = [bots.make(level, self.source.seed * 31 + seat) for seat, level in enumerate(self.source.levels)]
        counts = dict.fromkeys(self.where, 0)
        root: State | None = None
        owner = -1
        number = 0
        while not state.over:
            seat = state.actor()
            fresh = root is None or owner != seat or turn_ended(root, state, seat)
            if fresh:
                root, owner = state.clone(), seat
            within = state.seats == 1 and self.luck.below(SPARSE) == 0
            begun = self.mind.elapsed(state) >= self.first
            if begun and (fresh or within) and len(state.legal(seat)) > 1:
                now = fifth(self.mind, state)
                kinds = [kind for kind, wanted in self.where.items() if counts[kind] < self.most and now in wanted]
                for found in self.look(state, seat, kinds):
                    counts[found.kind] += 1
                    found.found = f"{self.source.seed} {'-'.join(self.source.levels)} {number}"
                    yield found
            state.play(seat, people[seat].choose(state, seat))
            number += 1

    def look(self, state: State, seat: int, kinds: list[str]) -> Iterator[Puzzle]:
        """Puzzles of these kinds in one position."""
        if "points" in kinds and (found := self.points(state, seat)) is not None:
            yield found
        if "best" in kinds or ("danger" in kinds and state.seats > 1):
            found = self.compared(state, seat, kinds)
            if found is not None and found.kind in kinds:
                yield found

    def points(self, state: State, seat: int) -> Puzzle | None:
        """Whether the most points of this turn are worth looking for: exact, and missed by taking what is near."""
        if state.seats > 1 and len(state.pending()) > 1:
            return None  # choices are sealed: what they bring depends on the others
        known = state.sample(seat, 1)
        glance = step_by_step(known, seat, LONGEST, self.mind)
        most = most_points(known, seat, BOUND)
        if most is None or most.points <= max(glance, 0) or len(most.steps) > LONGEST:
            return None
        if most.turns < LEAST_TURNS or most.ways * 10 > most.turns:
            return None
        again = most_points(state.sample(seat, 2), seat, BOUND)
        if again is None or again.points != most.points:
            return None  # chance has a hand in it
        rare = most.turns // most.ways
        hard = 1 + (rare >= 40) + (rare >= 200) + (len(most.steps) >= 4) + (most.turns >= 500)
        solution = Way([self.game.notation(action) for action in most.steps])
        puzzle = self.puzzle("points", state, seat, most.steps, solution, hard)
        puzzle.most, puzzle.glance, puzzle.ways, puzzle.turns = most.points, glance, most.ways, most.turns
        return puzzle

    def compared(self, state: State, seat: int, kinds: list[str]) -> Puzzle | None:
        """Whether one turn is clearly the best, and if so, whether it is a defence."""
        known = state.sample(seat, self.luck.word())
        plans = [plan for plan in self.planner.plans(known, seat, PLANS) if len(plan.steps) <= LONGEST]
        if len(plans) < 3:
            return None
        lines = [Line(plan.steps, state.seats) for plan in plans]
        self.imagine(state, seat, lines, GLANCE)
        lines = by_share(lines, seat)[:FINALISTS]
        self.imagine(state, seat, lines, LOOK)
        lines = by_share(lines, seat)
        if lead(lines, seat) < LEAST_LEAD or ahead(lines[0], lines[1]) < PROMISING:
            return None
        if self.kind_of([self.way(line, Line([], state.seats)) for line in lines], seat) not in kinds:
            return None
        self.imagine(state, seat, lines[:3], CLOSER)
        lines = [*by_share(lines[:3], seat), *lines[3:]]
        if lead(lines, seat) < LEAST_LEAD or ahead(lines[0], lines[1]) < 2 * PROMISING:
            return None
        return self.checked(state, seat, lines, plans)

    def checked(self, state: State, seat: int, lines: list[Line], plans: list[Plan]) -> Puzzle | None:
        """A puzzle, if the first turn leads beyond doubt."""
        found = self.measured(state, seat, lines)
        if found is None:
            return None
        missed = self.missed(state, seat, lines[0].steps)
        near = sum(plan.worth >= plans[0].worth - 1000 for plan in plans)
        hard = min(5, 1 + len(missed) + (near >= 4) + (plans[0].steps != lines[0].steps))
        puzzle = self.puzzle(found.kind, state, seat, lines[0].steps, found.best, hard)
        puzzle.others = self.distinct(state, seat, found.others)[:3]
        puzzle.margin = found.margin
        puzzle.missed = missed
        return puzzle

    def distinct(self, state: State, seat: int, ways: list[Way]) -> list[Way]:
        """Without those that come to the same as one before them."""
        kept: list[tuple[Way, State]] = []
        for way in ways:
            end = after(state, seat, [self.game.parse(step) for step in way.steps])
            if not any(alike(end, other) for _, other in kept):
                kept.append((way, end))
        return [way for way, _ in kept]

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """The same with chances measured afresh, if it still is what it was: evaluations and curves change."""
        state = position(self.game, puzzle)
        ways = [puzzle.solution, *puzzle.others]
        lines = [Line([self.game.parse(step) for step in way.steps], state.seats) for way in ways]
        found = self.measured(state, puzzle.seat, lines)
        if found is None or found.kind != puzzle.kind:
            return None
        return msgspec.structs.replace(puzzle, solution=found.best, others=found.others, margin=found.margin)

    def measured(self, state: State, seat: int, lines: list[Line]) -> Measured | None:
        """Two seeds, each by itself: the first turn has to lead over all others beyond doubt under both."""
        rows = []
        for _ in range(2):
            fresh = [Line(line.steps, state.seats) for line in lines]
            if not self.leads(state, seat, fresh, generator(self.luck.word())):
                return None
            rows.append(fresh)
        ways = [self.way(one, other) for one, other in zip(*rows, strict=True)]
        best = ways[0]
        others = sorted(ways[1:], key=lambda way: -way.shares[seat])
        if best.shares[seat] - others[0].shares[seat] < LEAST_LEAD:
            return None
        second = ways.index(others[0])
        margin = SURE * math.hypot(error(rows[0][0], rows[0][second]), error(rows[1][0], rows[1][second])) / 2
        kind = self.kind_of(ways, seat)
        if kind == "danger":
            others.sort(key=lambda way: way is not tempting_of(ways, seat))
        return Measured(kind, best, others, round(margin, 4))

    def kind_of(self, ways: list[Way], seat: int) -> str:
        """A defence, if another turn brings the seat more points, but the best costs its strongest rival even more."""
        best, tempting = ways[0], tempting_of(ways, seat)
        if len(best.points) == 1:
            return "best"
        given_up = tempting.points[seat] - best.points[seat]
        rivals = [other for other in range(len(best.points)) if other != seat]
        kept_away = max(tempting.points[other] for other in rivals) - max(best.points[other] for other in rivals)
        return "danger" if given_up > 0 and kept_away > given_up else "best"

    def leads(self, state: State, seat: int, lines: list[Line], luck: Generator) -> bool:
        """Whether the first is ahead of every other beyond its interval, after all games of the check."""
        running = lines[1:]
        for played in range(STEP, self.source.checks + 1, STEP):
            for _ in range(STEP):
                word = luck.word()
                for line in [lines[0], *running]:
                    self.appraiser.imagine(state, seat, line, word)
            behind = [ahead(lines[0], line) for line in running]
            growth = math.sqrt(self.source.checks / played)
            if any(by * growth < SURE - SLACK for by in behind):
                return False
            if played + STEP <= self.source.checks:
                running = [line for line, by in zip(running, behind, strict=True) if by < BEYOND_DOUBT]
        return all(ahead(lines[0], line) > SURE for line in lines[1:])

    def imagine(self, state: State, seat: int, lines: list[Line], games: int) -> None:
        """All lines get so many more games, on the same luck."""
        for _ in range(games):
            word = self.luck.word()
            for line in lines:
                self.appraiser.imagine(state, seat, line, word)

    def way(self, one: Line, other: Line) -> Way:
        """What both seeds said, together."""
        games = float(one.games + other.games)
        seats = range(self.source.players)
        return Way(
            [self.game.notation(action) for action in one.steps],
            [round((one.shares[seat] + other.shares[seat]) / games, 4) for seat in seats],
            [round((one.points[seat] + other.points[seat]) / games, 2) for seat in seats],
        )

    def missed(self, state: State, seat: int, steps: list[int]) -> list[str]:
        """The levels that find the turn in less than half of their tries."""
        solution = after(state, seat, steps)
        out = []
        for level in LEVELS:
            found = 0
            for n in range(TRIES):
                twin = state.clone()
                bot = bots.make(level, n + 1)
                while not turn_ended(state, twin, seat):
                    twin.play(seat, bot.choose(twin, seat))
                found += alike(twin, solution)
            if 2 * found < TRIES:
                out.append(level)
        return out

    def puzzle(self, kind: str, state: State, seat: int, steps: list[int], solution: Way, hard: int) -> Puzzle:
        """What all kinds have."""
        theme = theme_of(self.game, state, seat, steps)
        return Puzzle(kind, theme, hard, seat, state.seats, packed(state), solution, options=self.source.options)


def look_through(
    game: str,
    players: int,
    options: dict[str, str],
    levels: list[str],
    seed: int,
    checks: int,
    where: dict[str, list[int]],
) -> tuple[int, bytes]:
    """The puzzles of one bots' game, with its seed: a piece of work for any process, on any machine.

    As JSON: what is left out there because it is as usual comes back as usual, which pickle does not see to.
    """
    source = Source(find(game), players, options, levels, seed, checks)
    return seed, msgspec.json.encode(list(Finder(source, where, MOST).puzzles()))


def measure_again(game: str, puzzle: bytes, seed: int, checks: int) -> tuple[int, bytes]:
    """A puzzle with chances of today, as JSON, with its number; null, if it no longer holds."""
    known = msgspec.json.decode(puzzle, type=Puzzle)
    source = Source(find(game), known.players, known.options, [], seed, checks)
    found = known if known.kind == "points" else Finder(source, {}, 0).again(known)
    return known.number, msgspec.json.encode(found)


def fifth(mind: Heuristic, state: State) -> int:
    """In which fifth of a game a position lies, from 0."""
    return min(FIFTHS - 1, mind.elapsed(state) * FIFTHS // 1000)


def tempting_of(ways: list[Way], seat: int) -> Way:
    """Of the turns that are not the best, that which brings the seat the most points."""
    return max(ways[1:], key=lambda way: way.points[seat])


def by_share(lines: list[Line], seat: int) -> list[Line]:
    """The best first."""
    return sorted(lines, key=lambda line: -line.share(seat))


def lead(lines: list[Line], seat: int) -> float:
    """Of the first over the second."""
    return lines[0].share(seat) - lines[1].share(seat)


def error(one: Line, other: Line) -> float:
    """The standard error of the mean difference on equal luck; never nothing, however alike the games were."""
    n = min(len(one.own), len(other.own))
    differences = [one.own[i] - other.own[i] for i in range(n)]
    mean = sum(differences) / n
    return math.sqrt(sum((d - mean) ** 2 for d in differences) / (n - 1) / n) + 1e-9


def ahead(one: Line, other: Line) -> float:
    """By how many standard errors the first leads."""
    n = min(len(one.own), len(other.own))
    return (sum(one.own[:n]) - sum(other.own[:n])) / n / error(one, other)
