"""A hall with small limits: what would take minutes takes a moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import HallServer

from .wire import person

HASTY = {
    "header_seconds": 0.5,
    "body_seconds": 0.5,
    "idle_seconds": 0.5,
    "answer_seconds": 0.5,
    "connections_per_address": 12,
    "sockets_per_visitor": 2,
    "sockets_per_address": 4,
    "socket_bytes_per_minute": 2000,
    "tables_per_visitor": 3,
    "chat_per_minute": 3.0,
    "record_lines": 5000,
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits=HASTY)
    with person(server) as first:
        assert first.get("/").status_code == 200
    yield server
    server.stop()
