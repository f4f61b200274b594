"""Rounds, Income and Upkeep: RN-201, RN-202, RN-208 to RN-210."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.bits import members
from meeplehall.core.errors import IllegalAction
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GUILD_NAMES, RACE_NAMES
from tests.nobility import conservation
from tests.nobility.scene import (
    after_round,
    crowd,
    do,
    end_turns,
    idle_round,
    legal,
    places,
    play_on,
    scene,
    table,
    visit,
)

INCOME = {1: [3, 2], 2: [3, 2], 3: [3, 2, 1], 4: [3, 2, 2, 1], 5: [3, 2, 2, 1, 1], 6: [4, 3, 2, 2, 1, 1]}


def told(state: Any) -> Journal:
    state.journal = Journal()
    return state.journal


# Rounds


@pytest.mark.rule("RN-201", "RN-209")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_game_has_ten_rounds_and_the_first_player_moves_on(players: int) -> None:
    state = GAME.new(players, seed=players)
    for seat in state.pending() if players == 6 else []:
        state.apply(seat, GAME.parse("keep 1"))
    start, seen = state.first, []
    while not state.over:
        seen.append((table(state)["round"], table(state)["first"], table(state)["turn of"]))
        idle_round(state)
    around = [(start + i) % players for i in range(10)]
    assert seen == [(i + 1, seat, [seat]) for i, seat in enumerate(around)]
    assert state.pending() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, GAME.parse("end"))


@pytest.mark.rule("RN-201")
def test_the_parts_of_a_round_follow_each_other() -> None:
    state = scene(event="Hardworking Apprentices", apprentices={"wizards": 1})
    journal = told(state)
    idle_round(state)
    names = [event.name for event in journal.events]
    order = ["coins", "ship", "council", "hall", "round", "event", "dice"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


@pytest.mark.rule("RN-202")
@pytest.mark.parametrize("first", range(4))
def test_everybody_rolls_openly_clockwise_from_the_first_player(first: int) -> None:
    state = scene(4, seat=first, first=first, others={n: {"reputation": 6} for n in range(4)})
    journal = told(state)
    idle_round(state)
    rolls = [event for event in journal.events if event.name == "dice"]
    around = [(first + 1 + i) % 4 for i in range(4)]
    assert [event.args[0] for event in rolls] == around
    seen = state.view(-1)
    for event in rolls:
        dice = [face for face, n in enumerate(event.args[1:], start=1) for _ in range(n)]
        assert seen["players"][event.args[0]]["dice"] == dice
        assert len(dice) == 5


@pytest.mark.rule("RN-202")
def test_dice_are_fair_and_independent() -> None:
    counts = [0] * 6
    for seed in range(60):
        seen = table(GAME.new(4, seed=seed))
        for seat in range(4):
            for die in seen[f"{seat} dice"]:
                counts[die - 1] += 1
    assert sum(counts) == 60 * 4 * 5
    assert all(150 < n < 250 for n in counts)


# Income


@pytest.mark.rule("RN-208")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_coins_of_apprentices_by_their_number(players: int) -> None:
    for n, each in enumerate(INCOME[players], start=1):
        state = scene(players, apprentices={"wizards": n})
        assert after_round(state)["0 coins"] == n * each


@pytest.mark.rule("RN-208")
def test_all_players_apprentices_in_a_guild_count_together() -> None:
    state = scene(
        4,
        apprentices={"wizards": 1, "artists": 2},
        others={1: {"apprentices": {"wizards": 2}}, 2: {"apprentices": {"wizards": 1, "scholars": 1}}},
    )
    changed = after_round(state)
    assert (changed["0 coins"], changed["1 coins"], changed["2 coins"]) == (1 + 4, 2, 1 + 3)
    assert "3 coins" not in changed


@pytest.mark.rule("RN-208")
def test_a_good_per_owned_workshop() -> None:
    state = scene(workshops={"wizards.1": "0 good", "wizards.2": "0 buy", "wizards.3": "1 coin", "artists.1": "coin"})
    changed = after_round(state)
    assert (changed["0 goods"], changed["1 goods"]) == ({"magic": 2}, {"magic": 1})
    assert "2 goods" not in changed
    assert [name for name in changed if name.endswith("coins")] == []


@pytest.mark.rule("RN-208")
@pytest.mark.parametrize(
    ("lot", "gain"), [(1, {"0 reputation": 10}), (2, {"0 modifiers": 1}), (3, {"0 goods": {"jewelry": 1}})]
)
def test_the_reward_of_each_built_lot(lot: int, gain: dict[str, Any]) -> None:
    state = scene(lots=[lot])
    changed = after_round(state, "choose jewelry")
    found = {name: value for name, value in changed.items() if name[0].isdigit() and "dice" not in name}
    assert found == gain


@pytest.mark.rule("RN-208", "RN-606")
def test_a_reputation_beyond_the_top_is_lost() -> None:
    state = scene(lots=[1], reputation=24)
    assert "0 reputation" not in after_round(state)


@pytest.mark.rule("RN-208")
def test_choices_are_made_in_income_clockwise_from_the_first_player() -> None:
    lot = {"lots": [3]}
    state = scene(4, seat=2, first=2, **lot, others={0: lot, 1: lot, 3: {"apprentices": {"wizards": 1}}})
    for _ in range(4):
        end_turns(state)
    asked = []
    while table(state)["stage"] == "income":
        asked.append(state.actor())
        assert legal(state) == [
            f"choose {good}" for good in ("books", "weaponry", "furnishings", "magic", "jewelry", "artwork")
        ]
        assert table(state)["3 coins"] == (3 if len(asked) > 1 else 0)
        do(state, "choose magic")
    assert asked == [2, 0, 1]


@pytest.mark.rule("RN-208")
def test_workers_masters_and_buildings_earn_no_coins() -> None:
    state = scene(workers=5, lots=[1, 2], workshops={"wizards.1": "0 good"}, platform=3, housed=[1])
    assert "0 coins" not in after_round(state)


@pytest.mark.rule("RN-208")
def test_round_10_has_income() -> None:
    state = scene(round=10, apprentices={"wizards": 1}, workshops={"artists.1": "0 coin"})
    changed = after_round(state)
    assert state.over
    assert (changed["0 coins"], changed["0 goods"]) == (3, {"artwork": 1})


# Upkeep


@pytest.mark.rule("RN-209")
def test_dice_come_back_and_everything_is_open_again() -> None:
    placed = ["0 tavern 2", "1 yard 2", "2 wizards 2", "0 hall 2", "1 port 2", "2 berk 2", "0 castle 2", "1 board 5"]
    state = scene(placed=[*placed, "0 council-elf 2"], council={"elf 1": 1}, reputation=12)
    before = {name for name, die in table(state).items() if " die " in name and die}
    assert len(before) == 9
    idle_round(state)
    assert {name for name, die in table(state).items() if " die " in name and die} == set()
    for seat in range(3):
        assert (len(table(state)[f"{seat} dice"]), table(state)[f"{seat} placed"]) == (5, 0)


@pytest.mark.rule("RN-209", "RN-601")
def test_the_ship_leaves_with_its_goods_and_never_comes_back() -> None:
    state = scene(sold={"magic": 1}, ship=5)
    ships = [5]
    while not state.over:
        idle_round(state)
        seen = table(state)
        if not state.over:
            assert seen["sold"] == {}
            ships.append(seen["ship"])
    assert len(set(ships)) == 10


@pytest.mark.rule("RN-209")
def test_council_spaces_refill_from_the_top_left_while_tiles_last() -> None:
    spaces = [f"{race} {row}" for row in (1, 2, 3) for race in RACE_NAMES]
    full = {space: i + 1 for i, space in enumerate(spaces)}
    missing = ["elf 3", "human 1", "trobit 2", "dwarf 1"]
    there = {space: tile for space, tile in full.items() if space not in missing}
    state = scene(council=there, council_left=[28, 29, 30])
    changed = after_round(state)
    filled = {name.removeprefix("council "): tile for name, tile in changed.items() if name.startswith("council ")}
    assert set(filled) == {"human 1", "dwarf 1", "trobit 2"}
    assert set(filled.values()) == {28, 29, 30}
    assert table(state)["council elf 3"] == 0
    assert {name for name in after_round(state) if name.startswith("council ")} == set()


@pytest.mark.rule("RN-209")
def test_unsold_buildings_slide_left_and_new_ones_follow() -> None:
    hall = ["", "artists coin", "", "", "community", "wizards good"]
    changed = after_round(scene(hall=hall, bag=["scholars coin", "merchants buy"]))
    assert changed["hall"][:3] == ["artists coin", "community", "wizards good"]
    assert sorted(changed["hall"][3:]) == ["", "merchants buy", "scholars coin"]
    assert changed["hall"][5] == ""


@pytest.mark.rule("RN-209", "RN-503")
def test_useless_workshops_are_passed_over() -> None:
    full = {"wizards.1": "coin", "wizards.2": "good", "wizards.3": "buy"}
    bag = ["wizards coin/reroll", "wizards reputation/exchange", "scholars coin"]
    state = scene(hall=[""] * 6, workshops=full, bag=bag)
    changed = after_round(state)
    assert changed["hall"] == ["scholars coin", "", "", "", "", ""]
    assert {"wizards coin/reroll", "wizards reputation/exchange"} <= set(changed["gone"])


@pytest.mark.rule("RN-209")
def test_the_event_is_discarded() -> None:
    changed = after_round(scene(event="Port Traders"))
    assert changed["events past"] == ["Port Traders"]


@pytest.mark.rule("RN-209")
def test_in_round_10_only_the_dice_return() -> None:
    state = scene(
        round=10,
        event="Property Tax",
        hall=["", "community"],
        sold={"magic": 1},
        placed=["0 castle 2", "1 wizards 3"],
        seat=1,
    )
    changed = after_round(state)
    assert {"hall", "sold", "ship", "first", "round", "event", "events past"}.isdisjoint(changed)
    assert (changed["castle die 1"], changed["wizards die 2"]) == (None, None)
    assert not any(name.startswith("council ") for name in changed)


@pytest.mark.rule("RN-209")
def test_settlers_stay() -> None:
    assert "tavern" not in after_round(scene(tavern=[1, 2, 3, 4, 5, 6]))


# Piles


@pytest.mark.rule("RN-210")
def test_an_empty_deck_is_replaced_by_its_discards() -> None:
    state = scene(6, dice=(1,), tavern=[41, 42, 43, 44, 45, 46], deck=[], others=crowd(41, 42, 43, 44, 45, 46, 47, 48))
    assert table(state)["discards"] == [47, 48]
    changed = visit(state, "1", "tavern", "take 41")
    assert changed["tavern"][0] in (47, 48)
    assert changed["discards"] == []
    assert members(state.deck) == [n for n in (47, 48) if n != changed["tavern"][0]]


@pytest.mark.rule("RN-210")
def test_with_nothing_left_a_place_stays_empty() -> None:
    state = scene(6, dice=(1,), tavern=[41, 42], deck=[], others=crowd(41, 42) | {1: {"dice": (2,)} | crowd(41, 42)[1]})
    assert visit(state, "1", "tavern", "take 41")["tavern"] == [0, 42, 0, 0, 0, 0]
    do(state, "die 2", "go tavern")
    assert legal(state) == ["take 42"]


@pytest.mark.rule("RN-210")
def test_a_bag_without_a_usable_building_gets_the_discarded_ones_back() -> None:
    full = {"wizards.1": "coin", "wizards.2": "good", "wizards.3": "buy"}
    state = scene(
        workshops=full, hall=[], bag=["wizards coin/reroll"], scrap=["community", "scholars coin", "artists coin"]
    )
    changed = after_round(state)
    assert sorted(changed["hall"]) == ["", "", "", "artists coin", "community", "scholars coin"]
    assert changed["hall"][3:] == ["", "", ""]
    assert changed["scrap"] == []
    assert "wizards coin/reroll" in changed["gone"]


@pytest.mark.rule("RN-210")
def test_an_empty_slot_of_the_guild_hall_cannot_be_chosen() -> None:
    state = scene(hall=["community"], bag=[], dice=(1, 2, 3), coins=20, workers=2)
    assert ["hall" in places(state, die) for die in ("1", "2", "3")] == [True, False, False]


@pytest.mark.rule("RN-210")
def test_discards_lie_open() -> None:
    state = scene(dice=(4,), hand=[10, 20, 30], lots=[1], score=5, hall=["wizards good"])
    do(state, "sell lot.1", "die 4", "go tavern", "take 1", "drop 10")
    seen = state.view(2)
    assert seen["tavern"]["discards"] == [10]
    assert len(seen["hall"]["discards"]) == 1


@pytest.mark.rule("RN-210", "RN-108", "RN-303")
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_whole_games_keep_everything_accounted_for(players: int) -> None:
    options = {"events": "yes", "night": "yes" if players > 1 else "no", "chancery": "yes" if players > 1 else "no"}
    state = GAME.new(players, options, seed=players)
    for position in play_on(state, seed=players):
        conservation.check(position)
    assert state.over


@pytest.mark.rule("RN-204", "RN-201")
def test_guilds_open_again_in_the_next_round() -> None:
    state = scene(2, dice=(1,), placed=["1 wizards 6"])
    assert "wizards" not in places(state, "1")
    idle_round(state)
    die = str(table(state)["1 dice"][0])
    assert set(GUILD_NAMES) <= set(places(state, die))
