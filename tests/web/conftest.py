from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.forks import Command

from .server import HallServer, Person

COMMAND = [sys.executable, "-m", "meeplehall", "hall", "--no-browser"]

Start = Callable[..., Command]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"))
    yield server
    server.stop()


@pytest.fixture
def visit(hall: HallServer) -> Iterator[Callable[..., Person]]:
    """People come in by `visit("Ann")`."""
    people: list[Person] = []

    def come(name: str = "") -> Person:
        people.append(Person(hall, name))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def start() -> Iterator[Start]:
    """Halls of their own process that end with the test, however it ends."""
    with ExitStack() as running:

        def begin(*arguments: str) -> Command:
            hall = Command("hall", "--no-browser", *arguments)
            running.enter_context(hall)
            running.callback(hall.kill)
            return hall

        yield begin
