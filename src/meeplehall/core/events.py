"""Events by name: what the rules tell as a row of ints, everybody else reads as fields with names.

A game declares each event once, as a class with its fields in the order in which the rules tell them:

    class Take(Happening, tag="take"):
        "A tile goes from a depot into storage."

        seat: int
        tile: Annotated[str, named(FACE_NAMES)]

and gathers them as `EVENTS = Events(Take, ...)`. Logs keep the fields, so a log outlives a renumbering of the rules.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Self, Union, get_args, get_origin, get_type_hints

import msgspec

from meeplehall.core.journal import Event

if TYPE_CHECKING:
    from meeplehall.core.game import Game


class Happening(msgspec.Struct, tag_field="event"):
    """Something that happened, by name. Fields are told in order; a list takes what is left."""

    @property
    def name(self) -> str:
        """The event's name."""
        return str(type(self).__struct_config__.tag)

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Self | None:
        """The event out of its numbers, if a field depends on another; None: field by field."""
        return None

    def text(self) -> str:
        """In the notation of records; events of chance stand there as comments and say it in words of their own."""
        return " ".join([self.name, *[_said(getattr(self, field)) for field in self.__struct_fields__]])


def _said(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_said, value))
    return "none" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class By:
    """How the number of a field becomes its value; with `content`, by the content of the game in play."""

    value: Callable[[int], Any] | None = None
    content: Callable[[Any, int], Any] | None = None
    length: int = 1
    """So many numbers go into it."""


def named(names: Sequence[str], first: int = 0) -> By:
    """A name out of a list, for numbers from `first` on; a number below is nobody or nothing."""
    return By(lambda n: names[n - first] if n >= first else None)


def from_content(lookup: Callable[[Any, int], Any]) -> By:
    """A value that the content in play gives: `from_content(lambda tables, n: tables.event_names[n])`."""
    return By(content=lookup)


def counts(length: int) -> By:
    """A list of so many numbers."""
    return By(length=length)


@dataclass(frozen=True)
class _Reader:
    """Reads one field from the numbers."""

    name: str
    by: By
    many: bool
    rest: bool
    truth: bool

    def read(self, args: list[int], at: int, tables: Any) -> tuple[Any, int]:
        end = len(args) if self.rest else at + self.by.length
        values = [self._one(n, tables) for n in args[at:end]]
        return (values if self.many else values[0]), end

    def _one(self, n: int, tables: Any) -> Any:
        if self.by.content is not None:
            return self.by.content(tables, n)
        if self.by.value is not None:
            return self.by.value(n)
        return n != 0 if self.truth else n


def _reader(name: str, hint: Any) -> _Reader:
    by = By()
    if get_origin(hint) is Annotated:
        by = next((mark for mark in get_args(hint)[1:] if isinstance(mark, By)), by)
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, types.UnionType):
        hint = next(part for part in get_args(hint) if part is not type(None))
    many = get_origin(hint) is list
    rest = many and by.length == 1
    if rest:
        inner = _reader(name, get_args(hint)[0])
        by = inner.by
    return _Reader(name, by, many, rest, hint is bool)


def _plain(readers: Sequence[_Reader]) -> list[Callable[[int], Any]] | None:
    """How each number becomes a value, where each is one field by itself; None: that is not so."""
    if any(reader.many or reader.by.length != 1 or reader.by.content is not None for reader in readers):
        return None
    return [reader.by.value or (bool if reader.truth else int) for reader in readers]


class Events:
    """All events of a game."""

    def __init__(self, *kinds: type[Happening]) -> None:
        self.kinds: dict[str, type[Happening]] = {str(kind.__struct_config__.tag): kind for kind in kinds}
        self._readers = {
            name: [
                _reader(field, hint)
                for field, hint in get_type_hints(kind, include_extras=True).items()
                if field in kind.__struct_fields__
            ]
            for name, kind in self.kinds.items()
        }
        self._plain = {name: _plain(readers) for name, readers in self._readers.items()}

    def read(self, event: Event, game: Game | None = None) -> Happening:
        """An event of the journal with its fields by name; ValueError: the rules told what nobody declared."""
        if event.name not in self.kinds:
            raise ValueError(f"event '{event.name}' is not declared; known: {', '.join(self.kinds)}")
        kind = self.kinds[event.name]
        tables = getattr(game, "tables", None)
        whole = kind.told(event.args, tables)
        if whole is not None:
            return whole
        plain = self._plain[event.name]
        if plain is not None and len(plain) == len(event.args):
            return kind(*[value(n) for value, n in zip(plain, event.args)])
        at = 0
        found: dict[str, Any] = {}
        for reader in self._readers[event.name]:
            found[reader.name], at = reader.read(event.args, at, tables)
        if at != len(event.args):
            raise ValueError(f"event '{event.name}' has {at} numbers, not {len(event.args)}: {event.args}")
        return kind(**found)

    def load(self, data: dict[str, Any]) -> Happening | None:
        """An event out of a log; None if this program no longer knows it."""
        kind = self.kinds.get(str(data.get("event", "")))
        if kind is None:
            return None
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError:
            return None


def as_data(happening: Happening) -> dict[str, Any]:
    """The fields by name, with the event's own under `event`: what logs keep."""
    data: dict[str, Any] = msgspec.to_builtins(happening)
    return data
