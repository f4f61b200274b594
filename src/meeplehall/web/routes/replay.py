"""A finished game, position by position."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.table import SPECTATOR, Table
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.forms import JSON
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.frames import ReplayFrame, encode
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.replay import replay_page
from meeplehall.web.rooms.replays import check_finished
from meeplehall.web.scenes import Look
from meeplehall.web.texts import Texts


async def replay(request: Request) -> Response:
    """The replay page at a position."""
    visit = visit_of(request)
    table = await finished_table(request)
    drawn, look = await _frame(request, table, request.query_params.get("at"), visit.t)
    about = hints(table, visit.t.locale)
    return HTMLResponse(replay_page(visit, table, drawn, look, about))


async def replay_step(request: Request) -> Response:
    """One position."""
    table = await finished_table(request)
    drawn, _ = await _frame(request, table, request.path_params["at"], visit_of(request).t)
    return Response(encode(drawn), media_type=JSON)


async def finished_table(request: Request) -> Table:
    """A table whose secrets are open. Its game changes no more: who has it needs the room's lock no longer."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        eyes(request, room.table, hall.links)
        check_finished(room.table)
        return room.table


async def _frame(request: Request, table: Table, at: str | None, t: Texts) -> tuple[ReplayFrame, Look]:
    asked = whole(request.query_params.get("seat"), SPECTATOR, len(table.seats) - 1)
    game = await hall_of(request).replays.find(table)
    return game.frame(whole(at, 0, 10**6) or 0, SPECTATOR if asked is None else asked, t)


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/replay", replay),
    Route("/table/{table}/replay/{at}", replay_step),
]
