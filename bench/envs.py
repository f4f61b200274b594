"""Environments: steps per second of the native batch, an observation alone, and others' games beside them.

    python bench/envs.py [--seconds 2] [--json]

All figures are CPU time of one core. A step is a random legal action with the observation and the mask that follow it.
PettingZoo's Connect Four (pip install pygame), OpenSpiel's backgammon (open_spiel) and that of pgx (pgx, jax) are
measured where they are installed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from meeplehall.core.native import vec
from meeplehall.core.observer import row
from meeplehall.envs import pettingzoo
from meeplehall.envs.gymnasium import GameVectorEnv
from meeplehall.lab.speed import is_compiled, midgame
from meeplehall.registry import BUILT_IN, find

GAMES_AT_ONCE = 64  # as many as the cache of a core holds
PGX_GAMES = 1024
PASSES = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per figure")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    args = parser.parse_args()
    report = figures(args.seconds)
    print(json.dumps(report) if args.json else told(report))


def figures(seconds: float) -> dict[str, Any]:
    """Everything, in steps per second and microseconds."""
    rows = []
    for name in BUILT_IN:
        game = find(name)
        for players in range(game.min_players, game.max_players + 1):
            size = game.observer().layout(players).size
            speeds = {"native": native(name, players, seconds), "observation_us": observation(name, players)}
            rows.append({"game": name, "players": players, "cells": size, **speeds})
    return {
        "compiled": is_compiled(),
        "rows": rows,
        "pettingzoo": {name: aec(pettingzoo.env(name), seconds) for name in BUILT_IN},
        "others": others(seconds),
    }


def native(name: str, players: int, seconds: float) -> float:
    """Steps per second of many games in one batch, the best of five passes; every seat is played at random."""
    env = GameVectorEnv(name, GAMES_AT_ONCE, players=players, opponents="self")
    env.reset(seed=1)

    def run() -> float:
        steps = 0
        started = time.process_time()
        while time.process_time() - started < seconds / PASSES:
            for _ in range(16):
                env.step(env.sample())
            steps += 16 * GAMES_AT_ONCE
        return steps / (time.process_time() - started)

    return max(run() for _ in range(PASSES))


def observation(name: str, players: int) -> float:
    """Microseconds of one observation in the middle of a game, the best of several rounds."""
    game = find(name)
    observer, state = game.observer(), midgame(game, players, 80)
    cells = row(observer.layout(players).size)
    nothing = Nothing()
    return best(lambda: observer.fill(state, 0, cells, 0)) - best(lambda: nothing.fill(state, 0, cells, 0))


class Nothing:
    """What the call itself costs is not counted."""

    def fill(self, state: object, seat: int, cells: vec[int], at: int) -> None:
        pass


def best(call: Callable[[], object], calls: int = 2000) -> float:
    times = []
    for _ in range(40):
        started = time.process_time()
        for _ in range(calls):
            call()
        times.append(time.process_time() - started)
    return min(times) / calls * 1e6


def aec(env: Any, seconds: float) -> float:
    """Steps per second of a PettingZoo environment, the best of five passes; each with `last` and a legal action."""
    rng = random.Random(1)

    def run() -> float:
        steps = 0
        started = time.process_time()
        while time.process_time() - started < seconds / PASSES:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
                steps += 1
        return steps / (time.process_time() - started)

    return max(run() for _ in range(PASSES))


def others(seconds: float) -> dict[str, float]:
    """Games of other libraries, those that are installed."""
    found = {}
    try:
        from pettingzoo.classic import connect_four_v3

        found["PettingZoo's Connect Four"] = aec(connect_four_v3.env(), seconds)
    except ImportError:
        pass
    try:
        import pyspiel

        found["OpenSpiel's backgammon through Python, with observations"] = open_spiel(
            pyspiel.load_game("backgammon"), seconds
        )
    except ImportError:
        pass
    with contextlib.suppress(ImportError):
        found[f"pgx's backgammon, {PGX_GAMES} games at once"] = pgx_backgammon(seconds)
    return found


def pgx_backgammon(seconds: float) -> float:
    """Steps per second of a batch that JAX compiles for the CPU, by the CPU time of all its threads."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = auto_reset(env.step, env.init)

    def at_random(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        action = jax.random.categorical(first, jax.numpy.log(state.legal_action_mask.astype("float32")))
        return step(state, action, second)

    play = jax.jit(jax.vmap(at_random))
    key = jax.random.PRNGKey(1)
    state = play(jax.vmap(env.init)(jax.random.split(key, PGX_GAMES)), jax.random.split(key, PGX_GAMES))

    def run() -> float:
        nonlocal state, key
        steps = 0
        started = time.process_time()
        while time.process_time() - started < seconds / PASSES:
            key, now = jax.random.split(key)
            state = jax.block_until_ready(play(state, jax.random.split(now, PGX_GAMES)))
            steps += PGX_GAMES
        return steps / (time.process_time() - started)

    return max(run() for _ in range(PASSES))


def open_spiel(game: Any, seconds: float) -> float:
    """Decisions per second, the best of five passes, each with its observation; chance moves are not counted."""
    rng = random.Random(1)

    def run() -> float:
        steps = 0
        started = time.process_time()
        while time.process_time() - started < seconds / PASSES:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
                else:
                    state.observation_tensor()
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
        return steps / (time.process_time() - started)

    return max(run() for _ in range(PASSES))


def told(report: dict[str, Any]) -> str:
    lines = [
        f"environments, {'compiled' if report['compiled'] else 'plain Python'}, {GAMES_AT_ONCE} games at once",
        f"{'game':<12} players  cells  native steps/s  observation us",
    ]
    for line in report["rows"]:
        lines.append(
            f"{line['game']:<12} {line['players']:>7} {line['cells']:>6} {line['native']:>15,.0f} "
            f"{line['observation_us']:>15.2f}"
        )
    lines += [f"PettingZoo, {name} for 2: {speed:,.0f} steps/s" for name, speed in report["pettingzoo"].items()]
    two = next(line["native"] for line in report["rows"] if (line["game"], line["players"]) == ("burgundy", 2))
    for name, speed in report["others"].items():
        lines.append(f"{name}: {speed:,.0f} steps/s; native Burgundy for 2 is {two / speed:.0f} times that")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
