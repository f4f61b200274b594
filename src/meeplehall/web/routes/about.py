"""What this is, and whether it is there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.pages.about import about


async def about_page(request: Request) -> Response:
    """What this is."""
    return HTMLResponse(about(visit_of(request)))


async def health(request: Request) -> Response:
    """Whether the hall is there."""
    return PlainTextResponse("ok\n")


ROUTES: list[BaseRoute] = [Route("/about", about_page), Route("/health", health)]
