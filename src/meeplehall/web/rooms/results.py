"""How finished games went: read once, for such a table never changes."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from meeplehall.core.state import Outcome
from meeplehall.study.statistics import chosen_by
from meeplehall.table import Acted, Seat, Status, Table
from meeplehall.web.rooms.rooms import Rooms

MOST_KEPT = 2000


@dataclass(frozen=True)
class Result:
    """A finished game in a list."""

    outcome: Outcome
    seats: list[Seat]
    imported: bool
    """Whether it comes from a record: nobody here played it."""
    counts: bool
    """Whether it says how well its players play: no record, no guide, and not played on from another game."""
    ended: int
    """When the last decision was made, in milliseconds since 1970."""
    chosen: list[tuple[str, ...]]
    """Seat by seat: what was chosen for the whole game, such as an estate."""


@dataclass(frozen=True)
class Brief:
    """What a list says of a finished game."""

    outcome: Outcome
    imported: bool
    """Whether it comes from a record: nobody here played it."""


class Results:
    """Of those tables that somebody has asked for lately."""

    def __init__(self, rooms: Rooms, most: int = MOST_KEPT) -> None:
        self._rooms = rooms
        self._most = most
        self._kept: OrderedDict[str, Result] = OrderedDict()
        self._briefs: OrderedDict[str, Brief] = OrderedDict()

    async def find(self, table: str) -> Result | None:
        """The result of a table; None: it was not played to its end."""
        found = self._kept.get(table)
        if found is None:
            found = _result(await self._rooms.look(table))
            if found is None:
                return None
            self._kept[table] = found
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return found

    async def brief(self, table: str) -> Brief | None:
        """The same in short, from the last position alone; None: it was not played to its end."""
        found = self._briefs.get(table)
        if found is None:
            ended = await self._rooms.look_at_end(table)
            outcome = ended.outcome()
            if outcome is None:
                return None
            found = self._briefs[table] = Brief(outcome, ended.setting.imported)
            if len(self._briefs) > self._most:
                self._briefs.popitem(last=False)
        self._briefs.move_to_end(table)
        return found


def _result(table: Table) -> Result | None:
    state, setting = table.state, table.setting
    outcome = table.outcome()
    if table.status is not Status.OVER or state is None or outcome is None:
        return None
    return Result(
        outcome=outcome,
        seats=list(table.seats),
        imported=setting.imported,
        counts=not (setting.imported or setting.guide or setting.played_on),
        ended=max((entry.at for entry in table.log if isinstance(entry, Acted)), default=setting.created),
        chosen=[chosen_by(state.view(seat), seat) for seat in range(len(table.seats))],
    )
