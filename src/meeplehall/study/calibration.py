"""How true winning chances are: beside simple guesses, and beside what came of them in bots' games."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall.bots.chances import Chances, bounded
from meeplehall.study.curves import Fitted
from meeplehall.study.observations import Row

STEPS = 6
TINY = 1e-9


Guess = Callable[[Row], list[float]]
"""The share of a win that each seat is given in a position."""


def guess_of(known: Fitted) -> Guess:
    """What these curves say."""
    kept: dict[tuple[int, tuple[str, ...]], Chances] = {}

    def guess(row: Row) -> list[float]:
        key = len(row.values), row.traits
        if key not in kept:
            kept[key] = known.chances(*key)
        return kept[key].of_values(row.values, row.elapsed)

    return guess


def surprise(rows: Sequence[Row], guess: Guess) -> float:
    """The mean log loss."""
    return -sum(_log_likelihood(guess(row), row.result) for row in rows) / len(rows)


@dataclass(frozen=True)
class Mean:
    """A mean over positions, and its margin of 95 %; games, not positions, are taken for independent."""

    value: float
    margin: float

    def text(self) -> str:
        """With its margin."""
        return f"{self.value:.4f} ± {self.margin:.4f}"


def brier(rows: Sequence[Row], guess: Guess) -> Mean:
    """The mean squared error of the shares, over seats and positions."""
    entries = [(row.game, (p - q) ** 2) for row in rows for p, q in zip(guess(row), row.result, strict=True)]
    return _mean(entries)


def _mean(entries: Sequence[tuple[int, float]]) -> Mean:
    """Of values that belong to games."""
    n = len(entries)
    value = sum(x for _, x in entries) / n
    by_game: dict[int, float] = {}
    for game, x in entries:
        by_game[game] = by_game.get(game, 0.0) + x - value
    return Mean(value, 1.96 * math.sqrt(sum(x * x for x in by_game.values())) / n)


def steepness(rows: Sequence[Row], guess: Guess) -> Mean:
    """By what the log-odds would have to be multiplied to fit best: 1 if chances are true, less if they are too sure.

    One after the other, by Newton's steps; the interval counts games, not positions.
    """
    spread = [(row.game, _both(guess(row)), _both(row.result)) for row in rows]
    power = 1.0
    for _ in range(STEPS):
        pull: dict[int, float] = {}
        curvature = 0.0
        for game, shares, got in spread:
            logs = [math.log(max(p, TINY)) for p in shares]
            weights = [math.exp(bounded(power * x)) for x in logs]
            tempered = [weight / sum(weights) for weight in weights]
            mean = sum(p * x for p, x in zip(tempered, logs, strict=True))
            pull[game] = pull.get(game, 0.0) + sum(q * x for q, x in zip(got, logs, strict=True)) - mean
            curvature += sum(p * (x - mean) ** 2 for p, x in zip(tempered, logs, strict=True))
        power += sum(pull.values()) / curvature
    return Mean(power, 1.96 * math.sqrt(sum(x * x for x in pull.values())) / curvature)


def _both(shares: list[float]) -> list[float]:
    """Alone, to win and not to win."""
    return shares if len(shares) > 1 else [shares[0], 1 - shares[0]]


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


def bins(rows: Sequence[Row], guess: Guess, n: int = 10) -> list[Bin]:
    """The reliability of the chances: in a true one, `got` is `expected`."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(n)]
    for row in rows:
        for p, q in zip(guess(row), row.result, strict=True):
            found[min(int(p * n), n - 1)].append((row.game, p, q))
    return [_bin(entries) for entries in found if entries]


def _bin(entries: list[tuple[int, float, float]]) -> Bin:
    got = _mean([(game, q) for game, _, q in entries])
    expected = sum(p for _, p, _ in entries) / len(entries)
    return Bin(expected, got.value, got.margin, len(entries))


def _log_likelihood(shares: list[float], got: list[float]) -> float:
    if len(shares) == 1:
        p = shares[0] if got[0] > 0.5 else 1 - shares[0]
        return math.log(max(p, TINY))
    return sum(q * math.log(max(p, TINY)) for p, q in zip(shares, got, strict=True) if q > 0)
