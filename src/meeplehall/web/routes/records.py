"""Games as files: out when they are over, and in to look at."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core import record
from meeplehall.core.errors import BadRecord
from meeplehall.table import Table
from meeplehall.table.fairness import NotFair, Proof, proof_for
from meeplehall.table.imports import from_replay
from meeplehall.web.entrance.bounds import Busy, TooLarge, TooMany
from meeplehall.web.entrance.counting import Full
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import offered_game
from meeplehall.web.packs import Packs
from meeplehall.web.people import names_on
from meeplehall.web.rooms.opening import new_id, now
from meeplehall.web.rooms.replays import check_replayable, record_of
from meeplehall.web.routes.opening import room_for_a_table
from meeplehall.web.routes.replay import finished_table


async def download(request: Request) -> Response:
    """The record of a finished game."""
    table = await finished_table(request)
    check_replayable(table)
    setting = table.setting
    kept = record_of(table, names_on(table.seats, visit_of(request).t))
    proof = table.proof()
    kept.remarks += [] if proof is None else proof.remarks()
    if setting.played_on:
        kept.remarks.append(f"# played on from table {setting.played_on} after action {setting.played_after}")
    text = await asyncio.to_thread(record.write, kept, table.game)
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{setting.game}-{table.id}.txt"'}
    )


async def upload(request: Request) -> Response:
    """A record becomes a table to look at; a broken one is refused with its line."""
    hall, player = hall_of(request), visitor_of(request).player
    text = _text(await request.body(), hall.config.limits.record_lines)
    full = hall.uploads.enter(player)
    if full is not None:
        here = full is Full.HERE
        raise Busy("other records are being checked", 5) if here else TooMany("your last record is being checked", 5)
    try:
        table, positions = await asyncio.to_thread(_read, text, player, hall.packs)
    finally:
        hall.uploads.leave(player)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    hall.replays.keep(table, positions)
    return JSONResponse({"url": f"/table/{table.id}/replay"}, 201)


def _text(body: bytes, most: int) -> str:
    """What was uploaded, if it has not too many lines."""
    lines = body.count(b"\n")
    if lines > most:
        raise TooLarge(f"the record has {lines} lines; at most {most} are taken")
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise BadRecord(1, "a record is text in UTF-8") from None


def _read(text: str, player: str, packs: Packs) -> tuple[Table, list[bytes]]:
    text = text.replace("\r\n", "\n")
    replay = record.Replay(text, offered_game, verify=True, find_content=packs.with_content)
    return from_replay(replay, new_id(), player, now(), _proof(text, replay.record))


def _proof(text: str, found: record.Record) -> Proof | None:
    """What its chance can be checked with; one that does not hold is a mistake in the record."""
    try:
        return proof_for(text, found.seed, found.players)
    except NotFair as error:
        lines = text.split("\n")
        line = next(n for n, words in enumerate(lines, start=1) if words.startswith("# fair "))
        raise BadRecord(line, f"the proof of its chance: {error}") from None


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/record", download),
    Route("/records", upload, methods=["POST"]),
]
