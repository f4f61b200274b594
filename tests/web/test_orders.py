"""To pass on until something better comes up, in a real hall: by page and by program, over a restart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meeplehall.bots.levels import build
from meeplehall.table import Acted, Table
from meeplehall.web.rooms.opening import now

from .server import HallServer, Person
from .test_accounts import join
from .test_bot_api import Program, token_in


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallServer]:
    server = HallServer(tmp_path)
    yield server
    server.stop()


def inside(hall: HallServer, table: str, work: Callable[[Table], Any]) -> Any:
    assert hall.hall is not None
    rooms = hall.hall.rooms

    async def change() -> Any:
        return await rooms.change(await rooms.find(table), work)

    return hall.do(change())


def decide(table: Table) -> None:
    """The first seat that owes one makes some decision."""
    assert table.state is not None
    mind, seat = build("random"), table.pending()[0]
    mind.reseed(len(table.log))
    table.act(seat, mind.choose(table.state, seat), table.version(seat), now(), table.seats[seat].player)


def until_a_pass(table: Table) -> None:
    """Until the first seat can only pass, and the other is to choose as well."""
    while not (table.pending() == [0, 1] and table.may_order(0)):
        decide(table)


def others_decide(table: Table) -> None:
    """Until the first seat is asked; it does not decide itself."""
    while 0 not in table.pending() and table.pending():
        decide(table)


def test_an_order_outlives_the_hall_and_only_its_seat_knows(hall: HallServer) -> None:
    ann, bob = Person(hall, "Ann"), Person(hall, "Bob")
    table = ann.new_table("me", "open", game="renaissance", seed="7", listed="yes")
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    assert ann.post(f"/table/{table}/order", {"seat": 0, "version": 0, "span": "game"}).status_code == 409, "not yet"
    inside(hall, table, until_a_pass)
    frame, others = ann.frame(table), bob.frame(table)
    assert frame["may_order"]
    body = {"seat": 0, "version": frame["version"], "span": "game"}
    assert bob.post(f"/table/{table}/order", body).status_code == 403
    assert ann.post(f"/table/{table}/order", body | {"span": "week"}).status_code == 400
    assert ann.post(f"/table/{table}/order", body).status_code == 200
    assert ann.post(f"/table/{table}/order", body).status_code == 409, "for another version"
    assert ann.frame(table)["order"] == "game"
    assert bob.frame(table) == others, "a sealed pass and an order: not a byte"
    hall.stop()
    hall.start()
    assert ann.frame(table)["order"] == "game"
    found = inside(hall, table, others_decide)
    told = inside(hall, table, lambda t: [e for e in t.log if isinstance(e, Acted) and e.ordered])
    assert found is None
    assert {(entry.seat, entry.action) for entry in told} == {(0, "pass")}
    frame, others = ann.frame(table), bob.frame(table)
    assert frame["mine"], "something better has come up"
    assert not frame.get("may_order")
    assert ann.post(f"/table/{table}/order", {"seat": 0, "version": 0, "span": ""}).status_code == 200
    assert "order" not in ann.frame(table)
    assert bob.frame(table) == others
    record = inside(hall, table, lambda t: (t.stop(now()), t.actions())[1])
    assert len(record) > len(told)
    ann.close()
    bob.close()


def test_a_program_passes_on(hall: HallServer) -> None:
    owner = Person(hall, url=f"http://localhost:{hall.port}")
    join(owner, "Owner")
    heron = Program(hall, token_in(owner.form("/you/bots", name="Heron")))
    table = heron.open("me", "open", game="renaissance", seed=7, listed=True)
    assert owner.form(f"/table/{table}/sit", seat="1").status_code == 303
    inside(hall, table, until_a_pass)
    at = f"/tables/{table}"
    seen = heron.ask(f"{at}/position")
    assert seen["may_order"]
    assert heron.post(f"{at}/order", version=seen["version"] - 1, span="round").json()["kind"] == "stale"
    assert heron.post(f"{at}/order", version=seen["version"], span="long").status_code == 400
    after = heron.post(f"{at}/order", version=seen["version"], span="round").json()
    assert after["order"] == "round"
    assert "may_order" not in after
    assert "order" not in heron.post(f"{at}/order", version=0, span="").json()
    owner.close()
    heron.http.close()
