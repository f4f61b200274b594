"""Every way to start every game: the cases that the conformance suite runs over."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.registry import BUILT_IN, find

GAMES = list(BUILT_IN)

# Values worth trying for options that have no list of choices.
VALUES: dict[str, dict[str, list[str]]] = {
    "burgundy": {"estates": ["random", "2,2,9,8", "1,5", "9,8,7", "3,4,6,1", "2"]},
    "renaissance": {"deck": ["t12", "p24"], "solo_cards": ["10"], "round_limit": ["12"]},
    "nobility": {"objective": ["random"], "dieless_turn": ["last", "free"]},
}


class Case(NamedTuple):
    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def load(self) -> Game:
        return find(self.game)

    def new(self, seed: int):
        return self.load().new(self.players, dict(self.options), seed)


@cache
def cases(name: str) -> list[Case]:
    """All combinations of options that the game allows."""
    game = find(name)
    extra = VALUES.get(name, {})
    values = [extra.get(option.name) or list(option.choices) or [option.default] for option in game.options]
    found = []
    for players in range(game.min_players, game.max_players + 1):
        for chosen in product(*values):
            options = {option.name: value for option, value in zip(game.options, chosen)}
            try:
                game.settle(players, options)
            except BadOption:
                continue
            found.append(Case(name, players, tuple(options.items())))
    return found
