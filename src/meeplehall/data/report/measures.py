"""Means with intervals, differences, and care for many of them at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.96
FALSE_SHARE = 0.05
"""Of the differences that are called real, so many may be chance."""


@dataclass(frozen=True)
class Mean:
    """A mean of `count` values with half the width of its 95 % interval."""

    label: str
    mean: float
    half: float
    count: int

    def text(self, digits: int = 1, factor: float = 1.0) -> str:
        """Such as `188.4 ± 2.1`; one value alone has no interval."""
        said = f"{self.mean * factor:.{digits}f}"
        return f"{said} ± {self.half * factor:.{digits}f}" if math.isfinite(self.half) else said


def mean_of(label: str, values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    n = len(values)
    if n == 0:
        return Mean(label, math.nan, math.inf, 0)
    mean = sum(values) / n
    if n == 1:
        return Mean(label, mean, math.inf, 1)
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return Mean(label, mean, Z95 * math.sqrt(variance / n), n)


@dataclass(frozen=True)
class Difference:
    """How much more the one has than the other, with half the width of its 95 % interval."""

    label: str
    one: Mean
    other: Mean
    mean: float
    half: float
    real: bool = False
    """Whether it stands out although many were looked at."""

    def chance(self) -> float:
        """How likely at least such a difference is when there is none."""
        if not math.isfinite(self.half):
            return 1.0
        if self.half == 0:
            return 1.0 if self.mean == 0 else 0.0
        return math.erfc(abs(self.mean) / (self.half / Z95) / math.sqrt(2))

    def text(self, digits: int = 1, factor: float = 1.0) -> str:
        """Such as `+2.1 ± 0.8`."""
        return (
            Mean("", self.mean, self.half, 1).text(digits, factor)
            if self.mean < 0
            else "+" + Mean("", self.mean, self.half, 1).text(digits, factor)
        )


def apart(label: str, one: Sequence[float], other: Sequence[float]) -> Difference:
    """Between two groups that have nothing to do with each other."""
    a, b = mean_of(label, one), mean_of(label, other)
    return Difference(label, a, b, a.mean - b.mean, math.hypot(a.half, b.half))


def paired(label: str, one: Sequence[float], other: Sequence[float]) -> Difference:
    """Between the same games (the same seeds) under two conditions."""
    both = mean_of(label, [a - b for a, b in zip(one, other, strict=True)])
    return Difference(label, mean_of(label, one), mean_of(label, other), both.mean, both.half)


def stand_out(found: Sequence[Difference]) -> list[Difference]:
    """All of them, the real ones marked (Benjamini and Hochberg): of those called real few are chance."""
    order = sorted(range(len(found)), key=lambda n: found[n].chance())
    last = -1
    for rank, n in enumerate(order, start=1):
        if found[n].chance() <= FALSE_SHARE * rank / len(found):
            last = rank
    real = set(order[:last]) if last > 0 else set()
    return [Difference(one.label, one.one, one.other, one.mean, one.half, n in real) for n, one in enumerate(found)]
