"""The socket of a page: frames from the hall whenever something has changed. It takes no commands."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.store import StoreError
from meeplehall.table import NotNow, Status
from meeplehall.web.entrance.access import Eyes, Private, eyes
from meeplehall.web.entrance.mistakes import note_mistake
from meeplehall.web.entrance.observing import Spectator
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.frames import Drawn, Sent, chat_end
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.rooms import Room
from meeplehall.web.routes.sockets import tell_until_gone
from meeplehall.web.texts import Texts

RELOAD = '{"reload":true}'
GONE = 4404
OUR_MISTAKE = 1011
LATER = 1013
LONGEST_REASON = 123
"""Bytes."""


async def live(socket: WebSocket) -> None:
    """Until the page goes away."""
    hall = hall_of(socket)
    try:
        room = await hall.rooms.find(socket.path_params["table"])
        look = eyes(socket, room.table, hall.links)
        if room.table.status is not Status.OPEN and room.table.state is None:
            raise NotNow("the table was closed before the game began")
    except MeeplehallError as error:
        await socket.accept()
        await _close(socket, LATER if isinstance(error, StoreError) else GONE, str(error))
        return
    await socket.accept()
    await tell_until_gone(socket, _Page(socket, hall, room, look).write())


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """With as much of the reason as a socket can tell."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


class _Gone(Exception):
    """The page has gone away."""


class _Page:
    """What a page has been sent, and what is new for it."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, look: Eyes) -> None:
        self.socket, self.hall, self.room, self.look = socket, hall, room, look
        self.t: Texts = visit_of(socket).t
        self.sent: Sent | None = None

    async def write(self) -> None:
        """Send what is new whenever the table has changed."""
        changed = asyncio.Event()
        changed.set()
        watcher = self.room.watch(
            (self.look.viewer, *self.look.held), changed.set, None if self.look.held else await self._spectator()
        )
        try:
            if self.room.table.status is Status.OPEN:
                await self._wait_for_change(changed)
                return
            while True:
                await changed.wait()
                changed.clear()
                if message := await self._news():
                    await self._send(message)
        except _Gone:
            pass
        except Exception as error:
            await _close(self.socket, *self._farewell(error))
        finally:
            self.room.leave(watcher)

    async def _spectator(self) -> Spectator:
        """Who watches; by name if the person has agreed to that."""
        visitor = visitor_of(self.socket)
        account = visitor.account
        if account is None or not await self.hall.company.is_named(account):
            return Spectator(visitor.player)
        return Spectator(visitor.player, account.name, account.id)

    def _farewell(self, error: Exception) -> tuple[int, str]:
        """Why the socket is closed: a page that is refused stays away, any other comes back after a while."""
        if isinstance(error, StoreError):
            return LATER, self.t("error-store")
        if isinstance(error, MeeplehallError):
            return GONE, str(error)
        return OUR_MISTAKE, self.t("error-drawing", id=note_mistake(self.socket.scope, error))

    async def _send(self, message: str) -> None:
        try:
            await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            raise _Gone from None

    async def _wait_for_change(self, changed: asyncio.Event) -> None:
        """Before the game begins the page is simply drawn anew."""
        before = whole(self.socket.query_params.get("since"), -1, 10**6)
        while self.room.table.version(-1) == before:
            changed.clear()
            await changed.wait()
        await self._send(RELOAD)

    async def _news(self) -> str:
        """What this page does not have yet. Drawn under the lock: nothing is told before it is durable."""
        token = visitor_of(self.socket).token
        if token and await self.hall.accounts.sessions.find(token) is None:
            raise Private("this browser is signed in no longer")
        async with self.room.lock:
            table, look = self.room.table, self.look
            if not token and look.player in self.hall.cookie.forgotten:
                raise Private("this browser is known no longer")
            now = eyes(self.socket, table, self.hall.links)  # the seat may have moved to another browser
            if now.held != look.held:
                return RELOAD
            drawn = self.room.drawn(look.viewer, look.held, self.t, look.focus)
            if self.sent is None:
                self.sent = drawn.sent
                return "" if self._has_all(drawn) else drawn.whole
            message = drawn.news_after(table, self.sent)
            if message:
                self.sent = drawn.sent
            return message

    def _has_all(self, drawn: Drawn) -> bool:
        """What the page says it has: then only what comes after is sent."""
        query = self.socket.query_params
        since, chat = whole(query.get("since"), -1, 10**9), whole(query.get("chat"), 0, 10**9)
        return since == drawn.frame.version and (chat or 0) == chat_end(drawn.frame)


ROUTES: list[BaseRoute] = [WebSocketRoute("/table/{table}/live", live)]
