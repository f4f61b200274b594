"""Positions of bots' games with what was expected in them and how they ended: what winning chances are fitted on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from meeplehall import bots
from meeplehall.bots.chances import result
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.game import Game
from meeplehall.core.generator import generator

SPARSE = 6
"""One in so many turns is looked at."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A position of a game: how far it was, what the seats were expected to reach, what they had, what they got."""

    game: int
    elapsed: float
    values: list[float]
    scores: list[int]
    result: list[float]
    traits: tuple[str, ...] = ()
    """Modules, or an objective."""


def observe(game: Game, players: int, options: dict[str, str], level: str, seed: int) -> list[Row]:
    """Some positions of one game of that level against itself, each as whoever decides there knows it."""
    state = game.new(players, options, seed)
    people = [bots.make(level, seed * 31 + seat) for seat in range(players)]
    mind = heuristic_for(state)
    dice = generator(seed)
    seen = []
    turn = (-1, -1)
    while not state.over:
        seat = state.actor()
        if (seat, state.turn_number()) != turn:
            turn = (seat, state.turn_number())
            if dice.below(SPARSE) == 0:
                known = state.sample(seat, dice.word())
                values = [mind.value(known, other) / 1000 for other in range(players)]
                seen.append((mind.elapsed(known) / 1000, values, state.scores()))
        state.play(seat, people[seat].choose(state, seat))
    end, traits = result(state), game.traits(state)
    return [Row(seed, elapsed, values, scores, end, traits) for elapsed, values, scores in seen]


def apart(rows: Iterable[Row], number: int, of: int) -> list[Row]:
    """With other numbers of games than the rows of other players, whose seeds are the same."""
    return [msgspec.structs.replace(row, game=row.game * of + number) for row in rows]


def observed(
    game: Game,
    players: int,
    options: dict[str, str],
    level: str,
    seeds: Iterable[int],
    folder: str | Path,
    jobs: int = 1,
) -> Iterator[list[Row]]:
    """The positions of each of these games; what was played before is kept in the folder and not played again."""
    told = [f"{name}={value}" for name, value in sorted(options.items())]
    path = Path(folder) / ("-".join([game.name, f"rules{game.version}", str(players), *told, level]) + ".jsonl")
    path.parent.mkdir(parents=True, exist_ok=True)
    known: dict[int, list[Row]] = {}
    if path.exists():
        for line in path.read_bytes().splitlines():
            seed, rows = msgspec.json.decode(line, type=tuple[int, list[Row]])
            known[seed] = rows
    asked = list(seeds)
    look = partial(observe, game, players, options, level)
    with path.open("ab") as file, ProcessPoolExecutor(jobs) as pool:
        found = pool.map(look, [seed for seed in asked if seed not in known], chunksize=5)
        for seed in asked:
            if seed not in known:
                known[seed] = next(found)
                file.write(msgspec.json.encode((seed, known[seed])) + b"\n")
                file.flush()
            yield known[seed]
