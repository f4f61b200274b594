"""A hall with content packs: chosen for a table, drawn from the view, kept with the table."""

from __future__ import annotations

from pathlib import Path

import pytest

import meeplehall
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.web.packs import Packs, read

from .server import HallServer, Person

GENEROUS = "[scoring]\nwatchtower = 9\n"
MANY_GOODS = "[goods]\ntypes = 6\nper_type = 9\nper_player = 3\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "generous.toml"
    file.write_text(GENEROUS)
    return file


def seats(*kinds: str) -> dict[str, str]:
    return {f"seat-{n}": kind for n, kind in enumerate(kinds)}


def test_a_table_is_played_with_the_pack_it_was_opened_with(tmp_path: Path, pack: Path) -> None:
    hall = HallServer(tmp_path, packs=(str(pack),))
    try:
        ann = Person(hall, "Ann")
        form = ann.get("/new?game=burgundy").text
        assert '<option value="generous">generous</option>' in form
        assert 'name="pack"' not in ann.get("/new?game=renaissance").text
        answer = ann.form("/new", game="burgundy", pack="generous", **seats("me", "bot:random", "none", "none"))
        assert answer.status_code == 303
        path = answer.headers["location"]
        assert ann.get(path).status_code == 200
        own = ann.form("/new", game="burgundy", **seats("me", "bot:random", "none", "none")).headers["location"]
        hall.stop()
        # The file may go: the table has its content.
        pack.unlink()
        hall.settings["packs"] = ()
        hall.start()
        assert ann.get(path).status_code == 200
        assert hall.hall is not None
        told = {}
        for where in (path, own):
            room = hall.hall.rooms._rooms.get(where.rpartition("/")[2])
            assert room is not None or ann.get(where).status_code == 200
            room = hall.hall.rooms._rooms[where.rpartition("/")[2]]
            told[where] = room.table.game.content_id
        assert told[path] == meeplehall.game("burgundy").with_pack_text(GENEROUS).content_id
        assert told[own] == "built-in"
        ann.close()
    finally:
        hall.stop()


def test_a_pack_nobody_has_is_refused(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    try:
        ann = Person(hall, "Ann")
        answer = ann.form("/new", game="burgundy", pack="golden", **seats("me", "bot:random", "none", "none"))
        assert answer.status_code == 400
        ann.close()
    finally:
        hall.stop()


def test_a_pack_finds_its_game(tmp_path: Path, pack: Path) -> None:
    assert read(str(pack)).name == "burgundy"
    assert read(f"burgundy={pack}").content_id == read(str(pack)).content_id
    (tmp_path / "odd.toml").write_text("[weather]\nrain = 1\n")
    with pytest.raises(BadContent, match="fits no game; say which: burgundy=FILE"):
        read(str(tmp_path / "odd.toml"))
    with pytest.raises(BadContent, match="cannot be read"):
        read(str(tmp_path / "none.toml"))
    (tmp_path / "wrong.toml").write_text('[scoring]\nwatchtower = "many"\n')
    with pytest.raises(BadContent, match=r"at scoring\.watchtower"):
        read(str(tmp_path / "wrong.toml"))


def test_two_packs_of_one_name_are_refused(tmp_path: Path, pack: Path) -> None:
    (tmp_path / "other").mkdir()
    twin = tmp_path / "other" / "generous.toml"
    twin.write_text(MANY_GOODS)
    with pytest.raises(BadContent, match="another pack 'generous' for burgundy"):
        Packs((str(pack), str(twin)))


def test_packs_are_found_by_name_and_by_content(pack: Path) -> None:
    packs = Packs((str(pack),))
    game = meeplehall.game("burgundy")
    generous = packs.find(game, "generous")
    assert packs.with_content(game, generous.content_id) is generous
    assert packs.with_content(game, "0123456789ab") is game
    assert packs.find(game, "") is game
    with pytest.raises(BadOption, match="no content pack 'x' for burgundy; it has: generous"):
        packs.find(game, "x")
