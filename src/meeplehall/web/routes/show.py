"""The table page, a fresh frame of it, the points, and the replay."""

from __future__ import annotations

from functools import cache

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.table import SPECTATOR, NotNow, Status, Table
from meeplehall.web import scenes
from meeplehall.web.access import eyes, number
from meeplehall.web.embedding import embedded
from meeplehall.web.frames import encode, look_of, whole
from meeplehall.web.hall import around, hall_of
from meeplehall.web.pages.ending import parts_table, points_table
from meeplehall.web.pages.message import message
from meeplehall.web.pages.replay import replay_page
from meeplehall.web.pages.table import table_page
from meeplehall.web.pages.waiting import waiting
from meeplehall.web.rooms import Room
from meeplehall.web.texts import texts

JSON = "application/json"


@cache
def hints(game: str, locale: str) -> Markup:
    """What can be pointed at, for a script element."""
    return embedded(scenes.find(game).hints(texts(locale)))


async def table_(request: Request) -> Response:
    """The table as the visitor may see it."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        all_around = around(request)
        t = all_around.t
        if room.table.status is Status.OPEN:
            return HTMLResponse(waiting(all_around, room.table, hall.links, look.player))
        if room.table.state is None:
            return HTMLResponse(message(all_around, t("closed-short"), t("closed-before")))
        frame = whole(room, look.viewer, list(look.held), t, look.focus)
        about = hints(room.table.game.name, t.locale)
        token = hall.links.watch(room.table.id)
        return HTMLResponse(
            table_page(all_around, room.table, frame, list(look.held), look.focus, about, look.watch, token)
        )


async def frame(request: Request) -> Response:
    """All of it, for a page that has lost its connection."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        look = eyes(request, room.table, hall.links)
        if room.table.state is None:
            raise NotNow("the game has not begun")
        drawn = whole(room, look.viewer, list(look.held), around(request).t, look.focus)
        return Response(encode(drawn), media_type=JSON)


async def points(request: Request) -> Response:
    """Where the points come from, so far."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        seen = eyes(request, room.table, hall.links)
        scene = scenes.find(room.table.game.name)
        look = look_of(room.table, seen.viewer, seen.focus, around(request).t)
        story = room.stories.of(room.table, scene, look)
        order = list(range(len(room.table.seats)))
        parts = (points_table(scene, story, look, order), parts_table(scene, story, look, order))
        return HTMLResponse("".join(parts))


async def _finished(request: Request) -> Room:
    """A table whose secrets are open."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    eyes(request, room.table, hall.links)
    check_finished(room.table)
    return room


def check_finished(table: Table) -> None:
    """Refuses a running game: its record and other seats' views are secret until the end."""
    if table.status not in (Status.OVER, Status.CLOSED) or table.state is None:
        raise NotNow("the game is still running; its replay and record come after the end")


async def replay(request: Request) -> Response:
    """The replay page at a position."""
    hall = hall_of(request)
    room = await _finished(request)
    all_around = around(request)
    async with room.lock:
        at = number(request.query_params.get("at"), 0, 10**6) or 0
        viewer = _viewer(request, room.table)
        step, look = hall.replays.step(room.table, at, viewer, all_around.t)
        about = hints(room.table.game.name, all_around.t.locale)
        return HTMLResponse(replay_page(all_around, room.table, step, look, about))


async def replay_step(request: Request) -> Response:
    """One position."""
    hall = hall_of(request)
    room = await _finished(request)
    async with room.lock:
        at = number(request.path_params["at"], 0, 10**6) or 0
        step, _ = hall.replays.step(room.table, at, _viewer(request, room.table), around(request).t)
        return Response(msgspec.json.encode(step), media_type=JSON)


def _viewer(request: Request, table: Table) -> int:
    asked = number(request.query_params.get("seat"), SPECTATOR, len(table.seats) - 1)
    return SPECTATOR if asked is None else asked


ROUTES: list[BaseRoute] = [
    Route("/table/{table}", table_),
    Route("/table/{table}/frame", frame),
    Route("/table/{table}/points", points),
    Route("/table/{table}/replay", replay),
    Route("/table/{table}/replay/{at}", replay_step),
]
