"""A connection to a PostgreSQL server that hears a channel, gives signs of life, and comes back when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any

import asyncpg

from meeplehall.store.connecting import FAILURES, PATIENCE, Connection, reason
from meeplehall.store.port import StoreError

log = logging.getLogger("meeplehall.store")

LEASE = timedelta(seconds=3)
"""From the last sign of life until others may take over."""
RENEWED = 0.75
"""Seconds from one sign of life to the next."""


class Listening:
    """One thing at a time is done by it; nobody waits for the server's disk: leases need not outlive the server."""

    def __init__(self, address: str, channel: str, name: str) -> None:
        """`name` is what the server's list of connections shows."""
        self._address = address
        self._channel = channel
        self._name = name
        self._db: Connection | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()
        self.number = 0
        """Of the connection there is now: whatever the server keeps for one goes with it."""

    async def run(
        self, heard: Callable[[str], None], renew: Callable[[], Awaitable[None]], back: Callable[[], None]
    ) -> None:
        """Until cancelled: `renew` gives a sign of life, `back` is told that for a while nothing could be heard."""
        deaf = 0
        while True:
            try:
                async with self.lock:
                    await self._connect(heard)
                if deaf:
                    log.warning("the database can be heard again; tries that failed: %d", deaf)
                    deaf = 0
                back()
                while True:
                    await renew()
                    await asyncio.sleep(RENEWED)
            except Exception as error:  # whatever it is, to be deaf for good would be worse
                deaf += 1
                if deaf == 1:
                    log.error("nothing can be heard at the database, and is tried again: %s", reason(error))
                await self.disconnect()
                await asyncio.sleep(RENEWED)

    async def do(self, sql: str, *values: object) -> list[Any]:
        """The rows; raises StoreError."""
        async with self.lock:
            return await self.fetch(sql, *values)

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """The same with the lock held."""
        if self._db is None:
            raise StoreError("the database is away")
        try:
            return list(await self._db.fetch(sql, *values))
        except FAILURES as error:
            raise StoreError(f"the database could not be asked: {reason(error)}") from None

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Have something done that fails silently while the database is away."""

        async def tried() -> None:
            with contextlib.suppress(StoreError):
                await work

        task = asyncio.create_task(tried())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def disconnect(self) -> None:
        """Let the connection go."""
        db, self._db = self._db, None
        if db is not None:
            try:
                await db.close(timeout=1)
            except FAILURES:
                db.terminate()

    async def _connect(self, heard: Callable[[str], None]) -> None:
        settings = {"synchronous_commit": "off", "application_name": self._name}
        self._db = await asyncpg.connect(
            self._address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings
        )
        self.number += 1
        await self._db.add_listener(self._channel, lambda db, process, channel, text: heard(text))
