"""Two real halls on one real PostgreSQL server: none of them is special, and either may die."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

import pytest

from tests.store.server import server
from tests.web.server import PATIENCE, Person, messages, seat_links
from tests.web.test_command_line import children

from .halls import HallProcess, halls, length, wait_for, whole

ONLY_WHEN_TOLD = """
from meeplehall.web.rooms import kept
kept.AGAIN = 3600.0
from meeplehall.terminal.main import run
if __name__ == "__main__":
    run()
"""
NEWER = """
from meeplehall.store import connecting
known = connecting.migrations("postgres")
adds = f"-- oldest program: {len(known)}\\nALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'oak'"
connecting.migrations = lambda kind: [*known, (99, adds)]
from meeplehall.terminal.main import run
if __name__ == "__main__":
    run()
"""
"""A Meeplehall of the next version, which has added something to the layout."""


@pytest.fixture
def database() -> str:
    return server().new_database()


Pair = tuple[str, HallProcess, HallProcess]


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """A database and two halls, for tests that leave both alive."""
    shared = server().new_database()
    with halls(shared, 2, "--limit", "chat_per_minute=1000", "--limit", "review_playouts=4") as (one, two):
        yield shared, one, two


def decide(person: Person, table: str) -> int:
    """One decision; the version after it, or -1 if the game is over."""
    frame = person.my_turn(table)
    if frame["status"] != "running":
        return -1
    pick = frame["decision"]["picks"][0]
    answer = person.act(table, frame["viewer"], pick["action"], frame["version"], pick.get("lead", -1))
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def test_lobby_and_tournament_of_one_are_told_at_the_other() -> None:
    """By the one, not by the clock: nothing is looked at again just because time passes."""
    address = server().new_database()
    with ExitStack() as stack:
        one, two = (HallProcess(address, program=ONLY_WHEN_TOLD) for _ in range(2))
        for hall in (one, two):
            stack.callback(hall.close)
        ann, bob = one.visit("Ann"), two.visit("Bob")
        lobby = stack.enter_context(bob.listen("/lobby/live"))
        assert json.loads(lobby.recv(timeout=PATIENCE))["mark"]
        table = ann.new_table("me", "open", listed="yes")
        assert table in json.loads(lobby.recv(timeout=PATIENCE))["parts"]["lobby-open"]
        assert ann.form("/join", name="Kept Ann", passphrase="heron walks at dawn").status_code == 303
        assert bob.form("/join", name="Kept Bob", passphrase="heron walks at dawn").status_code == 303
        plan = {"name": "Cup", "game": "renaissance", "players": "2", "kind": "round-robin", "hours": "24"}
        cup = ann.form("/tournaments", **plan).headers["location"]
        page = stack.enter_context(ann.listen(f"{cup}/live"))
        assert json.loads(page.recv(timeout=PATIENCE))["mark"]
        assert bob.form(f"{cup}/join").status_code == 303
        assert "Kept Bob" in json.loads(page.recv(timeout=PATIENCE))["parts"]["tournament"]


def test_a_game_is_played_through_both(pair: Pair) -> None:
    database, one, two = pair
    ann = one.visit("Ann")
    there = two.welcome(ann)
    table = ann.new_table("me", "open")
    link = seat_links(there.get(f"/table/{table}").text)[0]
    bob = two.visit("Bob")
    assert bob.form(link).status_code == 303
    # What one process has answered, the other knows at once.
    bob_there = one.welcome(bob)
    assert bob_there.get(f"/table/{table}").status_code == 200
    with ann.live(table) as page, there.live(table) as other_page:
        assert messages(page, patience=20)
        assert messages(other_page, patience=20)
        people = [(ann, bob_there), (there, bob)]
        for turn in range(12):
            for person in people[turn % 2]:
                frame = person.frame(table)
                if frame.get("decision"):
                    assert decide(person, table) > 0
        version = ann.frame(table)["version"]
        for told in (messages(page, patience=20), messages(other_page, patience=20)):
            assert json.loads(told[-1])["version"] == version
        # Who has the table open at one is there for the other.
        with bob.live(table):
            wait_for(lambda: [seat[2] for seat in there.frame(table)["seats"]] == [True, True], 20)
            wait_for(lambda: [seat[2] for seat in ann.frame(table)["seats"]] == [True, True], 20)
        wait_for(lambda: [seat[2] for seat in ann.frame(table)["seats"]] == [True, False], 30)
    whole(database, table)
    # A command that was made for an older version is refused wherever it comes.
    stale = there.act(table, 0, 0, 1)
    assert stale.status_code == 409
    # An account of one is known at the other, and gone there when it goes here.
    assert bob.form("/join", name="Two Halls", passphrase="heron walks at dawn").status_code == 303
    bob_there = one.welcome(bob)
    assert bob_there.frame(table)["seats"][1][0] == "Two Halls"
    lost = one.visit("")
    assert lost.form("/sign-in", name="two halls", passphrase="heron walks at dawn").status_code == 303
    assert lost.get("/you").status_code == 200
    assert bob.form("/you/sessions", session="others").status_code == 303
    assert lost.get("/you").status_code == 303, "at once"
    assert bob.form("/you/delete", name="Two Halls").status_code == 303
    assert bob_there.get("/you").status_code == 303
    wait_for(lambda: "Two Halls" not in json.dumps(ann.frame(table)), 60)
    assert ann.frame(table)["seats"][1][0] == "Guest 2"
    # Who is forgotten at one is forgotten at the other.
    assert ann.form("/forget").status_code == 303
    wait_for(lambda: there.get(f"/table/{table}").status_code == 403, 10)


def test_both_write_at_the_same_time(pair: Pair) -> None:
    """Chat needs no version: whoever comes second reads again and writes after the first."""
    database, one, two = pair
    ann = one.visit("Ann")
    table = ann.new_table("me", "here")
    there = two.welcome(ann)

    def talk(person: Person) -> list[int]:
        said = [person.post(f"/table/{table}/say", {"seat": 0, "text": f"word {n}"}) for n in range(20)]
        return [answer.status_code for answer in said]

    before = length(database, table)
    with ThreadPoolExecutor(2) as pool:
        codes = [code for found in pool.map(talk, (ann, there)) for code in found]
    assert codes == [200] * 40
    assert length(database, table) == before + 40
    whole(database, table)


def test_kills_lose_nothing_and_bots_go_on_elsewhere(database: str) -> None:
    rng = random.Random(3)
    with halls(database, 2, "--pace", "0.1") as (one, two):
        for _ in range(2):
            ann = one.visit("Ann")
            games = [ann.new_table("bot:random", "bot:random") for _ in range(2)]
            table = ann.new_table("me", "bot:random")
            said = 0
            for _ in range(rng.randrange(3, 8)):
                said = max(said, decide(ann, table))
            one.kill()
            # It is known by its connection to be dead, not by its lease; how soon: bench/hall.py many-kills.
            server().sql("UPDATE processes SET until = until + interval '1 hour'", database)
            there = two.welcome(ann)
            assert there.frame(table)["version"] >= said, "what was acknowledged is there"
            lengths = {game: length(database, game) for game in games}
            for game, before in lengths.items():
                wait_for(partial(went_on, database, game, before))
            assert decide(there, table) > said
            for game in (*games, table):
                whole(database, game)
            one.close()
            one = HallProcess(database, "--pace", "0.1")
        one.close()


def went_on(database: str, table: str, before: int) -> bool:
    ((now, status),) = server().sql(f"SELECT length, status FROM tables WHERE id = '{table}'", database)
    return bool(now > before or status != "running")


def test_an_owner_that_was_stopped_cannot_write_twice(database: str) -> None:
    with halls(database, 2, "--pace", "0.3") as (one, two):
        ann = one.visit("Ann")
        table = ann.new_table("bot:random", "bot:random")
        there = two.welcome(ann)
        wait_for(lambda: length(database, table) > 8)
        one.process.send_signal(signal.SIGSTOP)
        stopped = length(database, table)
        wait_for(lambda: length(database, table) > stopped + 5, 30)
        one.process.send_signal(signal.SIGCONT)
        wait_for(lambda: length(database, table) > stopped + 20, 30)
        whole(database, table)
        assert ann.frame(table)["version"] <= there.frame(table)["version"]
        assert there.get("/ready").status_code == 200


def test_clocks_an_hour_apart(database: str) -> None:
    """Leases go by the database's clock, and nobody counts as idle because another process's clock says so."""
    one, two = HallProcess(database), HallProcess(database, ahead=3600)
    try:
        ann = one.visit("Ann")
        table = ann.new_table("me", "open")
        link = seat_links(ann.get(f"/table/{table}").text)[0]
        bob = two.visit("Bob")
        assert bob.form(link).status_code == 303
        people = (ann, bob, two.welcome(ann), one.welcome(bob))
        for _ in range(4):
            for person in people:
                if person.frame(table).get("decision"):
                    decide(person, table)
                for seat in (0, 1):
                    assert person.post(f"/table/{table}/replace", {"seat": seat}).status_code in (400, 409)
        game = ann.new_table("bot:random", "bot:random")
        wait_for(partial(went_on, database, game, length(database, game)))
        whole(database, table)
    finally:
        one.close()
        two.close()


def is_read(person: Person, table: str) -> bool:
    return bool(person.json(f"/table/{table}/review/progress")["state"] == "done")


def test_a_review_is_read_by_one_and_seen_at_both(pair: Pair) -> None:
    database, one, two = pair
    ann = one.visit("Ann")
    table = ann.new_table("me", "bot:random", seed="7")
    for _ in range(6):
        decide(ann, table)
    assert ann.post(f"/table/{table}/resign", {"seat": 0}).status_code == 200
    people = (ann, two.welcome(ann))
    for person in people:
        assert person.post(f"/table/{table}/review", {"turn": 0}).status_code == 200
    for person in people:
        wait_for(partial(is_read, person, table))
    (kept,) = server().sql(f"SELECT count(*) FROM verdicts WHERE table_id = '{table}'", database)
    assert kept[0] > 0


def test_two_neighbouring_versions_side_by_side(database: str) -> None:
    """A newer program brings the layout on while the older one runs; old and new play one game, and old ones start."""
    with halls(database, 1) as (old,):
        ann = old.visit("Ann")
        table = ann.new_table("me", "bot:random", seed="7")
        decide(ann, table)
        newer = HallProcess(database, program=NEWER)
        try:
            there = newer.welcome(ann)
            for person in (there, ann, there, ann):
                decide(person, table)
            assert server().sql("SELECT max(version) FROM layout", database)[0][0] == 99
            # The bots go on wherever one of them is.
            game = there.new_table("bot:random", "bot:random")
            newer.kill()
            wait_for(partial(went_on, database, game, length(database, game)))
        finally:
            newer.close()
        with halls(database, 1) as (again,):
            decide(again.welcome(ann), table)
        whole(database, table)


def test_an_older_program_is_refused_in_one_line(database: str) -> None:
    server().sql("CREATE TABLE layout (version INTEGER NOT NULL, oldest INTEGER NOT NULL)", database)
    server().sql("INSERT INTO layout VALUES (99, 99)", database)
    command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--database", database]
    for more in ([], ["--processes", "2"]):
        done = subprocess.run([*command, *more], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert "use a newer Meeplehall" in done.stderr


def test_several_processes_on_one_port(database: str) -> None:
    with halls(database, 1, "--processes", "2") as (hall,):
        ann = hall.visit("Ann")
        table = ann.new_table("me", "bot:random")
        for _ in range(3):
            decide(ann, table)
        processes = children(hall.process.pid)
        assert len(processes) == 2
        os.kill(processes[0], signal.SIGKILL)
        ann = hall.welcome(ann)
        decide(ann, table)
        wait_for(lambda: len(children(hall.process.pid)) == 2, 30)
        whole(database, table)
    assert hall.process.returncode == 0
    assert any("is started again" in line for line in hall.errors)


def test_several_processes_need_a_server(tmp_path: object) -> None:
    command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--processes", "2"]
    done = subprocess.run(
        [*command, "--database", f"{tmp_path}/hall.db"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "several processes need a database on a server" in done.stderr
    assert len(done.stderr.splitlines()) == 1
