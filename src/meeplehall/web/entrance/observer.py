"""Every request has an id for the log, and is counted and timed by its route."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.web.logs import begin_request
from meeplehall.web.metrics import Metrics

NO_ROUTE = "none"
SWITCHED = 101
REQUEST_ID = b"x-request-id"
"""The id of a request in our log, for the proxy's."""
CUT = 499
"""Nothing was answered: whoever asked has gone."""


class Observer:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, metrics: Metrics, paths: Mapping[Any, str]) -> None:
        """With the path of each endpoint."""
        self.app = app
        self.metrics = metrics
        self.paths = paths

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count it when it is done; a socket when it is open, too."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = begin_request().encode()
        begun = time.monotonic()
        status = CUT
        is_open = False

        async def noted(message: Message) -> None:
            nonlocal status, is_open
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (REQUEST_ID, request)]
            elif message["type"] == "websocket.accept":
                status, is_open = SWITCHED, True
                self.metrics.sockets += 1
                self.metrics.answered(self._route(scope), status, time.monotonic() - begun)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            if is_open:
                self.metrics.sockets -= 1
            else:
                self.metrics.answered(self._route(scope), status, time.monotonic() - begun)

    def _route(self, scope: Scope) -> str:
        return self.paths.get(scope.get("endpoint"), NO_ROUTE)
