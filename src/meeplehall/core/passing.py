"""What passing on is in a game, for a seat that asks for it once: pass for me until something better comes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeplehall.core.space import Space
from meeplehall.core.state import State

NO_PASS = -1


@dataclass(frozen=True)
class Passing:
    """Told by kinds of actions; a game whose rule is another overrides `among`.

    It goes by what is open to the seat and by the round, which everybody knows: so it cannot tell of anything hidden.
    """

    space: Space
    kind: str
    """The kind of action with which a seat passes."""
    trifles: tuple[str, ...]
    """Kinds that may be open beside it and are no reason to ask."""
    round_of: Callable[[State], int]
    """The number of the round: what was asked for one round ends with it."""

    def among(self, legal: Sequence[int]) -> int:
        """The pass, if nothing better is open to a seat than this; NO_PASS if something is, or there is no passing."""
        found = NO_PASS
        for action in legal:
            kind = self.space.kind_of(action).name
            if kind == self.kind:
                found = action
            elif kind not in self.trifles:
                return NO_PASS
        return found
