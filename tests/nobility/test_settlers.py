"""Tavern, Construction Yard and settlers: RN-301 to RN-305."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GOOD_NAMES
from tests.nobility.scene import (
    act,
    crowd,
    do,
    idle_round,
    legal,
    open_to,
    places,
    refused,
    scene,
    table,
    visit,
)

# Card 1: halfling, magic and artwork, 4 to 6, 2 workers, 1 star. Card 2: halfling, books and weaponry, 4 to 6, 2
# workers, 1 star. Card 3: halfling, books, weaponry, furnishings, 6 to 9, 2 workers. Card 6: halfling, books, weaponry,
# jewelry, 6 to 9, 1 worker, 2 stars. Card 40: green elf, books, weaponry, furnishings, magic, 8 to 12, 1 worker, 1
# star.
PAIR = {"books": 3, "weaponry": 3}
FOUR = ["books", "weaponry", "furnishings", "magic"]


# Tavern


@pytest.mark.rule("RN-301")
def test_a_card_is_taken_and_replaced_at_once() -> None:
    state = scene(dice=(4,), tavern=[1, 2, 3, 4, 5, 6], deck=[40])
    do(state, "die 4", "go tavern")
    assert legal(state) == [f"take {n}" for n in range(1, 7)]
    changed = act(state, "take 5")
    assert changed == {"0 hand": [5], "tavern": [1, 2, 3, 4, 40, 6], "decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-301")
def test_worked_example_2_then_3_then_6_then_nothing_below() -> None:
    state = scene(4, dice=(2, 1), others={1: {"dice": (3, 1)}, 2: {"dice": (6, 5)}, 3: {"dice": (5, 6), "spare": 5}})
    visit(state, "2", "tavern", "take 1")
    assert open_to(state, "tavern", [1, 3]) == [3]
    visit(state, "3", "tavern", "take 2")
    visit(state, "6", "tavern", "take 3")
    assert open_to(state, "tavern", [5, 6]) == [6]
    visit(state, "6", "tavern", "take 4")
    assert [table(state)[f"tavern die {slot}"] for slot in (1, 2, 3, 4)] == [(0, 2), (1, 3), (2, 6), (3, 6)]


@pytest.mark.rule("RN-301")
@pytest.mark.parametrize("last", range(1, 7))
@pytest.mark.parametrize("who", [0, 1])
def test_each_die_at_least_the_one_before_whoever_placed_it(last: int, who: int) -> None:
    for die in range(1, 7):
        state = scene(dice=(die,), reputation=24, placed=[f"{who} tavern {last}"])
        assert ("tavern" in places(state, str(die))) == (die >= last)


@pytest.mark.rule("RN-301", "RN-304")
@pytest.mark.parametrize("place", ["tavern", "yard"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_as_many_slots_as_players(players: int, place: str) -> None:
    placed = [f"{seat} {place} 3" for seat in range(players)]
    assert open_to(scene(players, dice=(3,), coins=5, placed=placed[1:]), place, [3]) == [3]
    assert open_to(scene(players, dice=(3,), coins=5, placed=placed), place, [3]) == []


@pytest.mark.rule("RN-301")
def test_a_fourth_card_costs_one_of_the_old_three() -> None:
    state = scene(dice=(4,), hand=[10, 20, 30], tavern=[1, 2, 3, 4, 5, 6])
    do(state, "die 4", "go tavern", "take 2")
    assert table(state)["tavern"][1] not in (0, 1, 2, 3, 4, 5, 6, 10, 20, 30)
    assert legal(state) == ["drop 10", "drop 20", "drop 30"]
    assert refused(state, "drop 2", "stop", "end")
    assert act(state, "drop 30") == {
        "0 hand": [2, 10, 20],
        "discards": [30],
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-301")
def test_three_uncompleted_cards_whatever_is_housed() -> None:
    state = scene(dice=(4,), hand=[10, 20], housed=[30, 31, 32])
    assert visit(state, "4", "tavern", "take 1")["0 hand"] == [1, 10, 20]


@pytest.mark.rule("RN-301", "RN-207", "RN-210")
def test_without_a_face_up_card_the_tavern_is_closed() -> None:
    assert open_to(scene(6, dice=(3,), tavern=[], deck=[], others=crowd()), "tavern", [3]) == []
    assert open_to(scene(6, dice=(3,), tavern=[47], deck=[], others=crowd(47)), "tavern", [3]) == [3]


# Completing


def spendings(card: int, **position: Any) -> set[tuple[int, ...]]:
    """Every way to complete the card, as the numbers spent of its goods in their order."""
    start = scene(hand=[card], **position)
    before = table(start)["0 goods"]
    found = set()

    def follow(state: Any) -> None:
        if table(state)["decision"] == "spend":
            for text in legal(state):
                twin = state.clone()
                do(twin, text)
                follow(twin)
            return
        after = table(state)["0 goods"]
        kinds = [GOOD_NAMES[n] for n in range(6) if GAME.tables.card_goods[card] >> n & 1]
        spent = tuple(before.get(kind, 0) - after.get(kind, 0) for kind in kinds)
        assert spent not in found
        assert sum(before.values()) - sum(after.values()) == sum(spent)
        assert table(state)["0 score"] == sum(spent)
        found.add(spent)

    if f"complete {card}" in legal(start):
        do(start, f"complete {card}")
        follow(start)
    return found


def allowed(least: int, most: int, *limits: int) -> set[tuple[int, ...]]:
    """Ledger in hand: one up to the limit of each, in total between the two."""
    mixes = product(*[range(1, limit + 1) for limit in limits])
    return {mix for mix in mixes if least <= sum(mix) <= most}


@pytest.mark.rule("RN-302")
@pytest.mark.parametrize(
    ("card", "goods", "expected"),
    [
        (2, {"books": 3, "weaponry": 3}, allowed(4, 6, 3, 3)),
        (2, {"books": 9, "weaponry": 9, "magic": 2}, allowed(4, 6, 3, 3)),
        (2, {"books": 1, "weaponry": 3}, {(1, 3)}),
        (2, {"books": 1, "weaponry": 2}, set()),
        (2, {"books": 4}, set()),
        (3, {"books": 2, "weaponry": 3, "furnishings": 5}, allowed(6, 9, 2, 3, 3)),
        (3, {"books": 1, "weaponry": 1, "furnishings": 3}, set()),
        (40, {"books": 3, "weaponry": 3, "furnishings": 3, "magic": 3}, allowed(8, 12, 3, 3, 3, 3)),
        (40, {"books": 2, "weaponry": 2, "furnishings": 2, "magic": 2}, {(2, 2, 2, 2)}),
        (40, {"books": 3, "weaponry": 3, "furnishings": 3}, set()),
    ],
)
def test_which_goods_complete_a_card(card: int, goods: dict[str, int], expected: set) -> None:
    assert spendings(card, goods=goods, character="Martok") == expected


@pytest.mark.rule("RN-302", "RN-305")
def test_the_fourth_good_does_not_raise_the_maximum() -> None:
    goods = {"books": 9, "weaponry": 9}
    assert spendings(2, goods=goods, character="Verelan") == allowed(4, 6, 4, 3)  # books
    assert spendings(2, goods=goods, character="Nya") == allowed(4, 6, 3, 4)  # weaponry
    four = dict.fromkeys(FOUR, 9)
    found = spendings(40, goods=four, character="Quillon")  # magic
    assert found == allowed(8, 12, 3, 3, 3, 4)
    assert (3, 3, 3, 4) not in found
    assert (3, 3, 2, 4) in found


@pytest.mark.rule("RN-302", "RN-305")
def test_worked_examples_of_a_card_of_four_goods() -> None:
    goods = {"books": 3, "weaponry": 3, "furnishings": 4, "magic": 3}
    state = scene(hand=[40], goods=goods, character="Martok")
    do(state, "complete 40", "spend 3", "spend 2", "spend 1", "spend 2")
    assert table(state)["0 score"] == 8
    state = scene(hand=[40], goods=goods, character="Martok")
    do(state, "complete 40", "spend 3", "spend 3", "spend 3", "spend 3")
    assert table(state)["0 score"] == 12
    state = scene(hand=[40], goods=goods, character="Martok")
    do(state, "complete 40", "spend 3", "spend 3")
    assert refused(state, "spend 4")
    state = scene(hand=[40], goods=goods, character="Hanneke")  # furnishings
    do(state, "complete 40", "spend 3", "spend 2", "spend 4")
    assert table(state)["0 goods"] == {"weaponry": 1, "magic": 3}


@pytest.mark.rule("RN-305", "RN-607")
@pytest.mark.parametrize(
    ("character", "good"),
    [
        ("Verelan", 0),
        ("Ottoline", 0),
        ("Nya", 1),
        ("Xavion", 1),
        ("Bogrod", 1),
        ("Belvedere", 2),
        ("Hanneke", 2),
        ("Quillon", 3),
        ("Thessaly", 3),
    ],
)
def test_every_character_has_his_good_from_the_first_round_on(character: str, good: int) -> None:
    state = scene(hand=[40], goods=dict.fromkeys(FOUR, 9), character=character, nobility=0, lord=False)
    do(state, "complete 40")
    for kind in range(4):
        assert f"spend {4 if kind == good else 3}" in legal(state)
        assert f"spend {5 if kind == good else 4}" not in legal(state)
        do(state, "spend 2")


@pytest.mark.rule("RN-305")
@pytest.mark.parametrize(("character", "card"), [("Martok", 34), ("Sefa", 34), ("Rhys", 1), ("Ilmari", 1)])
def test_jewelry_and_artwork_too(character: str, card: int) -> None:
    """Card 34 wants jewelry and artwork."""
    goods = {"magic": 9, "jewelry": 9, "artwork": 9}
    found = spendings(card, goods=goods, character=character)
    assert found == (allowed(4, 6, 4, 3) if card == 34 else allowed(4, 6, 3, 4))


@pytest.mark.rule("RN-302")
@pytest.mark.parametrize(
    ("card", "goods", "gains"),
    [
        (2, {"books": 2, "weaponry": 2}, (2, 1, 4)),
        (3, {"books": 2, "weaponry": 2, "furnishings": 2}, (2, 0, 6)),
        (6, {"books": 2, "weaponry": 2, "jewelry": 2}, (1, 2, 6)),
        (40, {"books": 2, "weaponry": 2, "furnishings": 2, "magic": 2}, (1, 1, 8)),
    ],
)
def test_what_a_completed_card_brings(card: int, goods: dict[str, int], gains: tuple[int, int, int]) -> None:
    workers, stars, points = gains
    state = scene(hand=[card, 20], goods=goods, workers=1, nobility=1, score=10, platform=2, housed=[30])
    changed = act(state, f"complete {card}")
    assert changed.pop("0 nobility", 1) == 1 + stars
    race = "green-elf" if card == 40 else "halfling"
    assert changed == {
        "0 hand": [20],
        "0 housed": sorted([card, 30]),
        "0 races": sorted(["dwarf", race], key=["halfling", "dwarf", "green-elf"].index),
        "0 platform": 1,
        "0 goods": {},
        "0 workers": 1 + workers,
        "0 score": 10 + points,
    }


@pytest.mark.rule("RN-302")
@pytest.mark.parametrize("lots", [[], [2], [1, 3], [1, 2, 3]])
def test_a_point_more_per_own_community_building(lots: list[int]) -> None:
    state = scene(hand=[2], goods={"books": 2, "weaponry": 2}, lots=lots, others={1: {"lots": [1, 2]}})
    assert act(state, "complete 2")["0 score"] == 4 + len(lots)


@pytest.mark.rule("RN-302")
def test_worked_example_a_building_after_three_cards_counts_for_the_fourth_only() -> None:
    state = scene(
        dice=(1,),
        coins=4,
        workers=1,
        hall=["community"],
        housed=[4, 5, 7],
        hand=[2],
        goods={"books": 2, "weaponry": 2},
        score=20,
    )
    assert visit(state, "1", "hall", "lot 1")["0 score"] == 25
    assert act(state, "complete 2")["0 score"] == 25 + 4 + 1


@pytest.mark.rule("RN-302", "RN-504")
def test_a_sold_building_counts_no_more() -> None:
    state = scene(hand=[2], goods={"books": 2, "weaponry": 2}, lots=[1, 2], score=20)
    do(state, "sell lot.1", "complete 2")
    assert table(state)["0 score"] == 20 - 5 + 4 + 1


@pytest.mark.rule("RN-302", "RN-108")
@pytest.mark.parametrize(("workers", "after"), [(14, 14), (13, 14), (12, 14), (11, 13)])
def test_workers_only_as_far_as_there_are_meeples(workers: int, after: int) -> None:
    state = scene(hand=[2], goods={"books": 2, "weaponry": 2}, workers=workers)
    do(state, "complete 2")
    assert table(state)["0 workers"] == after


# Houses


@pytest.mark.rule("RN-302", "RN-303")
def test_without_a_house_on_the_platform_nothing_is_completed() -> None:
    state = scene(hand=[2], goods=PAIR, platform=0)
    assert legal(state, "complete") == []
    assert refused(state, "complete 2")


@pytest.mark.rule("RN-303", "RN-304")
def test_seven_houses_are_all() -> None:
    state = scene(dice=(2,), coins=20, hand=[2], goods=PAIR, platform=0, housed=[3, 4, 5, 6, 7, 8, 9])
    assert legal(state, "complete") == []
    assert open_to(state, "yard", [2]) == []


@pytest.mark.rule("RN-303", "RN-203")
def test_a_card_is_completed_once_and_one_a_turn() -> None:
    goods = {"books": 9, "weaponry": 9, "magic": 9, "artwork": 9}
    state = scene(hand=[1, 2], goods=goods, platform=3)
    assert legal(state, "complete") == ["complete 1", "complete 2"]
    do(state, "complete 2", "spend 2", "spend 2")
    assert legal(state, "complete") == []
    assert refused(state, "complete 1", "complete 2")
    do(state, "die 6", "go wizards", "end", "end")
    assert (state.actor(), legal(state, "complete")) == (0, ["complete 1"])


@pytest.mark.rule("RN-303")
def test_uncompleted_cards_cost_nothing_and_completed_ones_stay_visible() -> None:
    state = scene(round=10, hand=[1, 2, 3], housed=[9, 20], score=5)
    seen = state.view(-1)["players"][0]
    assert [card["race"] for card in seen["housed"]] == ["human", "elf"]
    assert seen["races"] == ["human", "elf"]
    idle_round(state)
    assert state.scores()[0] == 5


# Construction Yard


@pytest.mark.rule("RN-304")
def test_a_house_for_five_coins() -> None:
    state = scene(dice=(4,), coins=6)
    assert visit(state, "4", "yard") == {"0 coins": 1, "0 platform": 2, "turn of": [1]}
    assert open_to(scene(dice=(4,), coins=4), "yard", [4]) == []


@pytest.mark.rule("RN-304")
def test_worked_example_6_then_3_then_2() -> None:
    rich = {"coins": 5}
    state = scene(3, dice=(6,), coins=5, others={1: rich | {"dice": (3,)}, 2: rich | {"dice": (2, 4)}})
    visit(state, "6", "yard")
    visit(state, "3", "yard")
    assert open_to(state, "yard", [2, 4]) == [2]
    visit(state, "2", "yard")
    assert [table(state)[f"yard die {slot}"] for slot in (1, 2, 3)] == [(0, 6), (1, 3), (2, 2)]


@pytest.mark.rule("RN-304")
@pytest.mark.parametrize("last", range(1, 7))
def test_each_die_at_most_the_one_before(last: int) -> None:
    for die in range(1, 7):
        state = scene(dice=(die,), coins=5, placed=[f"1 yard {last}"])
        assert ("yard" in places(state, str(die))) == (die <= last)


@pytest.mark.rule("RN-304", "RN-108")
@pytest.mark.parametrize(("platform", "housed", "open_"), [(7, [], False), (6, [], True), (3, [1, 2, 3, 4], False)])
def test_while_one_of_the_seven_is_left(platform: int, housed: list[int], open_: bool) -> None:
    state = scene(dice=(2,), coins=5, platform=platform, housed=housed)
    assert open_to(state, "yard", [2]) == ([2] if open_ else [])


@pytest.mark.rule("RN-304", "RN-203")
def test_the_platform_holds_any_number() -> None:
    state = scene(dice=(2,), coins=5, platform=6)
    assert visit(state, "2", "yard")["0 platform"] == 7
