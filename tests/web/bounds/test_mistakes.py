"""A mistake, the hall's or the visitor's, is answered cleanly and noted once."""

from __future__ import annotations

import json
import logging
import re

import pytest
from websockets.exceptions import ConnectionClosed

from meeplehall.web.entrance.refusals import HEADERS
from tests.web.server import HallServer

from .wire import asked, is_clean, person, status


def test_a_mistake_has_an_id_and_says_nothing_else(
    hall: HallServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("the secret /path/to/hall.db")

    monkeypatch.setattr("meeplehall.web.routes.about.about", broken)
    with person(hall) as ann:
        for accept in ("text/html", "application/json"):
            caplog.clear()
            answer = ann.get("/about", Accept=accept)
            assert answer.status_code == 500
            assert all(answer.headers[name] == value for name, value in HEADERS.items())
            assert "secret" not in answer.text
            assert "Traceback" not in answer.text
            (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
            match = re.search(r"mistake ([0-9a-f]{8})", record.getMessage())
            assert match
            assert match[1] in answer.text
            assert record.exc_info


def test_a_page_about_a_mistake_needs_nothing(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise OSError("no file can be opened")

    monkeypatch.setattr("meeplehall.web.routes.about.about", broken)
    monkeypatch.setattr("meeplehall.web.errors.visit_of", broken)
    with person(hall) as ann:
        answer = ann.get("/about")
        assert answer.status_code == 500
        assert re.search("Our log knows it as [0-9a-f]{8}", answer.text)
        assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_a_drawing_that_fails_closes_the_socket_and_is_noted(
    hall: HallServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a pen broke")

    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        monkeypatch.setattr("meeplehall.web.frames.draw", broken)
        with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    assert [record for record in caplog.records if record.exc_info and "a pen broke" in str(record.exc_info[1])]


def test_numbers_that_are_none_are_clean_mistakes_of_the_visitor(
    hall: HallServer, caplog: pytest.LogCaptureFixture
) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        odd = ("²", "①", "-0", "1e9", "9" * 1000, "٣", "+1", "")
        for path in (f"/table/{table}", f"/table/{table}/frame", f"/table/{table}/points"):
            for name in ("focus", "seat"):
                for value in odd:
                    assert ann.http.get(path, params={name: value}).status_code == 200
        for seed in ("9" * 5000, "²", "-1"):
            answer = ann.form("/new", game="burgundy", seed=seed, **{"seat-0": "me", "seat-1": "bot:random"})
            assert answer.status_code == 400
        for seat in odd:
            assert ann.http.get(f"/seat/{table}/{seat or 'x'}/token").status_code in (303, 404, 410)
        for at in odd[:-1]:
            assert ann.http.get(f"/table/{table}/replay/{at}").status_code == 409
            with ann.live(table, f"since={at.encode().hex()}&chat={at.encode().hex()}") as live:
                assert json.loads(live.recv(timeout=5))["regions"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_strange_hosts_are_refused(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    for host in (
        "[::1",
        "::1]",
        "evil.example",
        "",
        "127.0.0.1@evil.example",
        "127.0.0.1:1@evil.example",
        "[v1.x]",
        "[::1]x",
    ):
        lines = f"GET /nothing HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        answer = asked(hall, lines.encode())
        assert status(answer) in (400, 421), host
        assert is_clean(answer)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
