"""The season of a club: all games of a hall as records, those of another hall taken in, and who stands where."""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from meeplehall import registry
from meeplehall.core import record
from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.files import make_folder, write_whole
from meeplehall.store import Store, TableSummary, Write
from meeplehall.table import Status, Table
from meeplehall.table.fairness import NotFair, proof_for
from meeplehall.table.imports import RECORDED, from_replay
from meeplehall.web.offered_games import is_offered, offered_game
from meeplehall.web.packs import Packs
from meeplehall.web.people import name_on
from meeplehall.web.rooms.replays import check_replayable, record_of
from meeplehall.web.texts import DEFAULT, texts

NO_LOG = 10**9
LARGEST = 4 * 1024 * 1024
"""Bytes of a record."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_BOT = re.compile(r"^# seat (\d{1,2}) is a bot(?:: ([a-z0-9/:-]{1,40}))?$", re.MULTILINE)
GUEST = "guest"
"""The level of somebody's own bot."""
_ENDED = re.compile(r"^# ended (\S{1,40})$", re.MULTILINE)


async def finished(store: Store) -> AsyncIterator[TableSummary]:
    """Every game that was played to its end, private ones too."""
    last = ""
    while rows := await store.with_status(Status.OVER, last):
        for row in rows:
            if not row.damaged and is_offered(row.game):
                yield row
        last = rows[-1].id


# Out


async def export_records(store: Store, folder: Path, listed_only: bool, tell: Callable[[str], None]) -> int:
    """A file for each finished game that was played here; how many. Those that cannot be written are told."""
    make_folder(str(folder))
    count = 0
    async for row in finished(store):
        if listed_only and not row.listed:
            continue
        try:
            table = await _load(store, row.id)
            if table.setting.imported:
                continue
            write_whole(str(folder / f"{row.game}-{row.id}.txt"), written(table))
            count += 1
        except MeeplehallError as error:
            tell(f"table {row.id}: {error}")
    return count


async def _load(store: Store, table: str, after: int = 0) -> Table:
    saved = await store.load(table, after)
    if saved is None:
        raise MeeplehallError("it is gone")
    return Table.load(saved, registry.with_content(saved.setting.game, saved.setting.pack))


def written(table: Table) -> str:
    """A game with what a record does not know of itself: when it ended, which seats were bots', its proof."""
    check_replayable(table)
    t = texts(DEFAULT)
    kept = record_of(table, [name_on(table.seats, n, t) for n in range(len(table.seats))])
    proof = table.proof()
    kept.remarks += [] if proof is None else proof.remarks()
    kept.remarks.append(f"# ended {datetime.fromtimestamp(table.changed() / 1000, UTC).isoformat(timespec='seconds')}")
    for n, seat in enumerate(table.seats):
        if seat.program or not seat.player:
            kept.remarks.append(f"# seat {n} is a bot" + (f": {seat.bot}" if seat.bot else ""))
    return record.write(kept, table.game)


# In


@dataclass
class TakenIn:
    """What became of a folder."""

    new: int = 0
    known: int = 0
    """Those that were there already."""
    refused: int = 0


async def import_records(store: Store, files: Iterable[Path], at: int, tell: Callable[[str], None]) -> TakenIn:
    """Records as finished tables for everybody to look at. The same record twice is one table; a broken one is told
    with its line, and the others are taken all the same."""
    done, packs = TakenIn(), Packs()
    for file in files:
        try:
            text = _read(file)
            name = _id(text)
            if await store.summaries([name]) or await store.was_removed(name):
                done.known += 1
                continue
            table = _table(text, name, at, packs)
            commit = table.take_commit()
            assert commit is not None
            await store.write([Write(commit, table.setting)])
            done.new += 1
        except (MeeplehallError, OSError) as error:
            done.refused += 1
            tell(f"{file}: {error}")
    return done


def _read(file: Path) -> str:
    if file.stat().st_size > LARGEST:
        raise MeeplehallError(f"a record has at most {LARGEST} bytes")
    try:
        return file.read_text(encoding="utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadRecord(1, "a record is text in UTF-8") from None


def _id(text: str) -> str:
    """Equal for equal records."""
    digest = hashlib.sha256(text.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])


def _table(text: str, name: str, at: int, packs: Packs) -> Table:
    replay = record.Replay(text, offered_game, verify=True, find_content=packs.with_content)
    try:
        proof = proof_for(text, replay.record.seed, replay.record.players)
    except NotFair as error:
        raise MeeplehallError(f"the proof of its chance: {error}") from None
    bots = {int(found[1]): found[2] or GUEST for found in _BOT.finditer(text)}
    table, _ = from_replay(replay, name, "", min(at, _ended(text) or at), proof, bots)
    if table.status is not Status.OVER:
        raise MeeplehallError("this game was not played to its end")
    table.setting = msgspec.structs.replace(table.setting, listed=True)
    return table


def _ended(text: str) -> int:
    """When, in milliseconds since 1970; 0: it does not say."""
    found = _ENDED.search(text)
    try:
        return int(datetime.fromisoformat(found[1]).timestamp() * 1000) if found else 0
    except ValueError:
        return 0


# Standings


@dataclass
class Standing:
    """How somebody did over many games."""

    name: str
    games: int = 0
    wins: int = 0
    """Shared ones too."""
    points: float = 0.0
    """For each game 1 for the first place, 0 for the last, and evenly between."""
    score: int = 0
    """Points of the games themselves, added up."""
    best: int = 0

    @property
    def share(self) -> float:
        """Of the points that could be had."""
        return self.points / self.games


@dataclass(frozen=True)
class Standings:
    """Of one game."""

    game: str
    games: int
    people: list[Standing]
    """The first first."""


async def standings(store: Store, since: int, until: int, games: Iterable[str] = ()) -> list[Standings]:
    """Of all finished games of two or more people in that time, by game. Bots are no people."""
    wanted = set(games)
    found: dict[str, dict[str, Standing]] = defaultdict(dict)
    played: dict[str, int] = defaultdict(int)
    async for row in finished(store):
        if since <= row.changed < until and (not wanted or row.game in wanted):
            try:
                table = await _load(store, row.id, NO_LOG)
            except MeeplehallError:
                continue
            if _count(found[row.game], table, row):
                played[row.game] += 1
    return [
        Standings(game, played[game], sorted(people.values(), key=lambda one: (-one.points, -one.wins, one.name)))
        for game, people in sorted(found.items())
        if people
    ]


def _count(people: dict[str, Standing], table: Table, row: TableSummary) -> bool:
    named = {
        n: seat.name
        for n, seat in enumerate(row.seats)
        if seat.name and not seat.program and (seat.player or seat.bot == RECORDED)
    }
    setting, outcome = table.setting, table.outcome()
    apart = setting.guide or setting.played_on or setting.chosen
    if apart or len(set(named.values())) < 2 or outcome is None:
        return False
    last = len(row.seats) - 1
    for n, name in named.items():
        one = people.setdefault(name.casefold(), Standing(name))
        rank, sharing = outcome.ranks[n], outcome.ranks.count(outcome.ranks[n])
        one.games += 1
        one.wins += rank == 1
        one.points += 1 - (rank - 1 + (sharing - 1) / 2) / last
        one.score += outcome.scores[n]
        one.best = max(one.best, outcome.scores[n])
    return True
