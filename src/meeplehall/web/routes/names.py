"""What a visitor is called, and that somebody is to be known no longer."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.table import Status, Table
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visitors import Visitor, forget, rename, visitor_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.offered_games import NotHere
from meeplehall.web.rooms import Unreadable
from meeplehall.web.rooms.opening import now

MOST_TABLES = 100


async def name(request: Request) -> Response:
    """The visitor takes another name."""
    fields = await form(request)
    hall, before, after = hall_of(request), visitor_of(request), _clean(fields.get("name", ""))
    if before.account is not None:
        after = await hall.accounts.rename(before.account, after)
    else:
        if after != before.name:
            await hall.accounts.check_free(after)
        rename(request, after)
    await follow(hall, before, after)
    return RedirectResponse(page_before(request.headers.get("referer", ""), request.headers.get("host", "")), 303)


async def follow(hall: Hall, before: Visitor, name: str) -> None:
    """The name goes along to all tables that are open or running."""
    for row in await hall.store.of_player(before.player, MOST_TABLES):
        mine = {seat.player for seat in row.seats} & set(before.players)
        if mine and not row.damaged and row.status in (Status.OPEN, Status.RUNNING):
            try:
                room = await hall.rooms.find(row.id)
                for player in mine:
                    await hall.rooms.change(room, partial(_rename, name, before.name, player))
            except (NotHere, Unreadable):
                continue


def _rename(name: str, before: str, player: str, table: Table) -> None:
    table.rename(name, before, now(), player)


async def forget_me(request: Request) -> Response:
    """Whoever uses this browser next is somebody else, and a copy of its cookie is nobody's."""
    hall, visitor = hall_of(request), visitor_of(request)
    if visitor.account is not None:
        await hall.accounts.people.end_session(visitor.account.id, visitor.account.session)
    else:
        await hall.end_session(visitor.player)
    forget(request)
    return RedirectResponse("/", 303)


def page_before(referer: str, host: str) -> str:
    """The page of this hall that a request came from; home, if it names another place in whatever way."""
    try:
        found = urlsplit(referer)
    except ValueError:
        return "/"
    path = found.path
    # Browsers take two slashes, or a slash and a backslash, for the beginning of another host.
    if found.netloc != host or not path.startswith("/") or path[1:2] in ("/", "\\"):
        return "/"
    return f"{path}?{found.query}" if found.query else path


def _clean(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:24]


ROUTES: list[BaseRoute] = [
    Route("/name", name, methods=["POST"]),
    Route("/forget", forget_me, methods=["POST"]),
]
