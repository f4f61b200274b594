"""Information-set tree search over whole turns.

The tree knows turns, not chance: a node stands for what was done, whatever was rolled or drawn in between, and every
visit goes through a freshly sampled position, in which the turns that chance forbids are left out. Seats that decide at
the same time choose at the same node, so that none of them sees what the others chose.
"""

from __future__ import annotations

import math

from meeplehall.bots.search.budget import Budget
from meeplehall.bots.search.plans import Planner, plan_on
from meeplehall.bots.search.rollout import greedy
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.native import i64
from meeplehall.core.state import State

CURIOSITY = 0.7
"""How much a turn that was seldom tried is favoured, in deviations of what the visits brought."""
REPLIES = 4
"""Turns considered in nodes below the first."""


class Arm:
    """A turn that can be chosen at a node: how often it was possible, was chosen, and what that brought in all."""

    def __init__(self, number: int, steps: list[int]) -> None:
        self.number = number
        self.steps = steps
        self.possible: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0


class Node:
    """A place in the tree: the turns of each seat that decides there, and where all their choices together lead."""

    def __init__(self, seats: int) -> None:
        self.arms: list[list[Arm]] = [[] for _ in range(seats)]
        self.next: dict[tuple[int, ...], Node] = {}


class Tree:
    """Grows from one position for one seat; `first` proposes its turns there, `later` all others and the playouts."""

    def __init__(self, first: Planner, later: Planner, keep: int, turns: int) -> None:
        self.first = first
        self.later = later
        self.keep: i64 = keep
        self.turns: i64 = turns
        self.actions = Actions()
        self.node = Node(0)
        self.n: i64 = 0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def best(self, root: State, seat: i64, luck: Generator, budget: Budget, node: Node | None) -> Arm:
        """The turn most often chosen when the budget is spent; `node` is what an earlier search knows already."""
        self.node = Node(root.seats) if node is None else node
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0
        self._propose(self.node, root, seat, self.first, self.keep)
        while True:
            self._visit(root, seat, luck.word())
            budget.spent += 1
            if budget.share_reached(1.0):
                break
        arms = self.node.arms[seat]
        found = arms[0]
        for arm in arms:
            if arm.visits > found.visits:
                found = arm
        return found

    def _visit(self, root: State, seat: i64, seed: i64) -> None:
        """Down the tree to a new node, on by plan to the horizon, and back."""
        state = root.sample(seat, seed)
        node = self.node
        movers: list[int] = []
        chosen: list[Arm] = []
        new = False
        while not new and not state.over:
            key: list[int] = []
            for mover in state.pending():
                arm = self._choose(node, state, mover)
                self._play(state, mover, arm.steps)
                movers.append(mover)
                chosen.append(arm)
                key.append(arm.number)
            at = tuple(key)
            if at not in node.next:
                node.next[at] = Node(state.seats)
                new = True
            node = node.next[at]
        plan_on(state, self.turns, self.later)
        for i in range(len(chosen)):
            worth = float(self.first.mind.utility(state, movers[i])) / 1000.0
            chosen[i].visits += 1
            chosen[i].total += worth
            if i == 0:
                self.n += 1
                self.sum += worth
                self.squares += worth * worth

    def _choose(self, node: Node, state: State, mover: i64) -> Arm:
        """The turn with the highest upper bound among those possible now."""
        state.legal_into(mover, self.actions)
        best: Arm | None = None
        best_bound = 0.0
        spread = self._spread()
        for arm in node.arms[mover]:
            if not self.actions.has(arm.steps[0]):
                continue
            arm.possible += 1
            if arm.visits == 0:
                return arm
            bound = arm.total / float(arm.visits)
            bound += CURIOSITY * spread * math.sqrt(math.log(float(arm.possible)) / float(arm.visits))
            if best is None or bound > best_bound:
                best = arm
                best_bound = bound
        if best is None:
            best = self._propose(node, state, mover, self.later, REPLIES)
            best.possible += 1
        return best

    def _propose(self, node: Node, state: State, mover: i64, planner: Planner, most: i64) -> Arm:
        """Add the turns that look best here and are not known yet; returns the best, known or not."""
        arms = node.arms[mover]
        first: Arm | None = None
        for plan in planner.plans(state, mover, most):
            found: Arm | None = None
            for arm in arms:
                if arm.steps == plan.steps:
                    found = arm
            if found is None:
                found = Arm(len(arms), plan.steps)
                arms.append(found)
            if first is None:
                first = found
        assert first is not None
        return first

    def _play(self, state: State, mover: i64, steps: list[int]) -> None:
        """The steps as far as chance allows them, and the rest of the turn at first glance."""
        turn = state.turn_number()
        revealed = state.revealed
        for action in steps:
            if not state.owes(mover):
                return
            state.legal_into(mover, self.actions)
            if not self.actions.has(action):
                break
            state.play(mover, action)
        while state.owes(mover) and state.turn_number() == turn and state.revealed == revealed:
            state.play(mover, greedy(self.first.mind, state, mover, self.actions))

    def _spread(self) -> float:
        if self.n < 2:
            return 1.0
        mean = self.sum / float(self.n)
        return math.sqrt(max(0.01, self.squares / float(self.n) - mean * mean))
