"""What every bot is."""

from __future__ import annotations

from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator, generator
from meeplehall.core.native import i64, mypyc_attr
from meeplehall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a seat. Subclass it and fill in `decide`."""

    rng: Generator
    actions: Actions

    def reseed(self, seed: i64) -> None:
        """Start its own random numbers from this seed; called once before use."""
        self.rng = generator(seed)
        self.actions = Actions()

    def choose(self, state: State, seat: i64) -> i64:
        """An action for this seat, which owes a decision. The bot gets a sampled position, never the real one."""
        imagined = state.sample(seat, self.rng.word())
        imagined.legal_into(seat, self.actions)
        if self.actions.n == 1:
            return self.actions.items[0]
        return self.decide(imagined, seat)

    def hurry(self, seconds: float) -> None:
        """Think at most so many seconds of CPU in a turn, even if the budget of imagined games is not spent."""

    def plan(self, state: State, seat: i64) -> list[int]:
        """What this seat means to do from here on, at least one action; it holds until something new is revealed."""
        return [self.choose(state, seat)]

    def decide(self, imagined: State, seat: i64) -> i64:
        """One of `self.actions`, of which there are at least two."""
        raise NotImplementedError
