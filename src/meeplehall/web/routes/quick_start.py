"""Tables that begin with one click: a game against bots, and a guided first game."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall import bots
from meeplehall.table import Table
from meeplehall.web import guides, scenes
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import FIRST_LEVEL, visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import NotHere, offered_game
from meeplehall.web.rooms.opening import BOT_NAMES, make_setting, now
from meeplehall.web.routes.opening import check_bots, room_for_a_table

YEAR = 365 * 24 * 3600


async def play_now(request: Request) -> Response:
    """One click: a table with bots, and the game begins."""
    hall = hall_of(request)
    fields = await form(request)
    game = offered_game(fields.get("game", ""))
    visit = visit_of(request)
    player = visit.visitor.player
    chosen = fields.get("level", "")
    level = chosen if chosen in bots.LEVELS else visit.level
    players = min(game.max_players, max(game.min_players, 3))
    options = scenes.find(game.name).play_now()
    table = Table(make_setting(game, players, options, player, False, None), game)
    table.sit(0, player, visit.visitor.name, now())
    for seat in range(1, players):
        table.sit(seat, "", BOT_NAMES[seat - 1], now(), bot=level)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    answer = RedirectResponse(f"/table/{table.id}", 303)
    if level != visit.level:
        answer.set_cookie("level", level, max_age=YEAR, samesite="lax", secure=hall.config.secure)
    return answer


async def learn(request: Request) -> Response:
    """A guided first game."""
    hall = hall_of(request)
    game = offered_game((await form(request)).get("game", ""))
    guide = guides.find(game.name)
    if guide is None:
        raise NotHere(f"there is no guided game of '{game.name}'")
    visit = visit_of(request)
    player = visit.visitor.player
    setting = make_setting(game, guides.PLAYERS, guide.options, player, False, guide.seed)
    table = Table(msgspec.structs.replace(setting, guide=True), game)
    table.sit(guides.LEARNER, player, visit.visitor.name, now())
    table.sit(guides.OPPONENT, "", BOT_NAMES[0], now(), bot=FIRST_LEVEL)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/play", play_now, methods=["POST"]),
    Route("/learn", learn, methods=["POST"]),
]
