"""Starts a hall and serves it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import uvicorn
from starlette.concurrency import run_in_threadpool

from meeplehall import registry
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.store.opening import open_store
from meeplehall.web import logs, scenes
from meeplehall.web.app import make_app
from meeplehall.web.config import Config
from meeplehall.web.entrance.connections import BoundedHttp, BoundedSocket, Door
from meeplehall.web.hall import Hall
from meeplehall.web.metrics_port import open_metrics_port

log = logging.getLogger("meeplehall.hall")

GRACE = 2
BACKLOG = 128
OWN_DESCRIPTORS = 64
"""For the database, the workers and whatever else the hall has open besides connections."""


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
    sock.listen(BACKLOG)
    return sock


def room_for_connections(wanted: int) -> int:
    """How many connections the system gives us descriptors for, at most as many as are wanted."""
    try:
        import resource
    except ImportError:  # there is none for Windows, and no such bound
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OWN_DESCRIPTORS
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    room = wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OWN_DESCRIPTORS))
    if room < wanted:
        log.warning("only %d connections at the same time instead of %d: the system allows no more files", room, wanted)
    return room


def warn_of_open_address(config: Config) -> None:
    """Without https whoever is on the way can read along, and take over a seat."""
    try:
        local = ipaddress.ip_address(config.host).is_loopback
    except ValueError:
        local = config.host == "localhost"
    if not local and not config.secure:
        log.warning(
            "the hall is open to the network at %s without TLS: names, chat and cookies can be read on the way;"
            " for more than a network you trust put a proxy with https before it and say --secure (docs/operations.md)",
            config.host,
        )


async def open_hall(config: Config) -> Hall:
    """The hall over its database. Games and parts of games that cannot be used are named, and left out."""
    for problem in registry.problems():
        log.warning("%s", problem)
    for game in registry.names():
        scenes.find(game)
    await run_in_threadpool(int)  # loads what packs pages: the first visitor need not wait for it
    store = await open_store(config.database)
    return Hall(config, store, await store.secret("hall"), await store.forgotten())


def server_of(hall: Hall) -> uvicorn.Server:
    """A server for it; sockets without compression, for they are many and their frames short-lived."""
    config, limits = hall.config, hall.config.limits
    try:
        door = Door(config, room_for_connections(limits.connections))
    except ValueError as error:
        raise BadOption(f"the address of a proxy: {error}") from None
    http: Any = partial(BoundedHttp, door)
    sockets: Any = partial(BoundedSocket, door)
    return uvicorn.Server(
        uvicorn.Config(
            make_app(hall),
            log_config=None,  # as all others
            log_level="warning",
            access_log=False,
            http=http,
            ws=sockets,
            ws_max_size=limits.socket_message,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            timeout_keep_alive=limits.idle_seconds,  # type: ignore[arg-type]  # any number will do
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            proxy_headers=config.secure,
            forwarded_allow_ips=list(config.proxies),
        )
    )


def address_of(sock: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = sock.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


async def serve(server: uvicorn.Server, sock: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is told the address."""
    address = address_of(sock)  # while it is open: a hall may be stopped in the moment it opens
    serving = asyncio.create_task(server.serve([sock]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready(address)
    await serving


async def port_of(config: Config, opening: Callable[[str, int], Awaitable[asyncio.Server]]) -> asyncio.Server:
    """The port for whoever runs it; raises PortInUse."""
    host, port = config.metrics_host, config.metrics_port or 0
    try:
        opened = await opening(host, port)
    except OSError as error:
        raise PortInUse(
            f"cannot tell numbers on {host} port {port}: {error.strerror}; choose another with --metrics-port"
        ) from None
    log.info("numbers at http://%s:%s/metrics", host, opened.sockets[0].getsockname()[1])
    return opened


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Open a hall and serve it until stopped."""
    logs.set_up(config.log_format)
    warn_of_open_address(config)
    serve_until_stopped(config, listen(config), ready)


def serve_until_stopped(
    config: Config, sock: socket.socket, ready: Callable[[str], None], life: int | None = None
) -> None:
    """Open a hall and serve it there, until a signal comes or the pipe `life` ends."""

    async def whole() -> None:
        hall = await open_hall(config)
        server = server_of(hall)
        hall.end = partial(setattr, server, "should_exit", True)
        if life is not None:
            asyncio.get_running_loop().add_reader(life, partial(setattr, server, "should_exit", True))
        async with contextlib.AsyncExitStack() as open_too:
            if config.metrics_port is not None:
                await open_too.enter_async_context(await port_of(config, partial(open_metrics_port, hall)))
            stays_for_good()
            keep_no_bytecode()
            await serve(server, sock, ready)

    run_until_stopped(whole())


def stays_for_good() -> None:
    """What is loaded by now: the garbage collector need not walk through it again and again, while moves wait."""
    gc.collect()
    gc.freeze()


def keep_no_bytecode() -> None:
    """Not of what is loaded from now on, here or in a worker.

    On a full disk Python before 3.12.8 keeps half a file, and takes it for whole ever after: pages would fail for good.
    """
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def run_until_stopped(work: Coroutine[None, None, None]) -> None:
    """In a loop of its own, the fastest there is here, until it ends or a signal comes."""
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):  # there is none for Windows
        import uvloop

        new_loop = uvloop.new_event_loop

    async def until_stopped() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        # A handler that raises does so wherever the program is, even in a callback that swallows it.
        signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(task.cancel))
        await work

    stopped = (KeyboardInterrupt, asyncio.CancelledError)
    with contextlib.suppress(*stopped), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(until_stopped())
