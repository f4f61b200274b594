"""How fast imagined games are played: `python bench/search.py`.

From positions in the middle of Burgundy games for two, every imagined game is sampled, played to the end at random and
judged. The share outside the engine is what remains when the same decisions are played without sampling, choosing and
judging: the time of `legal_into` and `play` alone.
"""

from __future__ import annotations

import time

from meeplehall import bots
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.search.rollout import random_rollout
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import generator
from meeplehall.core.state import State
from meeplehall.registry import find

POSITIONS = 20
GAMES = 400


def middles() -> list[State]:
    """Positions after half of the rounds, reached by greedy bots."""
    found = []
    for seed in range(POSITIONS):
        state = find("burgundy").new(2, {}, seed)
        players = [bots.make("greedy", seat) for seat in range(2)]
        while state.turn_number() < state.seats * 12:
            seat = state.actor()
            state.play(seat, players[seat].choose(state, seat))
        found.append(state)
    return found


def imagined(positions: list[State]) -> float:
    """Seconds of CPU for all imagined games."""
    noise, actions, mind = generator(1), Actions(), heuristic_for(positions[0])
    started = time.process_time()
    for state in positions:
        seat = state.actor()
        for game in range(GAMES):
            sample = state.sample(seat, game)
            random_rollout(sample, noise, actions)
            mind.utility(sample, seat)
    return time.process_time() - started


def main() -> None:
    positions = middles()
    best = min(imagined(positions) for _ in range(3))
    games = len(positions) * GAMES
    mind = heuristic_for(positions[0])
    started = time.process_time()
    for state in positions:
        for game in range(GAMES):
            mind.utility(state.sample(state.actor(), game), state.actor())
    around = time.process_time() - started
    print(f"complete imagined games from the middle of Burgundy, 2 players, random: {games / best:,.0f} per CPU second")
    print(f"of that outside the engine (sampling and judging): {around / best:.0%}")


if __name__ == "__main__":
    main()
