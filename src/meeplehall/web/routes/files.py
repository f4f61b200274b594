"""Static files."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web import assets

FOR_EVER = "public, max-age=31536000, immutable"


async def static(request: Request) -> Response:
    """A static file; an old address gets the file as it is now, but is not kept."""
    name = request.path_params["name"]
    found = assets.assets().get(name)
    if found is None:
        return PlainTextResponse("No such file.\n", 404)
    content, kind = found
    current = request.path_params["mark"] == assets.fingerprint()
    headers = {"Cache-Control": FOR_EVER if current else "no-store", "Vary": "Accept-Encoding"}
    small = assets.packed(name) if "gzip" in request.headers.get("Accept-Encoding", "") else None
    if small is not None:
        headers["Content-Encoding"] = "gzip"  # and is left alone by the compression of pages
    return Response(small or content, media_type=kind, headers=headers)


async def favicon(request: Request) -> Response:
    """For those who do not read the page's head."""
    return RedirectResponse(assets.url("favicon.svg"), 301)


ROUTES: list[BaseRoute] = [Route("/static/{mark}/{name}", static), Route("/favicon.ico", favicon)]
