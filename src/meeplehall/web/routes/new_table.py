"""A new table: the form, what its buttons change, and the table it describes."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.numbers import whole
from meeplehall.table import BadCommand, Table
from meeplehall.web import draft as drafts
from meeplehall.web.draft import Draft
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.levels import level_name
from meeplehall.web.offered_games import offered_game, offered_games
from meeplehall.web.pages.new_table import new_table
from meeplehall.web.pages.refusal import refusal
from meeplehall.web.rated_draft import why_unrated
from meeplehall.web.rooms.for_whom import bots_only
from meeplehall.web.rooms.opening import make_setting, now
from meeplehall.web.routes.opening import check_bots, room_for_a_table
from meeplehall.web.routes.rated import bot_rating, rating_of, with_seat_noted


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
        check_rated(draft, visit)
        table = await _table_of(hall, visit, hall.packs.find(game, draft.pack), draft)
        if bots_only(table.seats) and hall.rooms.bots.tables.is_full(table.setting.host):
            raise BadCommand(visit.t("bots-only-full"))
    except (BadOption, BadCommand) as error:
        return HTMLResponse(new_table(visit, _playable(draft), packs, refusal(error, visit.t)), 400)
    check_bots(request, table.seats)
    async with room_for_a_table(request):
        await hall.rooms.add(table)
    return with_seat_noted(request, table)


def _playable(draft: Draft) -> Draft:
    """With the chairs that the game needs and values that it knows: a form can always be drawn."""
    while draft.players < draft.game.min_players:
        draft = draft.changed("add")
    lists = {option.name: option.choices for option in draft.game.options if option.choices}
    known = {name: value for name, value in draft.given.items() if value in lists.get(name, (value,))}
    return replace(draft, given=known)


def check_rated(draft: Draft, visit: Visit) -> None:
    """Raises BadCommand for a table that was to be rated and cannot be."""
    why = why_unrated(draft, visit.visitor.account is not None, visit.accounts) if draft.rated else ""
    if why:
        raise BadCommand(visit.t(why))


async def _table_of(hall: Hall, visit: Visit, game: Game, draft: Draft) -> Table:
    t, player = visit.t, visit.visitor.player
    seed = whole(draft.seed, 0, MAX_SEED)
    if draft.seed and seed is None:
        raise BadCommand(t("seed-wrong", most=str(MAX_SEED)))
    if not any(chair.kind != "open" for chair in draft.chairs):
        raise BadCommand(t("nobody-sits"))
    if not game.min_players <= draft.players <= game.max_players:
        raise BadCommand(t("players-wrong", low=game.min_players, high=game.max_players))
    clock = draft.clock if draft.with_people else None
    options, hints, rated = draft.final_options(), draft.hints, draft.rated
    setting = make_setting(game, draft.players, options, player, draft.listed, seed, hints, clock, rated)
    table = Table(setting, game)
    own = await rating_of(hall, visit.visitor, setting)
    for seat, (chair, bot) in enumerate(zip(draft.chairs, draft.bot_names(), strict=True)):
        if chair.kind == "me":
            table.sit(seat, player, chair.name or visit.visitor.name, now(), rating=own.rating, guess=own.guess)
        elif chair.kind == "here":
            table.sit(seat, player, chair.name, now())
        elif chair.kind == "bot":
            if chair.level not in draft.bots():
                raise BadCommand(t("net-elsewhere", net=level_name(chair.level, t), n=draft.nets[chair.level]))
            table.sit(seat, "", bot, now(), bot=chair.level, rating=bot_rating(chair.level, setting))
        elif chair.kind != "open":
            raise BadCommand(t("no-such-player", kind=chair.kind[:40]))
    return table


ROUTES: list[BaseRoute] = [
    Route("/new", new_form),
    Route("/new", new, methods=["POST"]),
]
