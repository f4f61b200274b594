"""The home page, and the part of it that is kept up to date."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.store import StoreError, TableSummary
from meeplehall.table import SPECTATOR, Status, Table
from meeplehall.web import guides, scenes
from meeplehall.web.drawing import sprite_for
from meeplehall.web.elements import span
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.markup import render
from meeplehall.web.offered_games import is_offered, offered_game, offered_games, title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.home import CalledTo, Ended, HomeTable, Left, Lists, Sitter, home, tables
from meeplehall.web.people import names_on
from meeplehall.web.rooms import Unreadable
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.results import Brief
from meeplehall.web.texts import Texts

log = logging.getLogger("meeplehall.hall")

SHOWN = 12
SHOWN_OF_OTHERS = 5
"""Tables to join, and to watch: the lobby has them all."""
SHOWN_OVER = 6
"""Finished games."""


async def home_page(request: Request) -> Response:
    """What this is, your tables, the doors, and what others play."""
    lists = await _lists(request)
    known = frozenset(await _known(hall_of(request), lists))
    return HTMLResponse(home(visit_of(request), offered_games(), lists, known))


async def home_tables(request: Request) -> Response:
    """The tables alone, with their signs: a page that stays open asks for them now and then."""
    visit = visit_of(request)
    lists = await _lists(request)
    drawn = render(tables(lists, visit.t))
    signs = sprite_for(drawn, "common", "rooms", *doors.sprites())
    said = visit.t("waits-for-you", n=lists.waiting)
    waiting = render(span(hidden=True, data_waiting=str(lists.waiting), data_said=said))
    return HTMLResponse(f"{signs}{waiting}{drawn}")


async def _rows(hall: Hall, asked: Awaitable[list[TableSummary]]) -> list[TableSummary] | None:
    """The tables of a list; None if the database cannot give it: the rest of the page is good without."""
    try:
        return await asked
    except StoreError as error:
        hall.store.trouble.note("a list of the home page is missing", error)
        return None


async def _lists(request: Request) -> Lists:
    hall, visit = hall_of(request), visit_of(request)
    player = visit.visitor.player
    found = [
        await _rows(hall, hall.store.of_player(player, SHOWN)),
        await _rows(hall, hall.store.listed(Status.OPEN, SHOWN_OF_OTHERS)),
        await _rows(hall, hall.store.listed(Status.RUNNING, SHOWN_OF_OTHERS)),
    ]
    rows = [row for row in found[0] or [] if row.status is not Status.CLOSED]
    long_over = [row.id for row in rows if row.status is Status.OVER][SHOWN_OVER:]
    own = {row.id for row in rows}
    mine = [await in_list(hall, row, visit) for row in rows if row.id not in long_over]
    open_ = [await in_list(hall, row, visit) for row in found[1] or [] if row.id not in own]
    watch = [await in_list(hall, row, visit) for row in found[2] or [] if row.id not in own]
    mine.sort(key=lambda table: (not table.waits, table.time.left if table.time and table.waits else math.inf))
    return Lists(mine, open_, watch, incomplete=None in found, calls=await _calls(hall, visit, own))


async def _calls(hall: Hall, visit: Visit, own: set[str]) -> list[CalledTo]:
    """Tables to which somebody has asked the visitor, who does not sit there yet."""
    account = visit.visitor.account
    if account is None:
        return []
    found = []
    calls = await hall.company.calls(account)
    rows = {row.id: row for row in await hall.store.summaries([call.table for call in calls])} if calls else {}
    for call in calls:
        row = rows.get(call.table)
        if row is not None and row.id not in own and not row.damaged and is_offered(row.game):
            found.append(CalledTo(call, row, title_of(offered_game(row.game), visit.t)))
    return found


async def _known(hall: Hall, lists: Lists) -> set[str]:
    """The games that the visitor has played to an end, or whose guide is done."""
    found = {table.row.game for table in lists.mine if table.row.status is Status.OVER}
    for table in lists.mine:
        row = table.row
        if row.game not in found and row.status is Status.RUNNING and table.readable:
            room = await hall.rooms.find(row.id)
            async with room.lock:
                if not room.table.setting.guide or guides.is_done(room.table):
                    found.add(row.game)
    return found


async def in_list(hall: Hall, row: TableSummary, visit: Visit) -> HomeTable:
    """How a table stands; one that cannot be opened, or drawn, says so and spoils no list."""
    t = visit.t
    try:
        if not row.damaged and is_offered(row.game):
            return await _standing(hall, row, visit)
    except Unreadable:
        pass
    except StoreError as error:
        hall.store.trouble.note(f"table {row.id} cannot be listed", error)
    except Exception as error:
        log.error("table %s cannot be listed", row.id, exc_info=error)
    title = title_of(offered_game(row.game), t) if is_offered(row.game) else row.game[:40]
    return HomeTable(row, title, t("state-unreadable"), "", readable=False)


async def _standing(hall: Hall, row: TableSummary, visit: Visit) -> HomeTable:
    """How a table stands, as far as this visitor may know."""
    t, players = visit.t, visit.visitor.players
    title = title_of(offered_game(row.game), t)
    names = names_on(row.seats, t)
    held = [n for n, seat in enumerate(row.seats) if seat.player and seat.player in players]
    sitters = [Sitter(t("you"), True) if held == [n] else Sitter(name) for n, name in enumerate(names)]
    if row.status is Status.OPEN:
        free = sum(seat.open for seat in row.seats)
        return HomeTable(row, title, t("state-open"), t("seats-free", n=free), sitters=sitters)
    if row.status is Status.OVER:
        result = await hall.results.brief(row.id)
        if result is not None:
            return _with_result(row, title, sitters, held, result, t)
    if row.status is not Status.RUNNING:
        return HomeTable(row, title, t("closed-short"), "", sitters=sitters)
    room = await hall.rooms.find(row.id)
    async with room.lock:
        table = room.table
        waits = any(seat in table.pending() and table.seats[seat].person for seat in held)
        owing = [names[seat] for seat in table.owing_in_sight(held[0] if held else SPECTATOR)]
        state = t("row-your-turn") if waits else t("decides-name", name=owing[0], n=len(owing)) if owing else ""
        standing = scenes.find(row.game).standing(table.view(SPECTATOR), t)
        time = _time_left(table, held)
    return HomeTable(row, title, state, standing, waits, sitters, time=time)


def _time_left(table: Table, held: Sequence[int]) -> Left | None:
    """Of the visitor, if it is their turn; else of whoever is to decide, as far as they may know."""
    at, clock = now(), table.setting.clock
    found = table.times(at, held[0] if held else SPECTATOR)
    mine = [found[seat] for seat in held if found and found[seat].zero]
    running = mine or [time for time in found if time.zero]
    if clock is None or not running:
        return None
    left = min(min(time.left, time.zero - at) for time in running)
    return Left(max(0, left), max(0, left) / clock.whole)


def _with_result(
    row: TableSummary, title: str, sitters: list[Sitter], held: list[int], result: Brief, t: Texts
) -> HomeTable:
    outcome = result.outcome
    scored = [Sitter(one.name, one.mine, str(outcome.scores[n])) for n, one in enumerate(sitters)]
    won = outcome.winners()
    alone = len(held) == 1 and not result.imported
    place = outcome.ranks[held[0]] if alone else 0
    if alone and len(sitters) == 1:
        words = t("solo-won" if won else "solo-lost")
        place = 1 if won else 0
    elif alone:
        words = t("you-shared" if place == 1 and len(won) > 1 else "you-came", n=place)
    else:
        words = t("ending-won", n=len(won), who="they", names=", ".join(sitters[n].name for n in won))
    margin = _margin(outcome.scores, held[0], t) if alone and len(sitters) > 1 else ""
    return HomeTable(
        row, title, "", "", sitters=scored, ended=Ended(place, words, margin, day_of(row.changed / 1000, t))
    )


def _margin(scores: list[int], seat: int, t: Texts) -> str:
    best_other = max(points for n, points in enumerate(scores) if n != seat)
    ahead = scores[seat] - best_other
    return t("margin-ahead", n=ahead) if ahead > 0 else t("margin-behind", n=-ahead) if ahead < 0 else ""


ROUTES: list[BaseRoute] = [Route("/", home_page), Route("/tables", home_tables)]
