"""Bots that think for many people in processes that die, hang and fail: a real hall, real workers."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meeplehall import registry
from meeplehall.store import TableSummary
from meeplehall.table import Seat, Setting, Status, Table
from meeplehall.web.config import Config
from meeplehall.web.rooms import bot_play
from meeplehall.web.rooms.opening import make_setting, now
from meeplehall.web.rooms.resuming import resume_order
from meeplehall.web.thinking.line import Job
from meeplehall.web.thinking.mistakes import what_and_where
from meeplehall.web.thinking.question import NoAnswer, Question, TooSlow
from meeplehall.web.thinking.thinkers import Thinkers

from .server import HallServer, Person

Open = Callable[..., HallServer]
Visit = Callable[[HallServer, str], Person]
WAIT = 90.0


def until(true: Callable[[], object], what: str) -> None:
    """Wait, however busy the machine is."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, f"not in {WAIT:.0f} s: {what}"
        time.sleep(0.01)


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[Open]:
    """A hall that is closed in any case: a stopped worker would outlive a failed test."""
    halls: list[HallServer] = []

    def start(**settings: Any) -> HallServer:
        halls.append(HallServer(tmp_path, first_worker_waits=False, **settings))
        return halls[-1]

    yield start
    for hall in halls:
        hall.stop()


@pytest.fixture
def visit() -> Iterator[Visit]:
    people: list[Person] = []

    def come(hall: HallServer, name: str) -> Person:
        people.append(Person(hall, name))
        return people[-1]

    yield come
    for person in people:
        person.close()


def thinkers_of(hall: HallServer) -> Thinkers:
    assert hall.hall is not None
    return hall.hall.thinkers


def the_worker(hall: HallServer) -> int:
    """The process of the only worker, once it is there."""
    until(lambda: thinkers_of(hall).pids() and thinkers_of(hall)._free, "a free worker")
    (pid,) = thinkers_of(hall).pids()
    return pid


def processes() -> int:
    return sum(child.name == "meeplehall-thinker" for child in multiprocessing.active_children())


def open_table(hall: HallServer, person: Person, *bots: str, seed: int = 1) -> str:
    """A table of this person's with bots of any name, even such as no form offers."""
    assert hall.hall is not None
    game = registry.find("burgundy")
    visitor = hall.hall.cookie._signer.loads(person.http.cookies["hall"])
    table = Table(make_setting(game, len(bots) + 1, {}, visitor[0], False, seed), game)
    table.sit(0, visitor[0], "Ann", now())
    for seat, bot in enumerate(bots, start=1):
        table.sit(seat, "", "Odile", now(), bot=bot)
    hall.do(hall.hall.rooms.add(table))
    return table.id


def bot_to_move(hall: HallServer, person: Person, *bots: str) -> str:
    """The same, once the person has moved and it is the bots' turn."""
    table = open_table(hall, person, *bots)
    while True:
        frame = person.frame(table)
        if not frame.get("decision"):
            return table
        answer = person.act(table, 0, frame["decision"]["picks"][0]["action"], frame["version"])
        assert answer.status_code == 200


def log_of(person: Person, table: str) -> str:
    return "".join(person.frame(table)["log"][1])


class Spy:
    """Notes how many decisions of others were begun while one stood in line."""

    def __init__(self, hall: HallServer) -> None:
        line = thinkers_of(hall)._line
        self.begun: list[Job] = []
        self.asked: dict[int, int] = {}
        put, begin = line.put, line.begin

        def noting_put(job: Job) -> None:
            self.asked[id(job)] = len(self.begun)
            put(job)

        def noting_begin(now: float) -> Job | None:
            job = begin(now)
            if job is not None:
                self.begun.append(job)
            return job

        line.put, line.begin = noting_put, noting_begin  # type: ignore[method-assign]

    def before(self, visitor: str) -> list[int]:
        """For each decision of a visitor's bots: how many others were begun before it."""
        return [n - self.asked[id(job)] for n, job in enumerate(self.begun) if job.visitor == visitor]


def test_nobody_takes_everyones_bots(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(bot_tables=200, bot_tables_each=200)
    eve, ann = visit(hall, "Eve"), visit(hall, "Ann")
    spy = Spy(hall)
    for _ in range(60):
        eve.new_table(*["bot:hard"] * 4)
    for _ in range(40):
        eve.new_table("me", *["bot:hard"] * 3)
    until(lambda: thinkers_of(hall).tally.done > 5 and len(thinkers_of(hall)._line) > 50, "Eve's bots think")
    table = ann.new_table("me", "bot:normal", "bot:normal", seed="5")
    ann.play(table, 6)
    assert ann.my_turn(table)["decision"]
    assert hall.hall is not None
    visitor = hall.hall.rooms._rooms[table].table.setting.host
    waits = spy.before(visitor)
    assert len(waits) >= 4
    assert max(waits) <= 1, waits
    assert thinkers_of(hall).tally.people.count > 0


def test_a_dead_worker_is_replaced_once_and_its_question_asked_again(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(bot_tables=60, bot_tables_each=60)
    ann = visit(hall, "Ann")
    the_worker(hall)
    others = processes() - 1
    for _ in range(60):
        ann.new_table("bot:hard", "bot:hard")
    tally = thinkers_of(hall).tally
    for restarts in (1, 2):
        until(lambda: tally.thinking == 1 and tally.waiting > 30, "sixty tables wait")
        os.kill(thinkers_of(hall).pids()[0], signal.SIGKILL)
        until(lambda r=restarts: tally.restarts >= r, "the hall notices")  # type: ignore[misc]
        done = tally.done
        until(lambda d=done: tally.done > d + 10, "the tables go on")  # type: ignore[misc]
        assert tally.restarts == restarts
        assert processes() - others == 1
    assert tally.failed == 0


def test_a_question_that_kills_is_asked_twice_and_no_more() -> None:
    async def body() -> None:
        thinkers = Thinkers(Config(database=""))
        state = registry.find("burgundy").new(4, {}, 1)
        question = Question(state.game, state.pack(), state.pending()[0], "expert", 5)
        answer = asyncio.create_task(thinkers.plan(question, ["ann"], "ann"))
        for restarts in (0, 1):
            while not thinkers.tally.thinking or thinkers.tally.restarts < restarts:
                await asyncio.sleep(0.002)
            os.kill(thinkers.pids()[0], signal.SIGKILL)
            while thinkers.tally.thinking:
                await asyncio.sleep(0.002)
        with pytest.raises(NoAnswer, match="2 workers died"):
            await answer
        easy = Question(state.game, state.pack(), state.pending()[0], "easy", 5)
        assert await thinkers.plan(easy, ["ann"], "ann")
        assert thinkers.tally.snapshot()["restarts"] == 2
        await thinkers.close()
        assert thinkers.pids() == [] or not any(_lives(pid) for pid in thinkers.pids())

    asyncio.run(asyncio.wait_for(body(), WAIT))


def test_workers_that_died_while_nobody_asked_them_cost_no_try() -> None:
    async def body() -> None:
        thinkers = Thinkers(Config(database="", thinkers=2))
        state = registry.find("burgundy").new(2, {}, 1)
        question = Question(state.game, state.pack(), state.pending()[0], "easy", 5)
        await asyncio.gather(*[thinkers.plan(question, [who], who) for who in ("ann", "bob")])
        while len(thinkers._free) < 2:
            await asyncio.sleep(0.01)
        for pid in thinkers.pids():
            os.kill(pid, signal.SIGKILL)
        while not all(worker.has_died() for worker in thinkers._workers):
            await asyncio.sleep(0.01)
        assert await thinkers.plan(question, ["ann"], "ann")
        assert (thinkers.tally.failed, thinkers.tally.restarts) == (0, 2)
        await thinkers.close()

    asyncio.run(asyncio.wait_for(body(), WAIT))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_hangs_is_ended_and_the_table_goes_on(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(deadline_floor=2.0, deadline_factor=0.0, bot_failures=50)
    ann = visit(hall, "Ann")
    stopped = the_worker(hall)
    os.kill(stopped, signal.SIGSTOP)
    table = bot_to_move(hall, ann, "easy", "easy")
    assert ann.my_turn(table)["decision"]
    tally = thinkers_of(hall).tally
    assert tally.timed_out >= 1
    assert tally.restarts == tally.timed_out
    assert not _lives(stopped)


def test_what_nobody_waits_for_any_more_frees_its_worker(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(deadline_floor=600.0, spare_grace=0.2)
    ann, bob = visit(hall, "Ann"), visit(hall, "Bob")
    os.kill(the_worker(hall), signal.SIGSTOP)
    left = bot_to_move(hall, ann, "easy")
    tally = thinkers_of(hall).tally
    until(lambda: tally.thinking == 1, "Ann's bot thinks")
    waiting = bot_to_move(hall, bob, "easy")
    until(lambda: tally.waiting == 1, "Bob's bot stands in line")
    assert ann.post(f"/table/{left}/resign", {"seat": 0}).status_code == 200
    assert bob.my_turn(waiting)["decision"]
    assert (tally.cancelled, tally.failed, tally.restarts) == (1, 0, 1)


def test_a_question_that_is_given_up_leaves_the_line() -> None:
    async def body() -> None:
        thinkers = Thinkers(Config(database=""))
        state = registry.find("burgundy").new(2, {}, 1)
        question = Question(state.game, state.pack(), state.pending()[0], "easy", 5)
        given_up = asyncio.create_task(thinkers.plan(question, ["ann"], "ann"))
        kept = asyncio.create_task(thinkers.plan(question, ["ann"], "ann"))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await kept
        counts = thinkers.tally.snapshot()
        assert (counts["done"], counts["cancelled"], counts["waiting"], counts["thinking"]) == (1, 1, 0, 0)
        assert (counts["workers"], counts["restarts"], counts["failed"], counts["timed_out"]) == (1, 0, 0, 0)
        waits: Any = counts["people"]
        assert waits["count"] == 1
        assert 0 < waits["total"] == waits["longest"]
        await thinkers.close()

    asyncio.run(asyncio.wait_for(body(), WAIT))


def test_a_line_that_is_full_takes_nobody_more_and_loses_nobody(
    open_hall: Open, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_play, "OUT_OF_LINE", 0.05)
    hall = open_hall(limits={"bots_waiting": 3}, deadline_floor=600.0)
    ann = visit(hall, "Ann")
    os.kill(the_worker(hall), signal.SIGSTOP)
    tables = [bot_to_move(hall, ann, "random") for _ in range(8)]
    until(lambda: len(thinkers_of(hall)._line) == 3, "the line is full")
    assert thinkers_of(hall).tally.failed == 0
    for path, fields in (("/play", {}), ("/learn", {}), ("/new", {"seat-0": "me", "seat-1": "bot:easy"})):
        answer = ann.form(path, game="burgundy", **fields)
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "60"
        assert "bots have more than enough" in answer.text
    waits = ann.new_table("me", "open")
    assert ann.form(f"/table/{waits}/bots").status_code == 503
    ann.new_table("me", "here")
    os.kill(thinkers_of(hall).pids()[0], signal.SIGCONT)
    for table in tables:
        assert ann.my_turn(table)["decision"]
    assert thinkers_of(hall).tally.failed == 0
    assert ann.form("/play", game="burgundy").status_code == 303


def test_a_bot_that_fails_again_and_again_hands_its_seat_to_a_simpler_one(
    open_hall: Open, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    hall = open_hall(bot_rest=0.01)
    ann = visit(hall, "Ann")
    table = bot_to_move(hall, ann, "expert:no-such-file.json")
    assert ann.my_turn(table)["decision"]
    assert hall.hall is not None
    assert hall.hall.rooms._rooms[table].table.seats[1].bot == "hard"
    tally = thinkers_of(hall).tally
    assert (tally.failed, tally.relieved, tally.stuck) == (3, 1, 0)
    assert "a simpler bot takes over for <b>Odile</b>: the other one got stuck" in log_of(ann, table)
    dutch = ann.http.get(f"/table/{table}/frame", headers={"Accept-Language": "nl"}).text
    assert "een eenvoudigere bot neemt het over van" in dutch
    lines = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert len(lines) == 3
    assert all("'expert:no-such-file.json' failed: " in line and "\n" not in line for line in lines)
    ann.play(table, 3)


def test_after_the_simplest_the_table_is_left_alone_until_it_is_opened_anew(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(deadline_factor=0.0, deadline_floor=0.0, bot_failures=1)
    ann = visit(hall, "Ann")
    table = bot_to_move(hall, ann, "easy")
    tally = thinkers_of(hall).tally
    until(lambda: tally.stuck, "all bots have failed")
    assert (tally.relieved, tally.timed_out) == (2, 3)  # by gentle, by random
    until(lambda: "no bot can go on for <b>Odile</b>; the game stops here" in log_of(ann, table), "it says so")
    for _ in range(20):
        ann.frame(table)
    assert (tally.timed_out, tally.thinking, tally.waiting) == (3, 0, 0), "nobody tries any more"
    hall.stop()
    hall.settings |= {"deadline_floor": 30.0}
    hall.start()
    assert ann.my_turn(table)["decision"]


def test_tables_of_bots_only_are_few(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(pace=60.0, bot_tables=2, bot_tables_each=1)
    ann, bob, cleo = visit(hall, "Ann"), visit(hall, "Bob"), visit(hall, "Cleo")
    alone = {"game": "burgundy", "seat-0": "bot:easy", "seat-1": "bot:easy"}
    ann.new_table("bot:easy", "bot:easy")
    answer = ann.form("/new", **alone)
    assert answer.status_code == 400
    assert "Enough tables with only bots are running" in answer.text
    dutch = ann.http.post("/new", data=alone, headers={"Accept-Language": "nl"})
    assert "genoeg tafels met alleen bots" in dutch.text
    ann.new_table("me", "bot:easy")
    empty = ann.new_table("open", "bot:easy")
    assert ann.form(f"/table/{empty}/bots").status_code == 409
    bob.new_table("bot:easy", "bot:easy")
    assert cleo.form("/new", **alone).status_code == 400, "the hall has two, whosesoever they are"


def test_after_a_restart_people_come_first_and_a_broken_table_stops_nobody(open_hall: Open, visit: Visit) -> None:
    hall = open_hall(pace=60.0, bot_tables=20, bot_tables_each=20)
    ann, eve = visit(hall, "Ann"), visit(hall, "Eve")
    alone = [eve.new_table("bot:random", "bot:random") for _ in range(6)]
    mine = bot_to_move(hall, ann, "easy")
    broken = bot_to_move(hall, ann, "easy")
    lost = bot_to_move(hall, ann, "easy")
    hall.stop()
    with sqlite3.connect(hall.database) as db:
        db.execute("UPDATE tables SET position = ? WHERE id = ?", (b"\x92\xc4\x03abc\x90", broken))
        db.execute("UPDATE tables SET seats = ?, changed = changed + 10 WHERE id = ?", (b"\xc1", lost))
    db.close()
    hall.settings |= {"pace": 0.0, "bot_tables": 2, "bot_tables_each": 2}
    hall.start()
    assert hall.hall is not None
    rooms, tables = hall.hall.rooms._rooms, hall.hall.rooms.bots.tables
    until(lambda: mine in rooms and ann.frame(mine).get("decision"), "Ann's table goes on")
    until(lambda: len(tables.playing()) == 2, "two tables of bots play")
    most = 0

    def all_over() -> bool:
        nonlocal most
        most = max(most, len(tables.playing()))
        return all(table in rooms and rooms[table].table.status.value == "over" for table in alone)

    until(all_over, "one after the other is played to the end")
    assert most == 2
    assert broken not in rooms


def test_a_command_that_breaks_half_way_is_undone(open_hall: Open, visit: Visit) -> None:
    hall = open_hall()
    ann = visit(hall, "Ann")
    table = open_table(hall, ann, "easy", seed=3)
    frame = ann.my_turn(table)
    assert hall.hall is not None
    rooms = hall.hall.rooms
    room = rooms._rooms[table]

    def break_half_way(table: Table) -> None:
        assert table.state is not None
        table.state.apply(0, table.state.legal(0)[0])
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        hall.do(rooms.change(room, break_half_way))
    assert ann.frame(table) == frame
    ann.play(table, 3)


def test_two_who_open_a_table_at_once_get_one_room(open_hall: Open) -> None:
    hall = open_hall()
    assert hall.hall is not None
    rooms = hall.hall.rooms
    game = registry.find("burgundy")

    async def race() -> None:
        for number in range(20):
            setting: Setting = make_setting(game, 2, {}, "ann", False, number)
            table = Table(setting, game)
            table.sit(0, "ann", "Ann", now())
            adding = asyncio.create_task(rooms.add(table))
            while await rooms.store.load(table.id) is None:
                await asyncio.sleep(0)
            assert await rooms.find(table.id) is await adding

    hall.do(race())


def test_mistakes_and_questions_print_nothing_of_a_position() -> None:
    state = registry.find("burgundy").new(2, {}, 99)
    question = Question(state.game, state.pack(), 0, "easy", 4711)
    assert "position" not in repr(question)
    assert "4711" not in repr(question)
    try:
        raise ValueError(f"in {state.pack().hex()}")
    except ValueError as error:
        assert what_and_where(error).startswith("ValueError at test_thinking.py:")
        assert state.pack().hex() not in what_and_where(error)
    assert what_and_where(TooSlow("no decision within 3.0 s")) == "no decision within 3.0 s"


def test_people_go_on_first_and_in_turn() -> None:
    def row(table: str, host: str, *players: str) -> TableSummary:
        seats = [Seat(player=player, name="X", bot="" if player else "easy") for player in players]
        return TableSummary(table, "burgundy", {}, Status.RUNNING, seats, [1], host, False, 0, 0)

    rows = [row(f"alone{n}", "eve", "", "") for n in range(2)]
    rows += [row(f"eve{n}", "eve", "eve", "") for n in range(3)]
    rows += [row("ann", "ann", "ann", ""), row("bob's", "bob", "", ""), row("joined", "eve", "", "cleo")]
    order = [found.id for found in resume_order(rows)]
    assert order == ["eve0", "ann", "joined", "eve1", "eve2", "alone0", "bob's", "alone1"]
