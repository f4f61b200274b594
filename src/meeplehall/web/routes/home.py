"""Home, new tables, names, rules, about, static files."""

from __future__ import annotations

import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall import registry
from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.store import Row
from meeplehall.table import SPECTATOR, BadCommand, Setting, Status, Table
from meeplehall.web import assets, guides, scenes
from meeplehall.web.forms import form
from meeplehall.web.hall import Hall, around, hall_of
from meeplehall.web.pages.about import about
from meeplehall.web.pages.home import Mine, home
from meeplehall.web.pages.new_table import OFFERED, new_table
from meeplehall.web.pages.refusal import refusal
from meeplehall.web.pages.rules import rules_index, rules_page
from meeplehall.web.rooms import UnknownTable, new_id, now
from meeplehall.web.sessions import rename, visitor
from meeplehall.web.texts import Texts

SHOWN = 12
BOT_NAMES = ("Odile", "Joost", "Sanne", "Ruben", "Noor", "Marit")
USUAL_LEVEL = "normal"
"""The bot that sits down when nobody chose one."""
FOR_EVER = "public, max-age=31536000, immutable"


def games() -> list[Game]:
    """The games that can be played here."""
    return [registry.find(name) for name in scenes.names() if name in registry.names()]


def game_named(name: str) -> Game:
    """A game that can be played here."""
    if name not in scenes.names():
        raise UnknownTable(f"this hall has no game '{name[:40]}'; it has: {', '.join(scenes.names())}")
    return registry.find(name)


async def home_page(request: Request) -> Response:
    """Your tables, the doors, and what others play."""
    hall = hall_of(request)
    all_around = around(request)
    t, player = all_around.t, all_around.visitor.player
    mine = [await _mine(hall, row, player, t) for row in await hall.store.of_player(player, SHOWN)]
    mine = [m for m in mine if m.row.status is not Status.CLOSED]
    own = {m.row.id for m in mine}
    open_ = [
        await _mine(hall, row, player, t) for row in await hall.store.listed(Status.OPEN, SHOWN) if row.id not in own
    ]
    watch = [
        await _mine(hall, row, player, t) for row in await hall.store.listed(Status.RUNNING, SHOWN) if row.id not in own
    ]
    mine.sort(key=lambda m: (not m.waits, m.row.status is Status.OVER))
    return HTMLResponse(home(all_around, games(), mine, open_, watch))


async def _mine(hall: Hall, row: Row, player: str, t: Texts) -> Mine:
    """How a table stands, as far as this visitor may know."""
    title = t(f"game-{row.game}") if t.has(f"game-{row.game}") else row.game
    if row.status is Status.OPEN:
        free = sum(seat.open for seat in row.seats)
        return Mine(row, title, t("state-open"), t("seats-free", n=free), False)
    if row.status is not Status.RUNNING:
        return Mine(row, title, t("over" if row.status is Status.OVER else "closed-short"), "", False)
    room = await hall.rooms.find(row.id)
    async with room.lock:
        table = room.table
        held = table.seats_of(player)
        waits = any(seat in table.pending() and table.seats[seat].person for seat in held)
        owing = table.owing_in_sight(held[0] if held else SPECTATOR)
        names = [table.seats[seat].name for seat in owing]
        state = t("row-your-turn") if waits else t("decides-name", name=names[0], n=len(names)) if names else ""
        standing = scenes.find(row.game).standing(table.view(SPECTATOR), t)
    return Mine(row, title, state, standing, waits)


async def name(request: Request) -> Response:
    """The visitor takes another name."""
    fields = await form(request)
    rename(request, _clean(fields.get("name", "")))
    back = request.headers.get("referer", "/")
    path = back[back.find("/", 8) :] if back.startswith("http") and back.count("/") > 2 else "/"
    return RedirectResponse(path, 303)


def _clean(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:24]


def _own_name(request: Request, t: Texts) -> str:
    return visitor(request).name or t("guest-name")


def make_setting(
    game: Game, players: int, options: dict[str, str], host: str, listed: bool, seed: int | None
) -> Setting:
    """What a new table starts from."""
    return Setting(
        id=new_id(),
        game=game.name,
        rules=game.version,
        content=game.content_id,
        players=players,
        options=game.settle(players, options),
        seed=secrets.randbelow(MAX_SEED) if seed is None else seed,
        host=host,
        created=now(),
        listed=listed,
    )


async def play_now(request: Request) -> Response:
    """One click: a table with bots, and the game begins."""
    hall = hall_of(request)
    game = game_named((await form(request)).get("game", ""))
    t, player = around(request).t, visitor(request).player
    players = min(game.max_players, max(game.min_players, 3))
    options = scenes.find(game.name).play_now()
    table = Table(make_setting(game, players, options, player, False, None), game)
    table.sit(0, player, _own_name(request, t), now())
    for seat in range(1, players):
        table.sit(seat, "", BOT_NAMES[seat - 1], now(), bot=USUAL_LEVEL)
    await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


async def learn(request: Request) -> Response:
    """A guided first game."""
    hall = hall_of(request)
    game = game_named((await form(request)).get("game", ""))
    guide = guides.find(game.name)
    if guide is None:
        raise UnknownTable(f"there is no guided game of '{game.name}'")
    t, player = around(request).t, visitor(request).player
    setting = make_setting(game, guides.PLAYERS, guide.options, player, False, guide.seed)
    table = Table(msgspec.structs.replace(setting, guide=True), game)
    table.sit(guides.LEARNER, player, _own_name(request, t), now())
    table.sit(guides.OPPONENT, "", BOT_NAMES[0], now(), bot=USUAL_LEVEL)
    await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


async def new_form(request: Request) -> Response:
    """The form for a new table."""
    game = game_named(request.query_params.get("game", scenes.names()[0]))
    return HTMLResponse(new_table(around(request), game, {}))


async def new(request: Request) -> Response:
    """A new table as the form says; with a mistake, the form again."""
    hall = hall_of(request)
    all_around = around(request)
    fields = await form(request)
    game = game_named(fields.get("game", ""))
    given = {"listed": "no", **fields}
    try:
        table = _table_of(request, game, given, all_around.t)
    except (BadOption, BadCommand) as error:
        return HTMLResponse(new_table(all_around, game, given, refusal(error, all_around.t)), 400)
    await hall.rooms.add(table)
    return RedirectResponse(f"/table/{table.id}", 303)


def _table_of(request: Request, game: Game, fields: dict[str, str], t: Texts) -> Table:
    kinds = [fields.get(f"seat-{n}", "none") for n in range(game.max_players)]
    kinds = [kind for kind in kinds if kind != "none"]
    options = {option.name: fields.get(f"option-{option.name}", option.default) for option in game.options}
    seed = fields.get("seed", "").strip()
    if seed and not (seed.isascii() and seed.isdigit() and int(seed) <= MAX_SEED):
        raise BadOption(f"the seed must be a whole number up to {MAX_SEED}")
    player = visitor(request).player
    listed = fields.get("listed") == "yes"
    table = Table(make_setting(game, len(kinds), options, player, listed, int(seed) if seed else None), game)
    names = [fields.get(f"name-{n}", "") for n in range(game.max_players) if fields.get(f"seat-{n}", "none") != "none"]
    bots_so_far = 0
    for seat, kind in enumerate(kinds):
        if kind in ("me", "here"):
            usual = _own_name(request, t) if kind == "me" else t("guest", n=seat + 1)
            table.sit(seat, player, names[seat] or usual, now())
        elif kind.startswith("bot:") and kind[4:] in OFFERED:
            table.sit(seat, "", names[seat] or BOT_NAMES[bots_so_far % len(BOT_NAMES)], now(), bot=kind[4:])
            bots_so_far += 1
        elif kind != "open":
            raise BadCommand(f"no such kind of player: '{kind[:40]}'")
    if not table.log:
        raise BadCommand(t("nobody-sits"))
    return table


async def rules(request: Request) -> Response:
    """Which rules there are."""
    return HTMLResponse(rules_index(around(request), games()))


async def rules_of(request: Request) -> Response:
    """The rules of a game."""
    text = rules_page(around(request), game_named(request.path_params["game"]))
    if text is None:
        raise UnknownTable("the rules of this game are not written yet")
    return HTMLResponse(text)


async def about_page(request: Request) -> Response:
    """What this is."""
    return HTMLResponse(about(around(request)))


async def static(request: Request) -> Response:
    """A static file; an old address gets the file as it is now, but is not kept."""
    found = assets.assets().get(request.path_params["name"])
    if found is None:
        return PlainTextResponse("No such file.\n", 404)
    current = request.path_params["mark"] == assets.fingerprint()
    return Response(found[0], media_type=found[1], headers={"Cache-Control": FOR_EVER if current else "no-store"})


async def favicon(request: Request) -> Response:
    """For those who do not read the page's head."""
    return RedirectResponse(assets.url("favicon.svg"), 301)


async def health(request: Request) -> Response:
    """Whether the hall is there."""
    return PlainTextResponse("ok\n")


ROUTES: list[BaseRoute] = [
    Route("/", home_page),
    Route("/name", name, methods=["POST"]),
    Route("/play", play_now, methods=["POST"]),
    Route("/learn", learn, methods=["POST"]),
    Route("/new", new_form),
    Route("/new", new, methods=["POST"]),
    Route("/rules", rules),
    Route("/rules/{game}", rules_of),
    Route("/about", about_page),
    Route("/static/{mark}/{name}", static),
    Route("/favicon.ico", favicon),
    Route("/health", health),
]
