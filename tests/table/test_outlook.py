"""What a viewer may be told of a table, before anything is drawn."""

from __future__ import annotations

import pytest

from meeplehall.table import SPECTATOR, NotNow, Table
from meeplehall.table.outlook import HandOver, outlook

from .helpers import act, new_table


def test_only_the_person_who_decides_is_given_choices() -> None:
    table = new_table(2)
    (seat,) = table.pending()
    mine, other = outlook(table, seat, [seat]), outlook(table, 1 - seat, [1 - seat])
    assert mine.decides
    assert table.state is not None
    assert [choice.action for choice in mine.choices] == table.state.legal(seat)
    for told in (other, outlook(table, SPECTATOR, [])):
        assert (told.decides, told.choices, told.can_take_back) == (False, [], False)
    assert other.away == [seat]
    assert outlook(table, SPECTATOR, []).away == []


def test_a_sealed_choice_changes_nothing_for_others() -> None:
    table = new_table(2, setup="advanced")
    before = [outlook(table, viewer, [viewer] if viewer >= 0 else []) for viewer in (1, SPECTATOR)]
    act(table, seat=0)
    assert not outlook(table, 0, [0]).decides
    assert outlook(table, 0, [0]).can_take_back
    assert [outlook(table, viewer, [viewer] if viewer >= 0 else []) for viewer in (1, SPECTATOR)] == before


def test_people_at_one_screen_hand_over() -> None:
    table = new_table(2)
    (seat,) = table.pending()
    told = outlook(table, 1 - seat, [0, 1])
    assert told.hand_over == HandOver(seat, table.seats[seat].name)
    assert outlook(table, seat, [0, 1]).hand_over is None
    assert outlook(table, 1 - seat, [1 - seat]).hand_over is None


def test_what_was_taken_back_is_told_until_something_else_happens() -> None:
    table = new_table(2)
    (seat,) = table.pending()
    act(table)
    table.take_back(seat, table.version(seat), 3000, table.seats[seat].player)
    assert outlook(table, 1 - seat, []).took_back
    act(table)
    assert not outlook(table, 1 - seat, []).took_back


def test_a_game_that_has_not_begun_has_nothing_to_tell() -> None:
    begun = new_table(2)
    with pytest.raises(NotNow):
        outlook(Table(begun.setting, begun.game), SPECTATOR, [])
