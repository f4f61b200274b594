"""What a turn was worth beside the best that was found: both are played on with the same luck, and compared.

The games that make a turn the best of many flatter it. So they only choose it; what it is worth is measured afresh.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from meeplehall.bots.chances import Chances
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.plans import Planner, plan_on
from meeplehall.bots.search.rollout import rollout
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.state import State
from meeplehall.study.curves import chances_for

LINES = 8
"""Turns that are compared, the one played not counted."""
SURE = 1.96
"""Standard errors: 19 times in 20 the true difference is within them."""

Deal = Callable[[State, int, int], State]
"""From the true position, a seat and a seed: a position to imagine games from."""


def as_known(true: State, seat: int, seed: int) -> State:
    """What the seat could not know is drawn anew."""
    return true.sample(seat, seed)


def with_open_cards(true: State, seat: int, seed: int) -> State:
    """Everything lies as it really does; only what chance is still to bring is drawn anew."""
    twin = true.clone()
    twin.rng.reseed(seed)
    return twin


def conceals(true: State, seat: int) -> bool:
    """Whether anything but the future is hidden from this seat."""
    return as_known(true, seat, 1).digest() != with_open_cards(true, seat, 1).digest()


class Line:
    """One turn, and what it came to in imagined games: for every seat the share of a win and the points."""

    def __init__(self, steps: list[int], seats: int) -> None:
        self.steps = steps
        self.games = 0
        self.shares = [0.0] * seats
        self.points = [0.0] * seats
        self.own: list[float] = []
        """The share of whoever decides, game by game: equal places are equal luck."""

    def share(self, seat: int) -> float:
        """The mean share of this seat."""
        return self.shares[seat] / self.games

    def expected(self, seat: int) -> float:
        """The mean points of this seat."""
        return self.points[seat] / self.games


@dataclass(frozen=True)
class Appraisal:
    """The turn that was played, and the best: the same one, unless another was shown to be better."""

    played: Line
    best: Line
    margin: float
    """Of the loss in the share of a win: the true one is within it, 19 times in 20; 0 if there is no loss."""
    others: list[Line]
    """What else was considered, the best first."""


class Appraiser:
    """Judges turns of one game; `turns` is how far an imagined game goes before the chances are taken."""

    def __init__(self, mind: Heuristic, chances: Chances, turns: int, deal: Deal = as_known) -> None:
        self.mind = mind
        self.chances = chances
        self.turns = turns
        self.deal = deal
        self.planner = Planner(16, 16)
        self.planner.mind = mind
        self.helper = Planner(1, 6)
        self.helper.mind = mind
        self.actions = Actions()

    def appraise(self, root: State, seat: int, played: list[int], luck: Generator, playouts: int) -> Appraisal:
        """Compare what was played with the best turn that is found, by about so many imagined games in all."""
        others = self.sifted(root, seat, self.ideas(root, seat, played, luck), luck, playouts // 2)
        own = Line(played, root.seats)
        if not others:
            self.imagine_all(root, seat, [own], luck, max(2, playouts // 4))
            return Appraisal(own, own, 0.0, [])
        rival = Line(others[0].steps, root.seats)
        self.imagine_all(root, seat, [own, rival], luck, max(2, playouts // 4))
        loss, margin = difference(rival, own)
        if loss > margin:
            return Appraisal(own, rival, margin, others[1:])
        return Appraisal(own, own, 0.0, [rival, *others[1:]])

    def advise(self, root: State, seat: int, luck: Generator, playouts: int) -> Appraisal:
        """The best turn that is found, by about so many imagined games in all."""
        found = self.sifted(root, seat, self.ideas(root, seat, [], luck), luck, playouts // 2)
        first, *others = found[:2]
        lines = [Line(line.steps, root.seats) for line in (first, *others)]
        self.imagine_all(root, seat, lines, luck, max(2, playouts // 4))
        lines.sort(key=lambda line: -line.share(seat))
        return Appraisal(lines[0], lines[0], 0.0, lines[1:] + found[2:])

    def ideas(self, root: State, seat: int, played: list[int], luck: Generator) -> list[Line]:
        """Turns that look good at first glance and lead elsewhere than the one played."""
        known = self.deal(root, seat, luck.word())
        end = after(known, seat, played).pack()
        plans = self.planner.plans(known, seat, LINES)
        return [Line(p.steps, root.seats) for p in plans if p.steps != played and p.state.pack() != end]

    def sifted(self, root: State, seat: int, lines: list[Line], luck: Generator, playouts: int) -> list[Line]:
        """The best first: all of them are played on, then the better half, and so on."""
        rounds = max(1, (len(lines) - 1).bit_length())
        alive = list(lines)
        while len(alive) > 1:
            self.imagine_all(root, seat, alive, luck, max(1, playouts // (rounds * len(alive))))
            alive.sort(key=lambda line: -line.share(seat))
            lines[: len(alive)] = alive
            alive = alive[: (len(alive) + 1) // 2]
        return lines

    def imagine_all(self, root: State, seat: int, lines: list[Line], luck: Generator, games: int) -> None:
        """So many more games of every line, on the same luck."""
        for _ in range(games):
            seed = luck.word()
            for line in lines:
                self.imagine(root, seat, line, seed)

    def imagine(self, root: State, seat: int, line: Line, seed: int) -> None:
        """One more game that goes on from this turn."""
        state = self.deal(root, seat, seed)
        for action in line.steps:
            state.play(seat, action)
        if self.mind.plans_ahead():
            plan_on(state, self.turns, self.helper)
        else:
            rollout(self.mind, state, self.turns, self.actions)
        shares = self.chances.shares(self.mind, state)
        for other, share in enumerate(shares):
            line.shares[other] += share
            line.points[other] += self.mind.value(state, other) / 1000
        line.own.append(shares[seat])
        line.games += 1


def appraiser_for(position: State, deal: Deal = as_known) -> Appraiser:
    """With what is known of the position's game."""
    mind = heuristic_for(position)
    return Appraiser(mind, chances_for(position), max(1, mind.horizon()) * position.seats, deal)


def difference(better: Line, worse: Line) -> tuple[float, float]:
    """The mean difference of two lines that were played on with the same luck, and its margin of 95 %."""
    n = len(worse.own)
    found = [a - b for a, b in zip(better.own, worse.own, strict=True)]
    mean = sum(found) / n
    if n < 2:
        return mean, 1.0
    return mean, SURE * math.sqrt(sum((d - mean) ** 2 for d in found) / (n - 1) / n)


def after(state: State, seat: int, steps: list[int]) -> State:
    """A copy with these decisions made."""
    twin = state.clone()
    for action in steps:
        twin.play(seat, action)
    return twin
