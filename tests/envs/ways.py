"""Games to try environments on."""

from __future__ import annotations

from meeplehall.registry import BUILT_IN, find
from meeplehall.testing.cases import Case
from tests.conformance.cases import cases

GAMES = [name for name in BUILT_IN if find(name).parts.observer]


def some_cases(name: str) -> list[Case]:
    """All player counts and, taken together, all values of all options."""
    every = cases(name)
    counts = [next(case for case in every if case.players == n) for n in sorted({case.players for case in every})]
    return counts + every[len(every) // 5 :: max(1, len(every) // 6)]


WAYS = [case for name in GAMES for case in some_cases(name)]
