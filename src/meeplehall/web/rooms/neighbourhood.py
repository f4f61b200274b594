"""What other halls on the same database do: open rooms go on with it, and bots that nobody attends to play here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from meeplehall.store import Neighbours, Store, StoreError
from meeplehall.web.rooms.kept import Keeping
from meeplehall.web.rooms.room import REPEATED
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

Work = Callable[[], Awaitable[None]]

LOOK = 0.5
"""Seconds between two looks at who is here."""
SWEEP = 0.2
"""Seconds between two looks for processes that have died: what they leave is taken over at once."""
SWEEPS = 3
"""Of these until bots that nobody lets play are looked for anyway."""


class Neighbourhood:
    """Runs beside the hall."""

    def __init__(
        self,
        neighbours: Neighbours,
        store: Store,
        rooms: Rooms,
        keeping: Keeping,
        forgotten: set[str],
        end: Callable[[], None],
    ) -> None:
        """`forgotten`: those whose cookies are good no longer, kept up to date; `end` closes this hall."""
        self._neighbours = neighbours
        self._store = store
        self._rooms = rooms
        self._keeping = keeping
        self._forgotten = forgotten
        self._end = end
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, tuple[float, frozenset[int]]] = {}
        """When the others were last told who has a table open here, and who that was."""

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.gather(self._neighbours.run(self), self._sweep(), self._tell_who_is_here())

    def changed(self, table: str, length: int) -> None:
        """A table has so many entries now."""
        self._rooms.hear(table, length)
        self._keeping.hear(table)

    def tournament_changed(self, tournament: str) -> None:
        """By another hall, or by this one."""
        self._keeping.hear(listed=False, tournament=tournament)

    def sessions_ended(self) -> None:
        """Somebody has been forgotten."""
        self._start(self._note_forgotten)

    def present(self, hall: str, table: str, seats: Sequence[int]) -> None:
        """At another hall the people of these seats have the table open. One that is new is told who is here."""
        room = self._rooms.open_room(table)
        if room is not None and room.note_elsewhere(hall, seats):
            self._told.pop(table, None)

    def missed(self) -> None:
        """Look at everything that is open here."""
        self._start(self._note_forgotten)
        self._start(self._rooms.look_again)
        self._keeping.hear_all()

    def outdated(self, why: str) -> None:
        """What this program would write, newer ones could not read: it ends."""
        log.error("%s", why)
        self._end()

    def _start(self, work: Work) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Work) -> None:
        """What fails because the database is away is done when it is back: `missed` is told then."""
        try:
            await work()
        except StoreError as error:
            self._store.trouble.note("what other halls do could not be looked up", error)

    async def _note_forgotten(self) -> None:
        self._forgotten.update(await self._store.forgotten())

    async def _tell_who_is_here(self) -> None:
        """Whenever it changes, and now and then."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._tell_changes(self._rooms.watched(), time.monotonic())
            except StoreError:
                self._told.clear()

    async def _tell_changes(self, watched: Sequence[str], now: float) -> None:
        for table in dict.fromkeys([*watched, *self._told]):
            room = self._rooms.open_room(table)
            here = frozenset[int]() if room is None else room.here_by_us()
            moment, seats = self._told.get(table, (0.0, None))
            if here != seats or now - moment > REPEATED:
                self._told[table] = now, here
                await self._neighbours.tell_present(table, sorted(here))
            if not here and (room is None or not room.watchers):
                self._told.pop(table, None)

    async def _sweep(self) -> None:
        while True:
            try:
                for _ in range(SWEEPS):
                    await asyncio.sleep(SWEEP)
                    if await self._neighbours.bury():
                        break
                await self._rooms.bots.resume(await self._neighbours.unattended())
            except StoreError:
                continue  # whoever listens says so in the log
            except Exception as error:
                log.error("the bots that nobody lets play were not found", exc_info=error)
