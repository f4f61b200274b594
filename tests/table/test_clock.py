"""Clocks: what runs, what stands, what happens at zero, and what nobody may learn from them."""

from __future__ import annotations

import msgspec
import pytest

from meeplehall.core.errors import BadOption
from meeplehall.table import SPECTATOR, Clock, Hours, Left, NotNow, Saved, Status, Table
from meeplehall.table.chronicle import Chronicle
from meeplehall.table.clock import DAY, MINUTE, RETURN, clock_of, offered
from meeplehall.table.entries import encode

from .helpers import NAMES, act, new_table

LIVE = Clock(minutes=15, grace=10)
DAYS = Clock(days=3)
START = 1000
"""When everybody has sat down."""


def timed(clock: Clock, players: int = 2, people: int | None = None, **options: str) -> Table:
    """A table as `new_table` makes it, with a clock."""
    plain = new_table(players, people=people, **options)
    table = Table(msgspec.structs.replace(plain.setting, clock=clock), plain.game)
    for seat in range(players):
        bot = "" if people is None or seat < people else "greedy"
        table.sit(seat, "" if bot else NAMES[seat].lower(), NAMES[seat], START, bot=bot)
    return table


def left(table: Table, seat: int, at: int, viewer: int = SPECTATOR) -> int:
    """What a page shows."""
    time = table.times(at, viewer)[seat]
    return min(time.left, time.zero - at) if time.zero else time.left


def turn(table: Table, at: int, step: int = 0) -> int:
    """Whoever is to decide plays the whole turn, a decision every `step` milliseconds; who that was."""
    seat = table.pending()[0]
    while table.pending() == [seat]:
        act(table, at=at)
        at += step
    return seat


def test_only_the_clock_of_who_is_to_decide_runs_and_grace_is_free() -> None:
    table = timed(LIVE)
    (seat,) = table.pending()
    other = 1 - seat
    assert left(table, seat, START) == left(table, seat, START + 10_000) == 15 * MINUTE
    assert left(table, seat, START + 25_000) == 15 * MINUTE - 15_000
    assert left(table, other, START + 25_000) == 15 * MINUTE
    assert turn(table, START + 25_000) == seat
    assert table.pending() == [other]
    later = START + 25_000 + 70_000
    assert (left(table, seat, later), left(table, other, later)) == (15 * MINUTE - 15_000, 14 * MINUTE)


def test_grace_comes_once_for_a_turn_not_for_every_decision() -> None:
    table = timed(LIVE)
    (seat,) = table.pending()
    act(table, at=START + 8_000)
    assert table.pending() == [seat]
    assert left(table, seat, START + 18_000) == 15 * MINUTE - 8_000


def test_days_are_for_every_turn() -> None:
    table = timed(DAYS)
    (seat,) = table.pending()
    assert left(table, seat, START + DAY) == 2 * DAY
    turn(table, START + DAY)
    assert left(table, 1 - seat, START + 2 * DAY) == 2 * DAY
    turn(table, START + 2 * DAY)
    assert table.pending()
    assert left(table, table.pending()[0], START + 2 * DAY) == 3 * DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_to_take_back_gives_no_time_back(clock: Clock) -> None:
    table = timed(clock)
    (seat,) = table.pending()
    act(table, at=START + 30_000)
    before = left(table, seat, START + 40_000)
    table.take_back(seat, table.version(seat), START + 40_000, NAMES[seat].lower())
    assert left(table, seat, START + 40_000) == before == clock.whole - 40_000 + clock.grace * 1000
    # Not even when the turn had passed to another.
    passed = timed(clock, setup="advanced")
    act(passed, seat=0, at=START + 30_000)
    assert 0 not in passed.pending()
    passed.take_back(0, passed.version(0), START + 35_000, "ann")
    assert left(passed, 0, START + 40_000, viewer=0) == clock.whole - 35_000 + clock.grace * 1000


def test_a_bot_takes_over_and_with_days_the_person_may_come_back() -> None:
    table = timed(DAYS)
    (seat,) = table.pending()
    due = table.run_out_at(START)
    assert due == START + 3 * DAY
    with pytest.raises(NotNow):
        table.run_out("normal", due - 1)
    table.run_out("normal", due)
    entry = table.log[-1]
    assert isinstance(entry, Left)
    assert (entry.seat, entry.late, entry.resigned) == (seat, True, False)
    assert table.bots_due() == [seat]
    assert table.run_out_at(due) == 0
    table.come_back(seat, due + 5, NAMES[seat].lower())
    assert left(table, seat, due + 5) == 3 * DAY
    assert not table.late


@pytest.mark.parametrize("clock", [LIVE, Clock(days=1, loss=True)])
def test_who_has_no_time_left_for_the_game_cannot_come_back(clock: Clock) -> None:
    table = timed(clock)
    (seat,) = table.pending()
    table.run_out("normal", table.run_out_at(START))
    assert table.seats[seat].bot
    with pytest.raises(NotNow, match="run out"):
        table.come_back(seat, START + 10 * DAY, NAMES[seat].lower())


def test_a_table_where_everybody_has_run_out_of_time_closes() -> None:
    table = timed(LIVE, players=2, people=1)
    while table.bots_due():
        act(table, at=START)
    table.run_out("normal", table.run_out_at(START))
    assert table.status is Status.CLOSED


def test_who_loses_by_the_clock_comes_last_whatever_the_bot_makes_of_it() -> None:
    table = timed(Clock(minutes=15, grace=10, loss=True))
    table.run_out("normal", table.run_out_at(START))
    lost = table.log[-1].seat  # type: ignore[union-attr]
    while table.status is Status.RUNNING:
        act(table, at=START)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners() == [1 - lost]
    told = Chronicle().news(table)[-1].result
    assert told is not None
    assert told.ranks == outcome.ranks
    commit = table.take_commit()
    assert commit is not None
    end = Table.load(Saved(table.setting, [], commit.position), table.game)  # as lists read it, without the log
    assert end.outcome() is not None
    assert end.outcome().ranks == outcome.ranks  # type: ignore[union-attr]


def test_closed_hours_are_nobodys_time_and_people_may_come_back_first() -> None:
    hours = Hours([(0, 100_000), (100_000 + 10 * MINUTE, 10**12)])
    assert hours.between(50_000, 100_000) == 50_000
    assert hours.between(90_000, 100_000 + 10 * MINUTE + RETURN + 5_000) == 15_000
    assert hours.from_(100_000 + 10 * MINUTE + 1) == 100_000 + 10 * MINUTE + RETURN
    short = Hours([(0, 100_000), (103_000, 10**12)])
    assert short.between(100_000, 110_000) == 4_000
    table = timed(LIVE)
    (seat,) = table.pending()
    before = table.run_out_at(50_000)
    table.hours = hours
    assert table.run_out_at(100_000 + 20 * MINUTE) == before + 10 * MINUTE + RETURN
    assert left(table, seat, 100_000 + 10 * MINUTE + RETURN) == left(table, seat, 100_000)


def test_hours_are_the_same_however_they_are_cut() -> None:
    hours = Hours([(0, 10_000), (25_000, 40_000), (41_000, 90_000), (500_000, 10**9)])
    whole = hours.between(3_000, 900_000)
    for cut in range(3_000, 900_000, 7_777):
        assert hours.between(3_000, cut) + hours.between(cut, 900_000) == whole


def test_on_vacation_the_clock_stands_still() -> None:
    table = timed(DAYS)
    (seat,) = table.pending()
    person = NAMES[seat].lower()
    table.rest(person, START + 8 * DAY, START + DAY)
    assert left(table, seat, START + 5 * DAY) == 2 * DAY
    assert table.run_out_at(START + 5 * DAY) == START + 10 * DAY
    table.rest(person, START + 6 * DAY, START + 6 * DAY)
    assert table.run_out_at(START + 6 * DAY) == START + 8 * DAY
    live = timed(LIVE)
    live.rest(NAMES[live.pending()[0]].lower(), START + DAY, START)
    assert live.run_out_at(START) == START + 15 * MINUTE + 10_000


def sealed(clock: Clock) -> Table:
    """Three people choose at the same time, and nobody sees what."""
    return timed(clock, players=3, setup="advanced")


def test_a_sealed_choice_stops_no_clock_that_others_see() -> None:
    table, twin = sealed(LIVE), sealed(LIVE)
    act(table, seat=0, at=START + 20_000)
    act(table, seat=1, at=START + 30_000)
    act(twin, seat=1, at=START + 30_000)
    for at in (START + 30_000, START + 5 * MINUTE, START + 50 * MINUTE):
        for viewer in (1, 2, SPECTATOR):
            assert table.times(at, viewer) == twin.times(at, viewer)
    assert table.times(START + MINUTE, 2)[0].zero
    assert not table.times(START + MINUTE, 0)[0].zero


def test_nobody_is_out_of_time_while_another_may_still_choose() -> None:
    """Until then nobody waits for them alone, and to be spared would tell that one has chosen."""
    table = sealed(LIVE)
    zero = START + 15 * MINUTE + 10_000
    act(table, seat=2, at=START)
    act(table, seat=0, at=START + MINUTE)
    table.take_back(0, table.version(0), START + 3 * MINUTE, "ann")
    assert table.times(zero, 1)[1].zero == zero
    assert table.run_out_at(zero) == zero + 2 * MINUTE
    with pytest.raises(NotNow):
        table.run_out("normal", zero + MINUTE)
    act(table, seat=0, at=zero + MINUTE)
    table.run_out("normal", zero + MINUTE)
    assert table.late == {1}


def test_a_clock_survives_the_store() -> None:
    table = timed(LIVE)
    for n in range(12):
        act(table, at=START + 20_000 * (n + 1))
    commit = table.take_commit()
    assert commit is not None
    assert commit.due == table.run_out_at(table.log[-1].at) > 0
    again = Table.load(Saved(table.setting, list(table.log), commit.position), table.game)
    for viewer in (SPECTATOR, 0, 1):
        assert again.times(START + 10 * MINUTE, viewer) == table.times(START + 10 * MINUTE, viewer)


def test_a_table_without_a_clock_keeps_its_log_as_it_was() -> None:
    table = new_table()
    act(table)
    assert all(b"owing" not in encode(entry) for entry in table.log)
    assert table.times(5_000, 0) == []
    assert table.run_out_at(5_000) == 0


def test_with_a_clock_nobody_is_replaced_by_hand() -> None:
    table = timed(DAYS)
    (seat,) = table.pending()
    with pytest.raises(NotNow, match="clock"):
        table.replace(seat, "normal", START + DAY, NAMES[1 - seat].lower())


@pytest.mark.parametrize("clock", offered())
def test_a_clock_is_read_as_it_is_written(clock: Clock) -> None:
    assert clock_of(str(clock)) == clock
    loss = msgspec.structs.replace(clock, loss=True)
    assert clock_of(str(loss)) == loss


@pytest.mark.parametrize("text", ["5d", "15", "-1d", "15+10!!", "99999999999d", "\0"])
def test_other_clocks_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="offered: 15\\+10"):
        clock_of(text)
