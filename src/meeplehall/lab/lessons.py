"""Games to learn from, played by whoever is at hand (`lab/workers.py`): all that one needs to be played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from meeplehall.bots.search.examples import Examples, Lesson
from meeplehall.bots.search.plans import Planner
from meeplehall.core.generator import generator
from meeplehall.core.net import Net
from meeplehall.registry import find

GLANCED = (0, 6)
PLANNED = (4, 6)
"""Width and tries of the planner, without and with a net."""
TUNED = (1, 3)
"""The same for weights that are tuned."""
MARGIN = 0.1
"""How much a point of the scores counts beside the win."""

Weights = tuple[int, int, list[int], list[int], list[int], int]
"""A net as it is sent: the arguments of `Net`."""


def weights_of(net: Net) -> Weights:
    """What makes the same net elsewhere."""
    return int(net.inputs), int(net.hidden), list(net.first), list(net.bias), list(net.last), int(net.offset)


@dataclass(frozen=True)
class Start:
    """A game to learn from. `wild`: up to this turn it is played wildly, see `Lesson.play`; `luck` is the player's."""

    players: int
    options: dict[str, str]
    seed: int
    wild: int
    wildness: int
    luck: int


@dataclass
class Learned:
    """What some games teach: features and targets; of those without wild turns, points and numbers of turns."""

    number: int
    """Which of the tasks they were: they come back in any order."""
    x: list[list[int]]
    y: list[int]
    points: list[int]
    turns: list[int]


def play_lessons(number: int, game: str, weights: Weights | None, trust: float, starts: Sequence[Start]) -> Learned:
    """Play games to learn from, by the first glance or by plans that a net judges."""
    found = find(game)
    mind = found.heuristic()
    mind.net = None if weights is None else Net(*weights)
    planner = Planner(*(GLANCED if weights is None else PLANNED))
    planner.mind = mind
    examples = Examples()
    points: list[int] = []
    turns: list[int] = []
    for start in starts:
        lesson = Lesson(planner, generator(start.luck), trust)
        state = found.new(start.players, start.options, start.seed)
        lesson.play(state, start.wild, start.wildness, examples)
        if start.wild == 0:
            points += state.scores()
            turns.append(int(lesson.turns))
    return Learned(number, [list(row) for row in examples.x], examples.y, points, turns)


def play_match(number: int, game: str, first: Weights, second: Weights, seed: int, luck: int) -> tuple[int, float]:
    """One game for two between two versions of the weights: how much better the first seat did than the second."""
    found = find(game)
    planner = Planner(*TUNED)
    planner.mind = found.heuristic()
    nets = [Net(*first), Net(*second)]
    dice = Random(luck)
    state = found.new(2, {}, seed)
    while not state.over:
        seat = state.actor()
        planner.mind.net = nets[seat]
        for action in planner.plans(state.sample(seat, dice.getrandbits(60)), seat, 1)[0].steps:
            state.play(seat, action)
    outcome = state.outcome()
    won = (outcome.ranks[0] < outcome.ranks[1]) - (outcome.ranks[0] > outcome.ranks[1])
    return number, won + MARGIN * (outcome.scores[0] - outcome.scores[1])
