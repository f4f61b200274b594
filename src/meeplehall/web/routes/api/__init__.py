"""The API for programs: what anybody may read, and how a program plays (docs/bot-api.md)."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meeplehall.web.entrance.forms import JSON
from meeplehall.web.routes.api import playing, reading
from meeplehall.web.routes.api.endpoints import BASE, routes
from meeplehall.web.routes.api.openapi import document

ENDPOINTS = [*reading.ENDPOINTS, *playing.ENDPOINTS]
_DOCUMENT = msgspec.json.encode(document(ENDPOINTS))


async def openapi(request: Request) -> Response:
    """The document of all this, for programs that make clients."""
    return Response(_DOCUMENT, media_type=JSON, headers={"Cache-Control": "public, max-age=300"})


ROUTES: list[BaseRoute] = [Route(f"{BASE}/openapi.json", openapi), *routes(ENDPOINTS)]
