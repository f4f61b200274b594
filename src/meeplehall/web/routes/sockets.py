"""What sockets of pages have in common: they only tell, and end with the page."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine

from starlette.websockets import WebSocket, WebSocketDisconnect


async def tell_until_gone(socket: WebSocket, telling: Coroutine[None, None, None]) -> None:
    """Let `telling` send, until the page goes away. Whatever a page says is passed over: it commands by POST."""
    writer = asyncio.create_task(telling)
    try:
        while True:
            await socket.receive()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer
