"""The lobby, and the part of it that is kept up to date."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.store import TableSummary
from meeplehall.table import Status
from meeplehall.web.drawing import sprite_for
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.markup import render
from meeplehall.web.offered_games import is_offered, offered_game, offered_games
from meeplehall.web.pages import doors
from meeplehall.web.pages.lobby import PACES, SIZES, Lobby, OpenTable, count_said, going_on, is_rated, lobby, pace_of
from meeplehall.web.people import name_on
from meeplehall.web.routes.home import in_list, rows_of

SHOWN = 15
"""Open tables."""
LOOKED_AT = 100
"""Of which those are chosen that fit."""
PLAYING = 6
FILTERS: dict[str, Callable[[str], bool]] = {
    "game": is_offered,
    "seats": SIZES.__contains__,
    "pace": PACES.__contains__,
    "rated": "yes".__eq__,
}
"""What can be looked for, and which values make sense; any other is not asked for."""


async def lobby_page(request: Request) -> Response:
    """Tables that wait for players, and those that can be watched."""
    return HTMLResponse(lobby(visit_of(request), offered_games(), await _lobby(request)))


async def lobby_tables(request: Request) -> Response:
    """Only what changes, with its signs."""
    found, t = await _lobby(request), visit_of(request).t
    drawn = render(going_on(found, t))
    signs = sprite_for(drawn, "common", "rooms", "review", *doors.sprites())
    said = f'<span hidden data-said="{count_said(found, t)}"></span>'
    return HTMLResponse(f"{signs}{said}{drawn}")


async def _lobby(request: Request) -> Lobby:
    hall, visit = hall_of(request), visit_of(request)
    asked = {name: request.query_params.get(name, "") for name in FILTERS}
    chosen = {name: value for name, value in asked.items() if value and FILTERS[name](value)}
    game, pace = chosen.get("game", ""), chosen.get("pace", "")
    least, most = SIZES[chosen.get("seats", "")]
    found = await rows_of(hall.store.listed(Status.OPEN, LOOKED_AT, game)) or []
    fitting = [
        row
        for row in found
        if not row.damaged
        and is_offered(row.game)
        and least <= len(row.seats) <= most
        and pace in ("", pace_of(row))
        and (is_rated(row) or "rated" not in chosen)
    ]
    running = await rows_of(hall.store.listed(Status.RUNNING, PLAYING, game)) or []
    member = visit.visitor.account
    friends = (
        [] if member is None else [one for one in await hall.company.friends(member) if hall.company.is_about(one)]
    )
    return Lobby(
        [_open(request, row) for row in fitting[:SHOWN]],
        [await in_list(hall, row, visit) for row in running],
        friends,
        chosen,
        more=len(fitting) > SHOWN,
    )


def _open(request: Request, row: TableSummary) -> OpenTable:
    t, players = visit_of(request).t, visitor_of(request).players
    names = [name_on(row.seats, n, t) for n, seat in enumerate(row.seats) if not seat.open]
    mine = any(seat.player and seat.player in players for seat in row.seats)
    return OpenTable(row, offered_game(row.game), names or [t("lobby-host")], mine)


ROUTES: list[BaseRoute] = [Route("/lobby", lobby_page), Route("/lobby/tables", lobby_tables)]
