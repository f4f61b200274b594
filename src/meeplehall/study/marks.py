"""How good a turn was, in a word: what counts as much is calibrated for each game (`marks.json` beside its rules)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from meeplehall.core.game import Game

FILE = "marks.json"
LOST = ("blunder", "error", "inaccuracy")


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which loss of winning chance on a turn is called so. As it stands: for a game that nobody has calibrated."""

    inaccuracy: float = 0.02
    error: float = 0.05
    blunder: float = 0.10
    about: dict[str, str] = {}
    """How they were found."""

    def mark(self, loss: float, forced: bool) -> str:
        """forced, best, good, inaccuracy, error or blunder."""
        if forced:
            return "forced"
        if loss <= 0:
            return "best"
        for name, least in zip(LOST, (self.blunder, self.error, self.inaccuracy), strict=True):
            if loss >= least:
                return name
        return "good"


def marks_for(game: Game) -> Marks:
    """Those of the game, made by tools/make_marks.py."""
    return _load(type(game).__module__.rpartition(".")[0])


@cache
def _load(package: str) -> Marks:
    resource = files(package).joinpath(FILE)
    if not resource.is_file():
        return Marks()
    return msgspec.json.decode(resource.read_bytes(), type=Marks)
