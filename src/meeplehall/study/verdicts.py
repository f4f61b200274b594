"""Turns judged one by one: what was played beside the best that was found. Kept, so that work can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import msgspec

from meeplehall.core.game import Game
from meeplehall.core.generator import Generator, generator
from meeplehall.core.record import Record, Replay
from meeplehall.core.state import State
from meeplehall.registry import find
from meeplehall.study.appraisal import Appraisal, Deal, Line, appraiser_for, as_known, with_open_cards
from meeplehall.study.marks import LOST, marks_for
from meeplehall.study.reasons import Gain, gains
from meeplehall.study.turns import Turn, open_position, turns

METHOD = 3
"""Grows when turns are judged otherwise: what was found before is not mixed with what comes."""
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
    """The true loss lies within so much of the measured one, 19 times in 20. What may be no loss counts as none."""
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

    def __init__(self, position: State, playouts: int, seed: int, deal: Deal = as_known) -> None:
        """With any position of the game; `deal` says what the judge may look at."""
        self.game: Game = position.game
        self.playouts = playouts
        self.seed = seed
        self.appraiser = appraiser_for(position, deal)

    def judge(self, turn: Turn) -> Verdict:
        """One turn, whatever the others are."""
        luck = self.luck(turn.first)
        playouts = min(self.playouts, FORCED) if turn.forced else self.playouts
        found = self.appraiser.appraise(turn.before, turn.seat, turn.steps, luck, playouts)
        verdict = self.verdict(turn, found)
        if marks_for(self.game).mark(verdict.loss(), verdict.forced) in LOST:
            games = max(2, self.playouts // REASON_SHARE)
            verdict.gains = gains(self.appraiser, turn, found.best.steps, luck, games)
        return verdict

    def advise(self, number: int, before: State, seat: int) -> Verdict:
        """The best turn that is found, as if it had been played; `number` is that of the decision in the game."""
        found = self.appraiser.advise(before, seat, self.luck(number), self.playouts)
        forced = len(before.legal(seat)) == 1
        return self.verdict(Turn(number, seat, before, found.best.steps, forced, [], False), found)

    def luck(self, number: int) -> Generator:
        """That of the turn that begins with this decision."""
        return generator(self.seed * 1_000_003 + number)

    def verdict(self, turn: Turn, found: Appraisal) -> Verdict:
        """In notation."""
        return Verdict(
            number=turn.first,
            seat=turn.seat,
            played=self.way(found.played),
            best=self.way(found.best),
            margin=found.margin,
            forced=turn.forced,
            news=[happening.text() for happening in turn.news],
            opened=turn.opened,
            others=[self.way(line) for line in found.others[:2]],
        )

    def way(self, line: Line) -> Way:
        """In notation, with means instead of sums."""
        seats = range(len(line.shares))
        return Way(
            [self.game.notation(action) for action in line.steps],
            [line.share(seat) for seat in seats],
            [line.expected(seat) for seat in seats],
        )


class Reviewer:
    """Judges the turns of a record. Equal arguments give equal verdicts, whether in one go or resumed.

    Each is judged from what the seat knew then, or with open cards: from what really lay there.
    """

    def __init__(
        self, record: Record, game: Game, playouts: int = BUDGETS["normal"], seed: int = 0, open_cards: bool = False
    ) -> None:
        self.turns = list(turns(record, game))
        self.open_cards = open_cards
        first = game.new(record.players, record.options, record.seed, None, record.rules)
        self._judge = Judge(first, playouts, seed, with_open_cards if open_cards else as_known)

    def verdicts(self, done: int = 0) -> Iterator[Verdict]:
        """One for each turn, those that are done left out."""
        for number in range(done, len(self.turns)):
            yield self.verdict(number)

    def verdict(self, number: int) -> Verdict:
        """That of one turn, by its number among all turns."""
        turn = self.turns[number]
        return self.judge(replace(turn, before=open_position(self.turns, number)) if self.open_cards else turn)

    def judge(self, turn: Turn) -> Verdict:
        """One turn, whatever the others are."""
        return self._judge.judge(turn)


def judge_turn(
    number: int, text: str, pack: str | None, playouts: int, seed: int, open_cards: bool
) -> tuple[int, Verdict]:
    """One turn of a record in words, with its number: a piece of work for any process, on any machine."""
    return number, _reviewer(text, pack, playouts, seed, open_cards).verdict(number)


@lru_cache(maxsize=1)
def _reviewer(text: str, pack: str | None, playouts: int, seed: int, open_cards: bool) -> Reviewer:
    """Kept for the next turn of the same record."""
    replay = Replay(text, lambda name: find(name, pack))
    return Reviewer(replay.finish(), replay.game, playouts, seed, open_cards)
