"""Plays what looks best at first glance, without looking ahead."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.core.native import i64
from meeplehall.core.state import State


class GreedyBot(Bot):
    """The action the game rates highest; among equals, one at random."""

    def decide(self, imagined: State, seat: i64) -> i64:
        """The best rated of `self.actions`."""
        best = self.actions.items[0]
        best_rate = imagined.rate(seat, best)
        equals: i64 = 1
        for i in range(1, self.actions.n):
            rate = imagined.rate(seat, self.actions.items[i])
            if rate > best_rate:
                best = self.actions.items[i]
                best_rate = rate
                equals = 1
            elif rate == best_rate:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = self.actions.items[i]
        return best
