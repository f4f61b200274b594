"""What is better than to pass on: a die to place and a card to complete, not a sale alone."""

from __future__ import annotations

import pytest

from meeplehall.core.passing import NO_PASS
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.passing import PASSING
from tests.nobility.scene import do, legal, scene

END = GAME.parse("end")
PAIR = {"books": 2, "weaponry": 2}  # for card 2
NO_DICE = ["0 tavern 6", "0 tavern 6", "0 yard 6", "0 hall 6", "0 port 6"]


def passing(state) -> int:
    return PASSING.among(state.legal(state.actor()))


@pytest.mark.rule("RN-204")
def test_with_only_a_sale_open_there_is_nothing_better() -> None:
    state = scene(placed=NO_DICE, lots=[1])
    assert legal(state) == ["sell lot.1", "end"]
    assert passing(state) == END


@pytest.mark.rule("RN-211")
def test_after_the_die_of_a_turn_the_end_of_it_is_a_pass_too() -> None:
    state = scene(lots=[1])
    assert passing(state) == NO_PASS, "a die is better"
    do(state, "die 6", "go castle")
    assert legal(state) == ["sell lot.1", "end"]
    assert passing(state) == END


def test_a_card_to_complete_is_better() -> None:
    assert passing(scene(placed=NO_DICE, hand=[2], goods=PAIR, lots=[1])) == NO_PASS
    assert passing(scene(placed=NO_DICE, hand=[2], lots=[1])) == END, "one that lacks its goods is not"


def test_other_questions_know_no_passing() -> None:
    state = scene(dice=(5,), goods={"magic": 5}, lots=[1])
    do(state, "die 5")
    assert passing(state) == NO_PASS
    do(state, "go port")
    assert "end" not in legal(state)
    assert passing(state) == NO_PASS


def test_rounds_are_counted() -> None:
    assert [PASSING.round_of(scene(round=n)) for n in (1, 2, 10)] == [0, 1, 9]
