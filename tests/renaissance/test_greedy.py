"""The greedy player knows what it is doing: games end, and in time."""

from __future__ import annotations

import pytest

from meeplehall import bots
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.heuristic import FIRST, RenaissanceHeuristic
from tests.renaissance.scene import (
    build,
    call,
    fill,
    give,
    last_place_open,
    legal,
    scene,
    start,
    store,
    teach,
    to_discards,
)

MIND = RenaissanceHeuristic()


def rate(s, action: str) -> int:
    return MIND.prior(s, 0, GAME.parse(action))


def best(s, seat: int = 0) -> str:
    return GAME.notation(max(s.legal(seat), key=lambda action: MIND.prior(s, seat, action)))


def greedy_game(players: int, seed: int, **options):
    s = start(players, seed, **options)
    bots.play_out(s, [bots.make("greedy", seed * 8 + seat) for seat in range(players)])
    return s


@pytest.mark.parametrize("deck", ["t12", "p24"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_with_a_master_in_time(players: int, deck: str) -> None:
    games = [greedy_game(players, seed, deck=deck) for seed in range(24)]
    rounds = sorted(s.round for s in games)
    assert 9 <= rounds[12] <= 22
    assert sum(max(s.scores()) == 15 for s in games) >= 22


def test_some_solo_games_are_won() -> None:
    won = sum(greedy_game(1, seed).outcome().ranks == [1] for seed in range(60))
    assert 3 <= won <= 36


def test_greedy_beats_random() -> None:
    for seed in range(6):
        s = start(2, seed)
        bots.play_out(s, [bots.make("greedy", seed), bots.make("random", seed)])
        assert s.outcome().ranks == [1, 2]


def test_it_completes_when_it_can() -> None:
    assert best(last_place_open()).endswith("5.1")


def test_it_throws_what_fits_nowhere_and_keeps_what_fits() -> None:
    s = scene()
    give(s, 0, "M:mm/bs", "M:mm/kb", "M:mm/mb")
    give(s, 1, "K:kk/sm")
    teach(s, 0, "coin")
    to_discards(s)
    assert rate(s, "discard c1") < rate(s, "done")
    assert best(s).startswith("discard")


def test_it_removes_a_worker_when_nothing_else_is_left() -> None:
    """Every worker is covered but two Renaissance Men, no token, nothing taught: stuck."""
    s = scene()
    give(s, 0, "K:kk/mb")
    give(s, 1, "K:kk/sm")
    build(s, 0, l2_1="M:mm/bs", l2_2="S:ss/sb", l2_3="M:mm/bk", l2_4="S:ss/km")
    fill(s, 0, "3.1", "3.2", "3.3")
    to_discards(s)
    assert best(s).startswith("remove 3.")


def test_it_does_not_tear_down_without_need() -> None:
    s = scene()
    give(s, 0, "K:kk/km")
    give(s, 1, "K:kk/sm")
    build(s, 0, l2_1="M:mm/bs")
    to_discards(s)
    assert rate(s, "remove 2.1") < 0


@pytest.mark.parametrize("players", [1, 2])
def test_who_is_left_with_books_tears_down_now_and_then(players: int) -> None:
    """Only a scholar is uncovered, beside Renaissance Men; teaching another Man would cover him too."""
    s = scene(players, order="scholar baker renaissance knight merchant")
    give(s, 0, "K:kk/km")
    fill(s, 0, "2.2", "2.3", "2.4", "3.2", "3.3")
    to_discards(s)
    rates = []
    for s.round in (4, 11, 12):
        rates.append(rate(s, "remove 3.2"))
    early, before, late = rates
    assert early == before
    assert (late > before) == (players > 1)


def test_it_avoids_places_that_only_a_renaissance_man_fills() -> None:
    s = scene()
    build(s, 0, l2_1="M:mm/bs")
    give(s, 0, "M:mm/sb", "K:kk/sb")
    give(s, 1, "K:kk/sm")
    call(s, 1)
    store(s, 0, "coin")
    same, other = (rate(s, f"hire c{n} 2.2") for n in (1, 2))
    assert other > same


def man_waits(**first: object):
    """Seat 0 places a Renaissance Man on this structure."""
    base = ["baker", "scholar", "renaissance", "knight", "merchant"]
    seats = [{"foundation": base, "man": "", **first}, {"foundation": base}]
    return GAME.position({"players": 2, "decision": {"kind": "man"}, "seats": seats})


@pytest.mark.rule("RM-206")
@pytest.mark.parametrize("level", ["greedy", "easy", "normal"])
def test_nobody_tears_down_before_a_renaissance_man_without_gain(level: str) -> None:
    for structure in ({"2.1": "M:mm/bs"}, {"2.4": "S:ss/km"}, {"2.1": "B:bb/bs", "2.4": "M:mm/km"}):
        s = man_waits(structure=structure)
        assert legal(s, 0)[0].startswith("remove")
        chosen = {GAME.notation(bots.make(level, seed).choose(s, 0)) for seed in range(20)}
        assert all(text.startswith("place") for text in chosen)


@pytest.mark.rule("RM-206")
def test_a_removal_before_a_renaissance_man_is_worth_what_the_best_place_then_is() -> None:
    s = man_waits(structure={"2.1": "M:mm/bs"}, down={"2.2": ""})
    after = s.clone()
    after.play(0, GAME.parse("remove 2.1"))
    best_then = max(MIND.prior(after, 0, action) for action in after.legal(0))
    assert rate(s, "remove 2.1") == best_then - 1


@pytest.mark.rule("RM-206")
def test_it_makes_room_where_a_renaissance_man_would_build_it_in() -> None:
    """On 4.2, the only place, he would cover the last Merchant; no token, nothing taught: stuck."""
    down = dict.fromkeys(("2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "4.1"), "")
    s = man_waits(down=down, structure={"3.3": "M:mm/bk"}, hand=[])
    assert [text for text in legal(s, 0) if text.startswith("place")] == ["place 4.2"]
    assert best(s) == "remove 4.1"


def test_a_man_still_to_be_placed_is_worth_what_taught_him() -> None:
    s = scene(1)
    build(s, 0, l2_1="M:mm/bs")
    before = MIND.value(s, 0)
    s.players[0].man = 1
    assert MIND.value(s, 0) > before


def test_a_lost_game_counts_the_workers_that_an_open_one_counts() -> None:
    for seed in range(4):
        s = greedy_game(2, seed)
        late = MIND.reached(s, s.outcome().ranks.index(1)) - FIRST
        loser = s.outcome().ranks.index(2)
        assert MIND.value(s, loser) == 1000 * (s.scores()[loser] - 5) + late
