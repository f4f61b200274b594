"""Halls that share a PostgreSQL database: what they tell each other, and which of them lets bots play where.

A process is alive until a moment of the database's clock, which it moves on again and again, and as long as its
connection holds a lock that nobody else ever asks to keep: the server lets go of that in the very moment in which the
process dies, while one that is only silent (stopped, or cut off) is given its time. Whatever a dead one had claimed is
free for others. That decides only who thinks: what is written is fenced by the store itself.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

import asyncpg

from meeplehall.store.commit_group import BETWEEN, CHANNEL
from meeplehall.store.connecting import FAILURES, Pool, connection, reason
from meeplehall.store.listening import LEASE, Listening
from meeplehall.store.migrate import migrations
from meeplehall.store.port import Listener, Process, StoreError, TableSummary
from meeplehall.store.rows import SUMMARY, numbers_text, summary

log = logging.getLogger("meeplehall.store")

FORGOTTEN = "forgotten"
"""What is told when somebody's session is ended."""
TOURNAMENT = "tournament:"
"""Before the id of one that has changed. Programs that do not know it take it for FORGOTTEN, and look in vain."""
AT_ONCE = 1000
"""Unattended tables that are looked at in one go."""

_ALIVE = "SELECT 1 FROM processes WHERE processes.id = leases.owner AND until > clock_timestamp()"
UNATTENDED = f"bots_due AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND EXISTS ({_ALIVE}))"
"""Tables where a bot owes a decision and no hall that lives lets it play."""


class ServerNeighbours:
    """Through one connection of its own, which comes back when it is lost."""

    def __init__(self, address: str, pool: Pool) -> None:
        self._pool = pool
        self._line = Listening(address, CHANNEL, "meeplehall neighbours")
        self._name = secrets.token_hex(4)
        self._layout = migrations("postgres")[-1][0]
        self._owner = ""
        self._held = 0
        """The lock of that name, and..."""
        self._held_by = 0
        """...the connection that holds it."""
        self._owned: set[str] = set()
        self._left: set[str] = set()
        """Given up while the database could not be told."""

    @property
    def owner(self) -> str:
        """What this process is called among those that live; empty before it is."""
        return self._owner

    async def run(self, listener: Listener) -> None:
        """Hear of the others and give signs of life, until cancelled."""

        def heard(text: str) -> None:
            for news in text.split(BETWEEN):
                match news.split(" "):
                    case [table, length]:
                        listener.changed(table, int(length))
                    case [table, seats, hall]:
                        if hall != self._name:
                            listener.present(hall, table, [int(seat) for seat in seats.split(",") if seat])
                    case [word] if word.startswith(TOURNAMENT):
                        listener.tournament_changed(word.removeprefix(TOURNAMENT))
                    case _:
                        listener.sessions_ended()

        async def renew() -> None:
            oldest = await self._renew()
            if oldest > self._layout:
                listener.outdated(
                    f"the database has been changed so that this program, which knows up to version {self._layout},"
                    f" can use it no longer: use a newer Meeplehall ({oldest} or more)"
                )

        await self._line.run(heard, renew, listener.missed)

    async def close(self) -> None:
        """Others may take over at once."""
        if self._owner:
            try:
                await self._line.do("DELETE FROM processes WHERE id = $1", self._owner)
            except StoreError:
                log.warning("the others will take over when they find this process gone")
        await self._line.disconnect()

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have; those that are not there are left out."""
        try:
            async with connection(self._pool) as db:
                return dict(await db.fetch("SELECT id, length FROM tables WHERE id = ANY ($1::text[])", list(tables)))
        except asyncpg.CharacterNotInRepertoireError:
            return {}
        except FAILURES as error:
            raise StoreError(f"the database could not be read: {reason(error)}") from None

    async def tell_present(self, table: str, seats: Sequence[int]) -> None:
        """Let the others know whose people have a table open here."""
        await self._notify(f"{table} {numbers_text(seats)} {self._name}")

    def tell_tournament(self, tournament: str) -> None:
        """Let the others know soon that one has changed, if they can be reached."""
        self._line.soon(self._notify(f"{TOURNAMENT}{tournament}"))

    async def _notify(self, text: str) -> None:
        await self._line.do("SELECT pg_notify($1, $2)", CHANNEL, text)

    # Who lets bots play

    async def claim(self, table: str) -> bool:
        """Whether this hall lets the bots of a table play from now on."""
        return table in self._owned or bool(await self.claim_all([table]))

    async def claim_all(self, tables: Sequence[str]) -> set[str]:
        """Those of them whose bots this hall lets play from now on; rows are locked in one order."""
        sql = (
            "INSERT INTO leases SELECT id, $2 FROM tables WHERE id = ANY ($1::text[]) ORDER BY id"
            " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner"
            f" WHERE leases.owner = excluded.owner OR NOT EXISTS ({_ALIVE}) RETURNING table_id"
        )
        async with self._line.lock:
            if not self._owner:
                return set()
            claimed = {row[0] for row in await self._line.fetch(sql, list(tables), self._owner)}
            self._owned |= claimed
            self._left -= claimed
            return claimed

    def owns(self, table: str) -> bool:
        """Whether it still does, as far as is known here."""
        return table in self._owned

    async def release(self, table: str) -> None:
        """Another may."""
        async with self._line.lock:
            if table in self._owned:
                self._owned.discard(table)
                self._left.add(table)
                await self._let_go()

    async def _let_go(self) -> None:
        """Of all that was given up; what fails is tried again with the next sign of life."""
        sql = "DELETE FROM leases WHERE table_id = ANY ($1::text[]) AND owner = $2"
        await self._line.fetch(sql, list(self._left), self._owner)
        self._left.clear()

    async def unattended(self) -> list[TableSummary]:
        """Tables where a bot owes a decision and no hall that lives lets it play, last changed first."""
        rows = await self._line.do(
            f"SELECT {SUMMARY} FROM tables WHERE {UNATTENDED} ORDER BY changed DESC LIMIT {AT_ONCE}"
        )
        return [row for row in map(summary, rows) if not row.damaged]

    async def bury(self) -> int:
        """How many processes were found to have died; what they had claimed is free now."""
        gone = (
            "DELETE FROM processes WHERE id <> $1 AND held IS NOT NULL AND pg_try_advisory_xact_lock_shared(held)"
            " RETURNING id"
        )
        return len(await self._line.do(gone, self._owner))

    # For whoever runs the hall

    async def report(self, about: str) -> None:
        """What is to be known of this process, for `processes`."""
        await self._line.do("UPDATE processes SET about = $2 WHERE id = $1", self._owner, about)

    async def processes(self) -> list[Process]:
        """Those that live: what each tells of itself, and for how many tables it lets bots play."""
        rows = await self._line.do(
            "SELECT id, layout, about, (SELECT count(*) FROM leases WHERE owner = processes.id)"
            " FROM processes WHERE until > clock_timestamp() ORDER BY id"
        )
        return [Process(*row) for row in rows]

    # The parts

    async def _renew(self) -> int:
        """A sign of life. Whoever was silent for too long is somebody new, and owns nothing any more.

        Tells which layout a program must know at least to use the database.
        """
        oldest = "(SELECT max(oldest) FROM layout)"
        async with self._line.lock:
            alive = "UPDATE processes SET until = clock_timestamp() + $2 WHERE id = $1 AND until > clock_timestamp()"
            if await self._is_held() and (
                rows := await self._line.fetch(f"{alive} RETURNING {oldest}", self._owner, LEASE)
            ):
                if self._left:
                    await self._let_go()
                return int(rows[0][0])
            self._owned.clear()
            self._left.clear()
            await self._line.fetch(
                "DELETE FROM processes WHERE id = $1 OR until < clock_timestamp() - interval '1 minute'", self._owner
            )
            owner, held = secrets.token_hex(8), secrets.randbits(63)
            await self._hold(held)  # before anybody can see the name that it goes with
            new = (
                "INSERT INTO processes (id, until, layout, held) VALUES ($1, clock_timestamp() + $2, $3, $4)"
                f" RETURNING {oldest}"
            )
            rows = await self._line.fetch(new, owner, LEASE, self._layout, held)
            self._owner = owner
            return int(rows[0][0])

    async def _is_held(self) -> bool:
        """Whether this process holds its lock, by the connection there is now."""
        return bool(self._owner) and (self._held_by == self._line.number or await self._hold(self._held))

    async def _hold(self, lock: int) -> bool:
        """False if a connection that was lost still has it, as far as the server knows."""
        ((has,),) = await self._line.fetch("SELECT pg_try_advisory_lock($1)", lock)
        if has:
            self._held, self._held_by = lock, self._line.number
        return bool(has)
