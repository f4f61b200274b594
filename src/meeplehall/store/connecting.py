"""Connections to a PostgreSQL server, its layout, and its refusals in one line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from meeplehall.store.migrate import check_known, migrations
from meeplehall.store.port import StoreError

PATIENCE = 10.0
"""Seconds for a connection, and for an answer."""
MOST_CONNECTIONS = 8
"""Of one process, besides the one that listens."""
LOCK = 0x6D656570
"""The advisory lock of whoever brings the layout up to date."""

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
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


async def open_pool(address: str) -> Pool:
    """Raises StoreError, in one line, if there is no such database or it has a newer layout."""
    try:
        pool = await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
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


async def close_pool(pool: Pool) -> None:
    """Let all connections go, at once if they do not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await pool.close()
    except FAILURES:
        pool.terminate()


async def migrate(db: Connection, name: str, known: Sequence[tuple[int, str]] = ()) -> None:
    """Bring the layout up to date: each step in one transaction, and once, whoever else starts at the same moment.

    Steps are known by their numbers, not by the last one: one that was made beside a later one is not left out.
    """
    known = known or migrations("postgres")
    newest = known[-1][0]
    for number, sql in known:
        async with db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            await db.execute("CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)")
            done = {row[0] for row in await db.fetch("SELECT version FROM layout")}
            check_known(max(done, default=0), newest, name)
            if number not in done:
                await db.execute(sql)
                await db.execute("INSERT INTO layout VALUES ($1)", number)
        if done.issuperset(one for one, _ in known):
            return
