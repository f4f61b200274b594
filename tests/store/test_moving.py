"""A hall goes from a file to a server and back, and nothing is lost or added."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from meeplehall.contests.tournament import Tournament
from meeplehall.store import Store, StoreError
from meeplehall.store.days import Vacation
from meeplehall.store.moving import PARTS, Moved, move
from meeplehall.store.opening import open_store
from meeplehall.store.oversight import Report, dated
from tests.contests.test_tournament import plan
from tests.store.test_golden_database import SAID
from tests.table.helpers import new_table
from tests.terminal.command import refused, run

from . import old_halls
from .contract import first, named
from .days_contract import push
from .mails_contract import mail
from .people_contract import account, passkey, program, session
from .ratings_contract import change
from .server import server


def filled(path: Path) -> str:
    """The golden hall with something in every part."""
    database = old_halls.copy(path)

    async def fill() -> None:
        store = await open_store(database)
        await store.secret("hall")
        await store.write([first(named(new_table(), f"x{n}", host=f"host-{n}")) for n in range(600)])
        await store.keep_verdict("x1", "1:800", 3, b"three")
        assert await store.forget("ann", 20)
        assert await store.remove("x2", 10**15, 30)
        people = store.people
        await people.add(account(), "ann", passkey("k1"))
        await people.open_session(session("t1"), 5)
        await people.set_codes("id-ann", ["hash"], 5)
        assert await people.programs.add(program(), 5)
        await people.add(account("bob"), "bob")
        assert await people.company.ask("id-ann", "id-bob", 5, 5) == "asked"
        assert await people.company.call("id-bob", "x1", "id-ann", 5, 5)
        await people.company.see("id-ann", 5)
        await people.keep_challenge("hash", "{}", 0, 10, 5)
        await people.attempts.count("who", 0, 0, 5)
        await people.invite("hash", 10)
        report = Report(id=dated(5), teller="x", about="id-ann", name="Ann", table_id="x1", words="rude")
        assert await people.oversight.report(report, 0, 5, 5)
        await people.oversight.note(5, "operator", "block", "id-ann")
        await store.days.open_at(5, 0)
        assert await store.days.go_away(Vacation("id-ann", 5, 10), 0, 10)
        found = Tournament(id="cup", plan=plan(host="id-ann")).joined("id-ann", 5)
        await store.tournaments.add(found, 5, 5, 5)
        await store.ratings.expect("x3", "burgundy", 2, 5)
        await store.ratings.count("x3", [None], [change("x3", "ann", 1512.25)])
        await store.days.add_push(push("hash", "id-ann", 5), 5)
        await store.mails.set_address(mail("ann", 5))
        await store.close()

    asyncio.run(fill())
    return database


def rows(database: str, part: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(database)
    try:
        return sorted(db.execute(f"SELECT * FROM {part}").fetchall())
    finally:
        db.close()


def test_there_and_back(tmp_path: Path) -> None:
    source = filled(tmp_path / "hall.db")
    address = server().new_database()
    back = str(tmp_path / "back.db")

    async def go() -> tuple[Moved, Moved]:
        return await move(source, address), await move(address, back)

    there, again = asyncio.run(go())
    assert there == again
    assert all(there.counts[part.name] for part in PARTS)
    for part in PARTS:
        assert rows(source, part.name) == rows(back, part.name)

    async def same(store: Store) -> None:
        for name, said in SAID["tables"].items():
            table = await old_halls.load(store, name)
            assert old_halls.decisions(table) == said["decisions"]
        table = await old_halls.load(store, "x1")
        table.say(0, "it goes on here", 3000, "ann")
        await old_halls.keep(store, table)

    async def on_the_server() -> None:
        store = await open_store(address)
        await same(store)
        await store.close()

    asyncio.run(on_the_server())


def test_only_into_an_empty_database(tmp_path: Path) -> None:
    source = old_halls.copy(tmp_path / "hall.db")
    address = server().new_database()
    asyncio.run(move(source, address))
    for target in (address, old_halls.copy(tmp_path / "other.db")):
        with pytest.raises(StoreError, match="there is a hall already"):
            asyncio.run(move(source, target))
    with pytest.raises(StoreError, match="these are the same"):
        asyncio.run(move(source, source))


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    """A text that the server cannot hold: the copy stops in the middle, and the target is still empty."""
    source = old_halls.copy(tmp_path / "hall.db")
    db = sqlite3.connect(source)
    db.execute("UPDATE tables SET host = 'nobody' || char(0) WHERE id = (SELECT max(id) FROM tables)")
    db.commit()
    db.close()
    address = server().new_database()
    with pytest.raises(StoreError, match="cannot be copied"):
        asyncio.run(move(source, address))
    assert server().sql("SELECT 1 FROM tables", address) == []


def test_an_open_hall_is_not_moved(tmp_path: Path) -> None:
    address = server().new_database()
    asyncio.run(move(old_halls.copy(tmp_path / "hall.db"), address))
    server().sql("INSERT INTO processes VALUES ('somebody', now() + interval '1 minute')", address)
    with pytest.raises(StoreError, match="used by a hall that is open"):
        asyncio.run(move(address, str(tmp_path / "back.db")))


def test_the_command(tmp_path: Path) -> None:
    source = old_halls.copy(tmp_path / "hall.db")
    done = run("hall", "move", source, str(tmp_path / "copy.db"))
    assert f"{len(SAID['tables'])} tables" in done.stdout
    assert "row by row" in done.stdout
    assert "there is no database" in refused("hall", "move", str(tmp_path / "none.db"), source)
