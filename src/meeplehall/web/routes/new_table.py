"""A new table: the form, and the table it describes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.numbers import whole
from meeplehall.table import BadCommand, Table
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import offered_game, offered_games
from meeplehall.web.pages.new_table import new_table, offered_bots
from meeplehall.web.pages.refusal import refusal
from meeplehall.web.rooms.for_whom import bots_only
from meeplehall.web.rooms.opening import BOT_NAMES, make_setting, now
from meeplehall.web.routes.opening import check_bots, room_for_a_table


async def new_form(request: Request) -> Response:
    """The form for a new table."""
    game = offered_game(request.query_params.get("game", offered_games()[0].name))
    return HTMLResponse(new_table(visit_of(request), game, hall_of(request).packs.names(game.name), {}))


async def new(request: Request) -> Response:
    """A new table as the form says; with a mistake, the form again."""
    hall = hall_of(request)
    visit = visit_of(request)
    fields = await form(request)
    game = offered_game(fields.get("game", ""))
    given = {"listed": "no", **fields}
    try:
        table = _table_of(visit, hall.packs.find(game, fields.get("pack", "")), given)
        if bots_only(table.seats) and hall.rooms.bots.tables.is_full(table.setting.host):
            raise BadCommand(visit.t("bots-only-full"))
    except (BadOption, BadCommand) as error:
        return HTMLResponse(new_table(visit, game, hall.packs.names(game.name), given, refusal(error, visit.t)), 400)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


def _table_of(visit: Visit, game: Game, fields: dict[str, str]) -> Table:
    t, player = visit.t, visit.visitor.player
    kinds = [fields.get(f"seat-{n}", "none") for n in range(game.max_players)]
    kinds = [kind for kind in kinds if kind != "none"]
    options = {option.name: fields.get(f"option-{option.name}", option.default) for option in game.options}
    given = fields.get("seed", "").strip()
    seed = whole(given, 0, MAX_SEED)
    if given and seed is None:
        raise BadOption(f"the seed must be a whole number up to {MAX_SEED}")
    listed = fields.get("listed") == "yes"
    table = Table(make_setting(game, len(kinds), options, player, listed, seed), game)
    names = [fields.get(f"name-{n}", "") for n in range(game.max_players) if fields.get(f"seat-{n}", "none") != "none"]
    bots_so_far = 0
    for seat, kind in enumerate(kinds):
        if kind in ("me", "here"):
            usual = visit.own_name if kind == "me" else t("guest", n=seat + 1)
            table.sit(seat, player, names[seat] or usual, now())
        elif kind.startswith("bot:") and kind[4:] in offered_bots(game):
            table.sit(seat, "", names[seat] or BOT_NAMES[bots_so_far % len(BOT_NAMES)], now(), bot=kind[4:])
            bots_so_far += 1
        elif kind != "open":
            raise BadCommand(f"no such kind of player: '{kind[:40]}'")
    if not table.log:
        raise BadCommand(t("nobody-sits"))
    return table


ROUTES: list[BaseRoute] = [
    Route("/new", new_form),
    Route("/new", new, methods=["POST"]),
]
