"""Rooms over a database that somebody else writes to as well."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from meeplehall import bots
from meeplehall.store import Conflict
from meeplehall.store.port import GONE
from meeplehall.store.postgres import PostgresStore
from meeplehall.table import NotNow, Stale, Table
from meeplehall.web.config import Config
from meeplehall.web.metrics import Metrics
from meeplehall.web.pages.status import status_page
from meeplehall.web.rooms import Removed, Rooms
from meeplehall.web.rooms.kept import Keeping
from meeplehall.web.rooms.neighbourhood import Neighbourhood
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.status_desk import StatusDesk
from meeplehall.web.thinking.question import Question
from meeplehall.web.thinking.tally import Tally
from meeplehall.web.thinking.thinkers import Thinkers
from tests.store.contract import first, more
from tests.store.server import server
from tests.table.helpers import act, new_table

Body = Callable[[Rooms, PostgresStore, Table], Awaitable[None]]
HOUR = 3_600_000


def run(body: Body) -> None:
    """With a table that somebody else has made and goes on with."""

    async def whole() -> None:
        address = server().new_database()
        store, other = await PostgresStore.open(address), await PostgresStore.open(address)
        config = Config(database=address)
        rooms = Rooms(store, Thinkers(config), config, Metrics())
        table = new_table()
        await other.write([first(table)])
        await body(rooms, other, table)
        await rooms.close()
        await store.close()
        await other.close()

    asyncio.run(whole())


def test_whoever_asks_gets_what_others_have_written() -> None:
    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")
        for _ in range(5):
            act(table)
            await other.write([more(table)])
        assert await rooms.find("t1") is room
        assert room.table.log == table.log
        assert room.table.state is not None
        assert table.state is not None
        assert room.table.state.digest() == table.state.digest()

    run(body)


def test_a_command_that_comes_second_is_carried_out_after_the_first() -> None:
    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")
        act(table)
        await other.write([more(table)])
        await rooms.change(room, lambda found: found.say(0, "me too", 3000, "ann"))
        assert room.table.log[:-1] == table.log
        saved = await other.load("t1")
        assert saved is not None
        assert saved.entries == room.table.log
        table.say(1, "too late", 3000, "bob")
        with pytest.raises(Conflict):
            await other.write([more(table)])

    run(body)


def test_a_decision_for_what_was_before_is_stale() -> None:
    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")
        seat, version = table.pending()[0], table.version(table.pending()[0])
        action = table.state.legal(seat)[0] if table.state is not None else -1
        player = table.seats[seat].player
        act(table)
        await other.write([more(table)])
        told: list[bool] = []
        room.watch((seat,), lambda: told.append(True))
        with pytest.raises(Stale):
            await rooms.change(room, lambda found: found.act(seat, action, version, 3000, player))
        assert told, "whoever looks hears of what the others wrote"
        assert room.table.log == table.log

    run(body)


def test_whoever_looks_is_told_and_a_table_that_is_removed_is_left() -> None:
    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")
        told = asyncio.Event()
        room.watch((0,), told.set)
        act(table)
        await other.write([more(table)])
        rooms.hear("t1", len(table.log))
        await asyncio.wait_for(told.wait(), 20)
        assert room.table.log == table.log
        assert await other.remove("t1", 10**15, 20)
        rooms.hear("t1", GONE)
        while rooms.open_room("t1") is not None:
            await asyncio.sleep(0.01)
        with pytest.raises(Removed):
            await rooms.find("t1")

    run(body)


def test_whoever_waits_for_a_table_that_loses_a_name_reads_it_without() -> None:
    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")

        async def names() -> list[str]:
            async with room.lock:
                return [seat.name for seat in room.table.seats]

        before = await names()
        async with room.lock:
            await other.blank("t1", [table.seats[0].player])
            rooms.hear("t1", GONE)
            await asyncio.sleep(0)
            reading = asyncio.create_task(names())
            await asyncio.sleep(0)
        assert before[0]
        assert await reading == ["", *before[1:]]
        assert rooms.open_room("t1") is room

    run(body)


class Here:
    """Bots that think at once, where the hall is."""

    def __init__(self) -> None:
        self.tally = Tally()

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        return bots.make(question.level, question.luck).plan(question.game.unpack(question.position), question.seat)


def test_two_owners_play_one_game() -> None:
    """Each is sure that the bots of the table are its own to let play: what one decides the other cannot write over."""

    async def whole() -> None:
        address = server().new_database()
        stores = [await PostgresStore.open(address) for _ in range(2)]
        table = new_table(people=0)
        await stores[0].write([first(table)])
        metrics = [Metrics(), Metrics()]
        halls = []
        for store, counted in zip(stores, metrics, strict=True):
            config = Config(database=address, pace=0.0)
            halls.append(Rooms(store, Here(), config, counted))  # type: ignore[arg-type]  # as much as bots need
        room = await halls[0].find(table.id)
        async with asyncio.timeout(60):
            while sum(counted.conflicts for counted in metrics) < 5 and room.table.pending():
                for store, rooms in zip(stores, halls, strict=True):
                    store.neighbours._owned.add(table.id)  # who comes second gives it up, and is sure again
                    room = await rooms.find(table.id)
                await asyncio.sleep(0.001)
        assert any(counted.conflicts for counted in metrics)
        for rooms in halls:
            await rooms.close()
        saved = await stores[0].load(table.id)
        assert saved is not None
        played = Table.load(saved, table.game)
        again = table.game.new(2, table.setting.options, table.seed(), rules=table.setting.rules)
        for seat, action in played.actions():
            again.apply(seat, action)
        assert played.state is not None
        assert again.digest() == played.state.digest(), "one game, without a decision that is missing or there twice"
        acknowledged = sum(sum(counted.commits.counts) for counted in metrics)
        assert 0 <= len(played.actions()) - acknowledged <= len(halls), "each may have been writing when it was closed"
        for store in stores:
            await store.close()

    asyncio.run(whole())


def test_nobody_is_idle_because_of_another_clock() -> None:
    """A move that a hall with a clock an hour behind has written was made just now."""

    async def body(rooms: Rooms, other: PostgresStore, table: Table) -> None:
        room = await rooms.find("t1")
        room.table.reopened(now() - HOUR // 6)
        act(table, at=now() - HOUR)
        await other.write([more(table)])
        await rooms.find("t1")
        seat = table.pending()[0]
        asks = table.seats[1 - seat].player
        with pytest.raises(NotNow, match="more seconds"):
            room.table.replace(seat, "easy", now(), asks)

    run(body)


def test_each_process_knows_how_the_whole_hall_stands() -> None:
    async def whole() -> None:
        address = server().new_database()
        stores = [await PostgresStore.open(address) for _ in range(2)]
        desks, lives = [], []
        for number, store in enumerate(stores):
            config = Config(database=address)
            thinkers, metrics = Thinkers(config), Metrics()
            metrics.sockets = number + 1
            rooms = Rooms(store, thinkers, config, metrics)
            others = Neighbourhood(store.neighbours, store, rooms, Keeping(), set(), lambda: None)
            desks.append(StatusDesk(store, rooms, thinkers, metrics))
            lives += [asyncio.create_task(others.run()), asyncio.create_task(desks[-1].tell_again_and_again())]
        await stores[0].write([first(new_table())])
        async with asyncio.timeout(30):
            while True:
                status = await desks[1].status()
                told = sorted(member.report.sockets for member in status.members if member.report is not None)
                if told == [1, 2]:
                    break
                await asyncio.sleep(0.05)
        assert status.standing.tables == {"running": 1}
        page = status_page(status)
        assert "1 running" in page
        numbers = await desks[0].metrics()
        assert "meeplehall_hall_processes 2\n" in numbers
        assert 'meeplehall_hall_tables{status="running"} 1\n' in numbers
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for store in stores:
            await store.close()

    asyncio.run(whole())
