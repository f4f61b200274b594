"""Chance by a given list: a whole setup and a round after it, and items that cannot come."""

from __future__ import annotations

from typing import Any

import pytest

from meeplehall.core.errors import BadChance
from meeplehall.games.burgundy.game import GAME
from tests.burgundy.conservation import check
from tests.burgundy.scene import do

GOODS = [1, 1, 2, 3, 4, 5]
DEPOTS = [
    "bank",
    "ship",
    "knowledge-2",
    "castle",
    "cow-3",
    "church",
    "ship",
    "market",
    "mine",
    "knowledge-9",
    "bank",
    "pig-4",
]
BLACK = ["castle", "mine", "ship", "ship"]
ROUNDS = [6, 5, 4, 3, 2]
ROLLS = [3, 6, 2, 2, 5]
SETUP: list[int | str] = [*GOODS, 1, *DEPOTS, *BLACK, *ROUNDS, *ROLLS]


def test_a_whole_setup_and_the_next_round_come_as_scripted() -> None:
    state = GAME.new(2, seed=3, chance=[*SETUP, 1, 2, 3, 4, 6])
    check(state)
    seen = state.view(-1)
    assert [player["goods"] for player in seen["players"]] == [[2, 1, 0, 0, 0, 0], [0, 0, 1, 1, 1, 0]]
    assert seen["order"] == [1, 0]
    assert [face for row in seen["depots"] for face in row if face] == DEPOTS
    assert seen["black_depot"] == BLACK
    assert [player["dice"] for player in seen["players"]] == [[2, 2], [3, 6]]
    assert (seen["white"], seen["round_good"], seen["round_goods"]) == (5, 6, [0, 5, 4, 3, 2])
    do(state, "workers die 3", "workers die 6", "workers die 2", "workers die 2")
    seen = state.view(-1)
    assert [player["dice"] for player in seen["players"]] == [[3, 4], [1, 2]]
    assert (seen["round"], seen["white"], seen["round_good"]) == (2, 6, 5)
    assert seen["cargo"] == [[0] * 6] * 4 + [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 0]]


def test_estates_are_drawn_as_scripted() -> None:
    state = GAME.new(3, {"setup": "advanced"}, chance=[5, 1, 9])
    assert [player["estate"] for player in state.view(-1)["players"]] == [5, 1, 9]


def test_the_generator_goes_on_where_the_list_ends() -> None:
    assert GAME.new(2, seed=3, chance=GOODS).view(-1)["players"][0]["goods"] == [2, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "options", "chance", "message"),
    [
        (2, {}, [7], "item 1 of the chance: a goods tile cannot be '7' now; possible: 1, 2, 3, 4, 5, 6"),
        (3, {}, [4] * 8, "item 8 of the chance: a goods tile cannot be '4' now; possible: 1, 2, 3, 5, 6"),
        (2, {}, [*GOODS, 2], "item 7 of the chance: the start player is from 0 to 1, not 2"),
        (2, {}, [*GOODS, 0, "cow-2"], "item 8 of the chance: a tile cannot be 'cow-2' now; possible: bank, "),
        (2, {}, [*SETUP[:-1], 8], "item 33 of the chance: a die is from 1 to 6, not 8"),
        (2, {"setup": "advanced"}, [4, 4], "item 2 of the chance: an estate cannot be '4' now; possible: 1, 2, 3, 5"),
    ],
)
def test_what_cannot_come_is_named(
    players: int, options: dict[str, Any], chance: list[int | str], message: str
) -> None:
    with pytest.raises(BadChance) as refusal:
        GAME.new(players, options, chance=chance)
    assert str(refusal.value).startswith(message)
