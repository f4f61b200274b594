"""Games between bots, one after the other or in several processes, summed up seat by seat."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from meeplehall import bots
from meeplehall.core.errors import BadOption
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.lab.workers import workers
from meeplehall.registry import find

BATCH = 50


@dataclass(frozen=True)
class Series:
    """Which games to play: the g-th uses seed + g, so any of them can be played again alone."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None

    def load(self) -> Game:
        """The game, with the user's content if there is any."""
        return find(self.game, self.pack)


@dataclass
class SeatSum:
    """What one seat got over all games."""

    bot: str
    points: int = 0
    squares: int = 0
    wins: float = 0.0

    def add(self, points: int, share: float) -> None:
        """One more game; a shared win counts in parts."""
        self.points += points
        self.squares += points * points
        self.wins += share


@dataclass
class Summary:
    """What a simulation gave."""

    seats: list[SeatSum]
    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0

    def merge(self, other: Summary) -> None:
        """Add another part of the same simulation."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.points += theirs.points
            mine.squares += theirs.squares
            mine.wins += theirs.wins

    def as_data(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "decisions_per_second": round(self.decisions / self.cpu_seconds) if self.cpu_seconds else 0,
            "seats": [self._seat(seat) for seat in self.seats],
        }

    def _seat(self, seat: SeatSum) -> dict[str, Any]:
        mean = seat.points / self.games if self.games else 0.0
        variance = max(0.0, seat.squares / self.games - mean * mean) if self.games else 0.0
        return {
            "bot": seat.bot,
            "mean_score": round(mean, 3),
            "deviation": round(variance**0.5, 3),
            "wins": round(seat.wins, 6),
        }


def prepare(series: Series) -> Series:
    """The series with complete options and one bot per seat; raises for anything that cannot be played."""
    game = series.load()
    options = game.settle(series.players, game.load_files(series.options))
    if len(series.bots) not in (1, series.players):
        raise BadOption(f"{len(series.bots)} bots for {series.players} seats; name one for all or one per seat")
    if not 0 <= series.seed <= MAX_SEED:
        raise BadOption(f"seed must be from 0 to {MAX_SEED}, not {series.seed}")
    for name in series.bots:
        bots.make(name)
    named = series.bots if len(series.bots) == series.players else series.bots * series.players
    return Series(series.game, series.players, named, series.seed, options, series.pack)


def bot_seed(game_seed: int, seat: int) -> int:
    """Every seat of every game has its own stream of numbers."""
    return (game_seed * 8 + seat + 1) % MAX_SEED


def play_batch(series: Series, first: int, count: int) -> Summary:
    """Play some games of a prepared series in this process."""
    game = series.load()
    summary = Summary([SeatSum(name) for name in series.bots])
    started = time.process_time()
    for number in range(first, first + count):
        seed = (series.seed + number) % MAX_SEED
        state = game.begin(series.players, series.options, seed, None, game.version)
        players = [bots.make(name, bot_seed(seed, seat)) for seat, name in enumerate(series.bots)]
        summary.decisions += bots.play_out(state, players)
        outcome = state.outcome()
        winners = outcome.winners()
        for seat, total in enumerate(summary.seats):
            total.add(outcome.scores[seat], 1 / len(winners) if seat in winners else 0.0)
    summary.games = count
    summary.cpu_seconds = time.process_time() - started
    return summary


def simulate(
    series: Series,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str | None = None,
) -> Summary:
    """Play that many games; `progress` is told how many more are done.

    The result does not depend on `jobs`, nor on the cluster that `on` names (`lab/workers.py`).
    """
    series = prepare(series)
    total = Summary([SeatSum(name) for name in series.bots])
    batches = [(series, first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    with workers(jobs, on) as crew:
        for part in crew.run(play_batch, batches):
            total.merge(part)
            if progress is not None:
                progress(part.games)
    return total
