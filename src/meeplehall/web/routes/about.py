"""What this is, and whether it is there."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.errors import MeeplehallError
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.about import about

READY_SECONDS = 2.0


async def about_page(request: Request) -> Response:
    """What this is."""
    return HTMLResponse(about(visit_of(request)))


async def health(request: Request) -> Response:
    """Whether the hall is there."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether people can play now: the database answers, and bots have somewhere to think."""
    hall = hall_of(request)
    missing = [] if hall.thinkers.ready() else ["the bots have no worker"]
    try:
        async with asyncio.timeout(READY_SECONDS):
            await hall.store.check()
    except (MeeplehallError, TimeoutError):
        missing.append("the database does not answer")
    return PlainTextResponse(f"not ready: {', '.join(missing)}\n" if missing else "ready\n", 503 if missing else 200)


ROUTES: list[BaseRoute] = [Route("/about", about_page), Route("/health", health), Route("/ready", ready)]
