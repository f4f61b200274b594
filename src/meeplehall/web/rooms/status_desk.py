"""Gathers how the hall stands: this process, the others by what they tell, and the whole by its database."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec

from meeplehall import __version__
from meeplehall.store import Standing, Store, StoreError
from meeplehall.web.logs import process_name
from meeplehall.web.metrics import Metrics, hall_lines
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.rooms import Rooms
from meeplehall.web.status import Member, Report, Status
from meeplehall.web.thinking.port import Thinking

REPORTED = 3.0
"""Seconds between two reports of a process to the others."""
JUST_BEGUN = 0.1
KEPT = 3.0
"""Seconds for which the count of all tables is good enough."""


class StatusDesk:
    """Knows its own process, and through the database the others."""

    def __init__(self, store: Store, rooms: Rooms, thinkers: Thinking, metrics: Metrics) -> None:
        self._store = store
        self._rooms = rooms
        self._thinkers = thinkers
        self._metrics = metrics
        self._started = time.time()
        self._standing: tuple[float, Standing] | None = None

    def report(self) -> Report:
        """Of this process."""
        metrics, tally = self._metrics, self._thinkers.tally
        return Report(
            name=process_name(),
            version=__version__,
            started=self._started,
            sockets=metrics.sockets,
            rooms=self._rooms.count(),
            waiting=tally.waiting,
            thinking=tally.thinking,
            commits=sum(metrics.commits.counts),
            conflicts=metrics.conflicts,
            mistakes=metrics.mistakes,
            slow=metrics.slow.list(time.time()),
        )

    async def tell_again_and_again(self) -> None:
        """The others, until cancelled."""
        others = self._store.neighbours
        while others is not None:
            if not others.owner:  # it is not known yet among those that live
                await asyncio.sleep(JUST_BEGUN)
                continue
            with contextlib.suppress(StoreError):  # whoever listens says so in the log
                await others.report(msgspec.json.encode(self.report()).decode())
            await asyncio.sleep(REPORTED)

    async def standing(self) -> Standing:
        """Of the whole hall, not older than a moment."""
        if self._standing is None or time.monotonic() - self._standing[0] > KEPT:
            self._standing = time.monotonic(), await self._store.standing()
        return self._standing[1]

    async def status(self) -> Status:
        """All that is known; raises StoreError while the database is away."""
        others = self._store.neighbours
        if others is None:
            members = [Member(0, 0, self.report())]
        else:
            found = await others.processes()
            members = [
                Member(one.layout, one.tables, self.report() if one.id == others.owner else _read(one.about))
                for one in found
            ]
        return Status(process_name(), await self.standing(), members)

    async def metrics(self) -> str:
        """This process in numbers, and the whole hall, as far as the database can be asked."""
        text = self._metrics.text(self._rooms.count(), self._thinkers.tally.snapshot())
        try:
            standing, others = await self.standing(), self._store.neighbours
            count = 1 if others is None else len(await others.processes())
            mails = await self._store.mails.waiting(now())
        except StoreError as error:
            self._store.trouble.note("the hall could not be counted", error)
            return text
        return text + "\n".join(hall_lines(standing, count, mails)) + "\n"


def _read(about: str) -> Report | None:
    try:
        return msgspec.json.decode(about, type=Report)
    except msgspec.DecodeError:
        return None
