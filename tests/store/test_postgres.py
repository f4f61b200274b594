from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from meeplehall.store import Conflict, Store, StoreError
from meeplehall.store.connecting import migrate, shown
from meeplehall.store.migrate import migrations
from meeplehall.store.opening import open_store
from meeplehall.store.postgres import PostgresStore
from meeplehall.table import Table
from tests.table.helpers import act, new_table

from .contract import first, more, named
from .days_contract import DaysContract
from .mails_contract import MailsContract
from .server import Server, read_only, server
from .tournaments_contract import TournamentsContract


@pytest.fixture(scope="module")
def postgres() -> Server:
    return server()


@pytest.fixture
def address(postgres: Server) -> str:
    return postgres.new_database()


class Listener:
    """Hears only that it is too old."""

    def __init__(self, ended: list[str]) -> None:
        self._ended = ended

    def changed(self, table: str, length: int) -> None: ...
    def tournament_changed(self, tournament: str) -> None: ...
    def sessions_ended(self) -> None: ...
    def present(self, hall: str, table: str, seats: object) -> None: ...
    def missed(self) -> None: ...
    def outdated(self, why: str) -> None:
        self._ended.append(why)


class TestPostgres(DaysContract, MailsContract, TournamentsContract):
    @pytest.fixture(autouse=True)
    def _database(self, address: str) -> None:
        self.address = address

    async def open(self, tmp_path: Path) -> Store:
        return await open_store(self.address)


def run(address: str, body: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await PostgresStore.open(address)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_migrations_are_numbered_from_one_without_gaps() -> None:
    found = migrations("postgres")
    assert [number for number, _ in found] == list(range(1, len(found) + 1))


def test_halls_that_start_together_migrate_once(address: str) -> None:
    async def go() -> None:
        stores = await asyncio.gather(*[PostgresStore.open(address) for _ in range(5)])
        assert await stores[0].secret("hall") == await stores[4].secret("hall")
        for store in stores:
            await store.close()

    asyncio.run(go())
    assert [tuple(row) for row in server().sql("SELECT version FROM layout", address)] == [
        (number,) for number, _ in migrations("postgres")
    ]


def test_a_step_that_fails_half_way_leaves_the_layout_before(address: str) -> None:
    good = migrations("postgres")
    bad = [*good, (good[-1][0] + 1, "CREATE TABLE more (id TEXT); SELECT 1 / 0; CREATE TABLE other (id TEXT)")]

    async def go() -> None:
        db = await asyncpg.connect(address)
        with pytest.raises(asyncpg.DivisionByZeroError):
            await migrate(db, "here", bad)
        assert await db.fetchval("SELECT max(version) FROM layout") == good[-1][0]
        assert await db.fetchval("SELECT to_regclass('more')") is None
        await db.close()

    asyncio.run(go())
    run(address, lambda store: store.check())


def test_a_database_from_a_newer_program_is_left_alone(address: str) -> None:
    run(address, lambda store: store.check())
    server().sql("INSERT INTO layout VALUES (99, 99)", address)
    with pytest.raises(StoreError, match=r"version 99, this program knows up to \d+: use a newer Meeplehall"):
        run(address, lambda store: store.check())


def test_a_newer_layout_that_only_adds_is_used_as_it_is(address: str) -> None:
    """Expand: what a newer program has added is left alone, and written around."""
    known = migrations("postgres")
    adds = (
        f"-- oldest program: {len(known)}\nALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'oak';"
        "ALTER TABLE processes ADD COLUMN weather TEXT NOT NULL DEFAULT ''"
    )
    newer = [*known, (len(known) + 1, adds)]
    _migrate(address, newer)

    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        act(table)
        await store.write([more(table)])
        assert (await store.standing()).tables == {"running": 1}

    run(address, body)
    assert server().sql("SELECT max(version) FROM layout", address)[0][0] == len(newer), "nothing is taken back"
    assert server().sql("SELECT colour FROM tables", address)[0][0] == "oak"


def test_a_step_that_shuts_out_older_programs_waits_until_they_have_ended(address: str) -> None:
    """Contract: refused in one line while one of them runs, done when they are gone, and they are refused then."""
    known = migrations("postgres")
    newer = [*known, (len(known) + 1, "ALTER TABLE tables DROP COLUMN options")]

    async def body(store: PostgresStore) -> None:
        ended: list[str] = []
        life = asyncio.create_task(store.neighbours.run(Listener(ended)))
        while not store.neighbours.owner:
            await asyncio.sleep(0.01)
        with pytest.raises(StoreError, match="used by 1 process of an older Meeplehall"):
            await asyncio.to_thread(_migrate, address, newer)
        # One that was not counted, because it was asleep, is told when it wakes up.
        await asyncio.to_thread(server().sql, "UPDATE processes SET until = now()", address)
        await asyncio.to_thread(_migrate, address, newer)
        while not ended:
            await asyncio.sleep(0.01)
        assert "use a newer Meeplehall" in ended[0]
        life.cancel()

    run(address, body)
    with pytest.raises(StoreError, match="use a newer Meeplehall"):
        run(address, lambda store: store.check())


def _migrate(address: str, known: list[tuple[int, str]]) -> None:
    async def go() -> None:
        db = await asyncpg.connect(address)
        try:
            await migrate(db, "here", known)
        finally:
            await db.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "bad", ["postgresql:///nowhere?host=/no/such/folder", "postgresql://127.0.0.1:1/hall", "postgresql://[bad/hall"]
)
def test_a_server_that_is_not_there_is_one_line(bad: str) -> None:
    with pytest.raises(StoreError, match="cannot be used as a database") as refusal:
        asyncio.run(open_store(bad))
    assert "\n" not in str(refusal.value)


def test_a_database_that_is_not_there_is_one_line(address: str) -> None:
    with pytest.raises(StoreError, match='cannot be used as a database: database "nobodys" does not exist'):
        asyncio.run(open_store(re.sub(r"/hall\d+", "/nobodys", address)))


def test_no_message_tells_the_password() -> None:
    assert (
        shown("postgresql://hall:swordfish@db.example:5432/hall?sslmode=require") == "postgresql://db.example:5432/hall"
    )


def test_nobody_needs_the_driver_who_does_not_ask_for_it() -> None:
    code = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "import asyncio, meeplehall.web.server\n"
        "from meeplehall.store.opening import open_store\n"
        "try: asyncio.run(open_store('postgresql:///hall'))\n"
        "except Exception as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "PostgreSQL needs one more package (asyncpg): install meeplehall[scale]\n"


def test_a_late_position_is_never_written(address: str) -> None:
    """The row of a table and its entries belong together, also where several write at once."""

    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        saved = await store.load("t1")
        assert saved is not None
        twins = [Table.load(saved, table.game) for _ in range(8)]
        for twin in twins:
            act(twin)
        others = [await PostgresStore.open(address) for _ in range(3)]
        stores = [store, *others]
        writes = [stores[n % 4].write([more(twin)]) for n, twin in enumerate(twins)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + ["NoneType"]
        winner = twins[results.index(None)]
        saved = await store.load("t1")
        assert saved is not None
        assert Table.load(saved, table.game).log == winner.log
        for other in others:
            await other.close()

    run(address, body)


def test_processes_that_write_the_same_tables_do_not_wait_for_each_other(address: str) -> None:
    """Groups of commits lock their tables in one order: no deadlock."""

    async def body(store: PostgresStore) -> None:
        other = await PostgresStore.open(address)
        tables = [named(new_table(), f"t{n}") for n in range(20)]
        await store.write([first(table) for table in tables])
        for _ in range(10):
            twins = []
            for table in reversed(tables):
                saved = await store.load(table.id)
                assert saved is not None
                twins.append(Table.load(saved, table.game))
            for table in [*tables, *twins]:
                act(table)
            writes = [store.write([more(table)]) for table in tables] + [other.write([more(twin)]) for twin in twins]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert sum(isinstance(result, Conflict) for result in results) == 20
            assert results.count(None) == 20
            twins.reverse()
            tables = [twins[n] if results[n] is not None else table for n, table in enumerate(tables)]
        await other.close()

    run(address, body)


def test_one_that_cannot_be_written_does_not_spoil_its_group(address: str) -> None:
    async def body(store: PostgresStore) -> None:
        tables = [named(new_table(), f"t{n}") for n in range(4)]
        await store.write([first(table) for table in tables])
        for table in tables[:3]:
            act(table)
        tables[3].hand_on(0, "nobody\0", 3000)
        results = await asyncio.gather(*[store.write([more(table)]) for table in tables], return_exceptions=True)
        assert results[:3] == [None] * 3
        assert isinstance(results[3], StoreError)
        assert await store.load("t\0") is None

    run(address, body)


def test_only_what_is_new_is_read(address: str) -> None:
    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        before = len(table.log)
        act(table)
        await store.write([more(table)])
        saved = await store.load("t1", before)
        assert saved is not None
        assert saved.entries == table.log[before:]

    run(address, body)


def test_it_goes_on_when_the_server_is_back(postgres: Server, address: str) -> None:
    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        act(table)
        write = more(table)
        await asyncio.to_thread(postgres.stop)
        try:
            with pytest.raises(StoreError, match="could not be written"):
                await store.write([write])
            with pytest.raises(StoreError, match="could not be read"):
                await store.load("t1")
            with pytest.raises(StoreError):
                await store.check()
        finally:
            await asyncio.to_thread(postgres.start)
        await store.check()
        await store.write([write])
        saved = await store.load("t1")
        assert saved is not None
        assert saved.entries == table.log

    run(address, body)


def test_what_is_given_up_while_nothing_can_be_said_is_free_a_moment_later(postgres: Server, address: str) -> None:
    async def body(store: PostgresStore) -> None:
        await store.write([first(new_table())])
        life = asyncio.create_task(store.neighbours.run(Listener([])))
        while not store.neighbours.owner:
            await asyncio.sleep(0.01)
        owner = store.neighbours.owner
        assert await store.neighbours.claim("t1")
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        postgres.sql(f"{others} AND pid <> pg_backend_pid()", address)
        with pytest.raises(StoreError):
            await store.neighbours.release("t1")
        assert postgres.sql("SELECT 1 FROM leases", address)
        async with asyncio.timeout(60):
            while postgres.sql("SELECT 1 FROM leases", address):
                await asyncio.sleep(0.05)
        assert store.neighbours.owner == owner
        life.cancel()

    run(address, body)


def test_a_process_that_dies_leaves_its_tables_at_once(postgres: Server, address: str) -> None:
    """Contract: the others know by its connection, not by its time; one that was cut off comes back as somebody new."""

    async def body(store: PostgresStore) -> None:
        await store.write([first(new_table())])
        lives = [asyncio.create_task(store.neighbours.run(Listener([])))]
        other = await PostgresStore.open(address)
        lives.append(asyncio.create_task(other.neighbours.run(Listener([]))))
        older = "INSERT INTO processes (id, until) VALUES ('older', now() + interval '1 hour')"
        await asyncio.to_thread(postgres.sql, older, address)
        while not (store.neighbours.owner and other.neighbours.owner):
            await asyncio.sleep(0.01)
        owner = store.neighbours.owner
        assert await store.neighbours.claim("t1")
        assert await other.neighbours.bury() == 0
        assert not await other.neighbours.claim("t1")
        forever = "UPDATE processes SET until = now() + interval '1 hour' RETURNING id"
        await asyncio.to_thread(postgres.sql, forever, address)
        lives[0].cancel()
        cut = "SELECT pg_terminate_backend(pid) FROM pg_locks, processes WHERE locktype = 'advisory'"
        cut += f" AND held = (classid::bigint << 32) + objid::bigint AND processes.id = '{owner}'"
        assert await asyncio.to_thread(postgres.sql, cut, address)
        async with asyncio.timeout(30):
            while not await other.neighbours.bury():
                await asyncio.sleep(0.01)
            assert await other.neighbours.claim("t1")
            lives.append(asyncio.create_task(store.neighbours.run(Listener([]))))
            while store.neighbours.owner == owner:
                await asyncio.sleep(0.01)
        assert not store.neighbours.owns("t1")
        assert not await store.neighbours.claim("t1")
        assert await store.neighbours.bury() == await other.neighbours.bury() == 0
        assert {process.id for process in await other.neighbours.processes()} == {
            "older",
            store.neighbours.owner,
            other.neighbours.owner,
        }
        for life in lives:
            life.cancel()
        await other.close()

    run(address, body)


def test_a_database_that_can_only_be_read_says_so(address: str) -> None:
    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        act(table)
        write = more(table)
        await asyncio.to_thread(server().do, read_only(address, "on"), address)
        await store._pool.expire_connections()
        with pytest.raises(StoreError, match="read-only"):
            await store.write([write])
        with pytest.raises(StoreError, match="can only be read now"):
            await store.check()
        await asyncio.to_thread(server().do, read_only(address, "off"), address)
        await store.write([write])

    run(address, body)
