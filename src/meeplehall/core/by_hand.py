"""Positions set up by hand, whatever the game: data read into fields, and refusals that name the field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from meeplehall.core.content import misfit
from meeplehall.core.errors import BadPosition
from meeplehall.core.state import State

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


def shaped(data: Mapping[str, Any], kind: type[S], parts: Mapping[str, type[msgspec.Struct]]) -> S:
    """The data as fields; `parts` are the structures within, by the field they stand in."""
    try:
        return msgspec.convert(dict(data), kind, strict=True)
    except msgspec.ValidationError as error:
        place, message = misfit(error)
        if "unknown field" in message:
            field = re.sub(r"\[[^]]*\]", "", place).rpartition(".")[2]
            message += f"; known: {', '.join(parts.get(field, kind).__struct_fields__)}"
        raise BadPosition(f"{place or 'the position'}: {message}") from None


def demand(holds: bool, place: str, what: str) -> None:
    """Refuse the position unless this holds."""
    if not holds:
        raise BadPosition(f"{place}: {what}")


def by_seat(s: State, seats: list[T] | None, kind: type[T]) -> list[T]:
    """What is said of each seat; nothing, if no seats are named."""
    if seats is None:
        return [kind() for _ in range(s.seats)]
    demand(len(seats) == s.seats, "seats", f"{len(seats)} seats in a game for {s.seats}")
    return seats


def checked_seat(s: State, place: str, seat: int) -> int:
    """The seat, if there is one of that number."""
    demand(0 <= seat < s.seats, place, f"no seat {seat}; seats are 0 to {s.seats - 1}")
    return seat


def number_of(place: str, name: str, names: Sequence[str], what: str) -> int:
    """The number of a name among these."""
    demand(name in names, place, f"no {what} '{name[:40]}'; there are {', '.join(n for n in names if n)}")
    return names.index(name)


def remember(s: State, revealed: int | None, last: int | None) -> None:
    """What undo goes by: how many revelations there have been, and who decided last (-1: nobody)."""
    if revealed is not None:
        s.revealed = revealed
    if last is not None:
        demand(-1 <= last < s.seats, "last", f"no seat {last}; seats are 0 to {s.seats - 1}, -1 is none")
        s.last = last
