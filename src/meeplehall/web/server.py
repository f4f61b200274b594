"""Starts a hall and serves it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError
from meeplehall.store.sqlite import SqliteStore
from meeplehall.web import scenes
from meeplehall.web.app import make_app
from meeplehall.web.config import Config
from meeplehall.web.hall import Hall

GRACE = 2
log = logging.getLogger("meeplehall.hall")


class PortInUse(MeeplehallError):
    """Something else listens there."""


def listen(config: Config) -> socket.socket:
    """The socket of the hall; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Told to be TCP, so that asyncio sends short answers at once instead of waiting for more to send.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there it would let two halls share a port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((config.host, config.port))
    except OSError as error:
        sock.close()
        raise PortInUse(
            f"cannot listen on {config.host} port {config.port}: {error.strerror}; choose another with --port"
        ) from None
    sock.listen(128)
    return sock


async def open_hall(config: Config) -> Hall:
    """The hall over its database. Games and parts of games that cannot be used are named, and left out."""
    for problem in registry.problems():
        log.warning("%s", problem)
    for game in registry.names():
        scenes.find(game)
    store = SqliteStore(config.database)
    return Hall(config, store, await store.secret("hall"))


def server_of(hall: Hall) -> uvicorn.Server:
    """A server for it; sockets without compression, for they are many and their frames short-lived."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(hall),
            log_level="warning",
            access_log=False,
            http="httptools",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            proxy_headers=hall.config.secure,
        )
    )


async def serve(server: uvicorn.Server, sock: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is told the address."""
    serving = asyncio.create_task(server.serve([sock]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        host, port = sock.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{port}/")
    await serving


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Open a hall and serve it until stopped."""
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    sock = listen(config)
    Path(config.database).parent.mkdir(parents=True, exist_ok=True)
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):  # there is none for Windows
        import uvloop

        new_loop = uvloop.new_event_loop

    async def whole() -> None:
        await serve(server_of(await open_hall(config)), sock, ready)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # end as tidily as by Ctrl-C
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(whole())
