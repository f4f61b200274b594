"""What a table tells of choices that are still sealed: nothing, in no answer, error, number or time."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import IllegalAction
from meeplehall.core.preview import choices
from meeplehall.table import SPECTATOR, NotNow, Table
from meeplehall.table.stand_ins import PATIENCE

from .helpers import act, new_table


def sealing(*seats: int, at: int = 2000) -> Table:
    """Three people choose their castles; these have."""
    table = new_table(3, setup="advanced")
    for seat in seats:
        act(table, seat=seat, at=at)
    return table


def refusal(table: Table, lead: int, action: int) -> str:
    with pytest.raises(IllegalAction) as error:
        table.act(0, action, table.version(0), 3000, "ann", lead=lead, leads=lambda code: True)
    return str(error.value)


@pytest.mark.parametrize("action", [0, 1148])
def test_two_decisions_as_one_try_nothing_on_the_true_position(action: int) -> None:
    """With the others' choices in, the lead would open them: what follows it must not be found out."""
    answers = set()
    for table in (sealing(), sealing(1), sealing(1, 2)):
        assert table.state is not None
        before = table.state.digest()
        answers |= {refusal(table, lead, action) for lead in (*table.state.legal(0)[:3], 1148, 10**6)}
        assert table.state.digest() == before
    assert answers == {"these two decisions cannot be made as one now"}


def test_what_is_sealed_or_shows_something_leads_nowhere() -> None:
    table = sealing(1, 2)
    assert table.state is not None
    assert {choice.lead for choice in choices(table.state, 0, lambda code: True)} == {-1}
    table = new_table(2)
    assert table.state is not None
    (seat,) = table.pending()
    ahead = choices(table.state, seat, lambda code: True)
    assert any(choice.lead >= 0 for choice in ahead), "an open decision with another behind it does"
    act(table)
    last = [choice for choice in choices(table.state, seat) if choice.ends]
    assert last, "the turn can end"
    leading = {choice.lead for choice in choices(table.state, seat, lambda code: True)}
    assert not leading & {choice.action for choice in last}


def test_patience_knows_only_what_its_asker_knows() -> None:
    for table in (sealing(), sealing(1), sealing(1, 2, at=1000 + PATIENCE // 2)):
        with pytest.raises(NotNow, match="seat 2 has 1 more seconds"):
            table.replace(1, "greedy", 1000 + PATIENCE - 1, "ann")
        table.replace(1, "greedy", 1000 + PATIENCE, "ann")
        assert table.seats[1].bot == "greedy"


def test_a_version_does_not_tell_how_much_was_opened() -> None:
    opened = set()
    for hesitates in (False, True):
        table = sealing(1)
        if hesitates:
            table.take_back(1, table.version(1), 2000, "bob")
            act(table, seat=1)
        act(table, seat=0)
        act(table, seat=2)
        opened.add((table.version(0), table.version(2), table.version(SPECTATOR)))
    assert len(opened) == 1


def test_the_time_of_a_sealed_choice_is_not_handed_out() -> None:
    table = sealing()
    table.take_commit()
    act(table, seat=1, at=7000)
    commit = table.take_commit()
    assert commit is not None
    assert commit.changed == 1000
    assert table.last_move(1) == 7000
    assert table.last_move(0) == table.last_move(SPECTATOR) == 1000
    act(table, seat=0, at=8000)
    act(table, seat=2, at=9000)
    opening = table.take_commit()
    assert opening is not None
    assert opening.changed == 9000
