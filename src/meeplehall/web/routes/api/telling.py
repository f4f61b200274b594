"""Tables and positions as data for programs; what of them may be told is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.game import Game
from meeplehall.store import TableSummary
from meeplehall.table import Seat, Status, Table
from meeplehall.table.chronicle import Result, kind_of, result_of
from meeplehall.web.rooms.opening import now
from meeplehall.web.routes.api.shapes import Legal, Position, SeatInfo, TableInfo


def seats_told(seats: Sequence[Seat]) -> list[SeatInfo]:
    """Who sits where; ids of people are nobody's business."""
    return [SeatInfo(n, kind_of(seat), seat.name, seat.bot) for n, seat in enumerate(seats)]


def row_told(row: TableSummary, result: Result | None = None) -> TableInfo:
    """A table in a list."""
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status.value,
        listed=row.listed,
        options=row.options,
        seats=seats_told(row.seats),
        created=row.created,
        changed=row.changed,
        clock=row.clock,
        result=result,
    )


def table_told(table: Table) -> TableInfo:
    """A table in memory."""
    setting = table.setting
    return TableInfo(
        id=table.id,
        game=setting.game,
        status=table.status.value,
        listed=setting.listed,
        options=setting.options,
        seats=seats_told(table.seats),
        created=setting.created,
        changed=table.changed(),
        clock=str(setting.clock) if setting.clock else "",
        result=_result(table),
    )


def position_told(table: Table, seat: int) -> Position:
    """Through the eyes of a seat, just as its page would show it."""
    state, place = table.state, table.seats[seat]
    decides = state is not None and place.person and seat in table.pending()
    return Position(
        table=table.id,
        game=table.setting.game,
        seat=seat,
        version=table.version(seat),
        status=table.status.value,
        decides=decides,
        # Of an imagined position, as everything that a seat is told of what it can do.
        legal=_legal(table.game, state.sample(seat, 0).legal(seat)) if decides and state is not None else [],
        left=_left(table, seat),
        order=table.order_of(seat),
        may_order=decides and table.may_order(seat),
        away=bool(place.bot) and table.status is Status.RUNNING,
        view=None if state is None else table.view(seat),
        result=_result(table),
    )


def _left(table: Table, seat: int) -> int | None:
    at = now()
    times = table.times(at, seat)
    if not times:
        return None
    time = times[seat]
    return max(0, min(time.left, time.zero - at) if time.zero else time.left)


def _legal(game: Game, actions: Sequence[int]) -> list[Legal]:
    return [Legal(action, game.notation(action), game.structured(action)) for action in actions]


def _result(table: Table) -> Result | None:
    outcome = table.outcome() if table.status is Status.OVER else None
    return None if outcome is None else result_of(outcome)
