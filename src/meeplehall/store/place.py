"""The file a database is kept in: whether it can be used, by this hall alone, and whether it is whole."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
import time

from meeplehall.store.port import StoreError

log = logging.getLogger("meeplehall.store")

CHECK_SECONDS = 5.0
"""So long a database is looked through at the start, however large it is."""
STEPS_BETWEEN_LOOKS = 10_000
OWNER_ONLY = 0o600
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is in use."""


def claim(path: str) -> None:
    """Make the file, if it is new, and see that we can write it and nobody else can read it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), OWNER_ONLY))
    except IsADirectoryError:
        raise StoreError(f"{path} is a folder; the database is a file in it: --database {path}/hall.db") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be used as a database: {_reason(error)}") from None
    for file in (path, *(path + ending for ending in BESIDE)):
        _close_to_others(file)


def _reason(error: OSError) -> str:
    advice = {
        errno.EACCES: "give this user the right to read and write it and its folder, or choose another file",
        errno.EROFS: "choose a file on a disk that can be written",
        errno.ENOSPC: "make room on the disk",
    }
    said = error.strerror or type(error).__name__
    return f"{said}; {advice[error.errno]}" if error.errno in advice else said


def _close_to_others(file: str) -> None:
    """It holds the secret that signs cookies and links, and every seed."""
    try:
        if os.name == "posix" and os.stat(file).st_mode & 0o077:
            os.chmod(file, OWNER_ONLY)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others may be able to read the database: its mode cannot be changed (%s)", error.strerror)


class Alone:
    """Holds a database for one hall, until it is closed or its process ends, however that happens."""

    def __init__(self, path: str) -> None:
        lock = f"{path}.lock"
        try:
            self._file = os.open(lock, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as error:
            raise StoreError(f"{lock} cannot be made: {_reason(error)}") from None
        if not _lock(self._file):
            os.close(self._file)
            raise StoreError(f"{path} is open in another hall; close that one, or choose another file with --database")

    def close(self) -> None:
        """Others may have it."""
        os.close(self._file)


def _lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_whole(db: sqlite3.Connection, path: str, seconds: float = CHECK_SECONDS) -> None:
    """Look for damage, for so long; raises StoreError if there is any."""
    until = time.monotonic() + seconds
    db.set_progress_handler(lambda: int(time.monotonic() > until), STEPS_BETWEEN_LOOKS)
    try:
        (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):
            raise
        log.info("the database is large: it was checked in part")
        return
    finally:
        db.set_progress_handler(None, 0)
    if found != "ok":
        raise damaged(path)


def damaged(path: str) -> StoreError:
    """What is said of a database that does not hold."""
    return StoreError(f"{path} is damaged; put a backup in its place: meeplehall hall restore FILE --force")


def unusable(path: str, error: sqlite3.Error) -> StoreError:
    """What is said of a database that SQLite refuses."""
    text = str(error)
    if "malformed" in text:
        return damaged(path)
    advice = {
        "readonly": "; give this user the right to write it and its folder",
        "full": "; make room on the disk",
        "locked": "; another program keeps it locked: close that one",
    }
    said = "".join(what for word, what in advice.items() if word in text)
    return StoreError(f"{path} cannot be used as a database: {text}{said}")
