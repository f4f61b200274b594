"""A bot of the game's own: it counts, and never bids what it does not believe."""

from __future__ import annotations

from liars_dice.actions import FACES, LIAR, bid_of
from liars_dice.position import NO_BID, WILD, LiarsDice
from meeplehall.bots import Bot
from meeplehall.core.state import State


class CarefulBot(Bot):
    """Doubts what is unlikely and says the likeliest thing."""

    def decide(self, imagined: State, seat: int) -> int:
        """One of the legal actions; the position is a sample, in which only this seat's dice are the real ones."""
        assert isinstance(imagined, LiarsDice)
        bids = [action for action in self.actions.to_list() if action < LIAR]
        best = max(bids, key=lambda action: (self.margin(imagined, seat, action), -action), default=LIAR)
        if imagined.bid == NO_BID:
            return best
        doubtful = self.margin(imagined, seat, imagined.bid) < -1
        return LIAR if best == LIAR or (doubtful and self.margin(imagined, seat, best) < 0) else best

    def margin(self, position: LiarsDice, seat: int, action: int) -> float:
        """How many more dice of the face than bid are to be expected."""
        count, face = bid_of(action)
        own = position.cups[seat]
        faces = {face, WILD} if position.wild else {face}
        unseen = sum(map(len, position.cups)) - len(own)
        return sum(die in faces for die in own) + unseen * len(faces) / FACES - count
