"""What goes wrong stays where it is: at one table, in one command, on one page."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from meeplehall import registry
from meeplehall.core import record
from meeplehall.core.errors import IllegalAction
from meeplehall.store import StoreError
from meeplehall.table import Status
from meeplehall.web import scenes
from meeplehall.web.rooms import opening, reports
from tests.plugins import GAME, plug_in

from .server import HallServer, Person, messages, news
from .test_plugins import forget as forget_games

Visit = Callable[..., Person]


def sql(hall: HallServer, statement: str, *values: object) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(hall.database, timeout=10)
    found = db.execute(statement, values).fetchall()
    db.commit()
    db.close()
    return found


def forget(hall: HallServer, table: str) -> None:
    """As if the hall had been closed and opened again."""

    async def drop() -> None:
        assert hall.hall is not None
        room = hall.hall.rooms._rooms.pop(table)
        assert room.bots is None, "a bot is still thinking"

    hall.do(drop())


def to_decide(hall: HallServer, person: Person, *seats: str) -> str:
    table = person.new_table(*(seats or ("me", "here")))
    person.my_turn(table)
    return table


DAMAGES = {
    "unknown game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "position": "UPDATE tables SET position = x'00ff00ff' WHERE id = ?",
    "setting": "UPDATE tables SET setting = x'c1' WHERE id = ?",
    "an entry": "UPDATE entries SET entry = x'c1c1' WHERE table_id = ? AND n = 1",
    "an entry of no kind": "UPDATE entries SET entry = x'81a474797065a46e6f6e65' WHERE table_id = ? AND n = 1",
    "seats of the list": "UPDATE tables SET seats = x'c1' WHERE id = ?",
    "a list of nothing": "UPDATE tables SET options = 'no json', waiting = 'x' WHERE id = ?",
    "bytes that should be text": "UPDATE tables SET waiting = x'ff' WHERE id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_table_that_cannot_be_read_is_a_grey_row_and_the_others_go_on(
    hall: HallServer, visit: Visit, damage: str
) -> None:
    ann = visit("Ann")
    good, bad = to_decide(hall, ann), to_decide(hall, ann)
    forget(hall, bad)
    sql(hall, DAMAGES[damage], bad)
    for language, words in (("en", "Cannot be opened"), ("nl", "Kan niet worden geopend")):
        page = ann.get("/", **{"Accept-Language": language})
        assert page.status_code == 200
        assert page.text.count(words) == 1
        assert page.text.count("panel slim grey") == 1
        assert f'href="/table/{good}"' in page.text
        assert f'href="/table/{bad}"' not in page.text
    ann.play(good, 2)


def test_a_list_that_cannot_be_read_leaves_the_home_page_as_it_is_otherwise(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    try:
        table = to_decide(hall, ann)
        sql(hall, "PRAGMA wal_checkpoint(TRUNCATE)")
        ((page,),) = sql(hall, "SELECT rootpage FROM sqlite_master WHERE name = 'tables_listed'")
        ((size,),) = sql(hall, "PRAGMA page_size")
        with open(hall.database, "r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xee" * size)
        assert hall.hall is not None
        hall.do(hall.hall.store.secret("another"))  # whatever was read is read again
        with pytest.raises(StoreError) as told:
            hall.do(hall.hall.store.listed(Status.OPEN))
        assert hall.database not in str(told.value)
        for language, words in (("en", "We cannot list all tables"), ("nl", "We kunnen nu niet alle tafels")):
            shown = ann.get("/", **{"Accept-Language": language})
            assert shown.status_code == 200
            assert words in shown.text
            assert f'href="/table/{table}"' in shown.text
            assert 'action="/play"' in shown.text
            assert hall.database not in shown.text
        assert ann.get(f"/table/{table}").status_code == 200
    finally:
        ann.close()
        hall.stop()


@pytest.mark.parametrize("damage", ["position", "setting", "an entry", "an entry of no kind"])
def test_opening_it_says_so_and_tells_nothing_else(
    hall: HallServer, visit: Visit, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = visit("Ann")
    table = to_decide(hall, ann)
    forget(hall, table)
    sql(hall, DAMAGES[damage], table)
    caplog.clear()
    for language, words in (("en", "This table cannot be opened"), ("nl", "Deze tafel kan niet worden geopend")):
        page = ann.get(f"/table/{table}", **{"Accept-Language": language})
        assert page.status_code == 500
        assert words in page.text
        assert hall.database not in page.text
    with ann.live(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    told = [r for r in caplog.records if r.getMessage() == f"table {table} cannot be read"]
    assert len(told) == 1, "told once, with its traceback"
    assert told[0].exc_info


def test_a_game_that_is_gone_and_rules_of_the_future_are_told(hall: HallServer, visit: Visit) -> None:
    ann = visit("Ann")
    table = to_decide(hall, ann)
    assert hall.hall is not None
    kept = hall.do(hall.hall.store.load(table))
    assert kept is not None
    forget(hall, table)
    for changed, said in (
        ({"game": "chess"}, "does not have its game"),
        ({"content": "another", "pack": "[no toml"}, "cannot be read by this Meeplehall"),
    ):
        setting = msgspec.structs.replace(kept.setting, **changed)
        sql(hall, "UPDATE tables SET setting = ? WHERE id = ?", msgspec.msgpack.encode(setting), table)
        page = ann.get(f"/table/{table}")
        assert page.status_code == 500
        assert said in page.text


def test_bots_of_the_tables_behind_a_damaged_one_go_on(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    tables = [to_decide(hall, ann, "me", "bot:easy") for _ in range(3)]
    hall.stop()
    hall.settings["pace"] = 600.0  # the bots do nothing while we look
    hall.start()
    for table in tables:
        frame = ann.my_turn(table)
        while frame.get("decision"):
            ann.act(table, 0, frame["decision"]["picks"][0]["action"], frame["version"])
            frame = ann.frame(table)
    hall.stop()
    due = [row[0] for row in sql(hall, "SELECT id FROM tables WHERE bots_due = 1 ORDER BY changed DESC")]
    assert len(due) == 3, "the bots are to decide"
    sql(hall, "UPDATE tables SET position = x'00' WHERE id = ?", due[0])
    sql(hall, "UPDATE tables SET seats = x'c1' WHERE id = ?", due[1])
    hall.settings["pace"] = 0.0
    hall.start()
    until = time.monotonic() + 60
    while sql(hall, "SELECT bots_due FROM tables WHERE id = ?", due[2]) == [(1,)]:
        assert time.monotonic() < until, "the bot at the whole table rests"
        time.sleep(0.1)
    ann.close()
    hall.stop()


# A rule that breaks


BREAKS = GAME.replace(
    "        self.left -= action + 1\n",
    "        self.left -= action + 1\n        if self.left <= BREAKS_AT:\n"
    "            raise BREAKS_WITH('a swordfish')\n",
).replace("class Countdown(", "BREAKS_AT, BREAKS_WITH = -1, KeyError\n\n\nclass Countdown(")


@pytest.fixture
def countdown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A game whose rule takes something away and breaks, as soon as only `BREAKS_AT` are left."""
    monkeypatch.syspath_prepend(tmp_path)
    plug_in(tmp_path, "countdown", BREAKS)
    sys.modules.pop("countdown", None)
    forget_games()
    yield import_module("countdown")
    monkeypatch.undo()
    forget_games()


def test_a_rule_that_breaks_changes_nothing(
    tmp_path: Path, countdown: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "here", game="countdown")
    ann.play(table, 3)
    before = ann.my_turn(table)
    stored = sql(hall, "SELECT position, changed FROM tables WHERE id = ?", table)
    entries = sql(hall, "SELECT count(*) FROM entries WHERE table_id = ?", table)
    assert hall.hall is not None
    old = hall.hall.rooms._rooms[table].table.state
    assert old is not None
    assert old.left == 7
    digest = old.digest()
    countdown.BREAKS_AT = 6
    answer = ann.act(table, before["viewer"], 0, before["version"])
    assert answer.status_code == 500
    mistake = answer.json()["id"]
    assert mistake in answer.json()["error"]
    now = hall.hall.rooms._rooms[table].table.state
    assert now is not None
    assert now.digest() == digest
    assert ann.my_turn(table) == before
    assert sql(hall, "SELECT position, changed FROM tables WHERE id = ?", table) == stored
    assert sql(hall, "SELECT count(*) FROM entries WHERE table_id = ?", table) == entries
    (told,) = [r for r in caplog.records if f"mistake {mistake}: table {table}: " in r.getMessage()]
    assert told.getMessage().endswith(f"a rule broke at 'take 1' of seat {before['viewer'] + 1}")
    assert told.exc_info
    assert not [r for r in caplog.records if "swordfish" in r.getMessage()]
    (report,) = Path(f"{hall.database}-reports").iterdir()
    assert report.stat().st_mode & 0o777 == 0o600
    text = report.read_text()
    assert mistake in text
    assert "KeyError" in text
    assert "swordfish" not in text
    assert "Ann" not in text
    replayed = record.Replay(text, registry.find, verify=True)
    replayed.finish()
    assert replayed.state.digest() == digest
    # The game goes on once the rule is mended.
    countdown.BREAKS_AT = -1
    assert ann.act(table, before["viewer"], 0, before["version"]).status_code == 200
    assert ann.play(table)["status"] == "over"
    ann.close()
    hall.stop()


def test_a_rule_that_refuses_too_late_changes_nothing_either(tmp_path: Path, countdown: ModuleType) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "here", game="countdown")
    before = ann.my_turn(table)
    countdown.BREAKS_AT, countdown.BREAKS_WITH = 9, IllegalAction
    assert ann.act(table, before["viewer"], 0, before["version"]).status_code == 422
    assert hall.hall is not None
    state: Any = hall.hall.rooms._rooms[table].table.state
    assert state.left == 10
    ann.close()
    hall.stop()


def test_reports_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 3)
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    assert hall.hall is not None
    kept = hall.hall.rooms._reports
    for _ in range(5):
        table = to_decide(hall, ann)
        for _ in range(2):
            hall.do(kept.keep(hall.hall.rooms._rooms[table].table, reports.RuleBroke(0, "take 1")))
        time.sleep(0.02)
    found = sorted(kept.folder.iterdir(), key=lambda file: file.stat().st_mtime)
    assert len(found) == 3
    assert table in found[-1].name
    ann.close()
    hall.stop()


# A drawing that fails


def test_a_drawing_that_fails_is_told_and_the_page_comes_back(
    hall: HallServer, visit: Visit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "here", listed="yes")
    scene = type(scenes.find("burgundy"))
    whole = scene.regions

    def regions(self: Any, view: Any, look: Any) -> Any:
        if look.viewer < 0 and failing:
            raise ZeroDivisionError("the hidden hand is swordfish")
        return whole(self, view, look)

    failing = False
    monkeypatch.setattr(scene, "regions", regions)
    frame = ann.my_turn(table)
    with ann.live(table, f"since={frame['version']}&chat=0&seat={frame['viewer']}") as mine, eve.live(table) as hers:
        assert len(news(hers)) == 1
        failing = True
        pick = frame["decision"]["picks"][0]
        assert ann.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200
        assert len(news(mine)) == 1, "who can be drawn for goes on"
        with pytest.raises(ConnectionClosed) as closed:
            hers.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        match = re.search(r"could not be drawn.* ([0-9a-f]{8})", closed.value.rcvd.reason)
        assert match, closed.value.rcvd.reason
        page = eve.get(f"/table/{table}")
        assert page.status_code == 500
        assert "swordfish" not in page.text
        assert eve.get("/").status_code == 200
    told = [r for r in caplog.records if f"mistake {match[1]}: socket" in r.getMessage()]
    assert len(told) == 1
    assert told[0].exc_info
    failing = False
    with eve.live(table) as again:
        assert news(again)[0]["regions"]


def test_a_story_that_broke_off_is_told_from_the_beginning(
    hall: HallServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of an entry's lines were told before the mistake: they do not stay."""
    ann = visit("Ann")
    table = to_decide(hall, ann)
    ann.play(table, 4)
    whole = ann.frame(table)["log"]
    assert hall.hall is not None
    hall.hall.rooms._rooms[table].frames.stories._told.clear()
    hall.hall.rooms._rooms[table].frames.clear()
    scene = type(scenes.find("burgundy"))
    tell = scene.tell

    def breaks(self: Any, story: Any, deed: Any, look: Any) -> None:
        tell(self, story, deed, look)
        if deed.seat >= 0:
            raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(scene, "tell", breaks)
        assert ann.get(f"/table/{table}/frame").status_code == 500
        assert ann.get(f"/table/{table}/frame").status_code == 500
    assert ann.frame(table)["log"] == whole


# A store that fails


def test_a_room_whose_table_cannot_be_read_again_is_given_up(
    hall: HallServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = visit("Ann")
    table = to_decide(hall, ann)
    frame = ann.frame(table)
    pick = frame["decision"]["picks"][0]
    assert hall.hall is not None
    room = hall.hall.rooms._rooms[table]

    async def fails(*_: object) -> None:
        raise StoreError("no disk")

    with ann.live(table, f"since={frame['version']}&chat=0&seat={frame['viewer']}") as socket:
        assert messages(socket) == []
        with monkeypatch.context() as patched:
            patched.setattr(hall.hall.store, "write", fails)
            patched.setattr(hall.hall.store, "load", fails)
            assert ann.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 503
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013, "the page comes back"
            assert ann.get(f"/table/{table}").status_code == 503
    with pytest.raises(StoreError):
        _ = room.table
    assert ann.frame(table) == frame, "read again from the store"
    assert hall.hall.rooms._rooms[table] is not room
    assert ann.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200


def test_a_database_that_fails_names_no_path(hall: HallServer, visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    ann = visit("Ann")
    table = to_decide(hall, ann)
    frame = ann.frame(table)
    assert hall.hall is not None
    with caplog.at_level(logging.INFO):
        sql(hall, "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END")
        try:
            answer = ann.act(table, frame["viewer"], frame["decision"]["picks"][0]["action"], frame["version"])
        finally:
            sql(hall, "DROP TRIGGER full")
    assert answer.status_code in (409, 503)
    assert hall.database not in answer.text
    assert str(Path(hall.database).parent) not in answer.text
    assert ann.frame(table) == frame


def test_a_clock_that_is_set_ends_nobodys_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    before = opening.now()
    assert abs(before - time.time_ns() // 1_000_000) < 60_000
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3600 * 10**9)
    assert 0 <= opening.now() - before < 30_000
