"""Somebody with an account, as others see them; who sits at a table; and telling the operator about somebody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.store.people import Account
from meeplehall.table import BadCommand, Status
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import NotHere
from meeplehall.web.pages.person import Known, person_page, told_page
from meeplehall.web.pages.sitters import Sitting, sitters_page
from meeplehall.web.people import name_on
from meeplehall.web.routes.games_of import last_games
from meeplehall.web.routes.rating_cards import LATEST, cards_of

LAST = 8
"""Finished games on the page."""


async def account_of(request: Request) -> Account:
    """Whose page is asked for. Raises NotHere also for somebody who is blocked or has gone."""
    accounts = hall_of(request).accounts
    accounts.check_on()
    found = await accounts.people.by_id(request.path_params["account"])
    if found is None or found.blocked or found.leaving:
        raise NotHere("there is nobody of that name here")
    return found


async def person(request: Request) -> Response:
    """Name, face, since when, and games that were for everybody to see."""
    hall, account = hall_of(request), await account_of(request)
    players = await hall.accounts.people.players(account.id)
    member = visitor_of(request).account
    other = member is not None and member.id != account.id
    latest = await hall.store.ratings.latest(account.id, LATEST)
    known = Known(
        ties=await hall.company.tie(member, account) if member is not None and other else None,
        account=account,
        ratings=await cards_of(hall, account.id, latest),
        finished=(await hall.store.counts_of_player(account.player))[Status.OVER],
        games=await last_games(hall, visit_of(request), account.player, players, LAST, listed=True, changes=latest),
    )
    return HTMLResponse(person_page(visit_of(request), known))


async def report_person(request: Request) -> Response:
    """From the person's page."""
    hall, account = hall_of(request), await account_of(request)
    words = (await form(request)).get("words", "")
    await hall.accounts.report(visitor_of(request).player, account.id, account.name, "", words)
    return HTMLResponse(told_page(visit_of(request), f"/person/{account.id}"))


async def sitters(request: Request) -> Response:
    """Who sits at a table."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    held = eyes(request, room.table, hall.links).held
    seats = list(room.table.seats)
    people, players = hall.accounts.people, [seat.player for seat in seats]
    accounts = await people.by_players(players) if hall.accounts.on else {}
    programs = await people.programs.by_players(players) if hall.accounts.on else {}
    t = visit_of(request).t
    watching = room.spectators()
    found = [
        Sitting(
            n,
            name_on(seats, n, t),
            seat.bot if not seat.player else "",
            n in held,
            accounts.get(seat.player),
            programs.get(seat.player),
        )
        for n, seat in enumerate(seats)
        if not seat.open
    ]
    return HTMLResponse(sitters_page(visit_of(request), room.table.id, found, watching))


async def report_sitter(request: Request) -> Response:
    """From the table: also somebody without an account."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    held = eyes(request, room.table, hall.links).held
    fields = await form(request)
    seat = whole(fields.get("seat"), 0, len(room.table.seats) - 1)
    if seat is None or not room.table.seats[seat].player or seat in held:
        raise BadCommand("a report is about a person who sits at this table, and not about oneself")
    place = room.table.seats[seat]
    found = (await hall.accounts.people.by_players([place.player])).get(place.player)
    about, words = found.id if found else "", fields.get("words", "")
    await hall.accounts.report(visitor_of(request).player, about, place.name, room.table.id, words)
    return HTMLResponse(told_page(visit_of(request), f"/table/{room.table.id}"))


ROUTES: list[BaseRoute] = [
    Route("/person/{account}", person),
    Route("/person/{account}/report", report_person, methods=["POST"]),
    Route("/table/{table}/people", sitters),
    Route("/table/{table}/report", report_sitter, methods=["POST"]),
]
