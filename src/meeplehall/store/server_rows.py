"""The rows of a PostgreSQL database, for a hall that is moved."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence

import asyncpg

from meeplehall.store.connecting import FAILURES, PATIENCE, Connection, reason, shown
from meeplehall.store.moving import AT_ONCE, Part, Row, Rows
from meeplehall.store.port import StoreError


class ServerRows:
    """Within a transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def after(self, part: Part, key: Row | None) -> list[Row]:
        """The next of them in the order of their keys, after this one."""
        keys = ", ".join(part.columns[: part.keys])
        where = "" if key is None else f"WHERE ({keys}) > ({', '.join(f'${n + 1}' for n in range(part.keys))})"
        sql = f"SELECT {', '.join(part.columns)} FROM {part.name} {where} ORDER BY {keys} LIMIT {AT_ONCE}"
        return [tuple(row) for row in await self._db.fetch(sql, *(key or ()))]

    async def put(self, part: Part, rows: Sequence[Row]) -> None:
        """Add these."""
        if part.name == "tables":
            columns, rows = (*part.columns, "length"), [(*row, 0) for row in rows]
        else:
            columns = part.columns
        await self._db.copy_records_to_table(part.name, records=rows, columns=columns)

    async def finish(self) -> None:
        """All are there: how many entries each table has."""
        await self._db.execute(
            "UPDATE tables SET length = (SELECT count(*) FROM entries WHERE table_id = tables.id)", timeout=None
        )


@contextlib.asynccontextmanager
async def server_rows(address: str, writing: bool) -> AsyncIterator[Rows]:
    """Those of one moment; refused while a hall runs there."""
    try:
        db = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            async with db.transaction(isolation="repeatable_read"):
                if await db.fetch("SELECT 1 FROM processes WHERE until > now()"):
                    raise StoreError(f"{shown(address)} is used by a hall that is open; close that one")
                yield ServerRows(db)
        finally:
            await db.close(timeout=PATIENCE)
    except FAILURES as error:
        raise StoreError(f"{shown(address)} cannot be copied: {reason(error)}") from None
