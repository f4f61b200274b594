from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from meeplehall.store import Store, StoreError
from meeplehall.store.migrate import migrations
from meeplehall.store.sqlite import SqliteStore
from tests.table.helpers import act, new_table

from .contract import first, named
from .days_contract import DaysContract
from .mails_contract import MailsContract
from .tournaments_contract import TournamentsContract


class TestSqlite(DaysContract, MailsContract, TournamentsContract):
    async def open(self, tmp_path: Path) -> Store:
        return SqliteStore(str(tmp_path / "hall.db"))


def test_migrations_are_numbered_from_one_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


def test_a_database_from_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match=r"version 99, this program knows up to \d+: use a newer Meeplehall"):
        SqliteStore(str(path))
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir, this is not a database at all, but rather a long letter." * 20)
    with pytest.raises(StoreError, match="cannot be used as a database"):
        SqliteStore(str(path))
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(str(tmp_path / "no" / "such" / "folder.db"))


def test_who_gives_up_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    """A cancelled request leaves a future nobody wants; the next ones are still served."""

    async def go() -> None:
        store = SqliteStore(str(tmp_path / "hall.db"))
        waiting = [asyncio.ensure_future(store.secret(f"s{n}")) for n in range(200)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(await store.secret("last")) == 32
        await store.close()

    asyncio.run(go())


def test_the_space_of_what_is_removed_is_used_again(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "hall.db"))

        async def fill(names: list[str]) -> int:
            for name in names:
                table = named(new_table(), name)
                for _ in range(50):
                    act(table)
                await store.write([first(table)])
            return await store._file.look(lambda db: int(db.execute("PRAGMA page_count").fetchone()[0]))

        full = await fill([f"a{n}" for n in range(30)])
        for n in range(30):
            assert await store.remove(f"a{n}", 5000, 20)
        assert await fill([f"b{n}" for n in range(30)]) < 1.1 * full
        await store.close()

    asyncio.run(go())
