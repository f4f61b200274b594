"""Liar's Dice as a game of the hall."""

from __future__ import annotations

from typing import Any

from liars_dice.actions import SPACE
from liars_dice.events import EVENTS
from liars_dice.position import LiarsDice
from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.core.parts import Parts
from meeplehall.core.state import State


class LiarsDiceGame(Game):
    """Two to six players bid on dice that nobody sees whole."""

    name = "liars-dice"
    title = "Liar's Dice"
    version = 1
    maturity = "complete"
    min_players = 2
    max_players = 6
    space = SPACE
    events = EVENTS
    parts = Parts(
        terminal="liars_dice.terminal",
        heuristic="liars_dice.heuristic:Belief",
        bots={"careful": "liars_dice.bots:CarefulBot"},
        resources="liars_dice.resources",
    )
    content_package = "liars_dice.content"
    content_files = ("cups.toml",)
    options = (
        Option("dice", "usual", "how many dice everybody starts with: few 3, usual 5", ("usual", "few")),
        Option("ones", "wild", "ones count for every face, or only for themselves", ("wild", "plain")),
        Option("exact", "no", "whether a bid may be called exact, to win a die back", ("no", "yes")),
    )

    def make_tables(self, data: dict[str, Any], source: str) -> dict[str, int]:
        """How many dice by the name of the choice."""
        cups: dict[str, int] = data["cups"]
        return cups

    def blank(self) -> LiarsDice:
        """No dice yet."""
        return LiarsDice()

    def start(self, state: State, options: dict[str, str]) -> None:
        """Hand out the dice and roll."""
        assert isinstance(state, LiarsDice)
        state.start = self.tables[options["dice"]]
        state.wild = options["ones"] == "wild"
        state.exact = options["exact"] == "yes"
        state.begin()


GAME = LiarsDiceGame()
