"""Phases and rounds: CB-201 to CB-206."""

from __future__ import annotations

from collections import Counter

import pytest

from meeplehall.core.errors import IllegalAction
from meeplehall.core.journal import Journal
from meeplehall.core.undo import can_take_back
from meeplehall.games.burgundy.events import White
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.tables import BLACK, SLOTS
from meeplehall.games.burgundy.tiles import TYPE, TYPE_LETTERS
from tests.burgundy.scene import account, act, do, idle, idle_round, legal, refused, scene, table, told

PLAYER_COUNTS = [2, 3, 4]
LAID_OUT = {
    2: ["BS", "KC", "AB", "SB", "MK", "BA"],
    3: ["BSK", "KCB", "ABS", "SBA", "MKB", "BAC"],
    4: ["BSKA", "KCBB", "ABSK", "SBAM", "MKBB", "BACS"],
}


def letters(state: Burgundy) -> list[str]:
    """The types on the numbered depots."""
    rows = [[state.depots[depot * 4 + i] for i in range(4)] for depot in range(6)]
    return ["".join(TYPE_LETTERS[TYPE[face]] for face in row if face) for row in rows]


def on_black(state: Burgundy) -> int:
    return sum(state.depots[slot] != 0 for slot in range(BLACK, SLOTS))


# Phases


@pytest.mark.rule("CB-201")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_phase_refills_the_spaces_of_the_player_count(players: int) -> None:
    state = GAME.new(players, seed=9)
    for phase in range(5):
        rows = list(LAID_OUT[players])
        if players == 3 and phase in (1, 3):
            rows[5] = "BAM"
        assert letters(state) == rows
        assert on_black(state) == {2: 4, 3: 6, 4: 8}[players]
        for _ in range(5):
            idle_round(state)
    assert state.over


@pytest.mark.rule("CB-201")
@pytest.mark.parametrize(
    ("players", "odd", "even"),
    [
        (2, {"B": 4, "S": 2, "K": 2, "A": 2, "C": 1, "M": 1}, {"B": 4, "S": 2, "K": 2, "A": 2, "C": 1, "M": 1}),
        (3, {"B": 6, "S": 3, "K": 3, "A": 3, "C": 2, "M": 1}, {"B": 6, "S": 3, "K": 3, "A": 3, "C": 1, "M": 2}),
        (4, {"B": 8, "S": 4, "K": 4, "A": 4, "C": 2, "M": 2}, {"B": 8, "S": 4, "K": 4, "A": 4, "C": 2, "M": 2}),
    ],
)
def test_tiles_laid_out_by_type(players: int, odd: dict[str, int], even: dict[str, int]) -> None:
    """`odd`: phases A, C and E; `even`: phases B and D."""
    assert sum(odd.values()) == {2: 12, 3: 18, 4: 24}[players]
    state = GAME.new(players, seed=1)
    for phase in "ABCDE":
        assert state.view(-1)["phase"] == phase
        assert Counter("".join(letters(state))) == (even if phase in "BD" else odd)
        for _ in range(5):
            idle_round(state)


@pytest.mark.rule("CB-201")
def test_numbered_depots_are_filled_with_coloured_backs_and_the_black_depot_with_black_ones() -> None:
    before = GAME.tables
    state = GAME.new(4, {"setup": "free", "estates": "1,1,1,1"}, seed=6)
    for seat in range(4):
        state.apply(seat, GAME.parse("castle d4"))
    numbered = Counter(state.depots[slot] for slot in range(BLACK))
    black = Counter(state.depots[slot] for slot in range(BLACK, SLOTS))
    for face in range(1, 50):
        start = 4 if face == 1 else 0
        assert before.coloured[face] - state.coloured[face] == numbered[face] + start
        assert before.black[face] - state.black[face] == black[face]


@pytest.mark.rule("CB-201")
def test_left_over_tiles_leave_the_game_whatever_their_type() -> None:
    depots = {1: ["ship", "bank"], 2: ["castle"], 5: ["mine"], 6: ["cow-3", "knowledge-8"]}
    state = scene(3, round=5, depots=depots, black=["ship", "mine", "castle", "bank"])
    idle_round(state)
    assert table(state)["phase"] == "B"
    assert table(state)["gone"] == {
        "castle": 2, "mine": 2, "ship": 2, "cow-3": 1, "bank": 2, "knowledge-8": 1,
    }  # fmt: skip
    assert letters(state) == [*LAID_OUT[3][:5], "BAM"]
    assert on_black(state) == 6
    assert account(state).total() == 164


@pytest.mark.rule("CB-201")
def test_within_a_phase_depots_are_not_refilled() -> None:
    state = scene(round=3, depots={1: ["ship"]}, black=["bank"], dice=(1, 1))
    do(state, "take 1.1 die 1")
    idle_round(state)
    after = table(state)
    assert (after["phase"], after["round"]) == ("A", 4)
    assert [after[f"depot {n}"] for n in range(1, 7)] == [[]] * 6
    assert after["black depot"] == ["bank"]
    assert after["gone"] == {}


@pytest.mark.rule("CB-201")
def test_the_goods_of_a_phase_lie_open_on_its_rounds() -> None:
    state = GAME.new(2, seed=3)
    open_ = table(state)["round goods"]
    for round_ in range(1, 5):
        idle_round(state)
        laid = table(state)["round goods"]
        assert laid == [0] * (round_ + 1) + open_[round_ + 1 :]
    unseen = state.view(-1)["supply"]["goods"]
    idle_round(state)
    assert [good > 0 for good in table(state)["round goods"]] == [False, True, True, True, True]
    assert sum(unseen) - sum(state.view(-1)["supply"]["goods"]) == 5


@pytest.mark.rule("CB-202")
def test_goods_stay_on_the_depots_over_rounds_and_phases() -> None:
    state = scene(round=5, cargo={3: [2, 5, 5], 6: [1]})
    state.journal = Journal()
    idle_round(state)
    assert table(state)["phase"] == "B"
    white = next(event for event in told(state) if isinstance(event, White))
    lying = {1: [], 2: [], 3: [2, 5, 5], 4: [], 5: [], 6: [1]}
    lying[white.die] = sorted([*lying[white.die], white.good])
    assert {depot: table(state)[f"cargo {depot}"] for depot in range(1, 7)} == lying


@pytest.mark.rule("CB-202", "CB-503")
def test_goods_on_the_depots_score_nothing_at_the_end() -> None:
    state = scene(
        phase="E", round=5, cargo={1: [1, 1, 1, 2, 3], 4: [6, 6]}, dice=(), silver=0, others={1: {"dice": ()}}
    )
    do(state, "pass", "pass")
    assert state.over
    assert state.scores() == [0, 0]
    assert table(state)["cargo 1"] == [1, 1, 1, 2, 3]


# Rounds


@pytest.mark.rule("CB-203")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_everyone_rolls_and_the_white_die_sends_the_goods_before_anyone_acts(players: int) -> None:
    state = scene(players, dice=(), others={seat: {"dice": ()} for seat in range(1, players)})
    good = state.round_goods[1]
    state.journal = Journal()
    for _ in range(players):
        do(state, "pass")
    after = table(state)
    assert after["round"] == 2
    assert [len(after[f"{seat} dice"]) for seat in range(players)] == [2] * players
    assert all(1 <= die <= 6 for seat in range(players) for die in after[f"{seat} dice"])
    assert 1 <= after["white"] <= 6
    assert [after[f"cargo {n}"] for n in range(1, 7)] == [[good] if n == after["white"] else [] for n in range(1, 7)]
    assert after["round goods"][1] == 0
    rolls = [GAME.event(event) for event in state.journal.events if event.chance]
    assert [event.name for event in rolls] == ["dice"] * players + ["white"]
    assert rolls[-1] == White(after["white"], good)


@pytest.mark.rule("CB-203")
def test_all_numbers_come_up_on_all_dice() -> None:
    mine, white = Counter(), Counter()
    for seed in range(150):
        state = GAME.new(2, seed=seed)
        mine.update(table(state)["0 dice"])
        white[state.white] += 1
    assert set(mine) == set(white) == {1, 2, 3, 4, 5, 6}
    assert min(mine.values()) > 25
    assert min(white.values()) > 10


@pytest.mark.rule("CB-203")
def test_the_white_die_is_no_action_die() -> None:
    state = scene(dice=(2, 3), depots={5: ["bank"]})
    state.white = 5
    assert legal(state) == ["workers die 2", "workers die 3"]
    assert refused(state, "take 5.1 die 5", "workers die 5")


@pytest.mark.rule("CB-203")
def test_workers_do_not_change_the_white_die() -> None:
    state = scene(dice=(5, 5), workers=3, depots={4: ["bank"]}, cargo={6: [2]})
    state.white = 6
    changed = act(state, "take 4.1 die 5")
    assert changed == {"0 dice": [5], "0 workers": 2, "0 storage": ["bank", "", ""], "depot 4": []}


@pytest.mark.rule("CB-204")
def test_further_ahead_goes_first_and_in_a_stack_the_upper() -> None:
    others = {
        1: {"dice": (), "track": 3, "arrival": 5},
        2: {"dice": (), "track": 1, "arrival": 9},
        3: {"dice": (), "track": 3, "arrival": 7},
    }
    state = scene(4, dice=(), track=1, arrival=8, others=others)
    do(state, "pass", "pass", "pass", "pass")
    assert table(state)["round"] == 2
    assert table(state)["order"] == [3, 1, 2, 0]


@pytest.mark.rule("CB-204")
def test_ships_matter_from_the_next_round_on() -> None:
    state = scene(3, seat=0, others={2: {"dice": (2, 1), "storage": ["ship", "ship"]}})
    idle(state)
    idle(state)
    assert table(state)["turn of"] == [2]
    assert act(state, "place 1 d3 die 2") == {
        "2 d3": "ship",
        "2 dice": [1],
        "2 storage": ["", "ship", ""],
        "2 track": 1,
    }
    assert table(state)["order"] == [0, 1, 2]
    do(state, "place 2 d2 die 1")
    assert (table(state)["round"], table(state)["order"], table(state)["2 track"]) == (2, [2, 0, 1], 2)


@pytest.mark.rule("CB-204")
def test_the_order_of_the_round_stays_when_the_first_is_overtaken() -> None:
    state = scene(3, seat=1, dice=(2, 2), others={0: {"dice": (2, 2), "storage": ["ship", "ship"]}, 2: {"track": 0}})
    idle(state)
    do(state, "place 1 d3 die 2")
    assert table(state)["order"] == [1, 0, 2]
    idle(state)
    assert table(state)["turn of"] == [2]
    idle(state)
    assert table(state)["order"] == [0, 1, 2]


@pytest.mark.rule("CB-204", "CB-401")
def test_a_piece_moves_from_under_others_onto_a_stack() -> None:
    """Worked example: A above B on space 2; B moves to 3 from under A; later A moves to 3, onto B, and goes first."""
    rival = {"track": 2, "arrival": 1, "dice": (2, 2), "storage": ["ship"]}
    state = scene(track=2, arrival=2, dice=(1, 1), storage=["ship"], others={1: rival})
    idle(state)
    assert act(state, "place 1 d3 die 2")["1 track"] == 3
    assert table(state)["0 track"] == 2
    idle(state)
    assert table(state)["order"] == [1, 0]
    idle(state)
    p = state.players[0]
    p.die0 = p.die1 = 2
    assert act(state, "place 1 d3 die 2", "load 1")["0 track"] == 3
    assert table(state)["1 track"] == 3
    idle(state)
    assert table(state)["order"] == [0, 1]


@pytest.mark.rule("CB-205", "CB-403")
def test_mines_pay_at_the_end_of_a_phase_only() -> None:
    state = scene(round=4, tiles={"e3": "mine", "f2": "mine"}, silver=3, others={1: {"silver": 1}})
    idle_round(state)
    assert (table(state)["round"], table(state)["0 silver"]) == (5, 3)
    idle_round(state)
    after = table(state)
    assert (after["phase"], after["0 silver"], after["1 silver"]) == ("B", 5, 1)
    assert after["0 workers"] == 8  # of the four dice alone


@pytest.mark.rule("CB-205")
def test_a_mine_pays_five_times_in_a_game() -> None:
    state = scene(tiles={"e3": "mine"})
    paid = []
    while not state.over:
        before = table(state)["0 silver"]
        idle_round(state)
        paid.append(table(state)["0 silver"] - before)
    assert paid == [0, 0, 0, 0, 1] * 5


@pytest.mark.rule("CB-205", "CB-503")
def test_the_last_payout_comes_before_the_end_scoring() -> None:
    state = scene(phase="E", round=5, dice=(), tiles={"e3": "mine"}, knowledge=[2], workers=1, others={1: {"dice": ()}})
    do(state, "pass", "pass")
    assert state.over
    assert (table(state)["0 silver"], table(state)["0 workers"]) == (1, 2)
    assert state.scores() == [1 + 1, 0]


# What is hidden


@pytest.mark.rule("CB-206")
def test_only_what_supplies_will_bring_is_hidden() -> None:
    state = scene(dice=(4, 4), goods=[4, 4], storage=["bank", "ship"], black=["mine"], silver=2)
    do(state, "sell 4 die 4")
    seen = [state.view(seat) for seat in (-1, 0, 1)]
    for view in seen:
        assert view["players"][0]["sold"] == [0, 0, 0, 2, 0, 0]
        assert view["players"][0]["storage"] == ["bank", "ship", ""]
        assert view["players"] == seen[0]["players"]
        assert view["supply"] == seen[0]["supply"]


@pytest.mark.rule("CB-206")
def test_nobody_can_see_what_will_be_drawn_or_rolled() -> None:
    """The same table with another future looks the same to everyone, and the future differs."""
    state = scene(round=5, dice=(), others={1: {"dice": ()}})
    futures = set()
    for seed in range(5):
        twin = state.sample(0, seed)
        for seat in (-1, 0, 1):
            assert twin.view(seat) == state.view(seat)
        do(twin, "pass", "pass")
        futures.add(twin.digest())
    assert len(futures) == 5


@pytest.mark.rule("CB-206")
def test_a_sample_keeps_the_own_castle_choice_and_forgets_the_others() -> None:
    state = GAME.new(3, {"setup": "advanced", "estates": "1,5,9"})
    state.apply(0, GAME.parse("castle a2"))
    state.apply(1, GAME.parse("castle d5"))
    twin = state.sample(0, 1)
    assert twin.view(0) == state.view(0)
    assert twin.pending() == [1, 2]
    with pytest.raises(IllegalAction):
        twin.apply(0, GAME.parse("castle a3"))


@pytest.mark.rule("CB-201", "CB-203")
@pytest.mark.parametrize(("round_", "revelations"), [(4, 1), (5, 2)])
def test_rolls_come_to_light_and_at_a_new_phase_tiles_too(round_: int, revelations: int) -> None:
    """Neither can be taken back, and each counts for itself."""
    state = scene(round=round_, others={1: {"dice": ()}})
    do(state, "workers die 1", "workers die 1")
    before = state.clone()
    do(state, "pass")
    assert state.revealed - before.revealed == revelations + 1  # and one for the other seat's decision
    assert not can_take_back(before, state, 1)
