"""The Guild Hall: RN-501 to RN-505."""

from __future__ import annotations

from typing import Any

import pytest

from tests.nobility.scene import act, after_round, do, end_turns, legal, open_to, refused, scene, table, visit

COST = [4, 4, 5, 5, 6, 6]
WORKSHOP: dict[str, Any] = {"dice": (1,), "coins": 4, "hall": ["wizards good"], "apprentices": {"wizards": 1}}
COMMUNITY: dict[str, Any] = {"dice": (1,), "coins": 4, "hall": ["community"], "workers": 1}


# Workshops


@pytest.mark.rule("RN-501")
@pytest.mark.parametrize(("slot", "vp"), [(1, 3), (2, 4), (3, 5)])
def test_a_workshop_takes_the_leftmost_free_slot(slot: int, vp: int) -> None:
    built = {f"wizards.{n}": effect for n, effect in zip(range(1, slot), ["buy", "coin"])}
    state = scene(**WORKSHOP, workshops=built, score=1, nobility=1)
    assert visit(state, "1", "hall") == {
        f"wizards.{slot}": "0 good",
        "0 coins": 0,
        "0 apprentices": {},
        "0 masters": 1,
        "0 nobility": 3,
        "0 score": 1 + vp,
        "hall": [""] * 6,
    }


@pytest.mark.rule("RN-501", "RN-104")
def test_with_two_players_the_neutral_one_is_passed_over() -> None:
    state = scene(2, **WORKSHOP, workshops={"wizards.2": "coin"})
    changed = visit(state, "1", "hall")
    assert (changed["wizards.1"], changed["0 score"]) == ("0 good", 3)
    state = scene(2, **WORKSHOP, workshops={"wizards.1": "1 buy", "wizards.2": "coin"})
    changed = visit(state, "1", "hall")
    assert (changed["wizards.3"], changed["0 score"]) == ("0 good", 5)


@pytest.mark.rule("RN-501", "RN-505")
@pytest.mark.parametrize("die", range(1, 7))
def test_each_value_has_its_slot_and_cost(die: int) -> None:
    hall = ["wizards good", "wizards buy", "wizards coin", "community", "community", "wizards coin/reroll"]
    tile = hall[die - 1]
    position: dict[str, Any] = {"dice": (die,), "hall": hall, "workers": 1, "apprentices": {"wizards": 1}}
    state = scene(**position, coins=COST[die - 1])
    changed = visit(state, str(die), "hall", *(["lot 1"] if tile == "community" else []))
    assert changed["0 coins"] == 0
    assert changed["hall"] == [name if i != die - 1 else "" for i, name in enumerate(hall)]
    if tile != "community":
        assert changed["wizards.1"] == "0 " + tile.split()[1]
    assert open_to(scene(**position, coins=COST[die - 1] - 1), "hall", [die]) == []


@pytest.mark.rule("RN-501", "RN-207")
def test_a_slot_takes_one_die_and_needs_a_tile() -> None:
    state = scene(**(COMMUNITY | {"hall": ["", "community"], "dice": (1, 2)}), placed=["1 hall 1"])
    assert open_to(state, "hall", [1, 2]) == [2]
    state = scene(**(COMMUNITY | {"hall": ["", "community"], "dice": (1, 2)}))
    assert open_to(state, "hall", [1, 2]) == [2]


@pytest.mark.rule("RN-501", "RN-207")
def test_a_workshop_needs_an_own_apprentice_of_its_guild() -> None:
    others = {1: {"apprentices": {"wizards": 1}}}
    for mine in ({}, {"artists": 2}):
        state = scene(**(WORKSHOP | {"apprentices": mine}), workers=3, others=others)
        assert open_to(state, "hall", [1]) == []


@pytest.mark.rule("RN-501", "RN-208", "RN-403", "RN-605")
def test_a_master_is_no_apprentice_any_more() -> None:
    state = scene(**(WORKSHOP | {"dice": (1, 2, 5), "coins": 7}), others={1: {"apprentices": {"wizards": 1}}})
    visit(state, "1", "hall")
    do(state, "end")
    end_turns(state, 2)
    assert open_to(state, "board", [5]) == []
    twin = state.clone()
    do(
        state, "die 2", "go wizards", "good", "goods 1"
    )  # the effect of the own workshop, then a good without a free one
    assert (table(state)["0 goods"], table(state)["0 coins"]) == ({"magic": 2}, 2)
    changed = after_round(twin)
    assert changed["1 coins"] == 3  # alone in the guild
    assert "0 coins" not in changed
    assert changed["0 goods"] == {"magic": 1}


@pytest.mark.rule("RN-501", "RN-404")
def test_a_master_leaves_his_apprentice_slot() -> None:
    state = scene(
        **(WORKSHOP | {"dice": (1, 2)}), workers=1, others={1: {"apprentices": {"wizards": 2}}}
    )  # three slots, all taken
    visit(state, "1", "hall")
    do(state, "end")
    end_turns(state, 2)
    do(state, "die 2", "go wizards", "stop")
    assert legal(state) == ["worker", "stop"]


# Community buildings


@pytest.mark.rule("RN-502")
@pytest.mark.parametrize("lot", [1, 2, 3])
def test_a_community_building_on_a_lot_of_choice(lot: int) -> None:
    state = scene(**COMMUNITY)
    do(state, "die 1", "go hall")
    assert legal(state) == ["lot 1", "lot 2", "lot 3"]
    assert table(state)["0 score"] == 0
    assert act(state, f"lot {lot}") == {"0 lots": [lot], "0 nobility": 2, "0 score": 5, "decision": "turn"}
    assert (table(state)["0 workers"], table(state)["0 coins"], table(state)["hall"]) == (0, 0, [""] * 6)


@pytest.mark.rule("RN-502", "RN-207")
def test_it_needs_a_worker_of_the_lot() -> None:
    state = scene(**(COMMUNITY | {"workers": 0}), apprentices={"wizards": 3})
    assert open_to(state, "hall", [1]) == []


@pytest.mark.rule("RN-502")
def test_built_lots_are_not_offered() -> None:
    state = scene(**COMMUNITY, lots=[2])
    do(state, "die 1", "go hall")
    assert legal(state) == ["lot 1", "lot 3"]


@pytest.mark.rule("RN-502", "RN-504", "RN-203")
def test_full_lots_need_a_sale_first() -> None:
    state = scene(**COMMUNITY, lots=[1, 2, 3], score=20, nobility=6)
    assert open_to(state, "hall", [1]) == []
    do(state, "sell lot.2")
    assert open_to(state, "hall", [1]) == [1]
    assert visit(state, "1", "hall") == {  # the only free lot
        "0 lots": [1, 2, 3],
        "0 coins": 3,
        "0 workers": 1,
        "0 nobility": 8,
        "0 score": 20,
        "hall": [""] * 6,
        "turn of": [1],
    }


# The display


@pytest.mark.rule("RN-503", "RN-209")
def test_bought_tiles_are_replaced_at_upkeep_only() -> None:
    hall = ["community", "wizards good", "scholars coin", "community", "artists coin", "merchants buy"]
    state = scene(**(COMMUNITY | {"hall": hall, "dice": (4,), "coins": 9}))
    changed = visit(state, "4", "hall", "lot 1")
    assert changed["hall"] == [*hall[:3], "", *hall[4:]]
    changed = after_round(state)
    assert changed["hall"][:5] == [hall[0], hall[1], hall[2], hall[4], hall[5]]
    assert changed["hall"][5] != ""


@pytest.mark.rule("RN-503")
@pytest.mark.parametrize("owner", ["", "0 ", "1 "])
def test_a_workshop_of_a_full_guild_cannot_be_bought(owner: str) -> None:
    built = {"wizards.1": f"{owner}buy", "wizards.2": f"{owner}coin"}
    assert open_to(scene(**WORKSHOP, workshops=built), "hall", [1]) == [1]
    full = built | {"wizards.3": f"{owner}coin/reroll"}
    assert open_to(scene(**WORKSHOP, workshops=full), "hall", [1]) == []


@pytest.mark.rule("RN-503", "RN-209")
def test_it_leaves_the_game_when_it_leaves_the_display() -> None:
    full = {"wizards.1": "buy", "wizards.2": "coin", "wizards.3": "coin/reroll"}
    state = scene(hall=["community", "wizards good", "artists coin"], workshops=full)
    changed = after_round(state)
    assert changed["hall"][:2] == ["community", "artists coin"]
    assert "" not in changed["hall"]
    assert not any(name.startswith("wizards") for name in changed["hall"])
    assert "wizards good" in changed["gone"]
    assert "scrap" not in changed


# Sales


@pytest.mark.rule("RN-504")
@pytest.mark.parametrize(("slot", "vp"), [(1, 3), (2, 4), (3, 5)])
def test_a_sold_workshop_stays_without_an_owner(slot: int, vp: int) -> None:
    effects = ["good", "buy", "coin"]
    built = {f"wizards.{n + 1}": f"{'0' if n + 1 == slot else '1'} {effect}" for n, effect in enumerate(effects)}
    state = scene(workshops=built, score=20, nobility=7)
    assert legal(state, "sell") == [f"sell wizards.{slot}"]
    assert act(state, f"sell wizards.{slot}") == {
        f"wizards.{slot}": effects[slot - 1],
        "0 score": 20 - vp,
        "0 coins": 3,
        "0 workers": 1,
        "0 masters": 0,
    }
    changed = after_round(state)
    assert "0 goods" not in changed
    assert f"wizards.{slot}" not in changed


@pytest.mark.rule("RN-504", "RN-501")
def test_it_fills_its_slot_for_ever() -> None:
    state = scene(**WORKSHOP, workshops={"wizards.1": "0 buy"}, score=9)
    do(state, "sell wizards.1")
    changed = visit(state, "1", "hall")
    assert (changed["wizards.2"], changed["0 score"]) == ("0 good", 9 - 3 + 4)


@pytest.mark.rule("RN-504", "RN-402")
def test_it_gives_its_effect_to_all_and_rewards_nobody() -> None:
    state = scene(workshops={"wizards.1": "0 good"}, dice=(1,), others={1: {"dice": (3,)}})
    do(state, "sell wizards.1")
    assert visit(state, "1", "wizards", "good", "goods 1", "stop")["0 goods"] == {"magic": 2}
    before = table(state)["0 coins"]
    visit(state, "3", "wizards", "good")
    assert table(state)["0 coins"] == before


@pytest.mark.rule("RN-504", "RN-210")
def test_a_sold_community_building_is_discarded_and_frees_its_lot() -> None:
    state = scene(lots=[1, 3], score=20, nobility=7)
    assert legal(state, "sell") == ["sell lot.1", "sell lot.3"]
    assert act(state, "sell lot.3") == {
        "0 lots": [1],
        "0 score": 15,
        "0 coins": 3,
        "0 workers": 1,
        "scrap": ["community"],
    }
    assert legal(state, "sell") == []


@pytest.mark.rule("RN-504")
@pytest.mark.parametrize(("score", "left"), [(0, 0), (3, 0), (5, 0), (6, 1)])
def test_the_score_does_not_become_negative(score: int, left: int) -> None:
    state = scene(lots=[1], score=score)
    do(state, "sell lot.1")
    assert (table(state)["0 score"], table(state)["0 coins"]) == (left, 3)


@pytest.mark.rule("RN-504", "RN-203")
def test_one_sale_a_turn() -> None:
    state = scene(lots=[1, 2], workshops={"wizards.1": "0 good"}, score=20)
    assert legal(state, "sell") == ["sell wizards.1", "sell lot.1", "sell lot.2"]
    do(state, "sell lot.2")
    assert legal(state, "sell") == []
    assert refused(state, "sell lot.1")


@pytest.mark.rule("RN-504", "RN-203")
def test_coins_and_meeple_can_be_used_in_the_same_turn() -> None:
    state = scene(lots=[1], dice=(1, 2), coins=1, hall=["community"], score=9)
    assert open_to(state, "hall", [1]) == []
    do(state, "sell lot.1")
    assert visit(state, "1", "hall", "lot 1")["0 coins"] == 0
    state = scene(lots=[1], dice=(2,), score=9)
    do(state, "sell lot.1")
    assert visit(state, "2", "wizards", "stop", "worker")["0 apprentices"] == {"wizards": 1}


@pytest.mark.rule("RN-504")
def test_a_building_bought_this_turn_may_be_sold() -> None:
    state = scene(**COMMUNITY)
    visit(state, "1", "hall", "lot 2")
    assert legal(state) == ["sell lot.2", "end"]
    assert act(state, "sell lot.2") == {
        "0 lots": [],
        "0 score": 0,
        "0 coins": 3,
        "0 workers": 1,
        "scrap": ["community"],
        "turn of": [1],
    }
    assert table(state)["0 nobility"] == 2  # stars stay


@pytest.mark.rule("RN-504")
def test_only_own_buildings_are_sold_in_the_own_turn() -> None:
    state = scene(workshops={"wizards.1": "1 good", "wizards.2": "buy"}, others={1: {"lots": [1]}})
    assert legal(state, "sell") == []
    assert refused(state, "sell wizards.1", "sell wizards.2", "sell lot.1")


@pytest.mark.rule("RN-505")
def test_no_sale_earns_more_than_the_building_cost() -> None:
    """The cheapest way: the event and the desk."""
    state = scene(**(COMMUNITY | {"coins": 3}), chancery=True, desks=["top 6"], event="Builders' Fair")
    visit(state, "1", "hall", "lot 1")
    do(state, "sell lot.1")
    assert table(state)["0 coins"] == 3
