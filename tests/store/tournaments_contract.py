"""What every store must do for tournaments."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meeplehall.contests.tournament import NotSo, Stage, Tournament
from meeplehall.store import Conflict, Store
from meeplehall.store.tournaments import TooManyTournaments
from tests.contests.test_tournament import NAMES, plan

from .ratings_contract import RatingsContract


def new(name: str, host: str = "a", **changes: object) -> Tournament:
    return Tournament(id=name, plan=plan(host=host, **changes)).joined(host, 9)


class TournamentsContract(RatingsContract):
    """Beside all else."""

    def test_changes_of_many_are_all_kept(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            cups = store.tournaments
            await cups.add(new("cup"), 5, 3, 9)
            await asyncio.gather(
                *(cups.change("cup", lambda one, n=n: one.joined(f"p{n}", 9), 10 + n) for n in range(6))
            )
            kept = await cups.find("cup")
            assert kept is not None
            assert sorted(one.account for one in kept.tournament.entrants) == ["a", *(f"p{n}" for n in range(6))]
            assert kept.version == 7
            with pytest.raises(NotSo):
                await cups.change("cup", lambda one: one.joined("p1", 9), 20)
            assert (await cups.find("cup")) == kept
            await cups.change("cup", lambda one: one, 99)
            assert (await cups.find("cup")) == kept, "nothing has changed"
            with pytest.raises(Conflict):
                await cups.change("nothing", lambda one: one, 99)
            assert await cups.find("nothing") is None

        self.run(tmp_path, body)

    def test_there_are_bounds_and_lists(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            cups = store.tournaments
            await cups.add(new("t1"), 1, 2, 3)
            await cups.add(new("t2"), 2, 2, 3)
            with pytest.raises(TooManyTournaments) as caught:
                await cups.add(new("t3"), 3, 2, 3)
            assert caught.value.host
            await cups.add(new("t4", "b"), 4, 2, 3)
            with pytest.raises(TooManyTournaments) as caught:
                await cups.add(new("t5", "c"), 5, 2, 3)
            assert not caught.value.host
            assert await cups.find("t5") is None
            assert await cups.of("c") == []
            assert [one.id for one in await cups.listed(Stage.OPEN, 9)] == ["t4", "t2", "t1"]
            assert [one.id for one in await cups.of("a")] == ["t2", "t1"]
            await cups.change("t1", lambda one: one.joined("x", 9).started(NAMES), 6)
            assert await cups.running() == ["t1"]
            await cups.change("t2", lambda one: one.called_off(), 7)
            await cups.add(new("t5", "c"), 8, 2, 3)

        self.run(tmp_path, body)

    def test_who_is_gone_is_forgotten_and_old_ones_go(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            cups = store.tournaments
            await cups.add(new("t1").joined("x", 9), 1, 5, 9)
            await cups.add(new("t2").joined("x", 9).joined("y", 9), 2, 5, 9)
            await cups.change("t2", lambda one: one.started(NAMES), 3)
            await cups.forget("x", 4)
            assert await cups.of("x") == []
            first, second = await cups.find("t1"), await cups.find("t2")
            assert first is not None
            assert second is not None
            assert [one.account for one in first.tournament.entrants] == ["a"]
            assert [one.account for one in second.tournament.entrants] == ["a", "", "y"]
            await cups.tidy(100)
            assert await cups.find("t1") is None
            assert await cups.find("t2") is not None, "it runs"
            assert [one.id for one in await cups.of("a")] == ["t2"]

        self.run(tmp_path, body)
