"""Fitting winning chances to positions of bots' games.

A few hundred games say little of each part of a curve by itself. So numbers of players and modules learn from each
other: the curve of all tables together comes first, that of each number of players is pulled towards it, and so is what
a module changes for so many players towards what it changes for all. Each game counts once, however many of its
positions there are: they all have the same end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import msgspec

from meeplehall.bots.chances import KNOTS, Chances
from meeplehall.study.calibration import guess_of, surprise
from meeplehall.study.curves import Curves, Fitted, Trait
from meeplehall.study.observations import Row

ROUNDS = 3
"""Of objectives and curves in turns."""
LIKELY_BEND = 0.5
"""The logarithm by which a curve changes from one of its points to the next, but for the last: the end is sure."""
LIKELY_APART = 0.15
"""The logarithm by which numbers of players differ, in a curve and in what a module changes there."""
LIKELY_STRETCH = 0.3
"""The logarithm by which modules make chances less sure, or surer."""
SWEEPS = 4
STEPS = 14


def fit(tables: Mapping[int, Sequence[Row]]) -> dict[str, Curves]:
    """For each of these numbers of players, two or more, the curves that make the results least surprising."""
    # So many rows as one table has are enough for what all have in common.
    together = [row for rows in tables.values() for row in rows[:: len(tables)]]
    usual = _curves(together, sum(_games(rows) for rows in tables.values()))
    return {str(players): _curves(rows, _games(rows), usual) for players, rows in tables.items()}


def fit_alone(rows: Sequence[Row]) -> Fitted:
    """The curves for one player, and how far away each objective is."""
    found = Fitted({}, {"1": _curves(rows, _games(rows))})
    names = sorted({trait for row in rows for trait in row.traits})
    for _ in range(ROUNDS if names else 0):
        for name in names:
            found.traits[name] = fit_objective([row for row in rows if name in row.traits], found, name)
        found.players["1"] = _curves([_as_near(row, found) for row in rows], _games(rows))
    return found


def fit_objective(rows: Sequence[Row], known: Fitted, name: str) -> Trait:
    """How much further away an objective is than others, the curves being known."""
    usual = sorted(known.players["1"].scale)[KNOTS // 2]
    by = _likeliest(rows, lambda by: _with(known, name, Trait(away=usual * by)), 0.0, 1.0)
    return Trait(away=usual * by)


def fit_module(tables: Mapping[int, Sequence[Row]], known: Fitted, name: str) -> Trait:
    """By how much a larger lead is needed with a module, for all numbers of players and for each of these."""

    def stretched(by: float) -> Fitted:
        return _with(known, name, Trait(stretch=math.exp(by)))

    together = [row for rows in tables.values() for row in rows]
    games = sum(_games(rows) for rows in tables.values())
    usual = _likeliest(together, stretched, 0.0, LIKELY_STRETCH, games)
    each = {
        str(players): math.exp(_likeliest(rows, stretched, usual, LIKELY_APART)) for players, rows in tables.items()
    }
    return Trait(stretch=math.exp(usual), by_players=each)


def _games(rows: Sequence[Row]) -> int:
    return len({row.game for row in rows})


def _with(known: Fitted, name: str, trait: Trait) -> Fitted:
    return msgspec.structs.replace(known, traits=known.traits | {name: trait})


def _as_near(row: Row, known: Fitted) -> Row:
    """As if its objective were no further away than others."""
    away = sum(known.traits[trait].away for trait in row.traits)
    return msgspec.structs.replace(row, values=[value - away for value in row.values])


def _likeliest(
    rows: Sequence[Row], told: Callable[[float], Fitted], usual: float, likely: float, games: int = 0
) -> float:
    """The change that makes the results least surprising; one far from the usual is taken for unlikely."""
    games = games or _games(rows)

    def unlikely(by: float) -> float:
        return games * surprise(rows, guess_of(told(by))) + ((by - usual) / likely) ** 2 / 2

    return _lowest(unlikely, usual, likely)


def _curves(rows: Sequence[Row], games: int, usual: Curves | None = None) -> Curves:
    """One point after the other is moved to where it surprises least, as often as that takes."""
    alone = len(rows[0].values) == 1
    spread = _spread([value for row in rows for value in row.values])
    found = Curves([spread / 2] * KNOTS, [_middle(rows)] * KNOTS if alone else [])
    if usual is not None:
        found.scale = list(usual.scale)
    for _ in range(SWEEPS):
        for at in range(KNOTS):
            near = [row for row in rows if abs(row.elapsed * (KNOTS - 1) - at) < 1]
            if alone:
                found.mark[at] = _mark(found, at, spread, near)
            found.scale[at] = _height(found, at, near, games / len(rows), usual)
    return found


def _mark(curves: Curves, at: int, step: float, near: Sequence[Row]) -> float:
    """What has to be expected at this point of the game for an even chance."""

    def surprising(mark: float) -> float:
        return _surprise(near, Curves(curves.scale, [*curves.mark[:at], mark, *curves.mark[at + 1 :]]))

    return _lowest(surprising, curves.mark[at], step)


def _height(curves: Curves, at: int, near: Sequence[Row], weight: float, usual: Curves | None) -> float:
    """By what leads are to be divided at this point of the game; a position counts `weight` of a game."""

    def unlikely(log: float) -> float:
        tried = Curves([*curves.scale[:at], math.exp(log), *curves.scale[at + 1 :]], curves.mark)
        return weight * len(near) * _surprise(near, tried) + _oddity(tried, usual)

    return math.exp(_lowest(unlikely, math.log(curves.scale[at]), LIKELY_BEND))


def _surprise(rows: Sequence[Row], curves: Curves) -> float:
    chances = Chances(curves.scale, curves.mark)
    return surprise(rows, lambda row: chances.of_values(row.values, row.elapsed)) if rows else 0.0


def _oddity(curves: Curves, usual: Curves | None) -> float:
    """How unlikely a curve is before anything was seen: one that bends, or is far from the usual one."""
    logs = [math.log(height) for height in curves.scale]
    if usual is None:
        return sum(((logs[n] - logs[n + 1]) / LIKELY_BEND) ** 2 for n in range(KNOTS - 2)) / 2
    return sum(((log - math.log(u)) / LIKELY_APART) ** 2 for log, u in zip(logs, usual.scale, strict=True)) / 2


def _lowest(cost: Callable[[float], float], at: float, step: float) -> float:
    """Where the cost is lowest, by steps that are halved when neither side is lower."""
    best = cost(at)
    for _ in range(STEPS):
        for other in (at + step, at - step):
            found = cost(other)
            if found < best:
                at, best = other, found
                break
        else:
            step /= 2
    return at


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0


def _middle(rows: Sequence[Row]) -> float:
    values = sorted(row.values[0] for row in rows)
    return values[len(values) // 2]
