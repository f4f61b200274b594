"""Fitting and checking winning chances: positions of bots' games, what was expected in them, and how they ended."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall import bots
from meeplehall.bots.chances import KNOTS, Chances, result
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.game import Game
from meeplehall.core.generator import generator

SPARSE = 6
"""One in so many turns is looked at."""
SWEEPS = 4
HALVINGS = 14


@dataclass(frozen=True)
class Row:
    """A position of a game: how far it was, what the seats were expected to reach, what they had, what they got."""

    game: int
    elapsed: float
    values: list[float]
    scores: list[int]
    result: list[float]


def observe(game: Game, players: int, options: dict[str, str], level: str, seed: int) -> list[Row]:
    """Some positions of one game of that level against itself, each as whoever decides there knows it."""
    state = game.new(players, options, seed)
    people = [bots.make(level, seed * 31 + seat) for seat in range(players)]
    mind = heuristic_for(state)
    dice = generator(seed)
    seen = []
    turn = (-1, -1)
    while not state.over:
        seat = state.actor()
        if (seat, state.turn_number()) != turn:
            turn = (seat, state.turn_number())
            if dice.below(SPARSE) == 0:
                known = state.sample(seat, dice.word())
                values = [mind.value(known, other) / 1000 for other in range(players)]
                seen.append((mind.elapsed(known) / 1000, values, state.scores()))
        state.play(seat, people[seat].choose(state, seat))
    end = result(state)
    return [Row(seed, elapsed, values, scores, end) for elapsed, values, scores in seen]


def fit(rows: Sequence[Row]) -> Chances:
    """The curves that make the results least surprising, point by point."""
    alone = len(rows[0].values) == 1
    spread = _spread([value for row in rows for value in row.values])
    scale = [spread / 2] * KNOTS
    mark = [_middle(rows)] * KNOTS if alone else []
    for _ in range(SWEEPS):
        for at in range(KNOTS):
            near = [row for row in rows if abs(row.elapsed * (KNOTS - 1) - at) < 1]
            if not near:
                continue
            if alone:
                _improve(mark, at, spread, near, scale, mark)
            _improve(scale, at, scale[at] * 0.8, near, scale, mark, least=spread / 200)
    return Chances(scale, mark)


def surprise(rows: Sequence[Row], chances: Chances) -> float:
    """The mean log loss."""
    total = 0.0
    for row in rows:
        total -= _log_likelihood(chances.of_values(row.values, row.elapsed), row.result)
    return total / len(rows)


def brier(rows: Sequence[Row], shares: Callable[[Row], list[float]]) -> float:
    """The mean squared error of the shares, over seats and positions."""
    errors = [(p - q) ** 2 for row in rows for p, q in zip(shares(row), row.result, strict=True)]
    return sum(errors) / len(errors)


def equal(row: Row) -> list[float]:
    """Everybody the same; alone, half."""
    return [1 / max(2, len(row.values))] * len(row.values)


def leader(row: Row) -> list[float]:
    """Whoever has most points wins."""
    best = max(row.scores)
    ahead = [score == best for score in row.scores]
    return [1 / sum(ahead) if first else 0.0 for first in ahead]


@dataclass(frozen=True)
class Bin:
    """Expectations of about the same height, and what came of them; `margin` is that of 95 %, games being the units."""

    expected: float
    got: float
    margin: float
    positions: int


def bins(rows: Sequence[Row], chances: Chances, n: int = 10) -> list[Bin]:
    """The reliability of the chances: in a true one, `got` is `expected`."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(n)]
    for row in rows:
        for p, q in zip(chances.of_values(row.values, row.elapsed), row.result, strict=True):
            found[min(int(p * n), n - 1)].append((row.game, p, q))
    return [_bin(entries) for entries in found if entries]


def _bin(entries: list[tuple[int, float, float]]) -> Bin:
    n = len(entries)
    expected = sum(p for _, p, _ in entries) / n
    got = sum(q for _, _, q in entries) / n
    by_game: dict[int, float] = {}
    for game, _, q in entries:
        by_game[game] = by_game.get(game, 0.0) + q - got
    return Bin(expected, got, 1.96 * math.sqrt(sum(x * x for x in by_game.values())) / n, n)


def _log_likelihood(shares: list[float], got: list[float]) -> float:
    if len(shares) == 1:
        p = shares[0] if got[0] > 0.5 else 1 - shares[0]
        return math.log(max(p, 1e-9))
    return sum(q * math.log(max(p, 1e-9)) for p, q in zip(shares, got, strict=True) if q > 0)


def _improve(
    curve: list[float],
    at: int,
    step: float,
    rows: Sequence[Row],
    scale: list[float],
    mark: list[float],
    least: float = -math.inf,
) -> None:
    """Move one point of a curve (of the two) to where the surprise is least, by steps that are halved."""
    best = surprise(rows, Chances(scale, mark))
    for _ in range(HALVINGS):
        here = curve[at]
        for other in (here + step, here - step):
            if other < least:
                continue
            curve[at] = other
            found = surprise(rows, Chances(scale, mark))
            if found < best:
                best = found
                break
            curve[at] = here
        else:
            step /= 2


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0


def _middle(rows: Sequence[Row]) -> float:
    values = sorted(row.values[0] for row in rows)
    return values[len(values) // 2]
