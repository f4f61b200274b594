"""All rooms: tables loaded, changed, kept and forgotten."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Conflict, Store, StoreError, Write
from meeplehall.store.port import GONE
from meeplehall.table import Hours, RuleBroke, Status, Table
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
from meeplehall.web.thinking.port import Thinking

log = logging.getLogger("meeplehall.hall")

T = TypeVar("T")

IDLE = 10 * 60.0
IN_USE = 5.0
"""Seconds in which whoever has found a room may still be about to do something in it."""
MOST_UNREADABLE = 1000
SAME_TIME = 30_000
"""Milliseconds by which the clocks of two halls may differ before the patience of people is counted by one of them."""
NO_LOG = 10**9
"""No entry has such a number."""
TRIES = 16
"""How often a command is carried out that comes upon what other halls have written meanwhile."""
PAUSE = 0.01
"""Seconds, at most, before it is tried again; more with every try, so that two halls do not keep up with each other."""


class Unreadable(MeeplehallError):
    """A table that is there and cannot be opened."""


class Removed(MeeplehallError):
    """A table that has had its time."""


class Rooms:
    """Every table somebody has asked for lately."""

    def __init__(self, store: Store, thinkers: Thinking, config: Config, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._neighbours = store.neighbours
        self.bots = BotPlay(config, thinkers, self.change, self.find, store)
        self.shelf = Shelf(config.limits)
        self.hours = Hours()
        """When the hall was open; kept up to date by whoever keeps the clocks."""
        self.begun: Callable[[Room], None] = lambda room: None
        """Told of every game that begins."""
        self.turned: Callable[[Room, Collection[int]], None] = lambda room, seats: None
        """Told whose turn it has become by what was done here."""
        self._rooms: dict[str, Room] = {}
        self._most = config.limits.tables_in_memory
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reports = Reports(config.database)
        self._unreadable: set[str] = set()
        """Tables that the log has told of already."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[Table], None] = lambda table: None
        """Told of every table that a command has changed, or made, here."""

    async def find(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        at_table(table if table in self._rooms else "")
        room = await self._in_memory(table)
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

    async def look(self, table: str) -> Table:
        """A table as it stands, from memory or from the store. It gets no room, and is not to be changed."""
        room = await self._in_memory(table)
        if room is None:
            return await self._read(table)
        async with room.lock:  # what is under way may still be undone
            return room.table

    async def look_at_end(self, table: str) -> Table:
        """The position a table is in, from memory or from the store, there without its log: much is not known of it."""
        room = self._rooms.get(table)
        return await self._read(table, NO_LOG) if room is None else await self.look(table)

    async def _in_memory(self, table: str) -> Room | None:
        """A room with all that other halls have written by now."""
        room = self._rooms.get(table)
        if room is None or self._neighbours is None:
            return room
        length = (await self._neighbours.lengths([table])).get(table, GONE)
        await self._catch_up(room, length)
        return self._rooms.get(table)

    def hear(self, table: str, length: int) -> None:
        """Another hall has written: whoever looks, and bots that play, are to know. Others find out when they ask."""
        room = self._rooms.get(table)
        if room is None or (length != GONE and room.has(length)):
            return
        if room.watchers or room.bots is not None or length == GONE:
            task = asyncio.create_task(self._catch_up(room, length))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def look_again(self) -> None:
        """After a time in which nothing was heard."""
        if self._neighbours is None:
            return
        rooms = list(self._rooms.values())
        lengths = await self._neighbours.lengths([room.id for room in rooms])
        for room in rooms:
            self.hear(room.id, lengths.get(room.id, GONE))

    async def _catch_up(self, room: Room, length: int) -> None:
        """Go on with what others have written; GONE: the table is no more, or is not what it was."""
        if length != GONE and room.has(length):
            return
        async with room.lock:
            if length == GONE:
                if self._rooms.get(room.id) is room:
                    await self._go_back(room)
                return
            if room.has(length):
                return
            try:
                saved = await self.store.load(room.id, len(room.table.log))
                if saved is None:
                    self._drop(room)
                    return
                room.table.catch_up(saved)
                if saved.entries and abs(now() - saved.entries[-1].at) > SAME_TIME:
                    room.table.reopened(now())  # it was long ago, or told by a clock that is not ours
            except Exception:
                await self._go_back(room)
            else:
                room.wake()
        self.bots.spare(room)

    def _drop(self, room: Room) -> None:
        """Whoever is there has to find it anew."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.give_up()

    async def _load(self, table: str) -> Room:
        return self._enter(await self._read(table))

    def _enter(self, table: Table) -> Room:
        """The one room of a table, even if somebody else has just opened it."""
        table.hours = self.hours
        room = self._rooms.setdefault(table.id, Room(table, self.shelf))
        if len(self._rooms) > self._most:
            self._forget(self._unused(IN_USE)[: len(self._rooms) - self._most * 9 // 10])
        return room

    async def _read(self, table: str, after: int = 0) -> Table:
        try:
            saved = await self.store.load(table, after)
            if saved is None:
                if await self.store.was_removed(table):
                    raise Removed("nothing had happened at this table for a long time, and it has been cleared away")
                raise NotHere(f"there is no table '{table[:40]}' in this hall")
            if not is_offered(saved.setting.game):
                raise Unreadable(f"this hall does not have its game, '{saved.setting.game[:40]}'")
            found = Table.load(saved, registry.with_content(saved.setting.game, saved.setting.pack))
            found.reopened(now())
            found.hours = self.hours
            if not after:
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
        table.hours = self.hours
        commit = table.take_commit()
        assert commit is not None
        if table.setting.rated:
            await self.store.ratings.expect(table.id, table.game.name, table.setting.players, table.setting.created)
        await self.store.write([Write(commit, table.setting)])
        room = self._enter(table)
        if table.status is Status.RUNNING:
            self.begun(room)
            self.turned(room, _people_due(table))
        self.bots.nudge(room)
        self.on_change(table)
        return room

    async def change(self, room: Room, command: Callable[[Table], T]) -> T:
        """Carry out a command: checked, durable, and only then told."""
        async with room.lock:
            before, owed = room.table.status, _people_due(room.table)
            for left in reversed(range(TRIES)):
                result = await self._carry_out(room, command)
                try:
                    await self._commit(room, [])
                    break
                except Conflict:  # nothing was written, and the room has what others wrote, or is gone
                    if not left or not room.has(0):
                        raise
                    await asyncio.sleep(random.random() * PAUSE * (TRIES - left))
            due = _people_due(room.table) - owed
        room.wake()
        if before is Status.OPEN and room.table.status is Status.RUNNING:
            self.begun(room)
        if due:
            self.turned(room, due)
        self.bots.spare(room)
        self.bots.nudge(room)
        self.on_change(room.table)
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
            room.wake()
        except (NotHere, Removed):
            self._drop(room)
        except BaseException as error:
            if isinstance(error, StoreError):
                self.store.trouble.note(f"table {room.id} could not be read again and is given up", error)
            else:
                log.error("table %s could not be read again and is given up: %s", room.id, type(error).__name__)
            self._drop(room)

    async def rematch(self, room: Room, player: str) -> Room:
        """A new table for the same people, together with the note of it at the old one."""
        async with room.lock:
            for left in reversed(range(TRIES)):
                if room.table.again:
                    return await self.find(room.table.again)
                table = room.table.rematch(new_id(), 0, now(), player, new_secret())
                commit = table.take_commit()
                assert commit is not None
                try:
                    await self._commit(room, [Write(commit, table.setting)])
                    break
                except Conflict:
                    if not left or not room.has(0):
                        raise
                    await asyncio.sleep(random.random() * PAUSE * (TRIES - left))
        again = self._enter(table)
        room.wake()
        self.begun(again)
        self.turned(again, _people_due(table))
        self.bots.nudge(again)
        self.on_change(table)
        return again

    async def remove(self, table: str, before: int) -> bool:
        """Take a table out for good, unless somebody is there, or something has happened there since then."""
        room = self._rooms.get(table)
        if room is not None and (room.watchers or room.bots is not None or room.lock.locked()):
            return False
        if not await self.store.remove(table, before, now()):
            return False
        room = self._rooms.get(table)
        if room is not None:
            self._drop(room)
        return True

    async def _commit(self, room: Room, others: list[Write]) -> None:
        commit = room.table.take_commit()
        if commit is None:
            return
        begun = time.monotonic()
        try:
            await self.store.write([Write(commit), *others])
            self._metrics.committed(time.monotonic() - begun, room.id)
        except BaseException as error:
            self._metrics.conflicts += isinstance(error, Conflict)
            await self._go_back(room)  # what is in memory was not written
            raise

    async def let_go(self, table: str) -> None:
        """What the store has of a table is no longer what is in memory: whoever is there reads it anew."""
        room = self._rooms.get(table)
        if room is not None:
            await self._catch_up(room, GONE)

    async def resume(self) -> None:
        """After a start: go on where bots owe decisions, if no other hall may do so."""
        if self._neighbours is None:
            await self.bots.resume(await self.store.waiting_for_bots())

    def watched(self) -> list[str]:
        """The tables at which somebody looks."""
        return [table for table, room in self._rooms.items() if room.watchers]

    def open_room(self, table: str) -> Room | None:
        """A room that is in memory."""
        return self._rooms.get(table)

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
        for task in list(self._catching_up):
            task.cancel()
        await self.bots.close()


def _people_due(table: Table) -> set[int]:
    """The seats of people who are to decide."""
    return {seat for seat in table.pending() if table.seats[seat].person}
