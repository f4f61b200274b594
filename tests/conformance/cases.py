"""Every way to start every built-in game."""

from __future__ import annotations

from functools import cache

from meeplehall import testing
from meeplehall.registry import BUILT_IN, find
from meeplehall.testing import Case

GAMES = list(BUILT_IN)

# Values worth trying for options that have no list of choices.
VALUES: dict[str, dict[str, list[str]]] = {
    "burgundy": {"estates": ["random", "2,2,9,8", "1,5", "9,8,7", "3,4,6,1", "2"]},
    "renaissance": {"deck": ["t12", "p24"], "solo_cards": ["10"], "round_limit": ["12"]},
    "nobility": {"objective": ["random"], "dieless_turn": ["last", "free"]},
}


@cache
def cases(name: str) -> list[Case]:
    """All combinations of options that the game allows."""
    return testing.cases(find(name), VALUES[name])
