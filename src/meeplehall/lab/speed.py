"""How fast the engines run here: random play, clone, legal, pack, view; in CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meeplehall.core import state as core_state
from meeplehall.core.buffer import Actions
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.playout import clones, generate, playout
from meeplehall.core.state import State

PASSES = 5
"""Other work on the machine can only slow a pass down: the best of so many is told."""


def is_compiled() -> bool:
    """Whether the engines run compiled."""
    return not str(core_state.__file__).endswith(".py")


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Figures of one game and player count; spends about that much CPU time on random play, and tells the best pass."""
    passes = [random_play(game, players, seconds / PASSES, first * 1_000_000) for first in range(PASSES)]
    games, decisions, spent = max(passes, key=lambda done: done[1] / done[2])
    middle = midgame(game, players, decisions // games // 2)
    seat = middle.actor()
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "decisions": decisions,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "clone_us": _microseconds(lambda n: clones(middle, n)),
        "legal_us": _microseconds(lambda n: generate(middle, seat, Actions(), n)),
        "pack_us": _microseconds(lambda n: _repeat(middle.pack, n)),
        "view_us": _microseconds(lambda n: _repeat(lambda: middle.view(seat), n)),
    }


def random_play(game: Game, players: int, seconds: float, seed: int) -> tuple[int, int, float]:
    """How many games and decisions were played at random in how much CPU time."""
    options = game.settle(players, {})
    actions = Actions()
    decisions = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds or games == 0:
        state = game.begin(players, options, seed + games, None, game.version)
        decisions += playout(state, generator(seed + games), actions)
        games += 1
    return games, decisions, time.process_time() - started


def midgame(game: Game, players: int, decisions: int) -> State:
    """A position about halfway through a random game."""
    state = game.new(players, {}, 1)
    playout(state, generator(1), Actions(), decisions)
    return state


def _repeat(do: Callable[[], object], n: int) -> None:
    for _ in range(n):
        do()


def _microseconds(run: Callable[[int], None]) -> float:
    """CPU time of one call, from enough calls to be measured; the best of three."""
    n = 16
    while True:
        started = time.process_time()
        run(n)
        spent = time.process_time() - started
        if spent > 0.01:
            break
        n *= 4
    best = spent
    for _ in range(2):
        started = time.process_time()
        run(n)
        best = min(best, time.process_time() - started)
    return best / n * 1e6
