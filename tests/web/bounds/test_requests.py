"""Requests that are too large or too slow."""

from __future__ import annotations

import logging
import socket
import time
from contextlib import closing

import pytest

from tests.web.server import HallServer

from .wire import asked, connected, door_of, head, is_clean, is_well, person, rest, status, until


def test_a_cookie_of_backslashes_is_refused_before_it_is_read(hall: HallServer) -> None:
    began = time.monotonic()
    answer = asked(hall, head(hall, 'Cookie: hall="' + "\\" * 60_000 + '"'))
    assert status(answer) == 431
    assert is_clean(answer)
    assert time.monotonic() - began < 2


def test_a_cookie_is_taken_as_it_stands(hall: HallServer) -> None:
    """The largest one that the headers have room for costs nothing, and nobody unquotes it."""
    data = head(hall, 'Cookie: theme="' + "\\" * 15_000 + '"', "Connection: close", path="/about")
    began = time.monotonic()
    assert status(asked(hall, data)) == 200
    assert time.monotonic() - began < 0.7
    assert b'data-theme="night"' in asked(hall, head(hall, "Cookie: theme=night", "Connection: close", path="/about"))


@pytest.mark.parametrize("size", [20_000, 10_000_000])
def test_large_headers_are_refused(hall: HallServer, size: int) -> None:
    answer = asked(hall, head(hall, "X-Large: " + "x" * size))
    assert status(answer) == 431
    assert is_clean(answer)


@pytest.mark.parametrize(("start", "code"), [(b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", 431), (b"GET /", 414)])
def test_nobody_waits_for_the_end_of_an_endless_head(hall: HallServer, start: bytes, code: int) -> None:
    assert status(asked(hall, start + b"x" * 1_000_000)) == code


def test_many_headers_are_refused(hall: HallServer) -> None:
    answer = asked(hall, head(hall, *[f"X-{n}: y" for n in range(200)]))
    assert status(answer) == 431


@pytest.mark.parametrize("size", [5000, 200_000, 5_000_000])
def test_a_long_address_is_refused(hall: HallServer, size: int) -> None:
    answer = asked(hall, head(hall, path="/" + "x" * size))
    assert status(answer) == 414
    assert is_clean(answer)


def test_a_large_second_request_is_refused_too(hall: HallServer) -> None:
    with closing(connected(hall)) as sock:
        sock.sendall(head(hall))
        assert is_well(sock)
        sock.sendall(head(hall, "X-Large: " + "x" * 20_000))
        assert status(rest(sock)) == 431


def test_what_is_no_request_gets_a_clean_answer(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        answer = asked(hall, data)
        assert status(answer) == 400
        assert is_clean(answer)
    assert not caplog.records, "strangers cannot fill the log"


def test_slow_headers_run_out_of_time(hall: HallServer) -> None:
    with closing(connected(hall)) as sock:
        began = time.monotonic()
        sock.sendall(b"GET /health HTTP/1.1\r\n")
        answer = b""
        sock.settimeout(0.1)
        while not answer and time.monotonic() - began < 5:
            try:
                sock.sendall(b"X-Slow: 1\r\n")
                answer = sock.recv(65536)
            except TimeoutError:
                continue
        assert status(answer) == 408
        assert is_clean(answer)
        assert time.monotonic() - began < 3


def test_a_slow_body_runs_out_of_time(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    form = "Content-Type: application/x-www-form-urlencoded"
    with closing(connected(hall)) as sock:
        began = time.monotonic()
        sock.sendall(head(hall, form, "Content-Length: 100", method="POST", path="/name") + b"name=")
        answer = rest(sock)
        assert status(answer) == 408
        assert is_clean(answer)
        assert time.monotonic() - began < 4
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], "nobody's mistake"


def test_who_leaves_in_the_middle_of_a_body_is_nobodys_mistake(
    hall: HallServer, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        with closing(connected(hall)) as sock:
            sock.sendall(head(hall, "Content-Length: 100", method="POST", path="/name") + b"name=")
    with person(hall) as ann:
        assert ann.get("/health").status_code == 200
    assert until(lambda: door_of(hall).crowd.count == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_connections_that_ask_for_nothing_are_closed_without_a_word(hall: HallServer) -> None:
    with closing(connected(hall)) as never, closing(connected(hall)) as no_more:
        no_more.sendall(head(hall))
        assert is_well(no_more)
        began = time.monotonic()
        assert rest(never) == b""
        assert rest(no_more) == b""
        assert time.monotonic() - began < 4


def test_requests_sent_ahead_are_bounded(hall: HallServer) -> None:
    answers = asked(hall, head(hall, path="/about") * 2000)
    assert answers.count(b"HTTP/1.1 200") < 20


def test_who_takes_nothing_of_an_answer_is_cut_off(hall: HallServer) -> None:
    with closing(socket.socket()) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.settimeout(5)
        sock.connect(("127.0.0.1", hall.port))
        request = head(hall, path="/rules/nobility")
        began = time.monotonic()
        with pytest.raises((ConnectionError, TimeoutError)):  # noqa: PT012
            while time.monotonic() - began < 5:
                sock.sendall(request)
                time.sleep(0.005)
            raise AssertionError("the connection is still there")
    assert until(lambda: door_of(hall).crowd.count == 0)
