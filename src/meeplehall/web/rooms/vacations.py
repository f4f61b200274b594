"""Vacations: the clock of whoever is away stands still at every table where a turn has days."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError
from meeplehall.store.days import Vacation
from meeplehall.table import Status, Table
from meeplehall.table.clock import DAY
from meeplehall.web.config import Limits
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.room import Room
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

YEAR = 365 * DAY
MOST_TABLES = 200
"""Of one person, that are told."""


class Vacations:
    """Each person has so many days in a year."""

    def __init__(self, store: Store, rooms: Rooms, limits: Limits) -> None:
        self._store = store
        self._rooms = rooms
        self._most = int(limits.vacation_days) * DAY
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.begun = self._game_began

    async def of(self, account: str) -> tuple[int, int]:
        """Whole days that the person may still be away, in the year that ends now; and when the vacation ends that the
        person is on, 0: on none."""
        at = now()
        found = await self._store.days.vacations(account, at - YEAR)
        used = sum(one.until - one.start for one in found)
        return max(0, self._most - used) // DAY, max((one.until for one in found if one.until > at), default=0)

    async def begin(self, account: str, players: Sequence[str], days: int) -> bool:
        """Now; False if the person is away already, or there are not so many days left."""
        at = now()
        if not await self._store.days.go_away(Vacation(account, at, at + days * DAY), at - YEAR, self._most):
            return False
        await self._tell(players, at + days * DAY)
        return True

    async def end(self, account: str, players: Sequence[str]) -> bool:
        """The person is back early; what is left of the days can be used later."""
        if not await self._store.days.come_home(account, now()):
            return False
        await self._tell(players, now())
        return True

    async def _tell(self, players: Sequence[str], until: int) -> None:
        """At every table of the person."""
        for row in await self._store.of_player(players[0], MOST_TABLES, Status.RUNNING):
            if row.clock.rstrip("!").endswith("d"):
                await self._note(row.id, dict.fromkeys(players, until))

    async def _note(self, table: str, away: dict[str, int]) -> None:
        try:
            room = await self._rooms.find(table)
            for player, until in away.items():
                await self._rooms.change(room, partial(_rest, player, until))
        except StoreError:
            raise
        except MeeplehallError as error:
            log.error("table %s: a vacation could not be noted: %s", table, error)

    def _game_began(self, room: Room) -> None:
        """Who is away when a game begins is so there too."""
        clock = room.table.setting.clock
        if clock is not None and clock.days:
            task = asyncio.create_task(self._look_up(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_up(self, room: Room) -> None:
        try:
            people = sorted({seat.player for seat in room.table.seats if seat.player})
            await self._note(room.id, await self._store.days.away_until(people, now()))
        except StoreError as error:
            self._store.trouble.note(f"table {room.id}: who is on vacation could not be looked up", error)


def _rest(player: str, until: int, table: Table) -> None:
    table.rest(player, until, now())
