"""Successive halving: all plans get imagined games with the same luck; the worse half is dropped, again and again.

Imagined games differ by luck more than plans do, so what the planner thought of a plan counts too, as if it had been
seen in some of them.
"""

from __future__ import annotations

from meeplehall.bots.search.budget import Budget
from meeplehall.bots.search.plans import Plan, Planner, plan_on
from meeplehall.bots.search.pool import Pool
from meeplehall.bots.search.rollout import rollout
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import Generator
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.native import i64
from meeplehall.core.state import State


class Contest:
    """Compares plans from one position by imagined games of `turns` turns, at first glance or with a planner.

    What the plans came with counts as `trust` imagined games.
    """

    def __init__(self, mind: Heuristic, turns: int, planner: Planner | None = None, trust: int = 0) -> None:
        self.mind = mind
        self.turns: i64 = turns
        self.planner = planner
        self.trust: i64 = trust
        self.actions = Actions()

    def winner(
        self, root: State, seat: i64, plans: list[Plan], luck: Generator, budget: Budget, pool: Pool | None = None
    ) -> Plan:
        """The plan with the highest mean value in the end; a pool plays the imagined games at once."""
        rounds: i64 = 0
        n = len(plans)
        while n > 1:
            rounds += 1
            n = (n + 1) // 2
        for plan in plans:
            plan.worth *= self.trust
        alive = plans
        for r in range(rounds):
            part = float(r + 1) / float(rounds)
            while True:
                if pool is None:
                    seed = luck.word()
                    for plan in alive:
                        plan.worth += self.imagine(root, seat, plan.steps, seed)
                    budget.spent += len(alive)
                else:
                    seeds = [luck.word() for _ in range(budget.rows(part, len(alive), pool.processes))]
                    sums = pool.sums([plan.steps for plan in alive], seeds)
                    for i in range(len(alive)):
                        alive[i].worth += sums[i]
                    budget.spent += len(alive) * len(seeds)
                if budget.share_reached(part):
                    break
            alive.sort(key=_by_worth)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def imagine(self, root: State, seat: i64, steps: list[int], seed: i64) -> i64:
        """What a turn comes to in one imagined game; equal seeds are equal luck."""
        state = root.sample(seat, seed)
        for action in steps:
            state.play(seat, action)
        if self.planner is None:
            rollout(self.mind, state, self.turns, self.actions)
        else:
            plan_on(state, self.turns, self.planner)
        return self.mind.utility(state, seat)


def _by_worth(plan: Plan) -> int:
    return -plan.worth
