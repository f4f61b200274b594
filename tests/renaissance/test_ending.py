"""RM-501 to RM-503: the Master, ties, the round limit."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadOption
from tests.renaissance.scene import (
    act,
    all_done,
    all_pass,
    build,
    call,
    fill,
    give,
    knights,
    legal,
    recruit,
    scene,
    start,
    store,
    structure,
    teach,
    to_recruits,
)

ALL_BUT_MASTER = ["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3"]


def nearly(s, seat: int) -> None:
    """14 workers; a coin-book card completes."""
    fill(s, seat, *ALL_BUT_MASTER)
    build(s, seat, l4_1="M:mm/bs" if seat == 0 else "M:mm/sb", l4_2="S:ss/bm" if seat == 0 else "S:ss/mb")


@pytest.mark.rule("RM-501")
def test_the_master_ends_the_game_after_the_phase() -> None:
    s = scene()
    nearly(s, 0)
    fill(s, 1, "2.1")
    give(s, 0, "K:kk/ms", "B:bb/bs")
    give(s, 1, "K:kk/sm")
    store(s, 0, "coin")
    knights(s, 1, "book")
    recruits = list(s.recruits)
    call(s, 1)
    act(s, 0, "hire c2 5.1")
    act(s, 1, "pass")
    assert s.over
    assert s.pending() == []
    assert s.actor() == -1
    assert s.phase == 1  # no further phase
    assert list(s.recruits) == recruits  # no resolution
    assert s.scores() == [15, 6]
    assert s.outcome().ranks == [1, 2]
    assert s.outcome().note == "Master"


@pytest.mark.rule("RM-501")
def test_a_master_from_the_recruits_does_not_stop_the_later_areas() -> None:
    s = scene()
    nearly(s, 0)
    recruit(s, "coin", "K:kk/ms")
    recruit(s, "book", "B:bb/bs")
    knights(s, 0, "coin")
    knights(s, 1, "book")
    to_recruits(s)
    act(s, 0, "place 5.1")
    assert not s.over
    assert s.pending() == [1]
    act(s, 1, "place 2.1")
    assert s.over
    assert s.scores() == [15, 6]
    assert s.round == 1


@pytest.mark.rule("RM-501")
def test_nothing_but_the_master_ends_it() -> None:
    s = scene()
    nearly(s, 0)
    give(s, 0, "K:kk/mb")
    give(s, 1, "K:kk/sm")
    call(s, 1)
    while s.phase:
        all_pass(s)
    all_done(s)
    assert not s.over
    assert s.scores() == [14, 5]


def both_complete():
    """A has 2 stored tokens and 1 Renaissance token, B 1 stored token and 2 knights out; one coin each is spent."""
    s = scene()
    for seat in (0, 1):
        nearly(s, seat)
        give(s, seat, "K:kk/ms")
    store(s, 0, "coin", "bread", "bread")
    teach(s, 0, "book")
    store(s, 1, "coin", "shield")
    knights(s, 1, "coin", "coin")
    call(s, 1)
    return s


@pytest.mark.rule("RM-502")
def test_equal_sums_share_the_win() -> None:
    """Worked example."""
    s = both_complete()
    act(s, 0, "hire c1 5.1")
    act(s, 1, "hire c1 5.1")
    assert s.over
    assert s.outcome().ranks == [1, 1]
    assert s.outcome().winners() == [0, 1]
    assert s.outcome().note == "shared"


@pytest.mark.rule("RM-502")
@pytest.mark.parametrize(
    ("change", "ranks"),
    [
        (lambda s: store(s, 0, "coin", "bread", "bread", "bread"), [1, 2]),
        (lambda s: teach(s, 0, "book", "coin"), [1, 2]),
        (lambda s: knights(s, 1, "coin", "coin", "book"), [2, 1]),
        (lambda s: knights(s, 1, "coin"), [1, 2]),
    ],
)
def test_stored_renaissance_tokens_and_knights_out_break_the_tie(change, ranks: list[int]) -> None:
    s = both_complete()
    change(s)
    act(s, 0, "hire c1 5.1")
    act(s, 1, "hire c1 5.1")
    assert s.outcome().ranks == ranks
    assert s.outcome().note == "tokens and knights"


@pytest.mark.rule("RM-502")
def test_tokens_do_not_beat_a_master() -> None:
    s = both_complete()
    act(s, 0, "pass")
    act(s, 1, "hire c1 5.1")
    assert s.outcome().ranks == [2, 1]


@pytest.mark.rule("RM-503")
def test_the_round_limit_ends_a_game_without_a_master() -> None:
    s = scene(3, round_limit=2)
    fill(s, 0, "2.1")
    fill(s, 2, "2.1", "2.2")
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/bs")):
        give(s, seat, face)
    store(s, 0, "coin")
    call(s, 1)
    for _ in range(2):
        assert not s.over
        while s.phase:
            all_pass(s)
        all_done(s)
    assert s.over
    assert s.round == 2
    assert s.scores() == [6, 5, 7]
    assert s.outcome().ranks == [2, 3, 1]
    assert s.outcome().note == "workers"
    for seat in (-1, 0, 1, 2):  # the discard step asked everybody, the end asks nobody
        assert s.view(seat)["turn_of"] == []
        assert seat < 0 or not s.view(seat)["players"][seat]["choice"]["complete"]


@pytest.mark.rule("RM-503")
def test_equal_workers_are_ranked_by_tokens_and_knights_then_shared() -> None:
    s = scene(4, round_limit=1)
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/bs", "K:kk/ms")):
        give(s, seat, face)
    store(s, 1, "coin", "coin")
    teach(s, 2, "coin", "book")
    store(s, 3, "coin")
    call(s, 1)
    all_pass(s)
    all_done(s)
    assert s.over
    assert s.outcome().ranks == [4, 1, 1, 3]
    assert s.outcome().note == "shared"


@pytest.mark.rule("RM-503")
def test_the_players_behind_the_winner_are_ranked_the_same_way() -> None:
    s = scene(4)
    nearly(s, 0)
    fill(s, 1, "2.1")
    fill(s, 3, "2.1")
    give(s, 0, "K:kk/ms")
    for seat in (1, 2, 3):
        give(s, seat, ("K:kk/sm", "K:kk/sb", "K:kk/bs")[seat - 1])
    store(s, 0, "coin")
    store(s, 2, "coin", "coin", "coin", "coin")
    store(s, 3, "bread")
    call(s, 1)
    act(s, 0, "hire c1 5.1")
    all_pass(s)
    assert s.scores() == [15, 6, 5, 6]
    assert s.outcome().ranks == [1, 3, 4, 2]


@pytest.mark.rule("RM-503")
def test_values_of_the_option() -> None:
    assert start().round_limit == 100
    assert start(round_limit=0).round_limit == 0
    for bad in ("-1", "x", "1.5", "10000"):
        with pytest.raises(BadOption, match="round_limit"):
            start(round_limit=bad)


@pytest.mark.rule("RM-503")
def test_no_limit_goes_on() -> None:
    s = scene(round_limit=0)
    s.round = 500
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb")):
        give(s, seat, face)
    call(s, 1)
    all_pass(s)
    all_done(s)
    assert not s.over
    assert s.round == 501


@pytest.mark.rule("RM-503")
def test_scores_are_workers_from_five_on() -> None:
    s = scene()
    assert s.scores() == [5, 5]
    fill(s, 0, "2.1", "2.2", "3.1")
    assert s.scores() == [8, 5]
    assert structure(s, 1) == {}
    assert legal(s, 0) == []
