"""What the hall leaves to chance, the same in every run of a test: no test depends on dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from meeplehall.table import fairness
from meeplehall.web import draft
from meeplehall.web.rooms import bot_turn, opening
from meeplehall.web.routes import review

T = TypeVar("T")
DRAWS = (fairness, draft, opening, bot_turn, review)
"""Who asks `secrets` for the seed of a game, the id of a table (which goes into its seed), a board, a bot's luck."""
_runs: Counter[str] = Counter()


class Certain:
    """Instead of `secrets`: a row of draws that follows from a name."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def choice(self, things: Sequence[T]) -> T:
        """The next of the row."""
        return self._random.choice(things)

    def token_hex(self, size: int) -> str:
        """The next of the row."""
        return self._random.randbytes(size).hex()

    def randbits(self, size: int) -> int:
        """Always the same: bots of several tables ask in any order."""
        return 1477 % (1 << size)


def make_certain(test: str, patch: pytest.MonkeyPatch) -> None:
    """From now on everything follows from the name of the test; run again in the same hall, its tables need new ids."""
    _runs[test] += 1
    for module in DRAWS:
        patch.setattr(module, "secrets", Certain(f"{test} {_runs[test]} {module.__name__}"))
