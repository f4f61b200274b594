"""How much a bot may think: imagined games (the same choice on every machine) or seconds of CPU, for each turn."""

from __future__ import annotations

import math
import time

from meeplehall.core.native import i64

# A turn that chance interrupts is thought about again; most of what is left goes to the part at hand.
SHARE_NOW = 0.7


class Budget:
    """What is left of a turn's allowance. One of `playouts` and `seconds` is 0: not limited by it.

    `worth` imagined games count as one playout. `limit`, if above 0, ends thinking after so many seconds whatever the
    budget says. `wall`: seconds by the clock on the wall, where several processes think.
    """

    def __init__(self, playouts: int, seconds: float, wall: bool = False) -> None:
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.wall = wall
        self.limit: float = 0.0
        self.worth: i64 = 1
        self.turn: i64 = -1
        self.playouts_left: float = 0.0
        self.seconds_left: float = 0.0
        self.playouts_now: i64 = 0
        self.seconds_now: float = 0.0
        self.started: float = 0.0
        self.spent: i64 = 0

    def begin(self, turn: i64) -> None:
        """Start to think in the turn of that number."""
        if turn != self.turn:
            self.turn = turn
            self.playouts_left = float(self.playouts)
            self.seconds_left = self.seconds
        self.spent = 0
        self.playouts_now = i64(SHARE_NOW * self.playouts_left) * self.worth
        self.seconds_now = SHARE_NOW * self.seconds_left
        self.started = self._now()

    def end(self) -> None:
        """Thinking is over for now."""
        self.playouts_left -= float(self.spent) / float(self.worth)
        self.seconds_left -= self._now() - self.started

    def share_reached(self, part: float) -> bool:
        """Whether that part of what may be spent now is spent."""
        if self.playouts > 0 and float(self.spent) >= part * float(self.playouts_now):
            return True
        most = self.seconds_now
        if self.playouts > 0:
            if self.limit <= 0.0:
                return False
            most = SHARE_NOW * self.limit
        return self._now() - self.started >= part * most

    def rows(self, part: float, width: i64, at_once: i64) -> i64:
        """How many rows of so many imagined games to play before asking again whether that part is spent."""
        if self.playouts == 0 or self.limit > 0.0:
            return at_once
        missing = part * float(self.playouts_now) - float(self.spent)
        return max(1, i64(math.ceil(missing / float(width))))

    def _now(self) -> float:
        return time.perf_counter() if self.wall else time.process_time()
