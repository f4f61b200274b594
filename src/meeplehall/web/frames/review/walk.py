"""A turn step by step: what a button of the table would say to each decision, and the places it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from meeplehall.core.preview import choices
from meeplehall.core.state import State
from meeplehall.web.frames import leads_of
from meeplehall.web.scenes import Decision, Look, Pick, Scene


@dataclass(frozen=True)
class Stride:
    """One decision in words, or two that are chosen as one."""

    label: str
    gain: str
    places: list[str]


def walk(before: State, seat: int, steps: Sequence[int], scene: Scene, look: Look) -> list[Stride]:
    """From a position imagined from what the seat knew: what it did not know is not told."""
    state = before.sample(seat, 0)
    look = replace(look, viewer=seat, focus=seat)
    out: list[Stride] = []
    left = list(steps)
    while left:
        found, taken = _found(state, seat, left, scene, replace(look, owing=tuple(state.pending())))
        out.append(found)
        for action in left[:taken]:
            state.play(seat, action)
        left = left[taken:]
    return out


def _found(state: State, seat: int, left: list[int], scene: Scene, look: Look) -> tuple[Stride, int]:
    leads = leads_of(scene)
    options = choices(state, seat, leads) if leads is not None else choices(state, seat)
    decision = scene.decide(state.view(seat), options, look)
    pick = _pick(decision, left)
    if pick is None:
        return Stride(state.game.notation(left[0]), "", []), 1
    if pick.lead < 0:
        return Stride(pick.label, pick.gain, list(pick.places)), 1
    # With the heading, such as the die: what is chosen together may be the same words twice.
    return Stride(f"{pick.head}: {pick.label}" if pick.head else pick.label, pick.gain, list(pick.places)), 2


def _pick(decision: Decision, left: list[int]) -> Pick | None:
    second = left[1] if len(left) > 1 else -1
    for pick in decision.picks:
        if (pick.lead, pick.action) in ((left[0], second), (-1, left[0])):
            return pick
    return None
