"""Connections with bounds: how many, how long a request may take to come, how large its head may be, how slowly an
answer may be taken. Below the application, so that nothing is read, drawn or kept for a request beyond them.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meeplehall.web.config import Config
from meeplehall.web.entrance.addresses import Proxies, counted
from meeplehall.web.entrance.counting import Crowd
from meeplehall.web.entrance.refusals import Refusal

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LINGER_SECONDS = 2.0
"""So long what still comes is thrown away after a refusal, so that the answer arrives before the connection breaks."""
KEY_LENGTH = 24
"""Of the key with which a browser asks for a WebSocket."""
TOO_MUCH_SENT = 1008
MALFORMED = Refusal(400, "This is no request of HTTP.")
CROWDED = Refusal(503, "Too many connections are open; come again in a moment.", 5)
TOO_SLOW = Refusal(408, "The request took too long to come.")


class Door:
    """What all connections of a hall share: their bounds, and how many there are."""

    def __init__(self, config: Config, most: int) -> None:
        """With at most so many connections at the same time."""
        self.limits = config.limits
        self.secure = config.secure
        self.crowd = Crowd(most, config.limits.connections_per_address)
        self._proxies = Proxies(config.proxies if config.secure else ())

    def who(self, transport: asyncio.BaseTransport) -> str:
        """Whom a connection is counted for; a proxy brings everybody's, so that it counts for nobody."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        return "" if host in self._proxies else counted(host)

    def long_url(self) -> Refusal:
        """The address that is asked for is too long."""
        return Refusal(414, f"The address is too long; at most {self.limits.url} bytes are taken.")

    def large_head(self) -> Refusal:
        """Request line and headers are too large."""
        most = self.limits
        return Refusal(
            431, f"The headers are too large; at most {most.headers} bytes in {most.header_lines} lines are taken."
        )


class _Refused(Exception):
    """Stops the parser."""


class _Takers:
    """Cuts a connection whose other end takes nothing of what is sent."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._transport, self._loop, self._seconds = transport, loop, seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Look from now on whether what is left to send becomes less."""
        self._left = self._transport.get_write_buffer_size()
        if self._left and self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    def stop(self) -> None:
        """All has been taken."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() >= self._left > 0:
            self._transport.abort()
        else:
            self.watch()


class BoundedHttp(HttpToolsProtocol):
    """A connection that brings requests."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self._inside = False
        self._why: Refusal | None = None
        self._refused = False
        self._in_head = True
        self._head = 0
        """Bytes of the head that has begun to come."""
        self._asked = False
        """Whether the application has heard of the request that is coming."""
        self._timer: asyncio.TimerHandle | None = None
        self._cycles: list[Any] = []
        """Of the requests that have no whole answer yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Refused if there are too many."""
        super().connection_made(transport)
        self._takers = _Takers(transport, self.loop, self.door.limits.answer_seconds)
        self._who = self.door.who(transport)
        if self.door.crowd.enter(self._who) is not None:
            self._refused = True
            transport.write(CROWDED.raw(self.door.secure))
            transport.close()
            return
        self._inside = True
        self._wait(self.door.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Makes room."""
        self._stop_waiting()
        self._takers.stop()
        self._leave()
        for cycle in self._cycles:  # uvicorn tells only the last of several that were sent ahead
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._inside:
            self.door.crowd.leave(self._who)
            self._inside = False

    # Time

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """Browsers open connections ahead: who has asked for nothing gets no answer."""
        self._timer = None
        if self._in_head and not self._head:
            self.transport.close()
        else:
            self._refuse(TOO_SLOW)

    # Bytes

    def data_received(self, data: bytes) -> None:
        """Like uvicorn's, with bounds, and without a line in the log for whatever strangers send."""
        if self._refused:
            return
        self._unset_keepalive_if_required()
        if self._in_head:
            self._head += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self._refuse(self._why or MALFORMED)
            return
        limits = self.door.limits
        if self._in_head:
            if self._head > limits.headers:
                self._refuse(self.door.large_head() if self.headers else self.door.long_url())
            elif self._head and self._timer is None:
                self._wait(limits.header_seconds)
        elif self._timer is None:
            self._wait(limits.body_seconds)

    def on_headers_complete(self) -> None:
        """The head is there: within its bounds, the application hears of it."""
        self._in_head = False
        self._stop_waiting()
        limits = self.door.limits
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > limits.url:
            self._why = self.door.long_url()
        elif size > limits.headers or len(self.headers) > limits.header_lines:
            self._why = self.door.large_head()
        elif len(self.pipeline) >= limits.pipelined:
            self._why = CROWDED
        if self._why is not None:
            raise _Refused
        super().on_headers_complete()
        self._asked = True
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete] + [self.cycle]

    def on_message_complete(self) -> None:
        """The body is there too."""
        self._in_head = True
        self._head = 0
        self._asked = False
        self._stop_waiting()
        super().on_message_complete()

    def _should_upgrade(self) -> bool:
        """Only what will become a WebSocket: everything else is a request like any other."""
        asked = dict(self.headers)
        fits = asked.get(b"sec-websocket-version") == b"13" and len(asked.get(b"sec-websocket-key", b"")) == KEY_LENGTH
        return fits and super()._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        """The connection is the socket's from here on, and so is its place."""
        self._stop_waiting()
        self._takers.stop()
        self._leave()
        super().handle_websocket_upgrade()

    def _refuse(self, refusal: Refusal) -> None:
        """The last answer of this connection."""
        self._refused = True
        self._stop_waiting()
        cycle = self.cycle
        busy = cycle is not None and not cycle.response_complete
        if busy:  # whoever handles the request learns that no more will come
            cycle.disconnected = True
            cycle.message_event.set()
        if self.pipeline or (busy and (cycle.response_started or not self._asked)):
            self.transport.close()  # in the middle of an answer
            return
        if busy or not self._asked:
            self.transport.write(refusal.raw(self.door.secure))
        if not self.transport.can_write_eof():
            self.transport.close()
            return
        self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # Answers

    def pause_writing(self) -> None:
        """More is to be sent than the other end takes."""
        super().pause_writing()
        self._takers.watch()

    def resume_writing(self) -> None:
        """The other end takes it."""
        super().resume_writing()
        self._takers.stop()

    def on_response_complete(self) -> None:
        """An answer may be complete for us, and not yet taken."""
        super().on_response_complete()
        self._takers.watch()


class BoundedSocket(WebSocketsSansIOProtocol):
    """The socket of a page."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self._minute = 0.0
        self._bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes over the place of the connection that asked for it."""
        super().connection_made(transport)
        self._takers = _Takers(self.transport, self.loop, self.door.limits.answer_seconds)
        self._who = self.door.who(transport)
        self.door.crowd.enter(self._who)

    def connection_lost(self, exc: Exception | None) -> None:
        """Makes room."""
        self._takers.stop()
        self.door.crowd.leave(self._who)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pages answer pings and send nothing else."""
        now = time.monotonic()
        if now - self._minute > 60:
            self._minute, self._bytes = now, 0
        if self.handshake_initiated:
            self._bytes += len(data)
        if self._bytes <= self.door.limits.socket_bytes_per_minute:
            super().data_received(data)
        elif not self.close_sent:
            self.close_sent = True
            self.conn.fail(TOO_MUCH_SENT, "a page sends nothing")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_text(self, event: Any) -> None:
        """Nobody reads it: whether it is text at all does not matter, nor does the log hear of it."""
        self.handle_bytes(event)

    async def send(self, message: ASGISendEvent) -> None:
        """An answer instead of a socket is an answer, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def pause_writing(self) -> None:
        """More is to be sent than the page takes."""
        super().pause_writing()
        self._takers.watch()

    def resume_writing(self) -> None:
        """The page takes it."""
        super().resume_writing()
        self._takers.stop()
