"""Programs that people have brought along, as every store keeps them: the SQL is the same for all.

A program has a token, of which there is only the hash, and an id of its own at tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from meeplehall.store.ledger import Ledger, Step


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's program."""

    id: str
    account: str
    player: str
    """Who the program is at tables: unguessable, never shown."""
    name: str
    token: str
    """The hash of what the program shows."""
    made: int
    used: int
    until: int
    """When the token ends."""


class Owned(NamedTuple):
    """A program, and whose it is."""

    program: Program
    owner: str
    """The name of the account."""


_PROGRAM = "id, account, player, name, token, made, used, until"
_FIELDS = _PROGRAM.split(", ")
_OWNED = ", ".join(f"p.{name}" for name in _FIELDS)
_STAYING = "a.blocked = 0 AND a.leaving = 0"


class Programs:
    """All of a hall."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def add(self, program: Program, most: int) -> bool:
        """False if the account has so many."""
        places = ", ".join(f"${n}" for n in range(1, 6))
        sql = (
            f"INSERT INTO programs ({_PROGRAM})"
            f" SELECT {places}, CAST($6 AS BIGINT), CAST($7 AS BIGINT), CAST($8 AS BIGINT)"
            " WHERE (SELECT count(*) FROM programs WHERE account = $2) < $9"
        )
        return bool((await self._ledger.do(Step(sql, (*msgspec.structs.astuple(program), most))))[0])

    async def of_account(self, account: str) -> list[Program]:
        """The oldest first."""
        sql = f"SELECT {_PROGRAM} FROM programs WHERE account = $1 ORDER BY made, id"
        return [_read(row) for row in await self._ledger.ask(sql, account)]

    async def by_token(self, token: str) -> Owned | None:
        """By the hash; nobody's whose owner is blocked or has gone. The token may have ended."""
        sql = f"SELECT {_OWNED}, a.name FROM programs p JOIN accounts a ON a.id = p.account WHERE p.token = $1"
        rows = await self._ledger.ask(f"{sql} AND {_STAYING}", token)
        return Owned(_read(rows[0]), str(rows[0][len(_FIELDS)])) if rows else None

    async def by_players(self, players: Sequence[str]) -> dict[str, Owned]:
        """The programs among those who sit at a table."""
        wanted = [player for player in dict.fromkeys(players) if player]
        if not wanted:
            return {}
        places = ", ".join(f"${n}" for n in range(1, len(wanted) + 1))
        sql = (
            f"SELECT {_OWNED}, a.name FROM programs p JOIN accounts a ON a.id = p.account WHERE p.player IN ({places})"
        )
        rows = await self._ledger.ask(f"{sql} AND {_STAYING}", *wanted)
        return {row[2]: Owned(_read(row), str(row[len(_FIELDS)])) for row in rows}

    async def use(self, program: str, at: int) -> None:
        """It has been here."""
        await self._ledger.do(Step("UPDATE programs SET used = $1 WHERE id = $2", (at, program)))

    async def renew(self, account: str, program: str, token: str, until: int) -> bool:
        """Another token; the old one is good no longer. Whether there is such a program."""
        sql = "UPDATE programs SET token = $1, until = $2 WHERE account = $3 AND id = $4"
        return bool((await self._ledger.do(Step(sql, (token, until, account, program))))[0])

    async def remove(self, account: str, program: str) -> bool:
        """For good; whether there was such a one."""
        sql = "DELETE FROM programs WHERE account = $1 AND id = $2"
        return bool((await self._ledger.do(Step(sql, (account, program))))[0])


def _read(row: Sequence[object]) -> Program:
    return msgspec.convert(dict(zip(_FIELDS, row)), Program)
