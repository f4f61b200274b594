"""The review of a finished game: the page, how far its reading has come, and every turn of it."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.table import SPECTATOR
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.bounds import TooMany
from meeplehall.web.entrance.forms import JSON, data
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.frames.review import Known, MomentFrame, moment, overview
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.review import review_page
from meeplehall.web.rooms.reviews import Reading
from meeplehall.web.routes.replay import finished_table
from meeplehall.web.scenes import Look


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Which turn is to be read first."""

    turn: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 0


async def show(request: Request) -> Response:
    """The page; its script asks for the reading to begin."""
    visit = visit_of(request)
    reading, known = await _known(request)
    turn = known.lost[0] if known.lost else 0
    first, look = await _moment(request, known, turn)
    frame = overview(known, _state(reading), reading.seconds_left())
    about = hints(known.table, visit.t.locale)
    return HTMLResponse(review_page(visit, known, frame, first, look, about))


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


async def _known(request: Request) -> tuple[Reading, Known]:
    """Whoever may see the replay may see the review."""
    hall: Hall = hall_of(request)
    table = await finished_table(request)
    seen = eyes(request, table, hall.links)
    reading = await hall.reviews.find(table)
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
    Route("/table/{table}/review/progress", progress),
    Route("/table/{table}/review/{turn}", turn),
]
