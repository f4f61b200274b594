"""What each open decision would do, tried on an imagined position: neither chance nor secrets leak through it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meeplehall.core.events import Happening
from meeplehall.core.journal import Journal
from meeplehall.core.state import State
from meeplehall.core.undo import Before


@dataclass(frozen=True)
class Choice:
    """A legal action: what follows from it for certain, and whether the seat is done after it."""

    action: int
    events: list[Happening]
    ends: bool
    """Whether it cannot be taken back: another decides, or something comes to light."""
    passes: bool
    """Whether another decides next."""
    lead: int = -1
    """The decision before it, if two are looked at as one."""


def choices(
    state: State, seat: int, leads: Callable[[int], bool] = lambda action: False, seed: int = 0
) -> list[Choice]:
    """All legal actions of a seat, ascending; in place of those that only lead on, what follows them.

    `seed` feeds the imagined chance, of which nothing is told.
    """
    if seat not in state.pending():
        return []
    imagined = state.sample(seat, seed)
    found = []
    for action in imagined.legal(seat):
        if leads(action):
            after = imagined.clone()
            after.play(seat, action)
            found += [_try(after.clone(), seat, then, action) for then in after.legal(seat)]
        else:
            found.append(_try(imagined.clone(), seat, action))
    return found


def preview(state: State, seat: int, action: int) -> list[Happening]:
    """The events of a legal action up to the first that chance would bring; nothing changes."""
    return _try(state.sample(seat, 0), seat, action).events


def _try(state: State, seat: int, action: int, lead: int = -1) -> Choice:
    before = Before(state)
    journal = Journal()
    state.journal = journal
    try:
        state.play(seat, action)
    except Exception:  # a rule that breaks will break when it is chosen; the other choices are good
        return Choice(action, [], True, True, lead)
    certain: list[Happening] = []
    for event in journal.take():
        if event.chance:
            break
        certain.append(state.game.event(event))
    passes = seat not in state.pending()
    return Choice(action, certain, passes or before.reveals(state, seat), passes, lead)
