"""What operators look at: what people report about people, and who did what with accounts."""

from __future__ import annotations

import secrets

import msgspec

from meeplehall.store.ledger import Ledger, Step


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody tells the operator about somebody."""

    id: str
    """Begins with the time."""
    teller: str
    """The hash of who tells it."""
    about: str
    """An account; empty: a guest, or somebody who has been forgotten."""
    name: str
    table_id: str
    words: str
    done: int = 0


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the audit log."""

    id: str
    """Begins with the time."""
    doer: str
    """An account, or `operator`."""
    deed: str
    about: str
    detail: str


def dated(at: int) -> str:
    """A key of its own that sorts by time."""
    return f"{at:014d}-{secrets.token_hex(4)}"


def when(key: str) -> int:
    """The time in such a key."""
    return int(key[:14])


class Oversight:
    """Reports, and the audit log."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def report(self, report: Report, since: int, most: int, most_in_all: int) -> bool:
        """False if the teller has told so much since then, or so many wait for the operator."""
        sql = (
            "INSERT INTO reports SELECT $1, $2, $3, $4, $5, $6, 0"
            " WHERE (SELECT count(*) FROM reports WHERE teller = $2 AND id > $7) < $8"
            " AND (SELECT count(*) FROM reports WHERE done = 0) < $9"
        )
        values = msgspec.structs.astuple(report)[:6]
        done = await self._ledger.do(Step(sql, (*values, f"{since:014d}", most, most_in_all)))
        return bool(done[0])

    async def reports(self, done: bool = False, limit: int = 100) -> list[Report]:
        """The latest first."""
        names = "id, teller, about, name, table_id, words, done"
        sql = f"SELECT {names} FROM reports WHERE done = $1 ORDER BY id DESC LIMIT $2"
        rows = await self._ledger.ask(sql, int(done), limit)
        return [Report(**dict(zip(names.split(", "), row))) for row in rows]

    async def finish_report(self, report: str) -> bool:
        """The operator has seen to it."""
        return bool((await self._ledger.do(Step("UPDATE reports SET done = 1 WHERE id = $1", (report,))))[0])

    async def note(self, at: int, doer: str, deed: str, about: str, detail: str = "") -> None:
        """A line of the audit log."""
        sql = "INSERT INTO audit VALUES ($1, $2, $3, $4, $5)"
        await self._ledger.do(Step(sql, (dated(at), doer, deed, about, detail)))

    async def audit(self, about: str = "", limit: int = 100) -> list[Deed]:
        """The latest first; of one account, or of all."""
        names = "id, doer, deed, about, detail"
        where, values = ("WHERE about = $2", (limit, about)) if about else ("", (limit,))
        rows = await self._ledger.ask(f"SELECT {names} FROM audit {where} ORDER BY id DESC LIMIT $1", *values)
        return [Deed(**dict(zip(names.split(", "), row))) for row in rows]


def leaving(account: str) -> list[Step]:
    """What would still tell who somebody was."""
    return [
        Step("UPDATE reports SET about = '', name = '' WHERE about = $1", (account,)),
        Step("UPDATE audit SET detail = '' WHERE about = $1", (account,)),
    ]


def outdated(since: int) -> list[Step]:
    """What nobody needs any more from before then."""
    return [
        Step("DELETE FROM audit WHERE id < $1", (f"{since:014d}",)),
        Step("DELETE FROM reports WHERE done = 1 AND id < $1", (f"{since:014d}",)),
    ]
