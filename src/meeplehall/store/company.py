"""Who is whose friend, who has blocked whom, who calls whom to a table, and who is about: the same SQL for all stores.

A tie goes from one account to another: `asked` (to be friends), `friend` (then there is one each way) or `blocked`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meeplehall.store.ledger import Ledger, Step

ASKED, FRIEND, BLOCKED = "asked", "friend", "blocked"


class Other(NamedTuple):
    """Somebody to whom there is a tie."""

    account: str
    name: str
    face: int
    colour: int
    kind: str
    seen: int
    """When the person was last about; 0: not known."""


class Call(NamedTuple):
    """Somebody asks somebody to a table."""

    table: str
    host: str
    """The account of whoever calls..."""
    name: str
    """...and what they are called."""
    face: int
    colour: int
    made: int


_STAYS = "a.blocked = 0 AND a.leaving = 0"


class Company:
    """All of a hall."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    # Friends

    async def ask(self, account: str, other: str, at: int, most: int) -> str:
        """To be friends; what came of it: `asked`, `friend` (the other had asked), `blocked` or `full`."""
        tie, back = await self.tie(account, other), await self.tie(other, account)
        if back == BLOCKED:
            return BLOCKED
        if tie == FRIEND:
            return FRIEND
        if back == ASKED:
            await self._befriend(account, other, at)
            return FRIEND
        done = await self._ledger.do(
            Step(
                "INSERT INTO ties SELECT $1, $2, $3, CAST($4 AS BIGINT)"
                " WHERE (SELECT count(*) FROM ties WHERE account = $1) < $5"
                " ON CONFLICT (account, other) DO UPDATE SET kind = $3",
                (account, other, ASKED, at, most),
            )
        )
        return ASKED if done[0] else "full"

    async def accept(self, account: str, other: str, at: int) -> bool:
        """What the other has asked; whether the other had."""
        if await self.tie(other, account) != ASKED:
            return False
        await self._befriend(account, other, at)
        return True

    async def _befriend(self, account: str, other: str, at: int) -> None:
        sql = "INSERT INTO ties VALUES ($1, $2, $3, $4) ON CONFLICT (account, other) DO UPDATE SET kind = $3"
        await self._ledger.do(Step(sql, (account, other, FRIEND, at)), Step(sql, (other, account, FRIEND, at)))

    async def part(self, account: str, other: str) -> None:
        """No longer friends, nor asked, either way; who is blocked stays so."""
        sql = "DELETE FROM ties WHERE account = $1 AND other = $2 AND kind <> $3"
        await self._ledger.do(Step(sql, (account, other, BLOCKED)), Step(sql, (other, account, BLOCKED)))

    async def block(self, account: str, other: str, at: int, most: int) -> bool:
        """Nothing of the other any more; False: there are so many ties already."""
        await self.part(account, other)
        done = await self._ledger.do(
            Step(
                "INSERT INTO ties SELECT $1, $2, $3, CAST($4 AS BIGINT)"
                " WHERE (SELECT count(*) FROM ties WHERE account = $1) < $5"
                " ON CONFLICT (account, other) DO UPDATE SET kind = $3",
                (account, other, BLOCKED, at, most),
            ),
            Step("DELETE FROM calls WHERE account = $1 AND host = $2", (account, other)),
            Step("DELETE FROM calls WHERE account = $2 AND host = $1", (account, other)),
        )
        return bool(done[0])

    async def unblock(self, account: str, other: str) -> None:
        """Everything as between strangers."""
        sql = "DELETE FROM ties WHERE account = $1 AND other = $2 AND kind = $3"
        await self._ledger.do(Step(sql, (account, other, BLOCKED)))

    async def tie(self, account: str, other: str) -> str:
        """From one to another; empty: none."""
        rows = await self._ledger.ask("SELECT kind FROM ties WHERE account = $1 AND other = $2", account, other)
        return str(rows[0][0]) if rows else ""

    async def ties(self, account: str) -> list[Other]:
        """From this account to others, by name."""
        return await self._others("t.account = $1", "t.other", account)

    async def askers(self, account: str) -> list[Other]:
        """Those who have asked to be friends, by name."""
        return await self._others("t.other = $1 AND t.kind = 'asked'", "t.account", account)

    async def _others(self, where: str, who: str, account: str) -> list[Other]:
        sql = (
            "SELECT a.id, a.name, a.face, a.colour, t.kind, coalesce(p.seen, 0) FROM ties t"
            f" JOIN accounts a ON a.id = {who} LEFT JOIN presence p ON p.account = a.id"
            f" WHERE {where} AND {_STAYS} ORDER BY a.folded"
        )
        return [Other(*row) for row in await self._ledger.ask(sql, account)]

    async def keeps_off(self, account: str, players: Sequence[str]) -> bool:
        """Whether one of those who sit or host somewhere has blocked this account."""
        wanted = [player for player in dict.fromkeys(players) if player]
        if not account or not wanted:
            return False
        places = ", ".join(f"${n}" for n in range(2, len(wanted) + 2))
        sql = (
            "SELECT 1 FROM ties t JOIN holdings h ON h.account = t.account"
            f" WHERE t.other = $1 AND t.kind = 'blocked' AND h.player IN ({places}) LIMIT 1"
        )
        return bool(await self._ledger.ask(sql, account, *wanted))

    # Calls to a table

    async def call(self, account: str, table: str, host: str, at: int, most: int) -> bool:
        """The host asks this account to a table; False: the host or the account has so many open."""
        sql = (
            "INSERT INTO calls SELECT $1, $2, $3, CAST($4 AS BIGINT)"
            " WHERE (SELECT count(*) FROM calls WHERE host = $3) < $5"
            " AND (SELECT count(*) FROM calls WHERE account = $1) < $5 ON CONFLICT DO NOTHING"
        )
        done = await self._ledger.do(Step(sql, (account, table, host, at, most)))
        return bool(done[0]) or await self.called(account, table) is not None

    async def called(self, account: str, table: str) -> str | None:
        """The account of whoever has called this one to that table."""
        sql = "SELECT host FROM calls WHERE account = $1 AND table_id = $2"
        rows = await self._ledger.ask(sql, account, table)
        return str(rows[0][0]) if rows else None

    async def calls(self, account: str, limit: int) -> list[Call]:
        """To tables that are still open, the latest first."""
        sql = (
            "SELECT c.table_id, a.id, a.name, a.face, a.colour, c.made FROM calls c JOIN accounts a ON a.id = c.host"
            f" JOIN tables t ON t.id = c.table_id WHERE c.account = $1 AND t.status = 'open' AND {_STAYS}"
            " ORDER BY c.made DESC, c.table_id LIMIT $2"
        )
        return [Call(*row) for row in await self._ledger.ask(sql, account, limit)]

    async def callees(self, table: str) -> list[str]:
        """The names of those who are called to a table and have not answered."""
        sql = f"SELECT a.name FROM calls c JOIN accounts a ON a.id = c.account WHERE c.table_id = $1 AND {_STAYS}"
        return [row[0] for row in await self._ledger.ask(f"{sql} ORDER BY a.folded", table)]

    async def answer(self, account: str, table: str) -> bool:
        """It has been answered; whether there was such a call."""
        sql = "DELETE FROM calls WHERE account = $1 AND table_id = $2"
        return bool((await self._ledger.do(Step(sql, (account, table))))[0])

    # Who is about

    async def see(self, account: str, at: int) -> None:
        """Somebody is about."""
        sql = "INSERT INTO presence VALUES ($1, $2, 0) ON CONFLICT (account) DO UPDATE SET seen = $2"
        await self._ledger.do(Step(sql, (account, at)))

    async def set_named(self, account: str, named: bool) -> None:
        """Whether others are told the name when this person watches a table."""
        sql = "INSERT INTO presence VALUES ($1, 0, $2) ON CONFLICT (account) DO UPDATE SET named = $2"
        await self._ledger.do(Step(sql, (account, int(named))))

    async def is_named(self, account: str) -> bool:
        """Whether they are."""
        return bool(await self._ledger.ask("SELECT 1 FROM presence WHERE account = $1 AND named = 1", account))

    # Going

    async def tidy(self, before: int) -> None:
        """Calls to tables that have begun or are gone, and requests that nobody answered."""
        gone = "NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = calls.table_id AND t.status = 'open')"
        await self._ledger.do(
            Step(f"DELETE FROM calls WHERE {gone}", ()),
            Step("DELETE FROM ties WHERE kind = $1 AND made < $2", (ASKED, before)),
        )


def leaving(account: str) -> list[Step]:
    """What has to go before the account can."""
    return [
        Step("DELETE FROM ties WHERE account = $1 OR other = $1", (account,)),
        Step("DELETE FROM calls WHERE account = $1 OR host = $1", (account,)),
        Step("DELETE FROM presence WHERE account = $1", (account,)),
    ]
