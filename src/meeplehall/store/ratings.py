"""Ratings as every store keeps them: the SQL is the same for all (`people.Ledger` runs it).

A rated table has a row in `matches` from the moment it is made. Its result is brought in by one transaction that moves
that row on and all ratings of the people with it: whoever tries it a second time changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meeplehall.contests.skill import PROVISIONAL, Skill
from meeplehall.core.errors import MeeplehallError
from meeplehall.store.ledger import Ledger, Step

WAITS, COUNTED, TOLD = 0, 1, 2
"""What has become of a rated table: it goes on or has just ended; ratings have moved; the table says so."""


class Counted(MeeplehallError):
    """This result has moved the ratings already."""


class Raced(MeeplehallError):
    """Another result has moved one of these ratings meanwhile: read them again."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How well an account plays a game at tables of so many."""

    account: str
    game: str
    players: int
    mean: float
    deviation: float
    games: int
    best: float
    """The highest that was no mere guess; 0: there was none."""
    played: int
    """When the last game counted, in milliseconds since 1970."""

    @property
    def skill(self) -> Skill:
        """As it was after that game."""
        return Skill(self.mean, self.deviation)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one game has done to one rating."""

    table_id: str
    account: str
    game: str
    players: int
    seat: int
    at: int
    place: int
    mean: float
    deviation: float
    change: float
    bots: str
    """The levels of the bots at the table, with commas between them."""

    @property
    def skill(self) -> Skill:
        """What was known after the game."""
        return Skill(self.mean, self.deviation)


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    account: str
    name: str
    face: int
    colour: int
    mean: float
    deviation: float
    games: int


_RATING = "account, game, players, mean, deviation, games, best, played"
_CHANGE = "table_id, account, game, players, seat, at, place, mean, deviation, change, bots"


class Ratings:
    """Of all accounts. Bots have theirs from the arena (`contests/anchors.py`)."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def expect(self, table: str, game: str, players: int, at: int) -> None:
        """A rated table is about to be made; one that is never made is forgotten by `tidy`."""
        sql = "INSERT INTO matches VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        await self._ledger.do(Step(sql, (table, game, players, at, WAITS)))

    async def due(self, limit: int = 100) -> list[str]:
        """Rated tables that have ended and do not say yet what that has done."""
        sql = (
            "SELECT m.table_id FROM matches m JOIN tables t ON t.id = m.table_id"
            " WHERE m.done < 2 AND t.status IN ('over', 'closed') ORDER BY m.opened LIMIT $1"
        )
        return [row[0] for row in await self._ledger.ask(sql, limit)]

    async def done(self, table: str) -> int | None:
        """WAITS, COUNTED or TOLD; None: it is not a rated table."""
        rows = await self._ledger.ask("SELECT done FROM matches WHERE table_id = $1", table)
        return int(rows[0][0]) if rows else None

    async def count(self, table: str, before: Sequence[Rating | None], changes: Sequence[Change]) -> None:
        """Bring a result in, all of it and once. Raises Counted, or Raced if a rating is not as it was `before`."""
        steps = [
            Step(
                "UPDATE matches SET done = $2 WHERE table_id = $1 AND done = $3",
                (table, COUNTED, WAITS),
                Counted(f"the result of table {table} has been counted"),
            )
        ]
        pairs = sorted(zip(before, changes, strict=True), key=lambda pair: pair[1].account)
        for old, new in pairs:  # always in the same order, so that two tables never wait for each other
            steps += [_moved(old, new), _kept(new)]
        await self._ledger.do(*steps)

    async def told(self, table: str) -> None:
        """The table itself says what its result has done."""
        await self._ledger.do(Step("UPDATE matches SET done = $2 WHERE table_id = $1", (table, TOLD)))

    async def of(self, account: str) -> list[Rating]:
        """All of somebody's, the latest first."""
        sql = f"SELECT {_RATING} FROM ratings WHERE account = $1 ORDER BY played DESC, game, players"
        return [_rating(row) for row in await self._ledger.ask(sql, account)]

    async def find(self, account: str, game: str, players: int) -> Rating | None:
        """One of them."""
        sql = f"SELECT {_RATING} FROM ratings WHERE account = $1 AND game = $2 AND players = $3"
        rows = await self._ledger.ask(sql, account, game, players)
        return _rating(rows[0]) if rows else None

    async def changes_at(self, table: str) -> list[Change]:
        """What a table's result has done, by seat."""
        sql = f"SELECT {_CHANGE} FROM rating_changes WHERE table_id = $1 ORDER BY seat"
        return [_change(row) for row in await self._ledger.ask(sql, table)]

    async def history(self, account: str, game: str, players: int, limit: int) -> list[Change]:
        """The latest so many, in order of time."""
        sql = (
            f"SELECT {_CHANGE} FROM rating_changes WHERE account = $1 AND game = $2 AND players = $3"
            " ORDER BY at DESC, table_id LIMIT $4"
        )
        return [_change(row) for row in await self._ledger.ask(sql, account, game, players, limit)][::-1]

    async def latest(self, account: str, limit: int) -> dict[str, Change]:
        """The latest of all games, by table."""
        sql = f"SELECT {_CHANGE} FROM rating_changes WHERE account = $1 ORDER BY at DESC LIMIT $2"
        return {row[0]: _change(row) for row in await self._ledger.ask(sql, account, limit)}

    async def met_since(self, account: str, game: str, players: int, since: int) -> list[tuple[str, str, str]]:
        """With whom somebody has had rated games: table, account, and the bots of that table."""
        sql = (
            "SELECT o.table_id, o.account, o.bots FROM rating_changes m JOIN rating_changes o"
            " ON o.table_id = m.table_id WHERE m.account = $1 AND m.game = $2 AND m.players = $3 AND m.at > $4"
        )
        return [(row[0], row[1], row[2]) for row in await self._ledger.ask(sql, account, game, players, since)]

    async def leaders(self, game: str, players: int, since: int, limit: int) -> list[Leader]:
        """The best of those whose rating is no mere guess and who have played since then."""
        sql = (
            "SELECT r.account, a.name, a.face, a.colour, r.mean, r.deviation, r.games FROM ratings r"
            " JOIN accounts a ON a.id = r.account WHERE r.game = $1 AND r.players = $2 AND r.deviation <= $3"
            " AND r.played > $4 AND a.blocked = 0 AND a.leaving = 0 ORDER BY r.mean DESC, r.account LIMIT $5"
        )
        names = ("account", "name", "face", "colour", "mean", "deviation", "games")
        rows = await self._ledger.ask(sql, game, players, PROVISIONAL, since, limit)
        return [Leader(**dict(zip(names, row))) for row in rows]

    async def boards(self) -> list[tuple[str, int, int]]:
        """Which games have been rated at tables of how many, and for how many people."""
        rows = await self._ledger.ask("SELECT game, players, count(*) FROM ratings GROUP BY game, players")
        return [(row[0], int(row[1]), int(row[2])) for row in rows]

    async def tidy(self, before: int) -> None:
        """Rows of tables that are gone, or were never made, and not younger than that."""
        sql = (
            "DELETE FROM matches WHERE opened < $1"
            " AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = matches.table_id)"
        )
        await self._ledger.do(Step(sql, (before,)))


def _moved(old: Rating | None, new: Change) -> Step:
    raced = Raced("another game has moved this rating meanwhile")
    skill = Skill(new.mean, new.deviation)
    best = 0.0 if skill.provisional else new.mean
    if old is None:
        return Step(
            f"INSERT INTO ratings ({_RATING}) VALUES ($1, $2, $3, $4, $5, 1, $6, $7) ON CONFLICT DO NOTHING",
            (new.account, new.game, new.players, new.mean, new.deviation, best, new.at),
            raced,
        )
    return Step(
        "UPDATE ratings SET mean = $4, deviation = $5, games = games + 1, best = $6, played = $7"
        " WHERE account = $1 AND game = $2 AND players = $3 AND games = $8",
        (new.account, new.game, new.players, new.mean, new.deviation, max(old.best, best), new.at, old.games),
        raced,
    )


def _kept(new: Change) -> Step:
    places = ", ".join(f"${n}" for n in range(1, 12))
    return Step(f"INSERT INTO rating_changes ({_CHANGE}) VALUES ({places})", msgspec.structs.astuple(new))


def _rating(row: Any) -> Rating:
    return Rating(**dict(zip(_RATING.split(", "), row)))


def _change(row: Any) -> Change:
    return Change(**dict(zip(_CHANGE.split(", "), row)))
