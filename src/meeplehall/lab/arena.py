"""Bots against each other: every lineup on the same seeds in all its seatings, kept in a file, so that it can go on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path

from meeplehall import bots
from meeplehall.core import record as records
from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.journal import Journal
from meeplehall.core.record import Transcript
from meeplehall.files import make_folder, write_whole
from meeplehall.lab.results import Header, Result, ResultsFile
from meeplehall.lab.simulation import bot_seed
from meeplehall.lab.workers import Workers, workers
from meeplehall.registry import find

RECORDS = "records"


@dataclass(frozen=True)
class Fixture:
    """What is asked: these bots at tables of so many players, on the seeds from `seed` on."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None

    def load(self) -> Game:
        """The game, with the user's content if there is any."""
        return find(self.game, self.pack)

    def lineups(self) -> list[tuple[str, ...]]:
        """As many bots as seats sit down together. Otherwise every two meet, each alone among the other's kind.

        A game for one is played by every bot; a bot named twice or more, and no other, fills all seats.
        """
        if len(self.bots) == self.players:
            return [self.bots]
        names = list(dict.fromkeys(self.bots))
        if self.players == 1 or len(names) == 1:
            return [(name,) * self.players for name in names]
        out = []
        for a, b in combinations(names, 2):
            out.append((a, *[b] * (self.players - 1)))
            if self.players > 2:
                out.append((b, *[a] * (self.players - 1)))
        return out

    def seatings(self) -> list[tuple[str, ...]]:
        """All rotations of all lineups, each once."""
        found: dict[tuple[str, ...], None] = {}
        for lineup in self.lineups():
            for turn in range(len(lineup)):
                found[lineup[turn:] + lineup[:turn]] = None
        return list(found)

    def fingerprints(self) -> dict[str, str]:
        """Those of the bots, in a fixture with complete options."""
        game = self.load()
        state = game.begin(self.players, self.options, self.seed, None, game.version)
        return {name: bots.fingerprint(name, state) for name in self.bots}


def prepare(fixture: Fixture) -> Fixture:
    """The fixture with complete options; raises for anything that cannot be played."""
    game = fixture.load()
    options = game.settle(fixture.players, game.load_files(fixture.options))
    if not 0 <= fixture.seed <= MAX_SEED:
        raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {fixture.seed}")
    if len(fixture.bots) < 2 and fixture.players > 1:
        raise BadOption("name at least two bots, such as hard,normal; the same twice for self-play")
    ready = Fixture(fixture.game, fixture.bots, fixture.players, fixture.seed, options, fixture.pack)
    ready.fingerprints()  # weights that cannot be read are told before the first game
    return ready


def play(fixture: Fixture, seating: tuple[str, ...], seed: int, recorded: bool = False) -> tuple[Result, str | None]:
    """One game of a prepared fixture, with its record if that is wanted."""
    game = fixture.load()
    journal = Journal() if recorded else None
    state = game.begin(fixture.players, fixture.options, seed, journal, game.version)
    record = records.begin(game, fixture.players, fixture.options, seed, list(seating))
    transcript = Transcript(record, game, journal) if journal is not None else None
    players = [bots.make(name, bot_seed(seed, seat)) for seat, name in enumerate(seating)]
    decisions = 0
    clocks = [_Clock() for _ in seating]
    while not state.over:
        seat = state.actor()
        turn = state.turn_number()
        started = time.process_time()
        action = players[seat].choose(state, seat)
        clocks[seat].add(turn, time.process_time() - started)
        state.play(seat, action)
        decisions += 1
        if transcript is not None:
            transcript.note(seat, action)
    outcome = state.outcome()
    result = Result(
        seating,
        seed,
        outcome.scores,
        outcome.ranks,
        [round(clock.total, 6) for clock in clocks],
        [round(clock.longest, 6) for clock in clocks],
        [clock.turns for clock in clocks],
        decisions,
    )
    return result, None if transcript is None else transcript.text(state)


def record_path(folder: str, seating: tuple[str, ...], seed: int) -> Path:
    """Where the record of a game is."""
    return Path(folder) / re.sub(r"[^\w.@-]", "_", f"{seed}-{'-'.join(seating)}.rec")


class _Clock:
    """Thinking time of a seat, turn by turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.turns = 0
        self.here = self.total = self.longest = 0.0

    def add(self, turn: int, seconds: float) -> None:
        if turn != self.turn:
            self.turn = turn
            self.turns += 1
            self.here = 0.0
        self.here += seconds
        self.total += seconds
        self.longest = max(self.longest, self.here)


class Arena:
    """The games of a fixture, those of an earlier run included."""

    def __init__(self, fixture: Fixture, folder: str | None, keep_records: bool = False) -> None:
        self.fixture = prepare(fixture)
        self.results: list[Result] = []
        self.file: ResultsFile | None = None
        self.records: str | None = None
        if folder is not None:
            self.records = str(Path(folder) / RECORDS) if keep_records else None
            make_folder(self.records or folder)
            self.file = ResultsFile(folder)
            self.results = self._asked_for(self.file.resume(self._header()))

    def _header(self) -> Header:
        fixture = self.fixture
        game = fixture.load()
        return Header(
            fixture.game, game.version, fixture.players, fixture.options, game.content_id, fixture.fingerprints()
        )

    def _asked_for(self, found: list[Result]) -> list[Result]:
        """Those of this fixture, each game once."""
        wanted = set(self.fixture.seatings())
        return list({(r.seating, r.seed): r for r in found if r.seating in wanted}.values())

    def unrecorded(self) -> int:
        """How many games have no record although records are kept: an earlier run played them without."""
        folder = self.records
        return 0 if folder is None else sum(not record_path(folder, r.seating, r.seed).exists() for r in self.results)

    def run(
        self,
        games: int,
        jobs: int = 1,
        decided: Callable[[list[Result]], bool] | None = None,
        on: str | None = None,
    ) -> Iterator[Result]:
        """Play on until there are so many games in all, or until the question is decided; yields the new ones.

        All seatings play a seed before the next one, so there may be a few games more. `results` is in the order of
        seeds and seatings, whoever was ready first. Whether the question is decided is asked after every seed in that
        order; games beyond the seed that decided it, played in other processes or in an earlier run, do not count.
        """
        seatings = self.fixture.seatings()
        count = -(-games // len(seatings))
        seeds = [(self.fixture.seed + n) % (MAX_SEED + 1) for n in range(count)]
        order = {key: number for number, key in enumerate(product(seeds, seatings))}
        self.results = [r for r in self.results if (r.seed, r.seating) in order]
        missing = set(order) - {(r.seed, r.seating) for r in self.results}
        with workers(jobs, on) as crew:
            ahead = len(seeds) if decided is None else crew.count
            for at, seed in enumerate(seeds):
                if any((seed, seating) in missing for seating in seatings):
                    tasks = [key for key in product(seeds[at : at + ahead], seatings) if key in missing]
                    for result in self._batch(tasks, crew):
                        missing.remove((result.seed, result.seating))
                        self.results.append(result)
                        if self.file is not None:
                            self.file.append(result)
                        yield result
                self.results.sort(key=lambda r: order[r.seed, r.seating])
                end = (at + 1) * len(seatings)
                if decided is not None and decided(self.results[:end]):
                    del self.results[end:]
                    return

    def _batch(self, tasks: list[tuple[int, tuple[str, ...]]], crew: Workers) -> Iterator[Result]:
        """Records are written here: a worker may be on another machine."""
        todo = [(self.fixture, seating, seed, self.records is not None) for seed, seating in tasks]
        for result, record in crew.run(play, todo):
            if self.records is not None and record is not None:
                write_whole(str(record_path(self.records, result.seating, result.seed)), record)
            yield result
