"""The store for many processes: a PostgreSQL database."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from meeplehall.store.commit_group import CHANNEL, CommitGroup, conflict, write_commits
from meeplehall.store.connecting import FAILURES, Connection, Pool, close_pool, connection, open_pool, reason, shown
from meeplehall.store.days import Days
from meeplehall.store.ledger import Step
from meeplehall.store.mails import Mails
from meeplehall.store.neighbours import FORGOTTEN, UNATTENDED, ServerNeighbours
from meeplehall.store.people import People
from meeplehall.store.port import FAR_OFF, GONE, Standing, StoreError, TableSummary, Thinker, Write
from meeplehall.store.questions import THINKER_LIVES
from meeplehall.store.ratings import Ratings
from meeplehall.store.rows import (
    SUMMARY,
    blanked,
    blanked_seats,
    bots_due,
    clock_text,
    numbers_text,
    options_text,
    pack,
    summary,
    time_of,
    unpack_setting,
)
from meeplehall.store.tournaments import Tournaments
from meeplehall.store.trouble import Trouble
from meeplehall.table import Commit, Saved, Setting, Status
from meeplehall.table.entries import decode, encode

_STANDING = f"""
SELECT (SELECT count(*) FROM tables WHERE bots_due), (SELECT count(*) FROM tables WHERE {UNATTENDED}),
    count(*), coalesce(extract(epoch FROM clock_timestamp() - min(asked)), 0)::float8
FROM questions WHERE answer IS NULL AND NOT EXISTS ({THINKER_LIVES})
"""
_THINKERS = """
SELECT about, workers, (SELECT count(*) FROM questions WHERE thinker = thinkers.id AND answer IS NULL)
FROM thinkers WHERE until > clock_timestamp() ORDER BY about
"""
_THEIR_IDS = (
    "(SELECT $1 UNION SELECT h.player FROM holdings o JOIN holdings h ON h.account = o.account WHERE o.player = $1)"
)
"""All ids of whoever has this one."""


class PostgresStore:
    """A database on a server. Those that write the same table notice by how many entries it has."""

    def __init__(self, address: str, pool: Pool) -> None:
        """By `open`."""
        self.address = address
        self._pool = pool
        self._group = CommitGroup(pool)
        self.neighbours = ServerNeighbours(address, pool)
        self.people = People(_ServerLedger(self))
        self.days = Days(_ServerLedger(self))
        self.mails = Mails(_ServerLedger(self))
        self.ratings = Ratings(_ServerLedger(self))
        self.tournaments = Tournaments(_ServerLedger(self))
        self.trouble = Trouble(self.check)

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect and bring the layout up to date. Raises StoreError, in one line, if it cannot be."""
        return cls(address, await open_pool(address))

    # Writing

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Connection]:
        """All that is done in it, or nothing."""
        try:
            async with connection(self._pool) as db, db.transaction():
                yield db
        except FAILURES as error:
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._pool.expire_connections()
            raise StoreError(f"the database could not be written: {reason(error)}") from None

    async def moment(self) -> int | None:
        """By the clock of the server, which counts for all halls."""
        found = await self._ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(found[0][0])

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing; durable when it returns."""
        if len(writes) == 1 and writes[0].setting is None:
            await self._group.write(writes[0].commit)
            return
        async with self._writing() as db:
            for write in writes:
                if write.setting is not None:
                    await _add(db, write.setting, write.commit)
                elif not await write_commits(db, [write.commit]):
                    raise conflict(write.commit)

    async def remove(self, table: str, before: int, at: int) -> bool:
        """Take a table out for good, unless something has happened there since then."""
        async with self._writing() as db:
            return await _remove(db, table, before, at)

    async def forget(self, player: str, at: int) -> bool:
        """Whoever comes as this person from now on is somebody else; False if no table knows the person anyway."""
        sql = (
            "INSERT INTO forgotten SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM players WHERE player = $1)"
            f" ON CONFLICT DO NOTHING RETURNING pg_notify('{CHANNEL}', '{FORGOTTEN}')"
        )
        async with self._writing() as db:
            return bool(await db.fetch(sql, player, at))

    async def keep_verdict(self, table: str, budget: str, turn: int, verdict: bytes) -> None:
        """What a review has found out about a turn; nothing happens if the table has been taken out meanwhile."""
        sql = (
            "INSERT INTO verdicts SELECT id, $2, $3, $4 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id, budget, turn) DO UPDATE SET verdict = excluded.verdict"
        )
        async with self._writing() as db:
            await db.execute(sql, table, budget, turn, verdict)

    async def blank(self, table: str, players: Sequence[str]) -> None:
        """Take out of a table's log what these people were called and what they said; halls read it anew."""
        async with self._writing() as db:
            await _blank(db, table, players)

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made at the first call."""
        async with self._writing() as db:
            sql = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await db.execute(sql, name, secrets.token_bytes(32))
            value: bytes = await db.fetchval("SELECT value FROM secrets WHERE name = $1", name)
            return value

    # Reading

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        try:
            async with connection(self._pool) as db:
                return list(await db.fetch(sql, *values))
        except asyncpg.CharacterNotInRepertoireError:
            return []  # asked for by a name that no database can hold
        except FAILURES as error:
            raise StoreError(f"the database could not be read: {reason(error)}") from None

    async def load(self, table: str, after: int = 0) -> Saved | None:
        """A table, or None; of its entries those from this number on."""
        sql = (
            "SELECT setting, position,"
            " ARRAY (SELECT entry FROM entries WHERE table_id = id AND n >= $2 ORDER BY n) FROM tables WHERE id = $1"
        )
        for setting, position, entries in await self._ask(sql, table, after):
            return Saved(unpack_setting(setting), [decode(entry) for entry in entries], position)
        return None

    async def of_player(self, player: str, limit: int = 50, status: Status | None = None) -> list[TableSummary]:
        """The tables a person sits at or hosts, or those with this status, last changed first."""
        sql = f"SELECT {SUMMARY} FROM tables WHERE id IN (SELECT table_id FROM players WHERE player IN {_THEIR_IDS})"
        sql += " AND status = coalesce($3, status) ORDER BY changed DESC LIMIT $2"
        return [summary(row) for row in await self._ask(sql, player, limit, status and status.value)]

    async def counts_of_player(self, player: str) -> Counter[Status]:
        """How many tables of each status a person sits at or hosts."""
        sql = (
            "SELECT status, count(*) FROM tables"
            f" WHERE id IN (SELECT table_id FROM players WHERE player IN {_THEIR_IDS}) GROUP BY status"
        )
        return Counter({Status(status): count for status, count in await self._ask(sql, player)})

    async def unfinished(self, host: str) -> int:
        """How many tables of this host are open or running."""
        sql = (
            "SELECT count(*) FROM players JOIN tables ON table_id = id"
            f" WHERE player IN {_THEIR_IDS} AND host = player AND status IN ($2, $3)"
        )
        return sum(count for (count,) in await self._ask(sql, host, Status.OPEN.value, Status.RUNNING.value))

    async def listed(
        self, status: Status, limit: int = 50, game: str = "", before: int = FAR_OFF
    ) -> list[TableSummary]:
        """The tables shown to everybody, last changed first; of one game, and changed before then."""
        sql = (
            f"SELECT {SUMMARY} FROM tables WHERE listed AND status = $1 AND changed < $2 AND $3 IN ('', game)"
            " ORDER BY changed DESC LIMIT $4"
        )
        return [summary(row) for row in await self._ask(sql, status.value, before, game, limit)]

    async def summaries(self, tables: Sequence[str]) -> list[TableSummary]:
        """Those of them that are there, in any order."""
        rows = await self._ask(f"SELECT {SUMMARY} FROM tables WHERE id = ANY($1)", list(tables))
        return [summary(row) for row in rows]

    async def with_status(self, status: Status, after: str = "", limit: int = 500) -> list[TableSummary]:
        """All tables with this status, private ones too, by their ids: those after this one."""
        sql = f"SELECT {SUMMARY} FROM tables WHERE id > $1 AND status = $2 ORDER BY id LIMIT $3"
        return [summary(row) for row in await self._ask(sql, after, status.value, limit)]

    async def waiting_for_bots(self) -> list[TableSummary]:
        """Running tables where a bot owes a decision, last changed first; damaged ones are left out."""
        rows = await self._ask(f"SELECT {SUMMARY} FROM tables WHERE bots_due ORDER BY changed DESC")
        return [row for row in map(summary, rows) if not row.damaged]

    async def outdated(self, status: Status, before: int, limit: int = 1000) -> list[str]:
        """The tables with this status of which nothing was told since then, the oldest first."""
        sql = "SELECT id FROM tables WHERE status = $1 AND changed < $2 ORDER BY changed LIMIT $3"
        return [table for (table,) in await self._ask(sql, status.value, before, limit)]

    async def verdicts(self, table: str, budget: str) -> dict[int, bytes]:
        """What reviews with this budget have found out, by turn."""
        sql = "SELECT turn, verdict FROM verdicts WHERE table_id = $1 AND budget = $2"
        return dict(await self._ask(sql, table, budget))

    async def verdict_counts(self, tables: Sequence[str], budget: str) -> dict[str, int]:
        """How many turns reviews with this budget have judged at these tables; those without any are left out."""
        sql = "SELECT table_id, count(*) FROM verdicts WHERE table_id = ANY ($1::text[]) AND budget = $2 GROUP BY 1"
        return dict(await self._ask(sql, list(tables), budget))

    async def was_removed(self, table: str) -> bool:
        """Whether there was a table of this name that has been taken out."""
        return bool(await self._ask("SELECT 1 FROM removed WHERE id = $1", table))

    async def forgotten(self) -> list[str]:
        """Those who were, as long as a table knows them."""
        return [player for (player,) in await self._ask("SELECT player FROM forgotten")]

    async def standing(self) -> Standing:
        """How the whole hall stands."""
        tables = await self._ask("SELECT status, count(*) FROM tables GROUP BY status")
        ((due, unattended, questions, longest),) = await self._ask(_STANDING)
        thinkers = await self._ask(_THINKERS)
        return Standing(dict(tables), due, unattended, questions, longest, [Thinker(*row) for row in thinkers])

    async def check(self) -> None:
        """Returns if it can be read and written now."""
        if await self._ask("SELECT 1 WHERE current_setting('transaction_read_only') = 'on'"):
            await self._pool.expire_connections()
            raise StoreError(f"{shown(self.address)} can only be read now")

    async def close(self) -> None:
        """Write what is left and let go."""
        await self.trouble.close()
        await self._group.close()
        await self.neighbours.close()
        await close_pool(self._pool)


class _ServerLedger:
    """Runs the SQL that all stores share."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows."""
        return await self._store._ask(sql, *values)

    async def do(self, *steps: Step) -> list[int]:
        """All of them or none; how many rows each has changed."""
        counts = []
        async with self._store._writing() as db:
            for sql, values, must in steps:
                counts.append(int((await db.execute(sql, *values)).rpartition(" ")[2]))
                if must is not None and not counts[-1]:
                    raise must
        return counts


async def _blank(db: Connection, table: str, players: Sequence[str]) -> None:
    row = await db.fetch("SELECT seats FROM tables WHERE id = $1 FOR UPDATE", table)
    if not row:
        return
    entries = await db.fetch("SELECT n, entry FROM entries WHERE table_id = $1 ORDER BY n", table)
    await db.executemany(
        "UPDATE entries SET entry = $1 WHERE table_id = $2 AND n = $3",
        [(entry, table, n) for n, entry in blanked([tuple(one) for one in entries], players)],
    )
    await db.execute("UPDATE tables SET seats = $1 WHERE id = $2", blanked_seats(row[0][0], players), table)
    await db.execute(f"SELECT pg_notify('{CHANNEL}', $1 || ' {GONE}')", table)


async def _add(db: Connection, setting: Setting, commit: Commit) -> None:
    made = await db.fetch(
        "INSERT INTO tables (id, setting, game, options, host, listed, created, changed, status, seats, waiting,"
        " bots_due, position, length, due, clock)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"
        " ON CONFLICT DO NOTHING RETURNING id",
        setting.id,
        pack(setting),
        setting.game,
        options_text(setting.options),
        setting.host,
        setting.listed,
        setting.created,
        commit.changed,
        commit.status.value,
        pack(commit.seats),
        numbers_text(commit.waiting),
        bots_due(commit),
        commit.position,
        len(commit.entries),
        commit.due,
        clock_text(setting),
    )
    if not made or commit.first != 0:
        raise conflict(commit)
    entries = [(commit.table, n, encode(entry)) for n, entry in enumerate(commit.entries)]
    await db.executemany("INSERT INTO entries VALUES ($1, $2, $3)", entries)
    people = {player for player in (setting.host, *(seat.player for seat in commit.seats)) if player}
    await db.executemany("INSERT INTO players VALUES ($1, $2)", [(player, commit.table) for player in people])
    await db.execute(f"SELECT pg_notify('{CHANNEL}', $1 || ' ' || $2)", commit.table, str(len(entries)))


async def _remove(db: Connection, table: str, before: int, at: int) -> bool:
    if not await db.fetch("SELECT 1 FROM tables WHERE id = $1 AND changed < $2 FOR UPDATE", table, before):
        return False
    newest = await db.fetchval("SELECT entry FROM entries WHERE table_id = $1 ORDER BY n DESC LIMIT 1", table)
    if newest is not None and time_of(newest) >= before:
        return False  # a sealed choice, which moves no time that others are told
    people = [player for (player,) in await db.fetch("SELECT player FROM players WHERE table_id = $1", table)]
    await db.execute("DELETE FROM tables WHERE id = $1", table)
    await db.execute(f"SELECT pg_notify('{CHANNEL}', $1 || ' {GONE}')", table)
    await db.execute(
        "INSERT INTO removed VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        table,
        at,
    )
    await db.execute(
        "DELETE FROM forgotten WHERE player = ANY ($1::text[])"
        " AND NOT EXISTS (SELECT 1 FROM players WHERE players.player = forgotten.player)",
        people,
    )
    return True
