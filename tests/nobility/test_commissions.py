"""Commissions and their dice tiles: RN-834 to RN-836."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.bits import members
from meeplehall.games.nobility.commissions import returned_card
from meeplehall.games.nobility.game import GAME
from tests.nobility.scene import (
    act,
    after_round,
    do,
    end_turns,
    idle_round,
    legal,
    open_to,
    places,
    scene,
    table,
    visit,
)

# Dice tiles: 1 is 1-2-4, 7 is 1-4-5, 18 is 3-5-6. Commissions: 1-6 by race, 7-12 by guild, 13 community buildings,
# 14 council tiles, 15 reputation, 16 nobility, 17 coins, 18 races.


def under(state: Any) -> list[int]:
    """The commissions under the deck, the upper first."""
    return [returned_card(state.under[i]) for i in range(12) if state.under[i]]


def offer(state: Any, seat: int = 0) -> list[int]:
    return [card["commission"] for card in state.view(seat)["players"][seat]["offer"]]


def held(state: Any, seat: int = 0) -> dict[int, int]:
    """Dice tiles and the commissions that lie with them."""
    orders = state.view(seat)["players"][seat]["commissions"]
    return {order["tile"]: order["commission"]["commission"] for order in orders}


# Dice tiles


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_the_slots_value_fills_a_slot(die: int) -> None:
    state = scene(chancery=True, dice=(die,), orders={7: 13})
    assert open_to(state, "tile-7", [die]) == ([die] if die in (1, 4, 5) else [])


@pytest.mark.rule("RN-834", "RN-205", "RN-203")
def test_a_die_on_a_tile_is_the_turns_die_and_counts() -> None:
    state = scene(chancery=True, dice=(4, 5, 1), orders={7: 13}, coins=5, hand=[2], goods={"books": 2, "weaponry": 2})
    assert visit(state, "4", "tile-7") == {}
    assert legal(state) == ["complete 2", "end"]
    do(state, "end")
    end_turns(state, 2)
    assert table(state)["0 placed"] == 4
    assert "die 6" not in legal(state)
    assert places(state, "5")[-1] == "tile-7"


@pytest.mark.rule("RN-834", "RN-206")
def test_modifiers_work_on_dice_tiles() -> None:
    state = scene(chancery=True, dice=(2,), modifiers=3, orders={7: 13})
    assert visit(state, "2 as 4", "tile-7") == {"0 modifiers": 1, "turn of": [1]}
    assert table(state)["0 placed"] == 4


@pytest.mark.rule("RN-834")
def test_a_filled_slot_takes_no_second_die() -> None:
    state = scene(chancery=True, dice=(4, 1), orders={7: 13}, placed=["0 tile-7 4"])
    assert open_to(state, "tile-7", [1, 4]) == [1]
    state = scene(chancery=True, dice=(4, 1), orders={7: 13}, tokens={7: [4]})
    assert open_to(state, "tile-7", [1, 4]) == [1]


@pytest.mark.rule("RN-834")
def test_only_own_tiles_take_a_die() -> None:
    others = {1: {"orders": {1: 13}}, 2: {"orders": {10: 14}}}
    state = scene(chancery=True, dice=(4,), orders={7: 15}, others=others)
    assert [place for place in places(state, "4") if place.startswith("tile")] == ["tile-7"]


@pytest.mark.rule("RN-834")
def test_each_commission_has_its_own_tile() -> None:
    state = scene(chancery=True, dice=(4,), orders={7: 15, 1: 16}, desks=["top 1"])
    assert [place for place in places(state, "4") if place.startswith("tile")] == ["tile-1", "tile-7"]
    visit(state, "4", "tile-1")
    assert table(state)["tile-1 die 4"] == (0, 4)
    assert table(state)["tile-7 die 4"] is None


@pytest.mark.rule("RN-834", "RN-209")
def test_at_upkeep_dice_leave_tokens() -> None:
    state = scene(chancery=True, dice=(4,), orders={7: 13}, tokens={7: [1]}, placed=["0 tile-7 5"])
    visit(state, "4", "tile-7")
    changed = after_round(state)
    assert (changed["tile-7 token 4"], changed["tile-7 token 5"]) == (True, True)
    assert (changed["tile-7 die 4"], changed["tile-7 die 5"]) == (None, None)
    assert "tile-7 token 1" not in changed
    assert len(table(state)["0 dice"]) == 5
    assert [order["active"] for order in state.view(-1)["players"][0]["commissions"]] == [True]


@pytest.mark.rule("RN-834")
def test_two_tokens_do_not_activate() -> None:
    state = scene(chancery=True, orders={7: 13}, placed=["0 tile-7 5", "0 tile-7 1"], reputation=20)
    idle_round(state)
    assert [order["active"] for order in state.view(-1)["players"][0]["commissions"]] == [False]


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize("faces", [[5, 1, 4], [1, 4, 5], [4, 5, 1]])
def test_slots_are_filled_in_any_order_over_any_number_of_rounds(faces: list[int]) -> None:
    state = scene(chancery=True, orders={7: 13}, round=3, seat=1, first=1)
    for face in faces:
        dice = state.players[1].dice
        kept = next(1024**n for n in range(6) if dice // 1024**n % 1024)
        state.players[1].dice += 1024 ** (face - 1) - kept  # whatever was rolled
        visit(state, str(face), "tile-7")
        idle_round(state)
        while state.actor() != 1:
            end_turns(state)
    assert [order["active"] for order in state.view(-1)["players"][1]["commissions"]] == [True]
    assert table(state)["round"] == 6


@pytest.mark.rule("RN-834", "RN-209", "RN-701")
@pytest.mark.parametrize(("placed", "points"), [(["0 tile-7 5"], 8), ([], 0)])
def test_in_round_10_the_dice_on_tiles_count(placed: list[str], points: int) -> None:
    state = scene(chancery=True, round=10, orders={7: 17}, tokens={7: [1, 4]}, placed=placed, coins=16, desks=["top 1"])
    idle_round(state)
    assert (state.over, state.scores()) == (True, [points, 0, 0])


# What commissions are worth


def worth(commission: int, **position: Any) -> int:
    """What this commission adds to the score at the end when it is active; inactive it adds nothing."""
    found = []
    for tokens in ([1, 4, 5], [1, 4]):
        state = scene(chancery=True, round=10, orders={7: commission}, tokens={7: tokens}, **position)
        idle_round(state)
        found.append(state.scores()[0])
    return found[0] - found[1]


def cards(race: int, n: int) -> list[int]:
    return [race * 8 + i for i in range(1, n + 1)]


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize("race", range(6))
def test_a_race(race: int) -> None:
    other = (race + 1) % 6
    for own, points in ((0, 0), (1, 3), (2, 6), (3, 9), (4, 9)):
        housed = cards(race, own) + cards(other, 1)
        assert worth(race + 1, housed=housed) == points
    assert worth(race + 1, hand=cards(race, 2)) == 0


GUILDS = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
FIRST = ["coin", "reputation", "reroll", "good", "buy", "exchange"]
SECOND = ["reputation", "reroll", "good", "buy", "exchange", "coin"]


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize("guild", range(6))
def test_a_guild(guild: int) -> None:
    name, other = GUILDS[guild], GUILDS[(guild + 1) % 6]
    one = {f"{name}.1": f"0 {FIRST[guild]}"}
    two = one | {f"{name}.2": f"0 {SECOND[guild]}"}
    mixed = {f"{name}.1": f"1 {FIRST[guild]}", f"{name}.2": SECOND[guild]}
    assert worth(guild + 7, workshops=one) == 3
    assert worth(guild + 7, workshops=two) == 6
    assert worth(guild + 7, workshops=two, apprentices={name: 2, other: 1}) == 8
    assert worth(guild + 7, apprentices={name: 3}) == 3
    assert worth(guild + 7, workshops=two, apprentices={name: 3}) == 9
    assert worth(guild + 7, workshops=mixed, others={1: {"apprentices": {name: 2}}}) == 0
    assert worth(guild + 7, apprentices={other: 2}) == 0


@pytest.mark.rule("RN-834")
def test_the_most_for_a_guild_is_nine() -> None:
    three = {"wizards.1": "0 good", "wizards.2": "0 buy", "wizards.3": "0 coin"}
    assert worth(10, workshops=three, apprentices={"wizards": 3}) == 9


@pytest.mark.rule("RN-834", "RN-842", "RN-832")
def test_keepers_and_the_chancery_are_no_apprentices_of_a_guild() -> None:
    assert worth(7, night=True, desks=["top 1", "top 2"]) == 0


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("lots", "points"), [([], 0), ([2], 3), ([1, 3], 6), ([1, 2, 3], 9)])
def test_community_buildings(lots: list[int], points: int) -> None:
    assert worth(13, lots=lots) == points


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 2), (3, 6), (4, 8), (6, 8)])
def test_council_tiles(tiles: int, points: int) -> None:
    assert worth(14, tiles=range(1, tiles + 1)) == points


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("level", "points"), [(6, 0), (11, 0), (12, 4), (14, 4), (15, 8), (24, 8)])
def test_reputation(level: int, points: int) -> None:
    assert worth(15, reputation=level) == points


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (8, 0), (9, 5), (11, 5), (12, 8)])
def test_nobility(level: int, points: int) -> None:
    assert worth(16, nobility=level) == points


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (16, 8), (17, 8), (30, 8)])
def test_coins(coins: int, points: int) -> None:
    assert worth(17, coins=coins) == points


@pytest.mark.rule("RN-834")
@pytest.mark.parametrize(("races", "points"), [(0, 0), (2, 0), (3, 2), (4, 4), (5, 6), (6, 8)])
def test_different_races(races: int, points: int) -> None:
    housed = [race * 8 + 1 for race in range(races)]
    assert worth(18, housed=housed) == points
    if 0 < races < 6:
        assert worth(18, housed=[*housed, 2]) == points


@pytest.mark.rule("RN-834")
def test_the_condition_is_measured_at_the_end() -> None:
    state = scene(
        chancery=True, round=10, orders={7: 13}, tokens={7: [1, 4, 5]}, lots=[1, 2], score=30, dice=(1,), spare=1
    )
    do(state, "sell lot.1")
    idle_round(state)
    assert state.scores()[0] == 30 - 5 + 3


@pytest.mark.rule("RN-834")
def test_all_active_commissions_score_and_each_for_its_owner() -> None:
    state = scene(
        chancery=True,
        round=10,
        orders={7: 17, 1: 15, 2: 14},
        tokens={7: [1, 4, 5], 1: [1, 2, 4], 2: [1, 2]},
        desks=["top 1", "top 2"],
        coins=4,
        reputation=15,
        tiles=[1],
        others={1: {"orders": {10: 16}, "tokens": {10: [2, 3, 4]}, "coins": 20, "reputation": 24}},
    )
    idle_round(state)
    assert state.scores() == [(4 + 6) // 2 + 8, 0, 0]


# Another commission at Berk's


@pytest.mark.rule("RN-835", "RN-603")
@pytest.mark.parametrize(("desks", "extras", "may"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_as_many_extra_commissions_as_chancery_apprentices(desks: int, extras: int, may: bool) -> None:
    orders = {7: 13, 1: 14}
    state = scene(
        chancery=True,
        dice=(1,),
        desks=["top 1", "top 2"][:desks],
        orders=dict(list(orders.items())[: extras + 1]),
    )
    do(state, "die 1", "go berk")
    assert ("commission" in legal(state)) == may


@pytest.mark.rule("RN-835")
def test_active_ones_count_too() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"], orders={7: 13, 1: 14}, tokens={1: [1, 2, 4]})
    do(state, "die 1", "go berk")
    assert "commission" not in legal(state)


@pytest.mark.rule("RN-835", "RN-831")
@pytest.mark.parametrize(("die", "drawn", "lost"), [(1, 1, 1), (2, 1, 1), (3, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)])
def test_the_die_tells_how_many_are_drawn_and_what_they_cost(die: int, drawn: int, lost: int) -> None:
    state = scene(chancery=True, dice=(die,), desks=["top 1"], orders={7: 13}, reputation=20)
    deck = set(members(state.commissions))
    do(state, f"die {die}", "go berk")
    assert legal(state)[:2] == ["commission", "modifiers 0"]
    before = table(state)
    if drawn == 1:
        changed = act(state, "commission")
        seen = [commission for tile, commission in held(state).items() if tile != 7]
        kept = seen[0]
    else:
        do(state, "commission")
        seen = offer(state)
        kept = seen[-1]
        assert legal(state) == [f"keep {i + 1}" for i in range(drawn)]
        assert table(state) == before | {"decision": "berk-keep", "commissions": before["commissions"] - drawn}
        changed = act(state, f"keep {drawn}")
    assert len(set(seen)) == drawn
    assert set(seen) <= deck
    assert table(state)["0 reputation"] == 20 - lost
    (tile,) = set(held(state)) - {7}
    assert held(state) == {7: 13, tile: kept}
    assert table(state)["0 extras"] == 1
    assert table(state)["commissions"] == len(deck) - 1
    assert sorted(under(state)) == sorted(set(seen) - {kept})
    assert set(changed) <= {"0 reputation", "0 extras", "0 tiles", "commissions", "decision"}
    assert "commission" not in legal(state)
    assert legal(state)[0] == "modifiers 0"


@pytest.mark.rule("RN-835", "RN-606")
@pytest.mark.parametrize(("reputation", "left"), [(6, 6), (7, 6), (8, 6), (9, 6), (10, 7)])
def test_the_price_is_cut_at_6_and_forbids_nothing(reputation: int, left: int) -> None:
    state = scene(chancery=True, dice=(6,), desks=["top 1"], reputation=reputation)
    do(state, "die 6", "go berk", "commission", "keep 1")
    assert table(state)["0 reputation"] == left


@pytest.mark.rule("RN-835", "RN-603")
def test_a_commission_alone_is_enough_at_berks() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"])
    do(state, "die 1", "go berk", "commission")
    assert legal(state) == ["modifiers 0", "replace settlers", "stop"]
    assert act(state, "stop") == {"decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-835", "RN-603")
def test_the_commission_may_be_left() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"])
    changed = visit(state, "1", "berk", "modifiers 0", "stop")
    assert changed == {"0 modifiers": 1, "turn of": [1]}


@pytest.mark.rule("RN-835")
def test_one_per_visit() -> None:
    state = scene(chancery=True, dice=(1, 3), desks=["top 1", "top 2"], reputation=20)
    visit(state, "1", "berk", "commission", "stop")
    assert table(state)["0 extras"] == 1
    end_turns(state, 2)
    do(state, "die 3", "go berk", "commission", "keep 1")
    assert table(state)["0 extras"] == 2


FIVE_EXTRAS: dict[str, Any] = {
    "players": 2,
    "chancery": True,
    "dice": (5,),
    "reputation": 20,
    "desks": ["top 1", "top 2"],
    "orders": {1: 1, 2: 2},
    "others": {1: {"orders": {3: 3, 4: 4, 5: 5}, "desks": ["top 3", "top 4"]}},
}


@pytest.mark.rule("RN-835")
def test_returned_commissions_come_up_after_all_others() -> None:
    """Two are left in the deck, the others lie under it in the order of their return."""
    state = scene(**FIVE_EXTRAS, under=[18, 6, 17, 7, 16, 8, 15, 9, 14, 10, 13])
    do(state, "die 5", "go berk", "commission")
    assert sorted(offer(state)[:2]) == [11, 12]
    assert offer(state)[2] == 18
    do(state, "keep 3")
    assert 18 in held(state).values()
    assert under(state)[:10] == [6, 17, 7, 16, 8, 15, 9, 14, 10, 13]
    assert sorted(under(state)[10:]) == [11, 12]


@pytest.mark.rule("RN-835")
def test_two_returned_at_once_lie_in_random_order() -> None:
    orders = set()
    for seed in range(20):
        state = scene(**FIVE_EXTRAS, under=[18, 6, 17, 7, 16, 8, 15, 9, 14, 10, 13], seed=seed)
        do(state, "die 5", "go berk", "commission", "keep 3")
        orders.add(tuple(under(state)[10:]))
    assert orders == {(11, 12), (12, 11)}


@pytest.mark.rule("RN-835", "RN-836")
@pytest.mark.parametrize("seed", range(4))
def test_the_toss_decides_which_of_the_two_lies_above(seed: int) -> None:
    state = scene(**FIVE_EXTRAS, under=[18, 6, 17, 7, 16, 8, 15, 9, 14, 10, 13], seed=seed)
    do(state, "die 5", "go berk", "commission")
    first, second = offer(state)[:2]
    turned = state.rng.clone().below(2) == 1
    do(state, "keep 3")
    assert under(state)[10:] == ([second, first] if turned else [first, second])
    assert state.view(0)["chancery"]["under"][10:] == [[11, 12], [11, 12]]


@pytest.mark.rule("RN-836")
def test_a_commission_that_comes_back_and_is_kept_is_no_longer_a_returned_one() -> None:
    position = FIVE_EXTRAS | {"seat": 1, "others": {0: FIVE_EXTRAS["others"][1]}}
    state = scene(**position, under=[18, 6, 17, 7, 16, 8, 15, 9, 14, 10, 13])
    assert 18 in state.view(1)["players"][1]["seen"]
    do(state, "die 5", "go berk", "commission")
    assert offer(state, 1)[2] == 18
    do(state, "keep 3")
    assert 18 not in state.view(1)["players"][1]["seen"]
    assert state.view(1)["players"][1]["seen"] == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]


@pytest.mark.rule("RN-835")
def test_a_short_deck_gives_fewer_and_costs_the_same() -> None:
    """Six players: 17 commissions are held, the last one is drawn and kept."""
    desks = [f"{side} {value}" for side in ("top", "bottom") for value in range(1, 7)]
    owned: dict[int, dict[str, Any]] = {
        seat: {
            "desks": desks[seat * 2 : seat * 2 + 2],
            "orders": {n: n for n in range(seat * 3 + 1, seat * 3 + 4 - (seat == 0))},
        }
        for seat in range(6)
    }
    mine = owned.pop(0)
    state = scene(6, dice=(5,), reputation=20, others=owned, **mine)
    assert members(state.commissions) == [3]
    do(state, "die 5", "go berk", "commission")
    assert held(state) == {1: 1, 2: 2, 3: 3}
    assert (table(state)["0 reputation"], table(state)["commissions"]) == (17, 0)
    assert "modifiers 0" in legal(state)


@pytest.mark.rule("RN-835")
def test_a_new_tile_can_be_filled_in_a_later_turn() -> None:
    state = scene(chancery=True, dice=(1,), desks=["top 1"], orders={7: 13}, reputation=20, modifiers=5)
    visit(state, "1", "berk", "commission", "stop")
    (tile,) = set(held(state)) - {7}
    end_turns(state, 2)
    fitting = [face for face in range(1, 7) if f"tile-{tile}" in places(state, "6" if face == 6 else f"6 as {face}")]
    assert fitting == list(GAME.tables.tile_faces[tile])


# Secrets


@pytest.mark.rule("RN-836")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_others_see_the_tile_but_not_the_commission(seat: int) -> None:
    one = scene(chancery=True, orders={7: 13}, tokens={7: [1]})
    other = scene(chancery=True, orders={7: 9}, tokens={7: [1]})
    assert one.view(seat) == other.view(seat)
    (order,) = one.view(seat)["players"][0]["commissions"]
    assert (order["tile"], order["tokens"], order["commission"]) == (7, [True, False, False], None)
    (order,) = one.view(0)["players"][0]["commissions"]
    assert order["commission"]["commission"] == 13


@pytest.mark.rule("RN-836", "RN-835")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_others_do_not_see_what_is_drawn_kept_and_returned(die: int) -> None:
    views = []
    for seed in (1, 2, 3, 4):
        state = scene(chancery=True, dice=(die,), desks=["top 1"], orders={7: 13}, seed=seed)
        do(state, f"die {die}", "go berk", "commission")
        if legal(state, "keep"):
            views.append(state.view(1))
            do(state, "keep 1")
        seen = state.view(1)
        for order in seen["players"][0]["commissions"]:
            assert order["commission"] is None
        assert "offer" not in seen["players"][0]
        assert "seen" not in seen["players"][0]
        assert seen["chancery"]["under"] == [[]] * len(under(state))
    assert all(view == views[0] for view in views)


@pytest.mark.rule("RN-836")
def test_at_the_end_all_commissions_are_shown() -> None:
    state = scene(chancery=True, round=10, orders={7: 13})
    idle_round(state)
    (order,) = state.view(-1)["players"][0]["commissions"]
    assert order["commission"]["commission"] == 13
