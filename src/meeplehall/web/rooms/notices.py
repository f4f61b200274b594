"""Whoever is to decide at a table that they do not have open is told, in the browsers where they asked for it, and
later by mail if they are still to decide."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from meeplehall.store import Store, StoreError
from meeplehall.store.days import Push
from meeplehall.web.config import Config
from meeplehall.web.metrics import Metrics
from meeplehall.web.offered_games import title_of
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.push import GONE, BadEndpoint, Postman, is_possible
from meeplehall.web.rooms.room import Room
from meeplehall.web.rooms.rooms import Rooms
from meeplehall.web.texts import texts

log = logging.getLogger("meeplehall.hall")

MOMENT = 0.5
"""Seconds in which a turn may be over again: then nobody is told."""


class Notices:
    """The process that has carried out a command tells of the turns that follow from it."""

    def __init__(self, store: Store, rooms: Rooms, config: Config, metrics: Metrics) -> None:
        self._store = store
        self._config = config
        self._limits = config.limits
        self._metrics = metrics
        self._postman: Postman | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()
        self._road = asyncio.Semaphore(config.limits.pushes_at_once)
        rooms.turned = self._turned

    async def postman(self) -> Postman:
        """Made when somebody first asks; his key is the hall's."""
        async with self._lock:
            if self._postman is None:
                secret = await self._store.secret("push")
                anywhere = self._config.push_anywhere
                self._postman = Postman(secret, self._config.whom_to_ask, self._limits.push_endpoint, anywhere)
            return self._postman

    def _turned(self, room: Room, seats: Collection[int]) -> None:
        """It is the turn of these seats, which it was not before."""
        table = room.table
        people = {table.seats[seat].player for seat in seats if seat not in room.here()}
        if len({seat.player for seat in table.seats if seat.player}) < 2:
            return
        for player in people:  # each by itself: nobody waits for what another's browser does
            if len(self._tasks) < self._limits.pushes_waiting:
                task = asyncio.create_task(self._tell(room, player))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, room: Room, player: str) -> None:
        await asyncio.sleep(MOMENT)
        try:
            table = room.table
            held = table.seats_of(player)
            due = any(seat in table.pending() and table.seats[seat].person for seat in held)
            if not due or room.here().intersection(held):
                return
            if self._config.smtp is not None:
                await self._store.mails.note(player, now(), int(self._limits.mail_wait_seconds * 1000))
            pushes = await self._store.days.pushes_of(player) if is_possible() else []
            # Side by side: a service that does not answer keeps no other browser waiting.
            await asyncio.gather(*(self._send(room, push) for push in pushes))
        except StoreError as error:
            self._store.trouble.note(f"table {room.id}: somebody was not told whose turn it is", error)

    async def _send(self, room: Room, push: Push) -> None:
        """One letter: the table and the game, nothing of what lies on it."""
        t = texts(push.language)
        letter = {
            "title": t("push-title"),
            "body": t("push-body", game=title_of(room.table.game, t), id=room.id[:4]),
            "url": f"/table/{room.id}",
            "tag": room.id,
        }
        try:
            async with self._road, asyncio.timeout(self._limits.push_seconds):
                status = await (await self.postman()).send(push, letter, now())
        except (OSError, BadEndpoint) as error:
            log.info("a browser could not be told whose turn it is: %s", type(error).__name__)
            self._metrics.told("push", "failed")
            return
        self._metrics.told("push", "sent" if 200 <= status < 300 else "refused")
        if status in GONE:
            await self._store.days.drop_push(push.account, push.hash)

    async def close(self) -> None:
        """What is on its way is given up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
