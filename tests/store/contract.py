"""What every store must do; a module per store runs these."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from meeplehall.store import Conflict, Store, Write
from meeplehall.table import SPECTATOR, Status, Table
from tests.table.helpers import act, new_table
from tests.table.test_orders import renaissance

Body = Callable[[Store], Awaitable[None]]


def named(table: Table, name: str, **changes: Any) -> Table:
    table.setting = msgspec.structs.replace(table.setting, id=name, **changes)
    return table


def first(table: Table) -> Write:
    commit = table.take_commit()
    assert commit is not None
    return Write(commit, table.setting)


def more(table: Table) -> Write:
    commit = table.take_commit()
    assert commit is not None
    return Write(commit)


class StoreContract:
    """A subclass says how to open one."""

    async def open(self, tmp_path: Any) -> Store:
        raise NotImplementedError

    def run(self, tmp_path: Any, body: Body) -> None:
        async def whole() -> None:
            store = await self.open(tmp_path)
            try:
                await body(store)
            finally:
                await store.close()

        asyncio.run(whole())

    def test_a_table_comes_back_as_it_was(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            table = new_table(3, people=2)
            await store.write([first(table)])
            for _ in range(30):
                act(table)
                await store.write([more(table)])
            saved = await store.load("t1")
            assert saved is not None
            again = Table.load(saved, table.game)
            assert again.setting == table.setting
            assert again.log == table.log
            assert again.seats == table.seats
            assert again.state is not None
            assert table.state is not None
            assert again.state.digest() == table.state.digest()
            assert again.version(SPECTATOR) == table.version(SPECTATOR)
            assert await store.load("nothing") is None

        self.run(tmp_path, body)

    def test_a_standing_order_is_kept_and_goes_on_elsewhere(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            table = renaissance("M:mm/bs")
            table.order(0, "game", table.version(0), 2000, "ann")
            table._handed_out = 0
            await store.write([first(table)])
            saved = await store.load("t1")
            assert saved is not None
            again = Table.load(saved, table.game)
            assert again.log == table.log
            assert (again.order_of(0), again.order_of(1)) == ("game", "")
            again.act(1, again.game.parse("pass"), again.version(1), 3000, "bob")
            await store.write([more(again)])
            saved = await store.load("t1", len(table.log))
            assert saved is not None
            table.catch_up(saved)
            assert table.log == again.log
            assert table.order_of(0) == again.order_of(0)

        self.run(tmp_path, body)

    def test_verdicts_are_kept_with_their_table_and_go_with_it(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await store.write([first(new_table())])
            await store.keep_verdict("t1", "1:800", 3, b"old")
            await store.keep_verdict("t1", "1:800", 3, b"three")
            await store.keep_verdict("t1", "1:800", 0, b"nought")
            await store.keep_verdict("t1", "1:100", 0, b"quick")
            await store.keep_verdict("nothing", "1:800", 0, b"lost")
            assert await store.verdicts("t1", "1:800") == {0: b"nought", 3: b"three"}
            assert await store.verdicts("t1", "2:800") == {}
            assert await store.verdicts("nothing", "1:800") == {}
            assert await store.verdict_counts(["t1", "nothing"], "1:800") == {"t1": 2}
            assert await store.verdict_counts([], "1:800") == {}
            assert await store.remove("t1", 10**15, 10**15)
            assert await store.verdicts("t1", "1:800") == {}

        self.run(tmp_path, body)

    def test_it_outlives_the_program(self, tmp_path: Any) -> None:
        async def one(store: Store) -> None:
            await store.write([first(new_table())])
            assert await store.secret("a") == await store.secret("a")
            assert await store.secret("a") != await store.secret("b")
            secrets.append(await store.secret("a"))

        async def two(store: Store) -> None:
            assert await store.load("t1") is not None
            secrets.append(await store.secret("a"))

        secrets: list[bytes] = []
        self.run(tmp_path, one)
        self.run(tmp_path, two)
        assert secrets[0] == secrets[1]
        assert len(secrets[0]) == 32

    def test_the_number_of_an_entry_is_the_lock(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            table = new_table()
            await store.write([first(table)])
            saved = await store.load("t1")
            assert saved is not None
            twin = Table.load(saved, table.game)
            act(table)
            act(twin)
            await store.write([more(table)])
            with pytest.raises(Conflict):
                await store.write([more(twin)])
            with pytest.raises(Conflict):
                await store.write([first(new_table())])
            saved = await store.load("t1")
            assert saved is not None
            assert saved.entries == table.log

        self.run(tmp_path, body)

    def test_several_writes_are_one(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            table = new_table()
            await store.write([first(table)])
            act(table)
            commit = more(table)
            with pytest.raises(Conflict):
                await store.write([commit, first(named(new_table(), "t2")), first(new_table())])
            assert await store.load("t2") is None
            saved = await store.load("t1")
            assert saved is not None
            assert len(saved.entries) == 3
            await store.write([commit, first(named(new_table(), "t2"))])
            assert await store.load("t2") is not None

        self.run(tmp_path, body)

    def test_one_bad_write_does_not_spoil_the_others(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            tables = [named(new_table(), f"t{n}") for n in range(20)]
            writes = [store.write([first(table)]) for table in tables]
            clash = store.write([first(named(new_table(), "t3"))])
            results = await asyncio.gather(*writes, clash, return_exceptions=True)
            assert sum(isinstance(result, Conflict) for result in results) == 1
            for table in tables:
                assert await store.load(table.id) is not None

        self.run(tmp_path, body)

    def test_lists(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            private = new_table(2)
            public = named(new_table(2, people=1), "t2", listed=True)
            await store.write([first(private), first(public)])
            assert [row.id for row in await store.of_player("bob")] == ["t1"]
            assert sorted(row.id for row in await store.of_player("ann")) == ["t1", "t2"]
            assert await store.of_player("stranger") == []
            assert await store.of_player("") == []
            assert await store.of_player("bob", status=Status.OVER) == []
            assert [row.id for row in await store.of_player("bob", status=Status.RUNNING)] == ["t1"]
            assert [await store.unfinished(host) for host in ("ann", "bob", "stranger")] == [2, 0, 0]
            (row,) = await store.listed(Status.RUNNING)
            assert (row.id, row.seats[0].name, row.waiting) == ("t2", "Ann", public.pending())
            assert await store.listed(Status.OPEN) == []
            while not public.bots_due():
                act(public)
            act(private, at=9000)
            await store.write([more(public), more(private)])
            assert [row.id for row in await store.waiting_for_bots()] == ["t2"]
            assert [row.id for row in await store.of_player("ann")] == ["t1", "t2"]
            while public.bots_due():
                act(public)
            await store.write([more(public)])
            assert await store.waiting_for_bots() == []
            public.stop(9000)
            await store.write([more(public)])
            assert await store.unfinished("ann") == 1

        self.run(tmp_path, body)

    def test_old_tables_go_and_leave_their_name(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            old, young = named(new_table(), "old"), named(new_table(), "young")
            act(young, at=9000)
            await store.write([first(old), first(young)])
            assert await store.outdated(Status.RUNNING, 5000) == ["old"]
            assert await store.outdated(Status.OVER, 5000) == []
            assert not await store.remove("young", 5000, 20)
            assert not await store.remove("nobody's", 5000, 20)
            assert await store.remove("old", 5000, 20)
            assert not await store.remove("old", 5000, 20)
            assert await store.load("old") is None
            assert [await store.was_removed(name) for name in ("old", "young", "nobody's")] == [True, False, False]
            assert [row.id for row in await store.of_player("ann")] == ["young"]
            act(old)
            with pytest.raises(Conflict):
                await store.write([more(old)])
            assert await store.load("old") is None

        self.run(tmp_path, body)

    def test_a_sealed_choice_keeps_its_table(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            table = new_table(3, setup="advanced")
            await store.write([first(table)])
            act(table, seat=1, at=9000)
            await store.write([more(table)])
            assert await store.outdated(Status.RUNNING, 5000) == ["t1"], "nobody is told of it"
            assert not await store.remove("t1", 5000, 20)
            assert await store.load("t1") is not None

        self.run(tmp_path, body)

    def test_who_is_forgotten_stays_so_while_a_table_knows_them(self, tmp_path: Any) -> None:
        async def one(store: Store) -> None:
            await store.write([first(new_table())])
            assert not await store.forget("stranger", 20)
            assert await store.forget("ann", 20)
            assert not await store.forget("ann", 30)

        async def two(store: Store) -> None:
            assert await store.forgotten() == ["ann"]
            assert await store.remove("t1", 5000, 20)
            assert await store.forgotten() == []

        self.run(tmp_path, one)
        self.run(tmp_path, two)

    def test_many_write_at_once(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            async def play(name: str) -> None:
                table = named(new_table(), name)
                await store.write([first(table)])
                for _ in range(20):
                    act(table)
                    await store.write([more(table)])
                saved = await store.load(name)
                assert saved is not None
                assert saved.entries == table.log

            await asyncio.gather(*[play(f"t{n}") for n in range(25)])

        self.run(tmp_path, body)
