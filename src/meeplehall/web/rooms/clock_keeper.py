"""Sees to it that time which has run out has its consequences, and that no time runs while the hall is closed.

Every process looks; a table is seen to by the one that claims it, and what is written is fenced as any command. On a
server its clock counts for all of them.
"""

from __future__ import annotations

import asyncio
import logging
import time

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError
from meeplehall.table import BadCommand
from meeplehall.web.rooms.opening import USUAL_LEVEL, go_by, now
from meeplehall.web.rooms.room import Room
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

LOOK = 1.0
"""Seconds between two looks for time that has run out."""
SIGN = 10.0
"""Seconds between two signs that the hall is open: so much at most is given to people when it ends without a word..."""
SIGN_TOGETHER = 2.0
"""...and where several processes give them."""
SILENCE = 3
"""After so many signs that did not come, the hall has been closed."""
AT_ONCE = 100
"""Tables that are seen to in one go."""
LONGEST_WAY = 500
"""Milliseconds: a database that takes longer to say what time it is, is asked again."""
MOST_LATER = 10_000


class ClockKeeper:
    """Runs beside the hall."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._sign = SIGN if store.neighbours is None else SIGN_TOGETHER
        self._signed = 0.0
        self._alone = store.neighbours is None
        self._later: dict[str, int] = {}
        """Tables whose time runs out later than the database says: the hall was closed, or somebody is away."""

    async def open(self) -> None:
        """Before anybody comes in."""
        await self._give_sign(0 if self._alone else self._silence())
        self._signed = time.monotonic()

    async def close(self) -> None:
        """The last sign."""
        try:
            await self._give_sign(self._silence())
        except StoreError as error:
            log.warning("when the hall was closed could not be noted: %s", error)

    async def again_and_again(self) -> None:
        """Until cancelled. What goes wrong is logged, and tried again: no time runs out before it is known how late it
        is."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if time.monotonic() - self._signed >= self._sign:
                    await self._give_sign(self._silence())
                    self._signed = time.monotonic()
                await self.look(now())
            except StoreError:
                self._signed = 0.0
            except Exception as error:
                log.error("nobody looked at the clocks", exc_info=error)

    async def look(self, at: int) -> None:
        """See to the tables where time has run out."""
        for table in await self._store.days.run_out(at, AT_ONCE + len(self._later)):
            if self._later.get(table, 0) <= at:
                await self._see_to(table, at)

    def _silence(self) -> int:
        return int(self._sign * SILENCE * 1000)

    async def _give_sign(self, within: int) -> None:
        asked = now()
        moment = await self._store.moment()
        answered = now()
        if moment is not None and answered - asked < LONGEST_WAY:
            go_by(moment, (asked + answered) // 2)
        self._rooms.hours.opened(await self._store.days.open_at(now(), within))

    async def _see_to(self, table: str, at: int) -> None:
        """One table; what fails there is tried again after a while."""
        if len(self._later) >= MOST_LATER:
            self._later.clear()
        self._later[table] = at + 60_000
        try:
            room = await self._rooms.find(table)
            due = room.table.run_out_at(at)
            if due > at:
                self._later[table] = due
            elif due:
                if await self._is_ours(room):
                    await self._end_turn(room)
                del self._later[table]  # whoever has it may die before it sees to it
        except BadCommand:
            del self._later[table]  # somebody has decided at the last moment, or another hall was first
        except StoreError as error:
            self._store.trouble.note(f"table {table}: its clock cannot be seen to", error)
        except MeeplehallError as error:
            log.error("table %s: its clock cannot be seen to: %s", table, error)

    async def _end_turn(self, room: Room) -> None:
        """What was claimed for it is kept only for bots that go on."""
        try:
            await self._rooms.change(room, lambda t: t.run_out(USUAL_LEVEL, now()))
        finally:
            if self._store.neighbours is not None and room.bots is None:
                await self._store.neighbours.release(room.id)

    async def _is_ours(self, room: Room) -> bool:
        """Whether no other hall has the table: the same claim as for its bots, which are to go on there."""
        neighbours = self._store.neighbours
        return neighbours is None or neighbours.owns(room.id) or await neighbours.claim(room.id)
