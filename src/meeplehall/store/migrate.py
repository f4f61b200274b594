"""Brings a SQLite database up to date, number by number."""

from __future__ import annotations

import re
import sqlite3
from importlib.resources import files

from meeplehall.store.port import StoreError

_NAME = re.compile(r"sqlite_(\d{4})\.sql")


def migrations() -> list[tuple[int, str]]:
    """Number and SQL of each, ascending."""
    found = []
    for file in files("meeplehall.store.migrations").iterdir():
        if match := _NAME.fullmatch(file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


def migrate(db: sqlite3.Connection, path: str) -> None:
    """Each step in a transaction of its own. A database from a newer program is left alone."""
    known = migrations()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > known[-1][0]:
        raise StoreError(
            f"{path} has database version {version}, this program knows up to {known[-1][0]}: use a newer Meeplehall"
        )
    for number, sql in known:
        if number > version:
            db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")
