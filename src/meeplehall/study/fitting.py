"""Fitting winning chances to positions of bots' games.

A few hundred games say little of each part of a curve by itself. So numbers of players and modules learn from each
other: the curve of all tables together comes first, that of each number of players is moved as a whole and then bent
only a little, and what a module changes for so many players is pulled towards what it changes for all. Games of several
levels are fitted together: how steady their leads are is told by what all are expected to reach. Each game counts once,
however many of its positions there are: they all have the same end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from meeplehall.bots.chances import KNOTS, Chances, steadiness
from meeplehall.study.calibration import guess_of, surprise
from meeplehall.study.curves import Curves, Fitted, Trait
from meeplehall.study.observations import Row

ROUNDS = 3
"""Of objectives and curves in turns."""
LIKELY_BEND = 0.5
"""The logarithm by which a curve changes from one of its points to the next, but for the last: the end is sure."""
LIKELY_BEND_ALONE = 2.0
"""The same for one player: early on, what is expected says next to nothing."""
LIKELY_MOVE = 4.0
"""By how many spreads of what is expected the mark moves between points: early on, only a far one says anything."""
LIKELY_APART = 0.25
"""The logarithm by which numbers of players differ, in a curve as a whole and in what a module changes there."""
LIKELY_BENT = 0.15
"""And by which they differ at one point of the curve."""
LIKELY_STRETCH = 0.3
"""The logarithm by which modules make chances less sure, or surer."""
LIKELY_STEADY = 0.3
"""The logarithm by which leads are worth more at a table that reaches more than usual, by as much as tables differ."""
STEPS = 14
NEWTON = 6
LONGEST = 0.5
"""Of a step of logarithms."""
TINY = 1e-6


def fit(tables: Mapping[int, Sequence[Row]]) -> Fitted:
    """For each of these numbers of players, two or more, the curves that make the results least surprising."""
    # So many rows as one table has are enough for what all have in common.
    together = [row for rows in tables.values() for row in rows[:: len(tables)]]
    games = sum(_games(rows) for rows in tables.values())
    middles = {players: _mean([value for row in rows for value in row.values]) for players, rows in tables.items()}
    usual, steady = _curves(together, games), 0.0
    for _ in range(2):
        steady = _steady(together, games, usual, middles)
        usual = _curves([_as_usual(row, middles, steady) for row in together], games)
    found = Fitted({}, {}, steady=steady)
    for players, rows in tables.items():
        plain = [_as_usual(row, middles, steady) for row in rows]
        by = _likeliest(plain, partial(_only, str(players), usual), 0.0, LIKELY_APART)
        curves = _curves(plain, _games(rows), _moved(usual, by))
        found.players[str(players)] = msgspec.structs.replace(curves, middle=middles[players])
    return found


def _steady(rows: Sequence[Row], games: int, usual: Curves, middles: Mapping[int, float]) -> float:
    """How much more a lead is worth for each point that all reach above the usual; never less."""
    apart = math.sqrt(_mean([(_mean(row.values) - middles[len(row.values)]) ** 2 for row in rows])) or 1.0
    each = {str(players): msgspec.structs.replace(usual, middle=middle) for players, middle in middles.items()}
    found = _likeliest(rows, lambda by: Fitted({}, each, steady=by / apart), 0.0, LIKELY_STEADY, games)
    return max(0.0, found / apart)


def _as_usual(row: Row, middles: Mapping[int, float], steady: float) -> Row:
    """As if its table reached what is usual: leads as large as they are worth."""
    by = steadiness(row.values, middles[len(row.values)], steady)
    return msgspec.structs.replace(row, values=[value * by for value in row.values])


def _only(players: str, usual: Curves, by: float) -> Fitted:
    """So many players alone, with the usual curve moved."""
    return Fitted({}, {players: _moved(usual, by)})


def _moved(curves: Curves, by: float) -> Curves:
    """All of it, by this logarithm."""
    return Curves([height * math.exp(by) for height in curves.scale])


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
    """By Newton's steps, of the heights' logarithms and, alone, of the marks in turns."""
    alone = len(rows[0].values) == 1
    spread = _spread([value for row in rows for value in row.values])
    found = Curves([spread / 2] * KNOTS, [_middle(rows)] * KNOTS if alone else [])
    if usual is not None:
        found.scale = list(usual.scale)
    for _ in range(NEWTON if usual is not None else STEPS):
        if alone:
            slope = _slope(rows, found, games / len(rows), of_marks=True)
            slope.smooth(found.mark, LIKELY_MOVE * spread, KNOTS)
            found.mark = [mark - change for mark, change in zip(found.mark, slope.step(spread), strict=True)]
        slope = _slope(rows, found, games / len(rows), of_marks=False)
        logs = [math.log(height) for height in found.scale]
        if usual is None:
            slope.smooth(logs, LIKELY_BEND_ALONE if alone else LIKELY_BEND, KNOTS - 1)
        else:
            slope.pull(logs, [math.log(height) for height in usual.scale], LIKELY_BENT)
        found.scale = [math.exp(log - change) for log, change in zip(logs, slope.step(LONGEST), strict=True)]
    return found


class _Slope:
    """First and second derivatives at the points of a curve: each knows only itself and its neighbours."""

    def __init__(self) -> None:
        self.first = [0.0] * KNOTS
        self.second = [TINY] * KNOTS
        self.beside = [0.0] * (KNOTS - 1)

    def add(self, at: int, weights: tuple[float, float], first: float, second: float) -> None:
        """Of a place between this point and the next, which move it by these weights."""
        left, right = weights
        self.first[at] += left * first
        self.first[at + 1] += right * first
        self.second[at] += left * left * second
        self.second[at + 1] += right * right * second
        self.beside[at] += left * right * second

    def smooth(self, curve: Sequence[float], likely: float, upto: int) -> None:
        """Neighbours, before this point, that differ by more than is likely, cost something."""
        for at in range(upto - 1):
            self.add(at, (1.0, -1.0), (curve[at] - curve[at + 1]) / likely**2, likely**-2)

    def pull(self, curve: Sequence[float], usual: Sequence[float], likely: float) -> None:
        """So does what is further from the usual."""
        for at in range(KNOTS):
            self.first[at] += (curve[at] - usual[at]) / likely**2
            self.second[at] += likely**-2

    def step(self, longest: float) -> list[float]:
        """Newton's, each part of it within bounds: the solution of a system with three diagonals."""
        second, first = list(self.second), list(self.first)
        for at in range(1, KNOTS):
            ratio = self.beside[at - 1] / second[at - 1]
            second[at] -= ratio * self.beside[at - 1]
            first[at] -= ratio * first[at - 1]
        found = [0.0] * KNOTS
        for at in reversed(range(KNOTS)):
            after = self.beside[at] * found[at + 1] if at + 1 < KNOTS else 0.0
            found[at] = (first[at] - after) / second[at]
        return [min(max(change, -longest), longest) for change in found]


def _slope(rows: Sequence[Row], curves: Curves, weight: float, of_marks: bool) -> _Slope:
    """Of the surprise, by the logarithms of the heights or by the marks; a position counts `weight` of a game."""
    found = _Slope()
    chances = Chances(curves.scale, curves.mark)
    for row in rows:
        x = min(max(row.elapsed, 0.0), 1.0) * (KNOTS - 1)
        at = min(int(x), KNOTS - 2)
        left, right = 1 - (x - at), x - at
        scale = left * curves.scale[at] + right * curves.scale[at + 1]
        shares = chances.of_values(row.values, row.elapsed)
        if len(shares) == 1:
            (share,), (got,), (value,) = shares, row.result, row.values
            ahead = (value - left * curves.mark[at] - right * curves.mark[at + 1]) / scale
            by = 1.0 if of_marks else ahead
            first, second = (got - share) * by / scale, share * (1 - share) * (by / scale) ** 2
        else:
            leads = [value / scale for value in row.values]
            mean = sum(share * lead for share, lead in zip(shares, leads, strict=True))
            first = (sum(got * lead for got, lead in zip(row.result, leads, strict=True)) - mean) / scale
            spread = sum(share * (lead - mean) ** 2 for share, lead in zip(shares, leads, strict=True))
            second = spread / scale**2
        weights = (left, right) if of_marks else (left * curves.scale[at], right * curves.scale[at + 1])
        found.add(at, weights, weight * first, weight * second)
    return found


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
    mean = _mean(values)
    return math.sqrt(_mean([(value - mean) ** 2 for value in values])) or 1.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _middle(rows: Sequence[Row]) -> float:
    values = sorted(row.values[0] for row in rows)
    return values[len(values) // 2]
