"""Chance by a given list: a whole setup and a round after it, and items that cannot come."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.errors import BadChance
from meeplehall.games.nobility.game import GAME
from tests.nobility.conservation import check
from tests.nobility.scene import idle_round

NEUTRAL = [1, 7, 13, 19, 25, 30]
HALL = [31, 2, 32, 8, 33, 14]
TAVERN = [40, 41, 42, 43, 44, 45]
COUNCIL = list(range(1, 19))
SETUP: list[int | str] = [
    1,
    *NEUTRAL,
    *HALL,
    9,
    1,
    *TAVERN,
    5,
    *COUNCIL,
    "Nya",
    "Martok",
    "Port Traders",
    *[1, 2, 3, 4, 5],
    *[6, 6, 5, 5, 4],
]
OPTIONS = {"events": "yes"}


def test_a_whole_setup_and_the_next_round_come_as_scripted() -> None:
    state = GAME.new(2, OPTIONS, seed=3, chance=[*SETUP, 6, "Flourishing Guilds", *[1] * 5, *[2] * 5])
    check(state)
    seen = state.view(-1)
    assert seen["first"] == 1
    assert [guild["workshops"][1]["tile"]["tile"] for guild in seen["guilds"]] == NEUTRAL
    assert [tile["tile"] for tile in seen["hall"]["tiles"]] == HALL
    assert [player["hand"][0]["card"] for player in seen["players"]] == [1, 9]
    assert [card["card"] for card in seen["tavern"]["cards"]] == TAVERN
    assert (seen["port"]["ship"], seen["event"]["name"]) == (5, "Port Traders")
    assert [tile["tile"] for row in seen["council"]["rows"] for tile in row] == COUNCIL
    assert [player["character"]["name"] for player in seen["players"]] == ["Martok", "Nya"]
    assert [player["dice"] for player in seen["players"]] == [[4, 5, 5, 6, 6], [1, 2, 3, 4, 5]]
    idle_round(state)
    seen = state.view(-1)
    assert (seen["round"], seen["port"]["ship"], seen["event"]["name"]) == (2, 6, "Flourishing Guilds")
    assert [player["dice"] for player in seen["players"]] == [[1] * 5, [2] * 5]
    check(state)


def test_at_the_end_of_the_script_the_seed_goes_on() -> None:
    one = GAME.new(2, OPTIONS, seed=3, chance=SETUP)
    other = GAME.new(2, OPTIONS, seed=4, chance=SETUP)
    assert one.view(-1) == other.view(-1)
    idle_round(one)
    idle_round(other)
    assert one.view(-1) != other.view(-1)


@pytest.mark.parametrize(
    ("players", "options", "chance", "message"),
    [
        (2, {}, [2], "item 1 of the chance: the first player is from 0 to 1, not 2"),
        (2, {}, [0, 99], "item 2 of the chance: a neutral workshop cannot be '99' now; possible: 1, 2, 3, 4, 5"),
        (3, {}, [0, 1, 1], "item 3 of the chance: a building cannot be '1' now; possible: "),
        (3, {}, [0, 1, 2, 3, 4, 5, 6, 48], "item 8 of the chance: a settlers card of deck 1 cannot be '48' now"),
        (3, {"night": "yes"}, [0, "smiths"], "item 2 of the chance: a guild cannot be 'smiths' now; possible: artists"),
    ],
)
def test_what_cannot_come_is_refused(players: int, options: dict[str, str], chance: list[Any], message: str) -> None:
    with pytest.raises(BadChance) as refusal:
        GAME.new(players, options, seed=1, chance=chance)
    assert str(refusal.value).startswith(message)


def test_a_reroll_can_be_scripted() -> None:
    data = {
        "players": 3,
        "first": 0,
        "seats": [{"dice": [1, 5], "reputation": 9}, {}, {}],
        "workshops": {"scholars": [{"tile": 4}]},
    }
    state = GAME.position(data, chance=[2])
    for text in ("die 1", "go scholars", "reroll 1"):
        state.apply(0, GAME.parse(text))
    assert state.view(0)["players"][0]["dice"] == [2]
