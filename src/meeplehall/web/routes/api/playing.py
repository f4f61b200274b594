"""What a program does at tables: open one, sit down, look, think, decide, leave."""

from __future__ import annotations

import secrets

from starlette.responses import Response

from meeplehall.core.errors import BadNotation, BadOption, IllegalAction
from meeplehall.core.game import Game
from meeplehall.table import BadCommand, NotNow, NotYours, Status, Table
from meeplehall.web.entrance.links import SpentLink
from meeplehall.web.levels import BOT_NAMES, offered_bots
from meeplehall.web.offered_games import offered_game
from meeplehall.web.rooms import Room
from meeplehall.web.rooms.opening import USUAL_LEVEL, make_setting, now
from meeplehall.web.routes.api.endpoints import LINES, Asked, Endpoint, Handler
from meeplehall.web.routes.api.shapes import (
    Act,
    NewTable,
    Order,
    OwnTable,
    Position,
    PositionQuery,
    Sample,
    SampleQuery,
    Samples,
    Seated,
    SeatQuery,
    Sit,
    Which,
    Whoami,
)
from meeplehall.web.routes.api.streams import position_after, position_lines
from meeplehall.web.routes.api.telling import position_told, table_told
from meeplehall.web.routes.opening import check_bots, room_for_a_table

SHOWN = 200
"""Tables of a program that are not over."""


async def me(asked: Asked) -> Whoami:
    """Its name, when its token ends, and where it sits: what to go on with after a start."""
    program, owner = asked.program
    found = []
    for status in (Status.RUNNING, Status.OPEN):
        for row in await asked.hall.store.of_player(program.player, SHOWN, status):
            held = [n for n, seat in enumerate(row.seats) if seat.player == program.player]
            waits = any(n in row.waiting and row.seats[n].person for n in held)
            found.append(OwnTable(row.id, row.game, row.status.value, held, waits))
    return Whoami(program.name, owner, program.until, found)


async def open_table(asked: Asked) -> Seated:
    """With seats for the program, for others and for bots of the hall; it begins when all are taken."""
    wish: NewTable = asked.body
    made = _new_table(asked, offered_game(wish.game), wish)
    check_bots(asked.request, made.seats)
    async with room_for_a_table(asked.request, asked.program.program.player):
        await asked.hall.rooms.add(made)
    return _seated(asked, made)


def _new_table(asked: Asked, game: Game, wish: NewTable) -> Table:
    program = asked.program.program
    if "me" not in wish.seats:
        raise BadCommand("a program opens tables to play at: one of the seats is 'me'")
    options = {name[:100]: value[:1000] for name, value in wish.options.items()}
    setting = make_setting(game, len(wish.seats), options, program.player, wish.listed, wish.seed)
    made, names = Table(setting, game), iter(BOT_NAMES)
    levels = offered_bots(game)
    for n, seat in enumerate(wish.seats):
        kind, _, level = seat.partition(":")
        if seat == "me":
            made.sit(n, program.player, program.name, now(), program=True)
        elif kind == "bot" and level in levels:
            made.sit(n, "", next(names), now(), bot=level)
        elif seat != "open":
            known = ", ".join(f"bot:{name}" for name in levels)
            raise BadOption(f"a seat cannot be '{seat[:40]}'; allowed: me, open, {known}")
    return made


async def sit(asked: Asked) -> Seated:
    """A free seat of a table in the list, or one whose link somebody has given to the program."""
    room = await asked.hall.rooms.find(asked.table)
    wish: Sit = asked.body
    program, table = asked.program.program, room.table
    seat = next((n for n, place in enumerate(table.seats) if place.open), 0) if wish.seat is None else wish.seat
    if seat >= len(table.seats):
        raise BadCommand(f"no seat {seat}; they are 0 to {len(table.seats) - 1}")
    if wish.link:
        _check_link(asked, table, seat, wish.link)
    elif not table.setting.listed:
        raise NotYours("seats of a private table are taken by link")
    players = [table.setting.host, *(place.player for place in table.seats)]
    await asked.hall.company.check_welcome(program.account, players)
    await asked.hall.rooms.change(room, lambda t: t.join(seat, program.player, program.name, now(), program=True))
    return _seated(asked, room.table)


def _check_link(asked: Asked, table: Table, seat: int, link: str) -> None:
    place = table.seats[seat]
    if not place.open or not asked.hall.links.is_seat(link, table.id, seat, place.serial):
        raise SpentLink("this link is not good for that seat, or has been used already: ask for a new one")


def _seated(asked: Asked, table: Table) -> Seated:
    return Seated(table.seats_of(asked.program.program.player), table_told(table))


async def position(asked: Asked) -> Position:
    """What the seat sees and can decide. With `after` and `wait` the answer comes when there is something new."""
    room, (query, seat) = await asked.hall.rooms.find(asked.table), (asked.query, asked.query.seat)
    wish: PositionQuery = query
    return await position_after(asked, room, _own_seat(asked, room, seat), wish.after, wish.wait)


async def stream(asked: Asked) -> Response:
    """The position at once, and again with every change that the seat may know of, until the game is over."""
    room = await asked.hall.rooms.find(asked.table)
    return position_lines(asked, room, _own_seat(asked, room, asked.query.seat))


async def act(asked: Asked) -> Position:
    """Decided only at the version that the program saw; what the seat sees then is the answer."""
    wish: Act = asked.body
    room = await asked.hall.rooms.find(asked.table)
    seat = _own_seat(asked, room, wish.seat)
    action, player = _action(room.table.game, wish), asked.program.program.player
    await asked.hall.rooms.change(room, lambda t: t.act(seat, action, wish.version, now(), player))
    return position_told(room.table, seat)


async def order(asked: Asked) -> Position:
    """Where the best that a seat can do is to pass: it passes, and the hall goes on with that until something better
    comes up. An empty span takes the order back."""
    wish: Order = asked.body
    room = await asked.hall.rooms.find(asked.table)
    seat, player = _own_seat(asked, room, wish.seat), asked.program.program.player
    if wish.span:
        await asked.hall.rooms.change(room, lambda t: t.order(seat, wish.span, wish.version, now(), player))
    else:
        await asked.hall.rooms.change(room, lambda t: t.take_order_back(seat, now(), player))
    return position_told(room.table, seat)


def _action(game: Game, wish: Act) -> int:
    given = [form for form in (wish.action, wish.notation, wish.structured) if form is not None]
    if len(given) != 1:
        raise BadCommand(f"a decision is one of action, notation and structured; there are {len(given)}")
    try:
        if wish.notation is not None:
            return game.parse(wish.notation)
        if wish.structured is not None:
            return game.from_structured(wish.structured)
    except BadNotation as error:
        raise IllegalAction(str(error)) from None
    assert wish.action is not None
    return wish.action


async def samples(asked: Asked) -> Samples:
    """Full positions that the seat cannot tell from the real one, packed: what bots think on. The same seed, asked for
    at the same version, gives the same sample."""
    query: SampleQuery = asked.query
    room = await asked.hall.rooms.find(asked.table)
    seat = _own_seat(asked, room, query.seat)
    count = min(query.count, asked.hall.config.limits.samples_at_once)
    first = secrets.randbelow(2**31) if query.seed is None else query.seed
    async with room.lock:
        table = room.table
        if table.state is None:
            raise NotNow("the game has not begun: seats are still open")
        made = [Sample(seed, table.state.sample(seat, seed).pack()) for seed in range(first, first + count)]
        return Samples(table.id, table.setting.game, table.setting.rules, seat, table.version(seat), made)


async def resign(asked: Asked) -> Position:
    """A bot of the hall plays on for the seat."""
    room = await asked.hall.rooms.find(asked.table)
    seat, player = _own_seat(asked, room, asked.body.seat), asked.program.program.player
    await asked.hall.rooms.change(room, lambda t: t.resign(seat, USUAL_LEVEL, now(), player))
    return position_told(room.table, seat)


async def come_back(asked: Asked) -> Position:
    """The program decides again, for whom a bot stood in."""
    room = await asked.hall.rooms.find(asked.table)
    seat, player = _own_seat(asked, room, asked.body.seat), asked.program.program.player
    await asked.hall.rooms.change(room, lambda t: t.come_back(seat, now(), player))
    return position_told(room.table, seat)


def _own_seat(asked: Asked, room: Room, seat: int | None) -> int:
    """The one that was named, or the only one; raises NotYours."""
    held = room.table.seats_of(asked.program.program.player)
    if not held:
        raise NotYours("this program does not sit at this table")
    if seat is None and len(held) > 1:
        raise BadCommand(f"this program has several seats here, {held}: name one of them")
    if seat is not None and seat not in held:
        raise NotYours(f"seat {seat} is not this program's; it has {held}")
    return held[0] if seat is None else seat


_AT = "/tables/{table}"
_OF_TABLE = (409, 410, 500)


def _command(name: str, handler: Handler, about: str) -> Endpoint:
    return Endpoint(
        "POST",
        f"{_AT}/{name}",
        handler,
        about,
        Position,
        body=Which,
        token=True,
        errors=_OF_TABLE,
    )


ENDPOINTS = [
    Endpoint("GET", "/me", me, "The program that the token belongs to", Whoami, token=True),
    Endpoint("POST", "/tables", open_table, "Open a table", Seated, body=NewTable, token=True, status=201),
    Endpoint("POST", f"{_AT}/sit", sit, "Take a seat", Seated, body=Sit, token=True, errors=_OF_TABLE),
    Endpoint(
        "GET",
        f"{_AT}/position",
        position,
        "What a seat sees, and can decide",
        Position,
        query=PositionQuery,
        token=True,
        errors=_OF_TABLE,
    ),
    Endpoint(
        "GET",
        f"{_AT}/stream",
        stream,
        "The same, a line with every change",
        Position,
        media=LINES,
        query=SeatQuery,
        token=True,
        errors=_OF_TABLE,
    ),
    Endpoint("POST", f"{_AT}/act", act, "Decide", Position, body=Act, token=True, errors=(422, *_OF_TABLE)),
    Endpoint(
        "GET",
        f"{_AT}/sample",
        samples,
        "Positions to think on",
        Samples,
        query=SampleQuery,
        token=True,
        errors=_OF_TABLE,
    ),
    Endpoint("POST", f"{_AT}/order", order, "Pass on", Position, body=Order, token=True, errors=_OF_TABLE),
    _command("resign", resign, "Let a bot play on"),
    _command("return", come_back, "Play again after a bot stood in"),
]
