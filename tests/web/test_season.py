"""The season of a club: records out of one hall and into another, and standings as a page, on both databases."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from meeplehall.store import Write
from meeplehall.store.opening import open_store
from meeplehall.table import Status, Table
from meeplehall.terminal.hall import command
from tests.store.server import server
from tools.pasts import Past, play

NewHall = Callable[..., str]


def run(database: str, *words: str) -> Result:
    return CliRunner().invoke(command, [words[0], "--database", database, *words[1:]], catch_exceptions=True)


def fill(address: str, *games: tuple[str, str, str, bool]) -> None:
    """A finished game of each: game, two names (empty: a bot), listed."""

    async def whole() -> None:
        store = await open_store(address)
        for number, (game, first, second, listed) in enumerate(games):
            table = play(Past(game, 2), number + 1, "p0", first)
            table.setting = msgspec.structs.replace(
                table.setting, id=f"t{number}", listed=listed, chosen=False, secret="", imported=False
            )
            _name(table, (first, second))
            await store.write([Write(_commit(table), table.setting)])
        await store.close()

    asyncio.run(whole())


def _name(table: Table, names: tuple[str, str]) -> None:
    for n, name in enumerate(names):
        seat = table.seats[n]
        table.seats[n] = msgspec.structs.replace(
            seat, player=f"p-{name}" if name else "", name=name or "Odile", bot="" if name else "easy"
        )
    for number, entry in enumerate(table.log):
        if type(entry).__name__ == "Sat":
            seat = table.seats[entry.seat]
            table.log[number] = msgspec.structs.replace(entry, player=seat.player, name=seat.name, bot=seat.bot)


def _commit(table: Table) -> msgspec.Struct:
    table._handed_out = 0
    commit = table.take_commit()
    assert commit is not None
    return commit


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def new_hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewHall:
    """The address of a hall with such games, or empty; of each kind of database in turn."""

    def make(*games: tuple[str, str, str, bool]) -> str:
        if request.param == "PostgreSQL":
            address = server().new_database()
        else:
            address = str(tmp_path_factory.mktemp("club") / "hall.db")
        fill(address, *games)
        return address

    return make


@pytest.fixture(scope="module")
def club(new_hall: NewHall) -> str:
    return new_hall(
        ("renaissance", "Ann", "Bob", True),
        ("renaissance", "Ann", "<b>Cas</b>", False),
        ("renaissance", "Ann", "", True),
    )


def test_records_go_out_and_into_another_hall(club: str, new_hall: NewHall, tmp_path: Path) -> None:
    out = tmp_path / "records"
    assert run(club, "export", str(out)).output == f"{out}: 3 records\n"
    assert run(club, "export", "--listed", str(tmp_path / "few")).output.endswith(": 2 records\n")
    text = (out / "renaissance-t2.txt").read_text()
    assert "# seat 1 is a bot: easy" in text
    assert re.search(r"^# ended 20\d\d-", text, re.MULTILINE)
    other = new_hall()
    assert run(other, "import", str(out)).output == "3 new, 0 known already, 0 refused\n"
    assert run(other, "import", str(out)).output == "0 new, 3 known already, 0 refused\n"

    async def look() -> list[tuple[Status, bool, list[str]]]:
        store = await open_store(other)
        rows = await store.listed(Status.OVER)
        await store.close()
        return [(row.status, row.listed, [seat.name for seat in row.seats]) for row in rows]

    assert sorted(asyncio.run(look()))[0] == (Status.OVER, True, ["Ann", "<b>Cas</b>"])
    assert run(other, "export", str(tmp_path / "again")).output.endswith(": 0 records\n"), "only what was played there"


def test_a_broken_record_is_told_and_spoils_no_other(club: str, new_hall: NewHall, tmp_path: Path) -> None:
    out = tmp_path / "records"
    run(club, "export", str(out))
    good = (out / "renaissance-t0.txt").read_text()
    (out / "a.txt").write_text(good.replace("\n1. ", "\n1. 9 fly\n1. "))
    (out / "b.txt").write_bytes(b"\xff\xfe")
    (out / "c.txt").write_text(good.partition("\n3. ")[0] + "\nunfinished\n")
    other = new_hall()
    done = run(other, "import", str(out))
    assert done.exit_code == 1
    assert "3 new, 0 known already, 3 refused" in done.output
    assert re.search(r"a\.txt: line \d+", done.output)
    missing = run(str(tmp_path / "nowhere.db"), "export", str(out))
    assert "there is no database" in str(missing.exception)


def test_standings_are_one_page_that_needs_nothing_else(club: str, new_hall: NewHall, tmp_path: Path) -> None:
    page = tmp_path / "season.html"
    assert run(club, "standings", str(page), "--title", "Club <1>").output == f"{page}: 2 games\n"
    text = page.read_text()
    assert "Club &lt;1&gt;" in text
    assert "&lt;b&gt;Cas&lt;/b&gt;" in text
    assert "Odile" not in text, "bots are no people"
    assert not re.search(r"src=|href=|url\(|<script", text)
    rows = re.findall(r"<td>(\d+)</td><td>([^<]+)</td><td>(\d+)</td>", text)
    assert [(name, games) for _, name, games in rows if name == "Ann"] == [("Ann", "2")]
    dutch = tmp_path / "seizoen.html"
    run(club, "standings", str(dutch), "--language", "nl", "--since", "2000-01-01", "--until", "2001-01-01")
    assert "Nog geen partijen." in dutch.read_text()
    assert "this hall has no game" in str(run(club, "standings", str(page), "--game", "chess").exception)
    other = new_hall()
    run(club, "export", str(tmp_path / "out"))
    run(other, "import", str(tmp_path / "out"))
    again = tmp_path / "again.html"
    assert run(other, "standings", str(again)).output == f"{again}: 2 games\n", "the same in the other hall"
