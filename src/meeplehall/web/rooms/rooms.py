"""All rooms: tables loaded, changed, kept and forgotten; while bots owe decisions, a task lets them think."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError, UnknownGame
from meeplehall.core.undo import can_take_back
from meeplehall.store import Store, Write
from meeplehall.table import BadCommand, Table
from meeplehall.web import guides
from meeplehall.web.frames import Shelf
from meeplehall.web.offered_games import NotHere, is_offered
from meeplehall.web.rooms.opening import new_id, new_seed, now
from meeplehall.web.rooms.room import Room
from meeplehall.web.rooms.thinkers import Thinkers

T = TypeVar("T")
log = logging.getLogger("meeplehall.hall")

IDLE = 10 * 60.0
MOST_FAILURES = 8
LONGEST_REST = 30.0


class Rooms:
    """Every table somebody has asked for lately."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, shelf: Shelf) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.shelf = shelf
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def find(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        self.nudge(room)
        return room

    async def _load(self, table: str) -> Room:
        room = self._rooms[table] = Room(await self._read(table), self.shelf)
        return room

    async def _read(self, table: str) -> Table:
        saved = await self.store.load(table)
        if saved is None:
            raise NotHere(f"there is no table '{table[:40]}' in this hall")
        if not is_offered(saved.setting.game):
            raise UnknownGame(f"this hall does not know the game '{saved.setting.game}'")
        return Table.load(saved, registry.with_content(saved.setting.game, saved.setting.pack))

    async def add(self, table: Table) -> Room:
        """A new table."""
        commit = table.take_commit()
        assert commit is not None
        await self.store.write([Write(commit, table.setting)])
        room = self._rooms[table.id] = Room(table, self.shelf)
        self.nudge(room)
        return room

    async def change(self, room: Room, command: Callable[[Table], T]) -> T:
        """Carry out a command: checked, durable, and only then told."""
        async with room.lock:
            result = command(room.table)
            await self._commit(room, [])
        room.wake()
        self._spare(room)
        self.nudge(room)
        return result

    async def rematch(self, room: Room, player: str) -> Room:
        """A new table for the same people, together with the note of it at the old one."""
        async with room.lock:
            if room.table.again:
                return await self.find(room.table.again)
            table = room.table.rematch(new_id(), new_seed(), now(), player)
            commit = table.take_commit()
            assert commit is not None
            await self._commit(room, [Write(commit, table.setting)])
        again = self._rooms[table.id] = Room(table, self.shelf)
        room.wake()
        self.nudge(again)
        return again

    async def _commit(self, room: Room, others: list[Write]) -> None:
        commit = room.table.take_commit()
        if commit is None:
            return
        try:
            await self.store.write([Write(commit), *others])
        except BaseException:
            # What is in memory was not written: go back to what was.
            room.go_back_to(await self._read(room.table.id))
            raise

    # Bots

    def nudge(self, room: Room) -> None:
        """Let the bots think, if any owes a decision."""
        if room.bots is None and room.table.bots_due():
            room.bots = asyncio.create_task(self._let_bots_play(room))

    def _spare(self, room: Room) -> None:
        """Nobody waits for the bots any more, the table has ended or a person is back: they need not think on."""
        if room.bots is not None and room.bots is not asyncio.current_task() and not room.table.bots_due():
            room.bots.cancel()
            room.bots = None

    async def _let_bots_play(self, room: Room) -> None:
        """Until no bot owes a decision. What goes wrong is tried again, later and later, and at last left alone."""
        failures = 0
        try:
            while due := room.table.bots_due():
                try:
                    await self._bot_decision(room, due[0])
                    failures = 0
                except BadCommand:
                    continue  # the table changed while the bot thought
                except Exception as error:
                    failures += 1
                    log.error("table %s: a bot failed: %s: %s", room.table.id, type(error).__name__, error)
                    if failures == MOST_FAILURES:
                        break
                    await asyncio.sleep(min(LONGEST_REST, 2**failures / 4))
        finally:
            if room.bots is asyncio.current_task():
                room.bots = None

    async def _bot_decision(self, room: Room, seat: int) -> None:
        """A bot's next decision, and those it has already thought out, as long as nothing new comes in."""
        async with room.lock:
            table = room.table
            if table.state is None or seat not in table.bots_due():
                return
            version, before, level = table.version(seat), table.state.clone(), table.seats[seat].bot
            scripted = guides.reply(table, seat)
        started = time.monotonic()
        if scripted is None:
            luck = secrets.randbits(31)
            steps = await self.thinkers.plan(table.game, before.pack(), seat, level, luck)
        else:
            steps = [scripted]
        for number, action in enumerate(steps):
            rest = self.pace - (time.monotonic() - started)
            if rest > 0:
                await asyncio.sleep(rest)
            started = time.monotonic()
            if number > 0:
                state = room.table.state
                if state is None or not can_take_back(before, state, seat) or action not in state.legal(seat):
                    return
                version = room.table.version(seat)
            await self.change(room, lambda t, a=action, v=version: t.act(seat, a, v, now()))  # type: ignore[misc]

    async def resume(self) -> None:
        """After a start: go on where bots owe decisions."""
        for table in await self.store.waiting_for_bots():
            try:
                await self.find(table)
            except MeeplehallError as error:
                log.error("table %s cannot go on: %s", table, error)

    async def tidy(self) -> None:
        """Forget the rooms nobody has been in for a while; the store has them."""
        while True:
            await asyncio.sleep(60)
            late = time.monotonic() - IDLE
            for name, room in list(self._rooms.items()):
                if not room.watchers and room.bots is None and room.used < late and not room.lock.locked():
                    del self._rooms[name]

    async def close(self) -> None:
        """Stop the bots."""
        tasks = [room.bots for room in self._rooms.values() if room.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
