"""Friends and blocked people, and calls to a table: for people with accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.store.people import Account
from meeplehall.table import NotNow, NotYours, Status, Table
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.access import player_at
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import Member, visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.friends import Circle, friends_page
from meeplehall.web.rooms.opening import now
from meeplehall.web.routes.rated import rating_here, with_seat_noted
from meeplehall.web.routes.seats import liked
from meeplehall.web.routes.you import member_of


async def friends(request: Request) -> Response:
    """The page; a stranger is sent to the door."""
    hall_of(request).accounts.check_on()
    if visitor_of(request).account is None:
        return RedirectResponse("/sign-in?to=/friends", 303)
    return HTMLResponse(friends_page(visit_of(request), await _circle(request)))


async def _circle(request: Request, wrong: str = "") -> Circle:
    company, member = hall_of(request).company, member_of(request)
    ties, askers = await company.ties(member)
    about = frozenset(one.account for one in ties if company.is_about(one))
    return Circle(ties, askers, about, await company.is_named(member), wrong)


async def ask(request: Request) -> Response:
    """To be friends, by name."""
    company, member = hall_of(request).company, member_of(request)
    try:
        await company.ask(member, await company.find(member, (await form(request)).get("name", "")))
    except AccountError as error:
        wrong = visit_of(request).t(f"wrong-{error.kind}", **error.values)
        return HTMLResponse(friends_page(visit_of(request), await _circle(request, wrong)), error.status)
    return RedirectResponse("/friends", 303)


async def set_named(request: Request) -> Response:
    """Whether others read one's name when one watches a table."""
    named = (await form(request)).get("named") == "yes"
    await hall_of(request).company.set_named(member_of(request), named)
    return RedirectResponse("/friends", 303)


def _between(what: str) -> Callable[[Request], Awaitable[Response]]:
    """A command about one other person."""

    async def command(request: Request) -> Response:
        company, member = hall_of(request).company, member_of(request)
        other = await company.by_id(member, request.path_params["account"])
        commands: dict[str, Callable[[Member, Account], Awaitable[object]]] = {
            "befriend": company.ask,
            "accept": company.accept,
            "part": company.part,
            "block": company.block,
            "unblock": company.unblock,
        }
        await commands[what](member, other)
        return RedirectResponse(f"/person/{other.id}" if what in ("befriend", "block") else "/friends", 303)

    return command


async def call(request: Request) -> Response:
    """Somebody who sits at an open table asks somebody else to it, by name."""
    hall, member = hall_of(request), member_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    player = player_at(request, room.table)
    if player != room.table.setting.host and not room.table.seats_of(player):
        raise NotYours("only somebody who sits at the table may do that")
    _check_open(room.table)
    await hall.company.call(member, room.table.id, (await form(request)).get("name", ""))
    return RedirectResponse(f"/table/{room.table.id}", 303)


async def answer_call(request: Request) -> Response:
    """Yes: the person sits down, also at a private table. No: the call is gone."""
    hall, member = hall_of(request), member_of(request)
    table = request.path_params["table"]
    if not await hall.company.is_called(member, table):
        raise NotNow("this invitation has been answered, or the table is gone")
    if (await form(request)).get("yes") != "yes":
        await hall.company.answer(member, table)
        return RedirectResponse("/", 303)
    room = await hall.rooms.find(table)
    _check_open(room.table)
    player = player_at(request, room.table)
    if not room.table.seats_of(player):
        others = [room.table.setting.host, *(seat.player for seat in room.table.seats)]
        await hall.company.check_welcome(member.id, others)
        free = [n for n, seat in enumerate(room.table.seats) if seat.open]
        seat, name, own = liked(request, free), visitor_of(request).name, await rating_here(request, room.table)
        await hall.rooms.change(room, lambda t: t.join(seat, player, name, now(), "", own.rating, own.guess))
    await hall.company.answer(member, table)
    return with_seat_noted(request, room.table)


def _check_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise NotNow("the game has begun; no seat is open")


ROUTES: list[BaseRoute] = [
    Route("/friends", friends),
    Route("/friends", ask, methods=["POST"]),
    Route("/friends/named", set_named, methods=["POST"]),
    *(
        Route(f"/person/{{account}}/{what}", _between(what), methods=["POST"])
        for what in ("befriend", "accept", "part", "block", "unblock")
    ),
    Route("/table/{table}/call", call, methods=["POST"]),
    Route("/table/{table}/answer", answer_call, methods=["POST"]),
]
