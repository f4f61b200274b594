"""Who may look at a table, and through whose eyes."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.table import SPECTATOR, Table
from meeplehall.web.entrance.links import Links
from meeplehall.web.entrance.visitors import visitor_of


class Private(MeeplehallError):
    """A table that is not for everybody."""


@dataclass(frozen=True)
class Eyes:
    """A visitor at a table."""

    player: str
    held: tuple[int, ...]
    """The seats this person holds."""
    viewer: int
    focus: int
    watch: str = ""
    """The token the visitor watches by."""


def player_at(connection: HTTPConnection, table: Table) -> str:
    """Who the visitor is at this table."""
    return visitor_of(connection).at(table.seats, table.setting.host)


def eyes(connection: HTTPConnection, table: Table, links: Links) -> Eyes:
    """Refuses visitors whom the table does not concern."""
    player = player_at(connection, table)
    query = connection.query_params
    held = tuple(table.seats_of(player))
    watch = query.get("watch", "")
    may_watch = table.setting.listed or player == table.setting.host or (watch and links.is_watch(watch, table.id))
    if not held and not may_watch:
        raise Private("this table is private: it takes a link from somebody who plays there")
    focus = whole(query.get("focus"), 0, len(table.seats) - 1) or 0
    asked = whole(query.get("seat"), SPECTATOR, len(table.seats) - 1)
    if asked is None or (asked >= 0 and asked not in held):
        asked = _usual(table, held)
        if asked == SPECTATOR and held:
            focus = held[0]
    return Eyes(player, held, asked, focus, watch)


def _usual(table: Table, held: tuple[int, ...]) -> int:
    """The seat that is to decide; where people share a screen and have secrets, nobody's until the curtain opens."""
    if not held:
        return SPECTATOR
    if len(held) > 1 and table.curtain(held):
        return SPECTATOR
    pending = [seat for seat in held if seat in table.pending()]
    return pending[0] if pending else held[0]
