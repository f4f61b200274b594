"""A turn: CB-301 to CB-310."""

from __future__ import annotations

import pytest

from meeplehall.core.journal import Journal
from meeplehall.games.burgundy.events import Place, Points
from tests.burgundy.scene import account, act, do, idle_round, legal, refused, scene, table, told

RING = [(a, b, min(abs(a - b), 6 - abs(a - b))) for a in range(1, 7) for b in range(1, 7)]
WITHIN = {(a, b, steps) for a, b, distance in RING for steps in range(distance, 4)}
# The estate of these tests is number 1: its castle on d4 touches c3 (building 3), c4 (knowledge 1), d3 (ship 2),
# d5 (ship 5), e3 (mine 4) and e4 (building 3).


# The two dice


@pytest.mark.rule("CB-301")
@pytest.mark.parametrize(("first", "second"), [(2, 5), (5, 2)])
def test_one_action_with_each_die_in_either_order(first: int, second: int) -> None:
    state = scene(dice=(2, 5), storage=["ship", "ship"])
    space = {2: "d3", 5: "d5"}
    assert act(state, f"place 1 {space[first]} die {first}") == {
        f"0 {space[first]}": "ship",
        "0 dice": [second],
        "0 storage": ["", "ship", ""],
        "0 track": 1,
    }
    assert refused(state, f"workers die {first}")
    changed = act(state, f"place 2 {space[second]} die {second}")
    assert (changed["0 track"], changed["turn of"]) == (2, [1])


@pytest.mark.rule("CB-301")
def test_different_actions_with_the_two_dice() -> None:
    state = scene(dice=(4, 1), goods=[1], storage=["mine"])
    assert legal(state) == ["place 1 e3 die 4", "sell 1 die 1", "workers die 1", "workers die 4"]
    do(state, "sell 1 die 1")
    assert legal(state) == ["place 1 e3 die 4", "workers die 4"]


@pytest.mark.rule("CB-301")
def test_each_die_must_be_used() -> None:
    state = scene(dice=(4, 1), silver=5, black=["bank"])
    assert refused(state, "pass")
    do(state, "workers die 4")
    assert refused(state, "pass")
    assert legal(state) == ["workers die 1", "buy 7.1"]


@pytest.mark.rule("CB-301", "CB-306")
def test_workers_can_always_be_taken() -> None:
    assert legal(scene(dice=(4, 1))) == ["workers die 1", "workers die 4"]


@pytest.mark.rule("CB-301")
@pytest.mark.parametrize(
    "shop",
    [
        {"silver": 1, "black": ["bank"]},
        {"silver": 2, "black": []},
        {"silver": 2, "black": [], "depots": {1: ["bank"]}},
    ],
)
def test_the_turn_ends_by_itself_when_nothing_can_be_bought(shop: dict) -> None:
    state = scene(dice=(4,), **shop)
    assert act(state, "workers die 4") == {"0 dice": [], "0 workers": 2, "turn of": [1]}


@pytest.mark.rule("CB-301", "CB-307")
def test_otherwise_it_ends_with_the_purchase_or_a_pass() -> None:
    state = scene(dice=(4,), silver=5, black=["bank", "ship"])
    assert act(state, "workers die 4") == {"0 dice": [], "0 workers": 2}
    assert legal(state) == ["buy 7.1", "buy 7.2", "pass"]
    twin = state.clone()
    assert act(state, "pass") == {"turn of": [1]}
    assert act(twin, "buy 7.2") == {
        "0 silver": 3,
        "0 storage": ["ship", "", ""],
        "black depot": ["bank"],
        "turn of": [1],
    }


@pytest.mark.rule("CB-301")
def test_a_round_gives_every_player_one_turn() -> None:
    state = scene(3, seat=2)
    seen = []
    while table(state)["round"] == 1:
        seen += table(state)["turn of"]
        do(state, "workers die 1", "workers die 1")
    assert seen == [2, 0, 1]


# Workers


@pytest.mark.rule("CB-302")
@pytest.mark.parametrize(("die", "depot", "distance"), RING)
def test_workers_shift_a_die_round_the_ring_the_shorter_way(die: int, depot: int, distance: int) -> None:
    take = f"take {depot}.1 die {die}"
    state = scene(dice=(die,), workers=5, depots={depot: ["bank"]}, silver=2, black=["ship"])
    changed = act(state, take)
    assert changed.pop("0 workers", 5) == 5 - distance
    assert changed == {"0 dice": [], "0 storage": ["bank", "", ""], f"depot {depot}": []}
    exact = scene(dice=(die, die), workers=distance, depots={depot: ["bank"]})
    assert take in legal(exact)
    if distance > 0:
        short = scene(dice=(die, die), workers=distance - 1, depots={depot: ["bank"]})
        assert refused(short, take)


@pytest.mark.rule("CB-302")
@pytest.mark.parametrize(("die", "number", "workers"), [(6, 3, 3), (2, 6, 2), (1, 6, 1), (6, 6, 0)])
def test_worked_examples_of_shifting(die: int, number: int, workers: int) -> None:
    """Worked example: a 6 turned into a 3 costs 3 workers; a 2 into a 6 costs 2."""
    state = scene(dice=(die, die), workers=4, goods=[number])
    assert act(state, f"sell {number} die {die}").get("0 workers", 4) == 4 - workers


@pytest.mark.rule("CB-302")
def test_workers_serve_placing_and_selling_too() -> None:
    state = scene(dice=(6, 6), workers=4, storage=["mine"], goods=[5])
    assert act(state, "place 1 e3 die 6") == {
        "0 dice": [6],
        "0 e3": "mine",
        "0 storage": ["", "", ""],
        "0 workers": 2,
    }
    assert legal(state) == ["sell 5 die 6", "workers die 6"]
    assert act(state, "sell 5 die 6")["0 workers"] == 1


@pytest.mark.rule("CB-302")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("workers", range(9))
def test_every_number_within_reach_is_offered(workers: int, die: int) -> None:
    depots = {depot: ["bank"] for depot in range(1, 7)}
    state = scene(dice=(die, die), workers=workers, storage=["ship", "mine", "church"], goods=[1, 3, 5], depots=depots)

    def near(numbers: dict[str, int]) -> list[str]:
        return [f"{text} die {die}" for text, n in numbers.items() if (die, n, min(workers, 3)) in WITHIN]

    assert legal(state, "take") == near({f"take {depot}.1": depot for depot in range(1, 7)})
    spaces = {"place 1 d3": 2, "place 1 d5": 5, "place 2 e3": 4, "place 3 c3": 3, "place 3 e4": 3}
    assert legal(state, "place") == near(spaces)
    assert legal(state, "sell") == near({"sell 1": 1, "sell 3": 3, "sell 5": 5})


@pytest.mark.rule("CB-302")
def test_both_dice_may_be_shifted_with_the_workers_at_hand() -> None:
    state = scene(dice=(1, 2), workers=2, depots={3: ["bank"], 4: ["ship"]})
    assert legal(state, "take") == ["take 3.1 die 1", "take 3.1 die 2", "take 4.1 die 2"]
    do(state, "take 3.1 die 2")
    assert table(state)["0 workers"] == 1
    assert legal(state) == ["workers die 1"]  # depot 4 would take three


@pytest.mark.rule("CB-302")
def test_taking_workers_never_costs_any() -> None:
    state = scene(dice=(6, 5), workers=3)
    assert act(state, "workers die 6")["0 workers"] == 5


# Taking


@pytest.mark.rule("CB-303")
def test_take_a_tile_of_choice_from_the_depot_of_the_die() -> None:
    depots = {3: ["bank", "ship"], 4: ["castle"], 2: ["mine"]}
    state = scene(dice=(3, 6), depots=depots)
    assert legal(state, "take") == ["take 3.1 die 3", "take 3.2 die 3"]
    assert act(state, "take 3.2 die 3") == {"0 dice": [6], "0 storage": ["ship", "", ""], "depot 3": ["bank"]}


@pytest.mark.rule("CB-303")
def test_an_empty_depot_gives_nothing() -> None:
    state = scene(dice=(3, 6), depots={1: ["bank"]})
    assert legal(state, "take") == []


@pytest.mark.rule("CB-303")
def test_a_taken_tile_fills_the_first_free_storage_space() -> None:
    state = scene(dice=(3, 2), depots={3: ["ship"]}, storage=["bank", "castle", "mine"])
    state.players[0].storage[1] = 0
    state.gone[1] += 1
    assert act(state, "take 3.1 die 3") == {"0 dice": [2], "0 storage": ["bank", "ship", "mine"], "depot 3": []}


@pytest.mark.rule("CB-303")
def test_full_storage_discards_one_of_the_three_for_good() -> None:
    """Worked example: taking with 3 of 3 discards one of the three; 164 tiles are still accounted for."""
    state = scene(dice=(3, 2), workers=1, depots={3: ["ship"]}, storage=["bank", "castle", "mine"])
    assert act(state, "take 3.1 die 2") == {"0 dice": [3], "0 workers": 0, "decision": "discard", "depot 3": []}
    assert state.view(1)["decision"] == {"kind": "discard", "tile": "ship"}
    assert legal(state) == ["discard 1", "discard 2", "discard 3"]
    assert account(state).total() == 164
    assert act(state, "discard 2") == {"0 storage": ["bank", "ship", "mine"], "decision": "turn", "gone": {"castle": 1}}
    assert account(state).total() == 164
    idle_round(state)
    assert table(state)["gone"] == {"castle": 1}
    assert state.view(1)["gone"] == {"castle": 1}  # open to all


@pytest.mark.rule("CB-303", "CB-301")
def test_a_discard_for_the_last_die_ends_the_turn_afterwards() -> None:
    state = scene(dice=(3,), depots={3: ["ship"]}, storage=["bank", "castle", "mine"])
    assert "turn of" not in act(state, "take 3.1 die 3")
    assert act(state, "discard 1")["turn of"] == [1]


# Placing


@pytest.mark.rule("CB-304")
def test_place_needs_colour_number_and_a_neighbour() -> None:
    state = scene(dice=(3, 5), storage=["bank", "ship", "cow-2"])
    # Buildings 3 next to the castle are c3 and e4 (c6 and g4 are not); of the ships with 5 there is only d5.
    assert legal(state, "place") == ["place 1 c3 die 3", "place 1 e4 die 3", "place 2 d5 die 5"]
    assert act(state, "place 1 e4 die 3") == {
        "0 dice": [5],
        "0 e4": "bank",
        "0 silver": 2,
        "0 storage": ["", "ship", "cow-2"],
    }


@pytest.mark.rule("CB-304")
def test_a_placed_tile_opens_its_neighbours() -> None:
    state = scene(dice=(5, 4), storage=["ship", "ship"])
    assert refused(state, "place 2 d6 die 4")
    do(state, "place 1 d5 die 5")
    assert legal(state, "place") == ["place 2 d6 die 4"]


@pytest.mark.rule("CB-304", "CB-308")
def test_a_covered_space_takes_no_second_tile() -> None:
    state = scene(dice=(2, 6), storage=["ship", "castle"], tiles={"d3": "ship"})
    assert legal(state, "place") == []
    assert refused(state, "place 1 d3 die 2", "place 2 d4 die 6")


@pytest.mark.rule("CB-304")
def test_a_tile_must_come_from_storage() -> None:
    state = scene(dice=(2, 5), depots={2: ["ship"], 5: ["ship"]}, black=["ship"])
    assert refused(state, "place 1 d3 die 2", "place 1 d5 die 5")


# Selling


@pytest.mark.rule("CB-305")
@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_sell_all_goods_of_the_type_of_the_die(players: int, points: int) -> None:
    """Worked example: three goods at 3 players give 9 VP and 1 Silverling."""
    state = scene(players, dice=(4, 2), goods=[1, 4, 4, 4, 6])
    assert legal(state, "sell") == ["sell 4 die 4"]
    assert act(state, "sell 4 die 4") == {
        "0 dice": [2],
        "0 goods": [1, 6],
        "0 score": 3 * points,
        "0 silver": 1,
        "0 sold": [4, 4, 4],
    }


@pytest.mark.rule("CB-305")
def test_without_goods_of_that_type_there_is_no_sale() -> None:
    state = scene(3, dice=(4, 2), goods=[1, 1, 6])
    assert legal(state, "sell") == []
    assert refused(state, "sell 4 die 4", "sell 1 die 4")


@pytest.mark.rule("CB-305")
def test_a_sale_frees_its_goods_space() -> None:
    state = scene(dice=(4, 2), goods=[1, 4, 6], storage=["ship"], cargo={3: [5]})
    do(state, "sell 4 die 4", "place 1 d3 die 2")
    assert act(state, "load 3")["0 goods"] == [1, 5, 6]


# Workers


@pytest.mark.rule("CB-306")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_any_die_gives_two_workers(die: int) -> None:
    state = scene(dice=(die, die), workers=1)
    assert act(state, f"workers die {die}") == {"0 dice": [die], "0 workers": 3}


# Buying


@pytest.mark.rule("CB-307")
def test_buy_a_tile_of_the_black_depot_for_two() -> None:
    state = scene(dice=(4, 1), silver=3, black=["bank", "ship"], depots={4: ["mine"]})
    assert legal(state, "buy") == ["buy 7.1", "buy 7.2"]
    assert act(state, "buy 7.1") == {
        "0 silver": 1,
        "0 storage": ["bank", "", ""],
        "black depot": ["ship"],
        "bought": True,
    }


@pytest.mark.rule("CB-307")
def test_two_silverlings_are_needed() -> None:
    state = scene(dice=(4, 1), silver=1, workers=5, black=["bank"])
    assert refused(state, "buy 7.1", "buy 7.1 workers 1", "buy 7.1 workers 2")


@pytest.mark.rule("CB-307")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_buy_once_per_turn_before_between_or_after_the_dice(when: int) -> None:
    state = scene(dice=(4, 1), silver=9, black=["bank", "ship", "mine"])
    plan = ["workers die 4", "workers die 1"]
    do(state, *plan[:when])
    assert legal(state, "buy") == ["buy 7.1", "buy 7.2", "buy 7.3"]
    do(state, "buy 7.1")
    if when < 2:
        assert refused(state, "buy 7.2")
        do(state, *plan[when:])
    assert table(state)["turn of"] == [1]  # nothing more can be bought, so the turn is over
    assert table(state)["0 silver"] == 7


@pytest.mark.rule("CB-307")
def test_the_next_turn_may_buy_again() -> None:
    state = scene(silver=2, black=["bank", "ship"], others={1: {"silver": 2}})
    do(state, "buy 7.1", "workers die 1", "workers die 1")
    assert table(state)["turn of"] == [1]
    assert legal(state, "buy") == ["buy 7.2"]


@pytest.mark.rule("CB-307", "CB-303")
def test_buying_with_full_storage_discards_first() -> None:
    """Worked example: buying with 3 of 3 discards one of the three."""
    state = scene(dice=(4, 1), silver=2, black=["ship"], storage=["bank", "castle", "mine"])
    assert act(state, "buy 7.1") == {"0 silver": 0, "black depot": [], "bought": True, "decision": "discard"}
    assert legal(state) == ["discard 1", "discard 2", "discard 3"]
    assert act(state, "discard 3") == {"0 storage": ["bank", "castle", "ship"], "decision": "turn", "gone": {"mine": 1}}
    assert account(state).total() == 164
    assert "workers die 4" in legal(state)  # no die was involved


@pytest.mark.rule("CB-307")
def test_a_bought_tile_can_be_placed_in_the_same_turn() -> None:
    state = scene(dice=(4, 2), silver=2, black=["ship"])
    do(state, "buy 7.1")
    assert act(state, "place 1 d3 die 2")["0 d3"] == "ship"


@pytest.mark.rule("CB-307")
@pytest.mark.parametrize(
    ("position", "action", "decision"),
    [
        ({"tiles": {"a2": "castle"}, "storage": ["castle", "bank"]}, "place 1 b3 die 6", "extra"),
        ({"storage": ["city-hall", "bank"], "dice": (3, 1)}, "place 1 c3 die 3", "place"),
        ({"storage": ["ship"], "dice": (2, 1), "cargo": {1: [1]}}, "place 1 d3 die 2", "load"),
        ({"storage": ["market"], "dice": (3, 1), "depots": {1: ["ship"]}}, "place 1 c3 die 3", "take"),
        ({"storage": ["warehouse"], "dice": (3, 1), "goods": [1]}, "place 1 c3 die 3", "sell"),
    ],
)
def test_never_inside_an_action(position: dict, action: str, decision: str) -> None:
    state = scene(**{"dice": (6, 1), "silver": 9, "black": ["mine"]} | position)
    do(state, action)
    assert table(state)["decision"] == decision
    assert legal(state, "buy") == []
    assert refused(state, "buy 7.1")


# Storage and estate


@pytest.mark.rule("CB-308")
def test_taken_and_bought_tiles_go_to_storage_only() -> None:
    state = scene(dice=(2, 5), depots={2: ["ship"]}, silver=2, black=["ship"])
    assert act(state, "take 2.1 die 2", "buy 7.1") == {
        "0 dice": [5],
        "0 silver": 0,
        "0 storage": ["ship", "ship", ""],
        "black depot": [],
        "bought": True,
        "depot 2": [],
    }


@pytest.mark.rule("CB-309")
@pytest.mark.parametrize("storage", [["bank"], ["bank", "castle", "mine"]])
def test_no_free_discarding(storage: list[str]) -> None:
    state = scene(dice=(1, 6), storage=storage)
    assert legal(state, "discard") == []
    assert refused(state, "discard 1")


# The order of what a placement brings


@pytest.mark.rule("CB-310")
def test_a_placement_scores_before_its_effect_is_settled() -> None:
    state = scene(dice=(6, 1), phase="B", storage=["castle", "bank"], tiles={"a2": "castle", "a3": "castle"})
    state.journal = Journal()
    do(state, "place 1 b3 die 6")
    assert told(state)[1:] == [
        Place(0, "castle", "b3", 6),
        Points(0, 6, "region", "castle"),
        Points(0, 8, "phase", "castle"),
        Points(0, 5, "colour", "castle"),
    ]
    assert table(state)["decision"] == "extra"


@pytest.mark.rule("CB-310")
def test_an_animals_own_points_come_first() -> None:
    state = scene(dice=(2, 1), storage=["cow-3"], tiles={"e5": "bank"})
    state.journal = Journal()
    do(state, "place 1 e6 die 2")
    assert [event for event in told(state) if isinstance(event, Points)] == [
        Points(0, 3, "animals", "cow"),
        Points(0, 1, "region", "animal"),
        Points(0, 10, "phase", "animal"),
    ]


@pytest.mark.rule("CB-310")
def test_an_effect_is_settled_before_the_next_die_or_purchase() -> None:
    state = scene(dice=(3, 1), storage=["market", "bank"], depots={2: ["ship"], 1: ["mine"]}, silver=2, black=["mine"])
    do(state, "place 1 c3 die 3")
    assert legal(state) == ["take 2.1", "pass"]
    assert refused(state, "workers die 1", "take 1.1 die 1", "buy 7.1")


@pytest.mark.rule("CB-310", "CB-406", "CB-402")
def test_a_chain_is_a_line_and_its_gains_can_be_used() -> None:
    """Worked example: city hall places a castle, its action places a bank; the purchase may use the 2 Silverlings."""
    tiles = {"b4": "knowledge-26", "c4": "knowledge-1"}
    state = scene(dice=(3, 1), storage=["city-hall", "castle", "bank"], tiles=tiles, black=["ship"])
    assert legal(state, "buy") == []
    do(state, "place 1 c3 die 3")
    assert act(state, "place 2 b3") == {"0 b3": "castle", "0 storage": ["", "", "bank"], "decision": "extra"}
    assert legal(state, "buy") == []
    assert act(state, "place 3 c5") == {
        "0 c5": "bank",
        "0 silver": 2,
        "0 storage": ["", "", ""],
        "decision": "turn",
    }
    assert legal(state) == ["workers die 1", "buy 7.1"]
    assert act(state, "buy 7.1") == {
        "0 silver": 0,
        "0 storage": ["ship", "", ""],
        "black depot": [],
        "bought": True,
    }


@pytest.mark.rule("CB-310")
def test_workers_from_the_first_die_may_shift_the_second() -> None:
    state = scene(dice=(1, 4), depots={2: ["bank"]})
    assert legal(state, "take") == []
    do(state, "workers die 1")
    assert legal(state, "take") == ["take 2.1 die 4"]


@pytest.mark.rule("CB-310")
def test_alike_tiles_give_one_action() -> None:
    state = scene(4, dice=(2, 6), depots={2: ["bank", "ship", "bank", "bank"]}, storage=["ship", "bank", "ship"])
    assert legal(state, "take") == ["take 2.1 die 2", "take 2.2 die 2"]
    assert legal(state, "place") == ["place 1 d3 die 2"]
    do(state, "take 2.1 die 2")
    assert legal(state) == ["discard 1", "discard 2"]


@pytest.mark.rule("CB-310")
def test_alike_tiles_of_different_depots_are_different_actions() -> None:
    depots = {2: ["bank"], 3: ["bank"], 6: ["bank"]}
    state = scene(dice=(2, 2), workers=1, silver=2, knowledge=[6], depots=depots, black=["bank", "ship", "bank"])
    assert legal(state, "take") == ["take 2.1 die 2", "take 3.1 die 2"]
    assert legal(state, "buy") == ["buy 2.1", "buy 3.1", "buy 6.1", "buy 7.1", "buy 7.2"]


@pytest.mark.rule("CB-310", "CB-307")
def test_alike_tiles_of_the_black_depot_give_one_action_wherever_they_lie() -> None:
    state = scene(4, silver=2, black=["bank", "ship", "mine", "castle", "church", "bank", "ship", "cow-3"])
    assert legal(state, "buy") == ["buy 7.1", "buy 7.2", "buy 7.3", "buy 7.4", "buy 7.5", "buy 7.8"]


@pytest.mark.rule("CB-310")
def test_equal_dice_give_one_action() -> None:
    state = scene(dice=(4, 4), goods=[4], storage=["mine"], depots={4: ["ship"]})
    assert legal(state) == ["take 4.1 die 4", "place 1 e3 die 4", "sell 4 die 4", "workers die 4"]
    assert act(state, "workers die 4") == {"0 dice": [4], "0 workers": 2}
    assert legal(state) == ["take 4.1 die 4", "place 1 e3 die 4", "sell 4 die 4", "workers die 4"]
    assert act(state, "sell 4 die 4")["turn of"] == [1]
