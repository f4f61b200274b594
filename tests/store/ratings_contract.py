"""What every store must do for ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meeplehall.store import Store
from meeplehall.store.ratings import COUNTED, TOLD, WAITS, Change, Counted, Raced, Rating
from tests.table.helpers import new_table

from .contract import first, more, named
from .people_contract import PeopleContract, account


def change(table: str, who: str, mean: float, at: int = 100, seat: int = 0, deviation: float = 90.0) -> Change:
    return Change(
        table_id=table,
        account=f"id-{who}",
        game="burgundy",
        players=2,
        seat=seat,
        at=at,
        place=seat + 1,
        mean=mean,
        deviation=deviation,
        change=mean - 1500,
        bots="" if seat else "hard",
    )


async def known(store: Store, *names: str) -> None:
    for name in names:
        await store.people.add(account(name), name)


class RatingsContract(PeopleContract):
    """Beside what a store does for tables and accounts."""

    def test_a_result_counts_once_whoever_brings_it_in(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            ratings = store.ratings
            await known(store, "ann", "bob")
            await ratings.expect("t1", "burgundy", 2, 5)
            await ratings.expect("t1", "burgundy", 2, 6)
            assert (await ratings.done("t1"), await ratings.done("t2")) == (WAITS, None)
            both = [change("t1", "ann", 1520.5), change("t1", "bob", 1479.5, seat=1)]
            found = await asyncio.gather(
                *(ratings.count("t1", [None, None], both) for _ in range(5)), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in found) == ["Counted"] * 4 + ["NoneType"]
            assert await ratings.done("t1") == COUNTED
            mine = await ratings.find("id-ann", "burgundy", 2)
            assert mine is not None
            assert (mine.mean, mine.games, mine.best, mine.played) == (1520.5, 1, 1520.5, 100)
            assert await ratings.changes_at("t1") == both
            await ratings.told("t1")
            assert await ratings.done("t1") == TOLD
            with pytest.raises(Counted):
                await ratings.count("t1", [None, None], both)

        self.run(tmp_path, body)

    def test_a_rating_that_has_moved_meanwhile_is_read_again(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            ratings = store.ratings
            await known(store, "ann", "bob")
            for table in ("t1", "t2", "t3"):
                await ratings.expect(table, "burgundy", 2, 5)
            await ratings.count("t1", [None], [change("t1", "ann", 1520.0)])
            old = await ratings.find("id-ann", "burgundy", 2)
            with pytest.raises(Raced):
                await ratings.count("t2", [None, None], [change("t2", "bob", 1400.0), change("t2", "ann", 1530.0)])
            assert await ratings.find("id-bob", "burgundy", 2) is None, "all of it or nothing"
            assert await ratings.done("t2") == WAITS
            await ratings.count("t2", [old], [change("t2", "ann", 1510.0, 200)])
            with pytest.raises(Raced):
                await ratings.count("t3", [old], [change("t3", "ann", 1530.0)])
            now = await ratings.find("id-ann", "burgundy", 2)
            assert now is not None
            assert (now.mean, now.games, now.best) == (1510.0, 2, 1520.0)

        self.run(tmp_path, body)

    def test_results_that_were_left_are_found(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            ratings = store.ratings
            over, running, gone = new_table(people=1), named(new_table(), "t2"), named(new_table(), "t3")
            for table in (over, running, gone):
                await ratings.expect(table.id, "burgundy", 2, 5)
            for table in (over, running):
                await store.write([first(table)])
            assert await ratings.due() == []
            over.resign(0, "greedy", 2000, "ann")
            await store.write([more(over)])
            assert await ratings.due() == ["t1"]
            await ratings.count("t1", [], [])
            assert await ratings.due() == ["t1"], "the table does not say so yet"
            await ratings.told("t1")
            assert await ratings.due() == []
            await ratings.tidy(5)
            assert await ratings.done("t3") == WAITS, "its table may be about to be made"
            await ratings.tidy(6)
            assert await ratings.done("t3") is None
            assert await ratings.done("t2") == WAITS

        self.run(tmp_path, body)

    def test_history_leaders_and_who_was_met(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            ratings = store.ratings
            await known(store, "ann", "bob", "cas", "dot")
            before: dict[str, Rating | None] = dict.fromkeys(("ann", "bob", "cas", "dot"))
            rows = [("t1", "ann", 1600.0, 100), ("t1", "bob", 1400.0, 100), ("t2", "ann", 1650.0, 200)]
            rows += [("t3", "cas", 1700.0, 300), ("t4", "dot", 1900.0, 300)]
            for table in ("t1", "t2", "t3", "t4"):
                await ratings.expect(table, "burgundy", 2, 5)
                mine = [row for row in rows if row[0] == table]
                changes = [change(t, who, mean, at, n) for n, (t, who, mean, at) in enumerate(mine)]
                if table == "t4":
                    changes = [change("t4", "dot", 1900.0, 300, deviation=200.0)]
                await ratings.count(table, [before[row[1]] for row in mine], changes)
                for row in mine:
                    before[row[1]] = await ratings.find(f"id-{row[1]}", "burgundy", 2)
            found = await ratings.history("id-ann", "burgundy", 2, 10)
            assert [one.mean for one in found] == [1600.0, 1650.0]
            assert [one.mean for one in await ratings.history("id-ann", "burgundy", 2, 1)] == [1650.0]
            assert list(await ratings.latest("id-ann", 10)) == ["t2", "t1"]
            met = await ratings.met_since("id-ann", "burgundy", 2, 50)
            assert sorted(met) == [("t1", "id-ann", "hard"), ("t1", "id-bob", ""), ("t2", "id-ann", "hard")]
            assert len(await ratings.met_since("id-ann", "burgundy", 2, 100)) == 1
            board = await ratings.leaders("burgundy", 2, 0, 10)
            assert [one.name for one in board] == ["Cas", "Ann", "Bob"], "a mere guess is on no list"
            assert [one.name for one in await ratings.leaders("burgundy", 2, 150, 1)] == ["Cas"]
            assert [one.name for one in await ratings.leaders("burgundy", 2, 250, 10)] == ["Cas"], "long away"
            assert await ratings.leaders("burgundy", 3, 0, 10) == []
            await store.people.block("id-cas", 1)
            assert [one.name for one in await ratings.leaders("burgundy", 2, 0, 10)] == ["Ann", "Bob"]
            assert [(one.game, one.players) for one in await ratings.of("id-ann")] == [("burgundy", 2)]

        self.run(tmp_path, body)

    def test_who_leaves_takes_their_ratings_along(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            ratings = store.ratings
            await known(store, "ann", "bob")
            for table in ("t1", "t2"):
                await ratings.expect(table, "burgundy", 2, 5)
            await ratings.count("t1", [None, None], [change("t1", "ann", 1600.0), change("t1", "bob", 1400.0, seat=1)])
            await store.people.leave("id-ann", 50)
            assert await ratings.of("id-ann") == []
            assert [one.name for one in await ratings.leaders("burgundy", 2, 0, 10)] == ["Bob"]
            await ratings.count("t2", [None], [change("t2", "ann", 1600.0)])  # it ended at the same moment
            assert [one.name for one in await ratings.leaders("burgundy", 2, 0, 10)] == ["Bob"]
            await store.people.erase("id-ann")
            assert await ratings.changes_at("t2") == []
            assert [one.account for one in await ratings.changes_at("t1")] == ["id-bob"], "others keep theirs"

        self.run(tmp_path, body)
