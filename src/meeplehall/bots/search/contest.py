"""Successive halving: all plans get imagined games with the same luck; the worse half is dropped, again and again."""

from __future__ import annotations

from meeplehall.bots.search.budget import Budget
from meeplehall.bots.search.plans import Plan, Planner, plan_on
from meeplehall.bots.search.playout import play_on
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.native import i64
from meeplehall.core.state import State


class Contest:
    """Compares plans from one position by imagined games of `turns` turns, at first glance or with a planner."""

    def __init__(self, turns: int, planner: Planner | None = None) -> None:
        self.turns: i64 = turns
        self.planner = planner
        self.actions = Actions()

    def winner(self, root: State, seat: i64, plans: list[Plan], luck: Generator, budget: Budget) -> Plan:
        """The plan with the highest mean value in the end."""
        rounds: i64 = 0
        n = len(plans)
        while n > 1:
            rounds += 1
            n = (n + 1) // 2
        for plan in plans:
            plan.worth = 0
        alive = plans
        for r in range(rounds):
            part = float(r + 1) / float(rounds)
            while True:
                self._heat(root, seat, alive, luck.word())
                budget.spent += len(alive)
                if budget.share_reached(part):
                    break
            alive.sort(key=_by_worth)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def _heat(self, root: State, seat: i64, plans: list[Plan], seed: i64) -> None:
        """One imagined game for each plan, all with the same luck."""
        for plan in plans:
            state = root.sample(seat, seed)
            for action in plan.steps:
                state.play(seat, action)
            if self.planner is None:
                play_on(state, self.turns, self.actions)
            else:
                plan_on(state, self.turns, self.planner)
            plan.worth += state.standing(seat)


def _by_worth(plan: Plan) -> int:
    return -plan.worth
