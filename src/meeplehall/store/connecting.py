"""Connections to a PostgreSQL server, its layout, and its refusals in one line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from meeplehall.store.migrate import check_known, migrations, oldest_program
from meeplehall.store.port import StoreError

PATIENCE = 10.0
"""Seconds for a connection, and for an answer."""
MOST_CONNECTIONS = 8
"""Of one process, besides the one that listens."""
LONGEST_STEP = 3600.0
"""Seconds for a step of the layout: a new index of a large hall takes its time."""
WAITS_FOR_OTHERS = 5
"""Seconds a step may wait for what halls are doing just now; they wait behind it."""
LOCK = 0x6D656570
"""The advisory lock of whoever brings the layout up to date."""

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What a database that does not answer, or refuses, is known by."""

Pool: TypeAlias = Any
"""The driver has no types."""
Connection: TypeAlias = Any


def shown(address: str) -> str:
    """The address without its password."""
    try:
        parts = urlsplit(address)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "the database"


def reason(error: BaseException) -> str:
    """Why, in one line."""
    if isinstance(error, TimeoutError):
        return "no answer in time"
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__


class _Plain(asyncpg.Connection):  # type: ignore[misc]
    """Nothing is set for a session, so nothing has to be set back: half of all ways to the server were for that."""

    def get_reset_query(self) -> str:
        """None."""
        return ""


async def open_pool(address: str) -> Pool:
    """Raises StoreError, in one line, if there is no such database or it has a newer layout."""
    try:
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            connection_class=_Plain,
            server_settings={"synchronous_commit": "on", "application_name": "meeplehall"},
        )
    except (*FAILURES, ValueError) as error:
        raise StoreError(f"{shown(address)} cannot be used as a database: {reason(error)}") from None
    try:
        async with pool.acquire() as db:
            await migrate(db, shown(address))
    except BaseException as error:
        await close_pool(pool)
        if isinstance(error, FAILURES):
            raise StoreError(f"{shown(address)} cannot be used as a database: {reason(error)}") from None
        raise
    return pool


@asynccontextmanager
async def connection(pool: Pool) -> AsyncIterator[Connection]:
    """One of the pool's, for a while; it is given back unless the driver has lost track of it."""
    async with pool.acquire(timeout=PATIENCE) as db:
        try:
            yield db
        except asyncpg.InternalClientError:  # it would fail everybody who gets it next
            db.terminate()
            raise


async def close_pool(pool: Pool) -> None:
    """Let all connections go, at once if they do not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await pool.close()
    except FAILURES:
        pool.terminate()


async def migrate(db: Connection, name: str, known: Sequence[tuple[int, str]] = ()) -> None:
    """Bring the layout up to date: each step in one transaction, and once, whoever else starts at the same moment.

    A newer layout is left as it is where older programs may use it. A step that shuts out older programs is refused
    while one of them runs.
    """
    known = known or migrations("postgres")
    newest = known[-1][0]
    for number, sql in known:
        async with db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})", timeout=LONGEST_STEP)
            await db.execute(f"SET LOCAL lock_timeout = '{WAITS_FOR_OTHERS}s'")
            await db.execute("CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)")
            await db.execute("ALTER TABLE layout ADD COLUMN IF NOT EXISTS oldest INTEGER NOT NULL DEFAULT 1")
            version, oldest = await db.fetchrow(
                "SELECT coalesce(max(version), 0), coalesce(max(oldest), 0) FROM layout"
            )
            if oldest > newest:
                check_known(version, newest, name)
            if number > version:
                needed = oldest_program(number, sql)
                await _check_nobody_older(db, needed, name)
                await db.execute(sql, timeout=LONGEST_STEP)
                await db.execute("INSERT INTO layout (version, oldest) VALUES ($1, $2)", number, max(oldest, needed))
        if version >= newest:
            return


async def _check_nobody_older(db: Connection, needed: int, name: str) -> None:
    """Raises StoreError while a program runs that could not use the layout any more."""
    told = await db.fetchval(
        "SELECT 1 FROM information_schema.columns"
        " WHERE table_name = 'processes' AND column_name = 'layout' AND table_schema = current_schema()"
    )
    sql = "SELECT count(*) FROM processes WHERE until > clock_timestamp() AND layout < $1"
    if told and (older := await db.fetchval(sql, needed)):
        processes = "1 process" if older == 1 else f"{older} processes"
        raise StoreError(
            f"{name} is used by {processes} of an older Meeplehall, which the new layout shuts out: end them first"
        )
