"""All rooms: tables loaded, changed, kept and forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError, Write
from meeplehall.table import RuleBroke, Table
from meeplehall.table.fairness import new_secret
from meeplehall.web.config import Config
from meeplehall.web.frames import Shelf
from meeplehall.web.logs import at_table, request_id
from meeplehall.web.metrics import Metrics
from meeplehall.web.offered_games import NotHere, is_offered
from meeplehall.web.rooms.bot_play import BotPlay
from meeplehall.web.rooms.opening import new_id, now
from meeplehall.web.rooms.reports import Reports
from meeplehall.web.rooms.room import Room
from meeplehall.web.thinking.thinkers import Thinkers

log = logging.getLogger("meeplehall.hall")

T = TypeVar("T")

IDLE = 10 * 60.0
IN_USE = 5.0
"""Seconds in which whoever has found a room may still be about to do something in it."""
MOST_UNREADABLE = 1000


class Unreadable(MeeplehallError):
    """A table that is there and cannot be opened."""


class Removed(MeeplehallError):
    """A table that has had its time."""


class Rooms:
    """Every table somebody has asked for lately."""

    def __init__(self, store: Store, thinkers: Thinkers, config: Config, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self.bots = BotPlay(config, thinkers, self.change, self.find)
        self.shelf = Shelf(config.limits)
        self._rooms: dict[str, Room] = {}
        self._most = config.limits.tables_in_memory
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reports = Reports(config.database)
        self._unreadable: set[str] = set()
        """Tables that the log has told of already."""

    async def find(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        at_table(table if table in self._rooms else "")
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
            at_table(table)
        room.used = time.monotonic()
        self.bots.nudge(room)
        return room

    async def _load(self, table: str) -> Room:
        return self._enter(await self._read(table))

    def _enter(self, table: Table) -> Room:
        """The one room of a table, even if somebody else has just opened it."""
        room = self._rooms.setdefault(table.id, Room(table, self.shelf))
        if len(self._rooms) > self._most:
            self._forget(self._unused(IN_USE)[: len(self._rooms) - self._most * 9 // 10])
        return room

    async def _read(self, table: str) -> Table:
        try:
            saved = await self.store.load(table)
            if saved is None:
                if await self.store.was_removed(table):
                    raise Removed("nothing had happened at this table for a long time, and it has been cleared away")
                raise NotHere(f"there is no table '{table[:40]}' in this hall")
            if not is_offered(saved.setting.game):
                raise Unreadable(f"this hall does not have its game, '{saved.setting.game[:40]}'")
            found = Table.load(saved, registry.with_content(saved.setting.game, saved.setting.pack))
            found.reopened(now())
            found.bots_due()  # seats and position belong together
            return found
        except (NotHere, Removed, StoreError, Unreadable):
            raise
        except Exception as error:
            self._note_unreadable(table, error)
            raise Unreadable("what is stored of it cannot be read by this Meeplehall") from None

    def _note_unreadable(self, table: str, error: Exception) -> None:
        """Once: lists come by again and again."""
        if table not in self._unreadable and len(self._unreadable) < MOST_UNREADABLE:
            self._unreadable.add(table)
            log.error("table %s cannot be read", table, exc_info=error)

    async def add(self, table: Table) -> Room:
        """A new table."""
        commit = table.take_commit()
        assert commit is not None
        await self.store.write([Write(commit, table.setting)])
        room = self._enter(table)
        self.bots.nudge(room)
        return room

    async def change(self, room: Room, command: Callable[[Table], T]) -> T:
        """Carry out a command: checked, durable, and only then told."""
        async with room.lock:
            result = await self._carry_out(room, command)
            await self._commit(room, [])
        room.wake()
        self.bots.spare(room)
        self.bots.nudge(room)
        return result

    async def _carry_out(self, room: Room, command: Callable[[Table], T]) -> T:
        """A command that is refused has changed nothing; one that breaks half-way is undone."""
        table = room.table
        try:
            return command(table)
        except Exception as error:
            if not isinstance(error, MeeplehallError) or not table.is_committed():
                await self._go_back(room)
            if isinstance(error, RuleBroke):
                log.error("mistake %s: table %s: %s", request_id(), room.id, error, exc_info=error)
                await self._reports.keep(table, error)
            raise

    async def _go_back(self, room: Room) -> None:
        """To what the store has; a room that cannot be read again is given up, for it may be ahead of the store."""
        try:
            room.go_back_to(await self._read(room.id))
        except BaseException as error:
            log.error("table %s could not be read again and is given up: %s", room.id, type(error).__name__)
            if self._rooms.get(room.id) is room:
                del self._rooms[room.id]
            room.give_up()

    async def rematch(self, room: Room, player: str) -> Room:
        """A new table for the same people, together with the note of it at the old one."""
        async with room.lock:
            if room.table.again:
                return await self.find(room.table.again)
            table = room.table.rematch(new_id(), 0, now(), player, new_secret())
            commit = table.take_commit()
            assert commit is not None
            await self._commit(room, [Write(commit, table.setting)])
        again = self._enter(table)
        room.wake()
        self.bots.nudge(again)
        return again

    async def remove(self, table: str, before: int) -> bool:
        """Take a table out for good, unless somebody is there, or something has happened there since then."""
        room = self._rooms.get(table)
        if room is not None and (room.watchers or room.bots is not None or room.lock.locked()):
            return False
        if not await self.store.remove(table, before, now()):
            return False
        room = self._rooms.pop(table, None)
        if room is not None:
            room.give_up()
        return True

    async def _commit(self, room: Room, others: list[Write]) -> None:
        commit = room.table.take_commit()
        if commit is None:
            return
        begun = time.monotonic()
        try:
            await self.store.write([Write(commit), *others])
            self._metrics.commits.note(time.monotonic() - begun)
        except BaseException:
            await self._go_back(room)  # what is in memory was not written
            raise

    async def resume(self) -> None:
        """After a start: go on where bots owe decisions."""
        await self.bots.resume(await self.store.waiting_for_bots())

    def count(self) -> int:
        """How many there are."""
        return len(self._rooms)

    async def tidy(self) -> None:
        """Forget the rooms nobody has been in for a while; the store has them."""
        while True:
            await asyncio.sleep(60)
            self._forget(self._unused(IDLE))

    def _unused(self, seconds: float) -> list[Room]:
        """The rooms nobody looks at or has been in for so long, the most deserted first."""
        late = time.monotonic() - seconds
        found = [
            room
            for room in self._rooms.values()
            if not room.watchers and room.bots is None and room.used < late and not room.lock.locked()
        ]
        return sorted(found, key=lambda room: room.used)

    def _forget(self, rooms: Sequence[Room]) -> None:
        for room in rooms:
            del self._rooms[room.id]
            room.frames.clear()

    async def close(self) -> None:
        """Stop the bots."""
        await self.bots.close()
