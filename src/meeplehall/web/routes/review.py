"""The review of a finished game: the page, how far its reading has come, and every turn of it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.table import SPECTATOR, BadCommand, Table
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.bounds import TooMany
from meeplehall.web.entrance.forms import JSON, data, form
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.frames.review import Known, MomentFrame, moment, overview
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.levels import BOT_NAMES, offered_bots
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.review import review_page
from meeplehall.web.rooms.opening import new_id, now
from meeplehall.web.rooms.reviews import Reading
from meeplehall.web.routes.opening import check_bots, room_for_a_table
from meeplehall.web.routes.replay import finished_table
from meeplehall.web.scenes import Look


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Which turn is to be read first."""

    turn: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0


async def show(request: Request) -> Response:
    """The page; its script asks for the reading to begin."""
    visit = visit_of(request)
    reading, known = await _known(request)
    turn = _asked(request, known)
    first, look = await _moment(request, known, turn)
    frame = overview(known, _state(reading), reading.seconds_left())
    about = hints(known.table, visit.t.locale)
    return HTMLResponse(review_page(visit, known, frame, first, look, about))


def _asked(request: Request, known: Known) -> int:
    """The turn with the decision that comes after so many; else the first that lost something."""
    after = whole(request.query_params.get("after"), 0, 10**6)
    if after is not None:
        return max((n for n, cut in enumerate(known.turns) if cut.first <= after), default=0)
    return known.lost[0] if known.lost else 0


async def progress(request: Request) -> Response:
    """How far it has come."""
    reading, known = await _known(request)
    frame = await asyncio.to_thread(overview, known, _state(reading), reading.seconds_left())
    return Response(msgspec.json.encode(frame), media_type=JSON)


async def turn(request: Request) -> Response:
    """One turn: boards and words."""
    _, known = await _known(request)
    found, _ = await _moment(request, known, whole(request.path_params["turn"], 0, 10**6) or 0)
    return Response(msgspec.json.encode(found), media_type=JSON)


async def start(request: Request) -> Response:
    """Read the game, or go on with it; 202 while others come first."""
    wish = await data(request, Wish)
    reading, _ = await _known(request)
    hall = hall_of(request)
    first = min(wish.turn, len(reading.turns) - 1)
    try:
        hall.reviews.start(reading, visitor_of(request).player, address_of(request.scope), first)
    except TooMany as error:
        return JSONResponse({"state": "waiting", "error": str(error)}, 429, {"Retry-After": str(error.wait)})
    return JSONResponse({"state": _state(reading)})


async def play_on(request: Request) -> Response:
    """A new table that goes on from a turn: alone with bots, or alone on all seats."""
    fields = await form(request)
    reading, known = await _known(request)
    hall, visit = hall_of(request), visit_of(request)
    chosen = whole(fields.get("turn"), 0, len(reading.turns) - 1)
    if chosen is None:
        raise BadCommand(f"a turn is a number from 0 to {len(reading.turns) - 1}")
    level = fields.get("level", "")
    if level not in offered_bots(known.table.game):
        level = visit.level
    table = await asyncio.to_thread(_branch, visit, known, chosen, fields.get("others") == "me", level)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


def _branch(visit: Visit, known: Known, turn: int, alone: bool, level: str) -> Table:
    """Where others had sealed a choice already, from before that: theirs is made anew too."""
    cut = known.turns[turn]
    while turn and known.turns[turn].before.sealed:
        turn -= 1
    player = visit.visitor.player
    table = known.table.branch(new_id(), known.turns[turn].first, player, now())
    for seat in range(len(table.seats)):
        if seat == cut.seat:
            table.sit(seat, player, visit.visitor.name, now())
        elif alone:
            table.sit(seat, player, known.names[seat], now())
        else:
            table.sit(seat, "", BOT_NAMES[seat % len(BOT_NAMES)], now(), bot=level)
    table.play_on(known.table, cut.seat, secrets.randbits(31), now())
    return table


async def _known(request: Request) -> tuple[Reading, Known]:
    """Whoever may see the replay may see the review."""
    hall: Hall = hall_of(request)
    table = await finished_table(request)
    seen = eyes(request, table, hall.links)
    reading = await hall.reviews.find(table, request.query_params.get("open") == "yes")
    asked = whole(request.query_params.get("seat"), 0, len(table.seats) - 1)
    known = Known(
        table=table,
        turns=reading.turns,
        verdicts=dict(reading.verdicts),
        review=reading.review(),
        end=reading.end,
        playouts=hall.reviews.playouts,
        t=visit_of(request).t,
        you=seen.held[0] if seen.held else SPECTATOR,
        chosen=SPECTATOR if asked is None else asked,
        open_cards=reading.open_cards,
        hidden=reading.hidden,
    )
    return reading, known


def _state(reading: Reading) -> str:
    if reading.done:
        return "done"
    if reading.failed:
        return "failed"
    return "reading" if reading.task is not None else "waiting"


async def _moment(request: Request, known: Known, turn: int) -> tuple[MomentFrame, Look]:
    turn = min(turn, len(known.turns) - 1)
    cut = known.turns[turn]
    game = await hall_of(request).replays.find(known.table)

    def draw() -> tuple[MomentFrame, Look]:
        drawn, look = game.frame(cut.first, cut.seat, known.t)
        return moment(known, turn, drawn, look), look

    return await asyncio.to_thread(draw)


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/review", show),
    Route("/table/{table}/review", start, methods=["POST"]),
    Route("/table/{table}/play-on", play_on, methods=["POST"]),
    Route("/table/{table}/review/progress", progress),
    Route("/table/{table}/review/{turn}", turn),
]
