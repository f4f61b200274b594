"""The home page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.store import StoreError, TableSummary
from meeplehall.table import SPECTATOR, Status
from meeplehall.web import scenes
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.offered_games import is_offered, offered_game, offered_games, title_of
from meeplehall.web.pages.home import HomeTable, home
from meeplehall.web.rooms import Unreadable
from meeplehall.web.texts import Texts

log = logging.getLogger("meeplehall.hall")

SHOWN = 12


async def home_page(request: Request) -> Response:
    """Your tables, the doors, and what others play."""
    hall = hall_of(request)
    visit = visit_of(request)
    t, player = visit.t, visit.visitor.player
    found = [
        await _rows(hall.store.of_player(player, SHOWN)),
        await _rows(hall.store.listed(Status.OPEN, SHOWN)),
        await _rows(hall.store.listed(Status.RUNNING, SHOWN)),
    ]
    own = {row.id for row in found[0] or []}
    mine = [await _in_list(hall, row, player, t) for row in found[0] or [] if row.status is not Status.CLOSED]
    open_ = [await _in_list(hall, row, player, t) for row in found[1] or [] if row.id not in own]
    watch = [await _in_list(hall, row, player, t) for row in found[2] or [] if row.id not in own]
    mine.sort(key=lambda m: (not m.waits, m.row.status is Status.OVER))
    return HTMLResponse(home(visit, offered_games(), mine, open_, watch, incomplete=None in found))


async def _rows(asked: Awaitable[list[TableSummary]]) -> list[TableSummary] | None:
    """The tables of a list; None if the database cannot give it: the rest of the page is good without."""
    try:
        return await asked
    except StoreError as error:
        log.error("a list of the home page is missing: %s", error)
        return None


async def _in_list(hall: Hall, row: TableSummary, player: str, t: Texts) -> HomeTable:
    """How a table stands; one that cannot be opened, or drawn, says so and spoils no list."""
    try:
        if not row.damaged and is_offered(row.game):
            return await _standing(hall, row, player, t)
    except Unreadable:
        pass
    except Exception as error:
        log.error("table %s cannot be listed", row.id, exc_info=error)
    title = title_of(offered_game(row.game), t) if is_offered(row.game) else row.game[:40]
    return HomeTable(row, title, t("state-unreadable"), "", False, readable=False)


async def _standing(hall: Hall, row: TableSummary, player: str, t: Texts) -> HomeTable:
    """How a table stands, as far as this visitor may know."""
    title = title_of(offered_game(row.game), t)
    if row.status is Status.OPEN:
        free = sum(seat.open for seat in row.seats)
        return HomeTable(row, title, t("state-open"), t("seats-free", n=free), False)
    if row.status is not Status.RUNNING:
        return HomeTable(row, title, t("over" if row.status is Status.OVER else "closed-short"), "", False)
    room = await hall.rooms.find(row.id)
    async with room.lock:
        table = room.table
        held = table.seats_of(player)
        waits = any(seat in table.pending() and table.seats[seat].person for seat in held)
        owing = table.owing_in_sight(held[0] if held else SPECTATOR)
        names = [table.seats[seat].name for seat in owing]
        state = t("row-your-turn") if waits else t("decides-name", name=names[0], n=len(names)) if names else ""
        standing = scenes.find(row.game).standing(table.view(SPECTATOR), t)
    return HomeTable(row, title, state, standing, waits)


ROUTES: list[BaseRoute] = [Route("/", home_page)]
