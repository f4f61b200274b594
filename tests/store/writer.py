"""Writes to a store without end and tells what has become durable; the kill test runs and kills it."""

from __future__ import annotations

import asyncio
import os
from multiprocessing.connection import Connection

from meeplehall.store.sqlite import SqliteStore
from tests.store.contract import first, more, named
from tests.table.helpers import act, new_table


async def play(store: SqliteStore, name: str, told: int) -> None:
    table = named(new_table(), name)
    write = first(table)
    while True:
        await store.write([write])
        assert table.state is not None
        os.write(told, f"{name} {len(table.log)} {table.state.digest()}\n".encode())
        act(table)
        write = more(table)


async def play_four(path: str, run: str, told: int) -> None:
    store = SqliteStore(path)
    os.write(told, b"ready\n")
    await asyncio.gather(*[play(store, f"run{run}-{n}", told) for n in range(4)])


def run(path: str, name: str, mouth: Connection) -> None:
    asyncio.run(play_four(path, name, mouth.fileno()))
