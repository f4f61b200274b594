"""A bot of the game's own: it never says what it does not believe."""

from __future__ import annotations

from liars_dice.actions import LIAR
from liars_dice.heuristic import margin
from liars_dice.position import NO_BID, LiarsDice
from meeplehall.bots import Bot
from meeplehall.core.state import State


class CarefulBot(Bot):
    """Says the likeliest thing, and doubts what is less likely than that."""

    def decide(self, imagined: State, seat: int) -> int:
        """One of the legal actions; the position is a sample, in which only this seat's dice are the real ones."""
        assert isinstance(imagined, LiarsDice)
        bids = [action for action in self.actions.to_list() if action < LIAR]
        best = max(bids, key=lambda bid: (margin(imagined, seat, bid), -bid), default=LIAR)
        if imagined.bid == NO_BID or best == LIAR:
            return best
        return LIAR if margin(imagined, seat, best) < min(0, -margin(imagined, seat, imagined.bid)) else best
