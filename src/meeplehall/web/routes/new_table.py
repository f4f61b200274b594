"""A new table: the form, what its buttons change, and the table it describes."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.numbers import whole
from meeplehall.table import BadCommand, Table
from meeplehall.web import draft as drafts
from meeplehall.web.draft import Draft
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.levels import level_name
from meeplehall.web.offered_games import offered_game, offered_games
from meeplehall.web.pages.new_table import new_table
from meeplehall.web.pages.refusal import refusal
from meeplehall.web.rooms.for_whom import bots_only
from meeplehall.web.rooms.opening import make_setting, now
from meeplehall.web.routes.opening import check_bots, room_for_a_table


async def new_form(request: Request) -> Response:
    """The form for a new table."""
    visit = visit_of(request)
    game = offered_game(request.query_params.get("game", offered_games()[0].name))
    hall = hall_of(request)
    draft = drafts.first(game, visit.level, hall.nets.levels(game.name))
    return HTMLResponse(new_table(visit, draft, hall.packs.names(game.name)))


async def new(request: Request) -> Response:
    """A new table as the form says; with a mistake, or after one of its buttons, the form again."""
    hall = hall_of(request)
    visit = visit_of(request)
    fields = await form(request)
    game = offered_game(fields.get("game", ""))
    draft = drafts.read(game, fields, visit.level, hall.nets.levels(game.name))
    packs = hall.packs.names(game.name)
    if "look" in fields:
        return HTMLResponse(new_table(visit, _playable(draft).changed(fields["look"]), packs))
    try:
        table = _table_of(visit, hall.packs.find(game, draft.pack), draft)
        if bots_only(table.seats) and hall.rooms.bots.tables.is_full(table.setting.host):
            raise BadCommand(visit.t("bots-only-full"))
    except (BadOption, BadCommand) as error:
        return HTMLResponse(new_table(visit, _playable(draft), packs, refusal(error, visit.t)), 400)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


def _playable(draft: Draft) -> Draft:
    """With the chairs that the game needs and values that it knows: a form can always be drawn."""
    while draft.players < draft.game.min_players:
        draft = draft.changed("add")
    lists = {option.name: option.choices for option in draft.game.options if option.choices}
    known = {name: value for name, value in draft.given.items() if value in lists.get(name, (value,))}
    return replace(draft, given=known)


def _table_of(visit: Visit, game: Game, draft: Draft) -> Table:
    t, player = visit.t, visit.visitor.player
    seed = whole(draft.seed, 0, MAX_SEED)
    if draft.seed and seed is None:
        raise BadCommand(t("seed-wrong", most=str(MAX_SEED)))
    if not any(chair.kind != "open" for chair in draft.chairs):
        raise BadCommand(t("nobody-sits"))
    if not game.min_players <= draft.players <= game.max_players:
        raise BadCommand(t("players-wrong", low=game.min_players, high=game.max_players))
    clock = draft.clock if draft.with_people else None
    options = draft.final_options()
    table = Table(make_setting(game, draft.players, options, player, draft.listed, seed, draft.hints, clock), game)
    for seat, (chair, bot) in enumerate(zip(draft.chairs, draft.bot_names(), strict=True)):
        if chair.kind == "me":
            table.sit(seat, player, chair.name or visit.visitor.name, now())
        elif chair.kind == "here":
            table.sit(seat, player, chair.name, now())
        elif chair.kind == "bot":
            if chair.level not in draft.bots():
                raise BadCommand(t("net-elsewhere", net=level_name(chair.level, t), n=draft.nets[chair.level]))
            table.sit(seat, "", bot, now(), bot=chair.level)
        elif chair.kind != "open":
            raise BadCommand(t("no-such-player", kind=chair.kind[:40]))
    return table


ROUTES: list[BaseRoute] = [
    Route("/new", new_form),
    Route("/new", new, methods=["POST"]),
]
