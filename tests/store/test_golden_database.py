"""Tables of an earlier program open as it left them, are played on to the end, and are looked at again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from meeplehall import bots
from meeplehall.store import Store
from meeplehall.table import Status, Table

from . import old_halls
from .old_halls import SAID

LATER = 1_800_000_000_000
EVERY = 25
"""After so many decisions all that is new is written."""

Body = Callable[[Store], Awaitable[None]]


def run(tmp_path: Path, body: Body) -> None:
    async def whole() -> None:
        store = old_halls.open_store(old_halls.copy(tmp_path / "hall.db"))
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_the_old_hall_has_everything() -> None:
    tables = SAID["tables"].values()
    for game in ("burgundy", "renaissance", "nobility"):
        here = [table for table in tables if table["game"] == game]
        assert {table["status"] for table in here} == {status.value for status in Status}
        assert any(table["imported"] for table in here)
        sealed = [table for table in here if len(table.get("pending", [])) > 1 and table["may_take_back"]]
        assert sealed, f"no table of {game} with sealed decisions, some made and some not"
    kinds = {kind for table in tables for kind in table["kinds"]}
    assert kinds >= {"sit", "begin", "act", "undo", "say", "leave", "return", "again", "close"}


def test_the_lists_are_as_they_were(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        assert await old_halls.lists(store) == SAID["lists"]

    run(tmp_path, body)


@pytest.mark.parametrize("name", SAID["tables"])
def test_a_table_is_as_it_was(tmp_path: Path, name: str) -> None:
    async def body(store: Store) -> None:
        now, then = old_halls.account(await old_halls.load(store, name)), SAID["tables"][name]
        for key in then:
            assert now[key] == then[key], key

    run(tmp_path, body)


@pytest.mark.parametrize("name", old_halls.names(status="running"))
def test_a_running_table_is_played_on_to_the_end(tmp_path: Path, name: str) -> None:
    async def body(store: Store) -> None:
        table = await old_halls.load(store, name)
        could = old_halls.may_take_back(table)
        if could:
            before = old_halls.decisions(table)
            old_halls.take_back(table, could[0], LATER)
            await old_halls.keep(store, table)
            _check_taken_back(before, old_halls.decisions(table), could[0])
            assert could[0] in table.pending()
        await _play(store, table, taken_back=bool(could))
        again = await old_halls.load(store, name)
        assert again.status is Status.OVER
        assert again.log == table.log
        assert old_halls.account(again) == old_halls.account(table)
        # The position was the old program's, the game from its first decision on is this one's.
        assert again.state is not None
        assert old_halls.positions(again)[-1] == again.state.pack()
        assert old_halls.replay_of(old_halls.record_of(again)).state.over

    run(tmp_path, body)


async def _play(store: Store, table: Table, taken_back: bool) -> None:
    """Greedy for everybody; one decision is taken back as soon as a person may."""
    bot = bots.make("greedy", 1)
    at = LATER
    while (pending := table.pending()) and table.state is not None:
        at += 1000
        old_halls.decide(table, pending[0], bot.choose(table.state, pending[0]), at)
        could = old_halls.may_take_back(table)
        if could and not taken_back:
            before = old_halls.decisions(table)
            old_halls.take_back(table, could[0], at)
            _check_taken_back(before, old_halls.decisions(table), could[0])
            taken_back = True
        if at % (EVERY * 1000) == 0:
            await old_halls.keep(store, table)
    await old_halls.keep(store, table)
    assert taken_back


def _check_taken_back(before: list[str], after: list[str], seat: int) -> None:
    """The seat's last decision is gone, and nothing else."""
    last = max(n for n, text in enumerate(before) if text.split()[0] == str(seat))
    assert after == before[:last] + before[last + 1 :]


@pytest.mark.parametrize("name", old_halls.names(status="over") + old_halls.names(status="closed", begun=True))
def test_a_finished_table_is_looked_at_again(tmp_path: Path, name: str) -> None:
    async def body(store: Store) -> None:
        table = await old_halls.load(store, name)
        then = SAID["tables"][name]
        positions = old_halls.positions(table)
        assert len(positions) == len(then["decisions"]) + 1
        assert table.state is not None
        assert old_halls.alike(positions[-1], table.state)
        assert old_halls.draw_all(table) == len(then["decisions"])
        replay = old_halls.replay_of("\n".join(then["record"]) + "\n")
        assert replay.state.scores() == then["scores"]
        assert replay.state.pack() == positions[-1]

    run(tmp_path, body)


@pytest.mark.parametrize("name", old_halls.names(status="over", imported=False))
def test_a_finished_table_is_played_again(tmp_path: Path, name: str) -> None:
    async def body(store: Store) -> None:
        table = await old_halls.load(store, name)
        then = SAID["tables"][name]
        if then["again"]:
            other = await old_halls.load(store, then["again"])
            assert [seat.player for seat in other.seats] == [seat["player"] for seat in then["seats"]]
        else:
            other = await old_halls.rematch(store, table, "one-more", LATER)
        assert other.status is Status.RUNNING
        assert (await old_halls.load(store, name)).again == other.id

    run(tmp_path, body)


@pytest.mark.parametrize("name", old_halls.names(status="open"))
def test_an_open_table_fills_and_begins(tmp_path: Path, name: str) -> None:
    async def body(store: Store) -> None:
        table = await old_halls.load(store, name)
        free = [seat for seat, place in enumerate(table.seats) if place.open]
        assert free
        for seat in free:
            assert table.status is Status.OPEN
            table.sit(seat, f"guest{seat}", "", LATER)
        await old_halls.keep(store, table)
        assert (await old_halls.load(store, name)).status is Status.RUNNING
        assert name in [row.id for row in await store.of_player(f"guest{free[0]}")]

    run(tmp_path, body)


def test_every_bot_that_sits_there_is_still_known() -> None:
    levels = {seat["bot"] for table in SAID["tables"].values() if not table["imported"] for seat in table["seats"]}
    assert len(levels - {""}) > 4
    for level in levels - {""}:
        bots.make(level)
