"""Liar's Dice keeps the laws of every game."""

from __future__ import annotations

from liars_dice.game import GAME
from liars_dice.position import LiarsDice

from meeplehall.core.state import State
from meeplehall.testing import Conformance


class TestLiarsDice(Conformance):
    game = GAME

    def conserved(self, state: State) -> None:
        assert isinstance(state, LiarsDice)
        assert all(len(cup) <= state.start for cup in state.cups)
        assert state.out == [seat for seat in state.out if not state.cups[seat]]
        assert all(1 <= die <= 6 for cup in state.cups for die in cup)
