"""Answers that wait: lines as things happen, and positions for whoever waits for a change."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from meeplehall.core.errors import MeeplehallError
from meeplehall.table import SPECTATOR, NotYours, Status, Table
from meeplehall.table.chronicle import Chronicle
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.counting import Full, Turn
from meeplehall.web.rooms import Room
from meeplehall.web.routes.api.endpoints import LINES, Asked
from meeplehall.web.routes.api.shapes import Position
from meeplehall.web.routes.api.telling import position_told

BEAT = 15.0
"""Seconds after which an empty line says that all is well."""
_encode = msgspec.json.Encoder().encode
News = Callable[[Table], tuple[list[bytes], bool]]
"""The lines that are new, and whether these are the last."""


@contextlib.contextmanager
def _listening(asked: Asked) -> Iterator[None]:
    """One of those who wait; raises TooMany or Busy."""
    crowd, who = asked.hall.listening, asked.owned.program.id if asked.owned else address_of(asked.request.scope)
    full = crowd.enter(who)
    if full is not None:
        what = "too many streams and waiting requests"
        raise Busy(f"{what} here; come again in a moment", 10) if full is Full.HERE else TooMany(f"{what} of yours", 10)
    try:
        yield
    finally:
        crowd.leave(who)


async def event_lines(asked: Asked, room: Room, after: int, follow: bool) -> Response:
    """The story of a table."""
    chronicle = Chronicle()

    def news(table: Table) -> tuple[list[bytes], bool]:
        lines = [_encode(line) for line in chronicle.news(table) if line.number > after]
        return lines, chronicle.ended

    if follow:
        return _stream(asked, room, (SPECTATOR,), news)
    async with room.lock:
        lines, _ = news(room.table)
    return Response(b"".join(line + b"\n" for line in lines), media_type=LINES)


def position_lines(asked: Asked, room: Room, seat: int) -> Response:
    """The position of a seat, again with every change that the seat may know of."""
    last: Position | None = None

    def news(table: Table) -> tuple[list[bytes], bool]:
        nonlocal last
        position = _position(asked, table, seat)
        ended = table.status in (Status.OVER, Status.CLOSED)
        if last is not None and (last.version, last.status) == (position.version, position.status):
            return [], ended
        last = position
        return [_encode(position)], ended

    return _stream(asked, room, (seat, seat), news)


async def position_after(asked: Asked, room: Room, seat: int, after: int, seconds: float) -> Position:
    """As soon as the version is another, or when the time is over."""
    async with room.lock:
        found = _position(asked, room.table, seat)
    if found.version != after or seconds <= 0 or found.status in ("over", "closed"):
        return found
    with _listening(asked):
        _let_others_in(asked)
        changed = asyncio.Event()
        watcher = room.watch((seat, seat), changed.set)
        try:
            until = time.monotonic() + min(seconds, asked.hall.config.limits.longest_wait)
            while found.version == after and await _happens(changed, until - time.monotonic()):
                changed.clear()
                await asked.check_still()
                async with room.lock:
                    found = _position(asked, room.table, seat)
            return found
        finally:
            room.leave(watcher)


def _position(asked: Asked, table: Table, seat: int) -> Position:
    """Raises NotYours: the seat may have changed hands."""
    if seat not in table.seats_of(asked.program.program.player):
        raise NotYours(f"seat {seat} is not yours any more")
    return position_told(table, seat)


async def _happens(changed: asyncio.Event, seconds: float) -> bool:
    """Whether something does before the time is over."""
    try:
        async with asyncio.timeout(max(0.0, seconds)):
            await changed.wait()
    except TimeoutError:
        return False
    return True


def _let_others_in(asked: Asked) -> None:
    """Whoever waits for something to happen keeps none of the same address waiting."""
    turn = asked.request.scope["state"].get("turn")
    if isinstance(turn, Turn):
        turn.end()


class _Lines(StreamingResponse):
    """Has its place among those who wait until it is over, also if it never began."""

    def __init__(self, lines: AsyncIterator[bytes], place: contextlib.ExitStack) -> None:
        # Compressed, a line would wait for the ones after it.
        super().__init__(lines, media_type=LINES, headers={"Content-Encoding": "identity"})
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await super().__call__(scope, receive, send)


def _stream(asked: Asked, room: Room, viewers: tuple[int, ...], news: News) -> Response:
    place = contextlib.ExitStack()
    place.enter_context(_listening(asked))
    return _Lines(_lines(asked, room, viewers, news), place)


async def _lines(asked: Asked, room: Room, viewers: tuple[int, ...], news: News) -> AsyncIterator[bytes]:
    """What goes wrong ends the stream: whoever asks again is told why."""
    changed = asyncio.Event()
    changed.set()
    watcher = room.watch(viewers, changed.set)
    until = time.monotonic() + asked.hall.config.limits.stream_seconds
    try:
        while (left := until - time.monotonic()) > 0:
            if not await _happens(changed, min(BEAT, left)):
                yield b"\n"
                continue
            changed.clear()
            await asked.check_still()
            async with room.lock:
                lines, last = news(room.table)
            if lines:
                yield b"".join(line + b"\n" for line in lines)
            if last:
                return
    except MeeplehallError:
        return
    finally:
        room.leave(watcher)
