"""The Castles of Burgundy as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from meeplehall.core.content import fingerprint, gather, read_file, shape
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.journal import Event, Journal
from meeplehall.core.options import Option
from meeplehall.games.burgundy import actions
from meeplehall.games.burgundy.codes import ACTION_COUNT
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.schema import Content, check
from meeplehall.games.burgundy.setup import begin_in_the_centre, draw_estates, estates_of
from meeplehall.games.burgundy.tables import Tables
from meeplehall.games.burgundy.tiles import FACE_NAMES

CONTENT = "meeplehall.games.burgundy.content"
RANDOM = "random"


class BurgundyGame(Game):
    """Two to four princes build their estates along the Loire over 25 rounds."""

    name = "burgundy"
    title = "The Castles of Burgundy"
    version = 1
    maturity = "complete"
    min_players = 2
    max_players = 4
    action_count = ACTION_COUNT
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

    def __init__(self, pack: str | None = None) -> None:
        self._pack = pack
        if pack is not None:
            self.content_id = fingerprint(read_file(pack))

    @cached_property
    def tables(self) -> Tables:
        """The content as lookup tables, read when first needed."""
        data, source = gather(CONTENT, ("tiles.toml", "estates.toml", "board.toml"), self._pack)
        content = shape(data, Content, source)
        check(content, source)
        return Tables(content)

    def with_pack(self, path: str) -> Game:
        game = BurgundyGame(path)
        _ = game.tables
        return game

    def check(self, players: int, options: dict[str, str]) -> None:
        edition, setup, text = options["edition"], options["setup"], options["estates"]
        if text == RANDOM:
            return
        count = len(self.tables.estates[edition])
        repeatable = self.tables.repeatable[edition]
        words = text.replace(" ", "").split(",")
        numbers = [int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0 for word in words]
        if any(not 1 <= n <= count for n in numbers):
            raise BadOption(f"option 'estates' cannot be '{text}'; allowed: random, or numbers from 1 to {count}")
        if setup == "basic":
            if len(set(numbers)) > 1 or numbers[0] not in repeatable or len(numbers) not in (1, players):
                allowed = " or ".join(map(str, repeatable))
                raise BadOption(f"with setup 'basic' all play estate {allowed}, not '{text}' (CB-105)")
            numbers = numbers[:1] * players
        if len(numbers) != players:
            raise BadOption(f"option 'estates' names {len(numbers)} estates for {players} players: '{text}'")
        for n in numbers:
            if setup == "advanced" and numbers.count(n) > 1 and n not in repeatable:
                raise BadOption(f"estate {n} twice in '{text}'; setup 'free' allows equal estates (CB-105)")
        options["estates"] = ",".join(map(str, numbers))

    def start(self, players: int, options: dict[str, str], seed: int, journal: Journal | None) -> Burgundy:
        edition, setup = options["edition"], options["setup"]
        state = Burgundy()
        state.prepare(players, seed, journal)
        if options["estates"] != RANDOM:
            numbers = [int(n) for n in options["estates"].split(",")]
        elif setup == "basic":
            numbers = [1] * players
        else:
            numbers = draw_estates(self.tables, edition, players, setup == "free", state.rng)
        if journal is not None:
            journal.chance("estates", *numbers)
        estates = estates_of(self.tables, edition, numbers)
        state.lay_out(self.tables, int(edition), options["tie"] == "most", estates)
        if setup == "basic":
            begin_in_the_centre(state)
        return state

    def blank(self) -> Burgundy:
        state = Burgundy()
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
            case "estates":
                return f"estates: {' '.join(map(str, args))}"
            case "deal":
                return f"goods of seat {args[0]}: {_goods(args[1:])}"
            case "start":
                return f"start player: seat {args[0]}"
            case "tiles":
                faces = " ".join(FACE_NAMES[face] for face in args[1:] if face)
                return f"depot {args[0]}: {faces}" if args[0] < 7 else f"black depot: {faces}"
            case "goods":
                return f"goods of the rounds: {' '.join(map(str, args))}"
            case "dice":
                return f"dice of seat {args[0]}: {args[1]} {args[2]}"
            case "white":
                return f"white die: {args[0]}, goods {args[1]}"
        return super().event_text(event)


def _goods(counts: list[int]) -> str:
    return " ".join(str(good) for good, count in enumerate(counts, start=1) for _ in range(count))


GAME = BurgundyGame()
