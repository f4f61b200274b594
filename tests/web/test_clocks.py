"""Clocks in a real hall: agreed on the form, shown to everybody, enforced, and standing still while it is closed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meeplehall.table import Clock, Left, Rested, Status
from meeplehall.table.clock import DAY, MINUTE
from meeplehall.web.rooms import opening
from meeplehall.web.rooms.opening import now

from .server import HallServer, Person

Visit = Callable[..., Person]


def seated(ann: Person, bob: Person, **fields: str) -> str:
    """A table of two people with a clock."""
    form = {"game": "burgundy", "seat-0": "me", "seat-1": "open", "listed": "yes"} | fields
    answer = ann.http.post("/new", data=form)
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].rpartition("/")[2]
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    return str(table)


def shift(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """It is so many milliseconds later."""
    monkeypatch.setattr(opening, "_ahead", opening._ahead + by)


def test_what_is_agreed_stands_in_the_room_and_on_the_invitation(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    form = {"game": "burgundy", "seat-0": "me", "seat-1": "open", "pace": "days", "days": "2d", "zero": "loss"}
    looked = ann.http.post("/new", data=form | {"look": "show"}).text
    assert "Two days for every turn. If your time is up, you lose" in looked
    page = ann.http.post("/new", data=form | {"listed": "yes"}, follow_redirects=True)
    assert "Two days for every turn. If your time is up, you lose" in page.text
    link = page.text.partition('data-link="')[2].partition('"')[0]
    assert "Two days for every turn." in eve.get("/" + link.split("/", 3)[3]).text


@pytest.mark.parametrize(
    "fields",
    [{"pace": "hours"}, {"pace": "live", "live": "3d"}, {"pace": "days", "days": "4d"}, {"pace": "days", "days": ""}],
)
def test_a_clock_that_nobody_offers_is_refused(visit: Visit, fields: dict[str, str]) -> None:
    answer = visit("Ann").http.post("/new", data={"game": "burgundy", "seat-0": "me", "seat-1": "open"} | fields)
    assert answer.status_code in (400, 422)
    assert "clock" in answer.text or "pace" in answer.text


def test_bots_alone_need_no_clock(visit: Visit, hall: HallServer) -> None:
    table = visit("Ann").new_table("me", "bot:random", pace="live")
    assert hall.hall is not None
    assert hall.do(hall.hall.rooms.find(table)).table.setting.clock is None


def test_frames_and_the_home_page_tell_the_time(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    late = seated(ann, bob, pace="days", days="7d")
    soon = seated(ann, bob, pace="live", live="15+10")
    clock = ann.frame(soon)["clock"]
    asked = ann.json(f"/table/{soon}/clock")
    assert asked["clock"] == clock
    first = next(n for n, (_, zero) in enumerate(clock) if zero)
    assert 14 * MINUTE < clock[first][1] - asked["now"] <= 15 * MINUTE + 10_000
    assert clock[1 - first] == [15 * MINUTE, 0]
    person = (ann, bob)[first]
    home = person.get("/").text
    assert re.search("1[45] min left", home)
    if ann.frame(late)["mine"] == (person is ann):
        assert home.index(f"/table/{soon}") < home.index(f"/table/{late}")
    assert 'class="bar-time' in ann.get(f"/table/{soon}").text
    assert 'class="bar-time' not in ann.get(f"/table/{ann.new_table('me', 'bot:random')}").text


def test_time_that_has_run_out_has_its_consequences(
    visit: Visit, hall: HallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = seated(ann, bob, pace="live", live="15+10", zero="loss")
    assert hall.hall is not None
    room = hall.do(hall.hall.rooms.find(table))
    (seat,) = room.table.pending()
    hall.do(hall.hall.clocks.look(now()))
    assert not room.table.late
    hall.do(hall.hall.clocks.look(room.table.run_out_at(now()) - 1))
    assert not room.table.late
    # No sign of life meanwhile: it would say that nobody could decide in all this time.
    monkeypatch.setattr(hall.hall.clocks, "_signed", time.monotonic() + 3600)
    shift(monkeypatch, 16 * MINUTE)
    deadline = time.monotonic() + 20
    while not room.table.late and time.monotonic() < deadline:
        time.sleep(0.05)
    entry = next(entry for entry in room.table.log if isinstance(entry, Left))
    assert (entry.seat, entry.late, entry.resigned) == (seat, True, True)
    loser = (ann, bob)[seat]
    answer = loser.post(f"/table/{table}/return", {"seat": seat})
    assert answer.status_code == 409
    assert "run out" in answer.json()["error"]
    assert "is out of time and has lost" in str((bob, ann)[seat].frame(table)["log"])


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallServer]:
    server = HallServer(tmp_path)
    yield server
    server.stop()


def test_no_time_runs_while_the_hall_is_closed(own_hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Person(own_hall, "Ann"), Person(own_hall, "Bob")
    table = seated(ann, bob, pace="live", live="15+10")
    before = ann.json(f"/table/{table}/clock")
    own_hall.stop()
    shift(monkeypatch, 2 * DAY)
    own_hall.start()
    after = ann.json(f"/table/{table}/clock")
    first = next(n for n, (_, zero) in enumerate(before["clock"]) if zero)
    had, has = (said["clock"][first][1] - said["now"] for said in (before, after))
    assert had - 10_000 < has <= had + 61_000, "as much as before, and a minute to come back"
    assert own_hall.hall is not None
    own_hall.do(own_hall.hall.clocks.look(now()))
    assert own_hall.do(own_hall.hall.rooms.find(table)).table.status is Status.RUNNING
    assert not own_hall.do(own_hall.hall.rooms.find(table)).table.late
    ann.close()
    bob.close()


def test_a_database_that_was_away_was_closed(own_hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a silence nobody's time is looked at before it is noted that nobody could decide."""
    hall = own_hall.hall
    assert hall is not None
    ann, bob = Person(own_hall, "Ann"), Person(own_hall, "Bob")
    table = seated(ann, bob, pace="live", live="15+10")
    monkeypatch.setattr(hall.clocks, "_signed", 0.0)  # the next sign comes before the next look
    shift(monkeypatch, 30 * MINUTE)
    own_hall.do(hall.clocks._give_sign(hall.clocks._silence()))
    own_hall.do(hall.clocks.look(now()))
    assert not own_hall.do(hall.rooms.find(table)).table.late
    ann.close()
    bob.close()


def test_a_rematch_keeps_the_clock_and_a_game_played_on_has_none(visit: Visit, hall: HallServer) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = seated(ann, bob, pace="live", live="25+15")
    assert hall.hall is not None
    rooms = hall.hall.rooms
    room = hall.do(rooms.find(table))
    hall.do(rooms.change(room, lambda t: t.stop(now())))
    again = ann.post(f"/table/{table}/rematch", {}).json()["url"].rpartition("/")[2]
    assert hall.do(rooms.find(again)).table.setting.clock == Clock(minutes=25, grace=15)


def test_the_clock_of_the_database_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_ahead", 0)
    here = now()
    opening.go_by(here + 15, here)
    assert abs(now() - here) < 5_000
    opening.go_by(here + DAY, here)
    assert abs(now() - here - DAY) < 5_000
    opening.go_by(now() - DAY, now())
    assert abs(now() - here) < 5_000


def test_a_clock_is_only_for_those_who_may_look(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = seated(ann, bob, pace="days")
    hidden = ann.new_table("me", "open", pace="days")
    assert eve.get(f"/table/{table}/clock").status_code == 200
    assert eve.get(f"/table/{hidden}/clock").status_code in (403, 404)
    answer: Any = ann.get("/table/nothing/clock")
    assert answer.status_code == 404


def test_on_vacation_the_clock_of_an_account_stands_still(visit: Visit, hall: HallServer) -> None:
    ann, bob = visit(), visit("Bob")
    joined = ann.form("/join", name=f"Ann {time.time_ns() % 10**9}", passphrase="heron walks at dawn")
    assert joined.status_code == 303, joined.text
    table = seated(ann, bob, pace="days", days="3d")
    assert hall.hall is not None
    room = hall.do(hall.hall.rooms.find(table))
    before = [room.table.run_out_at(now())]
    assert ann.form("/you/vacation", days="31").status_code == 422
    assert ann.form("/you/vacation", days="7").status_code == 303
    assert "You are on vacation until" in ann.get("/you").text
    away = room.table.run_out_at(now())
    mine = room.table.pending() == [0]
    assert away - before[0] == pytest.approx(7 * DAY if mine else 0, abs=20_000)
    assert ann.form("/you/vacation", days="1").status_code == 422
    during = seated(ann, bob, pace="days", days="1d")
    second = hall.do(hall.hall.rooms.find(during))
    deadline = time.monotonic() + 20
    while not any(isinstance(entry, Rested) for entry in second.table.log) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert any(isinstance(entry, Rested) and entry.seat == 0 for entry in second.table.log)
    assert ann.form("/you/vacation", end="yes").status_code == 303
    assert room.table.run_out_at(now()) - before[0] < DAY
    assert "29 days are left this year" in ann.get("/you").text
    assert visit("Eve").form("/you/vacation", days="7").status_code == 401
