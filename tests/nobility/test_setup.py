"""Before the first round: RN-101 to RN-109."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.bits import members
from meeplehall.core.errors import BadOption
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import GUILD_NAMES
from tests.nobility.scene import scene, table, visit

COUNTS = [1, 2, 3, 4, 5, 6]
PEOPLE = "Verelan Ottoline Nya Xavion Bogrod Belvedere Hanneke Quillon Thessaly Martok Sefa Rhys Ilmari"


def deck_of(card: int) -> int:
    """Each race has four cards of deck 1, then four of deck 2."""
    return 1 if (card - 1) % 8 < 4 else 2


# Players


@pytest.mark.rule("RN-101")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    state = GAME.new(players, seed=3)
    seen = table(state)
    for seat, p in enumerate(state.players):
        own = {name.split(" ", 1)[1]: value for name, value in seen.items() if name.startswith(f"{seat} ")}
        assert own["coins"] == 8
        assert own["goods"] == dict.fromkeys(["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"], 1)
        assert (own["platform"], p.houses) == (1, 6)
        assert own["reputation"] == (7 if players == 6 else 9)
        assert (own["nobility"], own["score"], own["lord"]) == (0, 0, False)
        assert (own["workers"], own["apprentices"], own["masters"], own["seated"], p.meeples) == (0, {}, 0, 0, 14)
        assert (own["housed"], own["races"], own["lots"], own["council"]) == ([], [], [], [])
        assert own["character"] != ""
        if players < 6:
            assert len(own["dice"]) == 5


@pytest.mark.rule("RN-101", "RN-106")
@pytest.mark.parametrize("players", COUNTS)
def test_characters_are_dealt_at_random(players: int) -> None:
    dealt = set()
    for seed in range(60):
        seen = table(GAME.new(players, seed=seed))
        names = [seen[f"{seat} character"] for seat in range(players)]
        assert len(set(names)) == players
        dealt |= set(names)
    assert dealt == set(PEOPLE.split())


@pytest.mark.rule("RN-101")
@pytest.mark.parametrize("players", [0, 7, -1])
def test_one_to_six_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"^nobility is for 1 to 6 players, not {players}$"):
        GAME.new(players)


@pytest.mark.rule("RN-105")
@pytest.mark.parametrize(
    ("players", "modifiers"),
    [(1, [0]), (2, [0, 0]), (3, [0, 0, 0]), (4, [0, 0, 0, 1]), (5, [0, 0, 0, 1, 2]), (6, [0, 0, 0, 1, 2, 3])],
)
def test_modifiers_clockwise_from_a_random_first_player(players: int, modifiers: list[int]) -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.new(players, seed=seed)
        firsts.add(state.first)
        assert [state.players[(state.first + i) % players].modifiers for i in range(players)] == modifiers
    assert firsts == set(range(players))


# The town


@pytest.mark.rule("RN-102")
@pytest.mark.parametrize("players", COUNTS)
def test_a_card_of_deck_one_each_and_six_of_both_in_the_tavern(players: int) -> None:
    dealt, shown = set(), set()
    for seed in range(25):
        state = GAME.new(players, seed=seed)
        seen = table(state)
        hands = [seen[f"{seat} hand"] for seat in range(players)]
        assert [len(hand) for hand in hands] == [1] * players
        cards = [card for hand in hands for card in hand]
        assert {deck_of(card) for card in cards} == {1}
        assert len(set(seen["tavern"]) - {0} - set(cards)) == 6
        assert sorted([*members(state.deck), *seen["tavern"], *cards]) == list(range(1, 49))
        assert seen["discards"] == []
        dealt |= set(cards)
        shown |= {deck_of(card) for card in seen["tavern"]}
    assert len(dealt) > 8
    assert shown == {1, 2}


@pytest.mark.rule("RN-103")
@pytest.mark.parametrize("players", COUNTS)
def test_buildings_a_ship_and_the_council(players: int) -> None:
    halls, ships = set(), set()
    for seed in range(15):
        state = GAME.new(players, seed=seed)
        seen = table(state)
        assert seen["hall"].count("") == (1 if players == 1 else 0)  # the automa has discarded one
        halls.add(tuple(seen["hall"]))
        ships.add(seen["ship"])
        tiles = [tile for name, tile in seen.items() if name.startswith("council ")]
        assert (len(tiles), len(set(tiles) - {0})) == (18, 18)
        assert len(members(state.council_left)) == 12
        assert (len(members(state.ships)), seen["sold"]) == (17, {})
        assert len(members(state.bag)) == 42 - (6 if players <= 2 else 0)
        assert (len(seen["scrap"]), seen["gone"]) == (1 if players == 1 else 0, [])
    assert len(halls) == 15
    assert len(ships) > 6


@pytest.mark.rule("RN-104")
@pytest.mark.parametrize("players", COUNTS)
def test_neutral_workshops_in_the_middle_with_two_players_and_alone(players: int) -> None:
    found: dict[str, set[str]] = {guild: set() for guild in GUILD_NAMES}
    for seed in range(40):
        state = GAME.new(players, seed=seed)
        for guild in state.view(-1)["guilds"]:
            tiles = [slot["tile"] for slot in guild["workshops"]]
            assert [tile is not None for tile in tiles] == [False, players <= 2, False]
            assert [slot["owner"] for slot in guild["workshops"]] == [None] * 3
            if players <= 2:
                assert tiles[1]["guild"] == guild["name"]
                found[guild["name"]].add(tiles[1]["tile"])
    if players <= 2:
        assert [len(tiles) for tiles in found.values()] == [5] * 6  # each of the guild's five, sooner or later


@pytest.mark.rule("RN-104", "RN-501")
def test_a_neutral_workshop_never_gets_an_owner() -> None:
    state = scene(2, dice=(1,), coins=4, apprentices={"wizards": 1}, hall=["wizards good"])
    neutral = table(state)["wizards.2"]
    changed = visit(state, "1", "hall")
    assert "wizards.2" not in changed
    assert table(state)["wizards.2"] == neutral
    assert not neutral[0].isdigit()


# The order of it all


def names(players: int, **options: str) -> list[str]:
    journal = Journal()
    state = GAME.new(players, options, 5, journal)
    while not state.over and table(state)["stage"] == "setup":
        seat = state.actor()
        state.apply(seat, state.legal(seat)[0])
    return [event.name for event in journal.events]


def first_times(found: list[str], wanted: list[str]) -> list[int]:
    return [found.index(name) for name in wanted]


@pytest.mark.rule("RN-106")
def test_the_order_of_the_setup_by_day() -> None:
    found = names(2, events="yes", chancery="yes")
    order = ["first", "neutral", "hall", "settlers", "tavern", "ship", "council", "character", "commissions"]
    order += ["dice tile", "round", "event", "dice"]
    assert first_times(found, order) == sorted(first_times(found, order))


@pytest.mark.rule("RN-106", "RN-842")
def test_the_order_of_the_setup_at_night() -> None:
    found = names(2, events="yes", chancery="yes", night="yes")
    order = ["first", "guild", "neutral", "hall", "settlers", "tavern", "ship", "council", "absent", "character"]
    order += ["benefit", "commissions", "dice tile", "round", "event", "dice"]
    assert first_times(found, order) == sorted(first_times(found, order))
    assert found.index("benefit") < len(found) - 1 - found[::-1].index("character")  # before the next one chooses


@pytest.mark.rule("RN-106", "RN-821")
def test_the_order_of_the_setup_alone() -> None:
    found = names(1, events="yes")
    order = ["neutral", "hall", "settlers", "tavern", "ship", "council", "objective", "character", "event", "automa"]
    assert first_times(found, order) == sorted(first_times(found, order))


@pytest.mark.rule("RN-106")
@pytest.mark.parametrize("seed", range(5))
def test_everything_is_dealt_clockwise_from_the_first_player(seed: int) -> None:
    journal = Journal()
    state = GAME.new(4, {"chancery": "yes"}, seed, journal)
    for seat in (2, 0, 3, 1):
        state.apply(seat, GAME.parse("keep 1"))
    around = [(state.first + i) % 4 for i in range(4)]
    for name in ("settlers", "character", "commissions", "dice tile", "dice"):
        assert [event.args[0] for event in journal.events if event.name == name] == around
    at_night = Journal()
    state = GAME.new(4, {"night": "yes"}, seed, at_night)
    around = [(state.first + i) % 4 for i in range(4)]
    assert [event.args[0] for event in at_night.events if event.name == "guild"] == around


# Options


@pytest.mark.rule("RN-107")
@pytest.mark.parametrize("players", COUNTS)
def test_which_modules_go_with_how_many_players(players: int) -> None:
    for chancery in ("yes", "no"):
        for night in ("yes", "no"):
            for events in ("yes", "no"):
                options = {"chancery": chancery, "night": night, "events": events}
                allowed = (chancery == "yes") in (
                    [False] if players == 1 else [True] if players == 6 else [True, False]
                )
                allowed = allowed and (night == "no" or players > 1)
                if not allowed:
                    with pytest.raises(BadOption, match="RN-107"):
                        GAME.new(players, options)
                    continue
                seen = GAME.new(players, options, seed=1).view(-1)
                assert ("chancery" in seen, "absent" in seen) == (chancery == "yes", night == "yes")
                assert seen["options"]["events"] == (events == "yes")


@pytest.mark.rule("RN-107")
def test_modules_are_off_unless_asked_for() -> None:
    assert GAME.settle(4, {}) == {
        "chancery": "no",
        "events": "no",
        "night": "no",
        "objective": "random",
        "dieless_turn": "free",
    }
    assert GAME.settle(4, {}, rules=1)["dieless_turn"] == "last"  # RN-204
    assert GAME.settle(6, {})["chancery"] == "yes"


@pytest.mark.rule("RN-108")
def test_coins_and_modifiers_never_run_out() -> None:
    state = scene(dice=(6,), coins=200, modifiers=150, others={1: {"coins": 200, "modifiers": 150}})
    changed = visit(state, "6", "berk", "modifiers 2", "stop")
    assert (changed["0 modifiers"], changed["0 coins"]) == (153, 198)


@pytest.mark.rule("RN-108", "RN-842")
def test_fourteen_meeples_keeper_included() -> None:
    by_day = GAME.new(3, seed=1)
    at_night = GAME.new(3, {"night": "yes"}, seed=1)
    assert [p.meeples for p in by_day.players] == [14] * 3
    assert [p.meeples for p in at_night.players] == [13] * 3


@pytest.mark.rule("RN-109")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_night_changes_no_figure_of_the_board(players: int) -> None:
    """Sides of the board are looks only: no option but `night`, and the town is the same."""

    def figures(**options: str) -> Any:
        seen = GAME.new(players, options, seed=1).view(-1)
        guilds = [
            (guild["most_dice"], guild["slots"], guild["income"], [(w["vp"], w["reward"]) for w in guild["workshops"]])
            for guild in seen["guilds"]
        ]
        slots = [len(seen[place]["dice"]) for place in ("tavern", "yard", "hall", "port", "berk", "castle")]
        return guilds, slots, seen["hall"]["cost"], seen["castle"]["gain"], seen["yard"]["price"], seen["rounds"]

    assert figures(night="yes") == figures(night="no")
    assert [option.name for option in GAME.options] == ["chancery", "events", "night", "objective", "dieless_turn"]
