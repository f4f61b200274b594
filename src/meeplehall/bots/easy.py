"""For a first evening: knows what looks good, but slips now and then."""

from __future__ import annotations

from typing import Final

from meeplehall.bots.bot import Bot
from meeplehall.bots.search.playout import glance
from meeplehall.core.bits import zeros
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.native import i64
from meeplehall.core.state import State

SLIPS: Final = 4
"""One decision in so many is a slip."""
SENSE: Final = 10
"""What a slip looks like is at least this part of the best: nobody overlooks what is far better."""
FORGIVEN: Final = 4
"""Where the game forgives slips there are so many times as many, and they make as much less sense."""


class EasyBot(Bot):
    """The action the game rates highest, or a slip."""

    def decide(self, imagined: State, seat: i64) -> i64:
        """One of `self.actions`; among equals the first."""
        if slips(imagined, SLIPS, self.rng):
            return slip(imagined, seat, self.actions, self.rng)
        return glance(imagined, seat, self.actions)


def slips(state: State, seldom: i64, luck: Generator) -> bool:
    """Whether this is the one decision in so many."""
    return luck.below(seldom) < (FORGIVEN if state.forgiving() else 1)


def slip(state: State, seat: i64, actions: Actions, luck: Generator) -> i64:
    """Any action that makes some sense: better than doing nothing, and not far worse than the best."""
    best = glance(state, seat, actions)
    idle = state.idle(seat)
    needed = state.rate(seat, best) - idle
    sense: i64 = SENSE * FORGIVEN if state.forgiving() else SENSE
    sensible = zeros(actions.n)
    n: i64 = 0
    for i in range(actions.n):
        gain = state.rate(seat, actions.items[i]) - idle
        if gain > 0 and sense * gain >= needed:
            sensible[n] = actions.items[i]
            n += 1
    return best if n == 0 else sensible[luck.below(n)]
