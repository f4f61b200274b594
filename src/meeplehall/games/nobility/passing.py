"""Passing on (RN-204, RN-211): a die to place or a card to complete is better; a sale alone is not."""

from __future__ import annotations

from meeplehall.core.passing import Passing
from meeplehall.core.state import State
from meeplehall.games.nobility.actions import SPACE
from meeplehall.games.nobility.state import Board


def _round_of(state: State) -> int:
    assert isinstance(state, Board)
    return state.round


PASSING = Passing(SPACE, "end", ("sell",), _round_of)
