"""A game: what it is called, how many play, what can be chosen, and the three forms of its actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.codec import Reader
from meeplehall.core.errors import BadOption
from meeplehall.core.journal import Event, Journal
from meeplehall.core.options import Option, settle
from meeplehall.core.state import State

MAX_SEED = 2**63 - 1


class Game:
    """Subclass it, fill in what raises, and register it under the entry point group `meeplehall.games`."""

    name: str
    title: str
    version: int
    """The rules version; it moves with every change of behaviour."""
    maturity: str
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    action_count: int
    """Action codes run from 0 to action_count - 1."""
    content_id: str = "built-in"
    """Tells which content pack is in use."""

    # What a game fills in

    def start(self, players: int, options: dict[str, str], seed: int, journal: Journal | None) -> State:
        """The first position, with the journal attached; players, options and seed have been checked."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty position for `unpack`."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """The action as text, stable over versions: `place 2 d4 die 6`."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action code of a notation; raises BadNotation."""
        raise NotImplementedError

    def structured(self, action: int) -> dict[str, Any]:
        """The action as plain data: `{"kind": "place", "storage": 2, "space": "d4", "die": 6}`."""
        raise NotImplementedError

    def from_structured(self, data: Mapping[str, Any]) -> int:
        """The action code of structured data; raises BadNotation."""
        raise NotImplementedError

    def event_text(self, event: Event) -> str:
        """An event in the game's notation, for the comments of records."""
        return " ".join([event.name, *map(str, event.args)])

    def check(self, players: int, options: dict[str, str]) -> None:
        """Refuse combinations of options that the rules do not allow; may make values canonical in place."""

    def with_pack(self, path: str) -> Game:
        """The same game with the content of a user's pack."""
        raise BadOption(f"{self.name} takes no content pack")

    def load_files(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options of a person at this machine: a file named among them is read, and its content takes its place.

        Nothing that comes over a network or out of a record goes through here, so those cannot name files.
        """
        return dict(options)

    def remarks(self) -> list[str]:
        """What is unusual about the content in use, though it can be played: kinds out of balance and the like."""
        return []

    # What every game shares

    def settle(self, players: int, options: Mapping[str, Any]) -> dict[str, str]:
        """The complete options of a game with that many players; raises BadOption."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        settled = settle(self.options, options)
        self.check(players, settled)
        return settled

    def new(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        journal: Journal | None = None,
    ) -> State:
        """A first position. Equal arguments give equal games; a journal is told of the setup too."""
        settled = self.settle(players, options or {})
        if not 0 <= seed <= MAX_SEED:
            raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {seed}")
        return self.start(players, settled, seed, journal)

    def unpack(self, data: bytes) -> State:
        """The position that `State.pack` wrote."""
        state = self.blank()
        reader = Reader(data)
        state.read(reader)
        reader.end()
        return state

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.version}, {self.min_players}-{self.max_players} players>"
