"""A database copied while a hall runs, and put back while none does. A copy is checked before it takes its place."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from meeplehall.files import make_folder
from meeplehall.store.migrate import migrations
from meeplehall.store.opening import is_server
from meeplehall.store.place import BESIDE, Alone, claim, unusable
from meeplehall.store.port import StoreError

REPLACED = ".replaced"
"""Ends the name of what was there before a restore."""


def backup(database: str, target: str, overwrite: bool = False) -> int:
    """Copy a database as it is at one moment into one file; returns how many tables are in it."""
    _check_file(database)
    if not Path(database).is_file():
        raise StoreError(f"there is no database {database}; --database names another")
    _check_free(target, overwrite)
    with _copy(database, target) as copy:
        count = check(copy)
        _put(copy, target)
    return count


def restore(source: str, database: str, overwrite: bool = False) -> int:
    """Put a copy in the place of the database of a hall that is closed; returns how many tables are in it.

    What was there is kept beside it, its name ending in `.replaced`.
    """
    _check_file(database)
    check(source)
    there = os.path.exists(database) and os.path.getsize(database) > 0
    if there and not overwrite:
        raise StoreError(f"{database} exists; --force puts the copy in its place and keeps it as {database}{REPLACED}")
    make_folder(str(Path(database).absolute().parent))
    claim(database)
    alone = Alone(database)
    try:
        with _copy(source, database) as copy:
            count = check(copy)
            for ending in ("", *BESIDE):  # what has not been written back yet belongs to the old file
                with contextlib.suppress(FileNotFoundError):
                    os.replace(database + ending, f"{database}{REPLACED}{ending}")
            _put(copy, database)
        if not there:
            os.unlink(database + REPLACED)
    finally:
        alone.close()
    return count


def check(path: str) -> int:
    """How many tables it has; raises StoreError if it is no whole database of a hall that this program knows."""
    if not Path(path).is_file():
        raise StoreError(f"there is no file {path}")
    newest = migrations()[-1][0]
    try:
        with contextlib.closing(_open(path)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > newest:
                raise StoreError(f"{path} has database version {version}, this program knows up to {newest}")
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise StoreError(f"{path} is damaged; use another copy")
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "entries", "players", "secrets"} <= names:
                raise StoreError(f"{path} is no database of a hall")
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise unusable(path, error) from None


def _check_file(database: str) -> None:
    if is_server(database):
        raise StoreError(
            "a database on a server is copied with its own tools, pg_dump and pg_restore,"
            " or into a file by `meeplehall hall move`"
        )


def _open(path: str) -> sqlite3.Connection:
    """A database that is there."""
    return sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=rw", uri=True, timeout=10)


def _check_free(target: str, overwrite: bool) -> None:
    if os.path.isdir(target):
        raise StoreError(f"{target} is a folder; name a file in it")
    if os.path.exists(target) and not overwrite:
        raise StoreError(f"{target} exists; --force overwrites it")


@contextlib.contextmanager
def _copy(source: str, target: str) -> Iterator[str]:
    """A copy beside the target, readable by its owner only; gone afterwards, unless it has been put in its place."""
    try:
        handle, copy = tempfile.mkstemp(dir=Path(target).absolute().parent, prefix=f".{Path(target).name}.")
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    os.close(handle)
    try:
        with contextlib.closing(_open(source)) as db, contextlib.closing(sqlite3.connect(copy)) as into:
            db.backup(into)
            into.execute("PRAGMA journal_mode = DELETE")
        yield copy
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}") from None
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(copy)


def _put(copy: str, target: str) -> None:
    try:
        with open(copy, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(copy, target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
