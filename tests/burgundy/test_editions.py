"""The 2019 edition: CB-601."""

from __future__ import annotations

import pytest

from meeplehall.games.burgundy.game import GAME
from tests.burgundy.scene import account, act, do, legal, refused, scene, table
from tests.burgundy.test_knowledge import SOLD, at_the_end, with_bonus_tiles

pytestmark = pytest.mark.rule("CB-601")


def test_2011_is_the_default() -> None:
    assert GAME.settle(2, {})["edition"] == "2011"
    assert GAME.new(2).edition == 2011


def test_knowledge_15_and_26_score_otherwise() -> None:
    assert at_the_end([15], **SOLD) == 3 * 3
    assert at_the_end([15], edition="2019", **SOLD) == 2 * 3
    assert with_bonus_tiles("2011") == 2 * 3
    assert with_bonus_tiles("2019") == 3 * 3


def test_other_end_tiles_score_as_before() -> None:
    assert at_the_end([25], edition="2019", **SOLD) == 6
    assert at_the_end([16], edition="2019", tiles={"e4": "warehouse"}) == 4
    assert at_the_end([17], edition="2019", tiles={"e4": "watchtower"}) == 4
    assert at_the_end([24], edition="2019", tiles={"e6": "cow-2"}) == 4


# Knowledge 6


@pytest.mark.parametrize(
    ("silver", "workers", "ways"),
    [
        (2, 0, ["buy 1.1", "buy 7.1"]),
        (2, 1, ["buy 1.1", "buy 7.1", "buy 1.1 workers 1", "buy 7.1 workers 1"]),
        (1, 1, ["buy 1.1 workers 1", "buy 7.1 workers 1"]),
        (0, 2, ["buy 1.1 workers 2", "buy 7.1 workers 2"]),
        (0, 1, []),
        (1, 0, []),
    ],
)
def test_knowledge_6_lets_workers_pay(silver: int, workers: int, ways: list[str]) -> None:
    position = {"dice": (4, 2), "silver": silver, "workers": workers, "depots": {1: ["ship"]}, "black": ["bank"]}
    state = scene(edition="2019", knowledge=[6], **position)
    assert legal(state, "buy") == ways
    plain = scene(edition="2019", **position)
    assert legal(plain, "buy") == (["buy 7.1"] if silver == 2 else [])


@pytest.mark.parametrize(("paid", "silver", "workers"), [("", 1, 3), (" workers 1", 2, 2), (" workers 2", 3, 1)])
def test_the_price_is_any_mix_of_two(paid: str, silver: int, workers: int) -> None:
    state = scene(edition="2019", knowledge=[6], dice=(4, 2), silver=3, workers=3, black=["bank"])
    do(state, f"buy 7.1{paid}")
    assert (table(state)["0 silver"], table(state)["0 workers"]) == (silver, workers)
    assert refused(state, "buy 7.1")


def test_in_2011_workers_never_pay() -> None:
    state = scene(knowledge=[6], dice=(4, 2), silver=3, workers=3, black=["bank"])
    assert legal(state, "buy") == ["buy 7.1"]
    assert refused(state, "buy 7.1 workers 1", "buy 7.1 workers 2")


def test_workers_that_can_pay_keep_the_turn_open() -> None:
    state = scene(edition="2019", knowledge=[6], dice=(4,), black=["bank"])
    do(state, "workers die 4")
    assert legal(state) == ["buy 7.1 workers 2", "pass"]


# The purchase before a castle's or a city hall's use


def test_the_purchase_is_open_after_placing_a_castle() -> None:
    state = scene(edition="2019", dice=(6, 1), storage=["castle"], tiles={"c3": "bank"}, silver=3, black=["ship"])
    do(state, "place 1 b3 die 6")
    assert legal(state) == ["workers", "buy 7.1"]
    assert act(state, "buy 7.1") == {
        "0 silver": 1,
        "0 storage": ["ship", "", ""],
        "black depot": [],
        "bought": True,
    }
    assert legal(state) == ["place 1 d3", "place 1 d5", "workers"]  # the castle's action is still due
    assert act(state, "place 1 d5")["decision"] == "turn"


def test_the_purchase_is_open_after_placing_a_city_hall() -> None:
    state = scene(edition="2019", dice=(3, 1), storage=["city-hall"], silver=2, black=["ship"])
    assert act(state, "place 1 e4 die 3")["decision"] == "place"
    assert legal(state) == ["buy 7.1", "pass"]
    do(state, "buy 7.1")
    assert legal(state) == ["place 1 d3", "place 1 d5", "pass"]
    assert act(state, "place 1 d3") == {
        "0 d3": "ship",
        "0 storage": ["", "", ""],
        "0 track": 1,
        "decision": "turn",
    }


def test_it_is_the_one_purchase_of_the_turn() -> None:
    state = scene(
        edition="2019", dice=(6, 1), storage=["castle"], tiles={"c3": "bank"}, silver=9, black=["ship", "mine", "bank"]
    )
    do(state, "place 1 b3 die 6", "buy 7.1")
    assert legal(state, "buy") == []
    do(state, "workers")
    assert legal(state, "buy") == []
    early = scene(
        edition="2019", dice=(6, 1), storage=["castle"], tiles={"c3": "bank"}, silver=9, black=["ship", "mine"]
    )
    do(early, "buy 7.1", "place 1 b3 die 6")
    assert legal(early, "buy") == []


def test_a_take_that_then_meets_full_storage_discards_first() -> None:
    state = scene(
        edition="2019",
        dice=(6, 1),
        storage=["castle", "bank", "church"],
        tiles={"c3": "bank"},
        silver=2,
        black=["ship"],
        depots={4: ["mine"]},
    )
    do(state, "place 1 b3 die 6", "buy 7.1")
    assert table(state)["0 storage"] == ["ship", "bank", "church"]
    assert act(state, "take 4.1") == {"decision": "discard", "depot 4": []}
    assert legal(state) == ["discard 1", "discard 2", "discard 3"]
    assert act(state, "discard 2") == {
        "0 storage": ["ship", "mine", "church"],
        "decision": "turn",
        "gone": {"bank": 1},
    }
    assert account(state).total() == 164
    assert table(state)["0 dice"] == [1]


def test_a_city_hall_with_nothing_to_place_or_buy_is_lost() -> None:
    state = scene(edition="2019", dice=(3, 1), storage=["city-hall"], silver=1, black=["ship"])
    assert act(state, "place 1 e4 die 3") == {"0 dice": [1], "0 e4": "city-hall", "0 storage": ["", "", ""]}


@pytest.mark.parametrize(
    ("position", "action", "decision"),
    [
        ({"storage": ["ship"], "dice": (2, 1), "cargo": {1: [1]}}, "place 1 d3 die 2", "load"),
        ({"storage": ["market"], "dice": (3, 1), "depots": {1: ["ship"]}}, "place 1 c3 die 3", "take"),
        ({"storage": ["warehouse"], "dice": (3, 1), "goods": [1]}, "place 1 c3 die 3", "sell"),
    ],
)
def test_nowhere_else_inside_an_action(position: dict, action: str, decision: str) -> None:
    state = scene(edition="2019", silver=9, black=["mine"], **position)
    do(state, action)
    assert table(state)["decision"] == decision
    assert legal(state, "buy") == []


# Estates


def test_estates_of_2019() -> None:
    old, new = GAME.tables.estates["2011"], GAME.tables.estates["2019"]

    def printed(estate) -> list[tuple[int, int]]:
        return [(estate.types[i], estate.numbers[i]) for i in range(37)]

    assert (len(old), len(new)) == (9, 10)
    for number in (1, 3, 4, 5, 6, 7, 8, 9):
        assert printed(new[number - 1]) == printed(old[number - 1])
    assert printed(new[9]) == printed(old[1])
    assert printed(new[1]) not in [printed(estate) for estate in old]


def test_basic_may_be_played_on_2() -> None:
    state = GAME.new(3, {"edition": "2019", "estates": "2"})
    seen = state.view(-1)["players"]
    assert [player["estate"] for player in seen] == [2, 2, 2]
    assert [player["castle"] for player in seen] == ["d4"] * 3
    row = [(space["type"][0], space["number"]) for space in seen[0]["spaces"][15:22]]
    assert row == [("c", 6), ("b", 1), ("s", 2), ("c", 6), ("k", 5), ("b", 4), ("s", 1)]


def test_advanced_may_repeat_1_and_2() -> None:
    state = GAME.new(4, {"edition": "2019", "setup": "advanced", "estates": "2,1,2,1"})
    assert [p.estate.number for p in state.players] == [2, 1, 2, 1]


# What stays


def test_the_start_is_the_same_but_for_the_year() -> None:
    old, new = (GAME.new(3, {"edition": year}, seed=4).view(-1) for year in ("2011", "2019"))
    assert (old.pop("edition"), new.pop("edition")) == (2011, 2019)
    assert old == new


def test_tie_is_an_option_of_its_own() -> None:
    assert GAME.settle(2, {"edition": "2019"})["tie"] == "fewest"
    assert GAME.settle(2, {"edition": "2019", "tie": "most"})["tie"] == "most"
    assert GAME.settle(2, {"edition": "2011", "tie": "most"})["tie"] == "most"
