"""Every way to start a game: the cases that the laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.generator import Generator, generator
from meeplehall.core.state import State

NO_VALUES: Mapping[str, Sequence[str]] = {}


class Case(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: tuple[tuple[str, str], ...]

    def new(self, seed: int) -> State:
        """A first position."""
        return self.game.new(self.players, dict(self.options), seed)

    def __repr__(self) -> str:
        return f"{self.game.name} for {self.players}, {dict(self.options)}"


def cases(game: Game, values: Mapping[str, Sequence[str]] = NO_VALUES) -> list[Case]:
    """All combinations of options that the game allows; `values` are to be tried for options without a list."""
    tried = [list(values.get(option.name, ())) or list(option.choices) or [option.default] for option in game.options]
    found = []
    for players in range(game.min_players, game.max_players + 1):
        for chosen in product(*tried):
            options = {option.name: value for option, value in zip(game.options, chosen)}
            try:
                game.settle(players, options)
            except BadOption:
                continue
            found.append(Case(game, players, tuple(options.items())))
    return found


def random_action(state: State, rng: Generator) -> tuple[int, int]:
    """A pending seat, any of them, and one of its legal actions."""
    pending = state.pending()
    seat = pending[rng.below(len(pending))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def walk(case: Case, seed: int) -> Iterator[State]:
    """The positions of a random game, the last included; the same object, changed in place."""
    state = case.new(seed)
    rng = generator(seed + 1)
    while not state.over:
        yield state
        state.apply(*random_action(state, rng))
    yield state


def position(case: Case, seed: int, steps: int) -> State:
    """A position of a random game that still has a decision, at most `steps` in."""
    state = case.new(seed)
    rng = generator(seed + 1)
    before = state
    for _ in range(steps):
        before = state.clone()
        state.apply(*random_action(state, rng))
        if state.over:
            return before
    return state
