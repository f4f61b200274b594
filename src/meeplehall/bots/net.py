"""Plays what a policy out of a file likes best: `net:FILE`."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.bots.net_file import NetFile, read
from meeplehall.bots.policy import Policy
from meeplehall.core.native import i16, i64, vec
from meeplehall.core.observer import Observer, row, size_of
from meeplehall.core.state import State


class NetBot(Bot):
    """Sees the observation of its seat, which is the same for every sample, and looks no further ahead."""

    observer: Observer
    policy: Policy
    cells: vec[i16]
    seats: i64 = 0
    """How many play in the game that it is fitted to."""

    def __init__(self, path: str) -> None:
        """Reads the file; raises BadContent for one that is no net."""
        self.file: NetFile = read(path)

    def recall(self, state: State) -> None:
        """Fit the net to this game; raises BadContent if it was made for another."""
        if state.game is not self.knows or state.seats != self.seats:
            self.policy = Policy(self.file.weights_for(state.game, state.seats), state.game.action_count)
            self.observer = state.game.observer()
            self.cells = row(size_of(self.observer, state.seats))
            self.knows = state.game
            self.seats = state.seats

    def decide(self, imagined: State, seat: i64) -> i64:
        """The action it likes best; among equals the first."""
        self.observer.fill(imagined, seat, self.cells, 0)
        self.policy.look(self.cells)
        best = self.actions.items[0]
        most = self.policy.likes(best)
        for i in range(1, self.actions.n):
            like = self.policy.likes(self.actions.items[i])
            if like > most:
                best = self.actions.items[i]
                most = like
        return best
