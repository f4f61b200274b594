"""Rise to Nobility as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from meeplehall.core.content import shape
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.core.options import Option
from meeplehall.core.parts import Parts
from meeplehall.core.state import State
from meeplehall.games.nobility.actions import SPACE
from meeplehall.games.nobility.by_hand import arrange, facts_of
from meeplehall.games.nobility.events import EVENTS
from meeplehall.games.nobility.findings import find
from meeplehall.games.nobility.passing import PASSING
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.schema import Content
from meeplehall.games.nobility.setup import begin
from meeplehall.games.nobility.tables import OBJECTIVES, Tables

RANDOM = "random"
YES_NO = ("yes", "no")
DIELESS = "a turn with a card or a sale but no die is an ordinary turn (free), or the last of the round (last)"


class NobilityGame(Game):
    """One to six landowners house settlers, serve the guilds and rise to the Stone Council in ten rounds."""

    name = "nobility"
    title = "Rise to Nobility"
    version = 2
    maturity = "complete"
    min_players = 1
    max_players = 6
    space = SPACE
    events = EVENTS
    passing = PASSING
    parts = Parts(
        terminal="meeplehall.terminal.boards.nobility",
        scene="meeplehall.web.scenes.nobility:SCENE",
        door="meeplehall.web.scenes.nobility.door:DOOR",
        heuristic="meeplehall.games.nobility.heuristic:NobilityHeuristic",
        observer="meeplehall.games.nobility.observation:NobilityObserver",
        resources="meeplehall.web",
    )
    content_package = "meeplehall.games.nobility.content"
    content_files = (
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
    options = (
        Option("chancery", "no", "with the Chancery: desks and commissions; six players always have it", YES_NO),
        Option("events", "no", "with an event in every round", YES_NO),
        Option("night", "no", "In the Pale Moonlight: own guilds, keepers and transfers", YES_NO),
        Option("objective", RANDOM, f"solo: the number of the objective, 1 to {OBJECTIVES}; or random"),
        Option("dieless_turn", "free", DIELESS, ("free", "last")),
    )

    def make_tables(self, data: dict[str, Any], source: str) -> Tables:
        content = shape(data, Content, source)
        for finding in find(content):
            if finding.error:
                raise BadContent(f"{source}: at {finding.place}: {finding.text}")
        return Tables(content)

    def remarks(self) -> list[str]:
        return [str(finding) for finding in find(shape(self.content, Content, self.source))]

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """RN-204: up to rules 1 a turn without a die was the last of the round by default."""
        if rules >= 2:
            return self.options
        return tuple(replace(o, default="last") if o.name == "dieless_turn" else o for o in self.options)

    def settle(self, players: int, options: Mapping[str, Any], rules: int | None = None) -> dict[str, str]:
        """Six players have the Chancery unless they refuse it, which `check` refuses."""
        if players == 6 and "chancery" not in options:
            options = {**options, "chancery": "yes"}
        return super().settle(players, options, rules)

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
        objective = whole(text, 1, OBJECTIVES)
        if objective is None:
            allowed = f"random, or a number from 1 to {OBJECTIVES}"
            raise BadOption(f"option 'objective' cannot be '{text[:40]}'; allowed: {allowed}")
        if players > 1:
            raise BadOption(f"only the solo game has an objective, not {players} players (RN-821)")
        options["objective"] = str(objective)

    def start(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, Nobility)
        state.chancery = int(options["chancery"] == "yes")
        state.events = int(options["events"] == "yes")
        state.night = int(options["night"] == "yes")
        state.free_turns = int(options["dieless_turn"] == "free")
        state.make_room()
        begin(state, 0 if options["objective"] == RANDOM else int(options["objective"]))

    def traits(self, state: State) -> tuple[str, ...]:
        """Alone the objective (RN-821), with others the modules; six always have the Chancery (RN-107)."""
        assert isinstance(state, Nobility)
        if state.seats == 1:
            return (f"objective {state.objective}",)
        modules = {"chancery": state.chancery and state.seats < 6, "events": state.events, "night": state.night}
        return tuple(name for name, played in modules.items() if played)

    def arrange(self, state: State, data: Mapping[str, Any]) -> None:
        assert isinstance(state, Nobility)
        arrange(state, data)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Nobility)
        return facts_of(state)

    def blank(self) -> Nobility:
        state = Nobility()
        state.tables = self.tables
        return state


GAME = NobilityGame()
