"""Datasets of games that bots play."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meeplehall import bots
from meeplehall.bots.bot import Bot
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import MAX_SEED
from meeplehall.core.journal import Journal
from meeplehall.core.state import State
from meeplehall.data.extra import check
from meeplehall.data.parts import Dataset, read
from meeplehall.data.rows import Rows
from meeplehall.data.values import Valuer
from meeplehall.lab.simulation import SeatSum, Series, Summary, bot_seed, prepare
from meeplehall.lab.workers import workers

PART = 500
"""Games in a part: a file of each table."""


def simulate_into(
    folder: str,
    series: Series,
    games: int,
    jobs: int = 1,
    values: bool = False,
    progress: Callable[[int], None] | None = None,
    on: str | None = None,
) -> Summary:
    """Play that many games into a folder of Parquet files; what is there already is not played again.

    The games do not depend on `jobs`, nor on the cluster that `on` names. With `values` every decision comes with the
    winning chance before it (slower).
    """
    check()
    series = prepare(series)
    dataset = Dataset(folder)
    dataset.open(_about(series, values))
    wanted = [(first, min(PART, games - first)) for first in range(0, games, PART)]
    _make_room(dataset, wanted)
    missing = [part for part in wanted if not dataset.has(*part)]
    done = games - sum(count for _, count in missing)
    if progress is not None and done:
        progress(done)
    with workers(jobs, on) as crew:
        tasks = [(series, first, count, values) for first, count in missing]
        for first, count, tables in crew.run(play_part, tasks):
            dataset.write(first, count, tables)
            if progress is not None:
                progress(count)
    return summary(folder, series)


def _about(series: Series, values: bool) -> dict[str, Any]:
    game = series.load()
    state = game.begin(series.players, series.options, series.seed, None, game.version)
    return {
        "game": game.name,
        "rules": game.version,
        "content": game.content_id,
        "players": series.players,
        "options": series.options,
        "seed": series.seed,
        "bots": [[name, bots.fingerprint(name, state)] for name in series.bots],
        "values": values,
    }


def _make_room(dataset: Dataset, wanted: list[tuple[int, int]]) -> None:
    """A last part that was smaller gives way to a whole one; games that nobody asked for are not thrown away."""
    games = sum(count for _, count in wanted)
    found = dataset.parts()
    if sum(count for _, count in found) > games:
        held = sum(count for _, count in found)
        raise MeeplehallError(
            f"{dataset.folder}: holds {held} games already; ask for as many, or choose another folder"
        )
    for part in found:
        if part not in wanted:
            dataset.remove(*part)


def play_part(series: Series, first: int, count: int, values: bool) -> tuple[int, int, dict[str, bytes]]:
    """Play some games of a prepared series; returns them as files, for a worker may be on another machine."""
    game = series.load()
    rows = Rows(game)
    about = {"rules": game.version, "content": game.content_id, "players": series.players}
    about |= {f"option_{name}": value for name, value in series.options.items()}
    for number in range(first, first + count):
        seed = (series.seed + number) % MAX_SEED
        journal = Journal()
        state = game.begin(series.players, series.options, seed, journal, game.version)
        players = [bots.make(name, bot_seed(seed, seat)) for seat, name in enumerate(series.bots)]
        rows.begin(number, series.players)
        rows.told(journal.take())
        cpu = _watch(state, journal, players, rows, Valuer(state) if values else None)
        rows.end(state, about | {"seed": seed}, series.bots, [nanoseconds / 1e6 for nanoseconds in cpu])
    return first, count, rows.files()


def _watch(state: State, journal: Journal, players: list[Bot], rows: Rows, valuer: Valuer | None) -> list[int]:
    """One game to its end; returns the thinking of every seat in nanoseconds."""
    cpu = [0] * len(players)
    while not state.over:
        seat = state.actor()
        started = time.thread_time_ns()
        action = players[seat].choose(state, seat)
        spent = time.thread_time_ns() - started
        cpu[seat] += spent
        value = None if valuer is None else valuer.value(state, seat)
        rows.decided(state, seat, action, len(state.legal(seat)), spent // 1000, value)
        state.play(seat, action)
        rows.told(journal.take())
    return cpu


def summary(folder: str, series: Series) -> Summary:
    """What the games of a dataset gave, seat by seat."""
    games, seats = read(folder, "games"), read(folder, "seats")
    found = Summary([SeatSum(name) for name in series.bots], games.height, int(games["decisions"].sum()))
    found.cpu_seconds = float(seats["cpu_ms"].sum()) / 1000
    for seat, score, win in seats.select("seat", "score", "win").iter_rows():
        found.seats[seat].add(score, win)
    return found
