"""Positions set up by hand: any position can be told and set up again, and what cannot be is refused by its field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.errors import BadPosition
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.view import DECISIONS
from meeplehall.testing.cases import position, walk
from tests.burgundy.conservation import check
from tests.conformance.cases import cases

FREE = {"setup": "free", "estates": "1,5"}


@settings(max_examples=60)
@given(st.sampled_from(cases("burgundy")), st.integers(0, 2**40), st.integers(0, 420))
def test_every_position_can_be_told_and_set_up_again(case: Any, seed: int, steps: int) -> None:
    state = position(case, seed, steps)
    told = json.loads(json.dumps(GAME.facts(state)))
    twin = GAME.position(told, seed=seed + 1)
    twin.rng = state.rng.clone()
    assert twin == state
    assert twin.view(0) == state.view(0)


def test_whole_games_can_be_told_and_set_up_again() -> None:
    """Every kind of decision among them, and the end."""
    kinds = set()
    for seed, case in enumerate(cases("burgundy")[::9]):
        for state in walk(case, seed):
            told = GAME.facts(state)
            if told["decision"]["kind"] not in kinds or state.over:
                kinds.add(told["decision"]["kind"])
                twin = GAME.position(told)
                twin.rng = state.rng.clone()
                assert twin == state
    assert kinds == set(DECISIONS)


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert GAME.position({"players": 3}, seed=4) == GAME.new(3, seed=4)
    rich = GAME.position({"players": 3, "seats": [{"workers": 9}, {}, {}]}, seed=4)
    start = GAME.new(3, seed=4)
    assert rich.view(-1)["players"][0]["workers"] == 9
    assert rich.view(-1)["depots"] == start.view(-1)["depots"]
    assert rich.view(-1)["players"][1:] == start.view(-1)["players"][1:]


def test_a_named_tile_is_taken_from_where_it_lies_and_another_comes_there() -> None:
    for seed in range(20):
        state = GAME.position({"seats": [{"storage": ["knowledge-7", "knowledge-8", "knowledge-9"]}, {}]}, seed)
        check(state)
        seen = state.view(-1)
        lying = [face for row in [*seen["depots"], seen["black_depot"]] for face in row if face]
        assert len(lying) == 6 * 2 + 4
        assert not {"knowledge-7", "knowledge-8", "knowledge-9"} & set(lying)


def test_named_goods_leave_the_rest_consistent() -> None:
    for seed in range(20):
        state = GAME.position({"seats": [{"goods": [7, 0, 0, 0, 0, 0], "sold": [0, 7, 0, 0, 0, 0]}, {}]}, seed)
        check(state)
        assert sum(state.view(-1)["players"][1]["goods"]) == 3
        assert [good > 0 for good in state.view(-1)["round_goods"]] == [False, True, True, True, True]


def test_castles_begin_the_game_when_all_are_given() -> None:
    some = GAME.position({"options": FREE, "seats": [{"castle": "d4"}, {}]})
    assert some.pending() == [1]
    castle = GAME.structured(some.legal(1)[0])["space"]
    both = GAME.position({"options": FREE, "seats": [{"castle": "d4"}, {"castle": castle}]})
    assert both.view(-1)["decision"] == {"kind": "turn"}
    check(both)


def test_a_position_is_played_on() -> None:
    state = GAME.position(
        {
            "phase": "C",
            "round": 2,
            "order": [1, 0],
            "turn_of": [0],
            "seats": [{"dice": [3, 6], "storage": ["bank"], "tiles": {"d5": "ship"}, "silver": 4}, {}],
            "depots": [["ship"], [], ["castle", "mine"], [], [], []],
        }
    )
    assert state.actor() == 0
    state.apply(0, GAME.parse("place 1 c3 die 3"))
    state.apply(0, GAME.parse("buy 7.1"))
    seen = state.view(0)
    assert (seen["phase"], seen["round"], seen["players"][0]["silver"]) == ("C", 2, 4)
    assert seen["depots"][2] == ["castle", "mine", "", ""]
    check(state)


def seat(**first: Any) -> dict[str, Any]:
    return {"seats": [first, {}]}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"colour": 1}, "the position: object contains unknown field `colour`; known: seats, phase, round,"),
        (seat(wrokers=1), "seats[0]: object contains unknown field `wrokers`; known: castle, tiles, storage, workers,"),
        (seat(workers="3"), "seats[0].workers: expected `int | null`, got `str`"),
        (seat(workers=-1), "seats[0].workers: expected `int` >= 0"),
        ({"seats": [{}]}, "seats: 1 seats in a game for 2"),
        ({"phase": "F"}, "phase: invalid enum value 'F'"),
        (seat(storage=["castel"]), "seats[0].storage[0]: no tile 'castel'; tiles are such as castle, cow-3, bank"),
        (
            {"seats": [{"storage": ["knowledge-7"]}, {"storage": ["", "knowledge-7"]}]},
            "seats[1].storage[1]: no 'knowledge-7' is left; there are 1 in all",
        ),
        ({"gone": {"castle": 15}}, "gone.castle: no 'castle' is left; there are 16 in all"),
        (seat(tiles={"z9": "bank"}), "seats[0].tiles.z9: no space 'z9'; spaces are a1 to g4"),
        (seat(tiles={"d5": "bank"}), "seats[0].tiles.d5: a space for ship takes no 'bank'"),
        (seat(tiles={"d4": "mine"}), "seats[0].tiles.d4: the start castle lies there"),
        (seat(tiles={"e4": "bank", "e5": "bank"}), "seats[0].tiles: 'bank' twice in a city without knowledge-1"),
        (seat(castle="a1"), "seats[0].castle: with setup 'basic' it lies on d4, not on a1"),
        (seat(dice=[0, 3]), "seats[0].dice: a die shows 1 to 6"),
        (seat(arrival=5) | {"seats": [{"arrival": 5}, {"arrival": 5}]}, "seats[1].arrival: seat 0 has 5 too"),
        (seat(goods=[1, 1, 1, 1, 0, 0]), "seats[0].goods: at most 3 types have room"),
        (seat(goods=[8, 0, 0, 0, 0, 0]), "seats[0].goods: too many of a type; there are 7 of each in all"),
        ({"cargo": [[7, 7, 7, 7, 0, 0]] + [[0] * 6] * 5}, "goods: "),
        ({"round_goods": [1, 1, 1, 1, 1]}, "round_goods[0]: it has been laid out, so it is 0"),
        ({"round_goods": [0, 1, 1, 1, 0]}, "round_goods[4]: a round to come needs a type, 1 to 6"),
        ({"depots": [["mine"] * 3, [], [], [], [], []]}, "depots[0]: 2 spaces with so many players, not 3"),
        ({"black_depot": ["mine"] * 5}, "black_depot: 4 spaces with so many players, not 5"),
        ({"supply": {"coloured": {}, "black": {}}}, "supply: 0 of 'castle', but "),
        (
            {"supply": {"coloured": {"castle": 15}, "black": {}}},
            "supply.coloured.castle: 15, but there are 14 with that",
        ),
        ({"order": [0, 0]}, "order: [0, 0] does not have each of [0, 1] once"),
        ({"turn_of": [2]}, "turn_of[0]: no seat 2; seats are 0 to 1"),
        ({"last": 2}, "last: no seat 2; seats are 0 to 1, -1 is none"),
        ({"bonus": {"cow": [0, None]}}, "bonus.cow: no such type; types are castle, mine,"),
        ({"bonus": {"mine": [None, 1]}}, "bonus.mine: the large bonus tile goes before the small one"),
        ({"bonus": {"mine": [1, 1]}}, "bonus.mine: seat 1 has both"),
        ({"bonus": {"mine": [3, None]}}, "bonus.mine[0]: no seat 3; seats are 0 to 1"),
        ({"bonus": {"mine": [1, None]}}, "bonus.mine[0]: seat 1 has uncovered spaces"),
        ({"decision": {"kind": "dance"}}, "decision.kind: no 'dance'; kinds are castle, turn,"),
        ({"decision": {"kind": "castle"}}, "decision.kind: the start castles lie already"),
        ({"decision": {"kind": "discard"}}, "decision.tile: 'discard' needs it"),
        ({"decision": {"kind": "turn", "types": ["mine"]}}, "decision.types: 'turn' has none"),
        ({"decision": {"kind": "take", "types": ["cow"]}}, "decision.types: no type 'cow'; types are castle,"),
        ({"decision": {"kind": "discard", "tile": "bank"}}, "decision: seat 0 has room in storage"),
        (
            {"decision": {"kind": "goods", "depots": [1]}, "cargo": [[0] * 6] * 6},
            "decision: no goods lie on these depots, or there is no room for another type",
        ),
        ({"decision": {"kind": "over"}, "phase": "D"}, "decision.kind: the game is over after round 5 of phase E"),
        (
            {"decision": {"kind": "over"}, "phase": "E", "round": 5, "turn_of": [0]},
            "turn_of: nobody's, when the game is over",
        ),
        ({"options": FREE, "phase": "B"}, "phase: only after the start castles; give every seat its 'castle' first"),
        ({"options": FREE, "seats": [{"workers": 1}, {}]}, "seats[0].workers: only after the start castles"),
        ({"options": FREE, "decision": {"kind": "turn"}}, "decision: only after the start castles"),
        ({"options": FREE, "seats": [{"castle": "a1"}, {}]}, "seats[0].castle: 'a1' is no castle space of estate 1"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position(data, seed=1)
    assert str(refusal.value).startswith(message)
