"""How the hall stands, for whoever runs it: every process, the queue, the slowest commits. Never shown to visitors."""

from __future__ import annotations

import msgspec

from meeplehall.store import Standing
from meeplehall.web.metrics import SlowCommit


class Report(msgspec.Struct, frozen=True):
    """What a process tells of itself."""

    name: str
    version: str
    started: float
    """Seconds since 1970."""
    sockets: int
    rooms: int
    waiting: int
    thinking: int
    commits: int
    conflicts: int
    mistakes: int
    slow: list[SlowCommit]


class Member(msgspec.Struct, frozen=True):
    """A process of the hall; without a report: it has just begun, or is of another version."""

    layout: int
    tables: int
    report: Report | None


class Status(msgspec.Struct, frozen=True):
    """The whole hall at one moment."""

    asked: str
    """The process that was asked."""
    standing: Standing
    members: list[Member]
