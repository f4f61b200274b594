"""What bots know of the game: a bid looks as good as it is likely. The rest is for rollouts to find out."""

from __future__ import annotations

from liars_dice.actions import EXACT, FACES, LIAR, bid_of
from liars_dice.position import WILD, LiarsDice
from meeplehall.core.heuristic import ByOutcome
from meeplehall.core.state import State

ONE_DIE = 1000


def margin(position: LiarsDice, seat: int, bid: int) -> int:
    """How many more dice of the face than bid this seat can expect, in thousandths."""
    count, face = bid_of(bid)
    own = position.cups[seat]
    faces = {face, WILD} if position.wild else {face}
    unseen = sum(map(len, position.cups)) - len(own)
    expected = sum(die in faces for die in own) * ONE_DIE + unseen * len(faces) * ONE_DIE // FACES
    return expected - count * ONE_DIE


class Belief(ByOutcome):
    """Judges what is said by one's own dice and the average of the others."""

    def prior(self, state: State, seat: int, action: int) -> int:
        """The margin of a bid, with some noise; of a doubt, how far the last bid is beyond belief."""
        assert isinstance(state, LiarsDice)
        if action == LIAR:
            return -margin(state, seat, state.bid) - ONE_DIE // 2
        if action == EXACT:
            return -2 * abs(margin(state, seat, state.bid))
        return margin(state, seat, action) - int(self.luck.below(ONE_DIE))
