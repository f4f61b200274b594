"""What every bot is."""

from __future__ import annotations

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.buffer import Actions
from meeplehall.core.errors import IllegalAction
from meeplehall.core.generator import Generator, generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, mypyc_attr
from meeplehall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a seat. Subclass it and fill in `decide`."""

    rng: Generator
    actions: Actions
    mind: Heuristic
    """What it knows of the game at hand, its own: nothing is shared between bots."""
    knows: object = None
    """The game that `mind` is for."""
    alone: bool = False
    """Whether it is for one player, which is a game of its own."""

    def reseed(self, seed: i64) -> None:
        """Start its own random numbers from this seed; called once before use."""
        self.rng = generator(seed)
        self.actions = Actions()

    def recall(self, state: State) -> None:
        """Bring to mind what it knows of this game."""
        if state.game is not self.knows or self.alone != (state.seats == 1):
            self.knows = state.game
            self.alone = state.seats == 1
            self.mind = heuristic_for(state, self.weights_file())

    def weights_file(self) -> str:
        """A file of weights to judge by; empty: those that the game comes with."""
        return ""

    def choose(self, state: State, seat: i64) -> i64:
        """An action for this seat; raises IllegalAction if it owes no decision.

        The bot thinks about a sampled position, never about the real one.
        """
        if not state.owes(seat):
            raise IllegalAction(f"seat {seat} owes no decision now, so there is nothing to choose")
        self.recall(state)
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
