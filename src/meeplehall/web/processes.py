"""Several processes that serve one hall on one port. None of them is special; one that dies is started again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.store.opening import is_server, open_store
from meeplehall.web import logs
from meeplehall.web.config import Config
from meeplehall.web.server import address_of, listen, serve_until_stopped, warn_of_open_address

log = logging.getLogger("meeplehall.hall")

SHORT_LIFE = 5.0
"""Seconds: a process that ends sooner is started again only after a rest."""
LONGEST_REST = 30.0


def run(config: Config, processes: int, ready: Callable[[str], None]) -> None:
    """Until stopped. They accept from one socket: whoever waits there when one dies is served by another."""
    if not is_server(config.database):
        raise BadOption("several processes need a database on a server (--database postgresql://...): a file has one")
    if not hasattr(os, "fork"):
        raise BadOption("several processes on one port need a system that can fork: start several halls instead")
    logs.set_up(config.log_format)
    warn_of_open_address(config)
    sock = listen(config)
    asyncio.run(_check(config.database))
    _Processes(config, sock).run(processes, ready)


async def _check(database: str) -> None:
    """What is wrong with the database is said once."""
    await (await open_store(database)).close()


class _Processes:
    def __init__(self, config: Config, sock: socket.socket) -> None:
        self._config = config
        self._sock = sock
        # Nobody ever writes into it: it ends when this process does, and then all others do.
        self._life, self._kept = os.pipe()
        self._numbers: dict[int, int] = {}
        """By process id."""
        self._begun: dict[int, float] = {}
        self._rest = 1.0

    def run(self, count: int, ready: Callable[[str], None]) -> None:
        """Start them, tell where they listen, and start again those that die."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        started, starting = os.pipe()
        try:
            for number in range(count):
                self._start(number, starting)
            os.close(starting)
            while os.read(started, 1):  # ends when each has begun or died
                pass
            ready(address_of(self._sock))
            while True:
                self._replace(*os.waitpid(-1, 0))
        except KeyboardInterrupt:
            self._stop()

    def _start(self, number: int, starting: int = -1) -> None:
        sys.stdout.flush()
        process = os.fork()
        if process == 0:
            os.close(self._kept)
            self._serve(number, starting)
        self._numbers[process] = number
        self._begun[process] = time.monotonic()

    def _serve(self, number: int, starting: int) -> None:
        """In the new process, which ends here."""
        port = self._config.metrics_port
        config = replace(self._config, metrics_port=port + number if port else port)

        def begun(url: str) -> None:
            if starting >= 0:
                os.write(starting, b"!")
                os.close(starting)

        status = 0
        try:
            serve_until_stopped(config, self._sock, begun, self._life)
        except MeeplehallError as error:
            log.error("%s", error)
            status = 2
        except BaseException as error:
            log.error("a process of the hall ends", exc_info=error)
            status = 1
        finally:
            os._exit(status)

    def _replace(self, process: int, status: int) -> None:
        number = self._numbers.pop(process, None)
        if number is None:
            return
        lived = time.monotonic() - self._begun.pop(process)
        log.error("process %d of the hall (%d) has ended with status %d and is started again", number, process, status)
        if lived < SHORT_LIFE:
            time.sleep(self._rest)
            self._rest = min(LONGEST_REST, self._rest * 2)
        else:
            self._rest = 1.0
        self._start(number)

    def _stop(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)
        for process in self._numbers:
            os.waitpid(process, 0)
