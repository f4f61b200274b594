"""A table out of a record: for looking at, move by move."""

from __future__ import annotations

from meeplehall.core.game import Game
from meeplehall.core.record import Record
from meeplehall.table.seats import Setting, Status
from meeplehall.table.table import Table

RECORDED = "record"
"""Stands where a bot's level would: nobody decides here any more."""


def from_record(record: Record, game: Game, table_id: str, host: str, at: int) -> Table:
    """The game of a record that has been read, and so replays."""
    setting = Setting(
        id=table_id,
        game=game.name,
        rules=record.rules,
        content=game.content_id,
        players=record.players,
        options=record.options,
        seed=record.seed,
        host=host,
        created=at,
        imported=True,
    )
    table = Table(setting, game)
    names = [*record.names, *[""] * record.players]
    for seat in range(record.players):
        table.sit(seat, "", names[seat], at, bot=RECORDED)
    for seat, action in record.log:
        table.act(seat, action, table.version(seat), at)
    if table.status is Status.RUNNING:
        table.stop(at)
    return table
