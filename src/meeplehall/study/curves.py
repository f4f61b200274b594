"""The winning chances that come with a game: `chances.json` beside its rules, made by tools/make_chances.py."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from meeplehall.bots.chances import KNOTS, Chances
from meeplehall.core.state import State

FILE = "chances.json"
ROUGH = 12.0
"""The scale, in points, for a game that nobody has fitted yet."""


class Curves(msgspec.Struct, forbid_unknown_fields=True):
    """For one number of players."""

    scale: list[float]
    mark: list[float]


class Fitted(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    about: dict[str, str]
    players: dict[str, Curves]


def chances_for(state: State) -> Chances:
    """The fitted chances of the position's game and number of players; rough ones for a game without."""
    found = _load(type(state.game).__module__.rpartition(".")[0]).get(str(state.seats))
    if found is None:
        return Chances([ROUGH] * KNOTS, [0.0] * KNOTS)
    return Chances(found.scale, found.mark)


@cache
def _load(package: str) -> dict[str, Curves]:
    resource = files(package).joinpath(FILE)
    if not resource.is_file():
        return {}
    return msgspec.json.decode(resource.read_bytes(), type=Fitted).players
