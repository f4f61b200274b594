"""Fitting winning chances to positions of bots' games, and checking them on others."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from meeplehall.bots.chances import KNOTS, Chances
from meeplehall.study.curves import Curves, Fitted, Trait
from meeplehall.study.observations import Row

ROUNDS = 3
"""Of objectives and curves in turns."""
LIKELY_STRETCH = 0.3
"""The logarithm by which modules make chances less sure, or surer."""
SWEEPS = 4
HALVINGS = 14
STEPS = 6
TINY = 1e-9


Guess = Callable[[Row], list[float]]
"""The share of a win that each seat is given in a position."""


def fit(rows: Sequence[Row]) -> Fitted:
    """The curves that make the results least surprising, and alone how far away each objective is."""
    players = len(rows[0].values)
    found = Fitted({}, {str(players): _curves(rows)})
    if players > 1:
        return found
    names = sorted({trait for row in rows for trait in row.traits})
    for _ in range(ROUNDS if names else 0):
        for name in names:
            found.traits[name] = fit_trait([row for row in rows if name in row.traits], found, name)
        found.players["1"] = _curves([_as_near(row, found) for row in rows])
    return found


def fit_trait(rows: Sequence[Row], known: Fitted, name: str) -> Trait:
    """What this trait changes in these positions, everything else being known.

    Each game counts once, however many of its positions there are; and as few games say little, great changes are taken
    for unlikely.
    """
    players = len(rows[0].values)
    games = len({row.game for row in rows})
    usual = sorted(known.players[str(players)].scale)[KNOTS // 2]

    def changed(by: float) -> Trait:
        return Trait(away=usual * by) if players == 1 else Trait(stretch=math.exp(by))

    def unlikely(by: float) -> float:
        tried = msgspec.structs.replace(known, traits=known.traits | {name: changed(by)})
        return games * surprise(rows, guess_of(tried)) + (by / (1.0 if players == 1 else LIKELY_STRETCH)) ** 2 / 2

    return changed(min((n / 20 for n in range(-60, 61)), key=unlikely))


def guess_of(known: Fitted) -> Guess:
    """What these curves say."""
    kept: dict[tuple[int, tuple[str, ...]], Chances] = {}

    def guess(row: Row) -> list[float]:
        key = len(row.values), row.traits
        if key not in kept:
            kept[key] = known.chances(*key)
        return kept[key].of_values(row.values, row.elapsed)

    return guess


def _curves(rows: Sequence[Row]) -> Curves:
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
    return Curves(scale, mark)


def _as_near(row: Row, known: Fitted) -> Row:
    """As if its objective were no further away than others."""
    away = sum(known.traits[trait].away for trait in row.traits)
    return msgspec.structs.replace(row, values=[value - away for value in row.values])


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

    def here_and_now() -> float:
        chances = Chances(scale, mark)
        return surprise(rows, lambda row: chances.of_values(row.values, row.elapsed))

    best = here_and_now()
    for _ in range(HALVINGS):
        here = curve[at]
        for other in (here + step, here - step):
            if other < least:
                continue
            curve[at] = other
            found = here_and_now()
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
