"""The lobby, and the part of it that is kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from meeplehall.store import TableSummary
from meeplehall.store.company import Other
from meeplehall.table import Status
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.markup import render
from meeplehall.web.offered_games import is_offered, offered_game, offered_games
from meeplehall.web.pages.lobby import (
    FRIENDS,
    PACES,
    SIZES,
    SPRITES,
    Lobby,
    OpenTable,
    friends_here,
    is_rated,
    lobby,
    pace_of,
    pieces,
)
from meeplehall.web.people import name_on
from meeplehall.web.rooms.kept import Drawn, Kept, Page, drawn
from meeplehall.web.routes.home import in_list
from meeplehall.web.routes.kept import keep, mark_of

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
ANYBODY = Visitor("")


class _Rows(NamedTuple):
    """Tables that anybody may see, of one game or of all."""

    open: list[TableSummary]
    running: list[TableSummary]


async def _rows(hall: Hall, game: str) -> _Rows:
    found = [await hall.store.listed(status, LOOKED_AT, game) for status in (Status.OPEN, Status.RUNNING)]
    return _Rows(*([row for row in rows if not row.damaged and is_offered(row.game)] for rows in found))


def _chosen(asked: Mapping[str, str]) -> dict[str, str]:
    named = {name: asked.get(name, "") for name in FILTERS}
    return {name: value for name, value in named.items() if value and FILTERS[name](value)}


def _mine(rows: _Rows, visit: Visit) -> frozenset[str]:
    """The tables at which the visitor sits."""
    players = visit.visitor.players
    return frozenset(
        row.id for found in rows for row in found if any(seat.player and seat.player in players for seat in row.seats)
    )


async def _lobby(hall: Hall, rows: _Rows, chosen: Mapping[str, str], mine: frozenset[str], visit: Visit) -> Lobby:
    """How it looks to all who sit at these of the tables: the same for everybody else, and nothing that only a seat
    knows."""
    least, most = SIZES[chosen.get("seats", "")]
    pace = chosen.get("pace", "")
    fitting = [
        row
        for row in rows.open
        if least <= len(row.seats) <= most and pace in ("", pace_of(row)) and (is_rated(row) or "rated" not in chosen)
    ]
    anybody = replace(visit, visitor=ANYBODY)
    others = [row for row in rows.running if row.id not in mine][:PLAYING]
    return Lobby(
        [_open(row, row.id in mine, visit) for row in fitting[:SHOWN]],
        [await in_list(hall, row, anybody) for row in others],
        chosen,
        more=len(fitting) > SHOWN,
    )


def _open(row: TableSummary, mine: bool, visit: Visit) -> OpenTable:
    names = [name_on(row.seats, n, visit.t) for n, seat in enumerate(row.seats) if not seat.open]
    return OpenTable(row, offered_game(row.game), names or [visit.t("lobby-host")], mine)


async def _friends(hall: Hall, visit: Visit) -> list[Other]:
    member = visit.visitor.account
    if member is None:
        return []
    return [one for one in await hall.company.friends(member) if hall.company.is_about(one)]


async def lobby_page(request: Request) -> Response:
    """Tables that wait for players, and those that can be watched."""
    hall, visit = hall_of(request), visit_of(request)
    found = await _found(hall, visit, request.query_params)
    shown = drawn(pieces(found, visit.t), SPRITES)
    return HTMLResponse(lobby(visit, offered_games(), found, shown.parts, shown.mark, await _friends(hall, visit)))


async def lobby_parts(request: Request) -> Response:
    """What has changed since the page was drawn, and friends, for a page that asks now and then."""
    hall, visit = hall_of(request), visit_of(request)
    found = await _found(hall, visit, request.query_params)
    news = drawn(pieces(found, visit.t), SPRITES).news_after(mark_of(request.query_params))
    if visit.visitor.account is not None:
        news.parts[FRIENDS] = render(friends_here(await _friends(hall, visit), visit.t))
    return Response(news.text(), media_type="application/json")


async def _found(hall: Hall, visit: Visit, asked: Mapping[str, str]) -> Lobby:
    chosen = _chosen(asked)
    rows = await _rows(hall, chosen.get("game", ""))
    return await _lobby(hall, rows, chosen, _mine(rows, visit), visit)


class _KeptLobby(Kept[_Rows]):
    """Of one game or of all."""

    def __init__(self, hall: Hall, game: str) -> None:
        super().__init__(hall.store.trouble)
        self._hall, self._game = hall, game

    async def look(self) -> _Rows:
        return await _rows(self._hall, self._game)

    def sees(self, facts: _Rows, page: Page) -> Hashable:
        return tuple(page.asked.items()), _mine(facts, page.visit)

    async def draw(self, facts: _Rows, page: Page) -> Drawn:
        found = await _lobby(self._hall, facts, page.asked, _mine(facts, page.visit), page.visit)
        return drawn(pieces(found, page.visit.t), SPRITES)

    def concerns(self, table: str, listed: bool, tournament: str) -> bool:
        return listed


async def lobby_live(socket: WebSocket) -> None:
    """The same by a socket."""
    hall, chosen = hall_of(socket), _chosen(socket.query_params)
    game = chosen.get("game", "")
    await keep(socket, ("lobby", game), lambda: _KeptLobby(hall, game), chosen)


ROUTES: list[BaseRoute] = [
    Route("/lobby", lobby_page),
    Route("/lobby/parts", lobby_parts),
    WebSocketRoute("/lobby/live", lobby_live),
]
