"""A table with whoever looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall.store import StoreError
from meeplehall.table import Table
from meeplehall.web.frames import Drawn, Frame, Frames, Shelf
from meeplehall.web.texts import Texts


@dataclass(eq=False)
class Watcher:
    """A page that is told when there is something new for it."""

    viewers: Sequence[int]
    """Through whose eyes it looks, taken together."""
    tell: Callable[[], None]
    knowledge: tuple[int, ...]
    """What it was told last."""


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
        self.used = time.monotonic()

    @property
    def table(self) -> Table:
        """The table as the store has it. Raises StoreError in a room that was given up."""
        if self._table is None:
            raise StoreError("the table has to be read again; try once more")
        return self._table

    def frame(self, viewer: int, held: Sequence[int], t: Texts, focus: int = 0) -> Frame:
        """Everything this viewer, who holds these seats, may see now."""
        return self.drawn(viewer, held, t, focus).frame

    def drawn(self, viewer: int, held: Sequence[int], t: Texts, focus: int = 0) -> Drawn:
        """The same, with what of it has been encoded."""
        return self.frames.drawn(self.table, viewer, held, t, focus)

    def go_back_to(self, table: Table) -> None:
        """The table as it was, when a change could not be kept."""
        self._table = table
        self.frames = Frames(self.shelf)

    def give_up(self) -> None:
        """Nobody knows any more how the table stands: whoever is here has to find it anew."""
        self._table = None
        for watcher in list(self.watchers):
            watcher.tell()

    def watch(self, viewers: Sequence[int], tell: Callable[[], None]) -> Watcher:
        """Have a page told from now on."""
        watcher = Watcher(viewers, tell, self.table.knowledge(viewers))
        self.watchers.add(watcher)
        return watcher

    def wake(self) -> None:
        """Tell those watchers for whom there is something new."""
        self.frames.drop_old(self.table)
        for watcher in list(self.watchers):
            knowledge = self.table.knowledge(watcher.viewers)
            if knowledge != watcher.knowledge:
                watcher.knowledge = knowledge
                watcher.tell()
