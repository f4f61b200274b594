"""What somebody has played here, game by game, for the statistics: read once, for a finished game never changes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeVar

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import Store, StoreError, TableSummary
from meeplehall.study.statistics import PEOPLE, Errors, Played, errors_of
from meeplehall.table import Seat, Status
from meeplehall.web.offered_games import is_offered
from meeplehall.web.rooms.results import Result, Results
from meeplehall.web.rooms.reviews import Reviews, whole_review
from meeplehall.web.rooms.rooms import Rooms

T = TypeVar("T")

MOST_KEPT = 2000


class OwnGames:
    """The finished games of a person, with what their reviews say where those are complete."""

    def __init__(self, store: Store, rooms: Rooms, results: Results, reviews: Reviews, most: int) -> None:
        """So many games of a person are counted, the latest."""
        self._store = store
        self._rooms = rooms
        self._results = results
        self._budget = reviews.budget
        self._most = most
        self._reviewed: OrderedDict[str, list[Errors]] = OrderedDict()
        """By table: what its review says of each seat."""
        self._judged: OrderedDict[str, int] = OrderedDict()
        """By table: how many turns were judged when its review was found incomplete."""
        self._reading = asyncio.Lock()
        """Whoever comes while games are read waits, and finds what was read."""

    async def of(self, players: Sequence[str]) -> list[Played]:
        """By all ids of the person, the oldest first.

        Who shared a screen, or had a bot stand in at the end, did not play that game alone.
        """
        rows = await self._store.of_player(players[0], self._most, Status.OVER)
        seats = {row.id: seat for row in rows if (seat := _own_seat(row, players)) is not None}
        async with self._reading:
            results = {table: result for table in seats if (result := await self._result(table)) is not None}
            await self._read_reviews(list(results))
        games = [
            _played(row, seats[row.id], results[row.id], self._reviewed.get(row.id))
            for row in rows
            if row.id in results
        ]
        return sorted(games, key=lambda game: game.when)

    async def _result(self, table: str) -> Result | None:
        """None, if it does not count, or cannot be read."""
        try:
            found = await self._results.find(table)
        except StoreError:
            raise
        except MeeplehallError:
            return None
        return found if found is not None and found.counts else None

    async def _read_reviews(self, tables: list[str]) -> None:
        """Those that have become complete since somebody asked last."""
        open_ = [table for table in tables if table not in self._reviewed]
        counts = await self._store.verdict_counts(open_, self._budget)
        for table, count in counts.items():
            if self._judged.get(table) != count:
                _keep(self._judged, table, count)
                await self._read_review(table)

    async def _read_review(self, table: str) -> None:
        kept = await self._store.verdicts(table, self._budget)
        found = await self._rooms.look(table)

        def read() -> list[Errors] | None:
            review = whole_review(found, kept)
            return None if review is None else [errors_of(review, seat) for seat in range(len(found.seats))]

        errors = await asyncio.to_thread(read)
        if errors is not None:
            _keep(self._reviewed, table, errors)


def _keep(kept: OrderedDict[str, T], table: str, found: T) -> None:
    kept[table] = found
    kept.move_to_end(table)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def _own_seat(row: TableSummary, players: Sequence[str]) -> int | None:
    """Where the person sat, alone and to the end."""
    if row.damaged or not is_offered(row.game):
        return None
    held = [n for n, seat in enumerate(row.seats) if seat.player and seat.player in players]
    return held[0] if len(held) == 1 and row.seats[held[0]].person else None


def _played(row: TableSummary, seat: int, result: Result, errors: list[Errors] | None) -> Played:
    others = [n for n in range(len(row.seats)) if n != seat]
    return Played(
        game=row.game,
        players=len(row.seats),
        when=result.ended / 1000,
        rank=result.outcome.ranks[seat],
        points=result.outcome.scores[seat],
        against=tuple(_kind(row.seats[n]) for n in others),
        errors=errors[seat] if errors else None,
        favourites=result.chosen[seat],
        source=row.id,
        rivals=tuple((_kind(row.seats[n]), errors[n].all) for n in others if _is_bot(row.seats[n])) if errors else (),
        met=tuple(row.seats[n].name for n in others if not _is_bot(row.seats[n]) and row.seats[n].name),
    )


def _kind(seat: Seat) -> str:
    return seat.bot if _is_bot(seat) else PEOPLE


def _is_bot(seat: Seat) -> bool:
    """And no stand-in: that one has only ended what a person began."""
    return bool(seat.bot) and not seat.player
