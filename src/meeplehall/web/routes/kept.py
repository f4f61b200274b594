"""The socket of a page that is kept up to date: what is new for it, whenever something has changed. It takes no
commands, and tells what anybody may know.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Mapping

from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from meeplehall.web.entrance.refusals import Refusal
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.rooms.kept import MARK, Facts, Kept, Page
from meeplehall.web.routes.sockets import tell_until_gone

GONE = 4404
FULL = Refusal(503, "Too many pages are kept up to date here; this one asks now and then.", 60)


def mark_of(asked: Mapping[str, str]) -> str:
    """By which a page says what it has."""
    return asked.get("mark", "")[: 2 * MARK]


async def keep(socket: WebSocket, name: Hashable, make: Callable[[], Kept[Facts]], asked: Mapping[str, str]) -> None:
    """Until the page goes away, or nothing will change any more."""
    hall = hall_of(socket)
    if hall.watching.enter("") is not None:
        await FULL.response(Headers(scope=socket.scope))(socket.scope, socket.receive, socket.send)
        return
    try:
        await socket.accept()
        page = Page(visit_of(socket), asked, mark_of(socket.query_params))
        with hall.keeping.watched(name, make, page):
            await tell_until_gone(socket, _write(socket, page))
    finally:
        hall.watching.leave("")


async def _write(socket: WebSocket, page: Page) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        over = False
        while not over:
            await page.fresh.wait()
            page.fresh.clear()
            if page.gone:
                await socket.close(GONE)
                return
            over = page.over
            await socket.send_text(page.message)
        await socket.close()
