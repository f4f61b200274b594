"""Random play through the checked border."""

from __future__ import annotations

from collections.abc import Iterator

from meeplehall.core.generator import generator
from meeplehall.core.state import State
from tests.conformance.cases import Case


def random_action(state: State, rng) -> tuple[int, int]:
    """A pending seat, any of them, and one of its legal actions."""
    pending = state.pending()
    seat = pending[rng.below(len(pending))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def walk(case: Case, seed: int) -> Iterator[State]:
    """The positions of a random game, the last included; the same object, changed in place."""
    state = case.new(seed)
    rng = generator(seed + 1)
    while not state.over:
        yield state
        state.apply(*random_action(state, rng))
    yield state


def position(case: Case, seed: int, steps: int) -> State:
    """A position of a random game that still has a decision, at most `steps` in."""
    state = case.new(seed)
    rng = generator(seed + 1)
    before = state
    for _ in range(steps):
        before = state.clone()
        state.apply(*random_action(state, rng))
        if state.over:
            return before
    return state
