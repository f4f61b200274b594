"""Static files."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web import assets

FOR_EVER = "public, max-age=31536000, immutable"


async def static(request: Request) -> Response:
    """A static file; an old address gets the file as it is now, but is not kept."""
    found = assets.assets().get(request.path_params["name"])
    if found is None:
        return PlainTextResponse("No such file.\n", 404)
    current = request.path_params["mark"] == assets.fingerprint()
    return Response(found[0], media_type=found[1], headers={"Cache-Control": FOR_EVER if current else "no-store"})


async def favicon(request: Request) -> Response:
    """For those who do not read the page's head."""
    return RedirectResponse(assets.url("favicon.svg"), 301)


ROUTES: list[BaseRoute] = [Route("/static/{mark}/{name}", static), Route("/favicon.ico", favicon)]
