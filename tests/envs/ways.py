"""Games to try environments on."""

from __future__ import annotations

from meeplehall.registry import BUILT_IN, find
from meeplehall.testing.cases import Case
from tests.conformance.cases import cases

GAMES = [name for name in BUILT_IN if find(name).parts.observer]


def some_cases(name: str) -> list[Case]:
    """For every number of players every value of every option and module, in as few cases as that takes (nearly)."""
    every = cases(name)
    wanted = {one for case in every for one in covered(case)}
    found = []
    while wanted:
        best = max(every, key=lambda case: len(covered(case) & wanted))
        found.append(best)
        wanted -= covered(best)
    return sorted(found, key=lambda case: case.players)


def covered(case: Case) -> set[tuple[int, str, str]]:
    """What a case tries."""
    return {(case.players, option, value) for option, value in case.options}


WAYS = [case for name in GAMES for case in some_cases(name)]
FIRST = [next(case for case in WAYS if case.game.name == name) for name in GAMES]
"""One of each game."""
