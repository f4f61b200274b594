"""The log of a table: what was done, in order. Nothing in it ever changes; taking back is an entry of its own."""

from __future__ import annotations

import msgspec

from meeplehall.core.journal import EVERYONE, Event


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event as the rules told it; kept with its action, so that the log outlives a change of the rules."""

    name: str
    args: list[int]
    chance: bool = False
    seat: int = EVERYONE


def told(events: list[Event]) -> list[Told]:
    """Events in the form that is kept."""
    return [Told(e.name, e.args, e.chance, e.seat) for e in events]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Anything that is written down; `at` is in milliseconds since 1970."""

    at: int


class Sat(Entry, frozen=True, tag="sit"):
    """A person or a bot took a seat."""

    seat: int
    player: str
    name: str
    bot: str


class Began(Entry, frozen=True, tag="begin"):
    """The game was set up."""

    events: list[Told]


class Acted(Entry, frozen=True, tag="act"):
    """A seat made a decision."""

    seat: int
    action: int
    events: list[Told]
    sealed: bool = False
    """Whether nobody else could see it when it was made."""
    reveals: bool = False
    """Whether it brought something to light; nothing before it can be taken back."""


class TookBack(Entry, frozen=True, tag="undo"):
    """A seat took one of its decisions back: the entry of that number."""

    seat: int
    entry: int
    sealed: bool = False


class Said(Entry, frozen=True, tag="say"):
    """Chat."""

    seat: int
    name: str
    text: str


class Left(Entry, frozen=True, tag="leave"):
    """A bot decides for a person from now on, who resigned or was replaced."""

    seat: int
    bot: str
    resigned: bool


class Came(Entry, frozen=True, tag="return"):
    """The person decides again."""

    seat: int


class Again(Entry, frozen=True, tag="again"):
    """A new table with the same people."""

    table: str


class Closed(Entry, frozen=True, tag="close"):
    """Left before the end."""

    seat: int


AnyEntry = Sat | Began | Acted | TookBack | Said | Left | Came | Again | Closed

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """For the store."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """From the store."""
    return _decoder.decode(data)
