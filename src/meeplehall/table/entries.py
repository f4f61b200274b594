"""The log of a table: what was done, in order. Nothing in it ever changes; taking back is an entry of its own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meeplehall.core.events import as_data
from meeplehall.core.game import Game
from meeplehall.core.journal import EVERYONE, Event
from meeplehall.table import older


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as the rules told it, its fields by name: the log outlives a change of the rules."""

    event: dict[str, Any]
    chance: bool = False
    seat: int = EVERYONE
    """The only seat that may know it."""


def told(events: list[Event], game: Game) -> tuple[Told, ...]:
    """Events in the form that is kept."""
    return tuple([Told(as_data(game.event(e)), e.chance, e.seat) for e in events])


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Anything that is written down; `at` is in milliseconds since 1970.

    Plain data, never part of a cycle: the garbage collector need not walk through the logs of thousands of tables while
    moves wait.
    """

    at: int


class Sat(Entry, frozen=True, tag="sit"):
    """A person or a bot took a seat."""

    seat: int
    player: str
    name: str
    bot: str
    rating: int = 0
    """At a rated table; 0: none..."""
    guess: bool = False
    """...and whether it is only a guess so far."""
    program: bool = False
    """Whether the player is a program that somebody has brought along: everybody is told."""


class Worded(Entry, frozen=True, tag="word"):
    """A person added a word to the chance of the game to come."""

    seat: int
    word: str


class Began(Entry, frozen=True, omit_defaults=True, tag="begin"):
    """The game was set up."""

    events: tuple[Told, ...]
    owing: list[int] | None = None
    """Who is to decide then; told where there is a clock, as at other entries after which others are."""


class Acted(Entry, frozen=True, omit_defaults=True, tag="act"):
    """A seat made a decision."""

    seat: int
    action: str
    """In notation."""
    events: tuple[Told, ...]
    sealed: bool = False
    """Whether nobody else could see it when it was made."""
    reveals: bool = False
    """Whether it brought something to light; nothing before it can be taken back."""
    owing: list[int] | None = None
    ordered: bool = False
    """Whether a standing order of the seat made it; nobody else is told."""


class TookBack(Entry, frozen=True, omit_defaults=True, tag="undo"):
    """A seat took one of its decisions back: the entry of that number."""

    seat: int
    entry: int
    sealed: bool = False
    owing: list[int] | None = None


class Said(Entry, frozen=True, tag="say"):
    """Chat."""

    seat: int
    name: str
    text: str


class Named(Entry, frozen=True, tag="name"):
    """A person took another name."""

    seat: int
    name: str


class Hinted(Entry, frozen=True, tag="hint"):
    """A person was shown a good move, or is warned before bad ones from now on: everybody is told."""

    seat: int
    warned: bool = False


class Ordered(Entry, frozen=True, omit_defaults=True, tag="order"):
    """A person wants to pass on until something better comes up, or no longer: nobody else is told."""

    seat: int
    span: Literal["", "round", "game"] = ""
    """Empty: the order is taken back."""
    round: int = -1
    """That in which it was given."""


class Left(Entry, frozen=True, omit_defaults=True, tag="leave"):
    """A bot decides for a person from now on, who resigned or was replaced."""

    seat: int
    bot: str
    resigned: bool
    late: bool = False
    """Whether the time of the seat had run out; `resigned` then says that this loses the game."""


class Rested(Entry, frozen=True, tag="rest"):
    """A person is on vacation until a moment: until then the clock of the seat stands still."""

    seat: int
    until: int


class Came(Entry, frozen=True, tag="return"):
    """The person decides again."""

    seat: int


class Relieved(Entry, frozen=True, tag="relieve"):
    """A bot that failed again and again made way for a simpler one."""

    seat: int
    bot: str


class Stuck(Entry, frozen=True, tag="stuck"):
    """No bot could go on for this seat."""

    seat: int


class Again(Entry, frozen=True, tag="again"):
    """A new table with the same people."""

    table: str


class Rated(Entry, frozen=True, tag="rated"):
    """What the result has done to the ratings, by seat: the new one (0: the seat has none) and how it has moved."""

    ratings: list[int]
    changes: list[int]


class Redrawn(Entry, frozen=True, omit_defaults=True, tag="redraw"):
    """The game was played on from another: what this seat could not know was drawn anew, with a seed that is secret."""

    seat: int
    seed: int
    owing: list[int] | None = None


class Closed(Entry, frozen=True, tag="close"):
    """Left before the end."""

    seat: int


AnyEntry = (
    Sat
    | Worded
    | Began
    | Acted
    | TookBack
    | Said
    | Named
    | Hinted
    | Ordered
    | Left
    | Rested
    | Came
    | Relieved
    | Stuck
    | Again
    | Closed
    | Rated
    | Redrawn
)

Aside = Said | Named | Hinted | Ordered
"""What is no move: chat, and what is said about a seat."""

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """For the store."""
    return _encoder.encode(entry)


def encode_told(event: Told) -> bytes:
    """Equal for equal events, from memory or from the store."""
    return _encoder.encode(event)


def decode(data: bytes) -> AnyEntry | older.Began | older.Acted:
    """From the store; `modern` brings what an older program wrote into the form of this one."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        return older.decode(data)


def modern(entry: AnyEntry | older.Began | older.Acted, game: Game) -> AnyEntry:
    """An entry of any program in the form of this one."""
    if isinstance(entry, older.Began):
        return Began(at=entry.at, events=told(older.events(entry), game))
    if isinstance(entry, older.Acted):
        return Acted(
            at=entry.at,
            seat=entry.seat,
            action=game.notation(entry.action),
            events=told(older.events(entry), game),
            sealed=entry.sealed,
            reveals=entry.reveals,
        )
    return entry
