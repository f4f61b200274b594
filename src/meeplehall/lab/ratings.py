"""Strength from results: shares with intervals, and Bradley-Terry ratings as in chess (400 points: 10 to 1)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.96
RESAMPLES = 200
# Everybody has also drawn a little with everybody, so that a bot without a loss has a finite rating.
PRIOR = 0.5


@dataclass(frozen=True)
class Estimate:
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float

    def text(self, factor: float = 1.0, digits: int = 1) -> str:
        """Such as `188.4 ± 2.1`."""
        return f"{self.mean * factor:.{digits}f} ± {self.half * factor:.{digits}f}"


def estimate(clusters: Sequence[Sequence[float]]) -> Estimate:
    """The mean over all values; those of a cluster (the games of one seed) are not taken for independent."""
    sizes = [len(cluster) for cluster in clusters if cluster]
    total = sum(sizes)
    if not total:
        return Estimate(math.nan, math.inf)
    mean = sum(sum(cluster) for cluster in clusters) / total
    n = len(sizes)
    if n < 2:
        return Estimate(mean, math.inf)
    squares = sum((sum(cluster) - len(cluster) * mean) ** 2 for cluster in clusters if cluster)
    return Estimate(mean, Z95 * math.sqrt(squares * n / (n - 1)) / total)


def share_estimate(clusters: Sequence[Sequence[float]]) -> Estimate:
    """The same for values from 0 to 1. Ten wins of ten are no certainty: the interval is never narrower than if one
    more seed could have been lost.
    """
    found = estimate(clusters)
    seeds = sum(1 for cluster in clusters if cluster)
    if not seeds:
        return found
    lost = 1 / (seeds + 2)
    return Estimate(found.mean, max(found.half, Z95 * math.sqrt(lost * (1 - lost) / seeds)))


Duel = tuple[str, str, float]
"""The first against the second: 1 for better, 0 for worse, 0.5 for equal."""


def bradley_terry(names: Sequence[str], duels: Sequence[Duel]) -> dict[str, float]:
    """The ratings that make the duels most likely; their mean is 0."""
    wins = {a: {b: PRIOR for b in names if b != a} for a in names}
    for a, b, share in duels:
        if a != b:
            wins[a][b] += share
            wins[b][a] += 1 - share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(1000):
        new = {
            a: sum(wins[a].values())
            / sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in names if b != a)
            for a in names
        }
        scale = math.exp(sum(math.log(s) for s in new.values()) / len(names))
        new = {a: s / scale for a, s in new.items()}
        moved = max(abs(math.log(new[a] / strength[a])) for a in names)
        strength = new
        if moved < 1e-6:
            break
    return {a: 400 * math.log10(s) for a, s in strength.items()}


def ratings(names: Sequence[str], clusters: Sequence[Sequence[Duel]]) -> dict[str, Estimate]:
    """Ratings with intervals from resampling whole clusters."""
    if len(names) < 2:
        return {name: Estimate(0.0, 0.0) for name in names}
    center = bradley_terry(names, [duel for cluster in clusters for duel in cluster])
    rng = random.Random(0)
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES if len(clusters) > 1 else 0):
        drawn = [duel for _ in clusters for duel in rng.choice(clusters)]
        for name, rating in bradley_terry(names, drawn).items():
            found[name].append(rating)
    return {name: Estimate(center[name], _half_width(found[name])) for name in names}


def _half_width(values: list[float]) -> float:
    if not values:
        return math.inf
    ordered = sorted(values)
    low = ordered[int(0.025 * len(ordered))]
    high = ordered[min(len(ordered) - 1, int(0.975 * len(ordered)))]
    return (high - low) / 2
