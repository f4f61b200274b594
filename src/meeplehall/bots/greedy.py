"""Plays what looks best at first glance, without looking ahead."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.bots.knowledge import NOTHING
from meeplehall.core.native import i64
from meeplehall.core.state import State


class GreedyBot(Bot):
    """The action with the highest prior; among equals, one at random."""

    def weights_file(self) -> str:
        """By the weights chosen by hand: what was learned is for those who plan."""
        return NOTHING

    def decide(self, imagined: State, seat: i64) -> i64:
        """The best of `self.actions`."""
        best = self.actions.items[0]
        best_prior = self.mind.prior(imagined, seat, best)
        equals: i64 = 1
        for i in range(1, self.actions.n):
            prior = self.mind.prior(imagined, seat, self.actions.items[i])
            if prior > best_prior:
                best = self.actions.items[i]
                best_prior = prior
                equals = 1
            elif prior == best_prior:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = self.actions.items[i]
        return best
