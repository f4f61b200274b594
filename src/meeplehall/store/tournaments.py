"""Tournaments as every store keeps them: each is one document with a version, so that nobody overwrites another."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meeplehall.contests.tournament import Stage, Tournament, decode, encode
from meeplehall.core.errors import MeeplehallError
from meeplehall.store.ledger import Ledger, Step
from meeplehall.store.port import Conflict

TRIES = 12


class TooManyTournaments(MeeplehallError):
    """There are as many as there may be; `whose` says whether of this host."""

    def __init__(self, host: bool) -> None:
        super().__init__("there are as many tournaments as there may be")
        self.host = host


class Kept(msgspec.Struct, frozen=True):
    """A tournament as the database has it."""

    tournament: Tournament
    version: int
    changed: int


class Tournaments:
    """All of a hall."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.on_change: Callable[[str], None] = lambda tournament: None
        """Told of every one that has been changed by this store."""

    async def add(self, one: Tournament, at: int, most_each: int, most: int) -> None:
        """Announce one; raises TooManyTournaments."""
        full = "SELECT 1 FROM tournaments WHERE stage IN ('open', 'running')"
        rows = await self._ledger.ask(f"{full} AND host = $1 LIMIT $2", one.plan.host, most_each)
        if len(rows) >= most_each:
            raise TooManyTournaments(host=True)
        sql = (
            "INSERT INTO tournaments SELECT $1, $2, $3, 1, CAST($4 AS BIGINT), $5"
            f" WHERE (SELECT count(*) FROM ({full}) AS unfinished) < $6"
        )
        values = (one.id, one.stage.value, one.plan.host, at, encode(one).decode(), most)
        await self._ledger.do(Step(sql, values, TooManyTournaments(host=False)), *_people(one))
        self.on_change(one.id)

    async def find(self, name: str) -> Kept | None:
        """One of them."""
        rows = await self._ledger.ask("SELECT document, version, changed FROM tournaments WHERE id = $1", name)
        return Kept(decode(rows[0][0]), rows[0][1], rows[0][2]) if rows else None

    async def change(self, name: str, command: Callable[[Tournament], Tournament], at: int) -> Tournament:
        """Carry out a command on what is kept; raises Conflict if others are always faster."""
        for _ in range(TRIES):
            kept = await self.find(name)
            if kept is None:
                raise Conflict("there is no such tournament any more")
            after = command(kept.tournament)
            if after == kept.tournament:
                return after
            sql = (
                "UPDATE tournaments SET stage = $2, version = version + 1, changed = $3, document = $4"
                " WHERE id = $1 AND version = $5"
            )
            values = (name, after.stage.value, at, encode(after).decode(), kept.version)
            try:
                await self._ledger.do(Step(sql, values, Conflict("changed meanwhile")), *_people(after))
                self.on_change(name)
                return after
            except Conflict:
                continue
        raise Conflict("others change this tournament all the time; try once more")

    async def running(self) -> list[str]:
        """Those that go on."""
        rows = await self._ledger.ask("SELECT id FROM tournaments WHERE stage = 'running' ORDER BY changed")
        return [row[0] for row in rows]

    async def listed(self, stage: Stage, limit: int) -> list[Tournament]:
        """The latest first."""
        sql = "SELECT document FROM tournaments WHERE stage = $1 ORDER BY changed DESC LIMIT $2"
        return [decode(row[0]) for row in await self._ledger.ask(sql, stage.value, limit)]

    async def of(self, account: str, limit: int = 100) -> list[Tournament]:
        """Those in which somebody takes part, the latest first."""
        sql = (
            "SELECT t.document FROM tournament_people p JOIN tournaments t ON t.id = p.tournament"
            " WHERE p.account = $1 ORDER BY t.changed DESC LIMIT $2"
        )
        return [decode(row[0]) for row in await self._ledger.ask(sql, account, limit)]

    async def forget(self, account: str, at: int) -> None:
        """Somebody is gone for good."""
        sql = "SELECT tournament FROM tournament_people WHERE account = $1"
        for (name,) in [tuple(row) for row in await self._ledger.ask(sql, account)]:
            await self.change(name, lambda one: one.forgotten(account), at)
        await self._ledger.do(Step("DELETE FROM tournament_people WHERE account = $1", (account,)))

    async def tidy(self, before: int) -> None:
        """Those that ended, or were announced and forgotten, before that."""
        old = "SELECT id FROM tournaments WHERE changed < $1 AND stage <> 'running'"
        await self._ledger.do(
            Step(f"DELETE FROM tournament_people WHERE tournament IN ({old})", (before,)),
            Step("DELETE FROM tournaments WHERE changed < $1 AND stage <> 'running'", (before,)),
        )


def _people(one: Tournament) -> list[Step]:
    """Who takes part, for `of` and `forget`."""
    steps = [Step("DELETE FROM tournament_people WHERE tournament = $1", (one.id,))]
    sql = "INSERT INTO tournament_people VALUES ($1, $2)"
    return steps + [Step(sql, (entrant.account, one.id)) for entrant in one.entrants if entrant.account]
