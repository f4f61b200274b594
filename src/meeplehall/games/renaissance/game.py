"""Renaissance Man as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.journal import Event, Journal
from meeplehall.core.options import Option
from meeplehall.games.renaissance import actions
from meeplehall.games.renaissance.cards import ICONS, face_text
from meeplehall.games.renaissance.codes import ACTION_COUNT
from meeplehall.games.renaissance.decks import canonical, from_file, tables_of
from meeplehall.games.renaissance.position import Renaissance
from meeplehall.games.renaissance.setup import begin
from meeplehall.games.renaissance.view import SOLO


class RenaissanceGame(Game):
    """One to four scholars, merchants, bakers and knights in one person each build a pyramid of 15 workers."""

    name = "renaissance"
    title = "Renaissance Man"
    version = 1
    maturity = "complete"
    min_players = 1
    max_players = 4
    action_count = ACTION_COUNT
    options = (
        Option("deck", "t12", "t12 or p24, two reconstructions of the 96 cards; or a .toml file with your own"),
        Option("solo", "normal", "for one player: easier has a second small deck, harder a smaller deck", tuple(SOLO)),
        Option("solo_cards", "10", "cards of the easier game's second deck, or taken out in the harder one: 1 to 40"),
        Option("round_limit", "100", "the game ends after so many rounds; 0: never"),
    )

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

    def start(self, players: int, options: dict[str, str], seed: int, journal: Journal | None) -> Renaissance:
        state = Renaissance()
        state.prepare(players, seed, journal)
        solo = SOLO.index(options["solo"])
        state.lay_out(tables_of(options["deck"]), solo, int(options["solo_cards"]), int(options["round_limit"]))
        begin(state)
        return state

    def blank(self) -> Renaissance:
        return Renaissance()

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def structured(self, action: int) -> dict[str, Any]:
        return actions.structured(action)

    def from_structured(self, data: Mapping[str, Any]) -> int:
        return actions.from_structured(data)

    def event_text(self, event: Event) -> str:
        args = event.args
        match event.name:
            case "dealer":
                return f"dealer: seat {args[0]}"
            case "area":
                return f"recruit on {ICONS[args[0]]}: {face_text(args[1])}"
            case "deal":
                return f"cards of seat {args[0]}: {' '.join(map(face_text, args[1:]))}"
            case "flip":
                return f"flipped: {face_text(args[0])}"
            case "reshuffle":
                return f"new deck of {args[0]} cards"
        return super().event_text(event)


def _number(name: str, text: str, low: int, high: int) -> str:
    """A whole number in its plain form."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and low <= int(text) <= high):
        raise BadOption(f"option '{name}' cannot be '{text[:20]}'; allowed: {low} to {high}")
    return str(int(text))


GAME = RenaissanceGame()
