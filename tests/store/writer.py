"""Writes to a store without end and prints what has become durable; the kill test runs and kills it."""

from __future__ import annotations

import asyncio
import sys

from meeplehall.store.sqlite import SqliteStore
from tests.store.contract import first, more, named
from tests.table.helpers import act, new_table


async def play(store: SqliteStore, name: str) -> None:
    table = named(new_table(), name)
    write = first(table)
    while True:
        await store.write([write])
        assert table.state is not None
        sys.stdout.write(f"{name} {len(table.log)} {table.state.digest()}\n")
        sys.stdout.flush()
        act(table)
        write = more(table)


async def main(path: str, run: str) -> None:
    store = SqliteStore(path)
    print("ready", flush=True)
    await asyncio.gather(*[play(store, f"run{run}-{n}") for n in range(4)])


asyncio.run(main(sys.argv[1], sys.argv[2]))
