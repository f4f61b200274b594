"""How many tables one visitor may have, and one address may open; and whether there are bots for another."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.requests import Request

from meeplehall.table import Seat
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of


@asynccontextmanager
async def room_for_a_table(request: Request, player: str = "") -> AsyncIterator[None]:
    """Open a table inside of this, for the visitor if no player is named. Raises TooMany."""
    hall = hall_of(request)
    player = player or visitor_of(request).player
    most = hall.config.limits.tables_per_visitor
    if hall.opening.enter(player) is not None:
        raise TooMany("you are opening another table at this moment", 1)
    try:
        if await hall.store.unfinished(player) >= most:
            raise TooMany(f"you have {most} tables that are open or running; finish or close one of them first")
        if not hall.new_tables.take(address_of(request.scope)):
            raise TooMany("too many new tables from your address; come again later", hall.new_tables.wait)
        yield
    finally:
        hall.opening.leave(player)


def check_bots(request: Request, seats: Sequence[Seat]) -> None:
    """Raises Busy where bots are to sit down and have too much to think about already."""
    if any(seat.bot for seat in seats) and hall_of(request).thinkers.is_full():
        raise Busy("the bots have more than enough to think about; come again in a minute, or play without them", 60)
