"""A die at a guild: RN-401 to RN-406."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES
from tests.nobility.scene import (
    act,
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

FIRST = ["coin", "reputation", "reroll", "good", "buy", "exchange"]


# Slots


@pytest.mark.rule("RN-401")
@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_dice_a_guild_takes_a_round(players: int, most: int) -> None:
    values = [1, 3, 5]
    for n in range(4):
        for free in ([1, 3, 5], [5, 3, 1]):
            taken = free[:n]
            if n > most:
                continue
            placed = [f"1 wizards {value}" for value in taken]
            state = scene(players, dice=values, placed=placed)
            expected = [value for value in values if value not in taken] if n < most else []
            assert open_to(state, "wizards", values) == expected
            assert open_to(state, "artists", values) == values


@pytest.mark.rule("RN-401")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_slot_for_each_pair(die: int) -> None:
    state = scene(5, dice=(die,))
    visit(state, str(die), "wizards")
    pair = (die - 1) // 2
    assert table(state)[f"wizards die {pair + 1}"] == (0, die)
    taken = scene(5, dice=(1, 2, 3, 4, 5), placed=[f"1 wizards {die}"])
    assert open_to(taken, "wizards", range(1, 6)) == [n for n in range(1, 6) if (n - 1) // 2 != pair]


@pytest.mark.rule("RN-401", "RN-207")
def test_a_guild_can_be_visited_for_nothing() -> None:
    state = scene(dice=(5,))
    assert visit(state, "5", "wizards") == {"turn of": [1]}


@pytest.mark.rule("RN-401", "RN-207")
def test_a_player_may_have_several_dice_there() -> None:
    state = scene(dice=(1, 3), placed=["0 wizards 5"])
    assert open_to(state, "wizards", [1, 3]) == [1, 3]


# Workshops


def answers(state: Any, die: int, guild: str) -> list[tuple[str, ...]]:
    """What is offered at each workshop in turn, each being declined."""
    do(state, f"die {die}", f"go {guild}")
    found = []
    while table(state)["decision"] == "workshop" and state.actor() == 0:
        found.append(tuple(text for text in legal(state) if text != "stop"))
        do(state, "stop")
    return found


THREE = {"wizards.1": "1 coin", "wizards.2": "2 good", "wizards.3": "1 buy"}


@pytest.mark.rule("RN-402")
@pytest.mark.parametrize(("die", "active"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_workshops_a_die_activates(die: int, active: int) -> None:
    state = scene(dice=(die,), coins=2, workshops=THREE)
    offered = [("coin",), ("good",), tuple(f"buy {good}" for good in GOOD_NAMES)]
    assert answers(state, die, "wizards") == offered[:active]
    seen = table(state)
    assert (seen["1 coins"], seen["1 goods"]) == (1, {})
    assert seen["2 goods"] == ({"magic": 1} if active >= 2 else {})
    assert seen["1 score"] == (1 if active == 3 else 0)


@pytest.mark.rule("RN-402")
@pytest.mark.parametrize(("die", "active"), [(1, 0), (3, 1), (5, 1)])
def test_slots_are_counted_empty_or_not(die: int, active: int) -> None:
    state = scene(dice=(die,), workshops={"wizards.2": "coin"})
    assert answers(state, die, "wizards") == [("coin",)] * active


@pytest.mark.rule("RN-402")
@pytest.mark.parametrize("use", ["coin", "stop"])
@pytest.mark.parametrize(("slot", "reward"), [(1, {"1 coins": 1}), (2, {"1 goods": {"magic": 1}}), (3, {"1 score": 1})])
def test_the_owner_is_rewarded_by_the_slot_used_or_not(slot: int, reward: dict, use: str) -> None:
    state = scene(dice=(5,), workshops={f"wizards.{slot}": "1 coin"})
    changed = visit(state, "5", "wizards", use, *(["stop"] if use == "coin" else []))
    assert changed.pop("0 coins", 0) == (use == "coin")
    assert changed == reward | {"turn of": [1]}


@pytest.mark.rule("RN-402")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_worked_example_with_two_players_twice(slot: int) -> None:
    reward = [{"1 coins": 2}, {"1 goods": {"magic": 2}}, {"1 score": 2}][slot - 1]
    state = scene(2, dice=(5,), workshops={"wizards.2": "good", f"wizards.{slot}": "1 coin"})
    changed = visit(state, "5", "wizards", *["stop"] * (1 if slot == 2 else 2))
    assert changed == reward | {"turn of": [1]}


@pytest.mark.rule("RN-402")
@pytest.mark.parametrize("players", [2, 3])
def test_worked_example_the_own_one_pays_nothing(players: int) -> None:
    state = scene(players, dice=(1,), workshops={"wizards.1": "0 coin"})
    assert visit(state, "1", "wizards", "coin", "stop") == {"0 coins": 1}


@pytest.mark.rule("RN-402", "RN-204")
def test_an_owner_who_has_passed_is_rewarded() -> None:
    state = scene(dice=(1,), workshops={"wizards.1": "1 good"}, others={1: {"passed": True}})
    assert visit(state, "1", "wizards", "stop") == {"1 coins": 1, "turn of": [2]}


@pytest.mark.rule("RN-402")
def test_ownerless_workshops_reward_nobody() -> None:
    state = scene(dice=(5,), workshops={"wizards.1": "coin", "wizards.2": "good", "wizards.3": "buy"})
    assert visit(state, "5", "wizards", "stop", "stop") == {"turn of": [1]}


@pytest.mark.rule("RN-402", "RN-406")
def test_the_reward_comes_after_the_effect_and_before_the_next() -> None:
    """Slot by slot: the effect of the first, its reward, the effect of the second."""
    state = scene(dice=(3,), workshops={"wizards.1": "1 coin", "wizards.2": "0 buy"})
    do(state, "die 3", "go wizards")
    assert table(state)["1 coins"] == 0
    assert act(state, "coin") == {"0 coins": 1, "1 coins": 1}
    assert legal(state)[:2] == ["buy books", "buy weaponry"]  # with the coin just gained
    assert act(state, "buy artwork") == {"0 coins": 0, "0 goods": {"artwork": 1}, "decision": "turn"}


@pytest.mark.rule("RN-402", "RN-403")
def test_workshops_come_before_goods_and_goods_before_apprentices() -> None:
    state = scene(dice=(1,), coins=1, workers=1, workshops={"wizards.1": "good"})
    do(state, "die 1", "go wizards")
    seen = []
    for action in ("good", "goods 1", "worker"):
        seen.append(table(state)["decision"])
        do(state, action)
    assert seen == ["workshop", "buy", "apprentices"]
    assert table(state)["turn of"] == [1]


# Goods


@pytest.mark.rule("RN-403")
@pytest.mark.parametrize("guild", range(6))
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_goods_a_die_buys(die: int, most: int, guild: int) -> None:
    state = scene(dice=(die,), coins=9)
    do(state, f"die {die}", f"go {GUILD_NAMES[guild]}")
    assert legal(state) == [*[f"goods {n}" for n in range(1, most + 1)], "stop"]
    assert act(state, f"goods {most}") == {
        "0 coins": 9 - most,
        "0 goods": {GOOD_NAMES[guild]: most},
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-403", "RN-207")
def test_goods_must_be_paid() -> None:
    state = scene(dice=(5,), coins=2)
    do(state, "die 5", "go wizards")
    assert legal(state) == ["goods 1", "goods 2", "stop"]
    state = scene(dice=(5,), apprentices={"wizards": 2})
    assert visit(state, "5", "wizards") == {"turn of": [1]}


@pytest.mark.rule("RN-403")
def test_worked_example_two_apprentices_among_the_artists() -> None:
    position: dict[str, Any] = {"dice": (3,), "coins": 5, "apprentices": {"artists": 2, "wizards": 1}}
    state = scene(**position)
    assert visit(state, "3", "artists", "goods 2", "stop") == {"0 coins": 3, "0 goods": {"artwork": 4}, "turn of": [1]}
    state = scene(**position)
    assert visit(state, "3", "artists", "stop", "stop") == {"turn of": [1]}


@pytest.mark.rule("RN-403")
def test_apprentices_of_others_bring_nothing() -> None:
    state = scene(dice=(5,), coins=5, others={1: {"apprentices": {"artists": 2}}})
    assert visit(state, "5", "artists", "goods 1")["0 goods"] == {"artwork": 1}


@pytest.mark.rule("RN-403", "RN-406")
def test_a_good_bought_by_an_effect_brings_no_free_goods() -> None:
    position: dict[str, Any] = {
        "dice": (5,),
        "coins": 5,
        "apprentices": {"wizards": 1},
        "workshops": {"wizards.1": "buy"},
    }
    state = scene(**position)
    assert visit(state, "5", "wizards", "buy magic", "stop") == {"0 coins": 4, "0 goods": {"magic": 1}, "turn of": [1]}
    state = scene(**position)
    changed = visit(state, "5", "wizards", "buy magic", "goods 3")  # one more than the die allows
    assert changed == {"0 coins": 1, "0 goods": {"magic": 1 + 3 + 1}, "turn of": [1]}


@pytest.mark.rule("RN-403", "RN-404", "RN-203")
def test_worked_example_no_card_between_goods_and_apprentices() -> None:
    """Card 2 wants books and weaponry and brings workers, but not within the action of one die."""
    state = scene(dice=(1, 1), coins=1, goods={"books": 1, "weaponry": 2}, hand=[2])
    do(state, "die 1", "go scholars", "goods 1")
    assert legal(state) == ["complete 2", "end"]  # nobody to place: the action is over
    do(state, "complete 2")
    assert table(state)["0 workers"] == 2
    assert table(state)["turn of"] == [1]
    state = scene(dice=(1, 1), coins=1, goods={"books": 1, "weaponry": 2}, hand=[2], workers=1)
    do(state, "die 1", "go scholars", "goods 1")
    assert legal(state) == ["worker", "stop"]
    assert refused(state, "complete 2")


@pytest.mark.rule("RN-405")
def test_goods_never_run_out() -> None:
    state = scene(dice=(5,), coins=9, goods={"magic": 120}, others={1: {"goods": {"magic": 120}}})
    assert visit(state, "5", "wizards", "goods 3")["0 goods"] == {"magic": 123}


# Apprentices


@pytest.mark.rule("RN-404")
@pytest.mark.parametrize(("die", "most"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_how_many_apprentices_a_die_places(die: int, most: int) -> None:
    state = scene(dice=(die,), workers=3)
    changed = visit(state, str(die), "wizards", *["worker"] * most)
    assert changed.pop("turn of") == [1]
    assert changed == ({"0 workers": 3 - most, "0 apprentices": {"wizards": most}} if most else {})


@pytest.mark.rule("RN-404")
def test_fewer_or_none_may_be_placed() -> None:
    state = scene(dice=(1,), workers=3)
    assert visit(state, "1", "wizards", "worker", "stop")["0 apprentices"] == {"wizards": 1}
    state = scene(dice=(1,), workers=3)
    assert visit(state, "1", "wizards", "stop") == {"turn of": [1]}


@pytest.mark.rule("RN-404")
def test_workers_and_own_apprentices_of_other_guilds() -> None:
    state = scene(dice=(1,), workers=1, apprentices={"wizards": 1, "artists": 1, "scholars": 1})
    do(state, "die 1", "go wizards")
    assert legal(state) == ["worker", "move scholars", "move artists", "stop"]
    assert act(state, "move artists") == {"0 apprentices": {"wizards": 2, "scholars": 1}}
    assert act(state, "worker") == {
        "0 workers": 0,
        "0 apprentices": {"wizards": 3, "scholars": 1},
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-404")
def test_nobody_else_is_placed() -> None:
    state = scene(
        chancery=True,
        dice=(1,),
        lots=[1],
        desks=["top 1"],
        workshops={"artists.1": "0 coin"},
        others={1: {"apprentices": {"artists": 1}, "workers": 2}},
    )
    assert visit(state, "1", "wizards") == {}
    assert legal(state) == ["sell artists.1", "sell lot.1", "end"]


@pytest.mark.rule("RN-404")
@pytest.mark.parametrize(("players", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_how_many_apprentices_a_guild_holds(players: int, slots: int) -> None:
    for n in (slots - 1, slots):
        holder = {"apprentices": {"wizards": n}}
        mine = holder if players == 1 else {}
        state = scene(players, dice=(1,), workers=2, others={1: holder}, **mine)
        changed = visit(state, "1", "wizards", *["worker"] * (slots - n))
        placed = table(state)["0 apprentices"].get("wizards", 0) - (n if players == 1 else 0)
        assert placed == slots - n
        assert changed.pop("turn of", [0]) == ([0] if players == 1 else [1])


@pytest.mark.rule("RN-404")
def test_masters_hold_no_slot() -> None:
    shops = {"wizards.1": "0 good", "wizards.2": "1 buy", "wizards.3": "1 coin"}
    state = scene(dice=(2,), workers=2, workshops=shops, others={1: {"apprentices": {"wizards": 2}}})
    do(state, "die 2", "go wizards", "stop")
    assert act(state, "worker") == {"0 workers": 1, "0 apprentices": {"wizards": 1}, "decision": "turn"}


@pytest.mark.rule("RN-404")
def test_a_leaving_apprentice_frees_his_slot_at_once() -> None:
    """The artists are full; one of them leaves for the wizards, and in the same round another takes his slot."""
    state = scene(
        dice=(1, 3),
        apprentices={"artists": 1},
        others={1: {"apprentices": {"artists": 2}, "workers": 1, "dice": (1,)}},
    )
    do(state, "die 1", "go wizards", "move artists")
    assert state.actor() == 1
    assert visit(state, "1", "artists", "worker")["1 apprentices"] == {"artists": 3}


@pytest.mark.rule("RN-404", "RN-501", "RN-403")
def test_new_apprentices_count_from_the_next_turn_on() -> None:
    state = scene(dice=(1, 4, 2), workers=1, coins=9, hall=["", "", "", "wizards good"])
    changed = visit(state, "1", "wizards", "goods 1", "worker")
    assert changed["0 goods"] == {"magic": 1}  # no free good yet
    end_turns(state, 2)
    assert open_to(state, "hall", [4]) == [4]
    assert visit(state, "4", "wizards", "goods 1")["0 goods"] == {"magic": 3}


@pytest.mark.rule("RN-404", "RN-208")
def test_in_income_all_who_stand_there_count() -> None:
    state = scene(dice=(1,), workers=2, others={1: {"apprentices": {"wizards": 1}}})
    visit(state, "1", "wizards", "worker", "worker")
    while table(state)["round"] == 1:
        end_turns(state)
    assert (table(state)["0 coins"], table(state)["1 coins"]) == (2, 1)


# Effects


def effect(kind: str, **position: Any) -> Any:
    """At a workshop of nobody with this effect."""
    guild = GUILD_NAMES[FIRST.index(kind)]
    state = scene(**({"dice": (1,), "workshops": {f"{guild}.1": kind}} | position))
    do(state, "die 1", f"go {guild}")
    return state


@pytest.mark.rule("RN-406")
def test_a_coin() -> None:
    state = effect("coin")
    assert legal(state) == ["coin", "stop"]
    do(state, "coin")
    assert table(state)["0 coins"] == 1


@pytest.mark.rule("RN-406", "RN-606")
def test_a_reputation() -> None:
    state = effect("reputation")
    assert legal(state) == ["reputation", "stop"]
    do(state, "reputation")
    assert table(state)["0 reputation"] == 10
    assert table(effect("reputation", reputation=24))["decision"] == "turn"


@pytest.mark.rule("RN-406")
def test_a_good_of_the_guild() -> None:
    state = effect("good")
    assert legal(state) == ["good", "stop"]
    do(state, "good")
    assert table(state)["0 goods"] == {"magic": 1}


@pytest.mark.rule("RN-406")
def test_one_more_good_of_any_kind_for_a_coin() -> None:
    state = effect("buy", coins=1)
    assert legal(state) == [*[f"buy {good}" for good in GOOD_NAMES], "stop"]
    for good in GOOD_NAMES:
        twin = state.clone()
        do(twin, f"buy {good}")
        assert (table(twin)["0 coins"], table(twin)["0 goods"]) == (0, {good: 1})
    assert table(effect("buy"))["decision"] == "turn"  # without a coin it is not offered


@pytest.mark.rule("RN-406")
def test_an_exchange_of_one_good_for_another_kind() -> None:
    state = effect("exchange", goods={"books": 2, "artwork": 1})
    expected = [f"exchange books {good}" for good in GOOD_NAMES if good != "books"]
    expected += [f"exchange artwork {good}" for good in GOOD_NAMES if good != "artwork"]
    assert legal(state) == [*expected, "stop"]
    do(state, "exchange books magic")
    assert table(state)["0 goods"] == {"books": 1, "magic": 1, "artwork": 1}
    assert table(effect("exchange"))["decision"] == "turn"


@pytest.mark.rule("RN-406")
@pytest.mark.parametrize("given", GOOD_NAMES)
@pytest.mark.parametrize("taken", GOOD_NAMES)
def test_every_exchange(given: str, taken: str) -> None:
    state = effect("exchange", goods=dict.fromkeys(GOOD_NAMES, 2))
    if given == taken:
        assert refused(state, f"exchange {given} {taken}")
        return
    do(state, f"exchange {given} {taken}")
    assert table(state)["0 goods"] == dict.fromkeys(GOOD_NAMES, 2) | {given: 1, taken: 3}


@pytest.mark.rule("RN-406", "RN-205")
def test_a_reroll_of_any_unplaced_dice() -> None:
    state = effect("reroll", dice=(1, 2, 2, 5), spare=5, reputation=15)
    assert table(state)["0 dice"] == [2, 2, 5, 5]
    # Of equal dice the first ones are named.
    firsts = {"1", "1+2", "3", "1+3", "1+2+3", "3+4", "1+3+4", "1+2+3+4"}
    assert set(legal(state)) == {f"reroll {choice}" for choice in firsts} | {"stop"}
    rolled = set()
    for seed in range(40):
        twin = state.clone()
        twin.rng.reseed(seed)
        changed = act(twin, "reroll 1+3")
        assert set(changed) <= {"0 dice", "decision", "turn of"}
        left = list(changed.get("0 dice", [2, 2, 5, 5]))
        left.remove(2)
        left.remove(5)
        rolled.add(tuple(left))
        assert table(twin)["0 placed"] == 1
        assert table(twin)["carpenters die 1"] == (0, 1)
    assert len(rolled) > 10
    assert {die for pair in rolled for die in pair} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("RN-406")
def test_no_reroll_without_an_unplaced_die() -> None:
    placed = ["0 tavern 1", "0 yard 1", "0 artists 1", "0 wizards 1"]
    state = effect("reroll", placed=placed, reputation=15)
    assert (table(state)["0 dice"], table(state)["decision"], table(state)["turn of"]) == ([], "turn", [1])


@pytest.mark.rule("RN-406")
@pytest.mark.parametrize("choice", ["coin", "reroll 1", "stop"])
def test_of_two_effects_one(choice: str) -> None:
    state = scene(dice=(1,), workshops={"wizards.1": "coin/reroll"})
    do(state, "die 1", "go wizards")
    assert legal(state)[:2] == ["coin", "reroll 1"]
    do(state, choice)
    assert table(state)["decision"] == ("buy" if choice == "coin" else "turn")  # now there is a coin to buy with
    assert table(state)["0 coins"] == (choice == "coin")


@pytest.mark.rule("RN-406")
def test_an_effect_without_result_is_not_offered_beside_another() -> None:
    state = scene(dice=(1,), reputation=24, workshops={"artists.1": "reputation/good"})
    do(state, "die 1", "go artists")
    assert legal(state) == ["good", "stop"]
    state = scene(dice=(1,), workshops={"scholars.1": "good/exchange"})
    do(state, "die 1", "go scholars")
    assert legal(state) == ["good", "stop"]


@pytest.mark.rule("RN-406", "RN-402")
def test_effects_are_decided_one_after_the_other() -> None:
    state = scene(dice=(5,), workshops={"wizards.1": "buy", "wizards.2": "coin", "wizards.3": "good"})
    do(state, "die 5", "go wizards")  # without a coin the first has no result
    assert legal(state) == ["coin", "stop"]
    do(state, "coin")
    assert legal(state) == ["good", "stop"]
    changed = act(state, "good")
    assert changed == {"0 goods": {"magic": 1}, "decision": "buy"}
    assert legal(state) == ["goods 1", "stop"]


@pytest.mark.rule("RN-406", "RN-205")
def test_a_reputation_gained_counts_for_the_next_die() -> None:
    state = scene(dice=(5, 5), reputation=9, workshops={"blacksmiths.1": "reputation"})
    visit(state, "5", "blacksmiths", "reputation")
    end_turns(state, 2)
    assert places(state, "5") != []


@pytest.mark.rule("RN-406")
@pytest.mark.parametrize(("coins", "kinds"), [(0, 0), (1, 6)])
def test_of_two_effects_buying_needs_a_coin(coins: int, kinds: int) -> None:
    state = scene(dice=(1, 2), workshops={"scholars.1": "1 reroll/buy"}, coins=coins)
    do(state, "die 1", "go scholars")
    assert legal(state, "reroll")
    assert len(legal(state, "buy")) == kinds
