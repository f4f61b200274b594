"""What a database can do to two halls: commands are refused in words, nothing is lost or done twice, all goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import asyncpg
import httpx

from tests.store.server import followed, read_only, server
from tests.store.test_postgres_faults import FULL, NOT_FULL
from tests.web.server import Person

from .halls import HallProcess, length, wait_for, whole
from .test_two_halls import went_on

IMPATIENT = """
from meeplehall.store import connecting
connecting.PATIENCE = 2.0
from meeplehall.terminal.main import run
if __name__ == "__main__":
    run()
"""
"""A hall that waits less long for an answer of its database: tests wait with it."""
MOST_TOLD = 60
"""Lines of the log about four kinds of trouble: it is told when it begins and when it is over, not by everybody."""
AWAY = 4.0
"""Seconds: longer than a lease."""
THE_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@contextmanager
def is_away(address: str) -> Iterator[None]:
    server().stop()
    gone = time.monotonic()
    try:
        yield
        time.sleep(max(0.0, AWAY - (time.monotonic() - gone)))
    finally:
        server().start()


@contextmanager
def is_slow(address: str) -> Iterator[None]:
    """Somebody holds what everybody needs."""
    with asyncio.Runner() as runner:
        db = runner.run(asyncpg.connect(address))
        runner.run(db.execute("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
        try:
            yield
        finally:
            runner.run(db.close())


@contextmanager
def is_full(address: str) -> Iterator[None]:
    server().do(FULL, address)
    try:
        yield
    finally:
        server().do(NOT_FULL, address)


@contextmanager
def is_read_only(address: str) -> Iterator[None]:
    server().do(read_only(address, "on"), address)
    server().do(THE_OTHERS, address)
    try:
        yield
    finally:
        server().do(read_only(address, "off"), address)


class Game:
    """Two people at a screen who go from one hall to the other, and how much of what they did was acknowledged."""

    def __init__(self, one: HallProcess, two: HallProcess) -> None:
        ann = one.visit("Ann")
        self.people = [ann, two.welcome(ann)]
        self.table = ann.new_table("me", "here")
        self.bots = ann.new_table("bot:random", "bot:random")
        self.made = 0

    def prepared(self) -> Callable[[Person], httpx.Response]:
        """The next decision, for whoever makes it."""
        frame = self.people[0].my_turn(self.table)
        pick = frame["decision"]["picks"][0]
        lead = pick.get("lead", -1)

        def decide(person: Person) -> httpx.Response:
            answer = person.act(self.table, frame["viewer"], pick["action"], frame["version"], lead)
            if answer.status_code == 200:
                self.made += 2 if lead >= 0 else 1
            return answer

        return decide

    def refused(self, decide: Callable[[Person], httpx.Response]) -> None:
        """At both, with the reason; whoever can read goes on reading, and nobody is left without words."""
        for person in self.people:
            answer = decide(person)
            assert answer.status_code == 503, answer.text
            assert answer.json()["kind"] == "error-store"
            page = person.get(f"/table/{self.table}")
            assert page.status_code == 200 or (page.status_code == 503 and "database is not available" in page.text)
            assert person.get("/health").status_code == 200

    def goes_on(self, decide: Callable[[Person], httpx.Response], database: str, before: int) -> None:
        """The very decision that was refused is taken when all is well, and stands there once."""
        for person in self.people:  # each hall finds out by itself that all is well, by a command it refuses at most
            wait_for(lambda: decide(person).status_code == 200, 60)  # noqa: B023
            wait_for(lambda: self.people[0].get(f"/table/{self.table}").status_code == 200, 60)
            decide = self.prepared()
        assert length(database, self.table) == before + self.made
        whole(database, self.table)
        wait_for(partial(went_on, database, self.bots, length(database, self.bots)), 60)
        whole(database, self.bots)


def test_a_database_that_is_away_slow_full_or_only_to_be_read() -> None:
    address = server().new_database()
    with ExitStack() as open_halls:
        halls = [HallProcess(address, "--pace", "0.5", program=IMPATIENT) for _ in range(2)]
        for hall in halls:
            open_halls.callback(hall.close)
        game = Game(*halls)
        before = length(address, game.table)
        for trouble in (is_away, is_slow, is_full, is_read_only):
            decide = game.prepared()
            with trouble(address):
                game.refused(decide)
            game.goes_on(decide, address, before)
    for hall in halls:
        assert not [line for line in hall.errors if "Traceback" in line]
        told = [line for line in hall.errors if " ERROR " in line or " WARNING " in line]
        assert sum("database is well again" in line for line in told) >= 1
        assert len(told) < MOST_TOLD, "".join(told)


def test_another_server_takes_over_from_a_dead_one() -> None:
    with followed() as (primary, address, promote), ExitStack() as open_halls:
        halls = [HallProcess(address, "--pace", "0.5", program=IMPATIENT) for _ in range(2)]
        for hall in halls:
            open_halls.callback(hall.close)
        game = Game(*halls)
        before = length(address, game.table)
        assert game.prepared()(game.people[1]).status_code == 200
        decide = game.prepared()
        primary.stop()
        game.refused(decide)
        promote()
        game.goes_on(decide, address, before)
