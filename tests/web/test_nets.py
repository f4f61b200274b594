"""Nets that whoever runs the hall has named sit down as bots; no others do, whatever a visitor sends."""

from __future__ import annotations

from pathlib import Path

import pytest

from meeplehall.core.errors import BadContent, BadOption
from meeplehall.table import Table
from meeplehall.table.entries import Acted
from meeplehall.web.nets import Nets
from tests.bots.nets import chance_net

from .server import HallServer, Person
from .test_packs import seats
from .test_thinking import until


def by_the_net(table: Table) -> int:
    return sum(isinstance(entry, Acted) and entry.seat == 0 for entry in table.log)


def test_a_net_is_offered_and_plays(tmp_path: Path) -> None:
    path = chance_net(tmp_path, "burgundy", hidden=(4,), name="strong")
    hall = HallServer(tmp_path, nets=(path,))
    try:
        ann = Person(hall, "Ann")
        assert 'value="net:strong"' in ann.get("/new?game=burgundy").text
        assert "net:strong" not in ann.get("/new?game=nobility").text
        answer = ann.form("/new", game="burgundy", **seats("bot:net:strong", "bot:random", "none", "none"))
        assert answer.status_code == 303
        where = answer.headers["location"]
        assert hall.hall is not None
        room = hall.do(hall.hall.rooms.find(where.rpartition("/")[2]))
        until(lambda: by_the_net(room.table) >= 3, "the net decides")
        assert [seat.bot for seat in room.table.seats] == ["net:strong", "random"]
        page = ann.get(where).text
        assert "net “strong”" in page
        assert str(tmp_path) not in page

        at_three = ann.form("/new", game="burgundy", **seats("me", "bot:net:strong", "bot:random", "none"))
        assert at_three.status_code == 400
        assert "The net “strong” plays only at tables of 2." in at_three.text
        for named in (f"net:{path}", "net:other", "net:", "net"):
            assert ann.form("/new", game="burgundy", **seats("me", f"bot:{named}", "none", "none")).status_code == 400
        assert ann.form("/new", game="nobility", **seats("me", "bot:net:strong", *["none"] * 4)).status_code == 400
        ann.close()
    finally:
        hall.stop()


def test_only_what_holds_is_taken(tmp_path: Path) -> None:
    path = chance_net(tmp_path, "burgundy", hidden=(4,), name="strong")
    (tmp_path / "more").mkdir()
    other = chance_net(tmp_path / "more", "burgundy", hidden=(4,), name="strong")
    with pytest.raises(BadContent, match="there is another net 'strong'"):
        Nets([path, other])
    with pytest.raises(BadContent, match="letters, digits, - and _ alone"):
        Nets([chance_net(tmp_path, "burgundy", hidden=(4,), name="very strong")])
    nets = Nets([path])
    assert nets.levels("burgundy") == {"net:strong": 2}
    assert (nets.bot("hard"), nets.bot("net:strong")) == ("hard", f"net:{path}")
    for wrong in (f"net:{path}", "net:weak"):
        with pytest.raises(BadOption, match=r"it has: net:strong$"):
            nets.bot(wrong)
