"""Who came where in the end, and what a rated table refuses."""

from __future__ import annotations

import msgspec
import pytest

from meeplehall.table import NotNow, Rated, Status, Table
from meeplehall.table.places import places
from meeplehall.table.stand_ins import PATIENCE

from .helpers import act, new_table


def rated(table: Table) -> Table:
    table.setting = msgspec.structs.replace(table.setting, rated=True)
    return table


def finished(table: Table) -> list[int]:
    while table.status is Status.RUNNING:
        act(table)
    found = places(table)
    assert found is not None
    return found


def test_who_stays_is_placed_by_the_outcome() -> None:
    table = new_table(3, people=2)
    assert places(table) is None, "nobody knows yet"
    found = finished(table)
    assert table.state is not None
    assert found == list(table.state.outcome().ranks)


def test_who_leaves_is_behind_all_others_the_first_to_go_last() -> None:
    table = new_table(4)
    for _ in range(5):
        act(table)
    table.resign(0, "greedy", 3000, "ann")
    act(table)
    table.resign(2, "greedy", 3001, "cleo")
    found = finished(table)
    assert (found[0], found[2]) == (4, 3)
    assert sorted(found[n] for n in (1, 3)) in ([1, 2], [1, 1])


def test_who_comes_back_has_not_left_and_who_is_replaced_has() -> None:
    table = new_table(3)
    act(table)
    table.resign(0, "greedy", 3000, "ann")
    table.come_back(0, 3001, "ann")
    late = table.pending()[0]
    other = next(seat for seat in range(3) if seat != late)
    table.replace(late, "greedy", 3002 + PATIENCE, table.seats[other].player)
    found = finished(table)
    assert found[late] == 3
    assert sorted(found) in ([1, 2, 3], [1, 1, 3])


def test_the_last_who_stays_may_go_too_and_is_ahead_of_who_left_before() -> None:
    table = new_table(2)
    act(table)
    table.resign(1, "greedy", 3000, "bob")
    table.resign(0, "greedy", 3001, "ann")
    assert table.status is Status.CLOSED
    assert places(table) == [1, 2]


def test_bots_are_ahead_of_whoever_leaves_them_alone() -> None:
    table = new_table(3, people=1)
    table.resign(0, "greedy", 3000, "ann")
    assert places(table) == [3, 1, 1]


def test_who_has_gone_for_good_has_left() -> None:
    table = new_table(3)
    act(table)
    table.part_with("bob", "greedy", 3000)
    assert finished(table)[1] == 3


def test_a_table_that_was_stopped_or_never_began_says_nothing() -> None:
    table = new_table(2)
    act(table)
    table.stop(3000)
    assert places(table) is None
    waiting = Table(table.setting, table.game)
    waiting.sit(0, "ann", "Ann", 1000)
    waiting.close(2000, "ann")
    assert places(waiting) is None


def test_at_a_rated_table_everybody_has_one_seat_and_keeps_it() -> None:
    table = rated(Table(new_table().setting, new_table().game))
    table.sit(0, "ann", "Ann", 1000, rating=1620, guess=True)
    with pytest.raises(NotNow, match="against themselves"):
        table.sit(1, "ann", "Ann again", 1000)
    with pytest.raises(NotNow, match="against themselves"):
        table.join(1, "ann", "Ann again", 1000)
    with pytest.raises(NotNow, match="stays with whoever took it"):
        table.hand_on(0, "eve", 1000)
    with pytest.raises(NotNow, match="for people and the hall's own bots"):
        table.join(1, "prog", "Somebody's program", 1000, program=True)
    table.sit(1, "", "Odile", 1000, bot="greedy", rating=1500)
    assert [(seat.rating, seat.guess) for seat in table.seats] == [(1620, True), (1500, False)]
    assert not table.may_be_hinted(), "though only one person plays"
    with pytest.raises(NotNow, match="nobody gets hints"):
        table.check_hint(0, table.version(0), "ann")


def test_a_rematch_and_a_game_played_on_are_not_rated() -> None:
    table = rated(new_table(2))
    finished(table)
    assert not table.rematch("t2", 3, 9000, "ann").setting.rated
    assert not table.branch("t3", 4, "ann", 9000).setting.rated


def test_what_the_result_did_is_noted_once_and_after_the_end() -> None:
    table = rated(new_table(2))
    with pytest.raises(NotNow, match="after a rated game"):
        table.note_ratings([1510, 1490], [10, -10], 5)
    finished(table)
    before = table.version(0)
    table.note_ratings([1510, 1490], [10, -10], 9000)
    table.note_ratings([1, 2], [3, 4], 9001)
    assert table.rated == Rated(at=9000, ratings=[1510, 1490], changes=[10, -10])
    assert table.version(0) == before + 1, "pages that are open are told"
    unrated = new_table(2)
    finished(unrated)
    with pytest.raises(NotNow):
        unrated.note_ratings([1], [1], 1)
