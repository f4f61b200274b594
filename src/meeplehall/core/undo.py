"""How far can be taken back: until something comes to light."""

from __future__ import annotations

from meeplehall.core.native import i64, mypyc_attr
from meeplehall.core.state import State


def can_take_back(before: State, now: State, seat: i64) -> bool:
    """Whether this seat may go back from `now` to `before`, a position in which it owed a decision.

    It may until chance has shown something or somebody else has decided openly; its own first decision after
    another seat's counts as one revelation (to that seat), so it is left out.
    """
    own: i64 = 1 if now.last == seat and before.last != seat else 0
    return now.revealed == before.revealed + own


@mypyc_attr(allow_interpreted_subclasses=True)
class Before:
    """What to remember of a position before a decision, to judge afterwards what it brought to light."""

    def __init__(self, state: State) -> None:
        self.last: i64 = state.last
        self.revealed: i64 = state.revealed

    def new_hands(self, after: State, seat: i64) -> bool:
        """Whether this seat decided openly after another: what came earlier is settled by that."""
        return self.last != seat and after.last == seat

    def reveals(self, after: State, seat: i64) -> bool:
        """Whether anything came to light beyond this seat's decision itself."""
        return after.revealed - self.revealed > (1 if self.new_hands(after, seat) else 0)
