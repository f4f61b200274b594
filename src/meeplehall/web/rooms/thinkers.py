"""Bots think in processes of their own, so that no page ever waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from meeplehall import bots, registry
from meeplehall.core.game import Game

POLITE = 10
"""How far bots stand back for whoever serves the pages (nice)."""


def _start() -> None:
    """A stop by keyboard is the hall's business; a worker whose hall is gone, however it went, goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)

    hall = multiprocessing.parent_process()

    def watch() -> None:
        if hall is not None:
            hall.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _plan(game: Game, position: bytes, seat: int, level: str, seed: int) -> list[int]:
    """Runs in a worker. The bot itself looks only at positions sampled from what its seat knows."""
    state = game.unpack(position)
    bot = bots.make(level, seed)
    bot.hurry(bots.patience(level))
    return bot.plan(state, seat)


class Thinkers:
    """A pool of workers; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_start)
        return self._pool

    async def plan(self, game: Game, position: bytes, seat: int, level: str, seed: int) -> list[int]:
        """What a bot does there, up to where something new comes in."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), _plan, game, position, seat, level, seed)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._open(), _plan, game, position, seat, level, seed)

    def warm(self) -> None:
        """Start a worker before it is needed."""
        self._open().submit(registry.names)

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
