"""Turns judged one by one: what was played beside the best that was found. Kept, so that work can be resumed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.appraisal import Appraiser, Line
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.record import Record
from meeplehall.core.state import State
from meeplehall.study.curves import chances_for
from meeplehall.study.marks import LOST, mark_of
from meeplehall.study.reasons import Gain, gains
from meeplehall.study.turns import Turn, turns

BUDGETS = {"quick": 100, "normal": 800, "deep": 4000}
"""Imagined games for each turn."""
FORCED = 24
"""And for a turn without a choice, which is judged only to know how the seats stand."""
REASON_SHARE = 20
"""One in so many of them is played once more, to see where the points come from."""


class Way(msgspec.Struct):
    """A turn in notation, with what every seat may expect then: its share of a win, and points at the end."""

    steps: list[str]
    shares: list[float]
    points: list[float]


class Verdict(msgspec.Struct):
    """One turn. `number` is that of its first decision in the record, from 0."""

    number: int
    seat: int
    played: Way
    best: Way
    margin: float
    """The true loss lies within so much of the measured one, 19 times in 20."""
    forced: bool
    news: list[str]
    """What chance brought after it."""
    opened: bool
    """Whether sealed choices were opened after it."""
    others: list[Way] = []
    """Further turns that were considered, best first."""
    gains: list[Gain] = []
    """Where the best turn makes more points than the one played; only of turns that lost something."""

    def loss(self) -> float:
        """Of the winning chance, by not playing the best."""
        return self.best.shares[self.seat] - self.played.shares[self.seat]

    def lost_points(self) -> float:
        """The same in points."""
        return self.best.points[self.seat] - self.played.points[self.seat]


class Judge:
    """Judges turns of one game. Equal arguments and equal turns give equal verdicts, in whatever order."""

    def __init__(self, position: State, playouts: int, seed: int) -> None:
        """With any position of the game."""
        self.game: Game = position.game
        self.playouts = playouts
        self.seed = seed
        mind = heuristic_for(position)
        self.appraiser = Appraiser(mind, chances_for(position), max(1, mind.horizon()) * position.seats)

    def judge(self, turn: Turn) -> Verdict:
        """One turn, whatever the others are."""
        luck = generator(self.seed * 1_000_003 + turn.first)
        playouts = min(self.playouts, FORCED) if turn.forced else self.playouts
        found = self.appraiser.appraise(turn.before, turn.seat, turn.steps, luck, playouts)
        others = [line for line in found.others if line is not found.best]
        others.sort(key=lambda line: -line.share(turn.seat))
        verdict = Verdict(
            number=turn.first,
            seat=turn.seat,
            played=self.way(found.played),
            best=self.way(found.best),
            margin=found.margin(),
            forced=turn.forced,
            news=[happening.text() for happening in turn.news],
            opened=turn.opened,
            others=[self.way(line) for line in others[:2]],
        )
        if mark_of(verdict.loss(), verdict.margin, verdict.forced) in LOST:
            games = max(2, self.playouts // REASON_SHARE)
            verdict.gains = gains(self.appraiser, turn, found.best.steps, luck, games)
        return verdict

    def first_idea(self, before: State, seat: int) -> list[int]:
        """The turn that looks best at first glance, from what the seat knows."""
        known = before.sample(seat, self.seed)
        return self.appraiser.planner.plans(known, seat, 1)[0].steps

    def way(self, line: Line) -> Way:
        """In notation, with means instead of sums."""
        seats = range(len(line.shares))
        return Way(
            [self.game.notation(action) for action in line.steps],
            [line.share(seat) for seat in seats],
            [line.expected(seat) for seat in seats],
        )


class Reviewer:
    """Judges the turns of a record. Equal arguments give equal verdicts, whether in one go or resumed."""

    def __init__(self, record: Record, game: Game, playouts: int = BUDGETS["normal"], seed: int = 0) -> None:
        self.turns = list(turns(record, game))
        first = game.new(record.players, record.options, record.seed, None, record.rules)
        self._judge = Judge(first, playouts, seed)

    def verdicts(self, done: int = 0) -> Iterator[Verdict]:
        """One for each turn, those that are done left out."""
        for turn in self.turns[done:]:
            yield self.judge(turn)

    def judge(self, turn: Turn) -> Verdict:
        """One turn, whatever the others are."""
        return self._judge.judge(turn)
