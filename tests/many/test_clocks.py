"""Time that runs out where several processes keep the clocks."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence

import pytest

from meeplehall.store.postgres import PostgresStore
from meeplehall.table import Clock, Left
from meeplehall.web.config import Config
from meeplehall.web.metrics import Metrics
from meeplehall.web.rooms import Rooms
from meeplehall.web.rooms.clock_keeper import ClockKeeper
from meeplehall.web.rooms.kept import Keeping
from meeplehall.web.rooms.neighbourhood import Neighbourhood
from meeplehall.web.rooms.opening import now
from meeplehall.web.thinking.question import Question
from meeplehall.web.thinking.tally import Tally
from tests.store.contract import first, more
from tests.store.days_contract import timed
from tests.store.server import server
from tests.table.helpers import act

OWNER = """
import asyncio, sys
from meeplehall.store.postgres import PostgresStore

class Deaf:
    def changed(self, *heard): ...
    sessions_ended = present = missed = outdated = changed

async def whole():
    store = await PostgresStore.open(sys.argv[1])
    life = asyncio.create_task(store.neighbours.run(Deaf()))
    while not await store.neighbours.claim("live"):
        await asyncio.sleep(0.01)
    print("mine", flush=True)
    await life

asyncio.run(whole())
"""
"""A process that has a table and sees to nothing."""


class Ponders:
    """A bot that does not come to a decision."""

    def __init__(self) -> None:
        self.tally = Tally()

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        await asyncio.Event().wait()
        return []


class Process:
    """As much of one as clocks need."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        rooms = Rooms(store, Ponders(), Config(database=store.address), Metrics())  # type: ignore[arg-type]
        self.rooms, self.clocks = rooms, ClockKeeper(store, rooms)
        self.life = asyncio.create_task(
            Neighbourhood(store.neighbours, store, rooms, Keeping(), set(), lambda: None).run()
        )

    async def close(self) -> None:
        self.life.cancel()
        await asyncio.gather(self.life, return_exceptions=True)
        await self.rooms.close()
        await self.store.close()


def test_time_runs_out_while_the_owner_of_the_table_is_dead() -> None:
    """As long as it lives the owner is to end the turn; when it has been killed, one of the others does, once."""

    async def whole() -> None:
        address = server().new_database()
        processes = [Process(await PostgresStore.open(address)) for _ in range(2)]
        table = timed("live", Clock(minutes=15, grace=10, loss=True))
        act(table, at=2000)
        (seat,) = table.pending()
        await processes[0].store.write([first(table)])
        assert 0 < table.run_out_at(2000) < now()
        command = [sys.executable, "-c", OWNER, address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as owner:
            try:
                assert owner.stdout is not None
                assert await asyncio.to_thread(owner.stdout.readline) == "mine\n"
                for process in processes:
                    while not process.store.neighbours.owner:
                        await asyncio.sleep(0.01)
                    await process.clocks.look(now())
                    assert (await process.rooms.find("live")).table.log == table.log
            finally:
                owner.kill()
        rooms = [await process.rooms.find("live") for process in processes]
        async with asyncio.timeout(30):
            while not any(room.table.late for room in rooms):
                await asyncio.gather(*[process.clocks.look(now()) for process in processes])
        for process in processes:
            await process.clocks.look(now())
            log = (await process.rooms.find("live")).table.log
            assert log[: len(table.log)] == table.log
            assert [(entry.seat, entry.late) for entry in log if isinstance(entry, Left)] == [(seat, True)]
        assert [process.store.neighbours.owns("live") for process in processes].count(True) == 1
        for process in processes:
            await process.close()

    asyncio.run(whole())


def test_who_decides_at_the_last_moment_keeps_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the table is not kept by whoever had claimed it to end the turn: its bots may be for another to let play."""

    async def whole() -> None:
        process = Process(await PostgresStore.open(server().new_database()))
        neighbours = process.store.neighbours
        while not neighbours.owner:
            await asyncio.sleep(0.01)
        table = timed("live", Clock(minutes=15, grace=10), now() - 15 * 60_000 - 10_000)
        await process.store.write([first(table)])
        claim = neighbours.claim

        async def slowly(name: str) -> bool:
            claimed, turn = await claim(name), table.pending()
            while table.pending() == turn:
                act(table, at=now())
            await process.store.write([more(table)])
            return claimed

        monkeypatch.setattr(neighbours, "claim", slowly)
        await process.clocks.look(now())
        monkeypatch.undo()
        room = await process.rooms.find("live")
        assert room.table.log == table.log
        assert not room.table.late
        assert not neighbours.owns("live")
        await process.close()

    asyncio.run(whole())
