"""How the parts of a table are written into columns, the same in every database."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from meeplehall.store.port import TableSummary
from meeplehall.table import Commit, Seat, Setting, Status
from meeplehall.table.entries import Named, Said, Sat, decode, encode

log = logging.getLogger("meeplehall.store")

SUMMARY = "id, game, options, status, seats, waiting, host, listed, created, changed, clock"
"""The columns that `summary` reads."""

pack = msgspec.msgpack.Encoder().encode
unpack_setting = msgspec.msgpack.Decoder(Setting).decode
unpack_seats = msgspec.msgpack.Decoder(list[Seat]).decode


def options_text(options: dict[str, str]) -> str:
    """As JSON."""
    return msgspec.json.encode(options).decode()


def numbers_text(numbers: Sequence[int]) -> str:
    """With commas between them."""
    return ",".join(map(str, numbers))


def clock_text(setting: Setting) -> str:
    """Empty: no clock."""
    return "" if setting.clock is None else str(setting.clock)


def time_of(entry: bytes) -> int:
    """When it was written down; 0 if it cannot be read."""
    try:
        return decode(entry).at
    except msgspec.DecodeError:
        return 0


def bots_due(commit: Commit) -> bool:
    """Whether a bot owes a decision."""
    return any(commit.seats[seat].bot for seat in commit.waiting)


def summary(row: Sequence[Any]) -> TableSummary:
    """A row that is damaged says no more than which table it is: the others of the list are still good."""
    try:
        return _summary(row)
    except Exception as error:  # any column may hold anything
        log.error("the row of table %s cannot be read", row[0], exc_info=error)
        return TableSummary(str(row[0]), str(row[1]), {}, Status.RUNNING, [], [], "", False, 0, 0, damaged=True)


def _summary(row: Sequence[Any]) -> TableSummary:
    table, game, options, status, seats, waiting, host, listed, created, changed, clock = row
    return TableSummary(
        id=table,
        game=game,
        options=msgspec.json.decode(options, type=dict[str, str]),
        status=Status(status),
        seats=unpack_seats(seats),
        waiting=[int(n) for n in waiting.split(",") if n],
        host=host,
        listed=bool(listed),
        created=created,
        changed=changed,
        clock=clock,
    )


def blanked(entries: Sequence[tuple[int, bytes]], players: Sequence[str]) -> list[tuple[int, bytes]]:
    """Those entries, by number, that name these people or hold their words, without either."""
    holder: dict[int, str] = {}
    found = []
    for n, data in entries:
        entry = decode(data)
        if isinstance(entry, Sat):
            holder[entry.seat] = entry.player
        if isinstance(entry, Sat | Named | Said) and holder.get(entry.seat) in players:
            blank = {"name": "", "text": ""} if isinstance(entry, Said) else {"name": ""}
            found.append((n, encode(msgspec.structs.replace(entry, **blank))))
    return found


def blanked_seats(seats: bytes, players: Sequence[str]) -> bytes:
    """The seats of a table with these people as guests."""
    return pack(
        [
            msgspec.structs.replace(seat, name="") if seat.player and seat.player in players else seat
            for seat in unpack_seats(seats)
        ]
    )
