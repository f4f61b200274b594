"""Port, Stone Council, Berk, White Castle and player board: RN-601 to RN-605."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from meeplehall.games.nobility.names import RACE_NAMES
from tests.nobility.scene import (
    act,
    after_round,
    crowd,
    do,
    end_turns,
    legal,
    open_to,
    places,
    refused,
    scene,
    table,
    visit,
)

# Ship 1 pays 3, 2, 1, 2, 3, 1 for books, weaponry, furnishings, magic, jewelry and artwork; a good at 3 coins has one
# space, at 2 two, at 1 three.
ALL_GOODS = {"books": 9, "weaponry": 9, "furnishings": 9, "magic": 9, "jewelry": 9, "artwork": 9}


# Port


@pytest.mark.rule("RN-601")
def test_worked_example_one_of_each_earns_six_coins() -> None:
    state = scene(dice=(3,), goods={"jewelry": 1, "magic": 1, "furnishings": 1}, ship=1)
    assert visit(state, "3", "port", "ship furnishings", "ship magic", "ship jewelry") == {
        "0 coins": 6,
        "0 goods": {},
        "sold": {"furnishings": 1, "magic": 1, "jewelry": 1},
        "turn of": [1],
    }


@pytest.mark.rule("RN-601")
@pytest.mark.parametrize("die", range(1, 7))
def test_up_to_as_many_goods_as_the_die_shows(die: int) -> None:
    state = scene(dice=(die,), goods={"furnishings": 3, "artwork": 4})
    do(state, f"die {die}", "go port")
    for n, good in enumerate(["furnishings"] * 3 + ["artwork"] * 3, start=1):
        assert ("stop" in legal(state)) == (n > 1)
        do(state, f"ship {good}")
        if n == die:
            break
    assert table(state)["turn of"] == [1]
    assert table(state)["0 coins"] == die


@pytest.mark.rule("RN-601", "RN-207")
def test_at_least_one_and_then_as_few_as_wanted() -> None:
    state = scene(dice=(6,), goods=ALL_GOODS)
    do(state, "die 6", "go port")
    assert legal(state) == [f"ship {good}" for good in ALL_GOODS]
    assert refused(state, "stop", "end")
    changed = act(state, "ship weaponry", "stop")
    assert changed == {
        "0 coins": 2,
        "0 goods": ALL_GOODS | {"weaponry": 8},
        "sold": {"weaponry": 1},
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-601")
@pytest.mark.parametrize(
    ("good", "price", "spaces"),
    [("books", 3, 1), ("weaponry", 2, 2), ("furnishings", 1, 3), ("magic", 2, 2), ("jewelry", 3, 1), ("artwork", 1, 3)],
)
def test_each_good_for_its_price_on_its_own_spaces(good: str, price: int, spaces: int) -> None:
    state = scene(dice=(6,), goods={good: 6})
    do(state, "die 6", "go port")
    for n in range(spaces):
        assert legal(state) == [f"ship {good}"] + ["stop"] * (n > 0)
        do(state, f"ship {good}")
    assert (table(state)["turn of"], table(state)["0 coins"]) == ([1], price * spaces)
    assert table(state)["0 goods"] == {good: 6 - spaces}


@pytest.mark.rule("RN-601")
def test_other_ships_have_other_prices() -> None:
    state = scene(dice=(2,), goods={"books": 1, "furnishings": 1}, ship=4)  # 2, 1, 3, 1, 2, 3
    assert visit(state, "2", "port", "ship books", "ship furnishings")["0 coins"] == 5


@pytest.mark.rule("RN-601")
def test_spaces_stay_filled_for_everybody_until_upkeep() -> None:
    other = {1: {"dice": (2,), "goods": {"books": 1, "weaponry": 1}}}
    state = scene(dice=(1,), goods={"books": 1}, others=other)
    visit(state, "1", "port", "ship books")
    do(state, "die 2", "go port")
    assert legal(state) == ["ship weaponry"]
    do(state, "ship weaponry")
    assert table(state)["sold"] == {"books": 1, "weaponry": 1}
    changed = after_round(state)
    assert (changed["sold"], changed["ship"] != 1) == ({}, True)


@pytest.mark.rule("RN-601")
def test_one_slot_per_value() -> None:
    state = scene(dice=(2, 3), goods=ALL_GOODS, placed=["1 port 3"])
    assert open_to(state, "port", [2, 3]) == [2]


@pytest.mark.rule("RN-601", "RN-207")
def test_nothing_to_sell_no_visit() -> None:
    assert open_to(scene(dice=(2,)), "port", [2]) == []
    full = {"books": 1, "jewelry": 1}
    assert open_to(scene(dice=(2,), goods={"books": 3, "jewelry": 2}, sold=full), "port", [2]) == []
    assert open_to(scene(dice=(2,), goods={"books": 3, "magic": 1}, sold=full), "port", [2]) == [2]


# Stone Council

# Tiles: 1 wants 2 books, 1 coin and nobility 2 for 5 points; 7 a book, a weapon and magic, 3, 6 points; 13 two books,
# furnishings, 3 coins, 5, 8 points; 19 two books, two furnishings, 2 coins, 7, 9 points; 25 two books, two weapons,
# jewelry, 4 coins, 9, 12 points.
PRICES: list[tuple[int, dict[str, int], int, int, int]] = [
    (1, {"books": 2}, 1, 2, 5),
    (6, {"artwork": 2}, 1, 2, 5),
    (7, {"books": 1, "weaponry": 1, "magic": 1}, 0, 3, 6),
    (13, {"books": 2, "furnishings": 1}, 3, 5, 8),
    (19, {"books": 2, "furnishings": 2}, 2, 7, 9),
    (25, {"books": 2, "weaponry": 2, "jewelry": 1}, 4, 9, 12),
    (30, {"books": 2, "magic": 1, "artwork": 2}, 4, 9, 12),
]


def petition(tile: int, goods: dict[str, int], coins: int, nobility: int, **more: Any) -> Any:
    position: dict[str, Any] = {"housed": [20], "council": {"elf 2": tile}, "dice": (3,), "lord": True}
    return scene(**(position | {"goods": goods, "coins": coins, "nobility": nobility} | more))


@pytest.mark.rule("RN-602")
@pytest.mark.parametrize(("tile", "goods", "coins", "nobility", "vp"), PRICES)
def test_a_tile_for_its_price(tile: int, goods: dict[str, int], coins: int, nobility: int, vp: int) -> None:
    state = petition(tile, {good: n + 1 for good, n in goods.items()}, coins + 1, nobility, score=10)
    changed = visit(state, "3", "council-elf")
    assert changed.pop("0 coins", coins + 1) == 1
    assert changed.pop("0 goods") == dict.fromkeys(goods, 1)
    assert changed == {
        "council elf 2": 0,
        "0 council": [tile],
        "0 score": 10 + vp,
        "0 reputation": 7,
        "turn of": [1],
    }


@pytest.mark.rule("RN-602", "RN-207")
@pytest.mark.parametrize(("tile", "goods", "coins", "nobility", "vp"), PRICES)
def test_all_of_it_must_be_there(tile: int, goods: dict[str, int], coins: int, nobility: int, vp: int) -> None:
    assert open_to(petition(tile, goods, coins, nobility), "council-elf", [3]) == [3]
    for good in goods:
        short = goods | {good: goods[good] - 1}
        assert open_to(petition(tile, short, coins, nobility), "council-elf", [3]) == []
    assert open_to(petition(tile, goods, coins, nobility - 1), "council-elf", [3]) == []
    if coins:
        assert open_to(petition(tile, goods, coins - 1, nobility), "council-elf", [3]) == []


RICH: dict[str, Any] = {"coins": 50, "nobility": 12, "goods": ALL_GOODS, "lord": True}
COUNCIL = {f"{race} {row}": 6 * row - 5 + i for row in (1, 2, 3) for i, race in enumerate(RACE_NAMES)}


@pytest.mark.rule("RN-602")
def test_worked_example_only_the_columns_of_housed_races_are_open() -> None:
    state = scene(**RICH, dice=(1, 3, 5), council=COUNCIL, housed=[17, 25], hand=[1, 9])
    for die in ("1", "3", "5"):
        open_columns = [place for place in places(state, die) if place.startswith("council")]
        assert open_columns == ["council-elf", "council-dwarf"]


@pytest.mark.rule("RN-602")
@pytest.mark.parametrize(("die", "row"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_die_tells_the_row(die: int, row: int) -> None:
    only = {"elf 1": 1, "elf 2": 2, "elf 3": 3}
    del only[f"elf {row}"]
    assert open_to(scene(**RICH, dice=(die,), council=only, housed=[17]), "council-elf", [die]) == []
    state = scene(**RICH, dice=(die,), council=only | {f"elf {row}": 9}, housed=[17])
    changed = visit(state, str(die), "council-elf")
    assert (changed[f"council elf {row}"], changed["0 council"]) == (0, [9])
    assert table(state)[f"council-elf die {row}"] == (0, die)


@pytest.mark.rule("RN-602", "RN-209")
def test_a_row_takes_as_many_dice_as_it_has_tiles() -> None:
    state = scene(
        **RICH, dice=(1, 2, 1, 2), spare=1, reputation=24, council={"elf 1": 1, "dwarf 1": 2}, housed=[17, 25]
    )
    visit(state, "1", "council-elf")
    end_turns(state, 2)
    assert [place for place in places(state, "2") if place.startswith("council")] == ["council-dwarf"]
    assert [place for place in places(state, "1") if place.startswith("council")] == ["council-dwarf"]
    visit(state, "2", "council-dwarf")
    assert open_to(state, "council-dwarf", [1]) == open_to(state, "council-elf", [1]) == []
    assert [table(state)[f"council-{race} die 1"] for race in ("elf", "dwarf")] == [(0, 1), (0, 2)]
    changed = after_round(state)
    assert changed["council elf 1"] != 0
    assert changed["council dwarf 1"] != 0


@pytest.mark.rule("RN-602")
def test_an_empty_space_is_closed() -> None:
    state = scene(**RICH, dice=(3,), council={"dwarf 2": 4}, housed=[17])
    assert open_to(state, "council-elf", [3]) == []


@pytest.mark.rule("RN-602", "RN-606")
@pytest.mark.parametrize(("reputation", "left"), [(6, 6), (7, 6), (8, 6), (9, 7), (24, 22)])
def test_two_reputation_as_far_as_they_go(reputation: int, left: int) -> None:
    state = scene(**RICH, dice=(3,), council={"elf 2": 1}, housed=[17], reputation=reputation)
    visit(state, "3", "council-elf")
    assert table(state)["0 reputation"] == left


# Berk


@pytest.mark.rule("RN-603")
@pytest.mark.parametrize(("die", "most"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_modifier_free_and_more_for_a_coin(die: int, most: int) -> None:
    state = scene(dice=(die,), coins=5)
    do(state, f"die {die}", "go berk")
    assert legal(state, "modifiers") == [f"modifiers {n}" for n in range(most + 1)]
    changed = act(state, f"modifiers {most}", "stop")
    assert changed.pop("0 coins", 5) == 5 - most
    assert changed == {"0 modifiers": 1 + most, "decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-603")
def test_modifiers_must_be_payable() -> None:
    state = scene(dice=(6,), coins=1)
    do(state, "die 6", "go berk")
    assert legal(state) == ["modifiers 0", "modifiers 1", "replace settlers"]


@pytest.mark.rule("RN-603", "RN-207")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_three_slots_at_every_count(players: int) -> None:
    for pair in ((1, 2), (3, 4), (5, 6)):
        state = scene(players, dice=(*pair, pair[0]), reputation=24)
        assert open_to(state, "berk", pair) == list(pair)
        visit(state, str(pair[0]), "berk", "modifiers 0", "stop")
        while state.actor() != 0:
            end_turns(state)
        assert open_to(state, "berk", pair) == []


@pytest.mark.rule("RN-603")
def test_something_must_be_done() -> None:
    state = scene(dice=(1,))
    do(state, "die 1", "go berk")
    assert legal(state) == ["modifiers 0", "replace settlers"]
    empty = scene(6, dice=(1,), tavern=[], deck=[], others=crowd(46, 47, 48), hand=[46, 47, 48])
    do(empty, "die 1", "go berk")
    assert legal(empty) == ["modifiers 0"]  # nothing lies there to be replaced
    do(empty, "modifiers 0")
    assert table(empty)["turn of"] == [1]


@pytest.mark.rule("RN-603", "RN-835")
def test_the_order_is_free_and_each_is_done_once() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"], hall=["community"])
    do(state, "die 1", "go berk")
    steps = ["commission", "modifiers 0", "replace settlers"]
    assert legal(state) == [*steps, "replace buildings"]
    for order in permutations(steps):
        twin = state.clone()
        for n, step in enumerate(order):
            decision = twin.view(0)["decision"]
            assert decision["kind"] == "berk"
            assert decision["open"] == [text.split()[0] for text in steps if text not in order[:n]]
            assert ("stop" in legal(twin)) == (n > 0)
            do(twin, step)
        assert twin.actor() == 1
        assert (twin.players[0].modifiers, twin.players[0].extras) == (1, 1)


@pytest.mark.rule("RN-603", "RN-835")
def test_under_rules_1_the_order_is_fixed() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"], rules=1)
    do(state, "die 1", "go berk")
    assert legal(state) == ["commission", "stop"]
    do(state, "stop")
    assert legal(state) == ["modifiers 0", "stop"]
    twin = state.clone()
    do(state, "stop")
    assert legal(state) == ["replace settlers"]
    assert act(state, "replace settlers")["turn of"] == [1]
    do(twin, "modifiers 0")
    assert legal(twin) == ["replace settlers", "stop"]
    assert act(twin, "stop")["turn of"] == [1]
    short = scene(chancery=True, dice=(1,), desks=["top 1"], rules=1, tavern=[])
    do(short, "die 1", "go berk", "commission")
    assert legal(short) == ["modifiers 0", "stop"]
    assert act(short, "stop")["turn of"] == [1]


@pytest.mark.rule("RN-603")
def test_either_settlers_or_buildings_are_replaced() -> None:
    hall = ["community", "wizards good", "", "", "", ""]
    state = scene(dice=(1,), hall=hall, tavern=[1, 2, 3, 4, 5, 6])
    do(state, "die 1", "go berk", "modifiers 0")
    assert legal(state) == ["replace settlers", "replace buildings", "stop"]
    twin = state.clone()
    changed = act(state, "replace settlers")
    new = changed.pop("tavern")
    assert len(set(new) - {0, 1, 2, 3, 4, 5, 6}) == 6
    assert changed == {"discards": [1, 2, 3, 4, 5, 6], "decision": "turn", "turn of": [1]}
    changed = act(twin, "replace buildings")
    assert "" not in changed.pop("hall")
    assert changed == {"scrap": ["community", "wizards good"], "decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-603", "RN-210")
def test_the_old_settlers_are_discarded_first() -> None:
    """Two cards are in the deck, all others are held: four of the old ones come back."""
    state = scene(6, dice=(1,), tavern=[1, 2, 3, 4, 5, 6], deck=[7, 8], others=crowd(1, 2, 3, 4, 5, 6, 7, 8))
    changed = visit(state, "1", "berk", "replace settlers", "stop")
    assert sorted(changed["tavern"][:2]) == [7, 8]
    assert set(changed["tavern"][2:]) < {1, 2, 3, 4, 5, 6}
    assert len(set(changed["tavern"])) == 6
    assert "discards" not in changed


@pytest.mark.rule("RN-603", "RN-503")
def test_slots_with_a_die_stay_empty_until_upkeep() -> None:
    state = scene(dice=(1,), hall=["", "community", "", "community", "", ""], placed=["1 hall 1", "2 hall 5"])
    changed = visit(state, "1", "berk", "replace buildings", "stop")
    assert [tile != "" for tile in changed["hall"]] == [False, True, True, True, False, True]
    changed = after_round(state)
    assert "" not in changed["hall"]


@pytest.mark.rule("RN-603", "RN-503")
def test_workshops_of_full_guilds_leave_the_game_and_are_replaced() -> None:
    full = {"wizards.1": "good", "wizards.2": "buy", "wizards.3": "coin"}
    state = scene(
        dice=(1,),
        workshops=full,
        hall=["wizards coin/reroll", "scholars coin", "community"],
        bag=["wizards reputation/exchange", "scholars good", "community", "community"],
    )
    gone = table(state)["gone"]
    changed = visit(state, "1", "berk", "replace buildings", "stop")
    assert "wizards reputation/exchange" not in changed["hall"]
    new = sorted(tile for tile in changed["hall"] if tile)
    # The bag gives three buildings; then the discarded ones come back, but for the workshop of the wizards.
    assert new == sorted(["scholars good", "community", "community", "scholars coin", "community"])
    assert sorted(set(changed["gone"]) - set(gone)) == ["wizards coin/reroll", "wizards reputation/exchange"]
    assert "scrap" not in changed


# White Castle


@pytest.mark.rule("RN-604")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("die", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_castle_raises_the_reputation(players: int, die: int, gain: int) -> None:
    state = scene(players, dice=(die, die), reputation=15)
    changed = visit(state, str(die), "castle")
    changed.pop("turn of", None)
    assert changed == {"0 reputation": 15 + gain}
    while state.actor() != 0:
        end_turns(state)
    assert open_to(state, "castle", [die]) == []


@pytest.mark.rule("RN-604", "RN-205")
def test_it_counts_at_once_for_the_next_die() -> None:
    state = scene(dice=(5, 4), reputation=6)
    visit(state, "5", "castle")  # 9, of which 5 are used
    end_turns(state, 2)
    assert legal(state, "die") == ["die 4"]


@pytest.mark.rule("RN-604", "RN-207", "RN-606")
@pytest.mark.parametrize(("reputation", "after"), [(22, 24), (23, 24), (24, 24)])
def test_it_can_be_visited_at_the_top_too(reputation: int, after: int) -> None:
    state = scene(dice=(6,), reputation=reputation)
    visit(state, "6", "castle")
    assert table(state)["0 reputation"] == after


# Player board


@pytest.mark.rule("RN-605")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_5_or_6_recalls_an_apprentice(die: int) -> None:
    state = scene(dice=(die,), apprentices={"wizards": 2, "artists": 1}, others={1: {"apprentices": {"scholars": 1}}})
    if die < 5:
        assert open_to(state, "board", [die]) == []
        return
    do(state, f"die {die}", "go board")
    assert legal(state) == ["recall wizards", "recall artists"]
    assert act(state, "recall wizards") == {
        "0 apprentices": {"wizards": 1, "artists": 1},
        "0 workers": 1,
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-605")
def test_one_slot_on_each_board() -> None:
    own = {"apprentices": {"wizards": 1}}
    state = scene(dice=(5,), **own, placed=["1 board 6"])
    assert open_to(state, "board", [5]) == [5]
    state = scene(dice=(5,), **own, placed=["0 board 6"], reputation=24)
    assert open_to(state, "board", [5]) == []


@pytest.mark.rule("RN-605", "RN-207")
def test_only_apprentices_are_recalled() -> None:
    state = scene(
        night=True,
        chancery=True,
        dice=(5,),
        desks=["top 1"],
        lots=[1],
        workers=2,
        workshops={"wizards.1": "0 good"},
        others={1: {"apprentices": {"wizards": 1}}},
    )
    assert open_to(state, "board", [5]) == []
