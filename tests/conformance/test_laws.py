"""The built-in games keep the laws of every game."""

from __future__ import annotations

from importlib import import_module

from meeplehall.core.state import State
from meeplehall.testing import Conformance
from tests.conformance.cases import VALUES


class BuiltIn(Conformance):
    games = 2000

    def conserved(self, state: State) -> None:
        import_module(f"tests.{self.game}.conservation").check(state)


class TestBurgundy(BuiltIn):
    game = "burgundy"
    values = VALUES["burgundy"]


class TestRenaissance(BuiltIn):
    game = "renaissance"
    values = VALUES["renaissance"]


class TestNobility(BuiltIn):
    game = "nobility"
    values = VALUES["nobility"]
