"""Commands at a table: right, stale, forged and broken ones."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .server import HallServer, Person, seat_links

Visit = Callable[..., Person]


def test_a_decision_and_its_undo(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    pick = next(pick for pick in frame["decision"]["picks"] if not pick.get("ends"))
    answer = ann.act(table, 0, pick["action"], frame["version"])
    assert answer.json() == {"version": frame["version"] + 1}
    after = ann.frame(table)
    assert after["undo"]
    answer = ann.post(f"/table/{table}/undo", {"seat": 0, "version": after["version"]})
    assert answer.status_code == 200
    again = ann.frame(table)
    assert again["decision"]["picks"] == frame["decision"]["picks"]
    assert again["version"] == frame["version"] + 2
    answer = ann.post(f"/table/{table}/undo", {"seat": 0, "version": again["version"]})
    assert answer.status_code == 409
    assert "nothing to take back" in answer.json()["error"]


def test_a_stale_decision_gets_a_fresh_frame_and_changes_nothing(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    pick = frame["decision"]["picks"][0]
    answer = ann.act(table, 0, pick["action"], frame["version"] - 1)
    assert answer.status_code == 409
    fresh = answer.json()
    assert fresh["version"] == frame["version"]
    assert fresh["regions"]["estate"].startswith("<svg")
    assert ann.frame(table) == frame


def test_what_is_not_legal_or_not_ones_own_is_refused(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random", listed="yes")
    frame = ann.my_turn(table)
    version, action = frame["version"], frame["decision"]["picks"][0]["action"]
    assert ann.act(table, 0, 1148, version).status_code == 422  # a pass with dice left
    assert ann.act(table, 0, 99999, version).status_code == 422
    assert ann.act(table, 0, -1, version).status_code == 422
    assert ann.act(table, 1, action, version).status_code == 403  # the bot's seat
    assert ann.act(table, 7, action, version).status_code == 400
    assert eve.act(table, 0, action, version).status_code == 403
    assert eve.act(table, 0, action, version - 1).status_code == 403, "a stranger gets no fresh frame"
    for command in ("undo", "order", "resign", "return", "link", "replace", "rematch", "say"):
        body = {"seat": 0, "version": version} if command in ("undo", "order") else {"seat": 0}
        body |= {"text": "boo"} if command == "say" else {"span": "game"} if command == "order" else {}
        answer = eve.post(f"/table/{table}/{command}", {} if command == "rematch" else body)
        assert answer.status_code in (403, 409), command
    assert ann.frame(table) == frame


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"seat": 0}',
        b'{"seat": "0", "action": 1, "version": 1}',
        b'{"seat": 0, "action": 1, "version": 1, "admin": true}',
        b'{"seat": 0, "action": 1e400, "version": 1}',
        b"\xff\xfe",
        b'{"seat": 0, "action": 99999999999999999999999, "version": 1}',
    ],
)
def test_broken_bodies(visit: Visit, body: bytes) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    answer = ann.http.post(
        f"/table/{table}/act", content=body, headers={"Content-Type": "application/json", "Accept": "application/json"}
    )
    assert answer.status_code == 400
    assert "error" in answer.json()
    assert ann.frame(table) == frame


def test_bodies_are_bounded(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    answer = ann.post(f"/table/{table}/say", {"seat": 0, "text": "x" * 70_000})
    assert answer.status_code == 413
    answer = ann.post(f"/table/{table}/say", {"seat": 0, "text": "x" * 501})
    assert answer.status_code == 400
    assert "at most 500" in answer.json()["error"]

    def endless():  # type: ignore[no-untyped-def]
        yield b"x" * 1000

    assert ann.http.post(f"/table/{table}/say", content=endless()).status_code == 411


def test_other_sites_cannot_act(visit: Visit, hall: HallServer) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    body = {"seat": 0, "action": frame["decision"]["picks"][0]["action"], "version": frame["version"]}
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{hall.port + 1}", f"http://localhost:{hall.port}"):
        assert ann.post(f"/table/{table}/act", body, Origin=origin).status_code == 403, origin
    assert ann.post("/play", {}, Origin="http://evil.example").status_code == 403
    assert ann.frame(table) == frame


def test_a_forged_cookie_is_nobody(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random")
    cookie = ann.http.cookies["hall"]
    payload, _, signature = cookie.rpartition(".")
    for forged in (payload + "." + signature[::-1], payload, "", "x" * 5000, "WyJhIiwiYiJd.aaaa"):
        eve.http.cookies.clear()
        eve.http.cookies.set("hall", forged)
        assert eve.get(f"/table/{table}").status_code == 403


def test_a_seat_link_works_once(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.new_table("me", "open")
    page = ann.get(f"/table/{table}").text
    link = seat_links(page)[0]
    assert bob.get(f"/table/{table}").status_code == 403
    assert bob.get(link).status_code == 200
    assert bob.get(link).status_code == 200, "looking at a link does not spend it"
    assert eve.get(link[:-1] + ("a" if link[-1] != "a" else "b")).status_code == 410
    assert eve.get(link.replace(f"/{table}/1/", f"/{table}/0/")).status_code == 410
    assert bob.form(link, name="Bob").status_code == 303
    assert eve.get(link).status_code == 410
    assert eve.form(link, name="Eve").status_code == 410
    assert bob.get(link).status_code == 303, "who has the seat is led to the table"
    assert ann.frame(table)["status"] == "running"


def test_a_seat_moves_to_another_browser_by_its_own_link(visit: Visit) -> None:
    ann, phone = visit("Ann"), visit()
    table = ann.new_table("me", "bot:random")
    link = ann.post(f"/table/{table}/link", {"seat": 0}).json()["url"]
    assert phone.form(link).status_code == 303
    assert phone.my_turn(table)["viewer"] == 0
    frame = phone.my_turn(table)
    assert ann.act(table, 0, frame["decision"]["picks"][0]["action"], frame["version"]).status_code == 403
    assert ann.form(link).status_code == 410


def test_private_tables_open_to_the_watch_link_only(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random")
    page = ann.get(f"/table/{table}").text
    token = page.split("?watch=")[1].split('"')[0]
    assert eve.get(f"/table/{table}").status_code == 403
    assert eve.get(f"/table/{table}?watch={token[::-1]}").status_code == 403
    frame = eve.frame(table, f"?watch={token}&seat=0")
    assert frame["viewer"] == -1
    assert "decision" not in frame


def test_resign_and_return(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "bot:random", listed="yes")
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    assert ann.post(f"/table/{table}/replace", {"seat": 1}).status_code in (403, 409)
    assert bob.post(f"/table/{table}/resign", {"seat": 1}).status_code == 200
    assert bob.frame(table)["stands_in"]
    assert bob.post(f"/table/{table}/return", {"seat": 1}).status_code == 200
    assert "stands_in" not in bob.frame(table)


def test_the_record_comes_after_the_end_and_goes_in_again(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random", seed="4711")
    for path in ("record", "replay", "replay/3"):
        assert ann.get(f"/table/{table}/{path}").status_code == 409
    end = ann.play(table)
    assert end["status"] == "over"
    assert re.search(r"You win|\w+ wins", end["ending"])
    assert re.fullmatch(r"The game is over\. (You win|\w+ wins)\.", end["sentence"])
    answer = ann.get(f"/table/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert "seed: 4711" in answer.text
    assert eve.get(f"/table/{table}/record").status_code == 403
    put = eve.http.post("/records", content=answer.text, headers={"Content-Type": "text/plain"})
    assert put.status_code == 201
    address = put.json()["url"]
    step = eve.json(f"{address}/10")
    assert (step["at"], step["regions"]["ring"][:4]) == (10, "<svg")
    whole = ann.json(f"/table/{table}/replay/100000")
    assert whole["at"] == whole["last"] == step["last"]
    assert ann.get(f"/table/{table}/replay?at=7&seat=1").status_code == 200
    copied = eve.get(address.removesuffix("replay") + "record").text
    assert copied == answer.text
    again = ann.post(f"/table/{table}/rematch", {})
    assert again.json()["url"] != f"/table/{table}"
    assert ann.post(f"/table/{table}/rematch", {}).json() == again.json(), "there is one rematch for all"


def test_a_table_that_never_began_has_no_rematch(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "open")
    assert ann.form(f"/table/{table}/close").status_code == 303
    answer = ann.post(f"/table/{table}/rematch", {})
    assert answer.status_code == 409, answer.text
    assert "after the game" in answer.text


def test_broken_records_are_refused_with_the_line(visit: Visit, hall: HallServer) -> None:
    ann = visit("Ann")
    head = "meeplehall record 1\ngame: burgundy\nrules: 1\ncontent: built-in\nseed: 1\nplayers: 2\n"
    for text, words in (
        ("", "a record starts with"),
        ("hello", "line 1"),
        (head.replace("burgundy", "chess"), "no game 'chess'"),
        (head.replace("rules: 1", "rules: 9"), "line 3: rules version 9"),
        (head + "\n1. 0 fly to the moon\nunfinished\n", "should read"),
    ):
        answer = ann.http.post(
            "/records", content=text, headers={"Content-Type": "text/plain", "Accept": "application/json"}
        )
        assert answer.status_code == 422
        assert words in answer.json()["error"]
    answer = ann.http.post("/records", content=b"\xff\xfe\x00", headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert ann.http.post("/records", content=b"x" * (1024 * 1024 + 1)).status_code == 413


def test_the_log_of_the_server_has_one_line_per_mistake(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    ann = visit("Ann")
    with caplog.at_level(logging.INFO, logger="meeplehall.hall"):
        ann.get("/table/nothing")
        ann.post("/table/nothing/act", {"seat": 0, "action": 0, "version": 0})
    lines = [record.getMessage() for record in caplog.records if record.name == "meeplehall.hall"]
    assert len(lines) == 2
    assert all("\n" not in line and "nothing" in line for line in lines)


def test_the_log_holds_no_links_and_no_lines_of_visitors(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "open", "bot:random")
    link = seat_links(ann.get(f"/table/{table}").text)[0]
    with caplog.at_level(logging.INFO, logger="meeplehall.hall"):
        assert eve.form(link).status_code == 303
        assert ann.get(link).status_code == 410, "spent"
        assert ann.get(f"/seat/{table}/1/forged").status_code == 410
        assert ann.get("/table/a%0aINFO%20all%20is%20well").status_code == 404
        assert ann.form("/name", name="x" * 100_000).status_code == 413
        assert ann.http.post("/name", data={"name": "x"}, headers={"Origin": "http://evil.example"}).status_code == 403
    lines = [record.getMessage() for record in caplog.records if record.name == "meeplehall.hall"]
    assert len(lines) == 5
    assert not any("\n" in line for line in lines)
    token = link.rpartition("/")[2]
    assert not any(token in line or "forged" in line for line in lines)


def test_methods_that_do_not_fit(visit: Visit) -> None:
    ann = visit("Ann")
    assert ann.get("/play").status_code == 405
    assert ann.http.delete("/").status_code in (405, 411)
    assert ann.http.put("/", content=json.dumps({})).status_code == 405


def test_bots_think_no_longer_when_the_table_ends(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, pace=60.0)
    ann = Person(hall, "Ann")
    tables = [ann.new_table("me", "bot:normal", seed=str(seed)) for seed in range(8)]
    table = next(table for table in tables if not ann.frame(table).get("decision"))  # the bot begins
    assert hall.hall is not None
    room = hall.hall.rooms._rooms[table]
    thinking = room.bots
    assert thinking is not None
    assert ann.post(f"/table/{table}/resign", {"seat": 0}).status_code == 200
    until = time.monotonic() + 10
    while not thinking.done() and time.monotonic() < until:
        time.sleep(0.02)
    assert thinking.cancelled()
    assert room.bots is None
    ann.close()
    hall.stop()
