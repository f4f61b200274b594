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

    One that is sealed, brings something to light or leaves nothing to decide leads nowhere: it stands for itself.
    `seed` feeds the imagined chance, of which nothing is told.
    """
    if seat not in state.pending():
        return []
    imagined = state.sample(seat, seed)
    found = []
    for action in imagined.legal(seat):
        after = _after(imagined, seat, action) if leads(action) else None
        if after is None:
            found.append(_try(imagined.clone(), seat, action))
        else:
            found += [_try(after.clone(), seat, then, action) for then in after.legal(seat)]
    return found


def _after(imagined: State, seat: int, lead: int) -> State | None:
    """The position in which the second of two decisions is made, if this seat knows all about it beforehand."""
    before = Before(imagined)
    after = imagined.clone()
    after.play(seat, lead)
    known = not after.sealed and not before.reveals(after, seat) and seat in after.pending()
    return after if known else None


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
