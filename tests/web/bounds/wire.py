"""Halls, people and bare sockets for tests of what comes in over the network."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from meeplehall.web.entrance.connections import Door
from meeplehall.web.entrance.refusals import HEADERS
from tests.web.server import HallServer, Person


@contextmanager
def own_hall(folder: Path, **settings: Any) -> Iterator[HallServer]:
    server = HallServer(folder, **settings)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def person(hall: HallServer, name: str = "") -> Iterator[Person]:
    it = Person(hall, name)
    try:
        yield it
    finally:
        it.close()


def connected(hall: HallServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), timeout=10)


def rest(sock: socket.socket) -> bytes:
    """Everything until the other end closes."""
    got = b""
    while True:
        try:
            data = sock.recv(65536)
        except ConnectionResetError:
            return got
        if not data:
            return got
        got += data


def is_well(sock: socket.socket) -> bool:
    """Whether the question for health is answered; the connection stays."""
    got = b""
    while not got.endswith(b"\r\n\r\nok\n"):
        data = sock.recv(65536)
        if not data:
            return False
        got += data
    return True


def head(hall: HallServer, *lines: str, method: str = "GET", path: str = "/health") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{hall.port}", *lines, "", ""]).encode()


def asked(hall: HallServer, data: bytes) -> bytes:
    with closing(connected(hall)) as sock:
        sock.sendall(data)
        return rest(sock)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def is_clean(answer: bytes) -> bool:
    """A sentence, and the headers of every answer."""
    top, _, body = answer.partition(b"\r\n\r\n")
    return all(f"\r\n{name}: ".lower().encode() in top.lower() for name in HEADERS) and len(body) > 10


def door_of(hall: HallServer) -> Door:
    door = hall.server.config.http.args[0]  # type: ignore[union-attr]
    assert isinstance(door, Door)
    return door


def until(true: Any, seconds: float = 10.0) -> bool:
    end = time.monotonic() + seconds
    while not (found := bool(true())) and time.monotonic() < end:
        time.sleep(0.02)
    return found
