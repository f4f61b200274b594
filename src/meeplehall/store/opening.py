"""Which store an address is opened by: a server's, or a file's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from meeplehall.files import make_folder
from meeplehall.store.port import Store, StoreError
from meeplehall.store.sqlite import SqliteStore

SERVERS = ("postgresql://", "postgres://")


def is_server(address: str) -> bool:
    """Whether it is the address of a PostgreSQL database, not a file."""
    return address.startswith(SERVERS)


async def open_store(address: str) -> Store:
    """A file is for one hall alone, a server's database for any number. Raises StoreError, in one line."""
    if not is_server(address):
        make_folder(str(Path(address).absolute().parent))
        return await asyncio.to_thread(SqliteStore, address, alone=True)
    try:
        from meeplehall.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError(f"PostgreSQL needs one more package ({error.name}): install meeplehall[scale]") from None
    return await PostgresStore.open(address)
