"""What a page is told, as it goes over the wire."""

from __future__ import annotations

import msgspec

from meeplehall.table import Time
from meeplehall.table.outlook import HandOver
from meeplehall.web.guides import Notes
from meeplehall.web.scenes import Decision, Gain, Move


class Lines(msgspec.Struct, array_like=True):
    """Lines of a list from a number on; what stood there goes."""

    first: int
    html: list[str]


class Sitting(msgspec.Struct, array_like=True, frozen=True):
    """Who sits on a seat now."""

    name: str
    level: str
    """What the level of the bot that decides there is called; empty: a person decides."""
    here: bool
    """Whether the person has the table open, or it is a bot."""
    rating: str = ""
    """At a rated table: as it was when the seat was taken."""


class Step(msgspec.Struct, array_like=True):
    """What somebody did since the viewer's last decision."""

    seat: int
    """-1: nobody."""
    lines: list[int]
    """The numbers of its lines in the log."""
    moves: list[Move]


class Frame(msgspec.Struct, omit_defaults=True):
    """One message to a page."""

    version: int
    status: str
    viewer: int
    sentence: str
    mine: bool
    """Whether the viewer owes a decision."""
    regions: dict[str, str]
    log: Lines
    chat: Lines
    decision: Decision | None = None
    undo: bool = False
    moves: list[Move] = []
    gains: list[Gain] = []
    """Points that came with what is new."""
    since: list[Step] = []
    """What happened since the viewer's last decision; told when the next one is due."""
    hand_over: HandOver | None = None
    ending: str = ""
    again: str = ""
    """The address of the rematch."""
    seats: list[Sitting] = []
    away: list[int] = []
    """Seats whose person may be replaced, as far as patience goes."""
    stands_in: bool = False
    """Whether a bot stands in for the viewer."""
    hints: bool = False
    """Whether the viewer may ask for a hint now."""
    order: str = ""
    """How long the viewer's standing order holds, `round` or `game`; empty: there is none."""
    may_order: bool = False
    """Whether the viewer may ask to pass on."""
    clock: list[Time] = []
    """Seat by seat, where there is one."""
    guide: Notes | None = None
    rule: str = ""
    """The rule that matters now."""
    full: bool = True


class ReplayFrame(msgspec.Struct, omit_defaults=True):
    """One position of a finished game."""

    at: int
    last: int
    sentence: str
    regions: dict[str, str]
    log: Lines
    moves: list[Move] = []


def encode(frame: Frame | ReplayFrame) -> bytes:
    """For the wire."""
    return msgspec.json.encode(frame)


def bare(frame: Frame) -> Frame:
    """For a page that has the drawn parts and the lines already."""
    return msgspec.structs.replace(frame, regions={}, log=Lines(0, []), chat=Lines(0, []))


def bare_replay(frame: ReplayFrame) -> ReplayFrame:
    """The same for a position of a replay."""
    return msgspec.structs.replace(frame, regions={}, log=Lines(0, []))
