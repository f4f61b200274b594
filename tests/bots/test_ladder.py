"""A small ladder: each level against the one below, on few seeds and with small budgets; a broken bot falls off it.

The whole ladder, with intervals, is in docs/bots.md.
"""

from __future__ import annotations

import pytest

from meeplehall.lab.arena import Arena, Fixture
from meeplehall.lab.standings import pairs

RUNGS = [
    ("burgundy", "easy", "random", 10, 0.9),
    ("burgundy", "normal", "easy", 10, 0.8),
    ("burgundy", "hard", "normal", 10, 0.7),
    ("burgundy", "expert@24", "normal", 6, 0.6),
    ("burgundy", "tree@24", "easy", 4, 0.7),
    ("burgundy", "flat@60", "random", 4, 0.9),
    ("renaissance", "easy", "random", 10, 0.9),
    ("renaissance", "normal", "easy", 10, 0.6),
    ("renaissance", "hard", "easy", 10, 0.7),
    ("renaissance", "expert@12", "easy", 6, 0.6),
    ("nobility", "easy", "random", 10, 0.9),
    ("nobility", "normal", "easy", 10, 0.9),
    ("nobility", "hard", "easy", 10, 0.9),
    ("nobility", "expert@6", "easy", 4, 0.9),
]


@pytest.mark.parametrize(("game", "better", "worse", "games", "share"), RUNGS)
def test_each_level_beats_the_one_below(game: str, better: str, worse: str, games: int, share: float) -> None:
    arena = Arena(Fixture(game, (better, worse), 2, seed=77), None)
    played = list(arena.run(games))
    assert len(played) == games
    assert pairs(arena.results)[(better, worse)].mean >= share


@pytest.mark.parametrize("game", ["burgundy", "nobility"])
def test_what_was_learned_helps(game: str) -> None:
    arena = Arena(Fixture(game, ("normal", "normal:none"), 2, seed=5), None)
    list(arena.run(20))
    assert pairs(arena.results)[("normal", "normal:none")].mean >= 0.65
