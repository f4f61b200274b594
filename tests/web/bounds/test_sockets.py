"""The sockets of pages: how many, and what may come through them."""

from __future__ import annotations

import logging
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meeplehall.web.entrance.refusals import HEADERS
from tests.web.server import HallServer

from .wire import person, until


def test_a_page_sends_nothing_large(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        for message in ("x" * 1500, b"x" * 100_000):
            with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                live.send(message)
                while True:
                    live.recv(timeout=5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1008, 1009)


def test_a_page_that_does_not_stop_sending_is_cut_off(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        for send in ("ping", "send"):
            with ann.live(table) as live, pytest.raises(ConnectionClosed):  # noqa: PT012
                for number in range(5000):
                    getattr(live, send)(f"{number:0100}")
                    time.sleep(0.0005)
                raise AssertionError("it goes on for ever")


def test_sockets_of_a_visitor_and_of_an_address_are_bounded(hall: HallServer) -> None:
    with ExitStack() as stack:
        ann, bob, eve = (stack.enter_context(person(hall, name)) for name in ("Ann", "Bob", "Eve"))
        table = ann.new_table("me", "bot:random", listed="yes")
        first = ann.live(table).__enter__()
        stack.enter_context(ann.live(table))
        with pytest.raises(InvalidStatus) as refused, ann.live(table):
            pass
        assert refused.value.response.status_code == 429
        assert "Retry-After" in refused.value.response.headers
        assert HEADERS["Content-Security-Policy"] == refused.value.response.headers["Content-Security-Policy"]
        first.close()

        def again() -> bool:
            try:
                stack.enter_context(ann.live(table))
            except InvalidStatus:
                return False
            return True

        assert until(again), "who has gone makes room"
        for _ in range(2):
            stack.enter_context(bob.live(table))
        with pytest.raises(InvalidStatus), eve.live(table):
            pass


def test_a_table_closed_before_it_began_has_no_socket(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "open")
        assert ann.form(f"/table/{table}/close").status_code == 303
        with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert "before the game began" in closed.value.rcvd.reason
        for path in ("", "/points", "/frame", "/replay", "/record"):
            assert ann.get(f"/table/{table}{path}").status_code in (200, 409), path
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
