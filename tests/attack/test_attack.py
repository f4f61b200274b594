"""A short part of the attack, with a fixed seed; `make attack` is the long one."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from meeplehall.web.entrance.refusals import HEADERS
from tests.web.server import HallServer, Person

from .faults import fill_disk, harm_workers
from .floods import flood
from .frames import PING, TEXT, attack_sockets, opened, packed
from .grammar import BODIES, MARKUP, Attempt, doors
from .hall_process import UNBOUNDED, HallProcess
from .kills import kill_again_and_again
from .outcome import Outcome
from .requests import Victims, fuzz, wrong_with
from .wire import Answer

SEED = "short"


@pytest.mark.parametrize(
    "attack",
    [
        lambda folder: fuzz(folder, 300, SEED, 60),
        lambda folder: attack_sockets(folder, 80, SEED, 60),
        lambda folder: kill_again_and_again(folder, 1, SEED, 60),
        lambda folder: fill_disk(folder, 1),
        lambda folder: harm_workers(folder, kills=1, hangs=0),
        lambda folder: flood(folder, 15, assert_bar=False),
    ],
    ids=["requests", "frames", "kills", "disk", "workers", "floods"],
)
def test_the_hall_holds(tmp_path: Path, attack: Callable[[Path], Outcome]) -> None:
    outcome = attack(tmp_path)
    assert outcome.tried
    assert not outcome.broken, (SEED, outcome.requests[:5])


def test_every_command_can_be_attacked() -> None:
    assert {path for path, method in doors() if method == "POST"} == set(BODIES)


def test_what_does_not_hold_is_seen() -> None:
    """Each of the checks, so that none of them passes whatever the hall does."""
    victims = Victims(None, 80, "private", "shared", (b"canary",))  # type: ignore[arg-type]
    headers = {name.lower(): value for name, value in HEADERS.items()} | {"content-type": "text/html"}
    attempt = Attempt(b"", "GET", "/table/shared", framed=True)
    assert wrong_with(attempt, Answer(200, headers, b"face-1-", 1.0), victims) == []
    assert wrong_with(attempt, Answer(303, headers | {"location": "/table/x"}, b"", 1.0), victims) == []
    for bad in (
        Answer(0, {}, b"", 1.0),
        Answer(500, headers, b"", 1.0),
        Answer(200, headers, b"", 11.0),
        Answer(200, {}, b"", 1.0),
        Answer(200, headers | {"x-split": "1"}, b"", 1.0),
        Answer(200, headers, MARKUP.encode(), 1.0),
        Answer(200, headers, b"Traceback (most recent call last)", 1.0),
        Answer(200, headers, b"the canary sings", 1.0),
        Answer(200, headers, b"face-0-12", 1.0),
        *(Answer(303, headers | {"location": to}, b"", 1.0) for to in ("//evil", "/\\evil", "http://evil/", "")),
    ):
        assert len(wrong_with(attempt, bad, victims)) == 1, bad


def test_who_sends_ahead_and_goes_away_leaves_no_mistake_in_the_log(tmp_path: Path) -> None:
    with HallProcess(tmp_path, limits=UNBOUNDED) as hall:
        ann = Person(hall, "Ann")  # type: ignore[arg-type]
        table = ann.new_table("me", "here", listed="yes")
        ask = f"GET /table/{table} HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\n\r\n".encode()
        for _ in range(10):
            sock = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            sock.sendall(ask * 4)
            sock.close()
        assert ann.get(f"/table/{table}").status_code == 200
        ann.close()
    assert hall.mistakes() == []


def test_text_that_is_none_leaves_no_mistake_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    try:
        table = ann.new_table("me", "here")
        sock = opened(hall, table, ann.http.cookies["hall"], Random(SEED))
        assert sock is not None
        sock.sendall(packed(TEXT, b"\xff\xfe") + packed(PING, b"still there"))
        got = b""
        while b"still there" not in got:
            got += sock.recv(2**16)
        sock.close()
    finally:
        ann.close()
        hall.stop()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
