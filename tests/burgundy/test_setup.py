"""Before the first phase: CB-101 to CB-107."""

from __future__ import annotations

from itertools import permutations

import pytest

from meeplehall.core.errors import BadOption, IllegalAction
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.geometry import NEIGHBOURS, SPACE_NAMES, SPACE_NUMBER
from tests.burgundy.scene import account_goods, act, do, goods_list, idle_round, legal, play_on, refused, scene, table

PLAYER_COUNTS = [2, 3, 4]
UP_TO_9 = "; allowed: random, or numbers from 1 to 9"
UP_TO_10 = "; allowed: random, or numbers from 1 to 10"
ONLY_FREE = "; setup 'free' allows equal estates (CB-105)"


def chosen(*castles: str, **options: str):
    """A game of setup advanced or free in which the seats have chosen these castle spaces."""
    state = GAME.new(len(castles), {"setup": "advanced", **options}, seed=3)
    for seat, space in enumerate(castles):
        state.apply(seat, GAME.parse(f"castle {space}"))
    return state


@pytest.mark.rule("CB-101")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption, match=f"^burgundy is for 2 to 4 players, not {players}$"):
        GAME.new(players)


@pytest.mark.rule("CB-101")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_game_has_25_rounds(players: int) -> None:
    state = GAME.new(players, seed=players)
    seen = []
    while not state.over:
        seen.append((state.phase, state.round))
        idle_round(state)
    assert seen == [(phase, round_) for phase in range(5) for round_ in range(5)]
    assert state.pending() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, GAME.parse("workers die 1"))


@pytest.mark.rule("CB-101")
def test_most_points_win() -> None:
    state = scene(3, phase="E", round=5, score=40, others={1: {"score": 42}, 2: {"score": 41}})
    idle_round(state)
    assert state.scores() == [42, 44, 43]  # two points each for the four workers just taken
    assert state.outcome().ranks == [3, 1, 2]
    assert state.outcome().winners() == [1]


@pytest.mark.rule("CB-101")
def test_workers_and_silverlings_never_run_out() -> None:
    state = scene(dice=(3, 3), workers=60, silver=50, storage=["boarding-house", "bank"])
    assert act(state, "place 1 c3 die 3")["0 workers"] == 64
    assert act(state, "place 2 e4 die 3")["0 silver"] == 52


@pytest.mark.rule("CB-102")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_goods_are_dealt_and_laid_out(players: int) -> None:
    state = GAME.new(players, seed=11)
    seen = state.view(-1)
    assert [sum(player["goods"]) for player in seen["players"]] == [3] * players
    on_depots = [good for cargo in seen["cargo"] for good in goods_list(cargo)]
    assert len(on_depots) == 1
    assert [good > 0 for good in seen["round_goods"]] == [False, True, True, True, True]
    assert sum(seen["supply"]["goods"]) == 42 - 3 * players - 5
    assert account_goods(state) == [7] * 6


@pytest.mark.rule("CB-102")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_17_goods_beside_the_piles_hold_the_deal_and_the_rest_stays_unseen(players: int) -> None:
    state = GAME.new(players, seed=5)
    for _ in play_on(state, seed=5):
        assert account_goods(state) == [7] * 6
    seen = state.view(-1)
    assert seen["round_goods"] == [0] * 5
    assert sum(seen["supply"]["goods"]) == 17 - 3 * players
    elsewhere = sum(sum(player["goods"]) + sum(player["sold"]) for player in seen["players"])
    assert elsewhere + sum(map(sum, seen["cargo"])) == 25 + 3 * players


@pytest.mark.rule("CB-102")
def test_the_deal_is_random() -> None:
    hands = {tuple(GAME.new(2, seed=seed).view(-1)["players"][0]["goods"]) for seed in range(30)}
    assert len(hands) > 10


@pytest.mark.rule("CB-102")
def test_a_goods_type_is_sold_with_its_number_whatever_its_depot() -> None:
    state = scene(dice=(5, 2), goods=[5], cargo={2: [5]})
    assert legal(state, "sell") == ["sell 5 die 5"]


@pytest.mark.rule("CB-103")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_workers_by_seat_from_a_random_start_player(players: int) -> None:
    starts = set()
    for seed in range(40):
        state = GAME.new(players, seed=seed)
        first = state.order[0]
        starts.add(first)
        around = [(first + i) % players for i in range(players)]
        assert [state.players[seat].workers for seat in around] == [1, 2, 3, 4][:players]
        assert [p.silver for p in state.players] == [1] * players
        assert [p.score for p in state.players] == [0] * players
    assert starts == set(range(players))


@pytest.mark.rule("CB-104")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_start_stack_has_the_start_player_on_top(players: int) -> None:
    state = GAME.new(players, seed=8)
    first = next(seat for seat in range(players) if state.players[seat].workers == 1)
    assert [p.track for p in state.players] == [0] * players
    around = [(first + i) % players for i in range(players)]
    for _ in range(2):  # nobody moves, so the stack and the order stay
        assert [state.order[i] for i in range(players)] == around
        idle_round(state)


@pytest.mark.rule("CB-104")
def test_the_track_is_never_reset_and_never_left() -> None:
    furthest = 0
    for seed in range(6):
        state = GAME.new(3, seed=seed)
        before = [0, 0, 0]
        for _ in play_on(state, seed):
            now = [p.track for p in state.players]
            ships = [sum(p.tiles[i] == 3 for i in range(37)) for p in state.players]
            loading = state.view(-1)["decision"]["kind"] in ("load", "goods")
            ships[state.current] -= loading
            assert now == ships
            assert all(a <= b for a, b in zip(before, now))
            before = now
        furthest = max(furthest, *before)
    assert 2 <= furthest <= 6


@pytest.mark.rule("CB-104")
def test_six_ships_reach_the_last_space() -> None:
    tiles = {"d1": "ship", "d2": "ship", "d3": "ship", "d5": "ship", "d6": "ship"}
    state = scene(dice=(1, 2), storage=["ship"], tiles=tiles, track=5)
    assert act(state, "place 1 d7 die 1")["0 track"] == 6
    assert refused(state, "place 1 d7 die 1")


# Estates and start castles


@pytest.mark.rule("CB-105")
def test_basic_puts_everyone_on_estate_1_with_the_castle_in_the_centre() -> None:
    state = GAME.new(4, seed=2)
    assert state.pending() == [state.order[0]]
    for player in state.view(-1)["players"]:
        assert player["estate"] == 1
        assert {space["name"]: space["tile"] for space in player["spaces"] if space["tile"]} == {"d4": "castle"}
    assert GAME.settle(3, {"estates": "1"})["estates"] == "1,1,1"


@pytest.mark.rule("CB-105")
def test_advanced_takes_the_named_estates() -> None:
    state = GAME.new(3, {"setup": "advanced", "estates": "7,1,1"})
    assert [p.estate.number for p in state.players] == [7, 1, 1]


@pytest.mark.rule("CB-105")
@pytest.mark.parametrize(("edition", "count", "repeatable"), [("2011", 9, {1}), ("2019", 10, {1, 2})])
def test_advanced_draws_different_estates_but_for_the_repeatable(edition: str, count: int, repeatable: set) -> None:
    drawn, twice = set(), set()
    for seed in range(300):
        state = GAME.new(4, {"setup": "advanced", "edition": edition}, seed)
        numbers = [p.estate.number for p in state.players]
        drawn.update(numbers)
        twice.update(n for n in numbers if numbers.count(n) > 1)
    assert drawn == set(range(1, count + 1))
    assert twice == repeatable


@pytest.mark.rule("CB-105")
def test_free_draws_equal_estates_too() -> None:
    twice = set()
    for seed in range(300):
        numbers = [p.estate.number for p in GAME.new(4, {"setup": "free"}, seed).players]
        twice.update(n for n in numbers if numbers.count(n) > 1)
    assert twice == set(range(1, 10))
    assert [p.estate.number for p in GAME.new(2, {"setup": "free", "estates": "5,5"}).players] == [5, 5]


@pytest.mark.rule("CB-105")
@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"setup": "expert"}, "option 'setup' cannot be 'expert'; allowed: basic, advanced, free"),
        (2, {"edition": "2020"}, "option 'edition' cannot be '2020'; allowed: 2011, 2019"),
        (2, {"tie": "both"}, "option 'tie' cannot be 'both'; allowed: fewest, most"),
        (2, {"board": "1"}, "unknown option 'board'; allowed: edition, estates, setup, tie"),
        (2, {"setup": "free", "estates": "1,10"}, "option 'estates' cannot be '1,10'" + UP_TO_9),
        (2, {"setup": "free", "estates": "1,x"}, "option 'estates' cannot be '1,x'" + UP_TO_9),
        (2, {"setup": "free", "estates": "9" * 5000}, f"option 'estates' cannot be '{'9' * 40}'" + UP_TO_9),
        (2, {"setup": "free", "estates": ""}, "option 'estates' cannot be ''" + UP_TO_9),
        (2, {"setup": "free", "estates": "0,1"}, "option 'estates' cannot be '0,1'" + UP_TO_9),
        (3, {"setup": "free", "estates": "1,2"}, "option 'estates' names 2 estates for 3 players: '1,2'"),
        (2, {"setup": "advanced", "estates": "4,4"}, "estate 4 twice in '4,4'" + ONLY_FREE),
        (2, {"estates": "2"}, "with setup 'basic' all play estate 1, not '2' (CB-105)"),
        (2, {"estates": "1,1,1"}, "with setup 'basic' all play estate 1, not '1,1,1' (CB-105)"),
        (2, {"edition": "2019", "setup": "free", "estates": "1,11"}, "option 'estates' cannot be '1,11'" + UP_TO_10),
        (2, {"edition": "2019", "setup": "advanced", "estates": "3,3"}, "estate 3 twice in '3,3'" + ONLY_FREE),
        (2, {"edition": "2019", "estates": "1,2"}, "with setup 'basic' all play estate 1 or 2, not '1,2' (CB-105)"),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(players, options)
    assert str(refusal.value) == message


@pytest.mark.rule("CB-105")
def test_castles_are_chosen_before_anything_is_drawn() -> None:
    state = GAME.new(3, {"setup": "advanced", "estates": "1,5,9"})
    assert state.pending() == [0, 1, 2]
    assert [GAME.notation(a) for a in state.legal(0)] == ["castle a2", "castle a3", "castle b3", "castle d4"]
    assert [GAME.notation(a) for a in state.legal(1)] == ["castle c2", "castle d5", "castle e2", "castle f4"]
    assert [GAME.notation(a) for a in state.legal(2)] == ["castle a3", "castle d1", "castle d6", "castle g2"]
    seen = state.view(1)
    assert [player["estate"] for player in seen["players"]] == [1, 5, 9]
    assert seen["depots"] == [[""] * 4] * 6
    assert seen["black_depot"] == [""] * 6
    assert seen["cargo"] == [[0] * 6] * 6
    assert seen["order"] == []
    for player in seen["players"]:
        assert player["goods"] == [0] * 6
        assert player["dice"] == [0, 0]
        assert (player["workers"], player["silver"]) == (0, 0)


@pytest.mark.rule("CB-105", "CB-206")
def test_a_castle_choice_is_secret_until_all_have_chosen() -> None:
    state = GAME.new(3, {"setup": "advanced", "estates": "1,5,9"})
    before = [state.view(seat) for seat in (-1, 0, 1, 2)]
    state.apply(1, GAME.parse("castle d5"))
    after = [state.view(seat) for seat in (-1, 0, 1, 2)]
    assert [old == new for old, new in zip(before, after)] == [True, True, False, True]
    assert after[2]["players"][1]["castle"] == "d5"
    assert state.pending() == [0, 2]
    with pytest.raises(IllegalAction, match="seat 1 owes no decision now; pending: 0, 2"):
        state.apply(1, GAME.parse("castle c2"))
    state.apply(2, GAME.parse("castle a3"))
    assert state.view(0) == before[1]
    state.apply(0, GAME.parse("castle b3"))
    for seat in (-1, 0, 1, 2):
        assert [player["castle"] for player in state.view(seat)["players"]] == ["b3", "d5", "a3"]


@pytest.mark.rule("CB-105")
def test_the_order_in_which_castles_are_chosen_does_not_matter() -> None:
    digests = set()
    for seats in permutations(range(3)):
        state = GAME.new(3, {"setup": "advanced", "estates": "1,5,9"}, seed=4)
        for seat in seats:
            state.apply(seat, GAME.parse(["castle a2", "castle e2", "castle g2"][seat]))
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("CB-106")
def test_the_start_castle_is_no_placement() -> None:
    state = chosen("d4", "c2", estates="1,5")  # two regions of one
    assert state.scores() == [0, 0]
    assert state.view(-1)["decision"]["kind"] == "turn"  # no action of a castle
    assert state.view(-1)["bonus"]["castle"] == [None, None]
    tiles = [{s["name"]: s["tile"] for s in p["spaces"] if s["tile"]} for p in state.view(-1)["players"]]
    assert tiles == [{"d4": "castle"}, {"c2": "castle"}]
    assert state.coloured[1] + sum(state.depots[slot] == 1 for slot in range(24)) == 14 - 2


@pytest.mark.rule("CB-106")
def test_the_start_castle_counts_for_adjacency() -> None:
    state = scene(castles="a2 d4", dice=(1, 2), workers=9, storage=["cow-2", "castle", "ship"])
    assert legal(state, "place") == [
        f"place {tile} die {die}" for die in (1, 2) for tile in ("1 a1", "1 b2", "2 a3", "2 b3")
    ]


@pytest.mark.rule("CB-106", "CB-501")
def test_the_start_castle_fills_a_space_of_its_region() -> None:
    """Worked example: estate 1, start castle on a2, phase C: filling a3 and b3 scores 6 + 6 with the second."""
    state = scene(castles="a2 d4", phase="C", dice=(4, 6), storage=["castle", "castle"])
    assert act(state, "place 1 a3 die 4") == {
        "0 a3": "castle",
        "0 dice": [6],
        "0 storage": ["", "castle", ""],
        "decision": "extra",
    }
    do(state, "workers")
    assert act(state, "place 2 b3 die 6") == {
        "0 b3": "castle",
        "0 dice": [],
        "0 score": 6 + 6,
        "0 storage": ["", "", ""],
        "decision": "extra",
    }


@pytest.mark.rule("CB-106", "CB-502")
def test_the_start_castle_counts_for_the_castle_bonus() -> None:
    state = scene(castles="d4 d4", dice=(6, 1), storage=["castle"], tiles={"a2": "castle", "a3": "castle"})
    assert act(state, "place 1 b3 die 6") == {
        "0 b3": "castle",
        "0 dice": [1],
        "0 score": 6 + 10 + 5,
        "0 storage": ["", "", ""],
        "castle bonus": [0, None],
        "decision": "extra",
    }


@pytest.mark.rule("CB-107")
def test_spaces_are_named_by_row_and_place() -> None:
    rows = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
    assert [f"{row}{n}" for row, length in rows.items() for n in range(1, length + 1)] == SPACE_NAMES
    assert SPACE_NAMES[18] == "d4"


@pytest.mark.rule("CB-107")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("d4", "c3 c4 d3 d5 e3 e4"),
        ("a1", "a2 b1 b2"),
        ("a4", "a3 b4 b5"),
        ("d1", "c1 d2 e1"),
        ("d7", "c6 d6 e6"),
        ("g1", "f1 f2 g2"),
        ("c1", "b1 c2 d1 d2"),
        ("e1", "d1 d2 e2 f1"),
        ("f3", "e3 e4 f2 f4 g2 g3"),
    ],
)
def test_spaces_touch(space: str, near: str) -> None:
    assert sorted(SPACE_NAMES[n] for n in NEIGHBOURS[SPACE_NUMBER[space]]) == near.split()


@pytest.mark.rule("CB-107")
def test_touching_is_what_a_drawing_shows() -> None:
    """Pointy hexes in rows of 4 to 7, each row centred: spaces touch beside each other and half a space apart."""
    at = {}
    for row, length in enumerate([4, 5, 6, 7, 6, 5, 4]):
        for i in range(length):
            at[f"{'abcdefg'[row]}{i + 1}"] = (row, 2 * i - length)
    for name, (row, x) in at.items():
        near = {
            n for n, (r, y) in at.items() if (r == row and abs(x - y) == 2) or (abs(r - row) == 1 and abs(x - y) == 1)
        }
        assert {SPACE_NAMES[n] for n in NEIGHBOURS[SPACE_NUMBER[name]]} == near


@pytest.mark.rule("CB-107")
def test_where_the_centre_is_a_castle_space() -> None:
    def with_castle(edition: str, count: int) -> list[int]:
        games = [GAME.new(2, {"edition": edition, "setup": "free", "estates": f"{n},{n}"}) for n in range(1, count + 1)]
        return [n for n, state in enumerate(games, start=1) if GAME.parse("castle d4") in state.legal(0)]

    assert with_castle("2011", 9) == [1, 3, 6]
    assert with_castle("2019", 10) == [1, 2, 3, 6]


def test_a_scene_is_a_whole_position() -> None:
    state = scene(3, phase="C", round=2, storage=["bank"], tiles={"c3": "bank"}, knowledge=[8], goods=[1, 1, 4])
    assert account_goods(state) == [7] * 6
    assert GAME.unpack(state.pack()).digest() == state.digest()
    assert table(state)["0 g3"] == "knowledge-8"
