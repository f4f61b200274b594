"""Games as files: out when they are over, and in to look at."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall import registry
from meeplehall.core import record
from meeplehall.core.errors import BadRecord, UnknownGame
from meeplehall.core.game import Game
from meeplehall.table import Table
from meeplehall.table.imports import from_record
from meeplehall.web import scenes
from meeplehall.web.access import eyes
from meeplehall.web.hall import hall_of
from meeplehall.web.rooms import new_id, now
from meeplehall.web.routes.show import check_finished
from meeplehall.web.sessions import visitor


async def download(request: Request) -> Response:
    """The record of a finished game."""
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    async with room.lock:
        table = room.table
        eyes(request, table, hall.links)
        check_finished(table)
        hall.replays.positions(table)  # says so if the rules have changed since
        setting = table.setting
        names = [seat.name for seat in table.seats]
        kept = record.begin(table.game, setting.players, dict(setting.options), setting.seed, names, setting.rules)
        kept.log = table.actions()
        text = record.write(kept, table.game)
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{setting.game}-{table.id}.txt"'}
    )


async def upload(request: Request) -> Response:
    """A record becomes a table to look at; a broken one is refused with its line."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord(1, "a record is text in UTF-8") from None
    player = visitor(request).player
    table = await asyncio.to_thread(_read, text, player)
    await hall_of(request).rooms.add(table)
    return JSONResponse({"url": f"/table/{table.id}/replay"}, 201)


def _read(text: str, player: str) -> Table:
    found = record.Replay(text.replace("\r\n", "\n"), _find, verify=True).finish()
    return from_record(found, registry.find(found.game), new_id(), player, now())


def _find(name: str) -> Game:
    if name not in scenes.names():
        raise UnknownGame(f"this hall has no game '{name[:40]}'; it has: {', '.join(scenes.names())}")
    return registry.find(name)


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/record", download),
    Route("/records", upload, methods=["POST"]),
]
