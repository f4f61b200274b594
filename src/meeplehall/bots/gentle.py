"""For a first game: knows the rules but not the tricks, and is there to be beaten."""

from __future__ import annotations

from typing import Final

from meeplehall.bots.easy import EasyBot, slip, slips
from meeplehall.bots.search.rollout import greedy
from meeplehall.core.buffer import Actions
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64
from meeplehall.core.state import State

SLIPS: Final = 55
"""Of a hundred decisions so many are slips; all are where the game forgives them."""
HESITATES: Final = 55
"""Where the game forgives slips it also does so many of a hundred times as little as it can."""
OBVIOUS: Final = 100_000
"""What gains so much decides the game: nobody hesitates then."""


class GentleBot(EasyBot):
    """More slips than not; but nothing that a person would laugh at."""

    def decide(self, imagined: State, seat: i64) -> i64:
        """One of `self.actions`."""
        forgiven = self.mind.forgiving()
        if forgiven and slips(HESITATES, self.rng):
            return modest(self.mind, imagined, seat, self.actions)
        if slips(100 if forgiven else SLIPS, self.rng):
            return slip(self.mind, imagined, seat, self.actions, self.rng)
        return greedy(self.mind, imagined, seat, self.actions)


def modest(mind: Heuristic, state: State, seat: i64, actions: Actions) -> i64:
    """The action that gains least and does no harm; the best where that decides the game, or where all do harm."""
    best = greedy(mind, state, seat, actions)
    idle = mind.idle(state, seat)
    found = best
    least = mind.prior(state, seat, best) - idle
    if least >= OBVIOUS:
        return best
    for i in range(actions.n):
        gain = mind.prior(state, seat, actions.items[i]) - idle
        if 0 <= gain < least:
            found = actions.items[i]
            least = gain
    return found
