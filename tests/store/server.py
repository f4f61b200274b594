"""A real PostgreSQL server for tests, one for each process that runs them, with a fresh database for each test."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

_numbers = itertools.count(1)


class Server:
    """Started when it is first asked for; ended with the process."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder of the session, which a server needs not have
            import pgserver
            from pgserver import _commands

        self._commands = _commands
        # A short name: the path of a socket may have a hundred letters.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._server: Any = pgserver.get_server(self.folder, cleanup_mode="stop")
        # Servers are killed here, machines are not: what the system was given is there afterwards. With hundreds of
        # databases a start after a crash would otherwise take minutes.
        self.sql("ALTER SYSTEM SET fsync = off")
        self.sql("SELECT pg_reload_conf()")

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"hall{next(_numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def sql(self, text: str, database: str = "") -> list[Any]:
        """Do something at the server."""

        async def go() -> list[Any]:
            db = await asyncpg.connect(database or self._server.get_uri())
            try:
                return list(await db.fetch(text))
            finally:
                await db.close()

        with ThreadPoolExecutor(1) as aside:  # whoever asks may be within a loop of its own
            return aside.submit(asyncio.run, go()).result()

    def do(self, text: str, database: str = "") -> None:
        """Several statements, also where nothing may be written."""

        async def go() -> None:
            db = await asyncpg.connect(
                database or self._server.get_uri(), server_settings={"default_transaction_read_only": "off"}
            )
            try:
                await db.execute(text)
            finally:
                await db.close()

        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, go()).result()

    def stop(self) -> None:
        """At once, as if it had crashed: whoever is connected is cut off."""
        self._commands.pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=self.folder, user=self._server.system_user)

    def start(self) -> None:
        """The same server again."""
        options = ["-w", "-o", '-h ""', "-o", f"-k {self.socket_folder}", "-l", str(self.folder / "log")]
        self._commands.pg_ctl([*options, "start"], pgdata=self.folder, user=self._server.system_user)

    @property
    def socket_folder(self) -> str:
        """Where it listens."""
        return str(self._server.get_postmaster_info().socket_dir)

    def follow(self, folder: Path) -> str:
        """Another server in this folder that has all of this one's before anybody is answered; where it listens."""
        user = self._server.system_user
        folder.rmdir()
        self._commands.pg_basebackup(
            ["-h", self.socket_folder, "-U", "postgres", "-R", "-c", "fast", "-D", str(folder)], user=user
        )
        where = folder / "socket"
        where.mkdir()
        if user is not None:
            shutil.chown(where, user)
        options = ["-w", "-o", '-h ""', "-o", f"-k {where}", "-l", str(folder / "log")]
        self._commands.pg_ctl([*options, "start"], pgdata=folder, user=user)
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.sql("SELECT pg_reload_conf()")
        return str(where)

    def promote(self, folder: Path) -> None:
        """The follower is the one to write to from now on."""
        self._commands.pg_ctl(["-w", "promote"], pgdata=folder, user=self._server.system_user)

    def stop_follower(self, folder: Path) -> None:
        """End it, if it runs."""
        if (folder / "postmaster.pid").exists():
            self._commands.pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=folder, user=self._server.system_user)

    @property
    def postmaster(self) -> int:
        """The process that all its others come from."""
        return int(self._server.get_postmaster_info().pid)

    def close(self) -> None:
        """End it and leave nothing behind."""
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


def read_only(address: str, switch: str) -> str:
    """What makes a database one that new connections can only read (`on`), or the other way round (`off`)."""
    name = urlsplit(address).path.strip("/")
    return f"ALTER DATABASE {name} SET default_transaction_read_only = {switch}"


@contextmanager
def followed() -> Iterator[tuple[Server, str, Callable[[], None]]]:
    """A server of our own that another follows: the first, a database at whichever can be written, what promotes."""
    primary, folder = Server(), Path(tempfile.mkdtemp(prefix="pg"))
    try:
        address = primary.new_database()
        both = f"host={primary.socket_folder},{primary.follow(folder)}"
        address = address.replace(f"host={primary.socket_folder}", both)
        yield primary, f"{address}&target_session_attrs=read-write", lambda: primary.promote(folder)
    finally:
        primary.stop_follower(folder)
        primary.close()
        shutil.rmtree(folder, ignore_errors=True)


@cache
def server() -> Server:
    """The one of this process."""
    found = Server()
    owner = os.getpid()
    atexit.register(lambda: found.close() if os.getpid() == owner else None)
    return found
