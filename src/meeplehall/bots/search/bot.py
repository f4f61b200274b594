"""The bot that plans whole turns and compares the best of them by imagined games."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.bots.bot import Bot
from meeplehall.bots.easy import slip, slips
from meeplehall.bots.search.budget import Budget
from meeplehall.bots.search.contest import Contest
from meeplehall.bots.search.plans import Plan, Planner
from meeplehall.bots.search.pool import Pool
from meeplehall.bots.search.tree import Node, Tree
from meeplehall.core.errors import IllegalAction
from meeplehall.core.native import i64
from meeplehall.core.state import State

ENDLESS: int = 1_000_000
GLANCES = 8
"""So many imagined games at first glance take the time of a planned one. A game that does not gain by planned ones gets
these, one horizon long, ..."""
GLANCED_PLANS = 3
"""... and so many times the plans to compare."""
TRUST = 40
"""In such a game the planner's own judgement counts as so many imagined games, whoever imagines them."""


@dataclass
class Settings:
    """How a search bot thinks.

    `width` and `tries` are those of the planner; width 0: no planning, every single action is compared. `keep` plans
    enter the contest. Imagined games go on for `rounds` times the game's horizon, 0: to the end; in them everybody
    plays at first glance, or plans with so many tries (`skill`). `tree`: the plans are not compared by successive
    halving but by a tree of turns, which needs `skill`. `playouts` or `seconds` is the budget of a turn;
    neither: the planner decides alone. `shared`: it is meant for two seats; with more, imagined games take longer and
    are fewer; and alone too, where nobody comes in and a turn can be a whole round. The contest is played in so many
    `processes`. `slips`: of a hundred decisions so many are slips; `forgiven`: where the game forgives them.
    """

    width: int = 8
    tries: int = 8
    keep: int = 16
    playouts: int = 0
    seconds: float = 0.0
    rounds: int = 1
    skill: int = 0
    tree: bool = False
    shared: bool = False
    processes: int = 1
    slips: int = 0
    forgiven: int = 0


class SearchBot(Bot):
    """Thinks at the start of a turn and keeps to its plan until something new is revealed."""

    def __init__(self, settings: Settings, weights: str = "") -> None:
        self.settings = settings
        self.weights = weights
        self.planner = Planner(settings.width, settings.tries)
        self.budget = Budget(settings.playouts, settings.seconds, wall=settings.processes > 1)
        self.helper: Planner | None = Planner(1, settings.skill) if settings.skill > 0 else None
        self.steps: list[int] = []
        self.revealed: i64 = -1
        self.turn: i64 = -1
        self.branch: Node | None = None

    def choose(self, state: State, seat: i64) -> i64:
        """The next step of the plan, or of a new one if something has been revealed since."""
        if not state.owes(seat):
            raise IllegalAction(f"seat {seat} owes no decision now, so there is nothing to choose")
        self.get_ready(state)
        imagined = state.sample(seat, self.rng.word())
        imagined.legal_into(seat, self.actions)
        if self.actions.n == 1:
            action = self.actions.items[0]
            if len(self.steps) > 0 and self.steps[0] == action:
                self.steps = self.steps[1:]
            else:
                self.steps = []
        elif slips(self.slip_share(), self.rng):
            action = slip(self.mind, imagined, seat, self.actions, self.rng)
            self.steps = []
        else:
            if state.revealed != self.revealed or len(self.steps) == 0 or not self.actions.has(self.steps[0]):
                self.steps = self.think(imagined, seat)
            action = self.steps[0]
            self.steps = self.steps[1:]
        imagined.play(seat, action)
        self.revealed = imagined.revealed
        return action

    def get_ready(self, state: State) -> None:
        """Bring to mind what it knows of this game, for all that plan for it."""
        self.recall(state)
        self.planner.mind = self.mind
        if self.helper is not None:
            self.helper.mind = self.mind

    def weights_file(self) -> str:
        """The file it was named with, if any."""
        return self.weights

    def hurry(self, seconds: float) -> None:
        """A slow machine ends the contest early."""
        self.budget.limit = seconds

    def plan(self, state: State, seat: i64) -> list[int]:
        """The next step and those that follow it; who slips now and then is asked before each."""
        first = self.choose(state, seat)
        return [first] if self.slip_share() > 0 else [first, *self.steps]

    def slip_share(self) -> i64:
        """How many of a hundred decisions are slips in this game."""
        return self.settings.forgiven if self.mind.forgiving() else self.settings.slips

    def think(self, root: State, seat: i64) -> list[int]:
        """The decisions of the best plan found."""
        settings = self.settings
        helper = self.helper
        rounds = settings.rounds
        keep = settings.keep
        trust = 0 if self.mind.plans_ahead() else TRUST
        self.budget.worth = 1
        if helper is not None and not settings.tree and not self.mind.plans_ahead():
            helper = None
            rounds = 1
            keep *= GLANCED_PLANS
            self.budget.worth = GLANCES
        if settings.width == 0:
            plans = [Plan(root, [self.actions.items[i]], 0, 0) for i in range(self.actions.n)]
        else:
            plans = self.planner.plans(root, seat, keep)
        if len(plans) == 1 or (settings.playouts == 0 and settings.seconds == 0.0):
            return plans[0].steps
        if settings.shared:
            self.budget.playouts = settings.playouts // 6 if root.seats == 1 else 2 * settings.playouts // root.seats
        self.budget.begin(root.turn_number())
        turns: i64 = rounds * self.mind.horizon() * root.seats if rounds != 0 else ENDLESS
        if settings.tree and helper is not None:
            steps = self.grow(root, seat, helper, turns)
        else:
            steps = self.compare(Contest(self.mind, turns, helper, trust), root, seat, plans).steps
        self.budget.end()
        return steps

    def compare(self, contest: Contest, root: State, seat: i64, plans: list[Plan]) -> Plan:
        """By a contest, here or in several processes."""
        if self.settings.processes == 1:
            return contest.winner(root, seat, plans, self.rng, self.budget)
        with Pool(self.settings.processes, contest, root, seat) as pool:
            return contest.winner(root, seat, plans, self.rng, self.budget, pool)

    def grow(self, root: State, seat: i64, helper: Planner, turns: i64) -> list[int]:
        """By a tree; within a turn it goes on with the branch that was taken."""
        turn = root.turn_number()
        tree = Tree(self.planner, helper, self.settings.keep, turns)
        arm = tree.best(root, seat, self.rng, self.budget, self.branch if turn == self.turn else None)
        self.turn = turn
        self.branch = tree.node.next.get((arm.number,))
        return arm.steps
