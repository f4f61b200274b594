"""While bots owe decisions at a table, a task lets them play; those that fail make way for simpler ones."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence

from meeplehall import bots
from meeplehall.store import Conflict, Neighbours, Store, StoreError, TableSummary
from meeplehall.table import BadCommand
from meeplehall.web.config import Config
from meeplehall.web.logs import at_table, begin_request
from meeplehall.web.rooms.bot_tables import BotTables
from meeplehall.web.rooms.bot_turn import Change, take_turn
from meeplehall.web.rooms.for_whom import bots_only
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.pace import Pace
from meeplehall.web.rooms.resuming import resume_order
from meeplehall.web.rooms.room import Room
from meeplehall.web.thinking.mistakes import what_and_where
from meeplehall.web.thinking.port import Thinking
from meeplehall.web.thinking.question import LineFull

log = logging.getLogger("meeplehall.hall")

LONGEST_REST = 30.0
MOST_HOPELESS = 1000
TOGETHER = 8
"""Tables that are read at the same time when bots are to go on at many."""
CLAIMED = 64
"""Tables that are claimed in one go: several halls share what a dead one has left."""
OUT_OF_LINE = 2.0
"""Seconds until a bot for which there is no place in line comes again."""


class BotPlay:
    """The bots of all rooms; `change` carries out what they decide, `find` brings a table that is to go on."""

    def __init__(
        self,
        config: Config,
        thinkers: Thinking,
        change: Change,
        find: Callable[[str], Awaitable[Room]],
        store: Store,
    ) -> None:
        self.tables = BotTables(config.bot_tables, config.bot_tables_each)
        self._config = config
        self._thinkers = thinkers
        self._change = change
        self._find = find
        self._neighbours = store.neighbours
        self._trouble = store.trouble
        self._hopeless: set[str] = set()
        """Tables that could not be found when their bots were to go on."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def nudge(self, room: Room) -> None:
        """Let the bots think, if any owes a decision."""
        table = room.table
        if room.bots is not None or not _due(room):
            return
        if bots_only(table.seats) and not self.tables.enter(table.id, table.setting.host):
            return
        room.bots = self._start(self._let_play(room))

    def spare(self, room: Room) -> None:
        """Nobody waits for the bots any more, the table has ended or a person is back: they need not think on."""
        if room.bots is not None and room.bots is not asyncio.current_task() and not room.table.bots_due():
            room.bots.cancel()
            room.bots = None

    async def resume(self, tables: Sequence[TableSummary]) -> None:
        """After a start, or when another hall has ended: go on where bots owe decisions."""
        rows = [
            row
            for row in resume_order([row for row in tables if row.id not in self._hopeless])
            if not bots_only(row.seats) or self.tables.enter(row.id, row.host)
        ]
        for start in range(0, len(rows), CLAIMED):
            ours = await self._claimed([row.id for row in rows[start : start + CLAIMED]])
            for first in range(0, len(ours), TOGETHER):
                await asyncio.gather(*[self._go_on(table) for table in ours[first : first + TOGETHER]])

    async def close(self) -> None:
        """Stop the bots."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The parts

    def _start(self, play: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(play)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _let_play(self, room: Room) -> None:
        """Until no bot owes a decision."""
        begin_request()
        at_table(room.id)
        failures: Counter[int] = Counter()
        rest = self._config.bot_rest
        pace = Pace(self._config.pace)
        try:
            while (due := _due(room)) and await self._may_play(room):
                try:
                    await self._turn(room, due[0], failures, pace)
                    rest = self._config.bot_rest
                except (StoreError, Conflict) as error:
                    self._note(room.id, "a decision could not be kept", error)
                    if self._neighbours is not None:
                        break  # whoever can write goes on
                    await asyncio.sleep(rest)
                    rest = min(LONGEST_REST, rest * 2)
        except Exception as error:
            log.error("table %s: the bots stop: %s", room.id, what_and_where(error))
        finally:
            if room.bots is asyncio.current_task():
                room.bots = None
            if not self._closed and self._neighbours is not None:
                self._start(self._hand_over(room, self._neighbours))
            self._leave(room.id)

    async def _claimed(self, tables: Sequence[str]) -> list[str]:
        """Those at which no other hall lets bots play, all claimed in one go; of the others another takes care."""
        if self._neighbours is None:
            return list(tables)
        try:
            ours = await self._neighbours.claim_all(tables)
        except StoreError:
            ours = set()
        for table in tables:
            if table not in ours:
                self._leave(table)
        return [table for table in tables if table in ours]

    async def _may_play(self, room: Room) -> bool:
        """Whether no other hall lets the bots of this table play."""
        found = self._neighbours
        return found is None or found.owns(room.id) or await found.claim(room.id)

    async def _hand_over(self, room: Room, neighbours: Neighbours) -> None:
        """Other halls may let the bots play. What they owe by then is found by whoever looks for unattended tables."""
        try:
            if room.bots is None:
                await neighbours.release(room.id)
        except StoreError as error:
            self._note(room.id, "others may not let its bots play yet", error)

    async def _turn(self, room: Room, seat: int, failures: Counter[int], pace: Pace) -> None:
        """One turn; what goes wrong in it is the bot's failure, and it has only so many in a row."""
        level = room.table.seats[seat].bot
        try:
            await take_turn(room, seat, self._thinkers, self._change, pace)
            failures[seat] = 0
        except BadCommand:
            return  # the table changed while the bot thought
        except LineFull:
            await asyncio.sleep(OUT_OF_LINE)
        except (StoreError, Conflict):
            raise
        except Exception as error:
            failures[seat] += 1
            log.error("table %s: the bot '%s' failed: %s", room.id, level, what_and_where(error))
            if failures[seat] < self._config.bot_failures:
                await asyncio.sleep(self._config.bot_rest * 2 ** (failures[seat] - 1))
                return
            failures[seat] = 0
            await self._relieve(room, seat, level)

    async def _relieve(self, room: Room, seat: int, failed: str) -> None:
        """A simpler bot goes on; after the simplest nobody does, until the table is opened anew."""
        simpler = bots.simpler(failed)
        try:
            if simpler:
                await self._change(room, lambda table: table.relieve(seat, failed, simpler, now()))
                self._thinkers.tally.relieved += 1
            else:
                room.stuck[seat] = failed
                await self._change(room, lambda table: table.give_up(seat, failed, now()))
                self._thinkers.tally.stuck += 1
        except BadCommand:
            return  # somebody else decides there by now

    def _leave(self, table: str) -> None:
        """Another table of bots may have its place."""
        self.tables.leave(table)
        if not self._closed and (following := self.tables.enter_next()):
            self._start(self._go_on(following))

    async def _go_on(self, table: str) -> None:
        """To find a table lets its bots play."""
        try:
            room = await self._find(table)
        except Exception as error:
            self._note(table, "cannot go on", error)
            if not isinstance(error, StoreError) and len(self._hopeless) < MOST_HOPELESS:
                self._hopeless.add(table)
            await self._give_back(table)
            return
        if room.bots is None:
            await self._give_back(table)

    async def _give_back(self, table: str) -> None:
        """No bot plays there now: what was claimed for it is another's to claim."""
        self._leave(table)
        if self._neighbours is not None:
            try:
                await self._neighbours.release(table)
            except StoreError as error:
                self._note(table, "others may not let its bots play yet", error)

    def _note(self, table: str, what: str, error: Exception) -> None:
        """In the log; a database that fails fails at every table, and is told of once."""
        if isinstance(error, StoreError):
            self._trouble.note(f"table {table}: {what}", error)
        else:
            log.error("table %s: %s: %s", table, what, what_and_where(error))


def _due(room: Room) -> list[int]:
    """The seats whose bots owe a decision and have not failed at it for good."""
    seats = room.table.seats
    return [seat for seat in room.table.bots_due() if room.stuck.get(seat) != seats[seat].bot]
