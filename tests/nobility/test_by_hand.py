"""Positions set up by hand: any position can be told and set up again, and what cannot be is refused by its field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.errors import BadPosition
from meeplehall.core.record import Replay
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.view import DECISIONS
from meeplehall.registry import find
from meeplehall.testing.cases import position
from tests.conformance.cases import cases
from tests.nobility.conservation import check
from tests.nobility.scene import legal

GOLDEN = Path(__file__).parents[1] / "golden" / "nobility"


def set_up_again(state: Any, seed: int = 0) -> None:
    twin = GAME.position(json.loads(json.dumps(GAME.facts(state))), seed=seed)
    twin.rng = state.rng.clone()
    assert twin == state
    assert twin.view(0) == state.view(0)


@settings(max_examples=40)
@given(st.sampled_from(cases("nobility")), st.integers(0, 2**40), st.integers(0, 600))
def test_every_position_can_be_told_and_set_up_again(case: Any, seed: int, steps: int) -> None:
    set_up_again(position(case, seed, steps), seed + 1)


def test_whole_games_can_be_told_and_set_up_again() -> None:
    """The golden ones, with every kind of decision of both versions, and the end."""
    kinds = set()
    for path in sorted(GOLDEN.glob("*.rec")):
        record = Replay(path.read_text(encoding="utf-8"), find).finish()
        state = GAME.new(record.players, record.options, record.seed, rules=record.rules)
        for seat, action in record.log:
            kind = state.view(-1)["decision"]["kind"]
            if kind not in kinds:
                kinds.add(kind)
                set_up_again(state)
            state.apply(seat, action)
        set_up_again(state)
    assert kinds == set(DECISIONS[1:]) - {"over"}


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert GAME.position({"players": 3}, seed=4) == GAME.new(3, seed=4)
    rich = GAME.position({"players": 3, "seats": [{"coins": 40}, {}, {}]}, seed=4)
    start = GAME.new(3, seed=4)
    assert rich.view(-1)["players"][0]["coins"] == 40
    for part in ("tavern", "hall", "council", "port", "guilds"):
        assert rich.view(-1)[part] == start.view(-1)[part]
    check(rich)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_named_comes_from_where_it_lies_and_another_comes_there(seed: int) -> None:
    seats: list[dict[str, Any]] = [{"hand": [1, 2, 3], "housed": [10, 20]}, {"lots": [31, 0, 32], "council": [5, 6]}]
    shops = {"wizards": [{"tile": 16, "owner": 0}]}
    state = GAME.position({"players": 2, "seats": seats, "workshops": shops, "ship": 7}, seed)
    check(state)
    seen = state.view(-1)
    assert all(seen["tavern"]["cards"])
    assert all(seen["hall"]["tiles"])
    assert [card["card"] for card in seen["players"][0]["hand"]] == [1, 2, 3]
    assert (seen["players"][0]["masters"], seen["port"]["ship"]) == (1, 7)


def test_at_night_and_with_the_chancery_the_setup_is_over() -> None:
    options = {"night": "yes", "chancery": "yes"}
    assert GAME.position({"players": 3, "options": options}).view(-1)["stage"] == "setup"
    state = GAME.position({"players": 3, "options": options, "round": 5, "ships": list(range(1, 6)), "ship": 9})
    assert (state.view(-1)["stage"], state.view(-1)["round"]) == ("actions", 5)


def test_a_puzzle_can_be_played() -> None:
    data = {
        "players": 2,
        "seats": [{"dice": [5, 2], "reputation": 9, "platform": 1, "hand": [2], "goods": [3, 3, 0, 0, 0, 0]}, {}],
        "first": 0,
        "dice": {"castle": [None, None, {"value": 6, "seat": 1}]},
    }
    state = GAME.position(data)
    assert legal(state, "complete") == ["complete 2"]
    assert "die 5" in legal(state)
    state.apply(0, GAME.parse("die 5"))
    assert "go castle" not in legal(state)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"tavrn": []}, "the position: object contains unknown field `tavrn`; known: seats, stage, round, first"),
        ({"seats": [{"coin": 3}, {}]}, "seats[0]: object contains unknown field `coin`; known: score, coins"),
        (
            {"seats": [{"commissions": [{"tile": 1, "commission": 1, "done": True}]}, {}]},
            "seats[0].commissions[0]: object contains unknown field `done`; known: tile, commission, tokens",
        ),
        (
            {"dice": {"berk": [{"value": 1, "seat": 0, "place": 1}]}},
            "dice[...][0]: object contains unknown field `place`; known: value, seat",
        ),
        ({"seats": [{"coins": "3"}, {}]}, "seats[0].coins: expected `int | null`, got `str`"),
        ({"seats": [{}]}, "seats: 1 seats in a game for 2"),
        ({"seats": [{"hand": [49]}, {}]}, "seats[0].hand[0]: no settlers card 49; they are 1 to 48"),
        (
            {"seats": [{"hand": [7]}, {"housed": [7]}]},
            "seats[1].housed[0]: settlers card 7 lies in seats[0].hand",
        ),
        ({"seats": [{"hand": [1, 2, 3, 4]}, {}]}, "seats[0].hand: at most 3 cards, not 4"),
        ({"seats": [{"reputation": 5}, {}]}, "seats[0].reputation: from 6 to 24, not 5"),
        ({"seats": [{"nobility": 13}, {}]}, "seats[0].nobility: at most 12, not 13"),
        ({"seats": [{"workers": 15}, {}]}, "seats[0].meeples: 15 are in use, but there are 14"),
        ({"seats": [{"meeples": 3}, {}]}, "seats[0].meeples: 3 in the supply and 0 in use are not 14"),
        ({"seats": [{"lots": [1]}, {}]}, "seats[0].lots[0]: building 1 is a workshop"),
        ({"seats": [{"keeper": "wizards"}, {}]}, "seats[0].keeper: a guild at night, none by day"),
        (
            {"seats": [{"apprentices": [9, 0, 0, 0, 0, 0]}, {}]},
            "seats: 9 apprentices at the scholars, where 2",
        ),
        ({"seats": [{"character": "Nia"}, {}]}, "seats[0].character: no character 'Nia'; there are "),
        ({"seats": [{"offer": [1]}, {}]}, "seats[0].offer: only with the option 'chancery'"),
        ({"workshops": {"smiths": []}}, "workshops.smiths: no guild 'smiths'; there are scholars"),
        ({"workshops": {"wizards": [{"tile": 1}]}}, "workshops.wizards[0].tile: building 1 is none of the wizards"),
        (
            {"workshops": {"scholars": [{"tile": 1, "owner": 2}]}},
            "workshops.scholars[0].owner: no seat 2; ",
        ),
        ({"ship": 19}, "ship: no ship 19; they are 1 to 18"),
        ({"ship": 4, "ships": [1, 2, 3]}, "ships: 9 rounds are to come, but fewer ships"),
        ({"ship": 1, "sold": [9, 0, 0, 0, 0, 0]}, "sold[0]: ship 1 has "),
        ({"round": 11}, "round: there are 10, not 11"),
        ({"event": "Port Traders"}, "event: only with the option 'events'"),
        ({"absent": "Nya"}, "absent: only with the option 'night'"),
        ({"dice": {"pub": []}}, "dice.pub: no such place; places are tavern"),
        ({"dice": {"berk": [{"value": 1, "seat": None}]}}, "dice.berk[0]: the automa plays in the solo game only"),
        ({"stage": "income"}, "decision: needed in the stage 'income'"),
        ({"decision": {"kind": "dance"}}, "decision.kind: no kind of decision 'dance'; there are character"),
        ({"decision": {"kind": "over"}}, "decision.kind: 'over' and the stage 'over' go together"),
        ({"decision": {"kind": "place"}}, "decision.value: 'place' needs the value of the die"),
        ({"decision": {"kind": "workshop"}}, "decision.step: no workshop on scholars.1"),
        ({"decision": {"kind": "spend"}}, "decision.card: no settlers card 0; they are 1 to 48"),
        ({"decision": {"kind": "recall"}}, "decision.kind: with 'recall' there is nothing that could be decided"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position({"players": 2} | data)
    assert str(refusal.value).startswith(message)
    assert "\n" not in str(refusal.value)
