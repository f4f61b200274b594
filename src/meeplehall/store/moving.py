"""A hall copied from one database into another, empty one, and compared row by row."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from meeplehall.store.opening import is_server, open_store
from meeplehall.store.port import StoreError
from meeplehall.store.sqlite_file import connect

AT_ONCE = 500
"""Rows that are in memory at the same time; a row has a few kilobytes."""
YES_OR_NO = ("listed", "bots_due")
"""Columns that one kind of database keeps as a number."""


@dataclass(frozen=True)
class Part:
    """A table of the database: the first `keys` of its columns name a row."""

    name: str
    columns: tuple[str, ...]
    keys: int


_TABLES = "id setting game options host listed created changed status seats waiting bots_due position due clock"
_ACCOUNTS = "id name folded player face colour passphrase created blocked leaving"
_RATINGS = "account game players mean deviation games best played"
_CHANGES = "table_id account game players seat at place mean deviation change bots"
_MAILS = "account address language zone quiet_from quiet_until every made confirmed refused news due sent tries"

PARTS = (
    Part("tables", tuple(_TABLES.split()), 1),
    Part("entries", ("table_id", "n", "entry"), 2),
    Part("players", ("player", "table_id"), 2),
    Part("secrets", ("name", "value"), 1),
    Part("removed", ("id", "at"), 1),
    Part("forgotten", ("player", "at"), 1),
    Part("verdicts", ("table_id", "budget", "turn", "verdict"), 3),
    Part("accounts", tuple(_ACCOUNTS.split()), 1),
    Part("holdings", ("player", "account"), 1),
    Part("sessions", ("token", "account", "made", "seen", "proved", "way", "label"), 1),
    Part("passkeys", ("id", "account", "key", "counter", "made", "used", "label"), 1),
    Part("codes", ("hash", "account", "made"), 1),
    Part("challenges", ("hash", "until", "data"), 1),
    Part("attempts", ("who", "count", "last"), 1),
    Part("invitations", ("hash", "until", "used"), 1),
    Part("reports", ("id", "teller", "about", "name", "table_id", "words", "done"), 1),
    Part("programs", ("id", "account", "player", "name", "token", "made", "used", "until"), 1),
    Part("ties", ("account", "other", "kind", "made"), 2),
    Part("calls", ("account", "table_id", "host", "made"), 2),
    Part("presence", ("account", "seen", "named"), 1),
    Part("audit", ("id", "doer", "deed", "about", "detail"), 1),
    Part("hours", ("opened", "until"), 1),
    Part("vacations", ("account", "start", "until"), 2),
    Part("matches", ("table_id", "game", "players", "opened", "done"), 1),
    Part("ratings", tuple(_RATINGS.split()), 3),
    Part("rating_changes", tuple(_CHANGES.split()), 2),
    Part("pushes", ("hash", "account", "endpoint", "key", "auth", "language", "label", "made"), 1),
    Part("mails", tuple(_MAILS.split()), 1),
    Part("tournaments", ("id", "stage", "host", "version", "changed", "document"), 1),
    Part("tournament_people", ("account", "tournament"), 2),
)

Row = tuple[Any, ...]


class Rows(Protocol):
    """The rows of a database, within one transaction."""

    async def after(self, part: Part, key: Row | None) -> list[Row]:
        """The next of them in the order of their keys, after this one."""

    async def put(self, part: Part, rows: Sequence[Row]) -> None:
        """Add these."""

    async def finish(self) -> None:
        """All are there."""


@dataclass(frozen=True)
class Moved:
    """What was copied: how many rows of each part."""

    counts: dict[str, int]


async def move(source: str, target: str) -> Moved:
    """Copy and compare; nothing is in the target unless all of it is. Raises StoreError in one line.

    The hall must be closed, and the target be empty. The source stays as it is.
    """
    if source == target:
        raise StoreError("a hall is moved from one database into another; these are the same")
    async with _opened(source, writing=False) as old, _opened(target, writing=True) as new:
        for part in PARTS:
            if await new.after(part, None):
                raise StoreError(
                    f"there is a hall already where this one is to go ({part.name}); name an empty database"
                )
        counts = {part.name: await _copy(old, new, part) for part in PARTS}
        await new.finish()
        for part in PARTS:
            if await digest(old, part) != await digest(new, part):
                raise StoreError(f"the copy of {part.name} is not what it was copied from; nothing was kept")
    return Moved(counts)


async def _copy(old: Rows, new: Rows, part: Part) -> int:
    count, key = 0, None
    while rows := await old.after(part, key):
        await new.put(part, rows)
        count, key = count + len(rows), rows[-1][: part.keys]
    return count


async def digest(rows: Rows, part: Part) -> str:
    """Equal for equal rows, in every kind of database."""
    found, key = hashlib.sha256(), None
    while some := await rows.after(part, key):
        for row in some:
            found.update(msgspec.msgpack.encode(row))
        key = some[-1][: part.keys]
    return found.hexdigest()


@contextlib.asynccontextmanager
async def _opened(address: str, writing: bool) -> AsyncIterator[Rows]:
    """The rows of a database that no hall uses; what is put there is kept if nothing goes wrong."""
    store = await open_store(address)
    try:
        if is_server(address):
            from meeplehall.store.server_rows import server_rows

            async with server_rows(address, writing) as rows:
                yield rows
        else:
            async with _file_rows(address, writing) as found:
                yield found
    finally:
        await store.close()


class FileRows:
    """Of a SQLite database. Nobody else is served meanwhile, so it needs no thread of its own."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def after(self, part: Part, key: Row | None) -> list[Row]:
        """The next of them in the order of their keys, after this one."""
        keys = ", ".join(part.columns[: part.keys])
        where = "" if key is None else f"WHERE ({keys}) > ({', '.join('?' * part.keys)})"
        sql = f"SELECT {', '.join(part.columns)} FROM {part.name} {where} ORDER BY {keys} LIMIT {AT_ONCE}"
        rows = self._db.execute(sql, key or ()).fetchall()
        flags = [n for n, column in enumerate(part.columns) if column in YES_OR_NO]
        return [tuple(bool(value) if n in flags else value for n, value in enumerate(row)) for row in rows]

    async def put(self, part: Part, rows: Sequence[Row]) -> None:
        """Add these."""
        sql = f"INSERT INTO {part.name} ({', '.join(part.columns)}) VALUES ({', '.join('?' * len(part.columns))})"
        self._db.executemany(sql, rows)

    async def finish(self) -> None:
        """All are there."""


@contextlib.asynccontextmanager
async def _file_rows(path: str, writing: bool) -> AsyncIterator[Rows]:
    db = connect(path)
    try:
        db.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
        yield FileRows(db)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be copied: {error}") from None
    finally:
        db.close()
