"""Commands at a table. Each names the version it was made for; a stale one gets a fresh frame instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.table import SPECTATOR, NotYours, Stale, Table
from meeplehall.web import scenes
from meeplehall.web.entrance.access import player_at
from meeplehall.web.entrance.bounds import TooMany
from meeplehall.web.entrance.forms import JSON, data
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.frames import leads_of
from meeplehall.web.hall import hall_of
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import USUAL_LEVEL, now
from meeplehall.web.routes.opening import check_bots, room_for_a_table

# Numbers that fit the engines' integers.
Small = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """A command of a seat."""

    seat: Small


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """A decision."""

    seat: Small
    action: Small
    version: Small
    lead: Small = -1


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Take the last decision back."""

    seat: Small
    version: Small


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """Pass on until something better comes up; an empty span takes that back."""

    seat: Small
    version: Small
    span: Literal["", "round", "game"]


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Chat."""

    seat: Small
    text: str


async def _room(request: Request) -> tuple[Room, str]:
    room = await hall_of(request).rooms.find(request.path_params["table"])
    return room, player_at(request, room.table)


async def _do(request: Request, room: Room, seat: int, command: Callable[[Table], None]) -> Response:
    """Carry out a command; the page hears of it by its socket."""
    hall = hall_of(request)
    try:
        await hall.rooms.change(room, command)
    except Stale:
        async with room.lock:
            held = room.table.seats_of(player_at(request, room.table))
            if seat not in held:
                raise NotYours(f"seat {seat + 1} is not yours") from None
            fresh = room.drawn(seat, held, visit_of(request).t)
            return Response(fresh.whole, 409, media_type=JSON)
    return JSONResponse({"version": room.table.version(seat)})


async def act(request: Request) -> Response:
    """A decision."""
    room, player = await _room(request)
    body = await data(request, Act)
    leads = leads_of(scenes.find(room.table.game.name))
    return await _do(
        request,
        room,
        body.seat,
        lambda t: t.act(body.seat, body.action, body.version, now(), _person(player), body.lead, leads),
    )


async def undo(request: Request) -> Response:
    """Take back."""
    room, player = await _room(request)
    body = await data(request, Undo)
    return await _do(request, room, body.seat, lambda t: t.take_back(body.seat, body.version, now(), _person(player)))


async def order(request: Request) -> Response:
    """Pass on until something better comes up, or no longer."""
    room, player = await _room(request)
    body = await data(request, Order)

    def command(table: Table) -> None:
        if body.span:
            table.order(body.seat, body.span, body.version, now(), _person(player))
        else:
            table.take_order_back(body.seat, now(), player)

    return await _do(request, room, body.seat, command)


async def say(request: Request) -> Response:
    """Chat."""
    room, player = await _room(request)
    body = await data(request, Say)
    chat = hall_of(request).chat
    if not chat.take(player):
        raise TooMany("you have said a lot in the last minute; wait a little", chat.wait)
    account = visitor_of(request).account
    if account is not None:
        others = [seat.player for seat in room.table.seats if seat.player not in account.players]
        await hall_of(request).company.check_welcome(account.id, others)
    return await _do(request, room, body.seat, lambda t: t.say(body.seat, body.text, now(), player))


async def resign(request: Request) -> Response:
    """A bot plays on."""
    room, player = await _room(request)
    body = await data(request, Seated)
    return await _do(request, room, body.seat, lambda t: t.resign(body.seat, USUAL_LEVEL, now(), _person(player)))


async def replace(request: Request) -> Response:
    """A bot for somebody who has kept all waiting."""
    room, player = await _room(request)
    body = await data(request, Seated)
    held = room.table.seats_of(player)
    own = held[0] if held else SPECTATOR
    return await _do(request, room, own, lambda t: t.replace(body.seat, USUAL_LEVEL, now(), player))


async def come_back(request: Request) -> Response:
    """The person again instead of the bot."""
    room, player = await _room(request)
    body = await data(request, Seated)
    return await _do(request, room, body.seat, lambda t: t.come_back(body.seat, now(), player))


async def rematch(request: Request) -> Response:
    """The same people again."""
    room, player = await _room(request)
    if not room.table.seats_of(player):
        raise NotYours("only somebody who sits at the table may do that")
    check_bots(request, room.table.seats)
    async with room_for_a_table(request):
        again = await hall_of(request).rooms.rematch(room, player)
    return JSONResponse({"url": f"/table/{again.table.id}"})


async def link(request: Request) -> Response:
    """A link that moves the own seat to another browser."""
    room, player = await _room(request)
    body = await data(request, Seated)
    if body.seat not in room.table.seats_of(player):
        raise NotYours(f"seat {body.seat + 1} is not yours")
    token = hall_of(request).links.seat(room.table.id, body.seat, room.table.seats[body.seat].serial)
    return JSONResponse({"url": f"/seat/{room.table.id}/{body.seat}/{token}"})


def _person(player: str) -> str:
    """No visitor decides for a bot: an empty player would."""
    if not player:
        raise NotYours("nobody knows you here")
    return player


ROUTES: list[BaseRoute] = [
    Route(f"/table/{{table}}/{name}", endpoint, methods=["POST"])
    for name, endpoint in (
        ("act", act),
        ("undo", undo),
        ("order", order),
        ("say", say),
        ("resign", resign),
        ("replace", replace),
        ("return", come_back),
        ("rematch", rematch),
        ("link", link),
    )
]
