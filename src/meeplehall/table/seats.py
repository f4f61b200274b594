"""Who sits where, and what was settled before the game began."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from meeplehall.table.clock import Clock


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    """Waits for people."""
    RUNNING = "running"
    OVER = "over"
    """Played to the end."""
    CLOSED = "closed"
    """Left before the end."""


class Seat(msgspec.Struct, gc=False):
    """A place at the table. Nobody: open. A player: a person. A bot without a player: a bot; with one: a stand-in."""

    player: str = ""
    """Who holds it: the unguessable id of a person, never shown to others."""
    name: str = ""
    bot: str = ""
    """The level that decides for this seat."""
    serial: int = 0
    """Counts changes of hands; a seat's link is good for one of them."""
    rating: int = 0
    """At a rated table: how well the person or bot played when they sat down..."""
    guess: bool = False
    """...and whether that was only a guess."""
    program: bool = False
    """Whether the player is a program that somebody has brought along."""

    @property
    def open(self) -> bool:
        """Whether anybody may take it."""
        return not self.player and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.player) and not self.bot


class Setting(msgspec.Struct, frozen=True, gc=False):
    """What does not change after the table is made."""

    id: str
    game: str
    rules: int
    content: str
    players: int
    options: dict[str, str]
    seed: int
    """Secret until the game is over. Of a table with a secret `Table.seed` tells it."""
    host: str
    created: int
    """Milliseconds since 1970."""
    listed: bool = False
    """Whether the hall shows the table to everybody, to join and to watch."""
    imported: bool = False
    """Whether it comes from a record and is only for looking at."""
    guide: bool = False
    """Whether it is a guided first game: its opponent follows a script."""
    pack: str = ""
    """The text of the content pack it is played with; empty: the built-in content."""
    secret: str = ""
    """The hall's part of the chance, if it committed to one: see `fairness`."""
    origin: str = ""
    """The id it had where it was played, if it comes from a record with a secret."""
    chosen: bool = False
    """Whether somebody chose the seed and may know what comes."""
    hints: bool = False
    """Whether everybody who sits down agrees that anybody may ask for hints."""
    rated: bool = False
    """Whether everybody who sits down agrees that the result counts for the ratings."""
    tournament: str = ""
    """The tournament that it is a table of."""
    played_on: str = ""
    """The table it was played on from."""
    played_after: int = 0
    """After how many decisions of that one."""
    played_scores: list[int] = []
    """What its seats had in the end, to compare with; empty if it was left before."""
    clock: Clock | None = None
    """How much time everybody has; None: as much as they like."""

    def anew(self, id_: str, seed: int, host: str, created: int) -> Setting:
        """For another table like this one, without what belongs to this one alone."""
        return msgspec.structs.replace(
            self,
            id=id_,
            seed=seed,
            host=host,
            created=created,
            imported=False,
            guide=False,
            secret="",
            origin="",
            chosen=False,
            rated=False,  # others would be seated without being asked
            tournament="",
            played_on="",
            played_after=0,
            played_scores=[],
        )
