"""What looks good at first glance, and what nobody who plans would try."""

from __future__ import annotations

import pytest

from meeplehall.bots.search.plans import Planner
from meeplehall.core.heuristic import DOMINATED
from meeplehall.games.nobility.game import GAME

from .scene import do, scene


def at_the_guild(effect: str, **mine: int):
    """A workshop of another seat is activated."""
    state = scene(dice=(5,), workshops={"wizards.1": f"1 {effect}"}, **mine)
    do(state, "die 5", "go wizards")
    return state


def at_berk():
    state = scene(dice=(6,), coins=5)
    do(state, "die 6", "go berk", "replace settlers")
    return state


STOP = GAME.parse("stop")
MIND = GAME.heuristic()


def plans(state):
    planner = Planner(16, 16)
    planner.mind = MIND
    return planner.plans(state, 0, 1000)


@pytest.mark.parametrize(
    "state", [at_berk(), at_the_guild("coin"), at_the_guild("good"), at_the_guild("reputation/exchange")]
)
def test_nobody_declines_what_comes_for_nothing(state) -> None:
    assert STOP in state.legal(0)
    assert MIND.prior(state, 0, STOP) == DOMINATED
    found = plans(state)
    assert found
    assert STOP not in [plan.steps[0] for plan in found]


def test_what_has_a_price_can_be_declined() -> None:
    state = at_the_guild("buy", coins=5)
    assert MIND.prior(state, 0, STOP) == 0
    assert STOP in [plan.steps[0] for plan in plans(state)]
