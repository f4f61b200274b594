from __future__ import annotations

import pytest

from meeplehall.bots import make, names, play_out
from meeplehall.lab.simulation import Plan, simulate
from meeplehall.registry import BUILT_IN, find
from tests.conformance.cases import cases
from tests.conformance.walk import position


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", names())
def test_bots_play_every_case_and_repeat_themselves(name: str, bot: str) -> None:
    for number, case in enumerate(cases(name)[::7]):
        results = []
        for _ in range(2):
            state = case.new(number)
            play_out(state, [make(bot, number + seat) for seat in range(case.players)])
            results.append(state.digest())
        assert results[0] == results[1]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", names())
def test_bots_cannot_peek(name: str, bot: str) -> None:
    """The choice stays the same when everything hidden is drawn anew."""
    for number, case in enumerate(cases(name)[::5]):
        state = position(case, number, 10 + number)
        seat = state.actor()
        choice = make(bot, 7).choose(state, seat)
        for seed in range(5):
            assert make(bot, 7).choose(state.sample(seat, seed), seat) == choice


def test_greedy_is_worth_playing_at_burgundy() -> None:
    """Self-play on estate 1; the mean over many games is 163, the bar is 90."""
    summary = simulate(Plan("burgundy", 2, ("greedy",)), 60)
    assert all(seat.points / summary.games > 140 for seat in summary.seats)


def test_greedy_beats_random_at_every_game() -> None:
    for name in BUILT_IN:
        plan = Plan(name, max(2, find(name).min_players), ("greedy", "random"))
        summary = simulate(plan, 20)
        assert summary.seats[0].wins >= 17, name
