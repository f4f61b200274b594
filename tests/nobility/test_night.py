"""In the Pale Moonlight: RN-841 to RN-846."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GUILD_NAMES
from tests.nobility.scene import (
    act,
    after_round,
    changes,
    do,
    end_turns,
    idle_round,
    legal,
    open_to,
    places,
    refused,
    scene,
    table,
    visit,
)

COUNTS = [2, 3, 4, 5, 6]
BY_GUILD = {
    "scholars": ["Verelan", "Ottoline"],
    "blacksmiths": ["Nya", "Xavion", "Bogrod"],
    "carpenters": ["Belvedere", "Hanneke"],
    "wizards": ["Quillon", "Thessaly"],
    "merchants": ["Martok", "Sefa"],
    "artists": ["Rhys", "Ilmari"],
}
# In these scenes seat 0 keeps the scholars, seat 1 the blacksmiths and seat 2 the carpenters.


def new(players: int, seed: int, **options: str):
    return GAME.new(players, {"night": "yes", **options}, seed)


def characters(state: Any) -> list[str]:
    """The characters the seat in turn may choose from."""
    return [GAME.tables.character_names[int(text.split()[1])] for text in legal(state, "character")]


def number(name: str) -> int:
    return list(GAME.tables.character_names).index(name)


# The start


@pytest.mark.rule("RN-841")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_twelve_points_on_level_six(players: int) -> None:
    state = new(players, 1)
    assert [(p.score, p.nobility) for p in state.players] == [(12, 6)] * players
    day = GAME.new(players, seed=1)
    assert [(p.score, p.nobility) for p in day.players] == [(0, 0)] * players


@pytest.mark.rule("RN-841", "RN-844")
def test_the_slots_of_a_guild_add_up_to_the_start() -> None:
    t = GAME.tables
    assert sum(t.workshop_vp[slot] for slot in range(3)) == t.night_score == 12
    assert sum(t.workshop_stars[slot] for slot in range(3)) == t.night_nobility == 6


@pytest.mark.rule("RN-842")
@pytest.mark.parametrize("players", COUNTS)
def test_each_draws_a_guild_of_his_own_and_sends_a_keeper(players: int) -> None:
    drawn: dict[int, set[str]] = {seat: set() for seat in range(players)}
    for seed in range(40):
        seen = table(new(players, seed))
        keepers = [seen[f"{seat} keeper"] for seat in range(players)]
        assert len(set(keepers) & set(GUILD_NAMES)) == players
        for seat, guild in enumerate(keepers):
            drawn[seat].add(guild)
    assert all(guilds == set(GUILD_NAMES) for guilds in drawn.values())
    state = new(players, 1)
    assert [(p.meeples, p.workers, p.apprentices) for p in state.players] == [(13, 0, 0)] * players
    assert [[p.goods // 1024**kind % 1024 for kind in range(6)] for p in state.players] == [[1] * 6] * players


@pytest.mark.rule("RN-842")
def test_by_day_nobody_has_a_guild() -> None:
    state = GAME.new(4, seed=1)
    assert [(p.meeples, table(state)[f"{seat} keeper"]) for seat, p in enumerate(state.players)] == [(14, "")] * 4


@pytest.mark.rule("RN-842")
def test_one_of_the_three_blacksmiths_stays_away() -> None:
    away = set()
    for seed in range(30):
        state = new(6, seed)
        absent = state.view(-1)["absent"]
        away.add(absent)
        for _ in range(6):
            guild = table(state)[f"{state.actor()} keeper"]
            assert characters(state) == [name for name in BY_GUILD[guild] if name != absent]
            assert len(characters(state)) == 2
            do(state, f"character {number(characters(state)[seed % 2])}")
            while legal(state, "choose", "take"):
                do(state, legal(state)[0])
    assert away == {"Nya", "Xavion", "Bogrod"}


@pytest.mark.rule("RN-842", "RN-106")
@pytest.mark.parametrize("seed", range(4))
def test_characters_are_chosen_clockwise_from_the_first_player(seed: int) -> None:
    state = new(4, seed)
    asked = []
    while state.view(-1)["decision"]["kind"] == "character":
        asked.append(state.actor())
        name = characters(state)[0]
        do(state, f"character {number(name)}")
        while legal(state, "choose", "take"):
            assert state.actor() == asked[-1]
            do(state, legal(state)[0])
        assert table(state)[f"{asked[-1]} character"] == name
    assert asked == [(state.first + i) % 4 for i in range(4)]
    assert table(state)["round"] == 1
    assert table(state)["turn of"] == [state.first]


# What the benefit changes, with the choices it asks for.
BENEFITS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "Verelan": ([], {"modifiers": 4}),
    "Ottoline": ([], {"workers": 1, "coins": 10}),
    "Nya": ([], {"reputation": 13, "modifiers": 2}),
    "Xavion": (["choose magic"] * 3, {"goods": {"magic": 4}}),
    "Bogrod": ([], {"platform": 2}),
    "Belvedere": (["choose books", "choose artwork"], {"coins": 10, "goods": {"books": 2, "artwork": 2}}),
    "Hanneke": ([], {"coins": 11, "modifiers": 2}),
    "Quillon": ([], {"score": 16}),
    "Thessaly": (["take"], {"coins": 11}),
    "Martok": ([], {"coins": 13}),
    "Sefa": (["choose books", "choose books"], {"goods": {"books": 3}, "reputation": 11}),
    "Rhys": (["take"], {"reputation": 13}),
    "Ilmari": ([], {"reputation": 15}),
}


@pytest.mark.rule("RN-842", "RN-607", "RN-608")
@pytest.mark.parametrize("name", BENEFITS)
def test_the_benefit_comes_at_once_before_the_next_player_chooses(name: str) -> None:
    state = next(game for game in (new(3, seed) for seed in range(200)) if name in characters(game))
    seat = state.actor()
    after = (seat + 1) % 3
    before = table(state)
    choices, gains = BENEFITS[name]
    do(state, f"character {number(name)}")
    for choice in choices:
        assert state.actor() == seat
        card = before["tavern"][2]
        do(state, f"take {card}" if choice == "take" else choice)
    changed = changes(before, state)
    assert changed.pop("turn of") == [after]
    assert changed.pop(f"{seat} character") == name
    assert changed.pop(f"{seat} lord") is True
    if "take" in choices:
        assert changed.pop(f"{seat} hand") == sorted([*before[f"{seat} hand"], before["tavern"][2]])
        new_row = changed.pop("tavern")
        assert new_row[2] not in [0, *before["tavern"]]
        assert [new_row[i] for i in (0, 1, 3, 4, 5)] == [before["tavern"][i] for i in (0, 1, 3, 4, 5)]
    if "goods" in gains:
        gains = gains | {"goods": before[f"{seat} goods"] | gains["goods"]}
    assert changed == {f"{seat} {what}": value for what, value in gains.items()}


@pytest.mark.rule("RN-842", "RN-607")
def test_there_is_no_second_benefit_at_night() -> None:
    state = scene(
        night=True,
        nobility=4,
        lord=True,
        character="Verelan",
        hall=["wizards good"],
        coins=9,
        apprentices={"wizards": 1},
        dice=(1,),
    )
    changed = visit(state, "1", "hall")
    assert changed["0 nobility"] == 6
    assert "0 modifiers" not in changed


# The keeper


@pytest.mark.rule("RN-842", "RN-404")
def test_a_keeper_holds_no_slot() -> None:
    state = scene(night=True, workers=3, dice=(1,), others={1: {"apprentices": {"scholars": 1}}})
    changed = visit(state, "1", "scholars", "worker", "worker")
    assert changed == {"0 workers": 1, "0 apprentices": {"scholars": 2}, "turn of": [1]}
    assert state.players[0].meeples == 14 - 1 - 3


@pytest.mark.rule("RN-842", "RN-403", "RN-605", "RN-501", "RN-843")
def test_a_keeper_is_no_apprentice_and_no_worker() -> None:
    state = scene(night=True, dice=(1, 5), coins=9, hall=["scholars coin", "community"])
    assert open_to(state, "hall", [1]) == []
    assert open_to(state, "board", [5]) == []
    twin = state.clone()
    assert visit(state, "1", "scholars", "goods 1") == {"0 coins": 8, "0 goods": {"books": 1}, "turn of": [1]}
    end_turns(state)
    assert state.actor() == 2
    do(state, "die 6", "go scholars")  # no coins, nobody to place or to transfer
    assert state.actor() == 0
    changed = after_round(twin)
    assert [name for name in changed if name.endswith(("coins", "goods"))] == []


@pytest.mark.rule("RN-842", "RN-208")
def test_a_keeper_does_not_spoil_the_income_of_apprentices() -> None:
    state = scene(night=True, others={1: {"apprentices": {"scholars": 1}}})
    changed = after_round(state)
    assert changed["1 coins"] == 3
    assert "0 coins" not in changed


# Transfers

TWO = {1: {"apprentices": {"wizards": 1}}, 2: {"apprentices": {"artists": 1}}}


@pytest.mark.rule("RN-843")
def test_worked_example_a_1_brings_an_apprentice_each_of_two_players() -> None:
    state = scene(night=True, dice=(1,), others=TWO)
    do(state, "die 1", "go scholars")
    assert legal(state) == ["transfer 1 wizards", "transfer 2 artists", "stop"]
    assert act(state, "transfer 1 wizards") == {"decision": "transfer", "turn of": [1]}
    assert legal(state) == ["accept", "refuse"]
    assert act(state, "accept") == {"1 apprentices": {"scholars": 1}, "decision": "apprentices", "turn of": [0]}
    assert legal(state) == ["transfer 2 artists", "stop"]
    do(state, "transfer 2 artists")
    assert act(state, "accept") == {"2 apprentices": {"scholars": 1}, "decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-843", "RN-606")
def test_worked_example_a_refusal_for_a_reputation_uses_up_the_placing() -> None:
    state = scene(night=True, dice=(3,), workers=2, others=TWO)
    changed = visit(state, "3", "merchants", "transfer 2 artists", "refuse")
    assert changed == {"2 reputation": 8, "turn of": [1]}


@pytest.mark.rule("RN-843")
def test_a_refusal_leaves_the_second_placing() -> None:
    state = scene(night=True, dice=(2,), workers=2, others=TWO)
    do(state, "die 2", "go merchants", "transfer 2 artists", "refuse")
    assert legal(state) == ["worker", "transfer 1 wizards", "transfer 2 artists", "stop"]
    assert act(state, "worker") == {
        "0 workers": 1,
        "0 apprentices": {"merchants": 1},
        "decision": "turn",
        "turn of": [1],
    }


@pytest.mark.rule("RN-843")
@pytest.mark.parametrize(("die", "placings"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_transfers_are_placings(die: int, placings: int) -> None:
    state = scene(night=True, dice=(die,), others={1: {"apprentices": {"wizards": 2, "artists": 1}}})
    do(state, f"die {die}", "go scholars")
    for _ in range(placings):
        do(state, "transfer 1 wizards", "accept")
    assert state.actor() == 1
    assert table(state)["decision"] == "turn"
    assert table(state)["1 apprentices"].get("scholars", 0) == placings


@pytest.mark.rule("RN-843", "RN-606")
@pytest.mark.parametrize(("reputation", "asked"), [(6, False), (7, True), (24, True)])
def test_who_cannot_pay_cannot_refuse(reputation: int, asked: bool) -> None:
    state = scene(night=True, dice=(3,), others={1: {"apprentices": {"wizards": 1}, "reputation": reputation}})
    do(state, "die 3", "go scholars", "transfer 1 wizards")
    if asked:
        assert act(state, "refuse") == {"1 reputation": reputation - 1, "decision": "turn"}
    else:
        seen = table(state)
        assert (seen["decision"], seen["1 apprentices"], seen["1 reputation"]) == ("turn", {"scholars": 1}, 6)


@pytest.mark.rule("RN-843", "RN-606")
def test_two_apprentices_of_one_player_are_two_questions() -> None:
    state = scene(night=True, dice=(1,), others={1: {"apprentices": {"wizards": 2}, "reputation": 7}})
    do(state, "die 1", "go scholars", "transfer 1 wizards", "refuse")
    assert table(state)["1 reputation"] == 6
    assert legal(state) == ["transfer 1 wizards", "stop"]
    changed = act(state, "transfer 1 wizards")  # at 6 there is nothing to refuse with
    assert changed == {"1 apprentices": {"scholars": 1, "wizards": 1}, "decision": "turn", "turn of": [1]}


@pytest.mark.rule("RN-843", "RN-204")
def test_a_player_who_has_passed_is_asked_too() -> None:
    state = scene(night=True, dice=(3,), others={1: {"apprentices": {"wizards": 1}, "passed": True}})
    changed = visit(state, "3", "scholars", "transfer 1 wizards", "refuse")
    assert changed == {"1 reputation": 8, "turn of": [2]}


@pytest.mark.rule("RN-843", "RN-404")
def test_a_transfer_needs_a_free_slot_and_comes_from_another_guild() -> None:
    full = {1: {"apprentices": {"scholars": 3, "wizards": 1}}}
    state = scene(night=True, dice=(1,), workers=1, others=full)
    do(state, "die 1", "go scholars")
    assert state.actor() == 1
    assert table(state)["decision"] == "turn"
    one_left = {1: {"apprentices": {"scholars": 2, "wizards": 2}}}
    state = scene(night=True, dice=(1,), workers=1, others=one_left)
    do(state, "die 1", "go scholars")
    assert legal(state) == ["worker", "transfer 1 wizards", "stop"]
    do(state, "transfer 1 wizards", "accept")
    assert state.actor() == 1
    assert table(state)["decision"] == "turn"


@pytest.mark.rule("RN-843")
def test_masters_keepers_and_the_chancery_are_never_transferred() -> None:
    them = {1: {"desks": ["top 1"], "workers": 2, "lots": [1]}}
    state = scene(
        night=True,
        chancery=True,
        dice=(1,),
        workers=1,
        others=them,
        workshops={"wizards.1": "1 good"},
    )
    do(state, "die 1", "go scholars")
    assert legal(state) == ["worker", "stop"]


@pytest.mark.rule("RN-843")
def test_by_day_nobody_is_transferred() -> None:
    state = scene(dice=(1,), workers=1, others=TWO)
    do(state, "die 1", "go scholars")
    assert legal(state) == ["worker", "stop"]


@pytest.mark.rule("RN-843", "RN-208", "RN-403", "RN-605")
def test_a_transferred_apprentice_stays_his_owners() -> None:
    state = scene(night=True, dice=(3,), others={1: {"apprentices": {"wizards": 1}, "coins": 4, "dice": [2, 5]}})
    visit(state, "3", "scholars", "transfer 1 wizards", "accept")
    twin = state.clone()
    assert visit(state, "2", "scholars", "goods 1")["1 goods"] == {"books": 2}
    assert visit(twin, "5", "board", "recall scholars") == {"1 apprentices": {}, "1 workers": 1, "turn of": [2]}
    changed = after_round(state)
    assert changed["1 coins"] == 3 + 3
    assert "0 coins" not in changed


# Workshops


@pytest.mark.rule("RN-844", "RN-501")
@pytest.mark.parametrize(("slot", "vp"), [(1, 3), (2, 4), (3, 5)])
def test_a_workshop_in_the_own_guild_gives_neither_points_nor_stars(slot: int, vp: int) -> None:
    built = {f"scholars.{i}": effect for i, effect in zip(range(1, slot), ["coin", "reputation"])}
    state = scene(
        night=True,
        dice=(1,),
        coins=4,
        hall=["scholars good"],
        apprentices={"scholars": 1},
        workshops=built,
    )
    assert visit(state, "1", "hall") == {
        f"scholars.{slot}": "0 good",
        "0 coins": 0,
        "0 apprentices": {},
        "0 masters": 1,
        "hall": [""] * 6,
    }
    assert act(state, f"sell scholars.{slot}") == {
        f"scholars.{slot}": "good",
        "0 coins": 3,
        "0 workers": 1,
        "0 masters": 0,
        "turn of": [1],
    }
    by_day = scene(dice=(1,), coins=4, hall=["scholars good"], apprentices={"scholars": 1}, workshops=built)
    changed = visit(by_day, "1", "hall")
    assert (changed["0 score"], changed["0 nobility"]) == (vp, 2)


@pytest.mark.rule("RN-844", "RN-501")
@pytest.mark.parametrize(("slot", "vp"), [(1, 3), (2, 4), (3, 5)])
def test_what_a_buyer_gains_the_keeper_loses(slot: int, vp: int) -> None:
    built = {f"blacksmiths.{i}": effect for i, effect in zip(range(1, slot), ["buy", "reputation"])}
    state = scene(
        night=True,
        dice=(1,),
        coins=4,
        hall=["blacksmiths reroll"],
        apprentices={"blacksmiths": 1},
        workshops=built,
    )
    assert visit(state, "1", "hall") == {
        f"blacksmiths.{slot}": "0 reroll",
        "0 coins": 0,
        "0 apprentices": {},
        "0 masters": 1,
        "0 score": 12 + vp,
        "0 nobility": 8,
        "1 score": 12 - vp,
        "1 nobility": 4,
        "hall": [""] * 6,
    }


@pytest.mark.rule("RN-844")
def test_in_a_guild_that_nobody_drew_nobody_loses() -> None:
    state = scene(night=True, dice=(1,), coins=4, hall=["wizards good"], apprentices={"wizards": 1})
    changed = visit(state, "1", "hall")
    assert (changed["0 score"], changed["0 nobility"]) == (15, 8)
    assert [name for name in changed if name[0] in "12"] == []


@pytest.mark.rule("RN-844")
def test_the_keeper_loses_whoever_leads_by_then() -> None:
    state = scene(
        night=True,
        dice=(1,),
        coins=4,
        hall=["scholars good"],
        apprentices={"scholars": 1},
        seat=2,
        workshops={"scholars.1": "1 coin", "scholars.2": "1 reputation"},
    )
    changed = visit(state, "1", "hall")
    assert (changed["2 score"], changed["2 nobility"]) == (17, 8)
    assert (changed["0 score"], changed["0 nobility"]) == (7, 4)
    assert [name for name in changed if name[0] == "1"] == []


@pytest.mark.rule("RN-844")
def test_a_keeper_can_lose_all_but_never_more() -> None:
    buyer = {"apprentices": {"scholars": 1}, "coins": 4, "dice": [1]}
    state = scene(
        3,
        seat=1,
        night=True,
        **buyer,
        hall=["scholars good"],
        workshops={"scholars.1": "2 coin", "scholars.2": "2 reputation"},
        others={0: {"score": 5, "nobility": 2}},
    )
    changed = visit(state, "1", "hall")
    assert (changed["0 score"], changed["0 nobility"]) == (0, 0)


@pytest.mark.rule("RN-844", "RN-606")
@pytest.mark.parametrize("level", [11, 12])
def test_a_gain_cut_at_the_top_does_not_lessen_the_loss(level: int) -> None:
    state = scene(
        night=True,
        dice=(1,),
        coins=4,
        hall=["blacksmiths buy"],
        apprentices={"blacksmiths": 1},
        nobility=level,
    )
    visit(state, "1", "hall")
    assert [p.nobility for p in state.players] == [12, 4, 6]


@pytest.mark.rule("RN-844", "RN-502")
def test_a_community_building_gives_its_points_at_night_too() -> None:
    state = scene(night=True, dice=(1,), coins=4, hall=["community"], workers=1)
    changed = visit(state, "1", "hall", "lot 1")
    assert (changed["0 score"], changed["0 nobility"]) == (17, 8)
    assert [name for name in changed if name[0] in "12"] == []


@pytest.mark.rule("RN-504", "RN-844")
def test_a_sale_gives_the_keeper_nothing_back() -> None:
    state = scene(night=True, workshops={"blacksmiths.2": "0 buy", "blacksmiths.1": "1 reroll"}, score=20)
    assert act(state, "sell blacksmiths.2") == {
        "blacksmiths.2": "buy",
        "0 score": 16,
        "0 coins": 3,
        "0 workers": 1,
        "0 masters": 0,
    }


# Who owns a guild in the end


def guild_points(workshops: dict[str, str], players: int = 3) -> list[int]:
    """What the guilds bring at the end: everybody starts with nothing else that counts."""
    poor = {"nobility": 0, "score": 0, "lord": True}
    others = dict.fromkeys(range(players), poor)
    state = scene(players, night=True, round=10, workshops=workshops, others=others, **poor)
    idle_round(state)
    assert state.over
    goods = [sum(table(state)[f"{seat} goods"].values()) // 2 for seat in range(players)]
    return [score - extra for score, extra in zip(state.scores(), goods)]


@pytest.mark.rule("RN-845", "RN-701")
@pytest.mark.parametrize(
    ("workshops", "expected"),
    [
        ({}, [7, 7, 7]),
        ({"scholars.1": "1 coin"}, [0, 14, 7]),
        ({"scholars.1": "0 coin", "scholars.2": "1 good"}, [7, 7, 7]),
        ({"scholars.1": "1 coin", "scholars.2": "2 good"}, [7, 7, 7]),
        ({"scholars.1": "1 coin", "scholars.2": "2 good", "scholars.3": "0 reputation"}, [7, 7, 7]),
        ({"scholars.1": "1 coin", "scholars.2": "0 good", "scholars.3": "1 reputation"}, [0, 14, 7]),
        ({"scholars.1": "coin", "scholars.2": "good"}, [7, 7, 7]),
        ({"scholars.1": "coin", "scholars.2": "good", "scholars.3": "2 reputation"}, [0, 7, 14]),
        ({"wizards.1": "good"}, [7, 7, 7]),
        ({"wizards.1": "2 good"}, [7, 7, 14]),
        ({"wizards.1": "2 good", "wizards.2": "0 buy"}, [7, 7, 7]),
        ({"wizards.1": "2 good", "wizards.2": "0 buy", "wizards.3": "0 coin"}, [14, 7, 7]),
        ({"wizards.1": "0 good", "artists.1": "0 coin", "merchants.1": "0 buy"}, [28, 7, 7]),
    ],
)
def test_seven_points_per_guild_owned(workshops: dict[str, str], expected: list[int]) -> None:
    assert guild_points(workshops) == expected


@pytest.mark.rule("RN-845", "RN-846")
def test_neutral_workshops_count_for_nobody() -> None:
    # With two players the neutral workshops of the wizards, merchants, carpenters and artists stand.
    assert guild_points({"wizards.1": "1 good"}, players=2) == [7, 14]
    assert guild_points({}, players=2) == [7, 7]


@pytest.mark.rule("RN-845")
def test_by_day_guilds_bring_nothing() -> None:
    state = scene(round=10, workshops={"wizards.1": "0 good"}, nobility=0)
    idle_round(state)
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("RN-845")
def test_ownership_is_decided_only_at_the_end() -> None:
    state = scene(night=True, round=9, workshops={"scholars.1": "1 coin"})
    changed = after_round(state)
    assert [name for name in changed if name.endswith("score")] == []


# Two players


@pytest.mark.rule("RN-846", "RN-104")
@pytest.mark.parametrize("seed", range(10))
def test_neutral_workshops_stand_only_where_nobody_has_a_keeper(seed: int) -> None:
    seen = table(new(2, seed))
    own = {seen["0 keeper"], seen["1 keeper"]}
    for guild in GUILD_NAMES:
        filled = [seen[f"{guild}.{slot}"] != "" for slot in (1, 2, 3)]
        assert filled == [False, guild not in own, False]


@pytest.mark.rule("RN-846")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_there_are_none(players: int) -> None:
    seen = table(new(players, 1))
    assert {seen[f"{guild}.{slot}"] for guild in GUILD_NAMES for slot in (1, 2, 3)} == {""}


@pytest.mark.rule("RN-846", "RN-402")
def test_owners_are_rewarded_twice_at_night_too() -> None:
    state = scene(2, night=True, dice=(3,), workshops={"scholars.1": "1 coin", "scholars.2": "1 good"})
    changed = visit(state, "3", "scholars", "stop", "stop")
    assert changed == {"1 coins": 2, "1 goods": {"books": 2}, "turn of": [1]}


@pytest.mark.rule("RN-846", "RN-501", "RN-844")
def test_in_a_starting_guild_of_two_players_the_slots_fill_from_the_left() -> None:
    state = scene(
        2,
        night=True,
        dice=(1,),
        coins=4,
        hall=["blacksmiths buy"],
        apprentices={"blacksmiths": 1},
        workshops={"blacksmiths.1": "0 reroll"},
    )
    changed = visit(state, "1", "hall")
    assert changed["blacksmiths.2"] == "0 buy"
    assert (changed["0 score"], changed["1 score"]) == (16, 8)


@pytest.mark.rule("RN-843", "RN-107")
def test_the_night_goes_with_and_without_the_chancery() -> None:
    for players in COUNTS:
        for chancery in ("yes", "no"):
            if (players, chancery) != (6, "no"):
                state = new(players, 2, chancery=chancery)
                assert [p.nobility for p in state.players] == [6] * players
                assert ("chancery" in state.view(-1)) == (chancery == "yes")


@pytest.mark.rule("RN-843")
def test_a_5_or_6_places_nobody() -> None:
    state = scene(night=True, dice=(5,), workers=2, others=TWO)
    assert "scholars" in places(state, "5")
    assert visit(state, "5", "scholars") == {"turn of": [1]}
    assert refused(state, "worker")
