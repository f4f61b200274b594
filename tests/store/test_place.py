"""The file of a database: every way in which it cannot be used is one line that says what to do."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from meeplehall.store import StoreError
from meeplehall.store.place import check_whole
from meeplehall.store.sqlite import SqliteStore

NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of somebody who may not do everything."""
    made = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    if root:
        os.chown(made, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield made
    made.chmod(0o700)
    if root:
        os.seteuid(0)
    shutil.rmtree(made)


def made(path: Path) -> Path:
    """A database with something in it."""

    async def make() -> None:
        store = SqliteStore(str(path))
        for n in range(400):
            await store.secret(f"secret {n}")
        await store.close()

    asyncio.run(make())
    return path


def refused(path: Path, alone: bool = False) -> str:
    with pytest.raises(StoreError) as refusal:
        SqliteStore(str(path), alone)
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def test_nobody_else_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    store = SqliteStore(str(path))
    asyncio.run(store.secret("hall"))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["hall.db", "hall.db-shm", "hall.db-wal"]
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
    asyncio.run(store.close())
    path.chmod(0o644)  # as version 0.1 left it
    asyncio.run(SqliteStore(str(path)).close())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_two_halls_do_not_share_it(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    first = SqliteStore(str(path), alone=True)
    said = refused(path, alone=True)
    assert said == f"{path} is open in another hall; close that one, or choose another file with --database"
    asyncio.run(first.close())
    asyncio.run(SqliteStore(str(path), alone=True).close())


def test_a_failed_start_leaves_it_free(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    path.write_text("no database at all " * 500)
    refused(path, alone=True)
    path.unlink()
    asyncio.run(SqliteStore(str(path), alone=True).close())


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path} is a folder; the database is a file in it: --database {tmp_path}/hall.db"


def test_a_file_that_may_not_be_written(folder: Path) -> None:
    path = made(folder / "hall.db")
    path.chmod(0o400)
    assert "Permission denied; give this user the right" in refused(path)


def test_a_folder_that_may_not_be_written(folder: Path) -> None:
    path = made(folder / "hall.db")
    folder.chmod(0o500)
    assert "Permission denied; give this user the right" in refused(path, alone=True)
    assert "cannot be used as a database" in refused(path), "SQLite needs files beside it"


def test_a_damaged_database_is_not_opened(tmp_path: Path) -> None:
    path = made(tmp_path / "hall.db")
    data = bytearray(path.read_bytes())
    pages = len(data) // 4096
    assert pages > 5
    for page in range(2, pages):
        data[page * 4096 : page * 4096 + 2000] = b"\xa5" * 2000
    path.write_bytes(data)
    assert refused(path) == f"{path} is damaged; put a backup in its place: meeplehall hall restore FILE --force"
    assert path.read_bytes()[4096:] == data[4096:], "left as it was"


def test_a_large_database_is_checked_only_for_a_while(tmp_path: Path) -> None:
    path = made(tmp_path / "hall.db")
    db = sqlite3.connect(path)
    db.execute(
        "CREATE TABLE many AS WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n LIMIT 50000) SELECT * FROM n"
    )
    check_whole(db, str(path), seconds=0)
    assert db.execute("SELECT count(*) FROM many").fetchone() == (50000,), "nothing is interrupted afterwards"
    db.close()
