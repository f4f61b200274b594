"""What placed tiles bring: CB-401 to CB-407."""

from __future__ import annotations

import pytest

from tests.burgundy.scene import account, account_goods, act, do, idle_round, legal, refused, scene, table

# On estate 1 the castle on d4 touches c3 (building 3), c4 (knowledge 1), d3 (ship 2), d5 (ship 5), e3 (mine 4) and
# e4 (building 3). Pastures: a1 b1 b2 c1 c2, and e6 alone. Cities: c3; b5 c5 c6; e1 e2 f1; e4 e5 f4 f5 g4.


# Ships


@pytest.mark.rule("CB-401")
def test_a_ship_takes_the_goods_of_any_one_depot() -> None:
    state = scene(dice=(2, 6), storage=["ship"], cargo={4: [1, 6], 5: [2]})
    assert act(state, "place 1 d3 die 2") == {
        "0 d3": "ship",
        "0 dice": [6],
        "0 storage": ["", "", ""],
        "decision": "load",
    }
    assert legal(state) == [f"load {depot}" for depot in range(1, 7)]
    assert act(state, "load 4") == {"0 goods": [1, 6], "0 track": 1, "cargo 4": [], "decision": "turn"}
    assert account_goods(state) == [7] * 6


@pytest.mark.rule("CB-401")
def test_an_empty_depot_may_be_chosen() -> None:
    state = scene(dice=(2, 6), storage=["ship"], cargo={4: [1, 6]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 2") == {"0 track": 1, "decision": "turn"}


@pytest.mark.rule("CB-401")
def test_with_no_goods_on_the_board_the_ship_just_sails() -> None:
    state = scene(dice=(2, 6), storage=["ship"], goods=[3])
    assert act(state, "place 1 d3 die 2") == {
        "0 d3": "ship",
        "0 dice": [6],
        "0 storage": ["", "", ""],
        "0 track": 1,
    }


@pytest.mark.rule("CB-401", "CB-102")
def test_full_goods_spaces_take_only_stored_types() -> None:
    """Worked example: types 1, 2, 3 stored, depot holds 3, 3, 5: both 3 are taken, the 5 stays."""
    state = scene(dice=(2, 6), storage=["ship"], goods=[1, 2, 3], cargo={6: [3, 3, 5]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 6") == {"0 goods": [1, 2, 3, 3, 3], "0 track": 1, "cargo 6": [5], "decision": "turn"}


@pytest.mark.rule("CB-401")
@pytest.mark.parametrize(("choice", "goods", "left"), [(4, [1, 2, 4, 4], [5]), (5, [1, 2, 5], [4, 4])])
def test_the_player_chooses_among_new_types(choice: int, goods: list[int], left: list[int]) -> None:
    """Worked example: types 1, 2 stored, depot holds 4, 4, 5: either both 4 or the 5."""
    state = scene(dice=(2, 6), storage=["ship"], goods=[1, 2], cargo={3: [4, 4, 5]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 3") == {"decision": "goods"}
    assert legal(state) == ["goods 4", "goods 5"]
    assert act(state, f"goods {choice}") == {"0 goods": goods, "0 track": 1, "cargo 3": left, "decision": "turn"}


@pytest.mark.rule("CB-401")
def test_stored_types_come_along_before_a_choice() -> None:
    state = scene(dice=(2, 6), storage=["ship"], goods=[1, 2], cargo={3: [1, 4, 5, 6]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 3") == {"0 goods": [1, 1, 2], "cargo 3": [4, 5, 6], "decision": "goods"}
    assert legal(state) == ["goods 4", "goods 5", "goods 6"]


@pytest.mark.rule("CB-401")
def test_two_free_spaces_are_filled_by_two_choices() -> None:
    state = scene(dice=(2, 6), storage=["ship"], goods=[1], cargo={3: [4, 4, 5, 6]})
    do(state, "place 1 d3 die 2", "load 3")
    assert act(state, "goods 4") == {"0 goods": [1, 4, 4], "cargo 3": [5, 6]}
    assert legal(state) == ["goods 5", "goods 6"]  # what fits must be taken
    assert refused(state, "pass")
    assert act(state, "goods 6") == {"0 goods": [1, 4, 4, 6], "0 track": 1, "cargo 3": [5], "decision": "turn"}


@pytest.mark.rule("CB-401")
def test_new_types_that_all_fit_are_all_taken() -> None:
    state = scene(dice=(2, 6), storage=["ship"], goods=[1], cargo={3: [1, 4, 4, 5]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 3") == {"0 goods": [1, 1, 4, 4, 5], "0 track": 1, "cargo 3": [], "decision": "turn"}


@pytest.mark.rule("CB-401")
def test_only_the_own_piece_moves_onto_the_top_of_the_next_space() -> None:
    others = {1: {"track": 1, "arrival": 1}, 2: {"track": 1, "arrival": 2}}
    state = scene(3, dice=(2, 6), storage=["ship"], others=others)
    assert act(state, "place 1 d3 die 2")["0 track"] == 1
    idle_round(state)
    assert table(state)["order"] == [0, 2, 1]
    assert [table(state)[f"{seat} track"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CB-401", "CB-203")
def test_a_ship_does_not_ask_for_the_number_of_the_depot() -> None:
    state = scene(dice=(2, 6), storage=["ship"], cargo={6: [2]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 6")["0 goods"] == [2]
    assert table(state)["0 workers"] == 0


# Castles


@pytest.mark.rule("CB-402")
def test_a_castle_gives_one_more_action_of_any_number() -> None:
    state = scene(
        dice=(6, 1),
        storage=["castle", "ship"],
        tiles={"a2": "castle", "c3": "bank"},
        goods=[2, 5],
        depots={3: ["bank"], 6: ["mine"]},
        black=["church"],
        silver=5,
    )
    assert act(state, "place 1 b3 die 6") == {
        "0 b3": "castle",
        "0 dice": [1],
        "0 storage": ["", "ship", ""],
        "decision": "extra",
    }
    assert legal(state) == [
        "take 3.1", "take 6.1", "place 2 d3", "place 2 d5", "sell 2", "sell 5", "workers",
    ]  # fmt: skip
    assert refused(state, "pass", "buy 7.1", "workers die 1")


@pytest.mark.rule("CB-402")
@pytest.mark.parametrize(
    ("action", "changed"),
    [
        ("take 3.1", {"0 storage": ["bank", "ship", ""], "depot 3": []}),
        ("place 2 d5", {"0 d5": "ship", "0 storage": ["", "", ""], "0 track": 1}),
        ("sell 5", {"0 goods": [], "0 sold": [5], "0 score": 2, "0 silver": 1}),
        ("workers", {"0 workers": 2}),
    ],
)
def test_a_castles_action_costs_neither_die_nor_workers(action: str, changed: dict) -> None:
    state = scene(dice=(6, 1), storage=["castle", "ship"], tiles={"c3": "bank"}, goods=[5], depots={3: ["bank"]})
    do(state, "place 1 b3 die 6")
    assert act(state, action) == changed | {"decision": "turn"}
    assert legal(state) != []
    assert table(state)["0 dice"] == [1]


@pytest.mark.rule("CB-402")
def test_a_castles_action_is_always_possible() -> None:
    state = scene(dice=(6, 1), storage=["castle"], tiles={"c3": "bank"})
    do(state, "place 1 b3 die 6")
    assert legal(state) == ["workers"]


@pytest.mark.rule("CB-402")
def test_castles_chain() -> None:
    state = scene(dice=(6,), storage=["castle", "castle", "castle"], tiles={"c3": "bank"})
    do(state, "place 1 b3 die 6", "place 2 a2")
    assert table(state)["decision"] == "extra"
    changed = act(state, "place 3 a3")
    assert (changed["0 score"], changed["castle bonus"]) == (6 + 10 + 5, [0, None])
    assert act(state, "workers") == {"0 workers": 2, "decision": "turn", "turn of": [1]}


@pytest.mark.rule("CB-402", "CB-301")
def test_the_turn_waits_for_the_castles_action() -> None:
    state = scene(dice=(6,), storage=["castle"], tiles={"c3": "bank"})
    do(state, "place 1 b3 die 6")
    assert table(state)["turn of"] == [0]
    assert act(state, "workers")["turn of"] == [1]


# Mines


@pytest.mark.rule("CB-403")
def test_a_mine_brings_nothing_when_placed_and_pays_from_this_phase_on() -> None:
    state = scene(round=5, dice=(4,), storage=["mine"])
    assert act(state, "place 1 e3 die 4") == {
        "0 dice": [],
        "0 e3": "mine",
        "0 storage": ["", "", ""],
        "turn of": [1],
    }
    idle_round(state)
    assert (table(state)["phase"], table(state)["0 silver"], table(state)["1 silver"]) == ("B", 1, 0)


@pytest.mark.rule("CB-403")
def test_a_stored_mine_pays_nothing() -> None:
    state = scene(round=5, storage=["mine", "mine"])
    idle_round(state)
    assert (table(state)["phase"], table(state)["0 silver"]) == ("B", 0)


# Animals


@pytest.mark.rule("CB-404")
def test_an_animal_scores_its_kind_in_the_pasture() -> None:
    """Worked example: a 4-cow tile into a pasture with a 3-cow tile scores 7, the second 4-cow tile there 11."""
    state = scene(dice=(2, 4), storage=["cow-4", "cow-4"], tiles={"b2": "cow-3"})
    assert act(state, "place 1 b1 die 2") == {
        "0 b1": "cow-4",
        "0 dice": [4],
        "0 score": 7,
        "0 storage": ["", "cow-4", ""],
    }
    assert act(state, "place 2 c2 die 4")["0 score"] == 7 + 11


@pytest.mark.rule("CB-404")
def test_other_pastures_do_not_count() -> None:
    """Worked example: the second 4-cow tile in another pasture scores 4."""
    tiles = {"b2": "cow-3", "b1": "cow-4", "e5": "bank"}
    state = scene(dice=(2, 4), storage=["cow-4"], tiles=tiles, phase="E")
    changed = act(state, "place 1 e6 die 2")
    assert changed["0 score"] == 4 + (1 + 2)  # and the region of one in phase E


@pytest.mark.rule("CB-404")
def test_other_kinds_do_not_count() -> None:
    state = scene(dice=(2, 4), storage=["pig-2"], tiles={"b2": "cow-3", "c2": "sheep-4"})
    assert act(state, "place 1 b1 die 2")["0 score"] == 2


@pytest.mark.rule("CB-404")
def test_same_kind_tiles_of_the_pasture_need_not_touch() -> None:
    state = scene(dice=(5, 6), storage=["pig-3"], tiles={"a1": "pig-4", "b1": "cow-2"})
    assert act(state, "place 1 c1 die 5")["0 score"] == 3 + 4  # c1 touches b1, c2, d1, d2


@pytest.mark.rule("CB-404")
@pytest.mark.parametrize("kind", ["cow", "sheep", "pig", "chicken"])
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_every_animal_tile_counts_its_animals(kind: str, animals: int) -> None:
    state = scene(dice=(2, 4), storage=[f"{kind}-{animals}"], tiles={"b2": f"{kind}-2"})
    assert act(state, "place 1 b1 die 2")["0 score"] == animals + 2


# Buildings


@pytest.mark.rule("CB-405")
@pytest.mark.parametrize(
    ("building", "gain"),
    [("boarding-house", {"0 workers": 4}), ("bank", {"0 silver": 2}), ("watchtower", {"0 score": 4})],
)
def test_what_pays_by_itself(building: str, gain: dict[str, int]) -> None:
    state = scene(dice=(3, 6), storage=[building])
    assert act(state, "place 1 e4 die 3") == gain | {
        "0 e4": building,
        "0 dice": [6],
        "0 storage": ["", "", ""],
    }


@pytest.mark.rule("CB-405")
def test_a_warehouse_sells_one_type_of_choice() -> None:
    state = scene(3, dice=(3, 6), storage=["warehouse"], goods=[1, 1, 5])
    assert act(state, "place 1 e4 die 3")["decision"] == "sell"
    assert legal(state) == ["sell 1", "sell 5", "pass"]
    assert act(state, "sell 1") == {
        "0 goods": [5],
        "0 score": 6,
        "0 silver": 1,
        "0 sold": [1, 1],
        "decision": "turn",
    }
    assert table(state)["0 dice"] == [6]


FETCH_FROM = {1: ["bank", "ship"], 2: ["knowledge-8", "castle"], 3: ["cow-3", "church"], 5: ["mine"]}


@pytest.mark.rule("CB-405", "CB-407")
@pytest.mark.parametrize(
    ("building", "choices"),
    [
        ("carpenter", ["take 1.1", "take 3.2"]),
        ("church", ["take 2.1", "take 2.2", "take 5.1"]),
        ("market", ["take 1.2", "take 3.1"]),
    ],
)
def test_what_fetches_reaches_all_numbered_depots_and_never_the_black_one(building: str, choices: list[str]) -> None:
    black = ["bank", "ship", "castle", "cow-4"]
    state = scene(dice=(3, 6), storage=[building, "ship", "mine"], depots=FETCH_FROM, black=black, silver=2)
    assert act(state, "place 1 e4 die 3")["decision"] == "take"
    assert legal(state) == [*choices, "pass"]
    taken = choices[-1].removeprefix("take ")
    name = FETCH_FROM[int(taken[0])][int(taken[2]) - 1]
    changed = act(state, choices[-1])
    assert changed.pop(f"depot {taken[0]}") == [n for n in FETCH_FROM[int(taken[0])] if n != name]
    assert changed == {"0 storage": [name, "ship", "mine"], "decision": "turn"}  # never full: the building has left


@pytest.mark.rule("CB-405", "CB-407")
@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city-hall"])
def test_without_anything_to_choose_the_effect_is_lost(building: str) -> None:
    depots = {
        "carpenter": {1: ["ship", "mine"]},
        "church": {1: ["ship", "bank"]},
        "market": {1: ["castle", "bank"]},
    }.get(building, {})
    black = ["bank", "ship", "castle", "mine"]
    state = scene(dice=(3, 6), storage=[building, "cow-2"], depots=depots, black=black, cargo={1: [1]})
    assert act(state, "place 1 e4 die 3") == {
        "0 e4": building,
        "0 dice": [6],
        "0 storage": ["", "cow-2", ""],
    }


@pytest.mark.rule("CB-405")
@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city-hall"])
def test_what_asks_may_be_declined(building: str) -> None:
    depots = {1: ["bank", "ship"], 2: ["castle"]}
    state = scene(dice=(3, 6), storage=[building, "ship"], depots=depots, goods=[4])
    do(state, "place 1 e4 die 3")
    assert act(state, "pass") == {"decision": "turn"}
    assert "workers die 6" in legal(state)


@pytest.mark.rule("CB-405", "CB-301")
def test_declining_after_the_last_die_ends_the_turn() -> None:
    state = scene(dice=(3,), storage=["warehouse"], goods=[4])
    do(state, "place 1 e4 die 3")
    assert act(state, "pass") == {"decision": "turn", "turn of": [1]}


@pytest.mark.rule("CB-405")
def test_no_building_kind_twice_in_a_city() -> None:
    state = scene(dice=(3, 1), storage=["bank", "church"], tiles={"e4": "bank"})
    # e5 (1) is of e4's city, which has a bank; c3 (3) is a city of its own.
    assert legal(state, "place") == ["place 2 e5 die 1", "place 1 c3 die 3", "place 2 c3 die 3"]
    assert refused(state, "place 1 e5 die 1")
    assert act(state, "place 1 c3 die 3")["0 silver"] == 2


@pytest.mark.rule("CB-405")
def test_the_whole_city_counts_not_only_neighbours() -> None:
    tiles = {"e4": "bank", "e5": "church", "f5": "market"}
    state = scene(dice=(3, 5), storage=["bank", "watchtower"], tiles=tiles)
    # g4 (3) and f4 (5) lie in the city; g4 touches f4 and f5, and not e4.
    assert legal(state, "place") == ["place 1 c3 die 3", "place 2 c3 die 3", "place 2 g4 die 3", "place 2 f4 die 5"]


# City halls


@pytest.mark.rule("CB-406")
def test_a_city_hall_places_a_stored_tile_on_any_number() -> None:
    state = scene(dice=(3, 6), storage=["city-hall", "ship", "bank"])
    assert act(state, "place 1 e4 die 3") == {
        "0 e4": "city-hall",
        "0 dice": [6],
        "0 storage": ["", "ship", "bank"],
        "decision": "place",
    }
    assert legal(state) == ["place 2 d3", "place 2 d5", "place 3 c3", "place 3 e5", "place 3 f4", "pass"]
    assert act(state, "place 2 d5") == {
        "0 d5": "ship",
        "0 storage": ["", "", "bank"],
        "0 track": 1,
        "decision": "turn",
    }


@pytest.mark.rule("CB-406", "CB-405")
def test_colour_adjacency_and_city_hold_for_a_city_hall_too() -> None:
    state = scene(dice=(3, 6), storage=["city-hall", "bank", "cow-2"], tiles={"e5": "bank"})
    do(state, "place 1 e4 die 3")
    assert legal(state) == ["place 2 c3", "place 3 e6", "pass"]  # no second bank in this city; the far pasture is far


@pytest.mark.rule("CB-406")
def test_a_tile_placed_by_a_city_hall_has_its_own_effect() -> None:
    state = scene(dice=(3, 6), storage=["city-hall", "city-hall", "castle"], tiles={"c4": "knowledge-9"})
    do(state, "place 1 e4 die 3")
    # The second city hall needs another city: c3 or c5.
    assert [text for text in legal(state) if text.startswith("place 2")] == ["place 2 c3", "place 2 c5"]
    assert act(state, "place 2 c3") == {"0 c3": "city-hall", "0 score": 1 + 10, "0 storage": ["", "", "castle"]}
    assert table(state)["decision"] == "place"
    assert act(state, "place 3 b3")["decision"] == "extra"
    assert act(state, "workers") == {"0 workers": 2, "decision": "turn"}
    assert table(state)["0 dice"] == [6]
    assert account(state).total() == 164


@pytest.mark.rule("CB-406")
def test_a_market_placed_by_a_city_hall_fetches() -> None:
    state = scene(dice=(3, 6), storage=["city-hall", "market"], depots={6: ["ship"]})
    do(state, "place 1 e4 die 3", "place 2 e5")
    assert act(state, "take 6.1") == {"0 storage": ["ship", "", ""], "decision": "turn", "depot 6": []}
