"""The level for a first game: weaker than easy, and never silly."""

from __future__ import annotations

import pytest

from meeplehall.bots import make, play_out
from meeplehall.bots.gentle import OBVIOUS, modest
from meeplehall.core.buffer import Actions
from meeplehall.registry import BUILT_IN, find
from tests.bots.test_easy import decisions

GAMES = 12


@pytest.mark.parametrize("game", BUILT_IN)
def test_easy_beats_it(game: str) -> None:
    better = 0.0
    for seed in range(GAMES):
        easy = seed % 2
        bots = [make("easy" if seat == easy else "gentle", 2 * seed + seat) for seat in range(2)]
        state = find(game).new(2, {}, seed)
        play_out(state, bots)
        ranks = state.outcome().ranks
        better += 1 if ranks[easy] < ranks[1 - easy] else 0.5 if ranks[0] == ranks[1] else 0
    assert better > GAMES / 2


def test_whoever_hesitates_does_no_harm_and_overlooks_no_win() -> None:
    mind, actions, hesitated = find("renaissance").heuristic(), Actions(), 0
    for state in decisions("renaissance", 3, 120):
        seat = state.actor()
        state.legal_into(seat, actions)
        idle = mind.idle(state, seat)
        gains = [mind.prior(state, seat, action) - idle for action in state.legal(seat)]
        gain = mind.prior(state, seat, modest(mind, state, seat, actions)) - idle
        if max(gains) >= OBVIOUS or max(gains) < 0:
            assert gain == max(gains)
        else:
            assert gain == min(one for one in gains if one >= 0)
            hesitated += gain < max(gains)
    assert hesitated > 10
