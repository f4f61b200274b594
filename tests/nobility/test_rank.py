"""The two tracks and the benefit of the character: RN-606 to RN-608."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.journal import Journal
from meeplehall.games.nobility.purse import REASONS
from tests.nobility.scene import act, crowd, do, legal, refused, scene, table, visit

# Card 2: a halfling who wants books and weaponry, 4 to 6, and brings 2 workers and 1 star.
# Card 6: a halfling who wants books, weaponry and jewelry, 6 to 9, and brings 1 worker and 2 stars.
BUILD: dict[str, Any] = {"dice": (1,), "coins": 4, "workers": 1, "hall": ["community"]}  # 2 stars, 5 points
HOUSE: dict[str, Any] = {"hand": [2], "goods": {"books": 2, "weaponry": 2}}  # 1 star, 4 points


# Tracks


@pytest.mark.rule("RN-606")
@pytest.mark.parametrize(("start", "after"), [(0, 2), (9, 11), (10, 12), (11, 12), (12, 12)])
def test_nobility_ends_at_twelve(start: int, after: int) -> None:
    state = scene(**BUILD, nobility=start, lord=True)
    visit(state, "1", "hall", "lot 1")
    assert (table(state)["0 nobility"], table(state)["0 score"]) == (after, 5)


@pytest.mark.rule("RN-606")
@pytest.mark.parametrize(("start", "after"), [(6, 12), (18, 24), (20, 24)])
def test_reputation_ends_at_twenty_four(start: int, after: int) -> None:
    state = scene(**BUILD, nobility=4, reputation=start, character="Ilmari")
    visit(state, "1", "hall", "lot 1")
    assert table(state)["0 reputation"] == after


@pytest.mark.rule("RN-606", "RN-602")
def test_a_loss_at_six_is_cut_and_forbids_nothing() -> None:
    state = scene(
        dice=(1,), reputation=6, nobility=2, coins=1, goods={"books": 2}, housed=[1], council={"halfling 1": 1}
    )
    changed = visit(state, "1", "council-halfling")
    assert changed["0 score"] == 5
    assert "0 reputation" not in changed


# When the benefit comes


@pytest.mark.rule("RN-607")
@pytest.mark.parametrize(("start", "comes"), [(0, False), (2, False), (3, True), (4, True)])
def test_reaching_or_passing_five_brings_the_benefit(start: int, comes: bool) -> None:
    state = scene(**BUILD, nobility=start, character="Martok")
    changed = visit(state, "1", "hall", "lot 1")
    assert changed["0 nobility"] == start + 2
    assert changed["0 coins"] == (5 if comes else 0)
    assert changed.get("0 lord", False) == comes


@pytest.mark.rule("RN-607")
def test_it_comes_once() -> None:
    state = scene(**BUILD, nobility=5, lord=True, character="Martok")
    assert visit(state, "1", "hall", "lot 1")["0 coins"] == 0


@pytest.mark.rule("RN-607", "RN-844")
def test_also_if_nobility_falls_and_rises_again() -> None:
    state = scene(**BUILD, night=True, nobility=4, lord=True, character="Verelan")
    changed = visit(state, "1", "hall", "lot 1")
    assert changed["0 nobility"] == 6
    assert "0 modifiers" not in changed


@pytest.mark.rule("RN-607", "RN-302")
def test_a_card_brings_it_as_well() -> None:
    state = scene(**HOUSE, nobility=4, character="Hanneke")
    assert act(state, "complete 2") == {
        "0 hand": [],
        "0 housed": [2],
        "0 races": ["halfling"],
        "0 platform": 0,
        "0 goods": {},
        "0 workers": 2,
        "0 nobility": 5,
        "0 lord": True,
        "0 coins": 3,
        "0 modifiers": 2,
        "0 score": 4,
    }


@pytest.mark.rule("RN-607", "RN-302")
def test_after_workers_and_stars_and_before_the_points() -> None:
    state = scene(**HOUSE, nobility=4, character="Xavion", lots=[1])
    changed = act(state, "complete 2")
    assert (changed["0 workers"], changed["0 nobility"]) == (2, 5)
    assert "0 score" not in changed
    assert legal(state)[0] == "choose books"
    assert act(state, "choose books", "choose books") == {"0 goods": {"books": 2}}
    assert act(state, "choose artwork") == {
        "0 goods": {"books": 2, "artwork": 1},
        "0 score": 4 + 1,
        "decision": "turn",
    }


@pytest.mark.rule("RN-607", "RN-501")
def test_inside_the_purchase_of_a_workshop() -> None:
    state = scene(
        dice=(1,), coins=4, apprentices={"wizards": 1}, hall=["wizards good"], nobility=4, character="Belvedere"
    )
    do(state, "die 1", "go hall")
    seen = table(state)
    assert (seen["0 nobility"], seen["0 score"], seen["0 coins"], seen["wizards.1"]) == (6, 0, 2, "0 good")
    assert legal(state) == legal(state, "choose")
    assert act(state, "choose books", "choose magic") == {
        "0 goods": {"books": 1, "magic": 1},
        "0 score": 3,
        "decision": "turn",
    }


@pytest.mark.rule("RN-607", "RN-203", "RN-205")
def test_worked_example_a_benefit_of_four_reputation_makes_room() -> None:
    """5, 2 and 3 are placed at 11. A card's benefit then makes it 15: the other 2 fits, and after it the 4 does not."""
    passed = {1: {"passed": True}, 2: {"passed": True}}
    state = scene(dice=(5, 2, 3, 2, 4), reputation=11, nobility=4, character="Rhys", **HOUSE, lots=[1], others=passed)
    for die, place in (("5", "wizards"), ("2", "artists"), ("3", "merchants")):
        do(state, f"die {die}", f"go {place}", "end")
    assert legal(state) == ["complete 2", "sell lot.1", "end"]
    do(state, "complete 2", f"take {table(state)['tavern'][0]}")
    assert (table(state)["0 placed"], table(state)["0 reputation"]) == (10, 15)
    assert legal(state, "die") == ["die 2", "die 4"]
    do(state, "die 2", "go carpenters", "stop", "end")
    assert (table(state)["0 placed"], table(state)["0 dice"]) == (12, [4])
    assert legal(state) == ["sell lot.1", "end"]


@pytest.mark.rule("RN-607")
def test_a_white_lord_gains_nothing_more() -> None:
    state = scene(**BUILD, nobility=10, lord=True, character="Martok")
    assert visit(state, "1", "hall", "lot 1") == {
        "0 nobility": 12,
        "0 score": 5,
        "0 coins": 0,
        "0 workers": 0,
        "0 lots": [1],
        "hall": [""] * 6,
    }


# What the characters bring, at level 4 with a community building (2 stars, 5 points) bought for the last 4 coins.
BENEFITS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "Verelan": ([], {"modifiers": 4}),
    "Ottoline": ([], {"workers": 1, "coins": 2}),
    "Nya": ([], {"reputation": 13, "modifiers": 2}),
    "Xavion": (["choose magic"] * 3, {"goods": {"magic": 3}}),
    "Bogrod": ([], {"platform": 2}),
    "Belvedere": (["choose books", "choose artwork"], {"coins": 2, "goods": {"books": 1, "artwork": 1}}),
    "Hanneke": ([], {"coins": 3, "modifiers": 2}),
    "Quillon": ([], {"score": 9}),
    "Thessaly": (["take 7"], {"coins": 3, "hand": [7], "tavern": [40, 8, 0, 0, 0, 0]}),
    "Martok": ([], {"coins": 5}),
    "Sefa": (["choose books", "choose books"], {"goods": {"books": 2}, "reputation": 11}),
    "Rhys": (["take 8"], {"reputation": 13, "hand": [8], "tavern": [7, 40, 0, 0, 0, 0]}),
    "Ilmari": ([], {"reputation": 15}),
}


@pytest.mark.rule("RN-607", "RN-608")
@pytest.mark.parametrize("name", BENEFITS)
def test_what_the_characters_bring(name: str) -> None:
    state = scene(**BUILD, nobility=4, character=name, tavern=[7, 8], deck=[40], others={1: {"character": "Martok"}})
    choices, gains = BENEFITS[name]
    changed = visit(state, "1", "hall", "lot 1", *choices)
    bought = {"score": 5, "nobility": 6, "lord": True, "coins": 0, "workers": 0, "lots": [1]}
    expected = {f"0 {what}": value for what, value in (bought | gains).items()}
    if "tavern" in gains:
        expected["tavern"] = expected.pop("0 tavern")
    if expected["0 workers"] == 1:  # as many as before
        del expected["0 workers"]
    changed.pop("discards", None)
    assert changed == expected | {"hall": [""] * 6}


# Cards, houses, workers and goods of a benefit


@pytest.mark.rule("RN-608", "RN-301")
def test_a_card_with_three_in_hand_costs_one_of_them() -> None:
    state = scene(**BUILD, nobility=4, character="Rhys", tavern=[7, 8], deck=[40], hand=[10, 20, 30])
    do(state, "die 1", "go hall", "lot 1")
    assert legal(state) == ["take 7", "take 8", "stop"]
    do(state, "take 7")
    assert table(state)["tavern"] == [40, 8, 0, 0, 0, 0]
    assert legal(state) == ["drop 10", "drop 20", "drop 30"]
    changed = act(state, "drop 20")
    assert (changed["0 hand"], changed["0 score"]) == ([7, 10, 30], 5)
    assert 20 in changed["discards"]


@pytest.mark.rule("RN-608", "RN-301")
def test_with_three_in_hand_it_may_be_declined() -> None:
    position: dict[str, Any] = BUILD | {"nobility": 4, "character": "Rhys", "tavern": [7, 8], "hand": [10, 20, 30]}
    state = scene(**position)
    state.journal = journal = Journal()
    do(state, "die 1", "go hall", "lot 1")
    before = table(state)
    changed = act(state, "stop")
    assert (changed["0 score"], changed["decision"]) == (5, "turn")
    assert (before["0 hand"], before["tavern"]) == (table(state)["0 hand"], table(state)["tavern"])
    assert "decline" in [event.name for event in journal.events]
    for obliged in (scene(**position, rules=1), scene(**position | {"hand": [10, 20]})):
        do(obliged, "die 1", "go hall", "lot 1")
        assert legal(obliged) == ["take 7", "take 8"]


@pytest.mark.rule("RN-608", "RN-837", "RN-833")
def test_it_is_no_visit_to_the_tavern() -> None:
    """The desk for a second card does not count, and no die lies in the Tavern."""
    state = scene(
        **BUILD, chancery=True, desks=["top 4"], nobility=4, character="Rhys", placed=["1 tavern 6"], tavern=[7, 8]
    )
    changed = visit(state, "1", "hall", "lot 1", "take 7")
    assert changed["0 hand"] == [7]
    assert legal(state) == ["sell lot.1", "end"]
    assert "tavern die 2" not in changed


@pytest.mark.rule("RN-608", "RN-210")
def test_without_a_face_up_card_there_is_none() -> None:
    state = scene(6, **BUILD, nobility=4, character="Thessaly", tavern=[], deck=[], others=crowd(), hand=[])
    changed = visit(state, "1", "hall", "lot 1")
    assert (changed["0 coins"], changed["0 score"]) == (3, 5)
    assert "0 hand" not in changed


@pytest.mark.rule("RN-608", "RN-108")
def test_a_house_only_if_one_is_left() -> None:
    state = scene(**BUILD, nobility=4, character="Bogrod", platform=7)
    changed = visit(state, "1", "hall", "lot 1")
    assert changed["0 lord"] is True
    assert "0 platform" not in changed
    state = scene(**BUILD, nobility=4, character="Bogrod", platform=6)
    assert visit(state, "1", "hall", "lot 1")["0 platform"] == 7


@pytest.mark.rule("RN-608", "RN-108")
@pytest.mark.parametrize(("workers", "after"), [(14, 13), (13, 13), (12, 12)])
def test_a_worker_only_if_a_meeple_is_left(workers: int, after: int) -> None:
    """One worker goes onto the building."""
    state = scene(**(BUILD | {"workers": workers}), nobility=4, character="Ottoline")
    visit(state, "1", "hall", "lot 1")
    assert (table(state)["0 workers"], table(state)["0 coins"]) == (after, 2)


@pytest.mark.rule("RN-608")
def test_goods_are_named_in_their_order_and_may_be_of_one_kind() -> None:
    state = scene(**BUILD, nobility=4, character="Xavion")
    do(state, "die 1", "go hall", "lot 1", "choose magic")
    assert legal(state) == ["choose magic", "choose jewelry", "choose artwork"]
    assert refused(state, "choose books", "stop", "end")
    do(state, "choose magic", "choose magic")
    assert table(state)["0 goods"] == {"magic": 3}


@pytest.mark.rule("RN-607", "RN-203")
def test_others_turns_never_bring_a_benefit() -> None:
    """Rewards of workshops are no stars: the owner stays where he is."""
    state = scene(dice=(5,), workshops={"wizards.3": "1 good"}, others={1: {"nobility": 4}})
    changed = visit(state, "5", "wizards", "stop")
    assert changed == {"1 score": 1, "turn of": [1]}


# The journal tells why something was gained or lost.


def told(state: Any, *actions: str) -> set[tuple[str, int, int, str]]:
    state.journal = journal = Journal()
    do(state, *actions)
    kinds = ("coins", "points", "reputation", "modifiers")
    return {(e.name, e.args[0], e.args[1], REASONS[e.args[2]]) for e in journal.events if e.name in kinds}


@pytest.mark.parametrize(
    ("position", "actions", "expected"),
    [
        ({"dice": (2,), "coins": 5}, ["die 2", "go yard"], {("coins", 0, -5, "house")}),
        ({"dice": (1,)}, ["die 1", "go castle"], {("reputation", 0, 1, "castle")}),
        ({"dice": (1,), "coins": 1}, ["die 1", "go wizards", "goods 1"], {("coins", 0, -1, "goods")}),
        ({"dice": (1,), "modifiers": 2}, ["die 1 as 3", "go wizards"], {("modifiers", 0, -2, "die")}),
        ({"dice": (1,)}, ["die 1", "go berk", "modifiers 0"], {("modifiers", 0, 1, "berk")}),
        ({"dice": (1,), "goods": {"books": 1}}, ["die 1", "go port", "ship books"], {("coins", 0, 3, "port")}),
        ({"lots": [1], "score": 5}, ["sell lot.1"], {("coins", 0, 3, "sale"), ("points", 0, -5, "sale")}),
        (HOUSE, ["complete 2"], {("points", 0, 4, "settlers")}),
        (BUILD, ["die 1", "go hall", "lot 1"], {("coins", 0, -4, "building"), ("points", 0, 5, "building")}),
        (
            {"dice": (3,), "workshops": {"scholars.1": "coin", "scholars.2": "1 reputation"}},
            ["die 3", "go scholars", "coin", "reputation"],
            {("coins", 0, 1, "workshop"), ("reputation", 0, 1, "workshop")},
        ),
        (
            {"dice": (1,), "workshops": {"wizards.1": "1 good"}},
            ["die 1", "go wizards", "stop"],
            {("coins", 1, 1, "reward")},
        ),
        (
            {"dice": (1,), "coins": 1, "event": "Tavern Toll"},
            ["die 1", "go tavern", "take 1"],
            {("coins", 0, -1, "tavern")},
        ),
        (
            {"dice": (1,), "goods": {"books": 1, "weaponry": 1, "magic": 1}, "nobility": 3, "housed": [1]}
            | {"council": {"halfling 1": 7}},
            ["die 1", "go council-halfling"],
            {("points", 0, 6, "council"), ("reputation", 0, -2, "council")},
        ),
        (
            {"dice": (1,), "chancery": True, "desks": ["top 1"]},
            ["die 1", "go berk", "commission"],
            {("reputation", 0, -1, "commission")},
        ),
        (
            HOUSE | {"nobility": 4, "character": "Nya"},
            ["complete 2"],
            {("reputation", 0, 4, "benefit"), ("modifiers", 0, 2, "benefit"), ("points", 0, 4, "settlers")},
        ),
        (
            {"night": True, "dice": (3,), "others": {1: {"apprentices": {"wizards": 1}}}},
            ["die 3", "go scholars", "transfer 1 wizards", "refuse"],
            {("reputation", 1, -1, "refusal")},
        ),
        (
            {"night": True, "dice": (1,), "coins": 4, "apprentices": {"blacksmiths": 1}, "hall": ["blacksmiths buy"]},
            ["die 1", "go hall"],
            {("coins", 0, -4, "building"), ("points", 1, -3, "keeper"), ("points", 0, 3, "building")},
        ),
    ],
)
def test_why(position: dict[str, Any], actions: list[str], expected: set[tuple[str, int, int, str]]) -> None:
    assert told(scene(**position), *actions) == expected


def test_why_in_income() -> None:
    mine: dict[str, Any] = {"apprentices": {"wizards": 1}, "desks": ["top 1"], "lots": [1, 2]}
    state = scene(chancery=True, event="Property Tax", others={1: {"passed": True}, 2: {"passed": True}}, **mine)
    assert told(state, "end") == {
        ("coins", 0, 3, "apprentices"),
        ("coins", 0, 3, "chancery"),
        ("reputation", 0, 1, "lot"),
        ("modifiers", 0, 1, "lot"),
        ("coins", 0, -2, "tax"),
    }


def test_why_at_the_end() -> None:
    state = scene(
        night=True,
        chancery=True,
        round=10,
        nobility=12,
        goods={"books": 4},
        coins=10,
        orders={7: 17},
        tokens={7: [1, 4, 5]},
        others={1: {"passed": True, "nobility": 0}, 2: {"passed": True, "nobility": 0}},
    )
    assert told(state, "end") == {
        ("points", 0, 2, "goods left"),
        ("points", 0, 6, "nobility"),
        ("points", 0, 5, "commission"),
        ("points", 0, 7, "guild"),
        ("points", 1, 7, "guild"),
        ("points", 2, 7, "guild"),
    }
