"""Copies of a database: made while a hall writes, checked, put back only where nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from meeplehall.store import StoreError
from meeplehall.store.backup import backup, check, restore
from meeplehall.store.sqlite import SqliteStore


def secret(path: Path) -> bytes:
    async def ask() -> bytes:
        store = SqliteStore(str(path))
        try:
            return await store.secret("hall")
        finally:
            await store.close()

    return asyncio.run(ask())


def test_a_copy_is_made_while_the_store_is_written_and_holds(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    copies = [tmp_path / f"copy {n}.db" for n in range(5)]

    async def write_and_copy() -> None:
        store = SqliteStore(str(path), alone=True)
        writing = [asyncio.ensure_future(store.secret(f"secret {n}")) for n in range(500)]
        for copy in copies:
            await asyncio.to_thread(backup, str(path), str(copy))
        await asyncio.gather(*writing)
        await store.close()

    asyncio.run(write_and_copy())
    for copy in copies:
        assert check(str(copy)) == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy*-*")), "one file each"
    assert not list(tmp_path.glob(".copy*"))


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    path, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    kept = secret(path)
    backup(str(path), str(copy))
    with pytest.raises(StoreError, match=r"copy\.db exists; --force overwrites it"):
        backup(str(path), str(copy))
    backup(str(path), str(copy), overwrite=True)
    path.unlink()
    assert secret(path) != kept
    with pytest.raises(StoreError, match=r"hall\.db exists; --force"):
        restore(str(copy), str(path))
    assert secret(path) != kept
    restore(str(copy), str(path), overwrite=True)
    assert secret(path) == kept
    assert secret(tmp_path / "hall.db.replaced") != kept


def test_what_was_not_yet_written_back_does_not_come_into_the_copy(tmp_path: Path) -> None:
    """A hall that was killed leaves a log beside its database; put to another database it would spoil it."""
    path, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    secret(path)
    backup(str(path), str(copy))
    db = sqlite3.connect(path)
    db.execute("DELETE FROM secrets")
    db.commit()
    wal = Path(f"{path}-wal").read_bytes()
    assert wal
    db.close()
    Path(f"{path}-wal").write_bytes(wal)
    restore(str(copy), str(path), overwrite=True)
    assert not Path(f"{path}-wal").exists()
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*) FROM secrets").fetchone() == (1,)
    db.close()


def test_a_new_place_gets_its_folder(tmp_path: Path) -> None:
    path, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    kept = secret(path)
    backup(str(path), str(copy))
    new = tmp_path / "new" / "hall.db"
    restore(str(copy), str(new))
    assert secret(new) == kept
    assert sorted(file.name for file in new.parent.iterdir()) == ["hall.db", "hall.db.lock"]


def test_what_is_no_copy_is_refused_and_nothing_happens(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    kept = secret(path)
    letter, other, newer, half = (tmp_path / name for name in ("letter", "other.db", "newer.db", "half.db"))
    letter.write_text("Dear Sir, " * 1000)
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE songs (name)")
    db.close()
    backup(str(path), str(newer))
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    backup(str(path), str(half))
    half.write_bytes(half.read_bytes()[:9000])
    for source, said in (
        (letter, "cannot be used as a database"),
        (other, "no database of a hall"),
        (newer, "database version 99"),
        (half, "damaged"),
        (tmp_path / "none", "there is no file"),
    ):
        with pytest.raises(StoreError, match=said):
            restore(str(source), str(path), overwrite=True)
    assert secret(path) == kept
    with pytest.raises(StoreError, match="there is no database"):
        backup(str(tmp_path / "none"), str(tmp_path / "copy.db"))


def test_a_hall_that_runs_is_not_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    store = SqliteStore(str(path), alone=True)
    backup(str(path), str(copy))
    with pytest.raises(StoreError, match="is open in another hall"):
        restore(str(copy), str(path), overwrite=True)
    asyncio.run(store.close())
    restore(str(copy), str(path), overwrite=True)
