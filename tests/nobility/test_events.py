"""Events: RN-811 and RN-812."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.games.nobility.game import GAME
from tests.nobility.scene import (
    after_round,
    do,
    end_turns,
    idle_round,
    legal,
    open_to,
    scene,
    table,
    visit,
)

DECK_I = {
    "Port Traders",
    "Hardworking Apprentices",
    "Flourishing Guilds",
    "A Round on the House",
    "Timber Rafts",
    "The Generous Clerk",
    "Royal Audience",
    "A Patient Council",
}
DECK_II = {
    "Builders' Fair",
    "Crowded Docks",
    "Empty Shelves",
    "Tavern Toll",
    "Timber Shortage",
    "Coronation Day",
    "The Council's Favour",
    "Property Tax",
}
ALL = sorted(DECK_I | DECK_II)
GOODS = {"books": 2, "weaponry": 2, "furnishings": 2}


# The decks


@pytest.mark.rule("RN-811", "RN-202", "RN-209")
def test_five_events_of_deck_one_and_then_five_of_deck_two() -> None:
    firsts, lasts = set(), set()
    for seed in range(15):
        state = GAME.new(2, {"events": "yes"}, seed)
        came = []
        for round_ in range(1, 11):
            seen = table(state)
            assert seen["round"] == round_
            assert set(seen["events past"]) == set(came)
            came.append(seen["event"])
            idle_round(state)
        assert len(set(came)) == 10
        assert set(came[:5]) <= DECK_I
        assert set(came[5:]) <= DECK_II
        firsts.add(came[0])
        lasts.add(came[-1])
    assert len(firsts) > 3
    assert len(lasts) > 3


@pytest.mark.rule("RN-811", "RN-107")
def test_without_the_option_there_are_none() -> None:
    state = GAME.new(3, seed=1)
    for _ in range(3):
        assert (table(state)["event"], table(state)["events past"]) == ("", [])
        idle_round(state)


@pytest.mark.rule("RN-811")
def test_an_event_holds_for_the_whole_round_and_no_longer() -> None:
    state = scene(event="Royal Audience", dice=(1,), others={1: {"dice": (3,)}, 2: {"dice": (5,)}})
    assert visit(state, "1", "castle")["0 reputation"] == 9 + 1 + 1
    assert visit(state, "3", "castle")["1 reputation"] == 9 + 2 + 1
    assert visit(state, "5", "castle")["2 reputation"] == 9 + 3 + 1
    idle_round(state)
    assert table(state)["events past"] == ["Royal Audience"]
    assert table(state)["event"] not in ("", "Royal Audience")


@pytest.mark.rule("RN-811", "RN-208")
def test_it_holds_in_income() -> None:
    state = scene(event="Hardworking Apprentices", apprentices={"wizards": 1})
    assert after_round(state)["0 coins"] == 3 + 1


@pytest.mark.rule("RN-811", "RN-812")
@pytest.mark.parametrize("event", ALL)
def test_an_event_touches_only_what_it_names(event: str) -> None:
    """A visit each to places, and what it costs or brings with this event."""
    named = {
        "Port Traders": {"port": 4},
        "Flourishing Guilds": {"goods": {"books": 2}},
        "A Round on the House": {"tavern": 21},
        "Timber Rafts": {"house": 16},
        "The Generous Clerk": {"modifiers": 2},
        "Royal Audience": {"castle": 12},
        "A Patient Council": {"council": (8, 5)},
        "Builders' Fair": {"building": 17},
        "Empty Shelves": {"guild": 18},
        "Tavern Toll": {"tavern": 19},
        "Timber Shortage": {"house": 13},
        "Coronation Day": {"castle": 13},
        "The Council's Favour": {"council": (7, 7)},
    }
    usual: dict[str, Any] = {
        "port": 3,
        "goods": {"books": 1},
        "guild": 19,
        "tavern": 20,
        "house": 15,
        "modifiers": 1,
        "castle": 11,
        "council": (7, 5),
        "building": 16,
    }

    def fresh(**more: Any) -> Any:
        return scene(event=event, dice=(3,), coins=20, **more)

    found: dict[str, Any] = {}
    changed = visit(scene(event=event, dice=(1,), goods={"books": 1}), "1", "port", "ship books")
    found["port"] = changed["0 coins"]
    changed = visit(fresh(), "3", "scholars", "goods 1")
    found["goods"], found["guild"] = changed["0 goods"], changed["0 coins"]
    found["tavern"] = visit(fresh(), "3", "tavern", "take 1").get("0 coins", 20)
    found["house"] = visit(fresh(), "3", "yard")["0 coins"]
    found["modifiers"] = visit(fresh(), "3", "berk", "modifiers 0", "stop")["0 modifiers"]
    found["castle"] = visit(fresh(), "3", "castle")["0 reputation"]
    state = scene(
        event=event, dice=(1,), coins=1, goods={"books": 2}, nobility=2, housed=[1], council={"halfling 1": 1}
    )
    changed = visit(state, "1", "council-halfling")
    found["council"] = (changed["0 reputation"], changed["0 score"])
    state = scene(event=event, dice=(2,), coins=20, workers=1, hall=["", "community"])
    found["building"] = visit(state, "2", "hall", "lot 1")["0 coins"]
    assert found == usual | named.get(event, {})


# One by one


@pytest.mark.rule("RN-812", "RN-601")
def test_port_traders_pay_a_coin_more_per_good() -> None:
    state = scene(event="Port Traders", dice=(3,), goods=GOODS)  # 3, 2 and 1 coins
    changed = visit(state, "3", "port", "ship books", "ship weaponry", "ship furnishings")
    assert changed["0 coins"] == 6 + 3


@pytest.mark.rule("RN-812", "RN-833")
def test_port_traders_and_the_desk_add_up() -> None:
    state = scene(event="Port Traders", chancery=True, desks=["top 2"], dice=(1,), goods=GOODS)
    assert visit(state, "1", "port", "ship books")["0 coins"] == 5


@pytest.mark.rule("RN-812", "RN-208")
def test_hardworking_are_guild_apprentices_only() -> None:
    state = scene(
        chancery=True,
        event="Hardworking Apprentices",
        apprentices={"wizards": 2, "artists": 1},
        desks=["top 1"],
        workshops={"merchants.1": "0 buy"},
        others={1: {"apprentices": {"wizards": 1}}},
    )
    changed = after_round(state)
    assert changed["0 coins"] == 2 * (1 + 1) + (3 + 1) + 3
    assert changed["1 coins"] == 1 + 1


@pytest.mark.rule("RN-812", "RN-403")
def test_flourishing_guilds_add_one_good_per_die_with_a_purchase() -> None:
    position: dict[str, Any] = {"event": "Flourishing Guilds", "dice": (5,), "coins": 5, "apprentices": {"artists": 2}}
    assert visit(scene(**position), "5", "artists", "goods 3")["0 goods"] == {"artwork": 3 + 2 + 1}
    assert visit(scene(**position), "5", "artists", "goods 1")["0 goods"] == {"artwork": 1 + 2 + 1}
    assert "0 goods" not in visit(scene(**position), "5", "artists", "stop")
    state = scene(**position, workshops={"artists.1": "reroll/buy"})
    assert visit(state, "5", "artists", "buy magic", "stop")["0 goods"] == {"magic": 1}


@pytest.mark.rule("RN-812", "RN-301")
def test_a_round_on_the_house_is_paid_after_the_visit() -> None:
    state = scene(event="A Round on the House", dice=(2,), hand=[10, 20, 30])
    do(state, "die 2", "go tavern", "take 1")
    assert table(state)["0 coins"] == 0
    do(state, "drop 20")
    assert table(state)["0 coins"] == 1


@pytest.mark.rule("RN-812", "RN-837")
@pytest.mark.parametrize("second", ["take 2", "stop"])
def test_a_round_on_the_house_is_paid_once_per_die(second: str) -> None:
    state = scene(event="A Round on the House", chancery=True, desks=["top 4"], dice=(2,))
    do(state, "die 2", "go tavern", "take 1")
    assert table(state)["0 coins"] == 0
    do(state, second)
    assert table(state)["0 coins"] == 1


@pytest.mark.rule("RN-812", "RN-608")
@pytest.mark.parametrize("event", ["A Round on the House", "Tavern Toll"])
def test_a_card_as_benefit_is_no_visit(event: str) -> None:
    state = scene(
        event=event, dice=(1,), coins=6, workers=1, nobility=4, character="Rhys", hall=["community"], tavern=[7, 8]
    )
    changed = visit(state, "1", "hall", "lot 1", "take 7")
    assert (changed["0 coins"], changed["0 hand"]) == (2, [7])


@pytest.mark.rule("RN-812", "RN-304", "RN-833")
@pytest.mark.parametrize(
    ("event", "desks", "price"),
    [
        ("Timber Rafts", [], 4),
        ("Timber Rafts", ["top 5"], 3),
        ("Timber Shortage", [], 7),
        ("Timber Shortage", ["top 5"], 6),
    ],
)
def test_the_price_of_a_house(event: str, desks: list[str], price: int) -> None:
    state = scene(event=event, chancery=True, desks=desks, dice=(2,), coins=price)
    assert visit(state, "2", "yard")["0 coins"] == 0
    assert open_to(scene(event=event, chancery=True, desks=desks, dice=(2,), coins=price - 1), "yard", [2]) == []


@pytest.mark.rule("RN-812", "RN-603")
def test_the_clerk_adds_a_modifier_only_to_modifiers() -> None:
    position: dict[str, Any] = {"event": "The Generous Clerk", "dice": (5,), "coins": 2}
    assert visit(scene(**position), "5", "berk", "modifiers 2", "stop")["0 modifiers"] == 4
    assert "0 modifiers" not in visit(scene(**position), "5", "berk", "replace settlers", "stop")


@pytest.mark.rule("RN-812", "RN-604", "RN-801")
@pytest.mark.parametrize(("event", "more"), [("Royal Audience", 1), ("Coronation Day", 2)])
def test_the_castle_gives_more_on_every_slot(event: str, more: int) -> None:
    state = scene(6, event=event, dice=(5, 4))
    assert visit(state, "5", "castle-4")["0 reputation"] == 7 + 1 + more
    state = scene(6, event=event, dice=(5, 4))
    assert visit(state, "5", "castle")["0 reputation"] == 7 + 3 + more


COUNCIL: dict[str, Any] = {
    "dice": (1,),
    "coins": 1,
    "goods": {"books": 2},
    "nobility": 2,
    "housed": [1],
    "council": {"halfling 1": 1},
}


@pytest.mark.rule("RN-812", "RN-602", "RN-833")
@pytest.mark.parametrize(("desks", "left"), [([], 8), (["top 3"], 9)])
def test_a_patient_council_after_the_desk(desks: list[str], left: int) -> None:
    """The desk makes the loss 1, the event then 0."""
    state = scene(event="A Patient Council", chancery=True, desks=desks, **COUNCIL)
    visit(state, "1", "council-halfling")
    assert table(state)["0 reputation"] == left


@pytest.mark.rule("RN-812", "RN-602")
def test_the_councils_favour() -> None:
    state = scene(event="The Council's Favour", **COUNCIL)
    changed = visit(state, "1", "council-halfling")
    assert (changed["0 score"], changed["0 reputation"]) == (5 + 2, 7)


@pytest.mark.rule("RN-812", "RN-505", "RN-833")
@pytest.mark.parametrize("desks", [[], ["top 6"]])
@pytest.mark.parametrize("die", range(1, 7))
def test_builders_fair_never_goes_below_the_resale_price(die: int, desks: list[str]) -> None:
    price = max(3, [4, 4, 5, 5, 6, 6][die - 1] - 2 - len(desks))
    position: dict[str, Any] = {"event": "Builders' Fair", "chancery": True, "desks": desks, "workers": 1}
    state = scene(**position, dice=(die,), coins=price, hall=["community"] * 6)
    assert visit(state, str(die), "hall", "lot 1")["0 coins"] == 0
    short = scene(**position, dice=(die,), coins=price - 1, hall=["community"] * 6)
    assert open_to(short, "hall", [die]) == []


@pytest.mark.rule("RN-812", "RN-601")
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_crowded_docks(die: int, most: int) -> None:
    state = scene(event="Crowded Docks", dice=(die,), goods={"furnishings": 3, "artwork": 3})
    do(state, f"die {die}", "go port")
    for sold in ["furnishings", "furnishings", "artwork"][:most]:
        assert state.actor() == 0
        do(state, f"ship {sold}")
    assert state.actor() == 1
    assert table(state)["0 coins"] == most


@pytest.mark.rule("RN-812", "RN-403", "RN-406")
def test_empty_shelves_raise_the_price_of_the_buying_step_only() -> None:
    position: dict[str, Any] = {"event": "Empty Shelves", "dice": (5,), "coins": 5}
    state = scene(**position)
    do(state, "die 5", "go wizards")
    assert legal(state) == ["goods 1", "goods 2", "stop"]
    do(state, "goods 2")
    assert (table(state)["0 coins"], table(state)["0 goods"]) == (1, {"magic": 2})
    state = scene(**position, workshops={"wizards.1": "buy"})
    do(state, "die 5", "go wizards")
    do(state, "buy books")
    assert table(state)["0 coins"] == 4
    state = scene(event="Empty Shelves", dice=(5,), coins=1)
    do(state, "die 5", "go wizards")
    assert state.actor() == 1


@pytest.mark.rule("RN-812", "RN-207")
def test_a_toll_must_be_paid_or_there_is_no_visit() -> None:
    assert open_to(scene(event="Tavern Toll", dice=(2,)), "tavern", [2]) == []
    state = scene(event="Tavern Toll", dice=(2,), coins=1)
    changed = visit(state, "2", "tavern", "take 1")
    assert (changed["0 coins"], changed["0 hand"]) == (0, [1])


@pytest.mark.rule("RN-812", "RN-837")
def test_a_toll_is_paid_once_per_die() -> None:
    state = scene(event="Tavern Toll", chancery=True, desks=["top 4"], dice=(2,), coins=5)
    assert visit(state, "2", "tavern", "take 1", "take 2")["0 coins"] == 4


@pytest.mark.rule("RN-812", "RN-208")
@pytest.mark.parametrize(
    ("coins", "apprentices", "left"), [(0, {}, 0), (2, {}, 0), (3, {}, 0), (5, {}, 2), (0, {"artists": 2}, 1)]
)
def test_property_tax_is_the_last_of_income_as_far_as_able(coins: int, apprentices: dict, left: int) -> None:
    """Two workshops and a community building; ownerless workshops cost nobody anything."""
    state = scene(
        event="Property Tax",
        coins=coins,
        apprentices=apprentices,
        lots=[3],
        workshops={"wizards.1": "0 good", "wizards.2": "0 buy", "wizards.3": "coin"},
        others={1: {"coins": 5}},
    )
    while legal(state, "end"):
        end_turns(state)
    assert legal(state)[0] == "choose books"
    paid = {"artists": 2}  # two apprentices earn 2 each
    assert table(state)["0 coins"] == coins + (4 if apprentices == paid else 0)
    do(state, "choose books")
    assert table(state)["0 coins"] == left
    assert table(state)["1 coins"] == 5
    assert table(state)["0 goods"] == {"books": 1, "magic": 2}


@pytest.mark.rule("RN-812", "RN-822")
@pytest.mark.parametrize("seed", range(12))
def test_automa_dice_trigger_nothing(seed: int) -> None:
    state = GAME.new(1, {"events": "yes"}, seed)
    start = table(state)
    while not state.over:
        seen = table(state)
        for what in ("coins", "modifiers", "reputation", "goods", "hand", "platform", "workers"):
            assert seen[f"0 {what}"] == start[f"0 {what}"]
        idle_round(state)
