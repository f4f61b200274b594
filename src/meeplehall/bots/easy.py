"""For a first evening: knows what looks good, but slips now and then."""

from __future__ import annotations

from typing import Final

from meeplehall.bots.bot import Bot
from meeplehall.bots.knowledge import NOTHING
from meeplehall.bots.search.rollout import greedy
from meeplehall.core.bits import zeros
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64
from meeplehall.core.state import State

SLIPS: Final = 25
"""Of a hundred decisions so many are slips; all are where the game forgives them."""
SENSE: Final = 10
"""What a slip gains is at least this part of what the best would: nobody overlooks what is far better."""
FORGIVEN_SENSE: Final = 40
"""The same where the game forgives slips."""


class EasyBot(Bot):
    """The action with the highest prior, or a slip."""

    def weights_file(self) -> str:
        """By the weights chosen by hand: what was learned is for those who plan."""
        return NOTHING

    def decide(self, imagined: State, seat: i64) -> i64:
        """One of `self.actions`; among equals the first."""
        if slips(100 if self.mind.forgiving() else SLIPS, self.rng):
            return slip(self.mind, imagined, seat, self.actions, self.rng)
        return greedy(self.mind, imagined, seat, self.actions)


def slips(share: i64, luck: Generator) -> bool:
    """Whether this decision is a slip, when so many of a hundred are."""
    return share > 0 and luck.below(100) < share


def slip(mind: Heuristic, state: State, seat: i64, actions: Actions, luck: Generator) -> i64:
    """Another action than the best that makes some sense: better than doing nothing, and not far worse.

    Where there is but one, it is tossed for: who always slips would never do the obvious.
    """
    best = greedy(mind, state, seat, actions)
    idle = mind.idle(state, seat)
    needed = mind.prior(state, seat, best) - idle
    sense: i64 = FORGIVEN_SENSE if mind.forgiving() else SENSE
    sensible = zeros(actions.n)
    n: i64 = 0
    for i in range(actions.n):
        gain = mind.prior(state, seat, actions.items[i]) - idle
        if actions.items[i] != best and gain > 0 and sense * gain >= needed:
            sensible[n] = actions.items[i]
            n += 1
    if n == 0 or (n == 1 and luck.below(2) == 0):
        return best
    return sensible[luck.below(n)]
