"""The parts of the search, one by one."""

from __future__ import annotations

import pytest

from meeplehall.bots import make
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.bot import SearchBot, Settings
from meeplehall.bots.search.budget import Budget
from meeplehall.bots.search.contest import Contest
from meeplehall.bots.search.plans import Plan, Planner
from meeplehall.core.generator import generator
from meeplehall.core.state import State
from meeplehall.registry import BUILT_IN, find


def midgame(game: str, players: int = 2) -> State:
    """After thirty decisions of greedy players."""
    state = find(game).new(players, {}, 5)
    greedy = make("greedy", 1)
    played = 0
    while played < 30 or len(state.legal(state.actor())) < 3:
        state.play(state.actor(), greedy.choose(state, state.actor()))
        played += 1
    return state


def planner(state: State, width: int, tries: int) -> Planner:
    """With what was learned at hand."""
    found = Planner(width, tries)
    found.mind = heuristic_for(state)
    return found


@pytest.mark.parametrize("game", BUILT_IN)
def test_plans_are_legal_turns_and_the_best_comes_first(game: str) -> None:
    state = midgame(game)
    seat = state.actor()
    plans = planner(state, 4, 4).plans(state, seat, 8)
    assert len(plans) > 1
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    for plan in plans:
        twin = state.clone()
        for action in plan.steps:
            assert action in twin.legal(seat)
            twin.play(seat, action)
        assert heuristic_for(state).value(twin, seat) == plan.worth


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_wider_planner_finds_no_worse_turn(game: str) -> None:
    state = midgame(game)
    narrow, wide = (planner(state, width, width).plans(state, state.actor(), 1)[0].worth for width in (1, 16))
    assert wide >= narrow


def test_what_the_planner_thought_counts_as_much_as_it_is_trusted() -> None:
    """The worse of two turns is praised beyond measure: who trusts that takes it, who looks for himself does not."""
    state = midgame("burgundy")
    seat = state.actor()
    good = planner(state, 8, 8).plans(state, seat, 1)[0]
    bad = min(planner(state, 8, 64).plans(state, seat, 1000), key=lambda plan: plan.worth)
    assert good.worth - bad.worth > 2000
    for trust, chosen in ((0, good), (5, bad)):
        plans = [Plan(good.state, good.steps, 0, 0), Plan(bad.state, bad.steps, 10_000_000, 0)]
        winner = Contest(heuristic_for(state), 2, None, trust).winner(
            state, seat, plans, generator(3), Budget(200, 0.0)
        )
        assert winner.steps == chosen.steps


def test_who_slips_is_asked_before_every_step() -> None:
    state = midgame("burgundy")
    steady, slippery = SearchBot(Settings(width=1, tries=3)), SearchBot(Settings(width=1, tries=3, slips=1))
    for bot in (steady, slippery):
        bot.reseed(1)
    assert len(steady.plan(state, state.actor())) > 1
    assert len(slippery.plan(state, state.actor())) == 1
