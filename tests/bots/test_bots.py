from __future__ import annotations

import pytest

from meeplehall.bots import make, play_out
from meeplehall.lab.simulation import Series, simulate
from meeplehall.registry import BUILT_IN, find
from meeplehall.testing.cases import position
from tests.conformance.cases import cases

AT_ONCE = ("random", "greedy", "easy")
QUICK = ("normal", "hard@16", "expert@6", "flat@16", "tree@6")
"""Those that search, with little time to think."""


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", AT_ONCE)
def test_bots_play_every_case_and_repeat_themselves(name: str, bot: str) -> None:
    for number, case in enumerate(cases(name)[::7]):
        results = []
        for _ in range(2):
            state = case.new(number)
            play_out(state, [make(bot, number + seat) for seat in range(case.players)])
            results.append(state.digest())
        assert results[0] == results[1]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", QUICK)
def test_bots_that_search_repeat_themselves(name: str, bot: str) -> None:
    found = cases(name)
    for number, case in enumerate(found[:: len(found) // 3]):
        results = []
        for _ in range(2):
            state = position(case, number, 15 * number)
            players = [make(bot, number + seat) for seat in range(case.players)]
            for _ in range(8):
                if not state.over:
                    seat = state.actor()
                    state.apply(seat, players[seat].choose(state, seat))
            results.append(state.digest())
        assert results[0] == results[1]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", [*AT_ONCE, *QUICK])
def test_bots_cannot_peek(name: str, bot: str) -> None:
    """The choice stays the same when everything hidden is drawn anew."""
    step = 5 if bot in AT_ONCE else 17
    for number, case in enumerate(cases(name)[::step]):
        state = position(case, number, 10 + number)
        seat = state.actor()
        choice = make(bot, 7).choose(state, seat)
        for seed in range(5):
            assert make(bot, 7).choose(state.sample(seat, seed), seat) == choice


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bot", QUICK)
def test_a_plan_is_what_the_bot_then_does(name: str, bot: str) -> None:
    state = position(cases(name)[0], 3, 20)
    seat = state.actor()
    plan = make(bot, 5).plan(state, seat)
    player = make(bot, 5)
    for action in plan:
        if not state.owes(seat):
            break
        assert player.choose(state, seat) == action
        state.play(seat, action)


def test_greedy_is_worth_playing_at_burgundy() -> None:
    """Self-play on estate 1; the mean over many games is 163, the bar is 90."""
    summary = simulate(Series("burgundy", 2, ("greedy",)), 60)
    assert all(seat.points / summary.games > 140 for seat in summary.seats)


def test_greedy_beats_random_at_every_game() -> None:
    for name in BUILT_IN:
        series = Series(name, max(2, find(name).min_players), ("greedy", "random"))
        summary = simulate(series, 20)
        assert summary.seats[0].wins >= 17, name
