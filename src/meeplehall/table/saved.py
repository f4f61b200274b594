"""What of a table goes to the store, and comes back."""

from __future__ import annotations

import msgspec

from meeplehall.table import entries as e
from meeplehall.table import older, undo
from meeplehall.table.seats import Seat, Setting, Status


class Commit(msgspec.Struct, frozen=True):
    """What a command adds: for the store, in one go."""

    table: str
    first: int
    """The number of the first entry."""
    entries: list[e.AnyEntry]
    status: Status
    seats: list[Seat]
    waiting: list[int]
    """Seats that owe a decision."""
    position: bytes
    changed: int
    """When something last happened that everybody may know of."""
    due: int = 0
    """When somebody's time will have run out, if nothing happens; 0: never."""


class Saved(msgspec.Struct, frozen=True):
    """What the store gives back."""

    setting: Setting
    entries: list[e.AnyEntry | older.Began | older.Acted]
    position: bytes


class Position(msgspec.Struct, array_like=True):
    """The packed position, what can be taken back, and whose time has run out: `position` of the two above, packed."""

    state: bytes = b""
    window: list[undo.Undoable] = []
    late: list[int] = []
