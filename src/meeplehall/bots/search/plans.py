"""Whole turns: the ways a seat can decide until chance or another seat comes in, the promising ones."""

from __future__ import annotations

from typing import Final

from meeplehall.bots.search.rollout import Span, greedy
from meeplehall.core.bits import zeros
from meeplehall.core.buffer import Actions
from meeplehall.core.heuristic import DOMINATED, Heuristic
from meeplehall.core.native import i64
from meeplehall.core.state import State
from meeplehall.core.undo import can_take_back

LONGEST: Final = 40
"""Decisions in a row; games whose turns could go round in circles are cut here."""


class Plan:
    """A row of decisions of one seat, the position they lead to, and what that is worth.

    An unfinished turn is worth what it comes to when the rest is decided at first glance; `mark` then tells unlike
    positions of equal worth apart.
    """

    def __init__(self, state: State, steps: list[int], worth: i64, mark: i64) -> None:
        self.state = state
        self.steps = steps
        self.worth: i64 = worth
        self.mark: i64 = mark


class Planner:
    """Beam search over the decisions of a turn: `width` positions go on at each depth, each tries `tries` actions.

    `mind` judges them: whoever plans sets it.
    """

    def __init__(self, width: int, tries: int) -> None:
        self.mind = Heuristic()
        self.width: i64 = width
        self.tries: i64 = tries
        self.actions = Actions()
        self.others = Actions()

    def plans(self, root: State, seat: i64, most: i64) -> list[Plan]:
        """The best complete turns, best first, at most so many; alike positions once."""
        complete: list[Plan] = []
        beam: list[Plan] = [Plan(root, [], 0, 0)]
        depth: i64 = 0
        while len(beam) > 0 and depth < LONGEST:
            open_: list[Plan] = []
            for plan in beam:
                self._go_on(root, plan, seat, open_, complete)
            depth += 1
            beam = best(open_, self.width, self.mind.net is not None)
        return best(complete, most, self.mind.net is not None)

    def _go_on(self, root: State, plan: Plan, seat: i64, open_: list[Plan], complete: list[Plan]) -> None:
        actions = self.actions
        plan.state.legal_into(seat, actions)
        bring_forward(self.mind, plan.state, seat, actions, self.tries)
        for i in range(actions.n):
            action = actions.items[i]
            state = plan.state.clone()
            state.play(seat, action)
            steps = plan.steps.copy()
            steps.append(action)
            if turn_ended(root, state, seat):
                complete.append(Plan(state, steps, self.mind.value(state, seat), 0))
            else:
                finished = self._finish(root, state, seat, steps)
                complete.append(finished)
                open_.append(Plan(state, steps, finished.worth, self.mind.value(state, seat)))

    def _finish(self, root: State, state: State, seat: i64, steps: list[int]) -> Plan:
        """The rest of the turn at first glance."""
        steps = steps.copy()
        state = state.clone()
        while not turn_ended(root, state, seat) and len(steps) < LONGEST:
            action = greedy(self.mind, state, seat, self.others)
            state.play(seat, action)
            steps.append(action)
        return Plan(state, steps, self.mind.value(state, seat), 0)


def plan_on(state: State, turns: i64, planner: Planner) -> None:
    """Play until so many more turns have begun, every one the best that the planner finds."""
    span = Span(state, turns)
    while not state.over and not span.is_over(state):
        seat = state.actor()
        for action in planner.plans(state, seat, 1)[0].steps:
            state.play(seat, action)


def turn_ended(root: State, state: State, seat: i64) -> bool:
    """Whether something new has come in since: chance, another seat, or the end of the game."""
    return not state.owes(seat) or not can_take_back(root, state, seat)


def bring_forward(mind: Heuristic, state: State, seat: i64, actions: Actions, n: i64) -> None:
    """Keep the n actions that look best, the best first: it is taken when all else is equal. Nothing dominated."""
    if n > actions.n:
        n = actions.n
    items = actions.items
    priors = zeros(actions.n)
    for i in range(actions.n):
        priors[i] = mind.prior(state, seat, items[i])
    for i in range(n):
        top: i64 = i
        for j in range(i + 1, actions.n):
            if priors[j] > priors[top]:
                top = j
        prior = priors[top]
        action = items[top]
        priors[top] = priors[i]
        items[top] = items[i]
        priors[i] = prior
        items[i] = action
    while n > 1 and priors[n - 1] <= DOMINATED:
        n -= 1
    actions.n = n


def best(plans: list[Plan], n: i64, by_features: bool) -> list[Plan]:
    """The n of most worth, alike positions once: the same deeds in another order make no other plan."""
    out: list[Plan] = []
    plans.sort(key=_by_worth)
    for plan in plans:
        if len(out) >= n:
            break
        if not _known(plan, out, by_features):
            out.append(plan)
    return out


def _by_worth(plan: Plan) -> int:
    return -plan.worth


def _known(plan: Plan, others: list[Plan], by_features: bool) -> bool:
    """Whether an alike position is among the others, which are of no less worth.

    Values from features that agree to the thousandth come from the same features; plain points agree more often.
    """
    i = len(others) - 1
    while i >= 0 and others[i].worth == plan.worth:
        if others[i].mark == plan.mark:
            if by_features or others[i].state.pack() == plan.state.pack():
                return True
        i -= 1
    return False
