"""A file of SQLite: one thread writes, with one disk sync for all who wait, and two read."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from meeplehall.store.ledger import Step
from meeplehall.store.migrate import migrate
from meeplehall.store.place import Alone, check_whole, claim, unusable
from meeplehall.store.port import StoreError

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], object], "Future[object]"]

BATCH = 256


def connect(path: str) -> sqlite3.Connection:
    """A connection as all of them are: WAL, and a commit returns when the disk has it."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _opened(path: str) -> sqlite3.Connection:
    """The connection that writes, to a database that is whole, up to date, and lets itself be written."""
    try:
        db = connect(path)
        try:
            check_whole(db, path)
            migrate(db, path)
            (version,) = db.execute("PRAGMA user_version").fetchone()
            db.execute(f"PRAGMA user_version = {version}")
        except BaseException:
            db.close()
            raise
    except sqlite3.Error as error:
        raise unusable(path, error) from None
    return db


class SqliteFile:
    """An open one; it runs what the store, or the SQL that all stores share, asks of it."""

    def __init__(self, path: str, alone: bool = False) -> None:
        """With `alone` no other may have it so until it is closed. Raises StoreError, in one line, if it cannot be."""
        self.path = path
        claim(path)
        self._alone = Alone(path) if alone else None
        try:
            db = _opened(path)
        except StoreError:
            if self._alone is not None:
                self._alone.close()
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, args=(db,), name="store-writer", daemon=True)
        self._writer.start()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")

    def close(self) -> None:
        """Write what is left and let go; blocks until that is done."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        if self._alone is not None:
            self._alone.close()

    async def change(self, work: Callable[[sqlite3.Connection], object]) -> object:
        """What the work answers, which is done as a whole or not at all, when the disk has it."""
        future: Future[object] = Future()
        self._jobs.put((work, future))
        return await asyncio.wrap_future(future)

    async def look(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to something that changes nothing."""

        def answer() -> T:
            try:
                db: sqlite3.Connection | None = getattr(self._local, "db", None)
                if db is None:
                    db = self._local.db = connect(self.path)
                return question(db)
            except sqlite3.Error as error:
                raise StoreError(f"the database could not be read: {error}") from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, answer)

    def _write_all(self, db: sqlite3.Connection) -> None:
        """Take what has queued up, write it in one transaction, and tell all after the commit."""
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            ending = False
            while len(jobs) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    ending = True
                    break
                jobs.append(job)
            self._write_group(db, jobs)
            if ending:
                break
        db.close()

    def _write_group(self, db: sqlite3.Connection, jobs: list[Job]) -> None:
        # Who waits may give up (a request that is cancelled, a hall that closes): the work is done all the same.
        wanted = [future for _, future in jobs if future.set_running_or_notify_cancel()]
        results: list[tuple[Future[object], object, Exception | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for work, future in jobs:
                db.execute("SAVEPOINT job")
                try:
                    results.append((future, work(db), None))
                except Exception as error:
                    db.execute("ROLLBACK TO job")
                    results.append((future, None, error))
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            failure = StoreError(f"the database could not be written: {error}")
            results = [(future, None, failure) for _, future in jobs]
        for future, result, problem in results:
            if future not in wanted:
                continue
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(result)

    # The SQL that all stores share: this is a `Ledger`

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows."""
        return await self.look(lambda db: db.execute(sql, _numbered(values)).fetchall())

    async def do(self, *steps: Step) -> list[int]:
        """All of them or none; how many rows each has changed."""

        def work(db: sqlite3.Connection) -> list[int]:
            counts = []
            for sql, values, must in steps:
                counts.append(db.execute(sql, _numbered(values)).rowcount)
                if must is not None and not counts[-1]:
                    raise must
            return counts

        try:
            done: Any = await self.change(work)
        except sqlite3.Error as error:
            raise StoreError(f"the database could not be written: {error}") from None
        return list(done)


def _numbered(values: Sequence[object]) -> dict[str, object]:
    """Values for $1, $2, ..."""
    return {str(n): value for n, value in enumerate(values, start=1)}
