"""Mistakes as answers: a page for people, JSON for scripts, one line for the log."""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from meeplehall.core.errors import BadRecord, IllegalAction, MeeplehallError
from meeplehall.store import Conflict, StoreError
from meeplehall.table import BadCommand, NotNow, NotYours, Stale
from meeplehall.web.entrance.access import Private
from meeplehall.web.entrance.guard import discreet, one_line
from meeplehall.web.entrance.links import SpentLink
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.offered_games import NotHere
from meeplehall.web.pages.message import message
from meeplehall.web.texts import DEFAULT, Texts

log = logging.getLogger("meeplehall.hall")

STATUS: list[tuple[type[MeeplehallError], int, str]] = [
    (NotHere, 404, "error-unknown"),
    (Private, 403, "error-private"),
    (SpentLink, 410, "error-spent"),
    (NotYours, 403, "error-not-yours"),
    (Stale, 409, "error-stale"),
    (Conflict, 409, "error-stale"),
    (NotNow, 409, "error-not-now"),
    (IllegalAction, 422, "error-illegal"),
    (BadRecord, 422, "error-record"),
    (StoreError, 503, "error-store"),
    (BadCommand, 400, "error-bad"),
    (MeeplehallError, 400, "error-bad"),
]


def wants_json(request: Request) -> bool:
    """Scripts say so."""
    return "application/json" in request.headers.get("accept", "")


def answer(request: Request, status: int, kind: str, text: str) -> Response:
    """What went wrong, and what now."""
    visit = visit_of(request)
    t = visit.t
    if wants_json(request):
        own = t.locale == DEFAULT or kind == "error-record"  # a record's mistake is found by its line
        shown = text if own else f"{t(kind)}. {t(f'{kind}-now')}"
        return JSONResponse({"error": shown, "kind": kind}, status)
    return HTMLResponse(message(visit, t(kind), _own_words(text, t), t(f"{kind}-now")), status)


def _own_words(text: str, t: Texts) -> str:
    """The details of an error are English; a page in another language does without them."""
    return _sentence(text) if t.locale == DEFAULT or text == t("error-ours-text") else ""


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


async def known_error(request: Request, error: Exception) -> Response:
    """Bad input."""
    for kind, status, text in STATUS:
        if isinstance(error, kind):
            if status >= 500:
                log.error("%s %s: %s", request.method, discreet(request.url.path), one_line(error))
            else:
                log.info("%s %s: %s: %s", request.method, discreet(request.url.path), status, one_line(error))
            return answer(request, status, text, str(error))
    raise error


async def http_error(request: Request, error: Exception) -> Response:
    """No such page, no such method."""
    assert isinstance(error, HTTPException)
    kind = "error-no-page" if error.status_code == 404 else "error-bad"
    return answer(request, error.status_code, kind, f"{error.detail}: {request.url.path[:80]}")


async def unknown_error(request: Request, error: Exception) -> Response:
    """A mistake of ours; the details are in the server's log only."""
    log.error("%s %s: %s: %s", request.method, discreet(request.url.path), type(error).__name__, one_line(error))
    return answer(request, 500, "error-ours", visit_of(request).t("error-ours-text"))
