"""Passing on (RM-203): any action that can be carried out is better; workers to remove are not."""

from __future__ import annotations

from meeplehall.core.passing import Passing
from meeplehall.core.state import State
from meeplehall.games.renaissance.actions import SPACE
from meeplehall.games.renaissance.state import Board


def _round_of(state: State) -> int:
    assert isinstance(state, Board)
    return state.round


PASSING = Passing(SPACE, "pass", ("remove",), _round_of)
