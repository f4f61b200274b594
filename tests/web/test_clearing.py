"""Tables that have had their time are cleared away, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from meeplehall.web.config import DAY
from meeplehall.web.rooms.opening import now

from .server import HallServer, Person

Visit = Callable[..., Person]


def clear(hall: HallServer, days: float) -> int:
    """As if so many days had passed."""
    assert hall.hall is not None
    return hall.do(hall.hall.clearing.clear(now() + int(days * DAY * 1000)))


def finished(person: Person) -> str:
    """A game played to the end, out of its record."""
    record = min((Path(__file__).parents[1] / "golden" / "renaissance").glob("two*.rec"))
    answer = person.http.post("/records", content=record.read_text(encoding="utf-8"))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["url"].split("/")[2])


def test_each_kind_of_table_has_its_time(hall: HallServer, visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ann, eve = visit("Ann"), visit("Eve")
    waits = ann.new_table("me", "open", listed="yes")
    closed = ann.new_table("me", "open")
    assert ann.form(f"/table/{closed}/close").status_code == 303
    runs = ann.new_table("me", "here")
    over = finished(ann)
    there = [waits, closed, runs, over]
    for days, gone in ((29.0, set()), (31.0, {waits}), (91.0, {closed}), (181.0, {runs}), (1096.0, {over})):
        assert clear(hall, days) == len(gone)
        there = [table for table in there if table not in gone]
        for table in there:
            assert ann.get(f"/table/{table}").status_code == 200, (days, table)
    assert "cleared away: 1 over" in [record.getMessage() for record in caplog.records]
    for table in (waits, closed, runs, over):
        for person in (ann, eve):
            page = person.get(f"/table/{table}")
            assert page.status_code == 410
            assert "This table has been cleared away" in page.text
    dutch = ann.get(f"/table/{over}/replay", **{"Accept-Language": "nl"})
    assert (dutch.status_code, "Deze tafel is opgeruimd" in dutch.text) == (410, True)
    assert ann.get("/table/nosuchone").status_code == 404
    home = ann.get("/").text
    assert not any(table in home for table in (waits, closed, runs, over))


def test_where_somebody_is_nothing_is_cleared_away(hall: HallServer, visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "here")
    with ann.live(table):
        assert clear(hall, 400) == 0
    ann.play(table, 2)
    assert clear(hall, 100) == 0
    assert ann.get(f"/table/{table}").status_code == 200


def test_a_command_to_a_table_that_goes_at_that_moment_is_refused(hall: HallServer, visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "here")
    frame = ann.my_turn(table)
    assert hall.hall is not None
    assert hall.do(hall.hall.store.remove(table, now() + 10**6, now()))
    pick = frame["decision"]["picks"][0]
    answer = ann.act(table, frame["viewer"], pick["action"], frame["version"], pick.get("lead", -1))
    assert answer.status_code == 409
    assert ann.get(f"/table/{table}").status_code == 410


def test_an_operator_may_keep_everything(tmp_path: Path) -> None:
    days = ("open_table_days", "closed_table_days", "idle_table_days", "finished_table_days")
    server = HallServer(tmp_path, limits=dict.fromkeys(days, 0.0))
    person = Person(server, "Ann")
    try:
        person.new_table("me", "here")
        person.new_table("me", "open")
        assert clear(server, 10_000) == 0
    finally:
        person.close()
        server.stop()
