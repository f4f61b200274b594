"""Starts a process that thinks for the halls of a database."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from functools import partial

from meeplehall import registry
from meeplehall.core.errors import BadOption
from meeplehall.store.opening import is_server, open_store
from meeplehall.web import logs
from meeplehall.web.config import Config
from meeplehall.web.metrics import bots_lines, process_lines
from meeplehall.web.metrics_port import NUMBERS, Answers, open_port
from meeplehall.web.server import keep_no_bytecode, port_of, run_until_stopped
from meeplehall.web.thinking import wire
from meeplehall.web.thinking.outpost import Outpost

log = logging.getLogger("meeplehall.hall")


def run(config: Config, ready: Callable[[], None]) -> None:
    """Until stopped; `ready` is told when the database is known to be good."""
    if not is_server(config.database):
        raise BadOption("thinkers elsewhere need a database on a server (--database postgresql://...): a file has none")
    logs.set_up(config.log_format)
    run_until_stopped(_run(config, ready))


async def _run(config: Config, ready: Callable[[], None]) -> None:
    await (await open_store(config.database)).close()  # what is wrong with it is said in one line
    from meeplehall.store.questions import Answering

    for problem in registry.problems():
        log.warning("%s", problem)
    queue = Answering(config.database, config.thinkers, wire.known(), config.thinking_half_life, logs.process_name())
    outpost = Outpost(config, queue)
    async with contextlib.AsyncExitStack() as open_too:
        if config.metrics_port is not None:
            await open_too.enter_async_context(await port_of(config, partial(open_port, _answers(outpost))))
        keep_no_bytecode()
        ready()
        await outpost.run()


def _answers(outpost: Outpost) -> Answers:
    async def metrics() -> str:
        lines = [*process_lines(), *bots_lines(outpost.thinkers.tally.snapshot())]
        return "\n".join(lines) + "\n"

    return {"/metrics": (NUMBERS, metrics)}
