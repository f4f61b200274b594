"""Mistakes as answers: a page for people, JSON for scripts, one line for the log."""

from __future__ import annotations

import logging
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.core.errors import BadRecord, IllegalAction, MeeplehallError
from meeplehall.store import Conflict, StoreError
from meeplehall.table import BadCommand, NotNow, NotYours, Stale
from meeplehall.web.accounts.company import Unwelcome
from meeplehall.web.accounts.errors import AccountError, NotProved
from meeplehall.web.accounts.programs import BadToken
from meeplehall.web.entrance.access import Private
from meeplehall.web.entrance.bounds import Busy, TooLarge, TooMany
from meeplehall.web.entrance.guard import discreet, one_line
from meeplehall.web.entrance.links import SpentLink
from meeplehall.web.entrance.mistakes import note_mistake
from meeplehall.web.entrance.refusals import plain_page
from meeplehall.web.entrance.tokens import is_api
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import NotHere
from meeplehall.web.pages.message import message
from meeplehall.web.rooms import Removed, Unreadable
from meeplehall.web.texts import DEFAULT, Texts

log = logging.getLogger("meeplehall.hall")

STATUS: list[tuple[type[MeeplehallError], int, str]] = [
    (NotHere, 404, "error-unknown"),
    (NotProved, 403, "error-not-proved"),
    (Private, 403, "error-private"),
    (Unwelcome, 403, "error-unwelcome"),
    (SpentLink, 410, "error-spent"),
    (Removed, 410, "error-removed"),
    (NotYours, 403, "error-not-yours"),
    (Stale, 409, "error-stale"),
    (Conflict, 409, "error-stale"),
    (NotNow, 409, "error-not-now"),
    (IllegalAction, 422, "error-illegal"),
    (BadRecord, 422, "error-record"),
    (Unreadable, 500, "error-table"),
    (StoreError, 503, "error-store"),
    (Busy, 503, "error-busy"),
    (TooMany, 429, "error-too-many"),
    (TooLarge, 413, "error-too-large"),
    (BadCommand, 400, "error-bad"),
    (MeeplehallError, 400, "error-bad"),
]


UNAUTHORIZED = 401
PASSING = (429, 500, 503)
"""Answers that may be others a moment later."""


def wants_json(request: HTTPConnection) -> bool:
    """Scripts say so."""
    return "application/json" in request.headers.get("accept", "") or is_api(request.scope["path"])


def problem(status: int, kind: str, text: str, wait: int = 0, version: int | None = None) -> Response:
    """For programs: always in English, and with a word to tell it by."""
    told = {"error": text, "kind": kind.removeprefix("error-")} | ({} if version is None else {"version": version})
    headers = {"Retry-After": str(wait)} if wait else {}
    if status == UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(told, status, headers)


def answer(request: HTTPConnection, status: int, kind: str, text: str, wait: int = 0) -> Response:
    """What went wrong, and what now, or after how many seconds."""
    visit = visit_of(request)
    t = visit.t
    retry = {"Retry-After": str(wait)} if wait else None
    if wants_json(request):
        own = t.locale == DEFAULT or kind == "error-record"  # a record's mistake is found by its line
        shown = text if own else f"{t(kind)}. {t(f'{kind}-now')}"
        return JSONResponse({"error": shown, "kind": kind}, status, retry)
    again = _path(request) if status in PASSING else "/sign-in?to=/you" if kind == "error-not-proved" else ""
    return HTMLResponse(message(visit, t(kind), _own_words(text, t), t(f"{kind}-now"), again), status, retry)


def _path(request: HTTPConnection) -> str:
    """What was asked for, to be asked for once more; nothing, if it was a command."""
    asked = request.scope.get("method") in ("GET", "HEAD")
    return quote(request.scope["path"]) if asked and request.scope["path"].startswith("/") else ""


def _own_words(text: str, t: Texts) -> str:
    """The details of an error are English; a page in another language does without them."""
    return _sentence(text) if t.locale == DEFAULT else ""


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def _about_account(request: Request, error: AccountError) -> Response:
    """In the words of whoever reads: most of it can be put right."""
    visit = visit_of(request)
    words = visit.t(f"wrong-{error.kind}", **error.values)
    if wants_json(request):
        return JSONResponse({"error": words, "kind": error.kind}, error.status)
    shown = message(visit, visit.t("error-account"), words, visit.t("error-account-now"))
    return HTMLResponse(shown, error.status)


async def known_error(request: Request, error: Exception) -> Response:
    """Bad input."""
    if is_api(request.scope["path"]):
        return _of_program(request, error)
    if isinstance(error, AccountError):
        log.info("%s %s: %s: %s", request.method, discreet(request.scope["path"]), error.status, error.kind)
        return _about_account(request, error)
    for kind, status, text in STATUS:
        if isinstance(error, kind):
            if isinstance(error, StoreError):
                _note_trouble(request, error)
            elif status >= 500 and not isinstance(error, Busy):  # who brings much must not fill the log with errors
                log.error("%s %s: %s", request.method, discreet(request.scope["path"]), one_line(error))
            else:
                log.info("%s %s: %s: %s", request.method, discreet(request.scope["path"]), status, one_line(error))
            return answer(request, status, text, str(error), error.wait if isinstance(error, TooMany) else 0)
    raise error


def _note_trouble(request: Request, error: StoreError) -> None:
    """Under load thousands of requests come upon a database that is away."""
    hall_of(request).store.trouble.note(f"{request.method} {discreet(request.scope['path'])}", error)


def _of_program(request: Request, error: Exception) -> Response:
    if isinstance(error, BadToken):
        return problem(UNAUTHORIZED, error.kind, str(error))
    if isinstance(error, AccountError):
        return problem(error.status, error.kind, str(error))
    status, kind = next((status, kind) for type_, status, kind in STATUS if isinstance(error, type_))
    if isinstance(error, StoreError):
        _note_trouble(request, error)
    else:
        log.info("%s %s: %s: %s", request.method, discreet(request.scope["path"]), status, one_line(error))
    wait = error.wait if isinstance(error, TooMany) else 0
    return problem(status, kind, str(error), wait, error.version if isinstance(error, Stale) else None)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked went away, or sent more than was said, before the request was complete."""
    return Response(status_code=400)


async def http_error(request: Request, error: Exception) -> Response:
    """No such page, no such method."""
    assert isinstance(error, HTTPException)
    kind = "error-no-page" if error.status_code == 404 else "error-bad"
    if is_api(request.scope["path"]):
        known = {404: "unknown", 405: "no-such-method"}.get(error.status_code, "bad")
        answered = problem(error.status_code, known, f"{error.detail}: {request.scope['path'][:80]}")
        answered.headers.update(error.headers or {})
        return answered
    return answer(request, error.status_code, kind, f"{error.detail}: {request.scope['path'][:80]}")


class Mistakes:
    """Whatever nobody else has caught becomes an answer like others, within the guard."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer if nothing has been answered yet."""
        started = False

        async def noted(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            if scope["type"] not in ("http", "websocket"):
                raise
            response = our_mistake(HTTPConnection(scope), note_mistake(scope, error))
            if not started:
                await response(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1011})
            else:
                raise  # in the middle of an answer: the server cuts the connection


def our_mistake(request: HTTPConnection, mistake: str) -> Response:
    """A page that says so; if that fails too, one that needs nothing."""
    try:
        t = visit_of(request).t
        words = t("error-ours-text", id=mistake)
        if wants_json(request):
            return JSONResponse({"error": words, "kind": "error-ours", "id": mistake}, 500)
        shown = message(visit_of(request), t("error-ours"), words, t("error-ours-now"), _path(request))
        return HTMLResponse(shown, 500)
    except Exception:
        log.exception("mistake %s: its page could not be drawn", mistake)
        words = f"Something went wrong in the hall. Nothing was lost. Our log knows it as {mistake}."
        return HTMLResponse(plain_page("Our mistake", words), 500)
