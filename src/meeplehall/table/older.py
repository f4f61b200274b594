"""Log entries as programs up to 0.1 wrote them: actions as codes, events as numbers in order."""

from __future__ import annotations

import msgspec

from meeplehall.core.journal import EVERYONE, Event


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event by its numbers."""

    name: str
    args: list[int]
    chance: bool = False
    seat: int = EVERYONE


class Began(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """The game was set up."""

    at: int
    events: list[Told]


class Acted(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """A seat made a decision."""

    at: int
    seat: int
    action: int
    events: list[Told]
    sealed: bool = False
    reveals: bool = False


_decoder: msgspec.msgpack.Decoder[Began | Acted] = msgspec.msgpack.Decoder(Began | Acted)


def decode(data: bytes) -> Began | Acted:
    """From the store; raises ValidationError for what no program wrote."""
    return _decoder.decode(data)


def events(entry: Began | Acted) -> list[Event]:
    """As the rules told them."""
    return [Event(e.name, e.args, e.chance, e.seat) for e in entry.events]
