"""People who asked to be forgotten leave their tables, one by one; what is interrupted goes on when the hall opens."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError
from meeplehall.table import Status, Table
from meeplehall.web.rooms.opening import USUAL_LEVEL, now
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

LOOK = 20.0
"""Seconds between two looks for those whom the operator has asked to forget."""
MOST = 500
"""Tables that a program leaves at once."""
PAUSE = 0.01
"""Seconds between two tables, in which everybody else can write."""


class Farewell:
    """Runs beside the hall."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._asked = asyncio.Event()
        self._lock = asyncio.Lock()

    def soon(self) -> None:
        """Somebody has just asked."""
        self._asked.set()

    async def again_and_again(self) -> None:
        """Until cancelled. What goes wrong is logged, and tried again."""
        while True:
            try:
                await self.part()
            except StoreError as error:
                self._store.trouble.note("somebody who asked to be forgotten is not yet", error)
            except Exception as error:
                log.error("somebody who asked to be forgotten is not yet: %s", error)
            self._asked.clear()
            try:
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()
            except TimeoutError:
                pass

    async def part(self) -> None:
        """With all who have asked."""
        async with self._lock:
            for account in await self._store.people.leaving():
                people = self._store.people
                programs = await people.programs.of_account(account)
                players = [*await people.players(account), *(program.player for program in programs)]
                for table in await self._store.people.tables_of(account):
                    await self._leave(table, players)
                    await asyncio.sleep(PAUSE)
                await self._store.tournaments.forget(account, now())
                await self._store.people.erase(account)
                log.info("an account was deleted")

    async def send_home(self, player: str) -> None:
        """Somebody's program will not come again: nobody is to wait for it. What it has played stays as it is."""
        for status in (Status.RUNNING, Status.OPEN):
            for row in await self._store.of_player(player, MOST, status):
                try:
                    room = await self._rooms.find(row.id)
                    await self._rooms.change(room, partial(_send_home, player))
                except MeeplehallError as error:
                    log.info("table %s, which a program leaves, cannot be changed: %s", row.id, error)

    async def _leave(self, table: str, players: list[str]) -> None:
        """First by an entry, which no process can miss; then the older entries lose the name."""
        try:
            room = await self._rooms.find(table)
            for player in players:
                await self._rooms.change(room, partial(_part, player))
        except StoreError:
            raise
        except MeeplehallError as error:
            log.info("table %s, which somebody leaves, cannot be opened: %s", table, error)
        await self._store.blank(table, players)
        await self._rooms.let_go(table)


def _part(player: str, table: Table) -> None:
    table.part_with(player, USUAL_LEVEL, now())


def _send_home(player: str, table: Table) -> None:
    if table.status is Status.OPEN:
        table.part_with(player, USUAL_LEVEL, now())
        return
    for seat in table.seats_of(player):
        if table.status is Status.RUNNING and table.seats[seat].person:
            table.resign(seat, USUAL_LEVEL, now(), player)
