"""Runs the tournaments: makes the tables of a round, takes in their results, and waits for nobody for ever.

Everything it does is written down before it is done and can be done twice: any process may go on with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from meeplehall.contests.anchors import anchors
from meeplehall.contests.tournament import Match, Stage, Tournament
from meeplehall.store import Conflict, Store, StoreError
from meeplehall.table import Status, Table
from meeplehall.table.clock import clock_of
from meeplehall.table.places import left_at, places
from meeplehall.table.stand_ins import PATIENCE
from meeplehall.web.levels import BOT_NAMES
from meeplehall.web.offered_games import NotHere, offered_game
from meeplehall.web.rooms.opening import USUAL_LEVEL, make_setting, new_id, now
from meeplehall.web.rooms.referee import Referee
from meeplehall.web.rooms.rooms import Removed, Rooms

log = logging.getLogger("meeplehall.hall")

LOOK = 20.0
"""Seconds between two looks for rounds that have taken too long, and for what another hall has left."""
HOUR = 3600 * 1000


class Organiser:
    """Runs beside the hall."""

    def __init__(self, store: Store, rooms: Rooms, referee: Referee, clock: Callable[[], int] = now) -> None:
        self._store = store
        self._rooms = rooms
        self._referee = referee
        self.clock = clock
        self._woken = asyncio.Event()
        self._asked: set[str] = set()
        self._lock = asyncio.Lock()

    def hear(self, table: Table) -> None:
        """A table has changed: if it was the end of one of a tournament, that goes on soon."""
        if table.setting.tournament and table.status in (Status.OVER, Status.CLOSED):
            self.soon(table.setting.tournament)

    def soon(self, tournament: str) -> None:
        """There is something to do."""
        self._asked.add(tournament)
        self._woken.set()

    async def again_and_again(self) -> None:
        """Until cancelled. What goes wrong is logged, and tried again."""
        while True:
            try:
                await self.go_on_with_all()
            except StoreError as error:
                self._store.trouble.note("tournaments do not go on", error)
            except Exception as error:
                log.error("tournaments do not go on: %s", error)
            try:
                async with asyncio.timeout(LOOK):
                    await self._woken.wait()
            except TimeoutError:
                self._asked.clear()
            self._woken.clear()

    async def go_on_with_all(self) -> None:
        """Those that were asked for; if there are none, all that run."""
        for name in list(self._asked) or await self._store.tournaments.running():
            self._asked.discard(name)
            try:
                await self.go_on(name)
            except StoreError:
                raise
            except Exception as error:  # the others go on all the same
                log.error("tournament %s does not go on", name, exc_info=error)

    async def go_on(self, name: str) -> None:
        """As far as it can now."""
        async with self._lock:
            while True:
                kept = await self._store.tournaments.find(name)
                if kept is None or kept.tournament.stage is not Stage.RUNNING:
                    return
                one = kept.tournament
                if one.rounds and not one.rounds[-1].over:
                    await self._see_to_tables(one)
                    kept = await self._store.tournaments.find(name)
                    if kept is None or not kept.tournament.rounds[-1].over:
                        return
                    one = kept.tournament
                await self._store.tournaments.change(name, partial(self._after_round, len(one.rounds)), self.clock())

    def _after_round(self, played: int, one: Tournament) -> Tournament:
        """The next round, or the end; another process may have been faster."""
        if one.stage is not Stage.RUNNING or len(one.rounds) != played or (one.rounds and not one.rounds[-1].over):
            return one
        if played >= one.all_rounds:
            return one.finished()
        tables = [new_id() for _ in range(len(one.entrants) // one.plan.players)]
        return one.next_round(tables, self.clock())

    async def _see_to_tables(self, one: Tournament) -> None:
        hours = (self.clock() - one.rounds[-1].began) / HOUR
        late, far_too_late = hours > one.plan.hours, hours > 2 * one.plan.hours + 1
        for match in one.rounds[-1].matches:
            if match.done:
                continue
            table = await self._table(one, match)
            if table is None:  # it has been cleared away: nothing is known of it
                await self._take_in(one, match, [], [])
            elif table.status in (Status.OVER, Status.CLOSED):
                gone = left_at(table)
                whole = table.status is Status.OVER and table.state is not None and not gone
                scores = list(table.state.outcome().scores) if whole and table.state is not None else []
                await self._take_in(one, match, places(table) or [], scores)
            elif far_too_late:  # a bot that cannot go on keeps no tournament waiting
                room = await self._rooms.find(match.table)
                await self._rooms.change(room, lambda table: table.stop(self.clock()))
            elif late:
                await self._replace_the_absent(match)

    async def _take_in(self, one: Tournament, match: Match, found: list[int], scores: list[int]) -> None:
        at = self.clock()
        await self._store.tournaments.change(one.id, lambda it: it.ended(match.table, found, scores, at), at)

    async def _table(self, one: Tournament, match: Match) -> Table | None:
        """The table of a match; it is made if nobody has made it yet."""
        try:
            return await self._rooms.look(match.table)
        except Removed:
            return None
        except NotHere:
            pass
        table = await self._made(one, match)
        try:
            return (await self._rooms.add(table)).table
        except Conflict:  # another process has made it
            return await self._rooms.look(match.table)

    async def _made(self, one: Tournament, match: Match) -> Table:
        plan, game = one.plan, offered_game(one.plan.game)
        setting = make_setting(
            game, plan.players, plan.options, "", True, None, clock=clock_of(plan.clock), rated=plan.rated
        )
        setting = msgspec.structs.replace(setting, id=match.table, tournament=one.id)
        table, at = Table(setting, game), self.clock()
        known = anchors(plan.game, plan.players)
        for seat, who in enumerate(match.seats):
            entrant = one.entrants[who]
            account = await self._store.people.by_id(entrant.account) if entrant.account else None
            if account is not None and not account.leaving:
                skill = await self._referee.standing(account.id, plan.game, plan.players)
                rating = round(skill.mean) if plan.rated else 0
                table.sit(seat, account.player, account.name, at, rating=rating, guess=skill.provisional and plan.rated)
            else:  # a bot; or it plays for somebody who is gone for good
                level = entrant.bot or USUAL_LEVEL
                rating = round(known[level].mean) if plan.rated and level in known else 0
                table.sit(seat, "", entrant.name or BOT_NAMES[seat % len(BOT_NAMES)], at, bot=level, rating=rating)
        return table

    async def _replace_the_absent(self, match: Match) -> None:
        """Whoever keeps others waiting after the time for the round is over: a bot plays on, and it counts as left."""
        room = await self._rooms.find(match.table)
        at = self.clock()
        waited = at - room.table.last_move(-1)
        absent = [seat for seat in room.table.pending() if room.table.seats[seat].person]
        if waited < PATIENCE:
            return
        for seat in absent:
            await self._rooms.change(room, lambda table, seat=seat: table.forfeit(seat, USUAL_LEVEL, at))  # type: ignore[misc]
