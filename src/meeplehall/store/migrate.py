"""The numbered steps of each kind of database, and how a SQLite database is brought up to date by them."""

from __future__ import annotations

import re
import sqlite3
from importlib.resources import files

from meeplehall.store.port import StoreError


def migrations(kind: str = "sqlite") -> list[tuple[int, str]]:
    """Number and SQL of each, ascending; the other kind is `postgres`."""
    name = re.compile(rf"{kind}_(\d{{4}})\.sql")
    found = []
    for file in files("meeplehall.store.migrations").iterdir():
        if match := name.fullmatch(file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


def oldest_program(number: int, sql: str) -> int:
    """The newest layout that a program must know at least to use the database after this step.

    A step that only adds what older programs leave alone says so in its first line, `-- oldest program: 1`. Without it
    no older program may.
    """
    said = re.match(r"-- oldest program: (\d+)\n", sql)
    return int(said[1]) if said else number


def migrate(db: sqlite3.Connection, path: str) -> None:
    """Each step in a transaction of its own. A database from a newer program is left alone."""
    known = migrations()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    check_known(version, known[-1][0], path)
    for number, sql in known:
        if number > version:
            db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")


def check_known(version: int, newest: int, database: str) -> None:
    """Raises StoreError for a database of a newer program."""
    if version > newest:
        raise StoreError(
            f"{database} has database version {version}, this program knows up to {newest}: use a newer Meeplehall"
        )
