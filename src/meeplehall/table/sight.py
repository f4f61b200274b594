"""Who may see what: views, versions and events, none of which tells of an unopened sealed choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from meeplehall.core.journal import EVERYONE
from meeplehall.core.state import SPECTATOR, State
from meeplehall.table import entries as e

__all__ = ["SPECTATOR", "Sight", "same_for_all", "seen"]


class Sight:
    """Who may know of which entries of a log, and how much that is by now."""

    def __init__(self) -> None:
        self.sealed: dict[int, int] = {}
        """Entries nobody but their seat knows of yet, with the seat."""
        self.said = 0
        """How much chat there is, and other words about a seat."""
        self._private: dict[int, int] = {}
        """Entries nobody but their seat will ever know of."""
        self._moves = 0
        """Entries that everybody knows of, without chat."""
        self._alone: Counter[int] = Counter()
        """How many entries each seat has made in all that it alone knew of: sealed ones and orders."""

    def note(self, number: int, entry: e.AnyEntry) -> None:
        """An entry more."""
        opens = isinstance(entry, e.Acted) and entry.reveals
        if opens:
            self.sealed = {}
        if isinstance(entry, e.Acted | e.TookBack) and entry.sealed and not opens:
            self.sealed[number] = entry.seat
            self._alone[entry.seat] += 1
        elif isinstance(entry, e.Ordered):
            self._private[number] = entry.seat
            self._alone[entry.seat] += 1
        elif isinstance(entry, e.Said | e.Named | e.Hinted):
            self.said += 1
        else:
            self._moves += 1

    def version(self, viewer: int) -> int:
        """Grows by one with every change this viewer may know of, chat left out."""
        return self._moves + self._alone[viewer]

    def sealed_from(self, viewer: int) -> dict[int, int]:
        """The sealed entries of others, with their seats."""
        return {number: seat for number, seat in self.sealed.items() if seat != viewer}

    def hidden_from(self, viewer: int) -> set[int]:
        """All entries this viewer may not know of."""
        return {number for kept in (self.sealed, self._private) for number, seat in kept.items() if seat != viewer}


def seen(events: Sequence[e.Told], viewer: int) -> list[e.Told]:
    """Those of the events this viewer may know."""
    return [event for event in events if event.seat in (EVERYONE, viewer)]


def same_for_all(state: State, viewers: Sequence[int]) -> bool:
    """Whether these viewers see just what a spectator sees: then no curtain is needed between them."""
    public = _open(state.view(SPECTATOR))
    return all(_open(state.view(viewer)) == public for viewer in viewers)


def _open(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "seat"}
