"""Random play to the end: the simplest policy, the yardstick of speed."""

from __future__ import annotations

from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.native import i64
from meeplehall.core.state import State


def playout(state: State, policy: Generator, actions: Actions, limit: i64 = 1_000_000) -> i64:
    """Play legal actions at random until the game is over (or `limit`); returns the number of decisions."""
    decisions: i64 = 0
    while not state.over and decisions < limit:
        seat = state.actor()
        state.legal_into(seat, actions)
        state.play(seat, actions.items[policy.below(actions.n)])
        decisions += 1
    return decisions


def clones(state: State, n: i64) -> None:
    """Clone n times, for measuring."""
    for _ in range(n):
        state.clone()


def generate(state: State, seat: i64, actions: Actions, n: i64) -> None:
    """Generate the legal actions n times, for measuring."""
    for _ in range(n):
        state.legal_into(seat, actions)
