"""How many connections there may be, by address and in all."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from contextlib import ExitStack, closing
from http.client import HTTPResponse
from pathlib import Path

import pytest

from meeplehall.web.entrance.addresses import counted
from tests.web.server import HallServer

from .wire import asked, connected, door_of, head, is_clean, is_well, own_hall, rest, status, until


def test_connections_of_an_address_are_bounded(hall: HallServer) -> None:
    assert until(lambda: door_of(hall).crowd.count == 0)
    with ExitStack() as stack:
        socks = [stack.enter_context(closing(connected(hall))) for _ in range(12)]
        answer = asked(hall, b"")
        assert status(answer) == 503
        assert is_clean(answer)
        assert b"retry-after: 5" in answer.lower()
        socks[0].sendall(head(hall))
        assert is_well(socks[0]), "who is in stays in"
        socks[1].close()
        assert until(lambda: status(asked(hall, head(hall, "Connection: close"))) == 200)


def test_connections_in_all_are_bounded(tmp_path: Path) -> None:
    with own_hall(tmp_path, limits={"connections": 6}) as hall, ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(closing(connected(hall)))
        assert until(lambda: door_of(hall).crowd.count == 6)
        assert status(asked(hall, b"")) == 503


def test_a_proxy_brings_everybody(tmp_path: Path) -> None:
    """Its connections are not bounded as those of one address; requests count for whom it says they come from."""
    limits = {"connections_per_address": 2, "reads_at_once": 3, "reads_per_second": 0.01}
    with own_hall(tmp_path, secure=True, limits=limits) as hall, ExitStack() as stack:
        socks = [stack.enter_context(closing(connected(hall))) for _ in range(6)]
        for number, sock in enumerate(socks):
            sock.sendall(head(hall, f"X-Forwarded-For: 192.0.2.{number}", "X-Forwarded-Proto: https"))
            assert status(sock.recv(65536)) == 200
        one = [asked(hall, head(hall, "X-Forwarded-For: 192.0.2.99", "Connection: close")) for _ in range(4)]
        assert [status(answer) for answer in one] == [200, 200, 200, 429]
        assert all(b"strict-transport-security: max-age=" in answer.lower() for answer in one)


def test_few_descriptors_leave_room_for_the_hall_itself(tmp_path: Path) -> None:
    """400 idle connections where the system allows 256 files: whoever gets in gets answers, the others are told."""
    resource = pytest.importorskip("resource")

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))

    command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--database"]
    process = subprocess.Popen(
        [*command, str(tmp_path / "hall.db"), "--limit", "connections_per_address=1000"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=few,
    )
    try:
        assert process.stdout is not None
        match = re.search(r"http://127.0.0.1:(\d+)", process.stdout.readline())
        assert match
        port = int(match[1])
        with ExitStack() as stack:
            early = stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), timeout=10)))
            for _ in range(400):
                stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), timeout=10)))
            for path in ("/", "/rules/burgundy", "/new?game=nobility", "/nothing"):
                early.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                answer = HTTPResponse(early)
                answer.begin()
                assert answer.read().endswith(b"</html>")
                assert answer.status == (404 if path == "/nothing" else 200)
            late = socket.create_connection(("127.0.0.1", port), timeout=10)
            with closing(late):
                assert status(rest(late)) in (0, 503)
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


def test_addresses_of_one_household_are_one() -> None:
    assert counted("192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2::3") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::3")
    assert counted("::ffff:192.0.2.7") == "192.0.2.7"
