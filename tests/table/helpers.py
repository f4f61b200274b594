from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from meeplehall import registry
from meeplehall.table import Clock, Saved, Setting, Table
from meeplehall.table import entries as e

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def new_table(
    players: int = 2, seed: int = 7, people: int | None = None, game: str = "burgundy", **options: str
) -> Table:
    """Ann, Bob and so on at a running table; bots on the seats without a person."""
    return seated(unseated(players, seed, game, options), people)


def unseated(players: int, seed: int, name: str, options: Mapping[str, str], clock: Clock | None = None) -> Table:
    """A table at which nobody sits yet."""
    game = registry.find(name)
    setting = Setting(
        id="t1",
        game=name,
        rules=game.version,
        content=game.content_id,
        players=players,
        options=game.settle(players, options),
        seed=seed,
        host="ann",
        created=1000,
        clock=clock,
    )
    return Table(setting, game)


def seated(table: Table, people: int | None = None) -> Table:
    """The same with everybody on their seats, so that it runs."""
    for seat in range(len(table.seats)):
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


def reload(table: Table) -> Table:
    """Through the store's form and back."""
    commit = table.take_commit()
    position = commit.position if commit else b""
    entries = [e.decode(e.encode(entry)) for entry in table.log]
    setting = msgspec.msgpack.decode(msgspec.msgpack.encode(table.setting), type=Setting)
    return Table.load(Saved(setting, entries, position), table.game)
