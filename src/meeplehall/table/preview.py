"""What each open decision would do, tried on an imagined position: neither chance nor secrets leak through it."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.core.journal import Event, Journal
from meeplehall.core.state import State
from meeplehall.table.undo import Mark


@dataclass(frozen=True)
class Choice:
    """A legal action: what follows from it for certain, and whether the seat is done after it."""

    action: int
    events: list[Event]
    ends: bool


def choices(state: State, seat: int, seed: int = 0) -> list[Choice]:
    """All legal actions of a seat, ascending. `seed` feeds the imagined chance, of which nothing is told."""
    if seat not in state.pending():
        return []
    imagined = state.sample(seat, seed)
    return [_try(imagined.clone(), seat, action) for action in imagined.legal(seat)]


def _try(state: State, seat: int, action: int) -> Choice:
    mark = Mark(state, seat)
    journal = Journal()
    state.journal = journal
    state.play(seat, action)
    certain: list[Event] = []
    for event in journal.take():
        if event.chance:
            break
        certain.append(event)
    return Choice(action, certain, seat not in state.pending() or mark.reveals(state))
