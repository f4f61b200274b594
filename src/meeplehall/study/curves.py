"""The winning chances that come with a game: `chances.json` beside its rules, made by tools/make_chances.py."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from meeplehall.bots.chances import KNOTS, Chances
from meeplehall.core.game import Game
from meeplehall.core.state import State

FILE = "chances.json"
ROUGH = 12.0
"""The scale, in points, for a game that nobody has fitted yet."""


class Curves(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """For one number of players."""

    scale: list[float]
    mark: list[float] = []
    """Alone: what has to be expected."""
    middle: float = 0.0
    """With others: what a seat usually reaches."""


class Trait(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a module or an objective changes."""

    stretch: float = 1.0
    """With others: so many times as large a lead is as good as one without it."""
    by_players: dict[str, float] = {}
    """The same for these numbers of players, where they were looked at one by one."""
    away: float = 0.0
    """Alone: so many points more have to be expected."""
    alone: Curves | None = None
    """Alone: curves of its own instead, where it makes another game of it."""


class Fitted(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The file."""

    about: dict[str, str]
    players: dict[str, Curves]
    traits: dict[str, Trait] = {}
    steady: float = 0.0
    """With others: the logarithm by which a lead is worth more, for each point that all reach above the usual."""

    def chances(self, players: int, traits: Iterable[str]) -> Chances:
        """For so many players and these traits; rough ones where nothing was fitted."""
        curves = self.players.get(str(players))
        if curves is None:
            return Chances([ROUGH] * KNOTS, [0.0] * KNOTS)
        scale, mark = curves.scale, curves.mark
        for trait in traits:
            known = self.traits.get(trait, Trait())
            if known.alone is not None:
                scale, mark = known.alone.scale, known.alone.mark
            stretch = known.by_players.get(str(players), known.stretch)
            scale = [height * stretch for height in scale]
            mark = [height + known.away for height in mark]
        return Chances(scale, mark, curves.middle, self.steady)


def chances_for(state: State) -> Chances:
    """The chances of the position's game, number of players and traits."""
    return fitted(state.game).chances(state.seats, state.game.traits(state))


def fitted(game: Game) -> Fitted:
    """All that was fitted for a game."""
    return _load(type(game).__module__.rpartition(".")[0])


@cache
def _load(package: str) -> Fitted:
    resource = files(package).joinpath(FILE)
    if not resource.is_file():
        return Fitted({}, {})
    return msgspec.json.decode(resource.read_bytes(), type=Fitted)
