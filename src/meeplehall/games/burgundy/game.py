"""The Castles of Burgundy as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.content import shape
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.core.options import Option
from meeplehall.core.parts import Parts
from meeplehall.core.state import State
from meeplehall.games.burgundy.actions import SPACE
from meeplehall.games.burgundy.by_hand import arrange, facts_of
from meeplehall.games.burgundy.events import EVENTS
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.schema import Content, check
from meeplehall.games.burgundy.setup import begin_in_the_centre, draw_estates
from meeplehall.games.burgundy.tables import Tables

RANDOM = "random"


class BurgundyGame(Game):
    """Two to four princes build their estates along the Loire over 25 rounds."""

    name = "burgundy"
    title = "The Castles of Burgundy"
    version = 1
    maturity = "complete"
    min_players = 2
    max_players = 4
    space = SPACE
    events = EVENTS
    parts = Parts(
        terminal="meeplehall.terminal.boards.burgundy",
        scene="meeplehall.web.scenes.burgundy:SCENE",
        door="meeplehall.web.scenes.burgundy.door:DOOR",
        heuristic="meeplehall.games.burgundy.heuristic:BurgundyHeuristic",
        observer="meeplehall.games.burgundy.observation:BurgundyObserver",
        resources="meeplehall.web",
    )
    content_package = "meeplehall.games.burgundy.content"
    content_files = ("tiles.toml", "estates.toml", "board.toml")
    options = (
        Option("edition", "2011", "rules and estates of the 2011 or the 2019 edition", ("2011", "2019")),
        Option(
            "setup",
            "basic",
            "basic: all on estate 1, castle in the centre; advanced: own estates and castle choice; free: any estates",
            ("basic", "advanced", "free"),
        ),
        Option("estates", RANDOM, "estate numbers by seat, such as 1,5,9; or random"),
        Option("tie", "fewest", "on equal points the fewest or the most empty spaces win", ("fewest", "most")),
    )

    def make_tables(self, data: dict[str, Any], source: str) -> Tables:
        content = shape(data, Content, source)
        check(content, source)
        return Tables(content)

    def check(self, players: int, options: dict[str, str]) -> None:
        edition, setup, text = options["edition"], options["setup"], options["estates"]
        if text == RANDOM:
            return
        count = len(self.tables.estates[edition])
        repeatable = self.tables.repeatable[edition]
        words = text.replace(" ", "").split(",")
        numbers = [whole(word, 1, count) or 0 for word in words]
        if 0 in numbers:
            raise BadOption(f"option 'estates' cannot be '{text[:40]}'; allowed: random, or numbers from 1 to {count}")
        if setup == "basic":
            if len(set(numbers)) > 1 or numbers[0] not in repeatable or len(numbers) not in (1, players):
                allowed = " or ".join(map(str, repeatable))
                raise BadOption(f"with setup 'basic' all play estate {allowed}, not '{text[:40]}' (CB-105)")
            numbers = numbers[:1] * players
        if len(numbers) != players:
            raise BadOption(f"option 'estates' names {len(numbers)} estates for {players} players: '{text[:40]}'")
        for n in numbers:
            if setup == "advanced" and numbers.count(n) > 1 and n not in repeatable:
                raise BadOption(f"estate {n} twice in '{text[:40]}'; setup 'free' allows equal estates (CB-105)")
        options["estates"] = ",".join(map(str, numbers))

    def start(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, Burgundy)
        edition, setup = options["edition"], options["setup"]
        if options["estates"] != RANDOM:
            numbers = [int(n) for n in options["estates"].split(",")]
        elif setup == "basic":
            numbers = [1] * state.seats
        else:
            numbers = draw_estates(state, edition, setup == "free")
        if state.journal is not None:
            state.journal.chance("estates", *numbers)
        state.lay_out(int(edition), options["tie"] == "most", numbers)
        if setup == "basic":
            begin_in_the_centre(state)

    def traits(self, state: State) -> tuple[str, ...]:
        """Whether there are other estates than that of the basic game."""
        assert isinstance(state, Burgundy)
        return () if all(player.number == 1 for player in state.players) else ("advanced",)

    def arrange(self, state: State, data: Mapping[str, Any]) -> None:
        assert isinstance(state, Burgundy)
        arrange(state, data)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Burgundy)
        return facts_of(state)

    def blank(self) -> Burgundy:
        state = Burgundy()
        state.tables = self.tables
        return state


GAME = BurgundyGame()
