"""Finished games to look at again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from meeplehall.core import record
from meeplehall.core.errors import MeeplehallError
from meeplehall.table import Acted, Hinted, NotNow, Status, Table
from meeplehall.web.frames.replay import ReplayedGame

KEPT = 16


class NoReplay(MeeplehallError):
    """A game whose positions cannot be had again."""


def check_finished(table: Table) -> None:
    """Refuses a running game: its record and other seats' views are secret until the end."""
    if table.status not in (Status.OVER, Status.CLOSED) or table.state is None:
        raise NotNow("the game is still running; its replay and record come after the end")


def check_replayable(table: Table) -> None:
    """Refuses a game whose content is not at hand."""
    if not table.game.has_content(table.setting.content):
        raise NoReplay(f"played with content '{table.setting.content}', which is not at hand")


class Replays:
    """The games looked at last, with all their positions."""

    def __init__(self, log_lines: int) -> None:
        """With so many lines of the log beside each position."""
        self._log_lines = log_lines
        self._kept: OrderedDict[str, ReplayedGame] = OrderedDict()

    async def find(self, table: Table) -> ReplayedGame:
        """A finished game, played again in a thread if it is not in memory: nobody else waits for it."""
        found = self._kept.get(table.id)
        if found is not None:
            self._kept.move_to_end(table.id)
            return found
        check_replayable(table)
        return self.keep(table, await asyncio.to_thread(replay_positions, table))

    def keep(self, table: Table, positions: list[bytes]) -> ReplayedGame:
        """A game whose positions, packed, are known."""
        found = self._kept[table.id] = ReplayedGame(table, positions, self._log_lines)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def record_of(table: Table, names: Sequence[str] = ()) -> record.Record:
    """A finished game as a record."""
    setting = table.setting
    found = record.begin(table.game, setting.players, dict(setting.options), table.seed(), list(names), setting.rules)
    found.log = table.actions()
    found.remarks = hint_remarks(table)
    found.redraws = table.redraws()
    return found


def hint_remarks(table: Table) -> list[str]:
    """Who was helped, and before which decision, as lines of a record."""
    decided, lines = 0, []
    for number, entry in enumerate(table.log):
        if isinstance(entry, Acted) and number not in table.undone:
            decided += 1
        elif isinstance(entry, Hinted):
            what = "warned before bad moves from here on" if entry.warned else "had a hint"
            lines.append(f"# seat {entry.seat} {what}: decision {decided + 1}")
    return lines


def replay_positions(table: Table) -> list[bytes]:
    """From the first to the last, by playing a finished game again."""
    played = record_of(table)
    state = table.game.new(played.players, played.options, played.seed, rules=played.rules)
    packed = [state.pack()]
    for number, (seat, action) in enumerate(played.log):
        state = played.before(number, state)
        state.apply(seat, action)
        packed.append(state.pack())
    return packed
