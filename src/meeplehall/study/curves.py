"""The winning chances that come with a game: `chances.json` beside its rules, made by tools/make_chances.py."""

from __future__ import annotations

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
    mark: list[float]
    aims: dict[str, float] = {}
    """Where a game has several aims: by how much further away each is than the mark says, in points."""

    def chances(self, aim: str) -> Chances:
        """For this aim."""
        return Chances(self.scale, [height + self.aims.get(aim, 0.0) for height in self.mark])


class Fitted(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    about: dict[str, str]
    players: dict[str, Curves]


def curves_for(game: Game, players: int) -> Curves:
    """The fitted ones of the game and number of players; rough ones for a game without."""
    rough = Curves([ROUGH] * KNOTS, [0.0] * KNOTS)
    return _load(type(game).__module__.rpartition(".")[0]).get(str(players), rough)


def chances_for(state: State) -> Chances:
    """The chances of the position's game, number of players and aim."""
    return curves_for(state.game, state.seats).chances(state.game.aim(state))


@cache
def _load(package: str) -> dict[str, Curves]:
    resource = files(package).joinpath(FILE)
    if not resource.is_file():
        return {}
    return msgspec.json.decode(resource.read_bytes(), type=Fitted).players
