"""Counting who comes: how often (`Buckets`), how many at the same time (`Crowd`), and whose turn it is (`Turns`)."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum


class Buckets:
    """A token bucket for each who comes; the least recent are forgotten."""

    def __init__(
        self, rate: float, burst: int, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """So many per second in the long run, so many at once."""
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether there is a token left; takes it."""
        now = self.clock()
        tokens, then = self._kept.pop(who, (float(self.burst), now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        allowed = tokens >= 1
        self._kept[who] = (tokens - 1 if allowed else tokens, now)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return allowed

    @property
    def wait(self) -> int:
        """Seconds after which an empty bucket has a token again, rounded up."""
        return int(1 / self.rate) + 1


class Full(Enum):
    """Why nobody more comes in."""

    HERE = "here"
    """There are too many in all."""
    OF_THESE = "of these"
    """There are too many of the same."""


class Crowd:
    """How many are in, of each and in all."""

    def __init__(self, most: int, most_of_each: int) -> None:
        self.most, self.most_of_each = most, most_of_each
        self.count = 0
        self._of: Counter[str] = Counter()

    def enter(self, who: str) -> Full | None:
        """None: one more is in, and has to `leave`. Who has no name (an empty one) counts among all only."""
        if self.count >= self.most:
            return Full.HERE
        if who and self._of[who] >= self.most_of_each:
            return Full.OF_THESE
        self.count += 1
        self._of[who] += 1
        return None

    def leave(self, who: str) -> None:
        """One who was in goes."""
        self.count -= 1
        self._of[who] -= 1
        if not self._of[who]:
            del self._of[who]


class Turn:
    """Somebody's; ended once, early or late."""

    def __init__(self, end: Callable[[], None]) -> None:
        self._end: Callable[[], None] | None = end

    def end(self) -> None:
        """Let the next one begin, but not before everybody else who waits for something has had a moment.

        Most of what is asked for is answered without a pause: turns that passed on at once would never be waited for.
        """
        if self._end is not None:
            asyncio.get_running_loop().call_soon(self._end)
            self._end = None


class Turns:
    """At most so many at the same time of each name; the others wait, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: dict[str, asyncio.Semaphore] = {}
        self._in_line: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[Turn]:
        """A turn, once it has come."""
        line = self._lines.setdefault(name, asyncio.Semaphore(self._most))
        self._in_line[name] += 1
        try:
            await line.acquire()
        except BaseException:
            self._leave(name)
            raise
        turn = Turn(lambda: self._pass_on(name, line))
        try:
            yield turn
        finally:
            turn.end()

    def _pass_on(self, name: str, line: asyncio.Semaphore) -> None:
        line.release()
        self._leave(name)

    def _leave(self, name: str) -> None:
        self._in_line[name] -= 1
        if not self._in_line[name]:
            del self._lines[name], self._in_line[name]
