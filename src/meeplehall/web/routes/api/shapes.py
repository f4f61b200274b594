"""What programs send and are told. The document of the API is made from these: docstrings are its descriptions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meeplehall.core.game import MAX_SEED
from meeplehall.table.chronicle import Kind, Result

Seat = Annotated[int, Meta(ge=0, le=31, description="A seat, from 0.")]
Version = Annotated[int, Meta(ge=-1, lt=2**31, description="Counts what a seat may know of a table.")]
Time = Annotated[int, Meta(description="Milliseconds since 1970.")]
Name = Annotated[str, Meta(max_length=100)]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes nothing."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong, in one sentence, and a word that programs can tell it by."""

    error: str
    kind: str
    version: int | None = None
    """Of a stale decision: the version that the seat has now."""
    id: str = ""
    """Of a mistake of ours: what the log of the hall knows it as."""


# Games and tables


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen for a game; values are texts."""

    name: str
    default: str
    choices: list[str]
    """Empty: the game itself checks the value."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    least_players: int
    most_players: int
    rules: int
    """The version of the rules that new games are played by."""
    actions: int
    """Action codes run from 0 to one less."""
    levels: list[str]
    """Bots of the hall that can be seated, the weakest first."""
    options: list[OptionInfo]


class Games(msgspec.Struct, frozen=True):
    """All games of this hall."""

    games: list[GameInfo]


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. A level beside a person or a program: a bot stands in for them."""

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table as anybody may know it."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    listed: bool
    """Whether anybody may join and watch."""
    options: dict[str, str]
    seats: list[SeatInfo]
    created: Time
    changed: Time
    clock: str = ""
    """How much time everybody has: `15+10` are minutes for the game and seconds of every turn that do not count, `3d`
    days for every turn; with `!` who has no time left has lost. Absent: as much as they like."""
    result: Result | None = None
    """Of a game that is over."""


class TablesQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables."""

    status: Literal["open", "running", "over"] = "open"
    game: Annotated[Name, Meta(description="Only of this game.")] = ""
    before: Annotated[
        int, Meta(ge=0, lt=2**62, description="Only those that changed before then; `next` of the answer before.")
    ] = 2**62 - 1
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Tables(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tables for everybody to see, last changed first."""

    tables: list[TableInfo]
    next: int | None = None
    """`before` of the next page; absent: this is the last."""


class Watched(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as somebody sees it who watches."""

    table: TableInfo
    view: dict[str, Any] | None = None
    """What a spectator sees (docs/api names every field); absent before the game begins."""


class EventsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the story."""

    after: Annotated[int, Meta(ge=-1, lt=2**31, description="Only lines with a larger number.")] = -1
    follow: Annotated[bool, Meta(description="Go on as it happens, until the game is over.")] = False


# Playing


class Whoami(msgspec.Struct, frozen=True):
    """The program that this token belongs to, and its tables that are not over."""

    name: str
    owner: str
    until: Time
    """When the token ends."""
    tables: list[OwnTable]


class OwnTable(msgspec.Struct, frozen=True):
    """Where the program sits."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[int]
    waits: bool
    """Whether it waits for the program."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open."""

    game: Name
    seats: Annotated[list[Name], Meta(min_length=1, max_length=8, description="Each `me`, `open` or `bot:LEVEL`.")]
    options: dict[str, str] = {}
    listed: bool = True
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    """Chosen chance, which everybody is told; without it the hall commits to a secret one."""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take."""

    seat: Seat | None = None
    """Absent: the first that is free."""
    link: Annotated[str, Meta(max_length=200)] = ""
    """The last part of the link to a seat, which is how seats of private tables are taken."""


class Seated(msgspec.Struct, frozen=True):
    """Where the program sits now."""

    seats: list[int]
    table: TableInfo


class SeatQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat."""

    seat: Annotated[int, Meta(ge=0, le=31, description="Needed by a program only that has several.")] | None = None


class PositionQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat, and what to wait for."""

    seat: Annotated[int, Meta(ge=0, le=31, description="Needed by a program only that has several.")] | None = None
    after: Annotated[int, Meta(ge=-1, lt=2**31, description="Wait as long as the version is this one.")] = -1
    wait: Annotated[float, Meta(ge=0, le=3600, description="Seconds to wait at most; the hall may wait less.")] = 0


class Legal(msgspec.Struct, frozen=True):
    """An action in its three forms."""

    action: int
    notation: str
    structured: dict[str, Any]


class Position(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table as a seat sees it, and what the seat can decide."""

    table: str
    game: str
    seat: int
    version: Version
    status: Literal["open", "running", "over", "closed"]
    decides: bool
    """Whether the seat owes a decision."""
    legal: list[Legal]
    """What it can decide; empty when it owes none."""
    left: int | None = None
    """Milliseconds that the seat has left, where there is a clock."""
    order: Literal["", "round", "game"] = ""
    """For how long the seat passes on until something better comes up; absent: it does not."""
    may_order: bool = False
    """Whether the seat can do nothing better than pass, and may ask to pass on."""
    away: bool = False
    """Whether a bot of the hall stands in, until the program returns."""
    view: dict[str, Any] | None = None
    """What the seat sees (docs/api names every field); absent before the game begins."""
    result: Result | None = None


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision: exactly one of action, notation and structured."""

    version: Version
    """That the program saw; at any other nothing is decided."""
    seat: Seat | None = None
    action: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    structured: dict[str, Any] | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """To pass on until something better comes up."""

    version: Version
    """That the program saw; at any other no order is given."""
    span: Literal["", "round", "game"]
    """In this round, or to the end of the game; empty takes the order back."""
    seat: Seat | None = None


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the program's own."""

    seat: Seat | None = None


class SampleQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which samples."""

    seat: Annotated[int, Meta(ge=0, le=31, description="Needed by a program only that has several.")] | None = None
    count: Annotated[int, Meta(ge=1, le=1000, description="How many; the hall may give fewer.")] = 1
    seed: (
        Annotated[int, Meta(ge=0, lt=2**31, description="Of the first; the others have the seeds after it.")] | None
    ) = None


class Sample(msgspec.Struct, frozen=True):
    """A full position that the seat cannot tell from the real one."""

    seed: int
    packed: bytes
    """In base64: `game.unpack` makes a position of it."""


class Samples(msgspec.Struct, frozen=True):
    """Positions to think about."""

    table: str
    game: str
    rules: int
    seat: int
    version: Version
    samples: list[Sample]
