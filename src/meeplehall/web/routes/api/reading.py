"""What anybody may read: games, tables that are for everybody to see, their records and results."""

from __future__ import annotations

import asyncio

from starlette.responses import PlainTextResponse, Response

from meeplehall.core import record
from meeplehall.store import TableSummary
from meeplehall.table import SPECTATOR, Status, Table
from meeplehall.table.chronicle import Line, Result, result_of
from meeplehall.web.entrance.access import Private
from meeplehall.web.levels import offered_bots
from meeplehall.web.offered_games import is_offered, offered_games
from meeplehall.web.people import names_on
from meeplehall.web.rooms import Unreadable
from meeplehall.web.rooms.replays import check_finished, check_replayable, record_of
from meeplehall.web.routes.api.endpoints import LINES, TEXT, Asked, Endpoint
from meeplehall.web.routes.api.shapes import (
    EventsQuery,
    GameInfo,
    Games,
    OptionInfo,
    Tables,
    TablesQuery,
    Watched,
)
from meeplehall.web.routes.api.streams import event_lines
from meeplehall.web.routes.api.telling import row_told, table_told
from meeplehall.web.texts import DEFAULT, texts


async def games(asked: Asked) -> Games:
    """Every game with its options, and the bots that can be seated."""
    found = [
        GameInfo(
            name=game.name,
            title=game.title,
            least_players=game.min_players,
            most_players=game.max_players,
            rules=game.version,
            actions=game.action_count,
            levels=offered_bots(game),
            options=[OptionInfo(option.name, option.default, list(option.choices)) for option in game.options],
        )
        for game in offered_games()
    ]
    return Games(found)


async def tables(asked: Asked) -> Tables:
    """Last changed first. Games that are over come with their result."""
    query: TablesQuery = asked.query
    rows = await asked.hall.store.listed(Status(query.status), query.limit, query.game, query.before)
    told = [row_told(row, await _result(asked, row)) for row in rows if not row.damaged]
    return Tables(told, rows[-1].changed if len(rows) == query.limit else None)


async def _result(asked: Asked, row: TableSummary) -> Result | None:
    if row.status is not Status.OVER or not is_offered(row.game):
        return None
    try:
        brief = await asked.hall.results.brief(row.id)
    except Unreadable:
        return None
    return None if brief is None else result_of(brief.outcome)


async def table(asked: Asked) -> Watched:
    """Who sits there, how it stands, and what a spectator sees."""
    room = await asked.hall.rooms.find(asked.table)
    check_may_look(asked, room.table)
    async with room.lock:
        found = room.table
        return Watched(table_told(found), None if found.state is None else found.view(SPECTATOR))


async def events(asked: Asked) -> Response:
    """All that has happened, a line each, and with `follow` what happens from then on. No line ever changes."""
    room = await asked.hall.rooms.find(asked.table)
    check_may_look(asked, room.table)
    query: EventsQuery = asked.query
    return await event_lines(asked, room, query.after, query.follow)


async def record_text(asked: Asked) -> Response:
    """A game that is over as text, which `meeplehall replay` plays again."""
    found = await asked.hall.rooms.look(asked.table)
    check_may_look(asked, found)
    check_finished(found)
    check_replayable(found)
    kept = record_of(found, names_on(found.seats, texts(DEFAULT)))
    proof = found.proof()
    kept.remarks += [] if proof is None else proof.remarks()
    return PlainTextResponse(await asyncio.to_thread(record.write, kept, found.game))


def check_may_look(asked: Asked, found: Table) -> None:
    """Raises Private."""
    sits = asked.owned is not None and bool(found.seats_of(asked.owned.program.player))
    if not found.setting.listed and not sits:
        raise Private("this table is private: only those who sit there may look")


_OF_TABLE = (403, 404, 410, 500)

ENDPOINTS = [
    Endpoint("GET", "/games", games, "The games of this hall", Games),
    Endpoint("GET", "/tables", tables, "Tables for everybody to see", Tables, query=TablesQuery),
    Endpoint("GET", "/tables/{table}", table, "A table", Watched, errors=_OF_TABLE),
    Endpoint(
        "GET",
        "/tables/{table}/events",
        events,
        "What happens at a table, as lines of JSON",
        Line,
        media=LINES,
        query=EventsQuery,
        errors=_OF_TABLE,
    ),
    Endpoint(
        "GET",
        "/tables/{table}/record",
        record_text,
        "The record of a game that is over",
        str,
        media=TEXT,
        errors=(400, 409, *_OF_TABLE),
    ),
]
