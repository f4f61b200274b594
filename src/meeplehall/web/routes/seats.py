"""Taking seats: by link, from the list, by a bot; and what a table waits for."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.table import NotNow, NotYours, Seat, Status, Table
from meeplehall.web.entrance.access import eyes, player_at
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.links import SpentLink
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import rename, visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.seat import seat_page
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.for_whom import people_at
from meeplehall.web.rooms.opening import BOT_NAMES, now
from meeplehall.web.routes.opening import check_bots
from meeplehall.web.routes.rated import bot_rating, rating_here, with_seat_noted


async def _linked(request: Request) -> tuple[Room, int]:
    """The room and seat of a link that is still good."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    seat = whole(request.path_params["seat"], 0, len(room.table.seats) - 1)
    token = request.path_params["token"]
    if seat is None or not hall.links.is_seat(token, room.table.id, seat, room.table.seats[seat].serial):
        raise SpentLink("this link is not good, or has been used already: ask for a new one")
    return room, seat


async def open_link(request: Request) -> Response:
    """Shows what the link is for. Who has the seat already goes straight to the table."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    mine = room.table.seats_of(player_at(request, room.table))
    if whole(request.path_params["seat"], 0, len(room.table.seats) - 1) in mine:
        return RedirectResponse(f"/table/{room.table.id}", 303)
    room, seat = await _linked(request)
    moving = not room.table.seats[seat].open
    return HTMLResponse(seat_page(visit_of(request), room.table, seat, request.path_params["token"], moving))


async def use_link(request: Request) -> Response:
    """The seat is the visitor's from now on, and the link is spent."""
    hall = hall_of(request)
    room, seat = await _linked(request)
    fields = await form(request)
    player = player_at(request, room.table)
    if room.table.seats[seat].open:
        await check_welcome(request, room.table)
    given = fields.get("name", "").strip()[:24]
    if given and visitor_of(request).account is None:
        if given != visitor_of(request).name:
            await hall.accounts.check_free(given)
        rename(request, given)
    name = visitor_of(request).name
    serial = room.table.seats[seat].serial
    own = await rating_here(request, room.table)

    def take(table: Table) -> None:
        if table.seats[seat].serial != serial:
            raise SpentLink("this link has been used already: ask for a new one")
        if table.seats[seat].open:
            table.join(seat, player, name, now(), fields.get("word", ""), own.rating, own.guess)
        else:
            table.hand_on(seat, player, now())

    await hall.rooms.change(room, take)
    return with_seat_noted(request, room.table)


async def sit(request: Request) -> Response:
    """A free seat of a table in the list, or one of the host's own."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    eyes(request, room.table, hall.links)
    fields = await form(request)
    seat = whole(fields.get("seat"), 0, len(room.table.seats) - 1)
    table = room.table
    player = player_at(request, table)
    await check_welcome(request, table)
    if not table.setting.listed and player != table.setting.host:
        raise NotYours("seats of a private table are taken by link")
    if seat is None:
        free = [n for n, place in enumerate(table.seats) if place.open]
        seat = liked(request, free)
    name = visitor_of(request).name
    word = fields.get("word", "")
    own = await rating_here(request, table)
    await hall.rooms.change(room, lambda changed: changed.join(seat, player, name, now(), word, own.rating, own.guess))
    return with_seat_noted(request, table)


async def add_word(request: Request) -> Response:
    """Something of one's own for the chance of the game to come."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    fields = await form(request)
    seat = whole(fields.get("seat"), 0, len(room.table.seats) - 1)
    player, word = player_at(request, room.table), fields.get("word", "")
    await hall.rooms.change(room, lambda table: table.add_word(-1 if seat is None else seat, word, now(), player))
    return RedirectResponse(f"/table/{room.table.id}", 303)


async def fill_with_bots(request: Request) -> Response:
    """The host waits no longer."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    _host_only(room.table, player_at(request, room.table))
    level = visit_of(request).level
    check_bots(request, [Seat(bot=level)])
    rating = bot_rating(level, room.table.setting)

    def fill(table: Table) -> None:
        if not people_at(table.seats) and hall.rooms.bots.tables.is_full(table.setting.host):
            raise NotNow("enough tables of bots alone are playing now: take a seat, or wait until one of them is done")
        for seat, place in enumerate(table.seats):
            if place.open:
                table.sit(seat, "", BOT_NAMES[seat % len(BOT_NAMES)], now(), bot=level, rating=rating)

    await hall.rooms.change(room, fill)
    return RedirectResponse(f"/table/{room.table.id}", 303)


async def close(request: Request) -> Response:
    """The host gives up waiting."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    await hall.rooms.change(room, lambda table: table.close(now(), player_at(request, table)))
    return RedirectResponse("/", 303)


def liked(request: Request, free: list[int]) -> int:
    """The seat with the shape that the visitor likes best, if it is free; or the first."""
    account = visitor_of(request).account
    return account.colour if account is not None and account.colour in free else free[0] if free else 0


async def check_welcome(request: Request, table: Table) -> None:
    """Raises Unwelcome if somebody who sits or hosts there has blocked the visitor; who sits there stays."""
    account = visitor_of(request).account
    if account is not None and not table.seats_of(player_at(request, table)):
        players = [table.setting.host, *(seat.player for seat in table.seats)]
        await hall_of(request).company.check_welcome(account.id, players)


def _host_only(table: Table, player: str) -> None:
    if player != table.setting.host:
        raise NotYours("only the host may do that")
    if table.status is not Status.OPEN:
        raise NotYours("the game has begun")


ROUTES: list[BaseRoute] = [
    Route("/seat/{table}/{seat}/{token}", open_link),
    Route("/seat/{table}/{seat}/{token}", use_link, methods=["POST"]),
    Route("/table/{table}/sit", sit, methods=["POST"]),
    Route("/table/{table}/word", add_word, methods=["POST"]),
    Route("/table/{table}/bots", fill_with_bots, methods=["POST"]),
    Route("/table/{table}/close", close, methods=["POST"]),
]
