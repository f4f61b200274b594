"""Imagined games in several processes at once.

They are forked where the bot thinks, so that nothing has to be sent but turns and luck. The sums do not depend on who
played which game: a budget of imagined games gives the same choice with any number of processes.
"""

from __future__ import annotations

import multiprocessing
from types import TracebackType
from typing import TYPE_CHECKING, Self

from meeplehall.core.errors import UnknownBot
from meeplehall.core.state import State

if TYPE_CHECKING:
    from meeplehall.bots.search.contest import Contest

MOST = 64
"""Processes a bot may ask for."""

_here: tuple[Contest, State, int]


def _begin(contest: Contest, root: State, seat: int) -> None:
    global _here
    _here = contest, root, seat


def _play(steps: list[list[int]], seeds: list[int]) -> list[int]:
    contest, root, seat = _here
    return [sum(contest.imagine(root, seat, row, seed) for seed in seeds) for row in steps]


class Pool:
    """So many processes that think about one position, while the `with` lasts."""

    def __init__(self, processes: int, contest: Contest, root: State, seat: int) -> None:
        self.processes = processes
        self._pool = multiprocessing.get_context("fork").Pool(processes, _begin, (contest, root, seat))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.terminate()
        self._pool.join()

    def sums(self, steps: list[list[int]], seeds: list[int]) -> list[int]:
        """What each of these turns comes to in all, with all of this luck."""
        parts = [seeds[n :: self.processes] for n in range(min(self.processes, len(seeds)))]
        played = self._pool.starmap(_play, [(steps, part) for part in parts], chunksize=1)
        return [sum(column) for column in zip(*played, strict=True)]


def check(processes: int) -> None:
    """Refuse what this machine cannot do."""
    if not 1 <= processes <= MOST:
        raise UnknownBot(f"processes must be from 1 to {MOST}, not {processes}")
    if processes > 1 and "fork" not in multiprocessing.get_all_start_methods():
        raise UnknownBot("this system cannot think in several processes")
