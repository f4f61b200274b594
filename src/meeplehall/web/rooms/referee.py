"""Brings the results of rated tables into the ratings: once each, whoever is interrupted, and however many try."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from meeplehall.contests.anchors import anchors
from meeplehall.contests.counting import DAY, most_met, weight
from meeplehall.contests.skill import Skill, after_game, aged
from meeplehall.store import Store, StoreError
from meeplehall.store.ratings import TOLD, WAITS, Change, Counted, Raced, Rating
from meeplehall.table import Status, Table
from meeplehall.table.places import left_at, places
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.rooms import Rooms

log = logging.getLogger("meeplehall.hall")

LOOK = 60.0
"""Seconds between two looks for results that another hall has left."""
TRIES = 20
"""How often a result is worked out that comes upon others of the same people."""


@dataclass(frozen=True)
class Rival:
    """Somebody whose strength is known at a table that is over."""

    seat: int
    place: int
    skill: Skill
    account: str = ""
    level: str = ""
    before: Rating | None = None


class Referee:
    """Runs beside the hall."""

    def __init__(self, store: Store, rooms: Rooms, clock: Callable[[], int] = now) -> None:
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._ended: set[str] = set()
        self._woken = asyncio.Event()

    def hear(self, table: Table) -> None:
        """A table has changed: if that was the end of a rated game, it is counted soon."""
        ended = table.status in (Status.OVER, Status.CLOSED)
        if table.setting.rated and ended and table.rated is None:
            self._ended.add(table.id)
            self._woken.set()

    async def again_and_again(self) -> None:
        """Until cancelled. What goes wrong is logged, and tried again."""
        while True:
            try:
                await self.settle_all()
            except StoreError as error:
                self._store.trouble.note("results could not be counted", error)
            except Exception as error:
                log.error("results could not be counted: %s", error)
            try:
                async with asyncio.timeout(LOOK):
                    await self._woken.wait()
            except TimeoutError:
                self._ended.clear()
            self._woken.clear()

    async def settle_all(self) -> None:
        """What was heard of; if that is nothing, all that the store knows of."""
        for table in list(self._ended) or await self._store.ratings.due():
            self._ended.discard(table)
            try:
                await self.settle(table)
            except StoreError:
                raise
            except Exception as error:  # the others are counted all the same
                log.error("the result of table %s cannot be counted", table, exc_info=error)

    async def settle(self, table_id: str) -> None:
        """Count the result of a table, if that has not been done, and let the table say so."""
        ratings = self._store.ratings
        for _ in range(TRIES):
            done = await ratings.done(table_id)
            table = await self._rooms.look(table_id)
            if done in (None, TOLD) or table.status not in (Status.OVER, Status.CLOSED):
                return
            if done == WAITS:
                rivals = await self._rivals(table)
                try:
                    await ratings.count(
                        table_id,
                        [one.before for one in rivals if one.account],
                        await self._changes(table, rivals),
                    )
                except Raced:
                    continue
                except Counted:
                    pass
            await self._tell(table_id)
            return
        raise StoreError(f"the result of table {table_id} came upon others again and again")

    async def standing(self, account: str, game: str, players: int) -> Skill:
        """How well somebody plays, as far as is known now."""
        return self.at_present(await self._store.ratings.find(account, game, players))

    def at_present(self, rating: Rating | None) -> Skill:
        """A rating after the days since it was last played."""
        if rating is None:
            return Skill()
        return aged(rating.skill, (self._clock() - rating.played) / DAY)

    async def _rivals(self, table: Table) -> list[Rival]:
        """Nobody, if nothing follows from the result: fewer than two are known, or no person."""
        found = places(table)
        if found is None:
            return []
        setting = table.setting
        people = await self._store.people.by_players([seat.player for seat in table.seats])
        levels, gone = anchors(setting.game, setting.players), left_at(table)
        rivals = []
        for n, seat in enumerate(table.seats):
            account = people.get(seat.player)
            if account is not None:
                before = await self._store.ratings.find(account.id, setting.game, setting.players)
                rivals.append(Rival(n, found[n], self.at_present(before), account=account.id, before=before))
            elif n not in gone and not seat.player and seat.bot in levels and seat.bot == table.seated_bot(n):
                rivals.append(Rival(n, found[n], levels[seat.bot], level=seat.bot))
        accounts = [one.account for one in rivals if one.account]
        one_each = len(set(accounts)) == len(accounts)
        return rivals if accounts and one_each and len(rivals) > 1 else []

    async def _changes(self, table: Table, rivals: list[Rival]) -> list[Change]:
        if not rivals:
            return []
        setting, at = table.setting, self._clock()
        people = [one.account for one in rivals if one.account]
        levels = [one.level for one in rivals if one.level]
        earlier = 0
        for account in people:
            met = await self._store.ratings.met_since(account, setting.game, setting.players, at - DAY)
            earlier = max(earlier, most_met(account, met, [one for one in people if one != account], levels))
        after = after_game([one.skill for one in rivals], [one.place for one in rivals], weight(earlier))
        return [
            Change(
                table_id=table.id,
                account=one.account,
                game=setting.game,
                players=setting.players,
                seat=one.seat,
                at=at,
                place=one.place,
                mean=new.mean,
                deviation=new.deviation,
                change=new.mean - one.skill.mean,
                bots=",".join(sorted(levels)),
            )
            for one, new in zip(rivals, after, strict=True)
            if one.account
        ]

    async def _tell(self, table_id: str) -> None:
        changes = await self._store.ratings.changes_at(table_id)
        if changes:
            room = await self._rooms.find(table_id)
            await self._rooms.change(room, partial(_note, changes))
        await self._store.ratings.told(table_id)


def _note(changes: list[Change], table: Table) -> None:
    ratings, moved = [0] * len(table.seats), [0] * len(table.seats)
    for one in changes:
        ratings[one.seat] = round(one.mean)
        moved[one.seat] = round(one.mean) - round(one.mean - one.change)
    table.note_ratings(ratings, moved, table.log[-1].at)
