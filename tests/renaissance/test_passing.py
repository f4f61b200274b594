"""What is better than to pass on: any action that can be carried out, not a removal alone."""

from __future__ import annotations

import pytest

from meeplehall.core.passing import NO_PASS
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.passing import PASSING
from tests.renaissance.scene import act, all_pass, build, call, fill, give, legal, scene, store

PASS = GAME.parse("pass")


def passing(s, seat: int = 0) -> int:
    return PASSING.among(s.legal(seat))


@pytest.mark.rule("RM-203")
def test_with_only_removals_open_there_is_nothing_better() -> None:
    s = scene()
    build(s, 0, l2_1="M:mm/bs")
    call(s, 1)
    assert legal(s, 0) == ["remove 2.1", "pass"]
    assert passing(s) == PASS


@pytest.mark.rule("RM-203")
@pytest.mark.parametrize("icon", ["coin", "bread", "book", "shield"])
def test_each_action_is_better(icon: str) -> None:
    s = scene(order="renaissance baker scholar knight merchant")
    build(s, 0, l2_1="M:mm/bs")
    give(s, 0, "M:mm/bs")
    store(s, 0, icon)
    call(s, 4)
    found = {text.split()[0] for text in legal(s, 0)} - {"remove", "pass"}
    assert found, icon
    assert passing(s) == NO_PASS


def test_other_questions_know_no_passing() -> None:
    s = scene()
    fill(s, 0, "2.1")
    give(s, 0, "M:mm/bs")
    call(s, 1)
    all_pass(s)
    all_pass(s)
    assert "done" in legal(s, 0), "cards to throw away"
    assert passing(s) == NO_PASS
    act(s, 0, "done")


def test_rounds_are_counted() -> None:
    assert PASSING.round_of(scene()) == 1
