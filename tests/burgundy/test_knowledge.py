"""The 26 knowledge tiles: CB-408 to CB-433."""

from __future__ import annotations

import pytest

from tests.burgundy.scene import act, do, idle, idle_round, legal, refused, scene, table

# On estate 1 the castle on d4 touches c3 (building 3), c4 (knowledge 1), d3 (ship 2), d5 (ship 5), e3 (mine 4) and
# e4 (building 3).


# 1 and 2


@pytest.mark.rule("CB-408")
def test_1_lifts_the_limit_of_one_kind_per_city() -> None:
    position = {"dice": (1, 6), "storage": ["bank"], "tiles": {"e4": "bank"}}
    assert legal(scene(**position), "place") == []
    state = scene(knowledge=[1], **position)
    assert act(state, "place 1 e5 die 1")["0 silver"] == 2


@pytest.mark.rule("CB-408", "CB-406")
def test_1_serves_a_city_hall_too() -> None:
    state = scene(dice=(3, 6), knowledge=[1], storage=["city-hall", "city-hall"])
    do(state, "place 1 e4 die 3")
    assert "place 2 e5" in legal(state)


@pytest.mark.rule("CB-409")
def test_2_gives_a_worker_per_mine_at_the_end_of_a_phase() -> None:
    others = {1: {"tiles": {"e3": "mine"}}}
    state = scene(round=4, tiles={"e3": "mine", "f2": "mine"}, knowledge=[2], others=others)
    idle_round(state)
    assert (table(state)["0 workers"], table(state)["0 silver"]) == (4, 0)
    idle_round(state)
    after = table(state)
    assert after["phase"] == "B"
    assert (after["0 workers"], after["0 silver"]) == (8 + 2, 2)
    assert (after["1 workers"], after["1 silver"]) == (8, 1)


# Sales


SALES = [
    ([], {"0 silver": 1}),
    ([3], {"0 silver": 2}),
    ([4], {"0 silver": 1, "0 workers": 1}),
    ([3, 4], {"0 silver": 2, "0 workers": 1}),
]


@pytest.mark.rule("CB-410", "CB-411", "CB-305")
@pytest.mark.parametrize(("knowledge", "gain"), SALES)
def test_3_and_4_pay_once_per_sale(knowledge: list[int], gain: dict[str, int]) -> None:
    """Worked example: three goods at 3 players with knowledge 3 and 4: 9 VP, 2 Silverlings, 1 worker."""
    state = scene(3, dice=(4, 6), goods=[4, 4, 4], knowledge=knowledge)
    assert act(state, "sell 4 die 4") == gain | {
        "0 dice": [6],
        "0 goods": [],
        "0 score": 9,
        "0 sold": [4, 4, 4],
    }


@pytest.mark.rule("CB-410", "CB-411")
@pytest.mark.parametrize(("knowledge", "gain"), SALES)
def test_3_and_4_serve_a_castles_and_a_warehouses_sale(knowledge: list[int], gain: dict[str, int]) -> None:
    sale = gain | {"0 goods": [], "0 score": 2, "0 sold": [5], "decision": "turn"}
    castle = scene(dice=(6, 1), goods=[5], knowledge=knowledge, storage=["castle"], tiles={"c3": "bank"})
    do(castle, "place 1 b3 die 6")
    assert act(castle, "sell 5") == sale
    warehouse = scene(dice=(3, 1), goods=[5], knowledge=knowledge, storage=["warehouse"])
    do(warehouse, "place 1 e4 die 3")
    assert act(warehouse, "sell 5") == sale


# Ships


@pytest.mark.rule("CB-412")
def test_5_takes_from_one_depot_or_two_neighbours_round_the_ring() -> None:
    state = scene(dice=(2, 6), storage=["ship"], knowledge=[5], cargo={2: [1], 3: [1, 2], 4: [6]})
    do(state, "place 1 d3 die 2")
    singles = [f"load {depot}" for depot in range(1, 7)]
    assert legal(state) == [*singles, "load 1+2", "load 2+3", "load 3+4", "load 4+5", "load 5+6", "load 6+1"]
    assert act(state, "load 2+3") == {
        "0 goods": [1, 1, 2],
        "0 track": 1,
        "cargo 2": [],
        "cargo 3": [],
        "decision": "turn",
    }


@pytest.mark.rule("CB-412")
def test_5_may_still_take_from_one() -> None:
    state = scene(dice=(2, 6), storage=["ship"], knowledge=[5], cargo={2: [1], 3: [1, 2]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 2") == {"0 goods": [1], "0 track": 1, "cargo 2": [], "decision": "turn"}


@pytest.mark.rule("CB-412", "CB-401")
def test_5_makes_one_heap_of_two_depots() -> None:
    """Worked example: types 1, 2 stored, depots 6 = {4} and 1 = {4, 5}: choosing 4 takes both, the 5 stays."""
    state = scene(dice=(2, 6), storage=["ship"], knowledge=[5], goods=[1, 2], cargo={6: [4], 1: [4, 5]})
    do(state, "place 1 d3 die 2")
    assert act(state, "load 6+1") == {"decision": "goods"}
    assert legal(state) == ["goods 4", "goods 5"]
    assert act(state, "goods 4") == {
        "0 goods": [1, 2, 4, 4],
        "0 track": 1,
        "cargo 1": [5],
        "cargo 6": [],
        "decision": "turn",
    }


@pytest.mark.rule("CB-412")
def test_without_5_a_ship_takes_from_one_depot_only() -> None:
    state = scene(dice=(2, 6), storage=["ship"], cargo={6: [4], 1: [4, 5]})
    do(state, "place 1 d3 die 2")
    assert refused(state, "load 6+1", "load 1+2")


# The purchase


@pytest.mark.rule("CB-413")
def test_6_buys_from_any_depot() -> None:
    position = {"dice": (4, 1), "silver": 4, "depots": {1: ["ship"], 5: ["bank", "mine"]}, "black": ["church"]}
    assert legal(scene(**position), "buy") == ["buy 7.1"]
    state = scene(knowledge=[6], **position)
    assert legal(state, "buy") == ["buy 1.1", "buy 5.1", "buy 5.2", "buy 7.1"]
    assert act(state, "buy 5.2") == {
        "0 silver": 2,
        "0 storage": ["mine", "", ""],
        "bought": True,
        "depot 5": ["bank"],
    }
    assert refused(state, "buy 7.1", "buy 1.1")  # still one purchase per turn


@pytest.mark.rule("CB-413", "CB-301")
def test_6_keeps_the_turn_open_for_a_numbered_depot() -> None:
    state = scene(dice=(4,), silver=2, knowledge=[6], depots={1: ["ship"]})
    do(state, "workers die 4")
    assert legal(state) == ["buy 1.1", "pass"]


@pytest.mark.rule("CB-413")
def test_6_still_costs_two_silverlings() -> None:
    state = scene(dice=(4, 1), silver=1, workers=5, knowledge=[6], depots={1: ["ship"]})
    assert legal(state, "buy") == []
    assert refused(state, "buy 1.1", "buy 1.1 workers 1")


# Animals


@pytest.mark.rule("CB-414")
def test_7_adds_a_point_per_scoring_tile() -> None:
    """Worked example: 3 sheep into a pasture with a 4-sheep tile score 4 + 5 = 9; 2 pigs there then score 3."""
    state = scene(dice=(2, 4), knowledge=[7], storage=["sheep-3", "pig-2"], tiles={"b2": "sheep-4"})
    assert act(state, "place 1 b1 die 2") == {
        "0 b1": "sheep-3",
        "0 dice": [4],
        "0 score": 9,
        "0 storage": ["", "pig-2", ""],
    }
    assert act(state, "place 2 c2 die 4")["0 score"] == 9 + 3


# Dice


PLAIN = [0, 1, 2, 3]
WITH_8 = [0, 1, 1, 2]
FREE_STEP = [0, 0, 1, 2]
BOTH = [0, 0, 1, 1]
FREE_FOR = {9: ["building"], 10: ["ship", "animal"], 11: ["castle", "mine", "knowledge"], 12: ["take"]}
# An action by what it does: the position it needs, its text without die, the number wanted.
ACTIONS = {
    "building": ({"storage": ["bank"]}, "place 1 c3", 3),
    "ship": ({"storage": ["ship"]}, "place 1 d3", 2),
    "animal": ({"storage": ["cow-2"], "tiles": {"e5": "bank"}}, "place 1 e6", 2),
    "castle": ({"storage": ["castle"], "tiles": {"c3": "bank"}}, "place 1 b3", 6),
    "mine": ({"storage": ["mine"]}, "place 1 e3", 4),
    "knowledge": ({"storage": ["knowledge-26"]}, "place 1 c4", 1),
    "take": ({"depots": {5: ["bank"]}}, "take 5.1", 5),
    "sale": ({"goods": [6]}, "sell 6", 6),
}


def costs(knowledge: list[int], doing: str) -> list[int]:
    """What an action costs at distance 0 to 3, on both sides of its number; also that less is not enough."""
    position, text, number = ACTIONS[doing]
    found: list[set[int]] = [set(), set(), set(), set()]
    for step in (-3, -2, -1, 0, 1, 2, 3):
        die = (number + step - 1) % 6 + 1
        state = scene(dice=(die, die), workers=6, knowledge=knowledge, **position)
        spent = 6 - act(state, f"{text} die {die}").get("0 workers", 6)
        found[abs(step)].add(spent)
        exact = scene(dice=(die, die), workers=spent, knowledge=knowledge, **position)
        assert f"{text} die {die}" in legal(exact)
        if spent > 0:
            assert refused(
                scene(dice=(die, die), workers=spent - 1, knowledge=knowledge, **position), f"{text} die {die}"
            )
    assert [len(spent) for spent in found] == [1, 1, 1, 1]
    return [spent.pop() for spent in found]


@pytest.mark.rule("CB-302", "CB-415")
@pytest.mark.parametrize("doing", ACTIONS)
def test_8_lets_a_worker_shift_by_up_to_two(doing: str) -> None:
    assert costs([], doing) == PLAIN
    assert costs([8], doing) == WITH_8


@pytest.mark.rule("CB-416", "CB-417", "CB-418", "CB-419")
@pytest.mark.parametrize("doing", ACTIONS)
@pytest.mark.parametrize("n", FREE_FOR)
def test_9_to_12_give_a_free_step_for_their_actions_only(n: int, doing: str) -> None:
    free = doing in FREE_FOR[n]
    assert costs([n], doing) == (FREE_STEP if free else PLAIN)
    assert costs([8, n], doing) == (BOTH if free else WITH_8)


@pytest.mark.rule("CB-415")
def test_8_worked_example() -> None:
    """Worked example: a 6 turned into a 3 costs with knowledge 8 two."""
    state = scene(dice=(6, 6), workers=2, knowledge=[8], goods=[3])
    assert act(state, "sell 3 die 6")["0 workers"] == 0


@pytest.mark.rule("CB-416")
@pytest.mark.parametrize(("knowledge", "workers"), [([9], 2), ([8, 9], 1)])
def test_9_worked_example(knowledge: list[int], workers: int) -> None:
    """Worked example: placing a building with a 6 on a 3 with knowledge 9 costs 2, with 8 and 9 one."""
    state = scene(dice=(6, 6), workers=4, knowledge=knowledge, storage=["bank"])
    assert act(state, "place 1 c3 die 6")["0 workers"] == 4 - workers


@pytest.mark.rule("CB-416")
def test_9_turns_a_1_into_a_6_for_nothing() -> None:
    state = scene(dice=(1, 1), knowledge=[9], storage=["bank"], tiles={"e4": "church", "f4": "market"})
    assert act(state, "place 1 f5 die 1") == {
        "0 dice": [1],
        "0 f5": "bank",
        "0 silver": 2,
        "0 storage": ["", "", ""],
    }


@pytest.mark.rule("CB-418")
def test_11_does_not_serve_the_die_that_places_it() -> None:
    state = scene(dice=(2, 5), storage=["knowledge-11", "mine"])
    assert refused(state, "place 1 c4 die 2")
    state.players[0].workers = 1
    assert act(state, "place 1 c4 die 2") == {
        "0 c4": "knowledge-11",
        "0 dice": [5],
        "0 knowledge": [11],
        "0 storage": ["", "mine", ""],
        "0 workers": 0,
    }
    assert act(state, "place 2 e3 die 5")["0 e3"] == "mine"  # it serves the next one


@pytest.mark.rule("CB-415")
def test_8_does_not_serve_the_die_that_places_it() -> None:
    state = scene(dice=(3, 3), workers=1, storage=["knowledge-8"])
    assert refused(state, "place 1 c4 die 3")
    state.players[0].workers = 2
    assert act(state, "place 1 c4 die 3")["0 workers"] == 0


@pytest.mark.rule("CB-419", "CB-413")
def test_12_has_nothing_to_do_with_purchases() -> None:
    state = scene(dice=(1, 1), silver=1, knowledge=[6, 12], depots={3: ["bank"]}, black=["ship"])
    assert legal(state) == ["workers die 1"]
    state.players[0].silver = 2
    assert act(state, "buy 3.1")["0 silver"] == 0


@pytest.mark.rule("CB-415")
def test_stored_knowledge_does_not_work() -> None:
    state = scene(dice=(3, 3), workers=1, storage=["knowledge-8", "knowledge-12"], depots={1: ["bank"]})
    assert legal(state, "take") == []


@pytest.mark.rule("CB-415")
def test_knowledge_serves_its_owner_only() -> None:
    others = {1: {"dice": (3, 3), "workers": 1}}
    state = scene(knowledge=[8, 12], depots={1: ["bank"], 5: ["ship"]}, others=others)
    do(state, "workers die 1", "workers die 1")
    assert legal(state, "take") == []


# Taking workers


WORKERS = [([], 2, 0), ([13], 2, 1), ([14], 4, 0), ([13, 14], 4, 1)]


@pytest.mark.rule("CB-420", "CB-421", "CB-306")
@pytest.mark.parametrize(("knowledge", "workers", "silver"), WORKERS)
def test_13_and_14_better_the_workers_action(knowledge: list[int], workers: int, silver: int) -> None:
    state = scene(dice=(4, 1), knowledge=knowledge, workers=5, silver=5)
    changed = act(state, "workers die 4")
    assert changed.pop("0 silver", 5) == 5 + silver
    assert changed == {"0 dice": [1], "0 workers": 5 + workers}


@pytest.mark.rule("CB-420", "CB-421", "CB-402")
@pytest.mark.parametrize(("knowledge", "workers", "silver"), WORKERS)
def test_13_and_14_serve_a_castles_workers_action(knowledge: list[int], workers: int, silver: int) -> None:
    state = scene(dice=(6, 1), knowledge=knowledge, storage=["castle"], tiles={"c3": "bank"})
    do(state, "place 1 b3 die 6")
    do(state, "workers")
    assert (table(state)["0 workers"], table(state)["0 silver"]) == (workers, silver)


@pytest.mark.rule("CB-420", "CB-421")
def test_13_and_14_do_not_serve_a_boarding_house() -> None:
    state = scene(dice=(3, 1), knowledge=[13, 14], storage=["boarding-house"])
    assert act(state, "place 1 e4 die 3") == {
        "0 dice": [1],
        "0 e4": "boarding-house",
        "0 storage": ["", "", ""],
        "0 workers": 4,
    }


# At the end


def at_the_end(knowledge: list[int], *, edition: str = "2011", **position) -> int:
    """What these knowledge tiles add at the end of a game that ends in this position."""
    scores = []
    for known in (knowledge, []):
        state = scene(
            phase="E", round=5, dice=(), edition=edition, knowledge=known, others={1: {"dice": ()}}, **position
        )
        idle(state)
        idle(state)
        assert state.over
        scores.append(state.scores()[0])
    return scores[0] - scores[1]


SOLD = {"sold": [1, 1, 1, 4, 6, 6], "goods": [2, 3], "cargo": {1: [5]}}


@pytest.mark.rule("CB-422")
def test_15_scores_types_sold() -> None:
    assert at_the_end([15], **SOLD) == 3 * 3
    assert at_the_end([15], goods=[1, 2, 3]) == 0


CITIES = ["c3", "c5", "e1", "e4"]  # one space of each city of estate 1


@pytest.mark.parametrize(
    ("n", "building"),
    [
        pytest.param(16, "warehouse", marks=pytest.mark.rule("CB-423")),
        pytest.param(17, "watchtower", marks=pytest.mark.rule("CB-424")),
        pytest.param(18, "carpenter", marks=pytest.mark.rule("CB-425")),
        pytest.param(19, "church", marks=pytest.mark.rule("CB-426")),
        pytest.param(20, "market", marks=pytest.mark.rule("CB-427")),
        pytest.param(21, "boarding-house", marks=pytest.mark.rule("CB-428")),
        pytest.param(22, "bank", marks=pytest.mark.rule("CB-429")),
        pytest.param(23, "city-hall", marks=pytest.mark.rule("CB-430")),
    ],
)
def test_16_to_23_score_their_buildings_in_the_estate(n: int, building: str) -> None:
    kinds = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"]
    others = dict(zip(["c6", "e2", "f1", "e5", "f4", "f5", "g4"], [kind for kind in kinds if kind != building]))
    for count in range(5):
        own = dict.fromkeys(CITIES[:count], building)
        assert at_the_end([n], tiles=own | others, storage=[building]) == 4 * count


@pytest.mark.rule("CB-431")
def test_24_scores_kinds_of_animals_in_the_estate() -> None:
    tiles = {"a1": "cow-2", "b1": "cow-4", "b2": "pig-3", "e6": "chicken-2"}
    assert at_the_end([24], tiles=tiles, storage=["sheep-2"]) == 4 * 3
    assert at_the_end([24], tiles=tiles | {"c1": "sheep-2"}) == 4 * 4
    assert at_the_end([24], storage=["sheep-2"]) == 0


@pytest.mark.rule("CB-432")
def test_25_scores_tiles_sold() -> None:
    assert at_the_end([25], **SOLD) == 6
    assert at_the_end([25], goods=[1, 2, 3]) == 0


def with_bonus_tiles(edition: str = "2011") -> int:
    """The points of knowledge 26 for a seat with one large and two small bonus tiles of six taken."""
    scores = []
    for known in ([26], []):
        state = scene(phase="E", round=5, dice=(), edition=edition, knowledge=known, others={1: {"dice": ()}})
        for place, seat in {0: 0, 1: 1, 2: 1, 3: 0, 4: 1, 5: 0}.items():
            state.bonus[place] = seat + 1
        idle(state)
        idle(state)
        scores.append(state.scores())
    assert scores[0][1] == scores[1][1] == 0
    return scores[0][0] - scores[1][0]


@pytest.mark.rule("CB-433")
def test_26_scores_bonus_tiles() -> None:
    assert with_bonus_tiles() == 2 * 3


@pytest.mark.rule("CB-422", "CB-432", "CB-433")
def test_several_end_tiles_add_up() -> None:
    assert at_the_end([15, 25, 26], **SOLD) == 9 + 6 + 0


@pytest.mark.rule("CB-422", "CB-432", "CB-433", "CB-503")
def test_stored_end_tiles_score_nothing() -> None:
    state = scene(
        phase="E", round=5, dice=(), sold=[1, 2], storage=["knowledge-15", "knowledge-25"], others={1: {"dice": ()}}
    )
    idle(state)
    idle(state)
    assert state.scores() == [0, 0]


@pytest.mark.rule("CB-409", "CB-422", "CB-431")
def test_end_tiles_score_nothing_before_the_end() -> None:
    state = scene(round=5, knowledge=[2, 15, 24], sold=[1, 2], tiles={"e6": "cow-2"})
    idle_round(state)
    assert table(state)["phase"] == "B"
    assert state.scores() == [0, 0]
