"""Games played for learning: positions by their features, and what came of them."""

from __future__ import annotations

from meeplehall.bots.search.plans import Planner
from meeplehall.bots.search.rollout import greedy
from meeplehall.core.bits import zeros
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State


class Examples:
    """Features of seats (`x`) and by how much what they reached still grew (`y`)."""

    def __init__(self) -> None:
        self.x: list[vec[i64]] = []
        self.y: list[int] = []
        self.seats: list[int] = []
        self.reached: list[int] = []
        self.values: list[int] = []

    def note(self, mind: Heuristic, state: State, seat: i64) -> None:
        """Keep the position as this seat sees its prospects."""
        row = zeros(len(mind.feature_names()))
        mind.features(state, seat, row)
        self.x.append(row)
        self.seats.append(seat)
        self.reached.append(mind.reached(state, seat))
        self.values.append(mind.value(state, seat))

    def settle(self, mind: Heuristic, state: State, trust: float) -> None:
        """The game is over: each position's target lies between the result and the value one position later."""
        first = len(self.y)
        self.y.extend([0] * len(self.seats))
        for seat in range(state.seats):
            later = float(mind.reached(state, seat))
            for i in range(len(self.seats) - 1, -1, -1):
                if self.seats[i] == seat:
                    self.y[first + i] = round(later) - self.reached[i]
                    later = trust * later + (1.0 - trust) * float(self.values[i])
        self.seats = []
        self.reached = []
        self.values = []


class Lesson:
    """How a game for learning goes: wild for some turns, then by plan."""

    def __init__(self, planner: Planner, noise: Generator, trust: float) -> None:
        self.planner = planner
        self.noise = noise
        self.trust = trust
        self.actions = Actions()
        self.turns: i64 = 0
        """How many turns the last game had."""

    def play(self, state: State, wild_turns: i64, wildness: i64, out: Examples) -> None:
        """Up to the wild turn `wildness` of a thousand decisions are random (0: they are planned); in it all are."""
        mind = self.planner.mind
        noise = self.noise
        actions = self.actions
        last: i64 = -1
        turns: i64 = 0
        revealed: i64 = -1
        steps: list[int] = []
        at: i64 = 0
        while not state.over:
            seat = state.actor()
            if seat != last or state.revealed != revealed:
                last = seat
                at = 0
                steps = []
                turns += 1
                if turns > wild_turns:
                    for s in range(state.seats):
                        out.note(mind, state, s)
            if turns == wild_turns or (turns < wild_turns and noise.below(1000) < wildness):
                state.legal_into(seat, actions)
                action = actions.items[noise.below(actions.n)]
                steps = []
            elif self.planner.width == 0 or (turns < wild_turns and wildness != 0):
                action = greedy(mind, state, seat, actions)
            else:
                if at >= len(steps):
                    state.legal_into(seat, actions)
                    if actions.n == 1:
                        steps = [actions.items[0]]
                    else:
                        steps = self.planner.plans(state.sample(seat, noise.word()), seat, 1)[0].steps
                    at = 0
                action = steps[at]
                at += 1
            state.play(seat, action)
            revealed = state.revealed
            if turns > wild_turns and not state.over and state.actor() == seat and noise.below(3) == 0:
                out.note(mind, state, seat)
        out.settle(mind, state, self.trust)
        self.turns = turns
