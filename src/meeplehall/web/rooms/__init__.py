"""The tables in memory: rooms with whoever looks, bots that think, and finished games to look at again."""

from __future__ import annotations

from meeplehall.web.rooms.room import Room
from meeplehall.web.rooms.rooms import Removed, Rooms, Unreadable

__all__ = ["Removed", "Room", "Rooms", "Unreadable"]
