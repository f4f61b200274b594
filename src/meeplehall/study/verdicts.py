"""Turns judged one by one: what was played beside the best that was found. Kept, so that work can be resumed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.appraisal import Appraiser, Line
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.record import Record
from meeplehall.study.curves import chances_for
from meeplehall.study.turns import Turn, turns

BUDGETS = {"quick": 100, "normal": 800, "deep": 4000}
"""Imagined games for each turn."""
FORCED = 24
"""And for a turn without a choice, which is judged only to know how the seats stand."""


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

    def loss(self) -> float:
        """Of the winning chance, by not playing the best."""
        return self.best.shares[self.seat] - self.played.shares[self.seat]

    def lost_points(self) -> float:
        """The same in points."""
        return self.best.points[self.seat] - self.played.points[self.seat]


class Reviewer:
    """Judges the turns of a record. Equal arguments give equal verdicts, whether in one go or resumed."""

    def __init__(self, record: Record, game: Game, playouts: int = BUDGETS["normal"], seed: int = 0) -> None:
        self.record = record
        self.game = game
        self.playouts = playouts
        self.seed = seed
        self.turns = list(turns(record, game))
        first = game.new(record.players, record.options, record.seed, None, record.rules)
        mind = heuristic_for(first)
        self.appraiser = Appraiser(mind, chances_for(first), max(1, mind.horizon()) * record.players)

    def verdicts(self, done: int = 0) -> Iterator[Verdict]:
        """One for each turn, those that are done left out."""
        for turn in self.turns[done:]:
            yield self.judge(turn)

    def judge(self, turn: Turn) -> Verdict:
        """One turn, whatever the others are."""
        luck = generator(self.seed * 1_000_003 + turn.first)
        playouts = min(self.playouts, FORCED) if turn.forced else self.playouts
        found = self.appraiser.appraise(turn.before, turn.seat, turn.steps, luck, playouts)
        others = [line for line in found.others if line is not found.best]
        others.sort(key=lambda line: -line.share(turn.seat))
        return Verdict(
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

    def way(self, line: Line) -> Way:
        """In notation, with means instead of sums."""
        seats = range(self.record.players)
        return Way(
            [self.game.notation(action) for action in line.steps],
            [line.share(seat) for seat in seats],
            [line.expected(seat) for seat in seats],
        )
