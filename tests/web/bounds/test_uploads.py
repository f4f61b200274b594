"""Records that are sent in cost little, however wrong they are."""

from __future__ import annotations

import logging
import re
import time

import pytest

from tests.web.server import HallServer

from .wire import person

TOP = "meeplehall record 1\ngame: burgundy\nrules: 1\ncontent: built-in\nseed: 1\nplayers: 2\n"


def test_a_record_of_a_million_lines_costs_nothing(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        began = time.process_time()
        answer = ann.http.post("/records", content=b"\n" * 1_000_000, headers={"Accept": "application/json"})
        assert answer.status_code == 413
        assert "1000000 lines; at most 5000" in answer.json()["error"]
        assert time.process_time() - began < 0.3


@pytest.mark.parametrize(
    "text",
    [
        "x" * 900_000,
        "meeplehall record 1\ngame: " + "x" * 900_000,
        "meeplehall record 1\ngame: burgundy\nrules: " + "1" * 900_000,
        "meeplehall record 1\ngame: burgundy\nrules: 1\ncontent: " + "x" * 900_000,
        f"{TOP}option " + "x" * 900_000,
        f"{TOP}option setup: " + "x" * 900_000,
        f"{TOP}option estates: " + "1" * 900_000,
        f"{TOP}1. 0 " + "x" * 900_000,
    ],
)
def test_a_wrong_line_is_repeated_in_part(hall: HallServer, text: str, caplog: pytest.LogCaptureFixture) -> None:
    with person(hall, "Ann") as ann, caplog.at_level(logging.INFO, logger="meeplehall.hall"):
        answer = ann.http.post("/records", content=text, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("line ")
    assert len(answer.json()["error"]) < 400
    assert not re.search("x{81}|1{81}", answer.json()["error"])
    assert all(len(record.getMessage()) < 600 for record in caplog.records)


def test_records_are_checked_one_by_one(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    assert hall.hall is not None
    uploads, cookie = hall.hall.uploads, hall.hall.cookie
    with person(hall, "Ann") as ann:
        own = cookie.read({"headers": [(b"cookie", f"hall={ann.http.cookies['hall']}".encode())]})
        assert own is not None
        assert uploads.enter(own.player) is None
        answer = ann.http.post("/records", content="x", headers={"Accept": "application/json"})
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "5"
        uploads.leave(own.player)
        for other in "ab":
            assert uploads.enter(other) is None
        answer = ann.http.post("/records", content="x", headers={"Accept": "application/json"})
        assert answer.status_code == 503
        for other in "ab":
            uploads.leave(other)
        assert ann.http.post("/records", content="x").status_code == 422
        assert uploads.count == 0
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
