"""What a view tells besides what lies on the table: the course of the game, and the numbers that pages show."""

from __future__ import annotations

import pytest

from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.shapes import Player, Space, View
from meeplehall.games.burgundy.tiles import TYPE_NAMES
from tests.burgundy.scene import do, idle, play_on, scene


def test_a_view_has_the_fields_that_its_shape_declares() -> None:
    for options in ({}, {"setup": "advanced"}):
        seen = GAME.new(3, options, seed=2).view(1)
        assert seen.keys() == View.__annotations__.keys()
        assert seen["players"][0].keys() == Player.__annotations__.keys()
        assert seen["players"][0]["spaces"][0].keys() == Space.__annotations__.keys()


@pytest.mark.parametrize("players", [2, 4])
def test_turns_are_counted_from_0_to_the_end(players: int) -> None:
    state = GAME.new(players, {"setup": "advanced"}, seed=6)
    counted = [state.view(-1)["turn"]]
    for after in play_on(state, 6):
        turn = after.view(-1)["turn"]
        if turn != counted[-1]:
            counted.append(turn)
    assert counted == list(range(25 * players + 1))


def test_a_turn_of_the_same_seat_twice_in_a_row_is_two_turns() -> None:
    state = scene(seat=1, dice=(), others={0: {"dice": (), "track": 1}})
    do(state, "pass")
    before = state.view(-1)
    assert before["turn_of"] == [0]
    do(state, "pass")
    after = state.view(-1)
    assert (after["turn_of"], after["turn"]) == ([0], before["turn"] + 1)


def test_the_last_round_stays_the_fifth() -> None:
    state = scene(phase="E", round=5, dice=(), others={1: {"dice": ()}})
    do(state, "pass", "pass")
    seen = state.view(-1)
    assert (seen["over"], seen["phase"], seen["round"], seen["round_good"]) == (True, "E", 5, 0)


def test_the_goods_tile_of_the_round_is_told() -> None:
    state = scene(dice=(), others={1: {"dice": ()}})
    coming = state.view(-1)["round_goods"][1]
    idle(state)
    idle(state)
    seen = state.view(-1)
    assert seen["round_good"] == coming
    assert seen["cargo"][seen["white"] - 1][coming - 1] == 1


@pytest.mark.rule("CB-306", "CB-420", "CB-421")
@pytest.mark.parametrize(("known", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)])
def test_a_workers_action_brings_what_the_view_says(known: tuple[int, ...], workers: int, silver: int) -> None:
    state = scene(dice=(3, 4), knowledge=known)
    assert state.view(0)["players"][0]["workers_action"] == {"workers": workers, "silver": silver}
    do(state, "workers die 3")
    player = state.view(0)["players"][0]
    assert (player["workers"], player["silver"]) == (workers, silver)


def test_depots_tell_their_types_by_players_and_phase() -> None:
    two = scene(2).view(-1)["depot_types"]
    assert two[0] == ["building", "ship", "", ""]
    swapped = {phase: scene(3, phase=phase).view(-1)["depot_types"][5][2] for phase in "ABCDE"}
    assert swapped == {"A": "castle", "B": "mine", "C": "castle", "D": "mine", "E": "castle"}


def test_points_and_prices_are_those_of_the_content_in_use() -> None:
    seen = GAME.new(3, seed=1).view(-1)
    assert seen["price"] == 2
    assert seen["region_points"] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert seen["phase_points"] == {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    assert (seen["good_points"], seen["bonus_points"]) == (3, [6, 3])
    assert list(seen["bonus"]) == TYPE_NAMES
    pack = "[scoring]\nphase = [9, 7, 5, 3, 1]\n"
    assert GAME.with_pack_text(pack).new(2).view(-1)["phase_points"]["B"] == 7
