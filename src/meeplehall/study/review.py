"""The review of a game: what every turn lost, and what luck brought, so that it adds up.

For every seat: result = start + luck - own errors + errors of the others, exactly. Between two turns stands one row of
shares. A turn moves it by what was lost, measured on equal luck; news (a roll, a draw, opened choices) by the
difference between what was left of the row and what the next turn is worth at its best. Points go the same way:
expected ones between the turns, and in the end those that the seats have, where the game's heuristic counts in them.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meeplehall.bots.chances import result
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.state import State
from meeplehall.study.marks import marks_for
from meeplehall.study.verdicts import Verdict, Way


class Row(msgspec.Struct):
    """What moved a row of one number per seat: it before a turn (if the best is played), after it, and luck then."""

    before: list[float]
    after: list[float]
    luck: list[float]


class Step(msgspec.Struct):
    """A turn in the row of shares, and in that of points."""

    verdict: Verdict
    mark: str
    before: list[float]
    after: list[float]
    luck: list[float]
    points: Row


class Review(msgspec.Struct):
    """All of it. `start` is what the seats could expect before their first decision."""

    start: list[float]
    steps: list[Step]
    result: list[float]
    start_points: list[float] = []
    scores: list[float] = []
    """Points at the end; of an unfinished game those that are expected."""
    in_points: bool = False
    """Whether what is expected are points of the game, so that `scores` are what the seats have."""

    def luck(self, seat: int) -> float:
        """What chance brought the seat, in shares of a win."""
        return sum(step.luck[seat] for step in self.steps)

    def errors(self, seat: int) -> float:
        """What its own turns lost it."""
        return sum(step.before[seat] - step.after[seat] for step in self.steps if step.verdict.seat == seat)

    def gifts(self, seat: int) -> float:
        """What the turns of the others gave it."""
        return sum(step.after[seat] - step.before[seat] for step in self.steps if step.verdict.seat != seat)

    def adjusted(self, seat: int) -> float:
        """The result without the luck."""
        return self.result[seat] - self.luck(seat)

    def error_rate(self, seat: int) -> float:
        """The mean loss of winning chance of a turn in which there was a choice."""
        own = [step for step in self.steps if step.verdict.seat == seat and not step.verdict.forced]
        return sum(step.verdict.loss() for step in own) / len(own) if own else 0.0

    def lost_points(self, seat: int) -> float:
        """Points that its turns lost, in all."""
        return sum(step.verdict.lost_points() for step in self.steps if step.verdict.seat == seat)

    def points_luck(self, seat: int) -> float:
        """What chance brought the seat, in points."""
        return sum(step.points.luck[seat] for step in self.steps)


def review(verdicts: list[Verdict], end: State, finished: bool = True) -> Review:
    """The rows between the turns, and what moved them.

    Of an unfinished game, or of one whose turns are not all judged (`finished` is False), the last row is what the
    seats expect.
    """
    over = end.over and finished
    equal = [1 / end.seats] * end.seats
    last = result(end) if over else None
    rows, start, final = _telescope(verdicts, lambda way: way.shares, last, equal)
    mind = heuristic_for(end)
    values = [mind.value(end, seat) / 1000 for seat in range(end.seats)]
    # Alone, a value also counts what leads to the objective, whether or not that shows in the last position.
    in_points = end.over and end.seats > 1 and all(abs(a - b) < 0.5 for a, b in zip(values, end.scores(), strict=True))
    points, start_points, scores = _telescope(verdicts, lambda way: way.points, values if over else None, values)
    marks = marks_for(end.game)
    steps = [
        Step(verdict, marks.mark(verdict.loss(), verdict.forced), row.before, row.after, row.luck, other)
        for verdict, row, other in zip(verdicts, rows, points, strict=True)
    ]
    return Review(start, steps, final, start_points, scores, in_points)


def _telescope(
    verdicts: list[Verdict], of: Callable[[Way], list[float]], last: list[float] | None, usual: list[float]
) -> tuple[list[Row], list[float], list[float]]:
    """The rows, the first and the last; `last` is what it comes to in the end, `usual` where nothing was decided."""
    row = of(verdicts[0].best) if verdicts else last or usual
    start = row
    rows = []
    for n, verdict in enumerate(verdicts):
        best, played = of(verdict.best), of(verdict.played)
        after = [here - b + p for here, b, p in zip(row, best, played, strict=True)]
        if n + 1 == len(verdicts):
            following = after if last is None else last
        elif verdict.news or verdict.opened:
            following = of(verdicts[n + 1].best)
        else:
            following = after
        rows.append(Row(row, after, [to - here for to, here in zip(following, after, strict=True)]))
        row = following
    return rows, start, row
