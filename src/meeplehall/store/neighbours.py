"""Halls that share a PostgreSQL database: what they tell each other, and which of them lets bots play where.

A process is alive until a moment of the database's clock, which it moves on again and again; whatever it has claimed is
free for others when it no longer does. That decides only who thinks: what is written is fenced by the store itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import asyncpg

from meeplehall.store.commit_group import CHANNEL
from meeplehall.store.connecting import FAILURES, PATIENCE, Connection, Pool, reason
from meeplehall.store.port import Listener, StoreError, TableSummary
from meeplehall.store.rows import SUMMARY, numbers_text, summary

log = logging.getLogger("meeplehall.store")

FORGOTTEN = "forgotten"
"""What is told when somebody's session is ended."""
LEASE = timedelta(seconds=3)
RENEWED = 0.75
"""Seconds from one sign of life to the next."""
AT_ONCE = 1000
"""Unattended tables that are looked at in one go."""

_ALIVE = "SELECT 1 FROM processes WHERE processes.id = leases.owner AND until > clock_timestamp()"


class ServerNeighbours:
    """Through one connection of its own, which comes back when it is lost."""

    def __init__(self, address: str, pool: Pool) -> None:
        self._address = address
        self._pool = pool
        self._db: Connection | None = None
        self._lock = asyncio.Lock()
        self._name = secrets.token_hex(4)
        self._owner = ""
        self._owned: set[str] = set()

    async def run(self, listener: Listener) -> None:
        """Hear of the others and give signs of life, until cancelled."""

        def heard(db: object, process: int, channel: str, text: str) -> None:
            match text.split(" "):
                case [table, length]:
                    listener.changed(table, int(length))
                case [table, seats, hall]:
                    if hall != self._name:
                        listener.present(hall, table, [int(seat) for seat in seats.split(",") if seat])
                case _:
                    listener.sessions_ended()

        while True:
            try:
                async with self._lock:
                    await self._connect(heard)
                listener.missed()
                while True:
                    await self._renew()
                    await asyncio.sleep(RENEWED)
            except Exception as error:  # whatever it is, to be deaf for good would be worse
                log.error("the other halls cannot be heard: %s", reason(error))
                await self._disconnect()
                await asyncio.sleep(RENEWED)

    async def close(self) -> None:
        """Others may take over at once."""
        if self._db is not None and self._owner:
            try:
                await self._do("DELETE FROM processes WHERE id = $1", self._owner)
            except StoreError:
                log.warning("the others will take over when the lease has run out")
        await self._disconnect()

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have; those that are not there are left out."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                return dict(await db.fetch("SELECT id, length FROM tables WHERE id = ANY ($1::text[])", list(tables)))
        except asyncpg.CharacterNotInRepertoireError:
            return {}
        except FAILURES as error:
            raise StoreError(f"the database could not be read: {reason(error)}") from None

    async def tell_present(self, table: str, seats: Sequence[int]) -> None:
        """Let the others know whose people have a table open here."""
        text = f"{table} {numbers_text(seats)} {self._name}"
        await self._do("SELECT pg_notify($1, $2)", CHANNEL, text)

    # Who lets bots play

    async def claim(self, table: str) -> bool:
        """Whether this hall lets the bots of a table play from now on."""
        sql = (
            "INSERT INTO leases SELECT id, $2 FROM tables WHERE id = $1 ON CONFLICT (table_id) DO UPDATE"
            f" SET owner = excluded.owner WHERE leases.owner = excluded.owner OR NOT EXISTS ({_ALIVE}) RETURNING 1"
        )
        async with self._lock:
            if table in self._owned:
                return True
            if not self._owner or not await self._fetch(sql, table, self._owner):
                return False
            self._owned.add(table)
            return True

    def owns(self, table: str) -> bool:
        """Whether it still does, as far as is known here."""
        return table in self._owned

    async def release(self, table: str) -> None:
        """Another may."""
        async with self._lock:
            if table in self._owned:
                self._owned.discard(table)
                await self._fetch("DELETE FROM leases WHERE table_id = $1 AND owner = $2", table, self._owner)

    async def unattended(self) -> list[TableSummary]:
        """Tables where a bot owes a decision and no hall that lives lets it play, last changed first."""
        rows = await self._do(
            f"SELECT {SUMMARY} FROM tables WHERE bots_due"
            f" AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND EXISTS ({_ALIVE}))"
            f" ORDER BY changed DESC LIMIT {AT_ONCE}"
        )
        return [row for row in map(summary, rows) if not row.damaged]

    # The parts

    async def _connect(self, heard: Any) -> None:
        # Leases need not outlive the server: nobody waits for its disk because of them.
        lazy = {"synchronous_commit": "off", "application_name": "meeplehall neighbours"}
        self._db = await asyncpg.connect(
            self._address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=lazy
        )
        await self._db.add_listener(CHANNEL, heard)

    async def _disconnect(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            try:
                await db.close(timeout=1)
            except FAILURES:
                db.terminate()

    async def _renew(self) -> None:
        """A sign of life. Whoever was silent for too long is somebody new, and owns nothing any more."""
        async with self._lock:
            alive = "UPDATE processes SET until = clock_timestamp() + $2 WHERE id = $1 AND until > clock_timestamp()"
            if self._owner and await self._fetch(f"{alive} RETURNING 1", self._owner, LEASE):
                return
            self._owned.clear()
            owner = secrets.token_hex(8)
            await self._fetch("DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'")
            await self._fetch("INSERT INTO processes VALUES ($1, clock_timestamp() + $2)", owner, LEASE)
            self._owner = owner

    async def _do(self, sql: str, *values: object) -> list[Any]:
        async with self._lock:
            return await self._fetch(sql, *values)

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        """With the lock held."""
        if self._db is None:
            raise StoreError("the database is away")
        try:
            return list(await self._db.fetch(sql, *values))
        except FAILURES as error:
            raise StoreError(f"the database could not be asked: {reason(error)}") from None
