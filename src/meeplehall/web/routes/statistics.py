"""What somebody's own games come to: nobody else's are counted, and none that still runs."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import NotHere, offered_games
from meeplehall.web.pages.statistics import statistics_page


async def statistics(request: Request) -> Response:
    """All games, or those of one."""
    hall, visit = hall_of(request), visit_of(request)
    name = request.query_params.get("game", "")
    known = [game.name for game in offered_games()]
    if name and name not in known:
        raise NotHere(f"there is no game '{name[:40]}' in this hall; there are: {', '.join(known)}")
    games = await hall.own_games.of(visit.visitor.players)
    today = datetime.now(UTC).date()
    return HTMLResponse(statistics_page(visit, games, name, today, hall.config.limits.statistics_games))


ROUTES: list[BaseRoute] = [Route("/statistics", statistics)]
