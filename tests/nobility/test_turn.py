"""Turns, dice and passing: RN-203 to RN-207, RN-211."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from meeplehall.games.nobility.names import GUILD_NAMES
from tests.nobility.scene import act, do, end_turns, idle_round, legal, open_to, places, refused, scene, table, visit

ALWAYS = [*GUILD_NAMES, "berk", "castle"]
PAIR = {"books": 2, "weaponry": 2}  # for card 2
OTHERS_PASSED = {1: {"passed": True}, 2: {"passed": True}}


# What a turn is


@pytest.mark.rule("RN-203")
@pytest.mark.parametrize("order", list(permutations(["die", "card", "sale"])))
def test_a_die_a_card_and_a_sale_once_each_in_any_order(order: tuple[str, ...]) -> None:
    actions = {"die": ["die 6", "go castle"], "card": ["complete 2"], "sale": ["sell lot.1"]}
    goods = {"books": 2, "weaponry": 2, "magic": 3, "artwork": 3}
    state = scene(hand=[1, 2], goods=goods, platform=3, lots=[1, 2], score=9)
    for i, part in enumerate(order):
        assert state.actor() == 0
        do(state, *actions[part])
        done = order[: i + 1]
        if i < 2:
            assert bool(legal(state, "die")) == ("die" not in done)
            assert bool(legal(state, "complete")) == ("card" not in done)
            assert bool(legal(state, "sell")) == ("sale" not in done)
            assert legal(state)[-1] == "end"
    assert state.actor() == 1


@pytest.mark.rule("RN-203")
def test_each_is_finished_before_the_next_begins() -> None:
    state = scene(dice=(5,), hand=[2], goods=PAIR | {"magic": 5}, lots=[1])
    do(state, "die 5", "go port")
    assert {text.split()[0] for text in legal(state)} == {"ship"}
    do(state, "ship magic", "stop")
    do(state, "complete 2")
    assert legal(state) == ["sell lot.1", "end"]
    state = scene(dice=(5,), hand=[2], goods={"books": 3, "weaponry": 3}, lots=[1])
    do(state, "complete 2")
    assert {text.split()[0] for text in legal(state)} == {"spend"}


@pytest.mark.rule("RN-203")
def test_stopping_an_action_early_does_not_end_the_turn() -> None:
    state = scene(dice=(1,), hand=[2], goods=PAIR, workers=2, coins=5)
    do(state, "die 1", "go wizards", "stop", "stop")
    assert legal(state) == ["complete 2", "end"]


@pytest.mark.rule("RN-203")
def test_what_one_gives_the_next_can_use() -> None:
    """The workers of a card become apprentices, goods of a guild complete a card, and a card's race opens a desk."""
    state = scene(dice=(1,), hand=[2], goods=PAIR)
    do(state, "complete 2")
    assert visit(state, "1", "wizards", "worker", "worker")["0 apprentices"] == {"wizards": 2}
    state = scene(dice=(1,), hand=[2], goods={"books": 1, "weaponry": 2}, coins=1)
    assert legal(state, "complete") == []
    do(state, "die 1", "go scholars", "goods 1")
    assert legal(state, "complete") == ["complete 2"]
    state = scene(chancery=True, dice=(1,), hand=[2], goods=PAIR)
    assert open_to(state, "chancery", [1]) == []
    do(state, "complete 2")
    assert open_to(state, "chancery", [1]) == [1]


@pytest.mark.rule("RN-203")
def test_one_die_a_turn_and_never_two_together() -> None:
    state = scene(dice=(1, 2), lots=[1], score=5)
    visit(state, "1", "castle")
    assert legal(state) == ["sell lot.1", "end"]
    assert refused(state, "die 2", "die 6")


@pytest.mark.rule("RN-203")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_round_clockwise(first: int) -> None:
    state = scene(4, seat=first, others={n: {"spare": 1} for n in range(4)}, spare=1)
    seen = []
    for place in ("wizards", "artists", "castle", "scholars", "merchants"):
        seen.append(state.actor())
        do(state, "die 1", f"go {place}")
    assert seen == [(first + i) % 4 for i in range(5)]


@pytest.mark.rule("RN-211")
def test_after_the_die_the_turn_lasts_until_it_is_ended() -> None:
    state = scene(dice=(1,), hand=[2], goods=PAIR)
    visit(state, "1", "castle")
    assert state.actor() == 0
    assert act(state, "end") == {"turn of": [1]}


@pytest.mark.rule("RN-211")
def test_or_until_nothing_is_left_to_do() -> None:
    state = scene(dice=(1,))
    assert visit(state, "1", "castle") == {"0 reputation": 10, "turn of": [1]}
    state = scene(dice=(1,), hand=[2], goods=PAIR, platform=0)
    assert visit(state, "1", "castle")["turn of"] == [1]


# Passing


@pytest.mark.rule("RN-204")
@pytest.mark.parametrize(("rules", "option"), [(1, ""), (2, "last")])
def test_a_turn_without_a_die_may_be_the_last(rules: int, option: str) -> None:
    state = scene(hand=[2], goods=PAIR, lots=[1], score=9, rules=rules, dieless_turn=option)
    do(state, "complete 2", "sell lot.1")
    assert legal(state)[-1] == "end"
    assert state.view(0)["decision"]["passes"]
    assert act(state, "end") == {"0 passed": True, "turn of": [1]}
    do(state, "die 6", "go castle", "end")
    assert state.actor() == 1  # 0 and 2 have passed
    do(state, "end")
    assert table(state)["round"] == 2
    assert [table(state)[f"{seat} passed"] for seat in range(3)] == [False] * 3


@pytest.mark.rule("RN-204")
def test_passing_although_a_die_fits() -> None:
    state = scene()
    assert "die 6" in legal(state)
    assert act(state, "end") == {"0 passed": True, "turn of": [1]}


@pytest.mark.rule("RN-204")
@pytest.mark.parametrize(("rules", "option"), [(1, "free"), (2, "")])
def test_only_an_empty_turn_is_a_pass(rules: int, option: str) -> None:
    goods = PAIR | {"magic": 2, "artwork": 2}
    position: dict[str, Any] = {"hand": [1, 2], "goods": goods, "platform": 2, "others": OTHERS_PASSED, "rules": rules}
    state = scene(**position, dieless_turn=option)
    assert state.view(0)["decision"]["passes"]
    do(state, "complete 2")
    assert not state.view(0)["decision"]["passes"]
    assert "0 passed" not in act(state, "end")
    assert legal(state, "complete") == ["complete 1"]
    assert "0 passed" not in act(state, "complete 1", "end")
    do(state, "end")
    assert table(state)["round"] == 2
    state = scene(**position, dieless_turn="last")
    do(state, "complete 2", "end")
    assert table(state)["round"] == 2


@pytest.mark.rule("RN-204")
def test_a_sale_keeps_the_player_in() -> None:
    state = scene(lots=[1, 2], score=10)
    assert act(state, "sell lot.1", "end")["turn of"] == [1]
    assert table(state)["0 passed"] is False
    end_turns(state, 2)
    assert legal(state, "sell") == ["sell lot.2"]


@pytest.mark.rule("RN-204", "RN-205")
def test_who_can_do_nothing_is_passed_without_being_asked() -> None:
    stuck = {"reputation": 6, "coins": 9}
    state = scene(dice=(1,), others={1: stuck}, placed=["1 castle 6"])
    changed = visit(state, "1", "castle")
    assert (changed["turn of"], changed["1 passed"]) == ([2], True)
    able = {"reputation": 6, "lots": [1]}
    state = scene(dice=(1,), others={1: able}, placed=["1 castle 6"])
    assert visit(state, "1", "castle")["turn of"] == [1]


@pytest.mark.rule("RN-204")
def test_when_all_have_passed_income_follows() -> None:
    state = scene(lots=[3])
    end_turns(state, 2)
    assert table(state)["stage"] == "actions"
    end_turns(state)
    assert (table(state)["stage"], table(state)["decision"]) == ("income", "benefit-good")
    do(state, "choose books")
    assert (table(state)["stage"], table(state)["round"]) == ("actions", 2)


@pytest.mark.rule("RN-204")
def test_the_last_one_in_goes_on_alone() -> None:
    state = scene(dice=(1, 2, 1), spare=1, reputation=20, others=OTHERS_PASSED)
    for die, place in (("1", "castle"), ("2", "wizards"), ("1", "artists")):
        assert state.actor() == 0
        do(state, f"die {die}", f"go {place}")
    assert state.actor() == 0


@pytest.mark.rule("RN-204", "RN-205")
def test_the_view_tells_what_is_done_and_which_dice_can_be_placed() -> None:
    state = scene(dice=(1, 1, 2, 3, 6), reputation=20, hand=[2], goods=PAIR, lots=[1], score=9)
    decision = state.view(1)["decision"]
    assert (decision["done"], decision["playable"], decision["passes"]) == ([], [1, 2, 3, 6], True)
    do(state, "complete 2")
    assert state.view(0)["decision"]["done"] == ["card"]
    do(state, "sell lot.1")
    assert state.view(0)["decision"]["done"] == ["card", "sale"]
    full = scene(dice=(3,), placed=["0 castle 6"], reputation=6, lots=[1])
    decision = full.view(0)["decision"]
    assert (decision["kind"], decision["playable"]) == ("turn", [])
    done = scene(dice=(1,), lots=[1])
    visit(done, "1", "castle")
    decision = done.view(0)["decision"]
    assert (decision["done"], decision["playable"], decision["passes"]) == (["die"], [], False)


# How many dice


@pytest.mark.rule("RN-205")
@pytest.mark.parametrize("order", [(5, 2, 3), (2, 3, 2, 4), (4, 3, 2, 2), (5, 4, 2), (3, 5, 2)])
def test_worked_example_what_fits_at_eleven(order: tuple[int, ...]) -> None:
    """Dice 5, 2, 3, 2, 4: these can be played, and after them nothing more fits."""
    state = scene(dice=(5, 2, 3, 2, 4), reputation=11, others=OTHERS_PASSED, lots=[1])
    for die, guild in zip(order, ["wizards", "artists", "scholars", "merchants"]):
        assert f"die {die}" in legal(state)
        do(state, f"die {die}", f"go {guild}", "end")
    assert legal(state, "die") == []
    assert table(state)["0 placed"] == sum(order)


@pytest.mark.rule("RN-205")
@pytest.mark.parametrize("reputation", range(6, 13))
@pytest.mark.parametrize("placed", [0, 3, 6])
def test_the_sum_is_at_most_the_reputation(reputation: int, placed: int) -> None:
    on_board = {0: [], 3: ["0 castle 3"], 6: ["0 castle 6"]}[placed]
    state = scene(dice=(1, 2, 4, 5), spare=6, reputation=reputation, placed=on_board, lots=[1])
    dice = [1, 2, 4, 5] + [6] * (placed == 0)
    expected = [f"die {die}" for die in dice if placed + die <= reputation]
    assert legal(state, "die") == expected


@pytest.mark.rule("RN-205", "RN-602")
def test_a_loss_counts_at_once_and_undoes_nothing() -> None:
    """At 9 with 3 placed a 5 fits; its council tile then leaves 7, below the 8 placed."""
    state = scene(
        dice=(5, 1),
        spare=1,
        housed=[17],
        nobility=12,
        lord=True,
        goods={"books": 2},
        coins=9,
        council={"elf 3": 1},
        placed=["0 wizards 3"],
        lots=[1],
        others=OTHERS_PASSED,
    )
    changed = visit(state, "5", "council-elf")
    assert changed["0 reputation"] == 7
    assert table(state)["wizards die 2"] == (0, 3)
    do(state, "end")
    assert table(state)["0 placed"] == 8
    assert legal(state) == ["sell lot.1", "end"]


@pytest.mark.rule("RN-205", "RN-607", "RN-203")
def test_and_fits_again_when_the_reputation_rises() -> None:
    state = scene(
        dice=(1, 1),
        reputation=7,
        placed=["0 wizards 4", "0 artists 3"],
        hand=[2],
        goods=PAIR,
        nobility=4,
        character="Nya",
    )
    assert legal(state, "die") == []
    do(state, "complete 2")
    assert "die 1" in legal(state, "die")


@pytest.mark.rule("RN-205", "RN-605", "RN-834", "RN-832")
def test_every_die_placed_anywhere_counts() -> None:
    placed = ["0 board 5", "0 tile-7 1", "0 chancery 2", "0 berk 3"]
    state = scene(chancery=True, dice=(2,), orders={7: 13}, placed=placed, reputation=12, lots=[1])
    assert (table(state)["0 placed"], legal(state, "die")) == (11, [])
    state = scene(chancery=True, dice=(2,), orders={7: 13}, placed=placed, reputation=13, lots=[1])
    assert legal(state, "die") == ["die 2"]


@pytest.mark.rule("RN-205")
def test_only_own_dice_and_only_of_this_round_count() -> None:
    state = scene(reputation=6, placed=["1 wizards 6", "2 artists 6"])
    assert legal(state, "die") == ["die 6"]
    do(state, "die 6", "go castle")
    idle_round(state)
    assert [table(state)[f"{seat} placed"] for seat in range(3)] == [0, 0, 0]


# Modifiers


@pytest.mark.rule("RN-206")
@pytest.mark.parametrize("modifiers", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("die", [1, 3, 6])
def test_modifiers_shift_a_die_within_one_and_six(die: int, modifiers: int) -> None:
    state = scene(dice=(die,), spare=die, modifiers=modifiers, reputation=15)
    values = [value for value in range(1, 7) if abs(value - die) <= modifiers]
    expected = [f"die {die}" if value == die else f"die {die} as {value}" for value in values]
    assert legal(state, "die") == expected
    for value in values:
        twin = state.clone()
        changed = visit(twin, f"{die} as {value}" if value != die else str(die), "castle")
        assert changed.pop("0 modifiers", modifiers) == modifiers - abs(value - die)
        assert changed["0 reputation"] == 15 + (value + 1) // 2


@pytest.mark.rule("RN-206", "RN-205", "RN-601")
def test_the_new_value_counts_for_slot_amount_and_limit() -> None:
    state = scene(dice=(4, 2), modifiers=2, reputation=6, goods={"furnishings": 3, "artwork": 3})
    do(state, "die 4 as 6", "go port")
    assert table(state)["port die 6"] == (0, 6)
    assert (table(state)["0 placed"], table(state)["0 modifiers"]) == (6, 0)
    for n in range(6):
        do(state, f"ship {'furnishings' if n < 3 else 'artwork'}")
    assert table(state)["0 coins"] == 6
    end_turns(state, 2)
    assert table(state)["round"] == 2  # nothing fits any more
    low = scene(dice=(6,), modifiers=5, reputation=6, placed=["0 castle 4"], lots=[1])
    assert legal(low, "die") == ["die 6 as 1", "die 6 as 2"]


@pytest.mark.rule("RN-206", "RN-301")
def test_the_new_value_counts_for_the_row_order() -> None:
    state = scene(dice=(3,), modifiers=1, placed=["1 tavern 4"])
    assert "tavern" not in places(state, "3")
    assert "tavern" not in places(state, "3 as 2")
    visit(state, "3 as 4", "tavern", "take 1")
    assert table(state)["tavern die 2"] == (0, 4)


@pytest.mark.rule("RN-206", "RN-605")
def test_they_work_on_the_player_board() -> None:
    state = scene(dice=(4,), modifiers=1, apprentices={"wizards": 1})
    assert "board" in places(state, "4 as 5")
    assert visit(state, "4 as 5", "board", "recall wizards")["0 modifiers"] == 0


@pytest.mark.rule("RN-206")
def test_an_unplaced_die_keeps_its_value() -> None:
    state = scene(dice=(2, 4), modifiers=3)
    changed = visit(state, "2 as 3", "castle")
    assert changed["0 modifiers"] == 2
    assert table(state)["0 dice"] == [4, 6, 6, 6]


@pytest.mark.rule("RN-206", "RN-207")
def test_only_values_with_an_open_place_are_offered() -> None:
    """A 5 or 6 has no open place left: every such slot is taken."""
    placed = [f"{1 + i % 4} {place} 5" for i, place in enumerate(ALWAYS)]
    state = scene(5, dice=(4,), spare=4, modifiers=2, placed=placed, tavern=[])
    assert legal(state, "die") == ["die 4 as 2", "die 4 as 3", "die 4"]


# Where dice go


@pytest.mark.rule("RN-207")
@pytest.mark.parametrize("die", range(1, 7))
def test_guilds_berk_and_castle_can_always_be_used(die: int) -> None:
    state = scene(dice=(die,), tavern=[])
    assert sorted(places(state, str(die))) == sorted(ALWAYS)


@pytest.mark.rule("RN-207")
def test_all_other_places_need_their_action() -> None:
    everything: dict[str, Any] = {
        "chancery": True,
        "coins": 20,
        "goods": {"books": 2},
        "workers": 1,
        "apprentices": {"wizards": 1},
        "housed": [33],  # a green elf
        "nobility": 5,
        "council": {"green-elf 3": 1},
        "hall": ["", "", "", "", "community"],
        "orders": {7: 13},
    }
    state = scene(dice=(5,), **everything)
    full = {*ALWAYS, "tavern", "yard", "hall", "port", "council-green-elf", "board", "chancery", "tile-7"}
    assert set(places(state, "5")) == full
    for missing, closed in [
        ({"tavern": []}, {"tavern"}),
        ({"coins": 4}, {"yard", "hall"}),
        ({"coins": 5}, {"hall"}),
        ({"platform": 6}, {"yard"}),
        ({"hall": []}, {"hall"}),
        ({"workers": 0}, {"hall", "chancery"}),
        ({"goods": {}}, {"port", "council-green-elf"}),
        ({"nobility": 1}, {"council-green-elf"}),
        ({"apprentices": {}}, {"board"}),
        ({"housed": []}, {"council-green-elf", "chancery"}),
        ({"orders": {1: 13}}, {"tile-7"}),
    ]:
        state = scene(dice=(5,), **(everything | missing))
        assert full - set(places(state, "5")) == closed


@pytest.mark.rule("RN-207")
def test_a_die_lies_on_its_slot_until_upkeep() -> None:
    state = scene(dice=(1,), spare=2)
    visit(state, "1", "castle")
    end_turns(state, 2)
    assert open_to(state, "castle", [2]) == []
    idle_round(state)
    assert [table(state)[f"castle die {slot}"] for slot in (1, 2, 3)] == [None] * 3


@pytest.mark.rule("RN-207")
def test_several_own_dice_at_one_place() -> None:
    state = scene(dice=(1, 3, 5), reputation=20, others=OTHERS_PASSED)
    for die in ("1", "3", "5"):
        assert "castle" in places(state, die)
        do(state, f"die {die}", "go castle")
    assert [table(state)[f"castle die {slot}"] for slot in (1, 2, 3)] == [(0, 1), (0, 3), (0, 5)]
    assert table(state)["0 reputation"] == 24


@pytest.mark.rule("RN-207", "RN-203")
def test_a_sale_earlier_in_the_turn_may_provide_the_price() -> None:
    state = scene(dice=(2,), coins=2, lots=[1], score=9)
    assert open_to(state, "yard", [2]) == []
    do(state, "sell lot.1")
    assert visit(state, "2", "yard")["0 coins"] == 0
