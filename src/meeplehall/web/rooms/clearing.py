"""Tables that have had their time are cleared away, one by one and with pauses, so that no move waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store
from meeplehall.table import Status
from meeplehall.web.config import DAY, Config
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

HOUR = 3600.0
BEGIN = 60.0
"""Seconds after the hall opens: whoever comes back first is served first."""
AT_ONCE = 1000
"""Tables looked at in one go; what is left waits for the next hour."""
PAUSE = 0.05
"""Seconds between two tables, in which everybody else can write."""


class Clearing:
    """How long each kind of table is kept is a limit of the hall."""

    def __init__(self, store: Store, rooms: Rooms, config: Config) -> None:
        limits = config.limits
        self._store = store
        self._config = config
        self._rooms = rooms
        self._days = {
            Status.OPEN: limits.open_table_days,
            Status.CLOSED: limits.closed_table_days,
            Status.RUNNING: limits.idle_table_days,
            Status.OVER: limits.finished_table_days,
        }

    async def again_and_again(self) -> None:
        """Every hour. What goes wrong is logged, and tried again."""
        await asyncio.sleep(BEGIN)
        while True:
            try:
                await self.clear(now())
                await self._tidy_accounts(now())
            except MeeplehallError as error:
                log.error("old tables could not be cleared away: %s", error)
            except Exception as error:
                log.error("old tables could not be cleared away", exc_info=error)
            await asyncio.sleep(HOUR)

    async def clear(self, at: int) -> int:
        """Remove what is outdated at this moment; tells how many tables that were."""
        removed: Counter[Status] = Counter()
        for status, days in self._days.items():
            before = at - int(days * DAY * 1000)
            for table in await self._store.outdated(status, before, AT_ONCE) if days else []:
                removed[status] += await self._rooms.remove(table, before)
                await asyncio.sleep(PAUSE)
        if removed.total():
            log.info("cleared away: %s", ", ".join(f"{n} {status.value}" for status, n in removed.items() if n))
        return removed.total()

    async def _tidy_accounts(self, at: int) -> None:
        """Attempts, sessions and challenges that are over, and the end of the audit log."""
        limits = self._config.limits
        await self._store.people.tidy(
            attempts_since=at - int(limits.attempt_hours * 3600 * 1000),
            sessions_since=at - self._config.session_seconds * 1000,
            audit_since=at - int(limits.audit_days * DAY * 1000),
            at=at,
        )
        await self._store.people.company.tidy(at - int(limits.friend_request_days * DAY * 1000))
        await self._store.mails.tidy(at - int(limits.mail_check_hours * 3600 * 1000))
        await self._store.ratings.tidy(at - DAY * 1000)
        if limits.tournament_days:
            await self._store.tournaments.tidy(at - int(limits.tournament_days * DAY * 1000))
