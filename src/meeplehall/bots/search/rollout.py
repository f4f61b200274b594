"""Rollouts: everybody plays greedily, or at random, up to a horizon."""

from __future__ import annotations

from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64
from meeplehall.core.state import State


class Span:
    """So many more turns of any seats, counted from a position on."""

    def __init__(self, state: State, turns: i64) -> None:
        self.left: i64 = turns
        self.seat: i64 = state.actor()
        self.turn: i64 = state.turn_number()

    def is_over(self, state: State) -> bool:
        """Whether the next decision lies beyond them; asked before every one."""
        seat = state.actor()
        turn = state.turn_number()
        if seat != self.seat or turn != self.turn:
            self.seat = seat
            self.turn = turn
            self.left -= 1
        return self.left < 0


def greedy(mind: Heuristic, state: State, seat: i64, actions: Actions) -> i64:
    """The action that looks best; among equals the first."""
    state.legal_into(seat, actions)
    items = actions.items
    best = items[0]
    if actions.n == 1:
        return best
    best_prior = mind.prior(state, seat, best)
    for i in range(1, actions.n):
        prior = mind.prior(state, seat, items[i])
        if prior > best_prior:
            best = items[i]
            best_prior = prior
    return best


def rollout(mind: Heuristic, state: State, turns: i64, actions: Actions) -> None:
    """Play greedily until so many more turns have begun."""
    span = Span(state, turns)
    while not state.over and not span.is_over(state):
        seat = state.actor()
        state.play(seat, greedy(mind, state, seat, actions))


def random_rollout(state: State, noise: Generator, actions: Actions) -> None:
    """Play to the end, every legal action as likely as the others."""
    while not state.over:
        seat = state.actor()
        state.legal_into(seat, actions)
        state.play(seat, actions.items[noise.below(actions.n)])
