"""Chance by a script: the dealer as a seat, cards by their faces."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadChance
from meeplehall.core.script import Script
from meeplehall.games.renaissance.game import GAME
from tests.renaissance.conservation import check
from tests.renaissance.scene import ORDER, act, all_pass, areas, call, give, hand, keep_in_deck, lay, scene, teach

AREAS = ["M:mm/bs", "S:ss/mk", "B:bb/ks", "K:kk/sm"]
FIRST = ["M:mm/sb", "M:mm/sb", "S:ss/kb", "B:bb/mk"]
SECOND = ["K:kk/mb", "K:kk/sm", "S:ss/kb", "B:bb/sk"]


def test_a_whole_setup_and_a_round() -> None:
    s = GAME.new(2, seed=9, chance=[1, *AREAS, *FIRST, *SECOND, "K:kk/ms", "K:kk/ms"])
    assert s.dealer == 1
    assert areas(s) == AREAS
    for seat in (0, 1):
        lay(s, seat, ORDER)
    assert hand(s, 0) == FIRST
    assert sorted(hand(s, 1)) == sorted(SECOND)
    all_pass(s)
    act(s, 0, "discard c1", "discard c3", "done")
    act(s, 1, "done")
    assert hand(s, 0) == ["M:mm/sb", "B:bb/mk", "K:kk/ms", "K:kk/ms"]
    assert s.script is not None
    assert not s.script.left()
    check(s)


def test_when_the_script_is_at_its_end_the_seed_goes_on() -> None:
    s = GAME.new(2, seed=9, chance=[0, "M:mm/bs"])
    assert areas(s)[0] == "M:mm/bs"
    assert all(areas(s))
    assert GAME.new(2, seed=9, chance=[0, "M:mm/bs"]) == s


@pytest.mark.rule("RM-601", "RM-605")
def test_alone_there_is_no_dealer_to_draw() -> None:
    away = ["K:kk/ms", "K:kk/sm"]
    s = GAME.new(1, {"solo": "harder", "solo_cards": "2"}, chance=[*away, *AREAS, *FIRST, "B:bb/ms", "B:bb/ms"])
    assert areas(s) == AREAS
    lay(s, 0, ORDER)
    act(s, 0, "pass")
    assert s.view(0)["seen"] == {"B:bb/ms": 2, "B:bb/ks": 1}  # both flips send a knight to bread, where one recruit was
    check(s)


@pytest.mark.rule("RM-305")
def test_a_renaissance_man_and_a_new_deck() -> None:
    s = scene()
    give(s, 0, "K:kk/sb")
    give(s, 1, "K:kk/sm")
    teach(s, 0, "coin", "book", "bread")
    keep_in_deck(s, 0)
    call(s, 1)
    s.script = Script(["K:kk/ms"])
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert GAME.facts(s)["seats"][0]["man"] == "K:kk/ms"


@pytest.mark.parametrize(
    ("chance", "message"),
    [
        ([2], "item 1 of the chance: the dealer's seat is from 0 to 1, not 2"),
        ([0, "M:mm/bs", "X"], "item 3 of the chance: a card cannot be 'X' now; possible: B:bb/"),
        ([0, "M:mm/bs", "M:mm/bs", "M:mm/bs"], "item 4 of the chance: a card cannot be 'M:mm/bs' now; possible: "),
        (["M:mm/bs"], "item 1 of the chance: the dealer's seat is from 0 to 1, not 'M:mm/bs'"),
    ],
)
def test_what_cannot_come_is_refused_with_its_item(chance: list[int | str], message: str) -> None:
    with pytest.raises(BadChance) as error:
        GAME.new(2, chance=chance)
    assert str(error.value).startswith(message)
