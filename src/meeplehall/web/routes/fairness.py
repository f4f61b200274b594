"""The chance of a table: what was promised, and after the end whether it was kept."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.table import NotNow, Table
from meeplehall.table.audit import audit
from meeplehall.table.fairness import NotFair
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.fairness import Checked, fairness_page
from meeplehall.web.rooms.replays import check_finished, check_replayable


async def show_chance(request: Request) -> Response:
    """The page; a finished game is played again to check it."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        table = room.table
        ended = _is_finished(table)
    checked = await asyncio.to_thread(_check, table) if ended else None
    back = f"/table/{table.id}" + (f"?watch={look.watch}" if look.watch else "")
    return HTMLResponse(fairness_page(visit_of(request), table, checked, back))


def _is_finished(table: Table) -> bool:
    try:
        check_finished(table)
    except NotNow:
        return False
    return True


def _check(table: Table) -> Checked | None:
    proof = table.proof()
    if proof is None:
        return None
    check_replayable(table)
    try:
        return Checked(proof, table.seed(), audit(table))
    except NotFair as error:
        return Checked(proof, table.seed(), 0, str(error))


ROUTES: list[BaseRoute] = [Route("/table/{table}/chance", show_chance)]
