"""How often somebody has tried something, as every store counts it: the SQL is the same for all."""

from __future__ import annotations

from meeplehall.store.ledger import Ledger, Step


class AttemptCounts:
    """By a hash of whoever tries; those of long ago are forgotten. Times are milliseconds since 1970."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, who: str, since: int) -> tuple[int, int]:
        """How many were counted, and when the last was; those before `since` are forgotten."""
        rows = await self._ledger.ask("SELECT count, last FROM attempts WHERE who = $1 AND last > $2", who, since)
        return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)

    async def count(self, who: str, before: int, since: int, at: int) -> bool:
        """One more than `before`; False if somebody else has counted meanwhile."""
        sql = (
            "INSERT INTO attempts VALUES ($1, $2, $3) ON CONFLICT (who) DO UPDATE SET count = $2, last = $3"
            " WHERE attempts.count = $4 OR attempts.last <= $5"
        )
        return bool((await self._ledger.do(Step(sql, (who, before + 1, at, before, since))))[0])

    async def forgive(self, who: str, all_: bool = False) -> None:
        """It was right: it does not count, nor do, with `all_`, those before it."""
        count = "0" if all_ else "count - 1"
        await self._ledger.do(Step(f"UPDATE attempts SET count = {count} WHERE who = $1 AND count > 0", (who,)))
