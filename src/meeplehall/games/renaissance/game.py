"""Renaissance Man as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.core.options import Option
from meeplehall.core.parts import Parts
from meeplehall.core.state import State
from meeplehall.games.renaissance import by_hand
from meeplehall.games.renaissance.actions import SPACE
from meeplehall.games.renaissance.decks import HOUSE, canonical, from_file, tables_of
from meeplehall.games.renaissance.events import EVENTS
from meeplehall.games.renaissance.passing import PASSING
from meeplehall.games.renaissance.position import Renaissance
from meeplehall.games.renaissance.setup import begin
from meeplehall.games.renaissance.tables import Tables
from meeplehall.games.renaissance.view import SOLO


class RenaissanceGame(Game):
    """One to four scholars, merchants, bakers and knights in one person each build a pyramid of 15 workers."""

    name = "renaissance"
    title = "Renaissance Man"
    version = 2
    maturity = "complete"
    min_players = 1
    max_players = 4
    space = SPACE
    events = EVENTS
    passing = PASSING
    parts = Parts(
        terminal="meeplehall.terminal.boards.renaissance",
        scene="meeplehall.web.scenes.renaissance:SCENE",
        door="meeplehall.web.scenes.renaissance.door:DOOR",
        heuristic="meeplehall.games.renaissance.heuristic:RenaissanceHeuristic",
        observer="meeplehall.games.renaissance.observation:RenaissanceObserver",
        resources="meeplehall.web",
    )
    options = (
        Option("deck", "t12", "t12 or p24, two reconstructions of the 96 cards; or a .toml file with your own"),
        Option("solo", "normal", "for one player: easier has a second small deck, harder a smaller deck", tuple(SOLO)),
        Option("solo_cards", "10", "cards of the easier game's second deck, or taken out in the harder one: 1 to 40"),
        Option("round_limit", "100", "the game ends after so many rounds; 0: never"),
    )

    def make_tables(self, data: dict[str, Any], source: str) -> Tables:
        """Those of the default deck; the deck in play is an option."""
        return tables_of(HOUSE[0])

    def load_files(self, options: Mapping[str, Any]) -> dict[str, Any]:
        deck = str(options.get("deck", ""))
        return dict(options) | ({"deck": from_file(deck)} if deck.endswith(".toml") else {})

    def check(self, players: int, options: dict[str, str]) -> None:
        options["deck"] = canonical(options["deck"])
        options["solo_cards"] = _number("solo_cards", options["solo_cards"], 1, 40)
        options["round_limit"] = _number("round_limit", options["round_limit"], 0, 9999)
        if players > 1 and options["solo"] != "normal":
            raise BadOption(
                f"option 'solo' cannot be '{options['solo']}' with {players} players; it is for one (RM-605)"
            )

    def start(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, Renaissance)
        solo = SOLO.index(options["solo"])
        state.lay_out(tables_of(options["deck"]), solo, int(options["solo_cards"]), int(options["round_limit"]))
        begin(state)

    def traits(self, state: State) -> tuple[str, ...]:
        """Alone, whether it is the easier or the harder game (RM-605)."""
        assert isinstance(state, Renaissance)
        name = SOLO[state.solo]
        return () if name == "normal" else (name,)

    def blank(self) -> Renaissance:
        return Renaissance()

    def arrange(self, state: State, data: Mapping[str, Any]) -> None:
        assert isinstance(state, Renaissance)
        by_hand.arrange(state, data)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Renaissance)
        return by_hand.facts_of(state)


def _number(name: str, text: str, low: int, high: int) -> str:
    """A whole number in its plain form."""
    number = whole(text, low, high)
    if number is None:
        raise BadOption(f"option '{name}' cannot be '{text[:20]}'; allowed: {low} to {high}")
    return str(number)


GAME = RenaissanceGame()
