"""The socket of a page: frames from the hall whenever something has changed. It takes no commands."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.table import Status
from meeplehall.web.entrance.access import Eyes, eyes
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.frames import Sent, encode, news, note
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.rooms import Room

RELOAD = b'{"reload":true}'
GONE = 4404


async def live(socket: WebSocket) -> None:
    """Until the page goes away."""
    hall = hall_of(socket)
    try:
        room = await hall.rooms.find(socket.path_params["table"])
        look = eyes(socket, room.table, hall.links)
    except MeeplehallError as error:
        await socket.accept()
        await socket.close(GONE, str(error)[:100])
        return
    await socket.accept()
    writer = asyncio.create_task(_write(socket, hall, room, look))
    try:
        while True:
            await socket.receive()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def _write(socket: WebSocket, hall: Hall, room: Room, look: Eyes) -> None:
    changed = asyncio.Event()
    changed.set()
    watcher = room.watch((look.viewer, *look.held), changed.set)
    try:
        if room.table.status is Status.OPEN:
            await _wait_for_change(socket, room, changed)
            return
        sent = _sent_before(socket)
        while True:
            await changed.wait()
            changed.clear()
            message = await _news(socket, hall, room, look, sent)
            if message:
                await socket.send_text(message.decode())
    except MeeplehallError as error:
        await socket.close(GONE, str(error)[:100])
    finally:
        room.watchers.discard(watcher)


async def _wait_for_change(socket: WebSocket, room: Room, changed: asyncio.Event) -> None:
    """Before the game begins the page is simply drawn anew."""
    before = whole(socket.query_params.get("since"), -1, 10**6)
    while room.table.version(-1) == before:
        changed.clear()
        await changed.wait()
    await socket.send_text(RELOAD.decode())


def _sent_before(socket: WebSocket) -> Sent:
    """What the page says it has: then only what comes after is sent."""
    since = whole(socket.query_params.get("since"), -1, 10**9)
    chat = whole(socket.query_params.get("chat"), 0, 10**9)
    return Sent(version=-1 if since is None else since, chat=chat or 0)


async def _news(socket: WebSocket, hall: Hall, room: Room, look: Eyes, sent: Sent) -> bytes | None:
    """What this page does not have yet. Drawn under the lock: nothing is told before it is durable."""
    async with room.lock:
        now = eyes(socket, room.table, hall.links)  # the seat may have moved to another browser
        if now.held != look.held:
            return RELOAD
        frame = room.frame(look.viewer, look.held, visit_of(socket).t, look.focus)
        if not sent.regions:
            up_to_date = sent.version == frame.version and sent.chat == frame.chat.first + len(frame.chat.html)
            if up_to_date:
                note(room.table, frame, sent)
                return None
            sent.version = -1
            sent.chat = 0
        part = news(room.table, frame, sent)
        return None if part is None else encode(part)


ROUTES: list[BaseRoute] = [WebSocketRoute("/table/{table}/live", live)]
