"""What every store does. The same tests run on each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.table import Commit, Saved, Seat, Setting, Status

if TYPE_CHECKING:
    from meeplehall.store.days import Days
    from meeplehall.store.mails import Mails
    from meeplehall.store.people import People
    from meeplehall.store.ratings import Ratings
    from meeplehall.store.tournaments import Tournaments
    from meeplehall.store.trouble import Trouble


class StoreError(MeeplehallError):
    """A database that cannot be used."""


class Conflict(MeeplehallError):
    """Somebody else has written these entries: load the table again."""


class Write(msgspec.Struct, frozen=True):
    """A commit; with the setting, if the table is new."""

    commit: Commit
    setting: Setting | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. Without its seed: lists are for showing."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[Seat]
    waiting: list[int]
    host: str
    listed: bool
    created: int
    changed: int
    clock: str = ""
    """How much time everybody has, as `str(Clock)` says it; empty: as much as they like."""
    damaged: bool = False
    """Whether some of it could not be read; then it has no seats."""


FAR_OFF = 2**62
"""A moment that nobody will see."""
GONE = -1
"""The length of a table that has been removed."""


class Listener(Protocol):
    """Told what other halls on the same database do."""

    def changed(self, table: str, length: int) -> None:
        """A table has so many entries now, or is GONE."""

    def tournament_changed(self, tournament: str) -> None:
        """Somebody has joined or left one, a round has begun, or a result is known."""

    def sessions_ended(self) -> None:
        """Somebody has been forgotten."""

    def present(self, hall: str, table: str, seats: Sequence[int]) -> None:
        """At another hall the people of these seats have the table open."""

    def missed(self) -> None:
        """For a while nothing could be heard: anything may have happened."""

    def outdated(self, why: str) -> None:
        """The database can be used by this program no longer."""


class Process(msgspec.Struct, frozen=True):
    """A hall that runs on the database."""

    id: str
    layout: int
    """The newest layout it knows."""
    about: str
    """What it tells of itself, as JSON; empty: nothing yet."""
    tables: int
    """At how many it lets bots play, or reads a review."""


class Thinker(msgspec.Struct, frozen=True):
    """A process that answers the questions of halls on other machines."""

    about: str
    """What it calls itself."""
    workers: int
    thinking: int


class Standing(msgspec.Struct, frozen=True):
    """How the whole hall stands, for whoever runs it."""

    tables: dict[str, int]
    """How many have which status."""
    bots_due: int
    """Tables where a bot owes a decision..."""
    unattended: int = 0
    """...and no process that lives lets it play."""
    questions: int = 0
    """In the queue for thinkers elsewhere, those that are being thought about not counted."""
    longest: float = 0.0
    """Seconds that the first of them has waited."""
    thinkers: list[Thinker] = []


class Neighbours(Protocol):
    """The other halls on the same database."""

    async def run(self, listener: Listener) -> None:
        """Hear of them and be counted among them, until cancelled."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have; those that are not there are left out."""

    async def tell_present(self, table: str, seats: Sequence[int]) -> None:
        """Let the others know whose people have a table open here."""

    def tell_tournament(self, tournament: str) -> None:
        """Let the others know soon that one has changed, if they can be reached."""

    async def claim(self, table: str) -> bool:
        """Whether this hall lets the bots of a table play from now on: no other that lives does."""

    async def claim_all(self, tables: Sequence[str]) -> set[str]:
        """Those of them of which the same is true."""

    def owns(self, table: str) -> bool:
        """Whether it still does, as far as is known here."""

    async def release(self, table: str) -> None:
        """Another may."""

    async def unattended(self) -> list[TableSummary]:
        """Tables where a bot owes a decision and no hall that lives lets it play, last changed first."""

    async def bury(self) -> int:
        """How many processes were found to have died; what they had claimed is free now."""

    @property
    def owner(self) -> str:
        """What this process is called among those that live; empty before it is."""

    async def report(self, about: str) -> None:
        """What is to be known of this process, for `processes`."""

    async def processes(self) -> list[Process]:
        """Those that live."""


class Store(Protocol):
    """Everything is durable when the call that wrote it returns."""

    @property
    def neighbours(self) -> Neighbours | None:
        """Other halls that may use it at the same time; None: there are none."""

    @property
    def trouble(self) -> Trouble:
        """Where its failures are told of."""

    @property
    def people(self) -> People:
        """Accounts."""

    @property
    def days(self) -> Days:
        """Clocks and vacations."""

    @property
    def mails(self) -> Mails:
        """Who is told of turns by mail."""

    async def moment(self) -> int | None:
        """Milliseconds since 1970 by the clock of the database; None: it has none of its own."""

    @property
    def ratings(self) -> Ratings:
        """How well they play."""

    @property
    def tournaments(self) -> Tournaments:
        """Tournaments."""

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing. Raises Conflict if an entry's number is taken."""

    async def load(self, table: str, after: int = 0) -> Saved | None:
        """A table, or None; of its entries those from this number on."""

    async def of_player(self, player: str, limit: int = 50, status: Status | None = None) -> list[TableSummary]:
        """The tables a person sits at or hosts, or those with this status, last changed first.

        Of an account it finds those of all its ids, by any of them; so does `unfinished`.
        """

    async def counts_of_player(self, player: str) -> Counter[Status]:
        """How many those are, of each status."""

    async def blank(self, table: str, players: Sequence[str]) -> None:
        """Take out of a table's log what these people were called and what they said; nobody keeps it in memory."""

    async def unfinished(self, host: str) -> int:
        """How many tables of this host are open or running."""

    async def listed(
        self, status: Status, limit: int = 50, game: str = "", before: int = FAR_OFF
    ) -> list[TableSummary]:
        """The tables shown to everybody, last changed first; of one game, and changed before then."""

    async def summaries(self, tables: Sequence[str]) -> list[TableSummary]:
        """Those of them that are there, in any order."""

    async def with_status(self, status: Status, after: str = "", limit: int = 500) -> list[TableSummary]:
        """All tables with this status, private ones too, by their ids: those after this one."""

    async def waiting_for_bots(self) -> list[TableSummary]:
        """Running tables where a bot owes a decision, last changed first; damaged ones are left out."""

    async def outdated(self, status: Status, before: int, limit: int = 1000) -> list[str]:
        """The tables with this status of which nothing was told since then, the oldest first."""

    async def remove(self, table: str, before: int, at: int) -> bool:
        """Take a table out for good and note that it was there; False if something has happened there since then."""

    async def was_removed(self, table: str) -> bool:
        """Whether there was a table of this name that has been taken out."""

    async def forget(self, player: str, at: int) -> bool:
        """Whoever comes as this person from now on is somebody else; False if no table knows the person anyway."""

    async def forgotten(self) -> list[str]:
        """Those who were, as long as a table knows them."""

    async def keep_verdict(self, table: str, budget: str, turn: int, verdict: bytes) -> None:
        """What a review has found out about a turn; nothing happens if the table has been taken out meanwhile."""

    async def verdicts(self, table: str, budget: str) -> dict[int, bytes]:
        """What reviews with this budget have found out, by turn."""

    async def verdict_counts(self, tables: Sequence[str], budget: str) -> dict[str, int]:
        """How many turns reviews with this budget have judged at these tables; those without any are left out."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made at the first call."""

    async def standing(self) -> Standing:
        """How the whole hall stands; looks at every table, so not to be asked all the time."""

    async def check(self) -> None:
        """Returns if it can be read and written now."""

    async def close(self) -> None:
        """Write what is left and let go."""
