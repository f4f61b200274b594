"""A database that fails is told of once, and once when it is well again: hundreds come upon it meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from meeplehall.store.port import StoreError

log = logging.getLogger("meeplehall.store")

LOOK = 1.0
"""Seconds between two looks whether all is well again."""


class Trouble:
    """Whoever comes upon a StoreError and goes on without what was asked for notes it here, instead of in the log."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        """`check` returns if the database can be used now."""
        self._check = check
        self._count = 0
        self._watch: asyncio.Task[None] | None = None

    def note(self, what: str, error: StoreError) -> None:
        """The first of them is told, with what could not be done; the others are counted."""
        self._count += 1
        if self._watch is None:
            log.error("%s: %s; what fails from here on is counted", what, error)
            self._watch = asyncio.create_task(self._until_well())

    async def close(self) -> None:
        """Look no longer."""
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)

    async def _until_well(self) -> None:
        """It is well when it says so and nobody has come upon a failure since the last look."""
        began, known = time.monotonic(), 0
        while True:
            await asyncio.sleep(LOOK)
            before, known = known, self._count
            try:
                await self._check()
            except StoreError:
                continue
            if before == self._count:
                break
        log.warning("the database is well again after %.0f s; failed: %d", time.monotonic() - began, self._count)
        self._count, self._watch = 0, None
