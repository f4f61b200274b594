from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .server import HallServer, Person


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
