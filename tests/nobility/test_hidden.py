"""What lies open, what is hidden from whom, and samples of it (RN-836)."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.generator import generator
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.undo import can_take_back
from meeplehall.games.nobility.commissions import returned_card
from meeplehall.games.nobility.game import GAME
from tests.nobility import conservation
from tests.nobility.scene import do, end_turns, idle_round, legal, play_on, scene, table, visit


def views(state: Any) -> list[dict[str, Any]]:
    """What a spectator and every seat see, but for who looks."""
    return [state.view(seat) | {"seat": None} for seat in range(-1, state.seats)]


def first_commission(state: Any, seat: int) -> int:
    return next(n for tile, n in held(state, seat).items())


def held(state: Any, seat: int) -> dict[int, int]:
    orders = state.view(seat)["players"][seat]["commissions"]
    return {order["tile"]: order["commission"]["commission"] for order in orders}


def under(state: Any) -> list[int]:
    return [returned_card(state.under[i]) for i in range(12) if state.under[i]]


# What lies open


@pytest.mark.parametrize("options", [{}, {"events": "yes"}, {"night": "yes"}, {"night": "yes", "events": "yes"}])
def test_without_the_chancery_everybody_sees_the_same(options: dict[str, str]) -> None:
    state = GAME.new(4, options, seed=3)
    for i, position in enumerate(play_on(state, seed=3)):
        if i % 25 == 0:
            seen = views(position)
            assert all(view == seen[0] for view in seen)


def test_hands_dice_and_goods_of_all_lie_open() -> None:
    them = {"hand": [10, 20], "dice": (1, 3), "coins": 7, "modifiers": 2, "goods": {"magic": 3}, "workers": 4}
    state = scene(3, chancery=True, others={1: them})
    for viewer in (-1, 0, 2):
        seen = state.view(viewer)["players"][1]
        assert [card["card"] for card in seen["hand"]] == [10, 20]
        assert (seen["dice"], seen["coins"], seen["modifiers"]) == ([1, 3, 6, 6, 6], 7, 2)
        assert (seen["goods"], seen["workers"]) == ([0, 0, 0, 3, 0, 0], 4)
        assert seen["character"]["name"] == "Ilmari"


@pytest.mark.rule("RN-836")
def test_dice_tiles_and_tokens_lie_open() -> None:
    state = scene(3, chancery=True, others={1: {"orders": {7: 13, 9: 2}, "tokens": {9: [5]}, "desks": ["top 1"]}})
    for viewer in (-1, 0, 2):
        orders = state.view(viewer)["players"][1]["commissions"]
        assert [(order["tile"], order["faces"], order["extra"]) for order in orders] == [
            (7, [1, 4, 5], False),
            (9, [1, 5, 6], True),
        ]
        assert orders[1]["tokens"] == [False, True, False]


# What nobody knows


@pytest.mark.parametrize("options", [{"events": "yes"}, {"chancery": "yes", "events": "yes"}])
def test_the_order_of_decks_and_bag_is_nobodys_business(options: dict[str, str]) -> None:
    """Whatever the generator holds, the views are the same: nothing to come is decided before it comes."""
    state = GAME.new(3, options, seed=2)
    for seat in state.pending() if "chancery" in options else []:
        state.apply(seat, GAME.parse("keep 1"))
    later = []
    for seed in (1, 2, 3):
        twin = state.clone()
        twin.rng = generator(seed)
        assert views(twin) == views(state)
        idle_round(twin)
        later.append((table(twin)["event"], table(twin)["ship"], table(twin)["0 dice"], table(twin)["1 dice"]))
    assert len(set(map(str, later))) == 3


def test_events_to_come_are_not_listed() -> None:
    state = scene(event="Port Traders")
    seen = state.view(0)
    assert seen["event"]["name"] == "Port Traders"
    assert seen["events_past"] == []
    assert "Royal Audience" not in str(seen)


# Commissions


@pytest.mark.rule("RN-836", "RN-831")
def test_the_journal_tells_drawn_and_kept_commissions_to_their_owner_only() -> None:
    journal = Journal()
    state = GAME.new(3, {"chancery": "yes"}, 4, journal)
    for seat in range(3):
        state.apply(seat, GAME.parse(f"keep {seat + 1}"))
    for seat in range(3):
        drawn = [event for event in seen_by(journal.events, seat) if event.name == "commissions"]
        kept = [event for event in seen_by(journal.events, seat) if event.name == "keep"]
        assert [event.args[0] for event in [*drawn, *kept]] == [seat, seat]
        assert kept[0].args[1] == drawn[0].args[1 + seat] == first_commission(state, seat)
    assert {event.name for event in seen_by(journal.events, -1)}.isdisjoint({"commissions", "keep"})


@pytest.mark.rule("RN-836", "RN-835")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_at_berks_too(die: int) -> None:
    state = scene(chancery=True, dice=(die,), desks=["top 1"], orders={7: 13})
    state.journal = journal = Journal()
    do(state, f"die {die}", "go berk", "commission", *(["keep 1"] if die > 1 else []))
    for seat, names in ((0, ["commissions", "keep"]), (1, []), (2, []), (-1, [])):
        found = [event.name for event in seen_by(journal.events, seat) if event.name in ("commissions", "keep")]
        assert found == names
    assert "commission" in [event.name for event in seen_by(journal.events, 1)]


@pytest.mark.rule("RN-836", "RN-835")
def test_a_player_knows_what_he_has_seen_and_returned() -> None:
    state = scene(chancery=True, dice=(5,), desks=["top 1"], orders={7: 13})
    do(state, "die 5", "go berk", "commission")
    offer = [card["commission"] for card in state.view(0)["players"][0]["offer"]]
    do(state, "keep 2")
    seen = state.view(0)
    assert seen["players"][0]["seen"] == sorted([offer[0], offer[2]])
    # Both lie under the deck; in which order is not known.
    assert seen["chancery"]["under"] == [sorted([offer[0], offer[2]])] * 2
    assert state.view(1)["chancery"]["under"] == [[], []]


@pytest.mark.rule("RN-836", "RN-835")
def test_one_returned_alone_is_known_exactly() -> None:
    state = scene(chancery=True, dice=(3,), desks=["top 1"], orders={7: 13})
    do(state, "die 3", "go berk", "commission")
    offer = [card["commission"] for card in state.view(0)["players"][0]["offer"]]
    do(state, "keep 1")
    assert state.view(0)["chancery"]["under"] == [[offer[1]]]


# What cannot be taken back: whatever chance has shown


def taken_back(state: Any, *actions: str) -> bool:
    """Whether the seat in turn may take back the last of these actions."""
    seat = state.actor()
    do(state, *actions[:-1])
    before = state.clone()
    do(state, actions[-1])
    return can_take_back(before, state, seat)


NO_CHANCE: list[tuple[dict[str, Any], list[str]]] = [
    ({"dice": (1,)}, ["die 1", "go castle"]),
    ({"dice": (1,), "coins": 2}, ["die 1", "go wizards", "goods 1"]),
    ({"dice": (1,), "workers": 1}, ["die 1", "go wizards", "worker"]),
    ({"dice": (2,), "coins": 5}, ["die 2", "go yard"]),
    ({"dice": (1,), "goods": {"books": 1}}, ["die 1", "go port", "ship books"]),
    ({"dice": (1,), "coins": 4, "workers": 1, "hall": ["community"]}, ["die 1", "go hall", "lot 1"]),
    ({"hand": [2], "goods": {"books": 2, "weaponry": 2}}, ["complete 2"]),
    ({"lots": [1]}, ["sell lot.1"]),
    ({"dice": (1,)}, ["die 1", "go berk", "modifiers 0", "stop"]),
    ({"hand": [1, 2, 3], "dice": (1,)}, ["die 1", "go tavern", "take 4", "drop 1"]),
]
CHANCE: list[tuple[dict[str, Any], list[str]]] = [
    ({"dice": (1,)}, ["die 1", "go tavern", "take 1"]),
    ({"dice": (1,)}, ["die 1", "go berk", "replace settlers"]),
    ({"dice": (1,), "hall": ["community"]}, ["die 1", "go berk", "replace buildings"]),
    ({"dice": (1,), "workshops": {"carpenters.1": "reroll"}}, ["die 1", "go carpenters", "reroll 1"]),
    ({"dice": (5,), "chancery": True, "desks": ["top 1"]}, ["die 5", "go berk", "commission"]),
    ({"dice": (5,), "chancery": True, "desks": ["top 1"]}, ["die 5", "go berk", "commission", "keep 1"]),
    ({"others": {1: {"passed": True}, 2: {"passed": True}}}, ["end"]),
]


@pytest.mark.parametrize(("position", "actions"), NO_CHANCE)
def test_what_chance_has_no_part_in_can_be_taken_back(position: dict[str, Any], actions: list[str]) -> None:
    assert taken_back(scene(**position), *actions)


@pytest.mark.parametrize(("position", "actions"), CHANCE)
def test_what_chance_has_shown_cannot(position: dict[str, Any], actions: list[str]) -> None:
    assert not taken_back(scene(**position), *actions)


@pytest.mark.rule("RN-835")
def test_neither_can_commissions_from_under_the_deck() -> None:
    state = scene(
        2,
        chancery=True,
        dice=(5,),
        desks=["top 1", "top 2"],
        orders={1: 1, 2: 2},
        others={1: {"orders": {3: 3, 4: 4, 5: 5, 6: 6}, "desks": ["top 3", "top 4", "top 5"]}},
        under=range(7, 19),
    )
    assert not taken_back(state, "die 5", "go berk", "commission")
    assert [card["commission"] for card in state.view(0)["players"][0]["offer"]] == [7, 8, 9]
    do(state, "keep 2")
    assert under(state)[:9] == [10, 11, 12, 13, 14, 15, 16, 17, 18]
    assert sorted(under(state)[9:]) == [7, 9]


# Samples


def chosen(players: int, seed: int) -> Any:
    state = GAME.new(players, {"chancery": "yes"}, seed)
    for seat in range(players):
        state.apply(seat, GAME.parse("keep 2"))
    return state


@pytest.mark.rule("RN-836")
def test_a_sample_redraws_the_commissions_of_others() -> None:
    state = chosen(3, 7)
    mine, returned = first_commission(state, 0), state.view(0)["players"][0]["seen"]
    theirs = set()
    for seed in range(120):
        twin = state.sample(0, seed)
        conservation.check(twin)
        assert twin.view(0) == state.view(0)
        theirs.add(first_commission(twin, 1))
    # Anything but the own one and what went back into the deck after the others had chosen.
    assert theirs == set(range(1, 19)) - {mine, *returned}


@pytest.mark.rule("RN-836")
def test_a_spectator_knows_no_commission() -> None:
    state = chosen(2, 7)
    found = {first_commission(state.sample(-1, seed), 0) for seed in range(150)}
    assert found == set(range(1, 19))


@pytest.mark.rule("RN-836", "RN-831")
def test_a_sample_while_commissions_are_chosen_hides_offers_and_choices() -> None:
    state = GAME.new(3, {"chancery": "yes"}, 5)
    state.apply(1, GAME.parse("keep 3"))
    offers = set()
    mine = [card["commission"] for card in state.view(0)["players"][0]["offer"]]
    for seed in range(40):
        twin = state.sample(0, seed)
        conservation.check(twin)
        assert twin.view(0) == state.view(0)
        offer = [card["commission"] for card in twin.view(1)["players"][1]["offer"]]
        assert len(set(offer) - set(mine)) == 3
        offers.add(tuple(offer))
    assert len(offers) > 30


@pytest.mark.rule("RN-836")
def test_a_sample_keeps_what_the_seat_chose() -> None:
    state = GAME.new(3, {"chancery": "yes"}, 5)
    state.apply(1, GAME.parse("keep 3"))
    for seed in range(5):
        twin = state.sample(1, seed)
        assert twin.view(1) == state.view(1)
        assert twin.pending() == [0, 2]


@pytest.mark.rule("RN-836", "RN-835")
def test_a_sample_keeps_own_returns_and_forgets_the_order_of_two() -> None:
    state = scene(chancery=True, dice=(5,), desks=["top 1"], orders={7: 13})
    do(state, "die 5", "go berk", "commission", "keep 1")
    own = under(state)
    orders, others = set(), set()
    for seed in range(40):
        twin = state.sample(0, seed)
        conservation.check(twin)
        assert twin.view(0) == state.view(0)
        orders.add(tuple(under(twin)))
        seen_by_other = state.sample(1, seed)
        assert seen_by_other.view(1) == state.view(1)
        others.add(tuple(under(seen_by_other)))
    assert orders == {tuple(own), tuple(reversed(own))}
    assert len(others) > 25


@pytest.mark.rule("RN-836", "RN-835")
def test_a_sample_while_another_player_chooses_at_berks() -> None:
    state = scene(chancery=True, dice=(5,), desks=["top 1"], orders={7: 13})
    do(state, "die 5", "go berk", "commission")
    offers = set()
    for seed in range(30):
        twin = state.sample(1, seed)
        conservation.check(twin)
        assert twin.view(1) == state.view(1)
        offers.add(tuple(card["commission"] for card in twin.view(0)["players"][0]["offer"]))
        assert legal(twin) == legal(state)
    assert len(offers) > 20


def test_a_sample_has_a_generator_of_its_own() -> None:
    state = GAME.new(3, seed=1)
    before = state.digest()
    dice = set()
    for seed in range(6):
        twin = state.sample(0, seed)
        idle_round(twin)
        dice.add(str([table(twin)[f"{seat} dice"] for seat in range(3)]))
    assert len(dice) == 6
    assert state.digest() == before


@pytest.mark.rule("RN-836")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_samples_all_through_a_game(players: int) -> None:
    """With desks for everybody, so that many commissions come and go."""
    desks = [f"{side} {value}" for side in ("top", "bottom")[: 1 + (players > 4)] for value in range(1, 7)]
    mine = {seat: {"desks": desks[seat::players], "reputation": 24, "spare": 5} for seat in range(players)}
    state = scene(players, chancery=True, others=mine, **mine[0])
    done = 0
    for i in range(400):
        if state.over:
            break
        texts = legal(state)
        wanted = [text for text in texts if text in ("go berk", "commission")] or [
            text for text in texts if text.startswith(("die 1", "die 3", "die 5", "keep"))
        ]
        do(state, (wanted or texts)[i % len(wanted or texts)])
        done += 1
        if i % 8 == 0:
            for seat in range(-1, players):
                twin = state.sample(seat, i)
                conservation.check(twin)
                assert twin.view(seat) == state.view(seat)
    assert done > 100
    assert sum(p.extras for p in state.players) >= players


def test_nothing_of_a_finished_turn_lingers() -> None:
    """The view tells the die in hand only while it is used."""
    state = scene(dice=(1,), others={1: {"spare": 2}})
    visit(state, "1", "castle")
    assert "die" not in state.view(-1)["decision"]
    end_turns(state)
    assert "die" not in state.view(-1)["decision"]
