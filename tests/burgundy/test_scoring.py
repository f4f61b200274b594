"""Points: CB-501 to CB-504."""

from __future__ import annotations

import pytest

from meeplehall.core.journal import Journal
from meeplehall.games.burgundy.events import Points
from meeplehall.games.burgundy.game import GAME
from tests.burgundy.scene import act, do, idle, play_on, scene, table, told

PHASE_BONUS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
# Estate 1: pastures a1 b1 b2 c1 c2 and e6; lakes d1 d2 d3 and d5 d6 d7; mines e3 f2 g1.
SHIPS = {"d1": "ship", "d2": "ship", "d3": "ship", "d5": "ship", "d6": "ship"}


# Regions


@pytest.mark.rule("CB-501")
def test_the_last_space_of_a_region_scores_size_and_phase() -> None:
    """Worked example: estate 1, phase B: the five-space pasture scores 15 + 8 besides the animals."""
    tiles = {"a1": "cow-2", "b1": "pig-2", "b2": "sheep-2", "c1": "chicken-2"}
    state = scene(phase="B", dice=(4, 1), storage=["cow-3"], tiles=tiles)
    assert act(state, "place 1 c2 die 4") == {
        "0 c2": "cow-3",
        "0 dice": [1],
        "0 score": 3 + 2 + 15 + 8,
        "0 storage": ["", "", ""],
    }


@pytest.mark.rule("CB-501")
def test_an_unfilled_region_scores_nothing() -> None:
    state = scene(phase="B", dice=(2, 1), storage=["ship"], tiles={"d2": "ship"})
    assert "0 score" not in act(state, "place 1 d3 die 2")


@pytest.mark.rule("CB-501")
@pytest.mark.parametrize("phase", PHASE_BONUS)
def test_the_bonus_is_that_of_the_running_phase(phase: str) -> None:
    state = scene(phase=phase, dice=(3, 1), storage=["bank"])
    assert act(state, "place 1 c3 die 3")["0 score"] == 1 + PHASE_BONUS[phase]


CITY = ["church", "market", "bank", "warehouse", "boarding-house", "carpenter", "city-hall"]


@pytest.mark.rule("CB-501")
@pytest.mark.parametrize(
    ("estate", "castle", "last", "rest", "points"),
    [
        (1, "d4", "c3", "", 1),
        (2, "a4", "b5", "c6", 3),
        (1, "d4", "c5", "b5 c6", 6),
        (6, "d4", "d2", "d3 e2 e3", 10),
        (1, "d4", "e4", "e5 f4 f5 g4", 15),
        (9, "a3", "b1", "a1 a2 b2 c1 c2", 21),
        (7, "a2", "d4", "c3 c4 d3 d5 e3 e4", 28),
        (2, "a4", "d1", "a2 b3 c4 d2 d3 d4 d5", 36),
    ],
)
def test_points_by_size(estate: int, castle: str, last: str, rest: str, points: int) -> None:
    tiles = dict(zip(rest.split(), CITY))
    state = scene(
        estates=f"{estate},1",
        castles=f"{castle} d4",
        phase="E",
        dice=(1, 1),
        workers=9,
        storage=["watchtower"],
        tiles=tiles,
    )
    assert act(state, f"place 1 {last} die 1")["0 score"] == 4 + points + 2


# Colours


@pytest.mark.rule("CB-502")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_first_and_second_to_cover_a_colour(players: int, large: int, small: int) -> None:
    ready = {"dice": (1, 1), "storage": ["ship"], "tiles": SHIPS}
    rivals = {1: ready} if players == 2 else {1: ready, 2: ready}
    state = scene(players, **ready, others=dict.fromkeys(rivals, ready), phase="C")
    region = 6 + 6
    changed = act(state, "place 1 d7 die 1")
    assert (changed["0 score"], changed["ship bonus"]) == (region + large, [0, None])
    idle(state)
    changed = act(state, "place 1 d7 die 1")
    assert (changed["1 score"], changed["ship bonus"]) == (region + small, [0, 1])
    if players > 2:
        idle(state)
        changed = act(state, "place 1 d7 die 1")
        assert changed["2 score"] == region  # the third takes none
        assert "ship bonus" not in changed


@pytest.mark.rule("CB-502")
def test_every_colour_has_its_own_two_bonus_tiles_of_equal_value() -> None:
    tiles = {"e3": "mine", "f2": "mine"}
    state = scene(phase="E", dice=(3, 1), storage=["mine"], tiles=tiles | SHIPS, others={1: {"tiles": {}}})
    state.bonus[4] = state.bonus[5] = 2  # ships' bonus tiles are gone
    changed = act(state, "place 1 g1 die 3")
    assert (changed["0 score"], changed["mine bonus"]) == (6 + 2 + 5, [0, None])


@pytest.mark.rule("CB-502")
def test_a_filled_region_is_not_yet_the_colour() -> None:
    state = scene(phase="E", dice=(2, 1), storage=["ship"], tiles={"d1": "ship", "d2": "ship"})
    changed = act(state, "place 1 d3 die 2")
    assert changed["0 score"] == 6 + 2
    assert table(state)["ship bonus"] == [None, None]


@pytest.mark.rule("CB-502")
def test_within_a_round_the_order_of_play_decides() -> None:
    ready = {"dice": (1, 1), "storage": ["ship"], "tiles": SHIPS}
    state = scene(seat=1, **ready, others={0: ready})
    do(state, "place 1 d7 die 1")
    idle(state)
    do(state, "place 1 d7 die 1")
    assert table(state)["ship bonus"] == [1, 0]


# The end


def finish(**position):
    """A game that ends in this position."""
    others = {1: {"dice": ()} | position.pop("rival", {})}
    state = scene(phase="E", round=5, dice=(), others=others, **position)
    while not state.over:
        do(state, "pass")
    return state


@pytest.mark.rule("CB-503")
@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"goods": [1, 1, 5]}, 3),
        ({"silver": 4}, 4),
        ({"workers": 6}, 3),
        ({"workers": 7}, 3),
        ({"workers": 1}, 0),
        ({"sold": [1, 1, 5]}, 0),
        ({"storage": ["castle", "watchtower", "knowledge-25"]}, 0),
        ({"goods": [6], "silver": 1, "workers": 3, "score": 50}, 53),
        ({"tiles": {"e3": "mine", "f2": "mine"}}, 2),
        ({"knowledge": [24], "tiles": {"e6": "cow-2"}, "silver": 1}, 5),
    ],
)
def test_what_is_left_scores_at_the_end(position: dict, points: int) -> None:
    state = finish(**position)
    assert state.scores() == [points, 0]
    assert table(state)["0 goods"] == position.get("goods", [])  # counted, not spent


@pytest.mark.rule("CB-503")
def test_what_is_left_is_told_by_source() -> None:
    others = {1: {"dice": ()}}
    state = scene(
        phase="E", round=5, dice=(), goods=[1, 2, 3], silver=5, workers=4, sold=[6], knowledge=[15, 25], others=others
    )
    state.journal = Journal()
    do(state, "pass", "pass")
    assert [event for event in told(state) if isinstance(event, Points)] == [
        Points(0, 3, "goods left", ""),
        Points(0, 5, "silver left", ""),
        Points(0, 2, "workers left", ""),
        Points(0, 3, "knowledge", "15"),
        Points(0, 1, "knowledge", "25"),
    ]


@pytest.mark.rule("CB-503")
def test_nothing_left_scores_before_the_end() -> None:
    state = scene(phase="D", round=5, dice=(), goods=[1], silver=3, workers=4, others={1: {"dice": ()}})
    do(state, "pass", "pass")
    assert table(state)["phase"] == "E"
    assert state.scores() == [0, 0]


# Ties


@pytest.mark.rule("CB-504")
@pytest.mark.parametrize(("tie", "winner"), [("fewest", 0), ("most", 1)])
def test_empty_spaces_break_a_tie(tie: str, winner: int) -> None:
    state = finish(tie=tie, score=30, tiles={"d3": "ship", "e4": "bank"}, rival={"score": 30, "tiles": {"d3": "ship"}})
    outcome = state.outcome()
    assert state.scores() == [30, 30]
    assert outcome.winners() == [winner]
    assert outcome.ranks[1 - winner] == 2
    assert outcome.note == "empty spaces"


@pytest.mark.rule("CB-504")
def test_fewest_is_the_default() -> None:
    assert GAME.settle(2, {})["tie"] == "fewest"


@pytest.mark.rule("CB-504")
@pytest.mark.parametrize("tie", ["fewest", "most"])
@pytest.mark.parametrize(
    ("mine", "rival", "winner"),
    [
        ({"track": 2, "arrival": 3}, {"track": 1, "arrival": 4}, 1),  # further back
        ({"track": 1, "arrival": 4}, {"track": 2, "arrival": 3}, 0),
        ({"track": 2, "arrival": 3}, {"track": 2, "arrival": 4}, 0),  # lower in the stack
        ({"track": 2, "arrival": 4}, {"track": 2, "arrival": 3}, 1),
    ],
)
def test_then_the_track_breaks_it(tie: str, mine: dict, rival: dict, winner: int) -> None:
    outcome = finish(tie=tie, score=30, **mine, rival={"score": 30} | rival).outcome()
    assert outcome.winners() == [winner]
    assert outcome.ranks == [1 + (seat != winner) for seat in (0, 1)]
    assert outcome.note == "turn order"


@pytest.mark.rule("CB-504")
def test_points_come_first() -> None:
    outcome = finish(score=31, track=3, rival={"score": 30, "tiles": {"d3": "ship"}}).outcome()
    assert (outcome.winners(), outcome.note) == ([0], "points")


@pytest.mark.rule("CB-504")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_one_winner(players: int) -> None:
    for seed in range(3):
        state = GAME.new(players, seed=seed)
        for _ in play_on(state, seed):
            pass
        outcome = state.outcome()
        assert sorted(outcome.ranks) == list(range(1, players + 1))
        assert outcome.scores == state.scores()
        best = max(outcome.scores)
        assert outcome.scores[outcome.winners()[0]] == best


@pytest.mark.rule("CB-501", "CB-502", "CB-503")
def test_every_point_of_a_game_is_told() -> None:
    """The points told one by one sum up to the scores."""
    journal = Journal()
    state = GAME.new(3, seed=12, journal=journal)
    for _ in play_on(state, 12):
        pass
    points = [0, 0, 0]
    for event in told(state):
        if isinstance(event, Points):
            points[event.seat] += event.points
    assert points == state.scores()
