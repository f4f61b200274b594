"""What happens at a table as anybody who watches may know it, line by line: nothing that was told ever changes.

A decision is told by what the rules tell everybody of it, never by its action, in which there may be more (which cards
were thrown away). Sealed decisions are told when they are opened, all in one line: neither who made them when nor that
they were made before. Lines are numbered by themselves; the numbers of the log would tell of what is not told.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meeplehall.core.state import Outcome
from meeplehall.table import entries as e
from meeplehall.table.seats import Seat, Status
from meeplehall.table.sight import SPECTATOR, seen
from meeplehall.table.table import Table

Kind = Literal["free", "person", "bot", "program"]


class Result(msgspec.Struct, frozen=True):
    """How a game ended, seat by seat."""

    scores: list[int]
    ranks: list[int]
    """1 for a winner; equal ranks are shared."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened."""

    number: int
    """0, 1, 2, ...: to go on from later."""
    type: Literal["seat", "began", "decided", "took-back", "closed", "again", "over"]
    at: int = 0
    """Milliseconds since 1970."""
    seat: int | None = None
    """Of a decision: whose; none, if several decided in secret and all is opened now."""
    kind: Kind | None = None
    """Of a seat: who sits there from now on."""
    name: str = ""
    level: str = ""
    """Of the bot that decides there, also for somebody who is away."""
    events: list[dict[str, Any]] = []
    """What the rules tell of it (docs/api names every field)."""
    line: int | None = None
    """Of something taken back: the line that told it."""
    table: str = ""
    """Of the rematch."""
    result: Result | None = None


def kind_of(seat: Seat) -> Kind:
    """Who sits there; somebody for whom a bot stands in is still there."""
    if seat.open:
        return "free"
    return "program" if seat.program else "person" if seat.player else "bot"


def result_of(outcome: Outcome) -> Result:
    """As data."""
    return Result(list(outcome.scores), list(outcome.ranks))


class Chronicle:
    """Tells a table's story from its beginning, and goes on with it."""

    def __init__(self) -> None:
        self._read = 0
        self._told = 0
        self._sealed: list[int] = []
        self._lines: dict[int, int] = {}
        """The lines of decisions that may be taken back, by their entries."""
        self._seats: dict[int, Seat] = {}
        self._ended = False

    def news(self, table: Table) -> list[Line]:
        """What has not been told yet; only of a table as the store has it."""
        out: list[Line] = []
        for number in range(self._read, len(table.log)):
            self._tell(table, number, out)
        self._read = len(table.log)
        outcome = table.outcome() if table.status is Status.OVER and not self._ended else None
        if outcome is not None:
            self._ended = True
            out.append(self._line("over", table.log[-1].at, result=result_of(outcome)))
        return out

    @property
    def ended(self) -> bool:
        """Whether nothing but a rematch can come any more."""
        return self._ended

    def _tell(self, table: Table, number: int, out: list[Line]) -> None:
        entry = table.log[number]
        match entry:
            case e.Acted():
                self._decided(table, number, entry, out)
            case e.TookBack() if entry.entry in self._lines:
                out.append(self._line("took-back", entry.at, seat=entry.seat, line=self._lines[entry.entry]))
            case e.Began():
                out.append(self._line("began", entry.at, events=_open(entry)))
            case e.Sat() | e.Named() | e.Left() | e.Came() | e.Relieved():
                out.append(self._sitting(entry))
            case e.Closed():
                self._ended = True
                out.append(self._line("closed", entry.at))
            case e.Again():
                out.append(self._line("again", entry.at, table=entry.table))

    def _line(self, type_: Any, at: int, **told: Any) -> Line:
        self._told += 1
        return Line(number=self._told - 1, type=type_, at=at, **told)

    def _decided(self, table: Table, number: int, entry: e.Acted, out: list[Line]) -> None:
        if entry.sealed and not entry.reveals:
            self._sealed.append(number)
            return
        opened: list[e.Acted] = []
        if entry.reveals:
            kept = [table.log[n] for n in self._sealed if n not in table.undone]
            opened = sorted((one for one in kept if isinstance(one, e.Acted)), key=lambda one: one.seat)
            self._sealed = []
        else:
            self._lines[number] = self._told
        events = [event for one in (*opened, entry) for event in _open(one)]
        out.append(self._line("decided", entry.at, seat=None if opened else entry.seat, events=events))

    def _sitting(self, entry: e.Sat | e.Named | e.Left | e.Came | e.Relieved) -> Line:
        """How the seat is from now on: the table itself may be further already."""
        seat = self._seats.setdefault(entry.seat, Seat())
        match entry:
            case e.Sat():
                seat = Seat(entry.player, entry.name, entry.bot, program=entry.program)
            case e.Named():
                seat = msgspec.structs.replace(seat, name=entry.name)
            case e.Came():
                seat = msgspec.structs.replace(seat, bot="")
            case _:
                seat = msgspec.structs.replace(seat, bot=entry.bot)
        self._seats[entry.seat] = seat
        return self._line("seat", entry.at, seat=entry.seat, kind=kind_of(seat), name=seat.name, level=seat.bot)


def _open(entry: e.Began | e.Acted) -> list[dict[str, Any]]:
    """Those of its events that everybody may know."""
    return [told.event for told in seen(entry.events, SPECTATOR)]
