"""Limits are settings, and all of them are in the manual."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meeplehall.core.errors import BadOption
from meeplehall.web.config import Config, Limits
from meeplehall.web.rooms import rooms
from meeplehall.web.server import warn_of_open_address

from .wire import own_hall, person


def test_an_open_address_without_tls_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    for quiet in (Config("x"), Config("x", host="::1"), Config("x", host="0.0.0.0", secure=True)):
        warn_of_open_address(quiet)
    assert not caplog.records
    for host in ("0.0.0.0", "::", "192.0.2.1", "games.example"):
        caplog.clear()
        warn_of_open_address(Config("x", host=host))
        assert "without TLS" in caplog.records[0].getMessage()


def test_limits_can_be_set_by_name() -> None:
    changed = Limits().changed(["url=100", "reads_per_second=0.5"])
    assert (changed.url, changed.reads_per_second, changed.body) == (100, 0.5, Limits().body)
    assert Limits().changed(["finished_table_days=0"]).finished_table_days == 0
    for wrong in (
        "finished_table_days=-1",
        "open_table_days=x",
        "speed=1",
        "url",
        "url=x",
        "url=0",
        "url=-1",
        "reads_per_second=nan",
        "url=1e400",
    ):
        with pytest.raises(BadOption):
            Limits().changed([wrong])


def test_every_limit_is_in_the_manual() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+)", manual, re.MULTILINE))
    for name, value in vars(Limits()).items():
        assert float(listed[name].replace(",", "")) == value, name
    assert len(listed) == len(vars(Limits()))


def test_tables_in_memory_are_bounded_and_those_in_use_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IN_USE", 0.0)
    with own_hall(tmp_path, limits={"tables_in_memory": 10}) as hall, person(hall, "Ann") as ann:
        watched = ann.new_table("me", "here")
        with ann.live(watched) as socket:
            socket.recv(timeout=20)
            tables = [ann.new_table("me", "here") for _ in range(30)]
            for table in tables:
                assert ann.get(f"/table/{table}").status_code == 200
                assert hall.hall is not None
                assert hall.hall.rooms.count() <= 11
            assert watched in hall.hall.rooms._rooms
            assert len(hall.hall.rooms.shelf._kept) <= 11, "what was drawn goes with its table"
            ann.play(watched, 1)
            assert socket.recv(timeout=20)
        for table in tables[:3]:
            ann.play(table, 1)
