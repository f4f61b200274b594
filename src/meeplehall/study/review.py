"""The review of a game: what every turn lost, and what luck brought, so that it adds up.

For every seat: result = start + luck - own errors + errors of the others, exactly. Between two turns stands one row of
shares. A turn moves it by what was lost, measured on equal luck; news (a roll, a draw, opened choices) by the
difference between what was left of the row and what the next turn is worth at its best. Points go the same way.
"""

from __future__ import annotations

import msgspec

from meeplehall.bots.chances import result
from meeplehall.core.state import State
from meeplehall.study.verdicts import Verdict

MARKS = (("blunder", 0.10), ("error", 0.05), ("inaccuracy", 0.02))
"""From which loss of winning chance on, if it is beyond its margin."""


class Step(msgspec.Struct):
    """A turn in the row: the shares before it (if the best is played), after it, and what luck then changed."""

    verdict: Verdict
    mark: str
    before: list[float]
    after: list[float]
    luck: list[float]


class Review(msgspec.Struct):
    """All of it. `start` is what the seats could expect before their first decision."""

    start: list[float]
    steps: list[Step]
    result: list[float]

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


def review(verdicts: list[Verdict], end: State) -> Review:
    """The rows between the turns, and what moved them. Of an unfinished game the last row is what the seats expect."""
    seats = range(end.seats)
    row = verdicts[0].best.shares if verdicts else result(end) if end.over else [1 / end.seats] * end.seats
    start = row
    steps = []
    for n, verdict in enumerate(verdicts):
        after = [row[seat] - verdict.best.shares[seat] + verdict.played.shares[seat] for seat in seats]
        if n + 1 == len(verdicts):
            following = result(end) if end.over else after
        elif verdict.news or verdict.opened:
            following = verdicts[n + 1].best.shares
        else:
            following = after
        luck = [following[seat] - after[seat] for seat in seats]
        steps.append(Step(verdict, mark(verdict), row, after, luck))
        row = following
    return Review(start, steps, row)


def mark(verdict: Verdict) -> str:
    """How good a turn was: forced, best, good, inaccuracy, error or blunder; a loss that may be none is good."""
    if verdict.forced:
        return "forced"
    loss = verdict.loss()
    if loss <= 0:
        return "best"
    if loss > verdict.margin:
        for name, least in MARKS:
            if loss >= least:
                return name
    return "good"
