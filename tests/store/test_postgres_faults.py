"""A PostgreSQL server that is slow, has no room left, or makes way for another: refused, never lost, never twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from meeplehall.store import StoreError, connecting
from meeplehall.store.postgres import PostgresStore
from meeplehall.table import Table
from tests.table.helpers import act, new_table

from .contract import first, more
from .server import followed, server


def run(address: str, body: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await PostgresStore.open(address)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def reloaded(store: PostgresStore, table: Table) -> Table:
    """The table as a hall has it after a write that failed."""
    saved = await store.load(table.id)
    assert saved is not None
    return Table.load(saved, table.game)


async def goes_on(store: PostgresStore, table: Table, length: int) -> None:
    """One decision from so many entries on: what was refused before is there once or not at all."""
    again = await reloaded(store, table)
    assert len(again.log) == length
    act(again)
    await store.write([more(again)])
    assert (await reloaded(store, table)).log == again.log


def test_a_server_that_is_slow_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody holds the rows: the command is refused in time and taken back, and the next one goes through."""
    monkeypatch.setattr(connecting, "PATIENCE", 2.0)
    address = server().new_database()

    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        length = len(table.log)
        act(table)
        holds = await asyncpg.connect(address)
        async with holds.transaction():
            await holds.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(StoreError, match="could not be written: no answer in time"):
                await store.write([more(table)])
            with pytest.raises(StoreError, match="could not be read: no answer in time"):
                await store.load("t1")
        await holds.close()
        await goes_on(store, table, length)

    run(address, body)


FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION no_room()
"""
NOT_FULL = "DROP FUNCTION no_room CASCADE"


def test_a_connection_that_the_driver_has_lost_track_of_fails_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver can be confused by an answer that comes when nobody waits for it any more: not to be had on demand."""

    async def backend(store: PostgresStore) -> int:
        async with connecting.connection(store._pool) as db:
            return int(await db.fetchval("SELECT pg_backend_pid()"))

    async def confused(*_: object, **__: object) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        used = await backend(store)
        length = len(table.log)
        act(table)
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, "fetch", confused)
            for failing in (store.load(table.id), store.neighbours.lengths([table.id]), store.write([more(table)])):
                with pytest.raises(StoreError, match="another operation"):
                    await failing
        assert await backend(store) != used
        await goes_on(store, table, length)

    run(server().new_database(), body)


def test_a_server_without_room_refuses_and_goes_on_when_there_is_some() -> None:
    address = server().new_database()

    async def body(store: PostgresStore) -> None:
        table = new_table()
        await store.write([first(table)])
        length = len(table.log)
        act(table)
        await asyncio.to_thread(server().do, FULL, address)
        with pytest.raises(StoreError, match="could not be written: could not extend file: No space left on device"):
            await store.write([more(table)])
        assert await store.load("t1") is not None, "reading goes on"
        await asyncio.to_thread(server().do, NOT_FULL, address)
        await goes_on(store, table, length)

    run(address, body)


def test_another_server_takes_over() -> None:
    """The first one dies at once; what it had acknowledged is at the second, and the hall goes on there by itself."""
    with followed() as (primary, address, promote):

        async def body(store: PostgresStore) -> None:
            table = new_table()
            await store.write([first(table)])
            act(table)
            await store.write([more(table)])
            length = len(table.log)
            act(table)
            await asyncio.to_thread(primary.stop)
            with pytest.raises(StoreError):
                await store.write([more(table)])
            await asyncio.to_thread(promote)
            async with asyncio.timeout(60):
                while True:
                    try:
                        await goes_on(store, table, length)
                        break
                    except StoreError:
                        await asyncio.sleep(0.1)

        run(address, body)
