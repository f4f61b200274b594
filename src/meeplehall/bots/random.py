"""Plays any legal action."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.core.native import i64
from meeplehall.core.state import State


class RandomBot(Bot):
    """Each legal action is equally likely."""

    def decide(self, imagined: State, seat: i64) -> i64:
        """One at random."""
        return self.actions.items[self.rng.below(self.actions.n)]
