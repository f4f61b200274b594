"""Why a turn was better: where it makes more points, found by playing both on with the same luck."""

from __future__ import annotations

from collections import Counter

import msgspec

from meeplehall.bots.search.plans import plan_on
from meeplehall.bots.search.rollout import rollout
from meeplehall.core.events import as_data
from meeplehall.core.generator import Generator
from meeplehall.core.journal import Journal
from meeplehall.study.appraisal import Appraiser
from meeplehall.study.turns import Turn

TURNS = 3
"""So many more turns of every seat are looked at: what comes later is not told by source."""
SMALL = 0.1
"""Points that are not worth a line."""


class Gain(msgspec.Struct):
    """Points of one source, by the name the game's events have for it; negative where the other turn makes more."""

    source: str
    points: float


def gains(appraiser: Appraiser, turn: Turn, best: list[int], luck: Generator, games: int) -> list[Gain]:
    """What the best turn makes more than the one played, for whoever decides; the largest difference first."""
    sums: Counter[str] = Counter()
    for _ in range(games):
        seed = luck.word()
        sums.update(_points(appraiser, turn, best, seed))
        sums.subtract(_points(appraiser, turn, turn.steps, seed))
    found = [Gain(source, total / games) for source, total in sums.items() if abs(total) >= SMALL * games]
    return sorted(found, key=lambda gain: (-abs(gain.points), gain.source))


def _points(appraiser: Appraiser, turn: Turn, steps: list[int], seed: int) -> Counter[str]:
    """By source, in one imagined game. A game whose rules tell no points has no sources."""
    state = appraiser.deal(turn.before, turn.seat, seed)
    state.journal = Journal()
    for action in steps:
        state.play(turn.seat, action)
    if appraiser.mind.plans_ahead():
        plan_on(state, TURNS * state.seats, appraiser.helper)
    else:
        rollout(appraiser.mind, state, TURNS * state.seats, appraiser.actions)
    found: Counter[str] = Counter()
    for event in state.journal.take():
        if event.name == "points":
            data = as_data(state.game.event(event))
            if data["seat"] == turn.seat:
                found[str(data.get("source") or data.get("why") or "")] += data.get("points", data.get("amount", 0))
    return found
