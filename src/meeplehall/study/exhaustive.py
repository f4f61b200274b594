"""Every turn that a seat has, until chance or another seat comes in: what it can score at most, exactly."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.bots.search.plans import turn_ended
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.state import State


@dataclass(frozen=True)
class Most:
    """The points that one turn can bring."""

    points: int
    steps: list[int]
    """The first way to them that was found, a shortest one."""
    ways: int
    """Last decisions that lead to so many points; orders of the same deeds are not told apart."""
    turns: int
    """Last decisions in all."""


def most_points(root: State, seat: int, bound: int) -> Most | None:
    """The most points that this turn can bring; none, if there are more than `bound` positions on the way."""
    start = root.scores()[seat]
    seen = {root.pack()}
    found: Most | None = None
    turns = 0
    depth: list[tuple[State, list[int]]] = [(root, [])]
    while depth:
        deeper = []
        for state, steps in depth:
            for action in state.legal(seat):
                after = state.clone()
                after.play(seat, action)
                if turn_ended(root, after, seat):
                    turns += 1
                    found = _better(found, after.scores()[seat] - start, [*steps, action])
                elif (packed := after.pack()) not in seen:
                    seen.add(packed)
                    deeper.append((after, [*steps, action]))
            if len(seen) > bound:
                return None
        depth = deeper
    return None if found is None else Most(found.points, found.steps, found.ways, turns)


def _better(found: Most | None, points: int, steps: list[int]) -> Most:
    if found is None or points > found.points:
        return Most(points, steps, 1, 0)
    return Most(found.points, found.steps, found.ways + (points == found.points), 0)


def step_by_step(root: State, seat: int, longest: int, mind: Heuristic) -> int:
    """What a seat scores that takes, at each decision, what brings the most points at once; else what looks best."""
    state = root
    for _ in range(longest):
        best: State | None = None
        best_key = (0, 0)
        for action in state.legal(seat):
            after = state.clone()
            after.play(seat, action)
            key = (after.scores()[seat], int(mind.prior(state, seat, action)))
            if best is None or key > best_key:
                best, best_key = after, key
        if best is None:
            break
        state = best
        if turn_ended(root, state, seat):
            break
    return state.scores()[seat] - root.scores()[seat]
