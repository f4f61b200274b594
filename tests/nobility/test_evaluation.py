"""What looks good at first glance, and what nobody who plans would try."""

from __future__ import annotations

import pytest

from meeplehall.bots import make
from meeplehall.bots.search.plans import Planner
from meeplehall.core.heuristic import DOMINATED
from meeplehall.games.nobility import worth
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


@pytest.mark.rule("RN-204")
def test_nobody_passes_while_a_card_can_be_completed_in_the_last_round() -> None:
    """A die is in hand, but none fits: after a card there is a turn for the next."""
    goods = {"books": 2, "weaponry": 2, "magic": 2, "artwork": 2}
    state = scene(round=10, hand=[1, 2], goods=goods, platform=2, reputation=6, placed=["0 castle 6"])
    bot = make("greedy")
    chosen = []
    while state.actor() == 0 or len(chosen) < 4:
        seat = state.actor()
        action = bot.choose(state, seat) if seat == 0 else GAME.parse("end")
        chosen += [GAME.notation(action)] if seat == 0 else []
        state.apply(seat, action)
        if state.over:
            break
    assert {"complete 1", "complete 2"} <= set(chosen)


@pytest.mark.rule("RN-608")
@pytest.mark.parametrize(("held", "shown", "declines"), [([2, 10, 18], [7], True), ([7, 8, 15], [2], False)])
def test_a_card_worse_than_all_in_a_full_hand_is_declined(held: list[int], shown: list[int], declines: bool) -> None:
    state = scene(
        dice=(1,), coins=9, workers=1, hall=["community"], nobility=4, character="Rhys", tavern=shown, hand=held
    )
    do(state, "die 1", "go hall", "lot 1")
    worst = min(worth.card(state, state.players[0], card) for card in held)
    assert (worth.card(state, state.players[0], shown[0]) < worst) == declines
    assert (make("greedy").choose(state, 0) == STOP) == declines
