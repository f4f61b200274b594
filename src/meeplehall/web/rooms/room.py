"""A table with whoever looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall.store import StoreError
from meeplehall.table import Table
from meeplehall.web.entrance.observing import Spectator
from meeplehall.web.frames import Drawn, Frame, Frames, Shelf
from meeplehall.web.rooms.opening import now
from meeplehall.web.texts import Texts

GRACE = 8.0
"""Seconds after which somebody who closed the table is away."""
REPEATED = 20.0
"""Seconds after which halls tell each other again whose people are there..."""
BELIEVED = 50.0
"""...and after which one that is silent is believed no longer."""


@dataclass(eq=False)
class Watcher:
    """A page that is told when there is something new for it."""

    viewers: Sequence[int]
    """Through whose eyes it looks, taken together: the one it shows, and then the seats of the person."""
    tell: Callable[[], None]
    knowledge: tuple[int, ...]
    """What it was told last."""
    spectator: Spectator | None = None
    """Who it is that only watches."""


class Room:
    """Whoever reads or changes the table holds the lock."""

    def __init__(self, table: Table, shelf: Shelf | None = None) -> None:
        self.id = table.id
        self._table: Table | None = table
        self.shelf = shelf or Shelf()
        self.frames = Frames(self.shelf)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bots: asyncio.Task[None] | None = None
        self.stuck: dict[int, str] = {}
        """Seats that no bot can go on for, with the last that tried."""
        self._left: dict[int, float] = {}
        """When somebody of a seat last closed the table."""
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """The seats whose people are there by another hall, and when it said so."""
        self.used = time.monotonic()

    @property
    def table(self) -> Table:
        """The table as the store has it. Raises StoreError in a room that was given up."""
        if self._table is None:
            raise StoreError("the table has to be read again; try once more")
        return self._table

    def has(self, length: int) -> bool:
        """Whether so many entries are known here."""
        return self._table is not None and len(self._table.log) >= length

    def frame(self, viewer: int, held: Sequence[int], t: Texts, focus: int = 0) -> Frame:
        """Everything this viewer, who holds these seats, may see now."""
        return self.drawn(viewer, held, t, focus).frame

    def drawn(self, viewer: int, held: Sequence[int], t: Texts, focus: int = 0) -> Drawn:
        """The same, with what of it has been encoded."""
        return self.frames.drawn(self.table, viewer, held, t, focus, self.here(), now())

    def go_back_to(self, table: Table) -> None:
        """The table as it was, when a change could not be kept."""
        self._table = table
        self.frames = Frames(self.shelf)

    def give_up(self) -> None:
        """Nobody knows any more how the table stands: whoever is here has to find it anew."""
        self._table = None
        for watcher in list(self.watchers):
            watcher.tell()

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open, or had it a moment ago: who loads a page anew does not leave."""
        old = time.monotonic() - BELIEVED
        others = [seats for moment, seats in self._elsewhere.values() if moment > old]
        return self.here_by_us().union(*others)

    def here_by_us(self) -> frozenset[int]:
        """Those of them who are connected to this hall, not to another on the same database."""
        late = time.monotonic() - GRACE
        open_ = {seat for watcher in self.watchers for seat in watcher.viewers[1:]}
        return frozenset(open_ | {seat for seat, moment in self._left.items() if moment > late})

    def note_elsewhere(self, hall: str, seats: Sequence[int]) -> bool:
        """Another hall tells who is there; whether it has not been heard of here before."""
        before, new = self.here(), hall not in self._elsewhere
        old = time.monotonic() - BELIEVED
        self._elsewhere = {name: found for name, found in self._elsewhere.items() if found[0] > old}
        self._elsewhere[hall] = time.monotonic(), frozenset(seats)
        if self.here() != before:
            self._tell_all()
        return new

    def leave(self, watcher: Watcher) -> None:
        """A page has gone; the others hear of it if it does not come back."""
        self.watchers.discard(watcher)
        for seat in watcher.viewers[1:]:
            self._left[seat] = time.monotonic()
        if self.watchers and len(watcher.viewers) > 1:
            asyncio.get_running_loop().call_later(GRACE + 0.1, self._tell_all)

    def _tell_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.tell()

    def spectators(self) -> list[Spectator]:
        """Those who watch by this hall without sitting here, each once."""
        found = {one.spectator.who: one.spectator for one in self.watchers if one.spectator is not None}
        return list(found.values())

    def watch(self, viewers: Sequence[int], tell: Callable[[], None], spectator: Spectator | None = None) -> Watcher:
        """Have a page told from now on."""
        before = self.here()
        watcher = Watcher(viewers, tell, self.table.knowledge(viewers), spectator)
        self.watchers.add(watcher)
        if self.here() != before:
            self._tell_all()
        return watcher

    def wake(self) -> None:
        """Tell those watchers for whom there is something new."""
        self.frames.drop_old(self.table)
        for watcher in list(self.watchers):
            knowledge = self.table.knowledge(watcher.viewers)
            if knowledge != watcher.knowledge:
                watcher.knowledge = knowledge
                watcher.tell()
