"""What a turn was worth beside the best that was found: both are played on with the same luck, and compared."""

from __future__ import annotations

import math
from typing import Final

from meeplehall.bots.chances import Chances
from meeplehall.bots.search.plans import Planner, plan_on
from meeplehall.bots.search.rollout import rollout
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State

LINES: Final = 8
"""Turns that are compared, the one played not counted."""


class Line:
    """One turn, and what it came to in imagined games: for every seat the share of a win and the points."""

    def __init__(self, steps: list[int], seats: int) -> None:
        self.steps = steps
        self.games: i64 = 0
        self.shares: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.points: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.own: list[float] = []
        """The share of whoever decides, game by game: equal places are equal luck."""

    def share(self, seat: i64) -> float:
        """The mean share of this seat."""
        return self.shares[seat] / float(self.games)

    def expected(self, seat: i64) -> float:
        """The mean points of this seat."""
        return self.points[seat] / float(self.games)


class Appraisal:
    """The best turn found and the one that was played; they are the same one if none better was found."""

    def __init__(self, best: Line, played: Line, others: list[Line]) -> None:
        self.best = best
        self.played = played
        self.others = others

    def margin(self) -> float:
        """Of the loss in the share of a win: within 95 % of the true one; 0 if there is no loss."""
        if self.best is self.played:
            return 0.0
        n = min(len(self.best.own), len(self.played.own))
        total = 0.0
        squares = 0.0
        for i in range(n):
            d = self.best.own[i] - self.played.own[i]
            total += d
            squares += d * d
        if n < 2:
            return 1.0
        mean = total / float(n)
        return 1.96 * math.sqrt(max(0.0, squares / float(n) - mean * mean) / float(n - 1))


class Appraiser:
    """Judges turns of one game; `turns` is how far an imagined game goes before the chances are taken."""

    def __init__(self, mind: Heuristic, chances: Chances, turns: int) -> None:
        self.mind = mind
        self.chances = chances
        self.turns: i64 = turns
        self.planner = Planner(16, 16)
        self.planner.mind = mind
        self.helper = Planner(1, 6)
        self.helper.mind = mind
        self.actions = Actions()

    def appraise(self, root: State, seat: i64, played: list[int], luck: Generator, playouts: i64) -> Appraisal:
        """Compare what was played with the best turns that are found, by so many imagined games in all."""
        known = root.sample(seat, luck.word())
        lines: list[Line] = [Line(played, root.seats)]
        end = after(known, seat, played)
        for plan in self.planner.plans(known, seat, LINES):
            if plan.steps != played and plan.state.pack() != end.pack():
                lines.append(Line(plan.steps, root.seats))
        alive = lines
        rounds: i64 = 1
        n = len(lines)
        while n > 2:
            rounds += 1
            n = (n + 1) // 2
        for _ in range(rounds):
            games = max(2, playouts // (rounds * len(alive)))
            for _ in range(games):
                seed = luck.word()
                for line in alive:
                    self.imagine(root, seat, line, seed)
            alive = better_half(alive, seat)
        best = lines[0]
        for line in alive:
            if line.share(seat) > best.share(seat):
                best = line
        return Appraisal(best, lines[0], lines[1:])

    def imagine(self, root: State, seat: i64, line: Line, seed: i64) -> None:
        """One more game that goes on from this turn."""
        state = root.sample(seat, seed)
        for action in line.steps:
            state.play(seat, action)
        if self.mind.plans_ahead():
            plan_on(state, self.turns, self.helper)
        else:
            rollout(self.mind, state, self.turns, self.actions)
        shares = self.chances.shares(self.mind, state)
        for other in range(state.seats):
            line.shares[other] += shares[other]
            line.points[other] += float(self.mind.value(state, other)) / 1000.0
        line.own.append(shares[seat])
        line.games += 1


def better_half(lines: list[Line], seat: i64) -> list[Line]:
    """What was played, and the better half of the others."""
    others = lines[1:]
    keyed = [(-line.share(seat), i) for i, line in enumerate(others)]
    keyed.sort()
    return [lines[0], *[others[i] for _, i in keyed[: (len(keyed) + 1) // 2]]]


def after(state: State, seat: i64, steps: list[int]) -> State:
    """A copy with these decisions made."""
    twin = state.clone()
    for action in steps:
        twin.play(seat, action)
    return twin
