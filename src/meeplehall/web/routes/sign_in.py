"""Joining, signing in and out. Forms for passphrases and codes; JSON for passkeys, which need a script."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.store.people import Account
from meeplehall.web.accounts.accounts import Wish
from meeplehall.web.accounts.browsers import browser_in_words
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.place import needed_place, place_of
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.bounds import TooMany
from meeplehall.web.entrance.forms import data, form
from meeplehall.web.entrance.reach import is_loopback
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import become, forget, visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.sign_in import Entry, join_page, sign_in_page
from meeplehall.web.routes.names import follow

_PATH = re.compile(r"/(?![/\\])[\w/.?=&-]{0,200}", re.ASCII)
"""An address of this hall, and of no other."""


class Showing(msgspec.Struct, forbid_unknown_fields=True):
    """What a device has answered."""

    credential: dict[str, Any]


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who joins by passkey has written."""

    name: str
    invitation: str = ""


def label_of(request: Request) -> str:
    """What kind of browser asks."""
    return browser_in_words(request.headers.get("user-agent", ""))


def _entry(request: Request, fields: dict[str, str], wrong: str = "") -> Entry:
    host = request.headers.get("host", "")
    name, _, port = host.rpartition(":") if ":" in host else (host, "", "")
    here = is_loopback(name.strip("[]"))
    to = fields.get("to", "")
    return Entry(
        name=fields.get("name", visitor_of(request).name),
        invitation=fields.get("invitation", "")[:40],
        to=to if _PATH.fullmatch(to) else "",
        wrong=wrong,
        passkeys=place_of(request) is not None,
        localhost=f"http://localhost:{port}" if here and place_of(request) is None and port else "",
        invited=hall_of(request).accounts.mode == "invite",
    )


async def sign_in_form(request: Request) -> Response:
    """The door."""
    hall_of(request).accounts.check_on()
    return HTMLResponse(sign_in_page(visit_of(request), _entry(request, dict(request.query_params))))


async def join_form(request: Request) -> Response:
    """A key of one's own."""
    hall_of(request).accounts.check_on()
    return HTMLResponse(join_page(visit_of(request), _entry(request, dict(request.query_params))))


async def sign_in(request: Request) -> Response:
    """By name and passphrase, or by name and recovery code."""
    accounts, fields = hall_of(request).accounts, await form(request)
    name, address = fields.get("name", ""), address_of(request.scope)
    try:
        if fields.get("code", "").strip():
            account, way = await accounts.recover(name, fields["code"], address), "code"
        else:
            account, way = await accounts.sign_in(name, fields.get("passphrase", ""), address), "passphrase"
    except (AccountError, TooMany) as error:
        return _again(request, sign_in_page, fields, error)
    await welcome(request, account, way)
    return RedirectResponse("/you" if way == "code" else _entry(request, fields).to or "/", 303)


async def join(request: Request) -> Response:
    """By a passphrase."""
    accounts, fields = hall_of(request).accounts, await form(request)
    wish = Wish(fields.get("name", ""), fields.get("invitation", ""))
    try:
        account = await accounts.join(wish, fields.get("passphrase", ""), address_of(request.scope))
    except (AccountError, TooMany) as error:
        return _again(request, join_page, fields, error)
    await welcome(request, account, "passphrase")
    return RedirectResponse("/you", 303)


def _again(request: Request, page: Any, fields: dict[str, str], error: AccountError | TooMany) -> Response:
    """The same page, with what was wrong; the passphrase is not on it."""
    t = visit_of(request).t
    if isinstance(error, TooMany):
        retry = {"Retry-After": str(error.wait)} if error.wait else None
        wrong = t("wrong-too-often", n=max(1, error.wait))
        return HTMLResponse(page(visit_of(request), _entry(request, fields, wrong)), 429, retry)
    wrong = t(f"wrong-{error.kind}", **error.values)
    return HTMLResponse(page(visit_of(request), _entry(request, fields, wrong)), error.status)


async def ask_for_passkey(request: Request) -> Response:
    """What the device is asked for, to sign in."""
    accounts = hall_of(request).accounts
    return JSONResponse(await accounts.ask_to_sign_in(needed_place(request), visitor_of(request).player))


async def show_passkey(request: Request) -> Response:
    """What it has answered."""
    accounts, body = hall_of(request).accounts, await data(request, Showing)
    account = await accounts.sign_in_by_passkey(body.credential, needed_place(request), visitor_of(request).player)
    await welcome(request, account, "passkey")
    return JSONResponse({"to": "/"})


async def ask_to_join(request: Request) -> Response:
    """What the device is asked for, to make a key."""
    accounts, body = hall_of(request).accounts, await data(request, Joining)
    wish = Wish(body.name, body.invitation)
    place, by = needed_place(request), visitor_of(request).player
    return JSONResponse(await accounts.ask_to_join(wish, place, by, address_of(request.scope)))


async def join_by_passkey(request: Request) -> Response:
    """What it has answered."""
    accounts, body = hall_of(request).accounts, await data(request, Showing)
    place, by = needed_place(request), visitor_of(request).player
    account = await accounts.join_by_passkey(body.credential, place, by, label_of(request))
    await welcome(request, account, "passkey")
    return JSONResponse({"to": "/you"})


async def welcome(request: Request, account: Account, way: str) -> None:
    """The browser is this person's from now on; games it has played without an account join it."""
    hall, before = hall_of(request), visitor_of(request)
    people = hall.accounts.people
    if before.account is not None:
        await people.end_session(before.account.id, before.account.session)
    elif await people.adopt(account.id, before.player, hall.config.limits.browsers_per_account):
        await follow(hall, before, account.name)
        await hall.end_session(before.player)
    become(request, await hall.accounts.sessions.open(account, way, label_of(request)))


async def sign_out(request: Request) -> Response:
    """This browser is nobody's."""
    account = visitor_of(request).account
    if account is not None:
        await hall_of(request).accounts.people.end_session(account.id, account.session)
        forget(request)
    return RedirectResponse("/", 303)


ROUTES: list[BaseRoute] = [
    Route("/sign-in", sign_in_form),
    Route("/sign-in", sign_in, methods=["POST"]),
    Route("/sign-in/ask", ask_for_passkey, methods=["POST"]),
    Route("/sign-in/passkey", show_passkey, methods=["POST"]),
    Route("/join", join_form),
    Route("/join", join, methods=["POST"]),
    Route("/join/ask", ask_to_join, methods=["POST"]),
    Route("/join/passkey", join_by_passkey, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
]
