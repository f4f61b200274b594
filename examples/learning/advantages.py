"""How much better than expected every decision was, when several seats take turns: GAE seat by seat."""

from __future__ import annotations

import numpy as np

Numbers = np.ndarray


def advantages(
    seats: Numbers, values: Numbers, returns: Numbers, done: Numbers, gamma: float, trace: float
) -> tuple[Numbers, Numbers]:
    """Advantages and which of them are known, both by step and game.

    `seats` and `values`: who decided and what it expected; `returns`: what every seat got in that step; `done`: whether
    the game ended with it. What a seat gets while others decide belongs to its own last decision. The last decision of
    a seat before the steps run out is not known: nobody has seen yet what came of it. It only tells the one before what
    to expect.
    """
    steps, games, players = returns.shape
    found, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    every = np.arange(games)
    # For every game and seat, as seen from one step earlier: what it got since, and its next decision.
    got, next_value, next_advantage = (np.zeros((games, players), np.float32) for _ in range(3))
    has_next = np.zeros((games, players), bool)
    for t in reversed(range(steps)):
        for later in (got, next_value, next_advantage):
            later[done[t]] = 0.0
        has_next[done[t]] = True
        got += returns[t]
        at = (every, seats[t])
        surprise = got[at] + gamma * next_value[at] - values[t]
        known[t] = has_next[at]
        found[t] = np.where(known[t], surprise + gamma * trace * next_advantage[at], 0.0)
        next_value[at], next_advantage[at], got[at], has_next[at] = values[t], found[t], 0.0, True
    return found, known
