"""What every store must do for clocks and vacations; a module per store runs these."""

from __future__ import annotations

from typing import Any

import msgspec

from meeplehall.store import Store
from meeplehall.store.days import MOST_OPENINGS, Push, Vacation
from meeplehall.table import Clock, Hours, Status, Table
from tests.table.helpers import NAMES, act, new_table

from .contract import first, more
from .people_contract import PeopleContract, account

WEEK = 7 * 24 * 3600 * 1000


def timed(name: str, clock: Clock, at: int = 1000) -> Table:
    plain = new_table()
    table = Table(msgspec.structs.replace(plain.setting, id=name, clock=clock), plain.game)
    for seat, person in enumerate(NAMES[:2]):
        table.sit(seat, person.lower(), person, at)
    return table


def push(hash_: str, of: str, made: int) -> Push:
    return Push(
        hash=hash_, account=of, endpoint="https://push.example/1", key="k", auth="a", language="nl", label="", made=made
    )


class DaysContract(PeopleContract):
    """Beside what a store does for tables and accounts."""

    def test_tables_are_found_when_time_may_have_run_out(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            live, days = timed("live", Clock(minutes=15, grace=10)), timed("days", Clock(days=1, loss=True))
            await store.write([first(live), first(days)])
            await store.write([first(new_table())])
            due = live.run_out_at(1000)
            assert due == 1000 + 15 * 60_000 + 10_000
            assert await store.days.run_out(due - 1, 10) == []
            assert await store.days.run_out(due, 10) == ["live"]
            assert await store.days.run_out(WEEK, 10) == ["live", "days"]
            assert await store.days.run_out(WEEK, 1) == ["live"]
            act(live, at=60_000)
            await store.write([more(live)])
            live.run_out("normal", due)
            await store.write([more(live)])
            assert await store.days.run_out(WEEK, 10) == ["days"]
            rows = await store.of_player("ann", 10, Status.RUNNING)
            assert {row.id: row.clock for row in rows} == {"live": "15+10", "days": "1d!", "t1": ""}
            saved = await store.load("days")
            assert saved is not None
            assert saved.setting.clock == Clock(days=1, loss=True)

        self.run(tmp_path, body)

    def test_when_the_hall_was_open_is_remembered(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            days = store.days
            assert await days.open_at(1000, 0) == [(1000, 1000)]
            assert await days.open_at(3000, 5000) == [(1000, 3000)]
            assert await days.open_at(2000, 5000) == [(1000, 3000)], "another process, whose sign comes later"
            assert await days.open_at(20_000, 5000) == [(1000, 3000), (20_000, 20_000)]
            assert await days.open_at(20_000, 5000) == [(1000, 3000), (20_000, 20_000)]
            assert await days.open_at(21_000, 0) == [(1000, 3000), (20_000, 20_000), (21_000, 21_000)]
            hours = Hours(await days.open_at(22_000, 5000))
            assert hours.between(1000, 3000) == 2000
            assert hours.between(1000, 20_000) == 2000

        self.run(tmp_path, body)

    def test_openings_are_bounded(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            for n in range(MOST_OPENINGS + 3):
                rows = await store.days.open_at(1000 + 10 * n, 0)
            assert len(rows) == MOST_OPENINGS
            assert rows[-1] == (1000 + 10 * n, 1000 + 10 * n)

        self.run(tmp_path, body)

    def test_vacations_have_a_budget_and_do_not_overlap(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            await store.people.add(account(), "ann")
            days, me = store.days, account().id
            assert await days.go_away(Vacation(me, 1000, 1000 + WEEK), 0, 2 * WEEK)
            assert not await days.go_away(Vacation(me, 2000, 3000), 0, 2 * WEEK), "away already"
            assert await days.away_until([account().player, "nobody"], 5000) == {account().player: 1000 + WEEK}
            assert await days.away_until([account().player], 1000 + WEEK) == {}
            assert await days.come_home(me, 1000 + WEEK // 2)
            assert not await days.come_home(me, 1000 + WEEK // 2)
            later = 1000 + WEEK
            assert not await days.go_away(Vacation(me, later, later + 2 * WEEK), 0, 2 * WEEK), "more than is left"
            assert await days.go_away(Vacation(me, later, later + WEEK), 0, 2 * WEEK)
            assert [one.start for one in await days.vacations(me, 0)] == [later, 1000]
            assert [one.start for one in await days.vacations(me, later)] == [later]
            await store.people.leave(me, 5)
            assert await days.vacations(me, 0) == []

        self.run(tmp_path, body)

    def test_browsers_that_are_told_belong_to_one_person_and_are_bounded(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            for name in ("ann", "bob"):
                await store.people.add(account(name), name)
            for n in range(3):
                await store.days.add_push(push(f"h{n}", "id-ann", n), 2)
            assert [one.hash for one in await store.days.pushes("id-ann")] == ["h2", "h1"]
            await store.days.add_push(push("h2", "id-bob", 9), 2)
            assert [one.hash for one in await store.days.pushes("id-ann")] == ["h1"]
            assert await store.days.pushes_of("p-bob") == [push("h2", "id-bob", 9)]
            assert await store.days.pushes_of("nobody") == []
            assert not await store.days.drop_push("id-ann", "h2")
            assert await store.days.drop_push("id-bob", "h2")
            await store.people.block("id-ann", 5)
            assert await store.days.pushes_of("p-ann") == []
            await store.people.leave("id-ann", 5)
            assert await store.days.pushes("id-ann") == []

        self.run(tmp_path, body)
