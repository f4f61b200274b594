"""What a visitor is called."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visitors import rename


async def name(request: Request) -> Response:
    """The visitor takes another name."""
    fields = await form(request)
    rename(request, _clean(fields.get("name", "")))
    back = request.headers.get("referer", "/")
    path = back[back.find("/", 8) :] if back.startswith("http") and back.count("/") > 2 else "/"
    return RedirectResponse(path, 303)


def _clean(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:24]


ROUTES: list[BaseRoute] = [Route("/name", name, methods=["POST"])]
