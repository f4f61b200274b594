"""Games as files: out when they are over, and in to look at."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core import record
from meeplehall.core.errors import BadRecord
from meeplehall.table import Table
from meeplehall.table.imports import from_replay
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import offered_game
from meeplehall.web.packs import Packs
from meeplehall.web.rooms.opening import new_id, now
from meeplehall.web.rooms.replays import check_replayable
from meeplehall.web.routes.replay import finished_table


async def download(request: Request) -> Response:
    """The record of a finished game."""
    table = await finished_table(request)
    check_replayable(table)
    setting = table.setting
    names = [seat.name for seat in table.seats]
    kept = record.begin(table.game, setting.players, dict(setting.options), setting.seed, names, setting.rules)
    kept.log = table.actions()
    text = await asyncio.to_thread(record.write, kept, table.game)
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
    hall = hall_of(request)
    table, positions = await asyncio.to_thread(_read, text, visitor_of(request).player, hall.packs)
    await hall.rooms.add(table)
    hall.replays.keep(table, positions)
    return JSONResponse({"url": f"/table/{table.id}/replay"}, 201)


def _read(text: str, player: str, packs: Packs) -> tuple[Table, list[bytes]]:
    replay = record.Replay(text.replace("\r\n", "\n"), offered_game, verify=True, find_content=packs.with_content)
    return from_replay(replay, new_id(), player, now())


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/record", download),
    Route("/records", upload, methods=["POST"]),
]
