"""Commits that wait at the same time go to PostgreSQL in one statement: one way there and back, one disk sync."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncpg

from meeplehall.store.connecting import FAILURES, Connection, Pool, connection, reason
from meeplehall.store.port import Conflict, StoreError
from meeplehall.store.rows import bots_due, numbers_text, pack
from meeplehall.table import Commit
from meeplehall.table.entries import Sat, encode

BATCH = 256
CHANNEL = "meeplehall"
"""Where the halls of a database tell each other what is new."""
BETWEEN = ";"
"""Stands between what is told together."""
TOLD_TOGETHER = 64
"""Tables that are told of in one go: the server takes less than 8,000 bytes."""

# A table is changed only if it has just the entries that the commit goes on from: that is the fence. Rows are locked
# in the order of their ids, so that no two processes wait for each other.
_WRITE = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::bytea[], $7::text[], $8::bool[], $9::bytea[],
        $15::bigint[]
    ) AS given (id, first, length, changed, status, seats, waiting, bots_due, position, due)
), held AS (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
), moved AS (
    UPDATE tables SET length = given.length, changed = given.changed, status = given.status, seats = given.seats,
        waiting = given.waiting, bots_due = given.bots_due, position = given.position, due = given.due
    FROM given JOIN held USING (id)
    WHERE tables.id = given.id AND tables.length = given.first
    RETURNING tables.id, tables.length
), noted AS (
    INSERT INTO entries
    SELECT table_id, n, entry FROM unnest($10::text[], $11::int[], $12::bytea[]) AS new (table_id, n, entry)
    JOIN moved ON moved.id = table_id
), seated AS (
    INSERT INTO players
    SELECT player, table_id FROM unnest($13::text[], $14::text[]) AS new (player, table_id)
    JOIN moved ON moved.id = table_id
    ON CONFLICT DO NOTHING
)
SELECT array_agg(id), pg_notify('{CHANNEL}', string_agg(id || ' ' || length, '{BETWEEN}'))
FROM (SELECT id, length, row_number() OVER () / {TOLD_TOGETHER} AS part FROM moved) AS told GROUP BY part
"""


def conflict(commit: Commit) -> Conflict:
    """What is said to whoever came too late."""
    return Conflict(f"table {commit.table}: entry {commit.first} has been written by somebody else")


async def write_commits(db: Connection, commits: Sequence[Commit]) -> set[str]:
    """Write those that fit, one for each table at most; tells which tables have been."""
    entries = [
        (commit.table, n, encode(entry))
        for commit in commits
        for n, entry in enumerate(commit.entries, start=commit.first)
    ]
    people = {
        (entry.player, commit.table)
        for commit in commits
        for entry in commit.entries
        if isinstance(entry, Sat) and entry.player
    }
    written = await db.fetch(
        _WRITE,
        [commit.table for commit in commits],
        [commit.first for commit in commits],
        [commit.first + len(commit.entries) for commit in commits],
        [commit.changed for commit in commits],
        [commit.status.value for commit in commits],
        [pack(commit.seats) for commit in commits],
        [numbers_text(commit.waiting) for commit in commits],
        [bots_due(commit) for commit in commits],
        [commit.position for commit in commits],
        [table for table, _, _ in entries],
        [n for _, n, _ in entries],
        [entry for _, _, entry in entries],
        [player for player, _ in people],
        [table for _, table in people],
        [commit.due for commit in commits],
    )
    return {table for row in written for table in row[0]}


class CommitGroup:
    """While one group is on its way the next one gathers."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[tuple[Commit, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, commit: Commit) -> None:
        """Durable when it returns. Raises Conflict, or StoreError: then it may or may not have been written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await future

    async def close(self) -> None:
        """Write what is left."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_group(self._next_group())
        finally:
            self._writing = None

    def _next_group(self) -> list[tuple[Commit, asyncio.Future[None]]]:
        """One commit for each table; who goes on from one of them comes with the next group."""
        group: dict[str, tuple[Commit, asyncio.Future[None]]] = {}
        later = []
        for one in self._waiting:
            if len(group) < BATCH and one[0].table not in group:
                group[one[0].table] = one
            else:
                later.append(one)
        self._waiting = later
        return list(group.values())

    async def _write_group(self, group: Sequence[tuple[Commit, asyncio.Future[None]]]) -> None:
        try:
            async with connection(self._pool) as db:
                written = await write_commits(db, [commit for commit, _ in group])
        except Exception as error:
            if isinstance(error, asyncpg.DataError) and len(group) > 1:
                for one in group:  # what cannot be written in one of them does not spoil the others
                    await self._write_group([one])
                return
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._pool.expire_connections()  # another server may have become the one to write to
            known = isinstance(error, FAILURES)
            failure = StoreError(f"the database could not be written: {reason(error)}") if known else error
            for _, future in group:
                if not future.done():
                    future.set_exception(failure)
            return
        for commit, future in group:
            if future.done():
                continue  # who waited has given up
            if commit.table in written:
                future.set_result(None)
            else:
                future.set_exception(conflict(commit))
