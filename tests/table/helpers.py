from __future__ import annotations

from typing import Any

from meeplehall import registry
from meeplehall.table import Setting, Table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def new_table(players: int = 2, seed: int = 7, people: int | None = None, **options: str) -> Table:
    """Ann, Bob and so on at a running table; bots on the seats without a person."""
    game = registry.find("burgundy")
    setting = Setting(
        id="t1",
        game="burgundy",
        rules=game.version,
        content=game.content_id,
        players=players,
        options=game.settle(players, options),
        seed=seed,
        host="ann",
        created=1000,
    )
    table = Table(setting, game)
    for seat in range(players):
        name = NAMES[seat]
        if people is None or seat < people:
            table.sit(seat, name.lower(), name, 1000)
        else:
            table.sit(seat, "", name, 1000, bot="greedy")
    return table


def act(table: Table, text: str = "", seat: int | None = None, at: int = 2000) -> Any:
    """The pending seat decides: by notation, or the first legal action."""
    assert table.state is not None
    seat = table.pending()[0] if seat is None else seat
    action = table.game.parse(text) if text else table.state.legal(seat)[0]
    player = table.seats[seat].player if not table.seats[seat].bot else ""
    table.act(seat, action, table.version(seat), at, player)
    return table.log[-1]
