"""Rise to Nobility as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from meeplehall.core.content import fingerprint, gather, read_file, shape
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.core.game import Game
from meeplehall.core.journal import Event, Journal
from meeplehall.core.options import Option
from meeplehall.games.nobility import actions
from meeplehall.games.nobility.codes import ACTION_COUNT
from meeplehall.games.nobility.findings import Finding, find
from meeplehall.games.nobility.names import GUILD_NAMES, RACE_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.schema import Content
from meeplehall.games.nobility.setup import begin
from meeplehall.games.nobility.tables import OBJECTIVES, Tables

CONTENT = "meeplehall.games.nobility.content"
FILES = (
    "board.toml",
    "settlers.toml",
    "buildings.toml",
    "ships.toml",
    "council.toml",
    "characters.toml",
    "events.toml",
    "objectives.toml",
    "chancery.toml",
)
RANDOM = "random"
YES_NO = ("yes", "no")


def read_content(pack: str | None) -> tuple[Content, str]:
    """The built-in content with the parts of a user's pack, and the name of its source for errors."""
    data, source = gather(CONTENT, FILES, pack)
    return shape(data, Content, source), source


def check_content(pack: str | None = None) -> list[Finding]:
    """What there is to say about the content, with a user's pack or without; raises BadContent if it has no shape."""
    return find(read_content(pack)[0])


class NobilityGame(Game):
    """One to six landowners house settlers, serve the guilds and rise to the Stone Council in ten rounds."""

    name = "nobility"
    title = "Rise to Nobility"
    version = 1
    maturity = "complete"
    min_players = 1
    max_players = 6
    action_count = ACTION_COUNT
    options = (
        Option("chancery", "no", "with the Chancery: desks and commissions; six players always have it", YES_NO),
        Option("events", "no", "with an event in every round", YES_NO),
        Option("night", "no", "In the Pale Moonlight: own guilds, keepers and transfers", YES_NO),
        Option("objective", RANDOM, f"solo: the number of the objective, 1 to {OBJECTIVES}; or random"),
        Option(
            "dieless_turn",
            "last",
            "a turn without a die is the last of the round; free: only a turn without anything",
            ("last", "free"),
        ),
    )

    def __init__(self, pack: str | None = None) -> None:
        self._pack = pack
        if pack is not None:
            self.content_id = fingerprint(read_file(pack))

    @cached_property
    def tables(self) -> Tables:
        """The content as lookup tables, read when first needed."""
        content, source = read_content(self._pack)
        for finding in find(content):
            if finding.error:
                raise BadContent(f"{source}: at {finding.place}: {finding.text}")
        return Tables(content)

    def with_pack(self, path: str) -> Game:
        game = NobilityGame(path)
        _ = game.tables
        return game

    def remarks(self) -> list[str]:
        return [str(finding) for finding in check_content(self._pack)]

    def settle(self, players: int, options: Mapping[str, Any]) -> dict[str, str]:
        """Six players have the Chancery unless they refuse it, which `check` refuses."""
        if players == 6 and "chancery" not in options:
            options = {**options, "chancery": "yes"}
        return super().settle(players, options)

    def check(self, players: int, options: dict[str, str]) -> None:
        if players == 6 and options["chancery"] == "no":
            raise BadOption("six players need the Chancery: option 'chancery' cannot be 'no' (RN-107)")
        if players == 1 and options["chancery"] == "yes":
            raise BadOption("the solo game has no Chancery: option 'chancery' cannot be 'yes' (RN-107)")
        if players == 1 and options["night"] == "yes":
            raise BadOption("the solo game is not played at night: option 'night' cannot be 'yes' (RN-107)")
        text = options["objective"]
        if text == RANDOM:
            return
        if not (text.isascii() and text.isdigit() and 1 <= int(text) <= OBJECTIVES):
            allowed = f"random, or a number from 1 to {OBJECTIVES}"
            raise BadOption(f"option 'objective' cannot be '{text}'; allowed: {allowed}")
        if players > 1:
            raise BadOption(f"only the solo game has an objective, not {players} players (RN-821)")
        options["objective"] = str(int(text))

    def start(self, players: int, options: dict[str, str], seed: int, journal: Journal | None) -> Nobility:
        state = Nobility()
        state.prepare(players, seed, journal)
        state.lay_out(
            self.tables,
            options["chancery"] == "yes",
            options["events"] == "yes",
            options["night"] == "yes",
            options["dieless_turn"] == "free",
        )
        begin(state, 0 if options["objective"] == RANDOM else int(options["objective"]))
        return state

    def blank(self) -> Nobility:
        state = Nobility()
        state.tables = self.tables
        return state

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
            case "first":
                return f"first player: seat {args[0]}"
            case "guild":
                return f"guild of seat {args[0]}: {GUILD_NAMES[args[1]]}"
            case "absent":
                return f"not in play: {self.tables.character_names[args[0]]}"
            case "character":
                return f"character of seat {args[0]}: {self.tables.character_names[args[1]]}"
            case "neutral":
                return f"neutral workshop of the {GUILD_NAMES[args[0]]}: {args[1]}"
            case "settlers":
                return f"settlers of seat {args[0]}: {args[1]}"
            case "tavern":
                return f"tavern {args[0] + 1}: {args[1] or 'empty'}"
            case "hall":
                return f"guild hall {args[0] + 1}: {args[1]}"
            case "useless":
                return f"out of the game: building {args[0]}"
            case "ship":
                return f"ship: {args[0]}"
            case "council":
                return f"council {RACE_NAMES[args[0] % 6]} {args[0] // 6 + 1}: {args[1]}"
            case "event":
                return f"event: {self.tables.event_names[args[0]]}"
            case "objective":
                return f"objective: {args[0]}"
            case "commissions":
                return f"commissions drawn by seat {args[0]}: {' '.join(map(str, args[1:]))}"
            case "dice tile":
                return f"dice tile of seat {args[0]}: {args[1]}"
            case "dice":
                return f"dice of seat {args[0]}: {_faces(args[1:])}"
            case "automa":
                return f"automa dice: white {args[0]}, green {args[1]}, yellow {args[2]}, red {args[3]}, blue {args[4]}"
            case "reroll":
                return f"reroll of seat {args[0]}: {_faces(args[1:7])} to {_faces(args[7:])}"
        return super().event_text(event)


def _faces(counts: list[int]) -> str:
    return " ".join(str(face) for face, count in enumerate(counts, start=1) for _ in range(count))


GAME = NobilityGame()
