"""One running game between people and bots. Pure: no web, no database, no clock of its own."""

from __future__ import annotations

from meeplehall.core.preview import Choice, choices
from meeplehall.table.clock import Clock, Hours, Time
from meeplehall.table.entries import (
    Acted,
    Again,
    Began,
    Came,
    Closed,
    Entry,
    Hinted,
    Left,
    Named,
    Ordered,
    Rated,
    Redrawn,
    Relieved,
    Rested,
    Said,
    Sat,
    Stuck,
    Told,
    TookBack,
)
from meeplehall.table.errors import BadCommand, NotNow, NotYours, RuleBroke, Stale
from meeplehall.table.saved import Commit, Saved
from meeplehall.table.seating import clean_name
from meeplehall.table.seats import Seat, Setting, Status
from meeplehall.table.sight import SPECTATOR
from meeplehall.table.table import Table

__all__ = [
    "SPECTATOR",
    "Acted",
    "Again",
    "BadCommand",
    "Began",
    "Came",
    "Choice",
    "Clock",
    "Closed",
    "Commit",
    "Entry",
    "Hinted",
    "Hours",
    "Left",
    "Named",
    "NotNow",
    "NotYours",
    "Ordered",
    "Rated",
    "Redrawn",
    "Relieved",
    "Rested",
    "RuleBroke",
    "Said",
    "Sat",
    "Saved",
    "Seat",
    "Setting",
    "Stale",
    "Status",
    "Stuck",
    "Table",
    "Time",
    "Told",
    "TookBack",
    "choices",
    "clean_name",
]
