"""Fitting winning chances to positions of bots' games, and checking them on others."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall.bots.chances import KNOTS, Chances
from meeplehall.study.observations import Row

SWEEPS = 4
HALVINGS = 14
STEPS = 6
TINY = 1e-9


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


@dataclass(frozen=True)
class Mean:
    """A mean over positions, and its margin of 95 %; games, not positions, are taken for independent."""

    value: float
    margin: float

    def text(self) -> str:
        """With its margin."""
        return f"{self.value:.4f} ± {self.margin:.4f}"


def brier(rows: Sequence[Row], shares: Callable[[Row], list[float]]) -> Mean:
    """The mean squared error of the shares, over seats and positions."""
    entries = [(row.game, (p - q) ** 2) for row in rows for p, q in zip(shares(row), row.result, strict=True)]
    return _mean(entries)


def _mean(entries: Sequence[tuple[int, float]]) -> Mean:
    """Of values that belong to games."""
    n = len(entries)
    value = sum(x for _, x in entries) / n
    by_game: dict[int, float] = {}
    for game, x in entries:
        by_game[game] = by_game.get(game, 0.0) + x - value
    return Mean(value, 1.96 * math.sqrt(sum(x * x for x in by_game.values())) / n)


def steepness(rows: Sequence[Row], chances: Chances) -> Mean:
    """By what the log-odds would have to be multiplied to fit best: 1 if chances are true, less if they are too sure.

    One after the other, by Newton's steps; the interval counts games, not positions.
    """
    spread = [(row.game, _both(chances.of_values(row.values, row.elapsed)), _both(row.result)) for row in rows]
    power = 1.0
    for _ in range(STEPS):
        pull: dict[int, float] = {}
        curvature = 0.0
        for game, shares, got in spread:
            logs = [math.log(max(p, TINY)) for p in shares]
            weights = [math.exp(power * x) for x in logs]
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


def bins(rows: Sequence[Row], chances: Chances, n: int = 10) -> list[Bin]:
    """The reliability of the chances: in a true one, `got` is `expected`."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(n)]
    for row in rows:
        for p, q in zip(chances.of_values(row.values, row.elapsed), row.result, strict=True):
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
