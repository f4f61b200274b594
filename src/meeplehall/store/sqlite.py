"""The embedded store: tables in a file of SQLite (`sqlite_file.py`)."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections import Counter
from collections.abc import Sequence

from meeplehall.store.days import Days
from meeplehall.store.mails import Mails
from meeplehall.store.people import People
from meeplehall.store.port import FAR_OFF, Conflict, Standing, TableSummary, Write
from meeplehall.store.ratings import Ratings
from meeplehall.store.rows import (
    SUMMARY,
    blanked,
    blanked_seats,
    bots_due,
    clock_text,
    numbers_text,
    options_text,
    pack,
    summary,
    time_of,
    unpack_setting,
)
from meeplehall.store.sqlite_file import SqliteFile
from meeplehall.store.tournaments import Tournaments
from meeplehall.store.trouble import Trouble
from meeplehall.table import Saved, Status
from meeplehall.table.entries import decode, encode

_THEIR_IDS = (
    "(SELECT ? UNION SELECT h.player FROM holdings o JOIN holdings h ON h.account = o.account WHERE o.player = ?)"
)
"""All ids of whoever has this one."""


class SqliteStore:
    """A file. Several programs may read it; two that write the same table notice by the entries' numbers."""

    neighbours = None

    def __init__(self, path: str, alone: bool = False) -> None:
        """With `alone` no other may have it so until it is closed. Raises StoreError, in one line, if it cannot be."""
        self._file = file = SqliteFile(path, alone)
        self.people = People(file)
        self.days = Days(file)
        self.mails = Mails(file)
        self.ratings = Ratings(file)
        self.tournaments = Tournaments(file)
        self.trouble = Trouble(self.check)

    # Writing

    async def moment(self) -> int | None:
        """The hall's own clock counts."""
        return None

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing; durable when it returns."""

        def work(db: sqlite3.Connection) -> None:
            for write in writes:
                _write(db, write)

        await self._file.change(work)

    async def remove(self, table: str, before: int, at: int) -> bool:
        """Take a table out for good, unless something has happened there since then. Its space is used again."""
        return bool(await self._file.change(lambda db: _remove(db, table, before, at)))

    async def forget(self, player: str, at: int) -> bool:
        """Whoever comes as this person from now on is somebody else; False if no table knows the person anyway."""
        sql = "INSERT OR IGNORE INTO forgotten SELECT ?, ? WHERE EXISTS (SELECT 1 FROM players WHERE player = ?)"
        return bool(await self._file.change(lambda db: db.execute(sql, (player, at, player)).rowcount))

    async def keep_verdict(self, table: str, budget: str, turn: int, verdict: bytes) -> None:
        """What a review has found out about a turn; nothing happens if the table has been taken out meanwhile."""
        sql = "INSERT OR REPLACE INTO verdicts SELECT id, ?, ?, ? FROM tables WHERE id = ?"
        await self._file.change(lambda db: db.execute(sql, (budget, turn, verdict, table)).rowcount)

    async def blank(self, table: str, players: Sequence[str]) -> None:
        """Take out of a table's log what these people were called and what they said."""
        await self._file.change(lambda db: _blank(db, table, players))

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made at the first call."""

        def make(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(32)))
            value: bytes = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
            return value

        value = await self._file.change(make)
        assert isinstance(value, bytes)
        return value

    # Reading

    async def load(self, table: str, after: int = 0) -> Saved | None:
        """A table, or None; of its entries those from this number on."""

        def question(db: sqlite3.Connection) -> Saved | None:
            db.execute("BEGIN")  # the row and its entries from one moment
            try:
                row = db.execute("SELECT setting, position FROM tables WHERE id = ?", (table,)).fetchone()
                sql = "SELECT entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
                rows = db.execute(sql, (table, after)).fetchall()
            finally:
                db.execute("COMMIT")
            if row is None:
                return None
            return Saved(unpack_setting(row[0]), [decode(data) for (data,) in rows], row[1])

        return await self._file.look(question)

    async def of_player(self, player: str, limit: int = 50, status: Status | None = None) -> list[TableSummary]:
        """The tables a person sits at or hosts, or those with this status, last changed first."""
        return await self._rows(
            f"SELECT {SUMMARY} FROM tables WHERE id IN (SELECT id FROM tables INDEXED BY tables_state WHERE id IN"
            f" (SELECT table_id FROM players WHERE player IN {_THEIR_IDS})"
            " AND status = coalesce(?, status) ORDER BY changed DESC LIMIT ?) ORDER BY changed DESC",
            (player, player, status and status.value, limit),
        )

    async def counts_of_player(self, player: str) -> Counter[Status]:
        """How many tables of each status a person sits at or hosts."""
        sql = (
            "SELECT status, count(*) FROM tables INDEXED BY tables_state"
            f" WHERE id IN (SELECT table_id FROM players WHERE player IN {_THEIR_IDS}) GROUP BY status"
        )
        found = await self._file.look(lambda db: db.execute(sql, (player, player)).fetchall())
        return Counter({Status(status): count for status, count in found})

    async def unfinished(self, host: str) -> int:
        """How many tables of this host are open or running."""
        sql = (
            "SELECT count(*) FROM players JOIN tables ON table_id = id"
            f" WHERE player IN {_THEIR_IDS} AND host = player AND status IN (?, ?)"
        )
        values = (host, host, Status.OPEN.value, Status.RUNNING.value)
        return await self._file.look(lambda db: int(db.execute(sql, values).fetchone()[0]))

    async def listed(
        self, status: Status, limit: int = 50, game: str = "", before: int = FAR_OFF
    ) -> list[TableSummary]:
        """The tables shown to everybody, last changed first; of one game, and changed before then."""
        return await self._rows(
            f"SELECT {SUMMARY} FROM tables WHERE listed = 1 AND status = ? AND changed < ? AND ? IN ('', game)"
            " ORDER BY changed DESC LIMIT ?",
            (status.value, before, game, limit),
        )

    async def summaries(self, tables: Sequence[str]) -> list[TableSummary]:
        """Those of them that are there, in any order."""
        places = ", ".join("?" * len(tables))
        return await self._rows(f"SELECT {SUMMARY} FROM tables WHERE id IN ({places})", tuple(tables))

    async def with_status(self, status: Status, after: str = "", limit: int = 500) -> list[TableSummary]:
        """All tables with this status, private ones too, by their ids: those after this one."""
        sql = f"SELECT {SUMMARY} FROM tables WHERE id > ? AND status = ? ORDER BY id LIMIT ?"
        return await self._rows(sql, (after, status.value, limit))

    async def waiting_for_bots(self) -> list[TableSummary]:
        """Running tables where a bot owes a decision, last changed first."""
        rows = await self._rows(f"SELECT {SUMMARY} FROM tables WHERE bots_due = 1 ORDER BY changed DESC", ())
        return [row for row in rows if not row.damaged]

    async def outdated(self, status: Status, before: int, limit: int = 1000) -> list[str]:
        """The tables with this status of which nothing was told since then, the oldest first."""
        # Both values of `listed`, so that the index serves.
        sql = "SELECT id FROM tables WHERE listed IN (0, 1) AND status = ? AND changed < ? ORDER BY changed LIMIT ?"
        found = await self._file.look(lambda db: db.execute(sql, (status.value, before, limit)).fetchall())
        return [table for (table,) in found]

    async def verdicts(self, table: str, budget: str) -> dict[int, bytes]:
        """What reviews with this budget have found out, by turn."""
        sql = "SELECT turn, verdict FROM verdicts WHERE table_id = ? AND budget = ?"
        return await self._file.look(lambda db: dict(db.execute(sql, (table, budget)).fetchall()))

    async def verdict_counts(self, tables: Sequence[str], budget: str) -> dict[str, int]:
        """How many turns reviews with this budget have judged at these tables; those without any are left out."""
        places = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, count(*) FROM verdicts WHERE table_id IN ({places}) AND budget = ? GROUP BY table_id"
        return await self._file.look(lambda db: dict(db.execute(sql, (*tables, budget)).fetchall()))

    async def was_removed(self, table: str) -> bool:
        """Whether there was a table of this name that has been taken out."""
        sql = "SELECT 1 FROM removed WHERE id = ?"
        return await self._file.look(lambda db: db.execute(sql, (table,)).fetchone() is not None)

    async def forgotten(self) -> list[str]:
        """Those who were, as long as a table knows them."""
        found = await self._file.look(lambda db: db.execute("SELECT player FROM forgotten").fetchall())
        return [player for (player,) in found]

    async def _rows(self, sql: str, values: tuple[object, ...]) -> list[TableSummary]:
        rows = await self._file.look(lambda db: db.execute(sql, values).fetchall())
        return [summary(row) for row in rows]

    async def standing(self) -> Standing:
        """How the whole hall stands."""
        by_status = "SELECT status, count(*) FROM tables GROUP BY status"
        due = "SELECT count(*) FROM tables WHERE bots_due"
        return await self._file.look(
            lambda db: Standing(dict(db.execute(by_status).fetchall()), int(db.execute(due).fetchone()[0]))
        )

    async def check(self) -> None:
        """Returns if it can be read and written now."""
        await self._file.change(lambda db: None)
        await self._file.look(lambda db: db.execute("SELECT 1").fetchone())

    async def close(self) -> None:
        """Write what is left and let go."""
        await self.trouble.close()
        await asyncio.to_thread(self._file.close)


def _blank(db: sqlite3.Connection, table: str, players: Sequence[str]) -> None:
    entries = db.execute("SELECT n, entry FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    db.executemany(
        "UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?",
        [(entry, table, n) for n, entry in blanked(entries, players)],
    )
    row = db.execute("SELECT seats FROM tables WHERE id = ?", (table,)).fetchone()
    if row is not None:
        db.execute("UPDATE tables SET seats = ? WHERE id = ?", (blanked_seats(row[0], players), table))


def _write(db: sqlite3.Connection, write: Write) -> None:
    commit, setting = write.commit, write.setting
    state = (
        commit.status.value,
        pack(commit.seats),
        numbers_text(commit.waiting),
        bots_due(commit),
        commit.position,
        commit.due,
    )
    try:
        if setting is not None:
            made = (
                setting.game,
                options_text(setting.options),
                setting.host,
                setting.listed,
                setting.created,
                commit.changed,
            )
            db.execute(
                "INSERT INTO tables (id, setting, game, options, host, listed, created, changed, status, seats,"
                " waiting, bots_due, position, due, clock) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (setting.id, pack(setting), *made, *state, clock_text(setting)),
            )
            _note_player(db, setting.host, setting.id)
        else:
            db.execute(
                "UPDATE tables SET changed = ?, status = ?, seats = ?, waiting = ?, bots_due = ?, position = ?, due = ?"
                " WHERE id = ?",
                (commit.changed, *state, commit.table),
            )
        db.executemany(
            "INSERT INTO entries VALUES (?, ?, ?)",
            [(commit.table, n, encode(entry)) for n, entry in enumerate(commit.entries, start=commit.first)],
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"table {commit.table}: entry {commit.first} has been written by somebody else") from None
    for seat in commit.seats:
        _note_player(db, seat.player, commit.table)


def _remove(db: sqlite3.Connection, table: str, before: int, at: int) -> bool:
    if db.execute("SELECT 1 FROM tables WHERE id = ? AND changed < ?", (table, before)).fetchone() is None:
        return False
    newest = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY n DESC LIMIT 1", (table,)).fetchone()
    if newest is not None and time_of(newest[0]) >= before:
        return False  # a sealed choice, which moves no time that others are told
    people = db.execute("SELECT player FROM players WHERE table_id = ?", (table,)).fetchall()
    db.execute("DELETE FROM verdicts WHERE table_id = ?", (table,))
    db.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    db.execute("DELETE FROM players WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    db.execute("INSERT OR REPLACE INTO removed VALUES (?, ?)", (table, at))
    db.executemany(
        "DELETE FROM forgotten WHERE player = ? AND NOT EXISTS (SELECT 1 FROM players WHERE players.player = ?)",
        [(player, player) for (player,) in people],
    )
    return True


def _note_player(db: sqlite3.Connection, player: str, table: str) -> None:
    if player:
        db.execute("INSERT OR IGNORE INTO players VALUES (?, ?)", (player, table))
