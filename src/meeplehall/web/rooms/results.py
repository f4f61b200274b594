"""How finished games went: read once, for such a table never changes."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from meeplehall.core.state import Outcome
from meeplehall.table import Seat, Status
from meeplehall.web.rooms.rooms import Rooms

MOST_KEPT = 2000


@dataclass(frozen=True)
class Result:
    """A finished game in a list."""

    outcome: Outcome
    seats: list[Seat]
    imported: bool
    """Whether it comes from a record: nobody here played it."""


class Results:
    """Of those tables that somebody has asked for lately."""

    def __init__(self, rooms: Rooms, most: int = MOST_KEPT) -> None:
        self._rooms = rooms
        self._most = most
        self._kept: OrderedDict[str, Result] = OrderedDict()

    async def find(self, table: str) -> Result | None:
        """The result of a table; None: it was not played to its end."""
        found = self._kept.get(table)
        if found is None:
            room = await self._rooms.find(table)
            async with room.lock:
                if room.table.status is not Status.OVER or room.table.state is None:
                    return None
                found = Result(room.table.state.outcome(), list(room.table.seats), room.table.setting.imported)
            self._kept[table] = found
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return found
