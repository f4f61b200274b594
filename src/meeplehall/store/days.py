"""What games over days need of a store: when the hall was open, who is on vacation, who is told of turns. The same SQL
for all."""

from __future__ import annotations

import msgspec

from meeplehall.store.ledger import Ledger, Step

MOST_OPENINGS = 500
"""That are remembered; with every one before these, closed hours count as open ones."""


class Vacation(msgspec.Struct, frozen=True):
    """When somebody is away."""

    account: str
    start: int
    until: int


class Push(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is told when it is its person's turn."""

    hash: str
    """Of the endpoint."""
    account: str
    endpoint: str
    key: str
    auth: str
    language: str
    label: str
    made: int


_PUSH = ", ".join(Push.__struct_fields__)


class Days:
    """Times are milliseconds since 1970."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def open_at(self, at: int, within: int) -> list[tuple[int, int]]:
        """The hall is open: a sign of life. Tells all openings, with the moments of their last signs.

        After a silence of more than `within` the hall has been closed meanwhile.
        """
        last = "(SELECT max(opened) FROM hours)"
        moved = await self._ledger.do(
            Step(f"UPDATE hours SET until = $1 WHERE opened = {last} AND until < $1 AND until >= $2", (at, at - within))
        )
        if not moved[0]:
            await self._ledger.do(
                Step(
                    "INSERT INTO hours SELECT CAST($1 AS BIGINT), CAST($1 AS BIGINT)"
                    " WHERE NOT EXISTS (SELECT 1 FROM hours WHERE until >= $2) ON CONFLICT DO NOTHING",
                    (at, at - within),
                ),
                Step(
                    "DELETE FROM hours WHERE opened NOT IN (SELECT opened FROM hours ORDER BY opened DESC LIMIT $1)",
                    (MOST_OPENINGS,),
                ),
            )
        rows = await self._ledger.ask("SELECT opened, until FROM hours ORDER BY opened")
        return [(int(opened), int(until)) for opened, until in rows]

    async def run_out(self, at: int, limit: int) -> list[str]:
        """Tables where somebody's time may have run out by then, the longest ago first."""
        sql = "SELECT id FROM tables WHERE due > 0 AND due <= $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self._ledger.ask(sql, at, limit)]

    # Vacations

    async def go_away(self, vacation: Vacation, since: int, most: int) -> bool:
        """False if the person is away already then, or would be for more than `most` milliseconds since `since`."""
        used = (
            "CAST((SELECT coalesce(sum(until - start), 0) FROM vacations WHERE account = $1 AND until > $4) AS BIGINT)"
            " + $3 - $2 <= $5"
        )
        free = "NOT EXISTS (SELECT 1 FROM vacations WHERE account = $1 AND until > $2)"
        sql = f"INSERT INTO vacations SELECT $1, CAST($2 AS BIGINT), CAST($3 AS BIGINT) WHERE {used} AND {free}"
        values = (*msgspec.structs.astuple(vacation), since, most)
        return bool((await self._ledger.do(Step(sql + " ON CONFLICT DO NOTHING", values)))[0])

    async def come_home(self, account: str, at: int) -> bool:
        """A vacation ends now; whether there was one."""
        sql = "UPDATE vacations SET until = $2 WHERE account = $1 AND until > $2"
        return bool((await self._ledger.do(Step(sql, (account, at))))[0])

    async def vacations(self, account: str, since: int) -> list[Vacation]:
        """Those that ended after that moment, the latest first."""
        sql = "SELECT account, start, until FROM vacations WHERE account = $1 AND until > $2 ORDER BY start DESC"
        return [Vacation(*row) for row in await self._ledger.ask(sql, account, since)]

    async def away_until(self, players: list[str], at: int) -> dict[str, int]:
        """Those of these people, by their ids at tables, who are on vacation, with its end."""
        sql = (
            "SELECT v.until FROM holdings h JOIN vacations v ON v.account = h.account"
            " WHERE h.player = $1 AND v.start <= $2 AND v.until > $2"
        )
        found = {}
        for player in players:
            for (until,) in await self._ledger.ask(sql, player, at):
                found[player] = int(until)
        return found

    # Browsers that are told

    async def add_push(self, push: Push, most: int) -> None:
        """A browser is one person's at a time; the oldest of an account go beyond so many."""
        values = msgspec.structs.astuple(push)
        places = ", ".join(f"${n}" for n in range(1, len(values) + 1))
        await self._ledger.do(
            Step("DELETE FROM pushes WHERE hash = $1", (push.hash,)),
            Step(f"INSERT INTO pushes ({_PUSH}) VALUES ({places})", values),
            Step(
                "DELETE FROM pushes WHERE account = $1 AND hash NOT IN"
                " (SELECT hash FROM pushes WHERE account = $1 ORDER BY made DESC, hash LIMIT $2)",
                (push.account, most),
            ),
        )

    async def pushes(self, account: str) -> list[Push]:
        """The latest first."""
        sql = f"SELECT {_PUSH} FROM pushes WHERE account = $1 ORDER BY made DESC, hash"
        return [Push(**dict(zip(Push.__struct_fields__, row))) for row in await self._ledger.ask(sql, account)]

    async def pushes_of(self, player: str) -> list[Push]:
        """The browsers of somebody who sits at a table."""
        columns = ", ".join(f"p.{name}" for name in Push.__struct_fields__)
        sql = (
            f"SELECT {columns} FROM holdings h JOIN accounts a ON a.id = h.account JOIN pushes p ON p.account = a.id"
            " WHERE h.player = $1 AND a.blocked = 0 AND a.leaving = 0 ORDER BY p.made DESC"
        )
        return [Push(**dict(zip(Push.__struct_fields__, row))) for row in await self._ledger.ask(sql, player)]

    async def drop_push(self, account: str, hash_: str) -> bool:
        """Whether there was such a one."""
        sql = "DELETE FROM pushes WHERE account = $1 AND hash = $2"
        return bool((await self._ledger.do(Step(sql, (account, hash_))))[0])
