"""For a first evening: knows what looks good, but slips now and then."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.core.native import i64
from meeplehall.core.state import State

SLIPS = 4
"""One decision in so many is the second best."""


class EasyBot(Bot):
    """The action the game rates highest, or sometimes the next one; never one that makes no sense beside the best."""

    def decide(self, imagined: State, seat: i64) -> i64:
        """One of the two best rated of `self.actions`; among equals the first."""
        first: i64 = -1
        second: i64 = -1
        first_rate: i64 = 0
        second_rate: i64 = 0
        for i in range(self.actions.n):
            action = self.actions.items[i]
            rate = imagined.rate(seat, action)
            if first < 0 or rate > first_rate:
                second = first
                second_rate = first_rate
                first = action
                first_rate = rate
            elif second < 0 or rate > second_rate:
                second = action
                second_rate = rate
        # A rating below zero is a bad idea: nobody slips as far as that.
        if second_rate > 0 and self.rng.below(SLIPS) == 0:
            return second
        return first
