"""The table page, a fresh frame of it, and the points."""

from __future__ import annotations

import msgspec
from markupsafe import escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.table import NotNow, Status, Time
from meeplehall.web import scenes
from meeplehall.web.entrance.access import eyes
from meeplehall.web.entrance.forms import JSON
from meeplehall.web.entrance.reach import reach
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.frames import look_of
from meeplehall.web.frames.ending import parts_table, points_table
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.message import message
from meeplehall.web.pages.table import table_page
from meeplehall.web.pages.waiting import waiting
from meeplehall.web.rooms.opening import now


async def show_table(request: Request) -> Response:
    """The table as the visitor may see it."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    called = await hall.company.callees(room.id) if visitor_of(request).account is not None else []
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        visit = visit_of(request)
        t = visit.t
        if room.table.status is Status.OPEN:
            return HTMLResponse(waiting(visit, room.table, hall.links, reach(request, hall.config), called))
        if room.table.state is None:
            return HTMLResponse(message(visit, t("closed-short"), t("closed-before")))
        frame = room.frame(look.viewer, look.held, t, look.focus)
        about = hints(room.table, t.locale)
        token = hall.links.watch(room.table.id)
        return HTMLResponse(table_page(visit, room.table, frame, list(look.held), look.focus, about, look.watch, token))


async def frame(request: Request) -> Response:
    """All of it, for a page that has lost its connection."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        if room.table.state is None:
            raise NotNow("the game has not begun")
        drawn = room.drawn(look.viewer, look.held, visit_of(request).t, look.focus)
        return Response(drawn.whole, media_type=JSON)


class Clocks(msgspec.Struct):
    """How the clocks of a table stand."""

    now: int
    version: int
    clock: list[Time]


async def clock(request: Request) -> Response:
    """What time it is here, and how much everybody has left."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        at = now()
        found = Clocks(at, room.table.version(look.viewer), room.table.times(at, look.viewer))
        return Response(msgspec.json.encode(found), media_type=JSON)


async def points(request: Request) -> Response:
    """Where the points come from, so far."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        seen = eyes(request, room.table, hall.links)
        scene = scenes.find(room.table.game.name)
        look = look_of(room.table, seen.viewer, seen.focus, visit_of(request).t)
        story = room.frames.stories.of(room.table, scene, look)
        order = list(range(len(room.table.seats)))
        found = points_table(scene, story, look, order) + parts_table(scene, story, look, order)
        return HTMLResponse(found or f"<p>{escape(look.t('points-none'))}</p>")


ROUTES: list[BaseRoute] = [
    Route("/table/{table}", show_table),
    Route("/table/{table}/frame", frame),
    Route("/table/{table}/clock", clock),
    Route("/table/{table}/points", points),
]
