"""What an action would do, told before it is done."""

from __future__ import annotations

from meeplehall.core.journal import Event, Journal
from meeplehall.core.native import i64
from meeplehall.core.state import State


def preview(state: State, seat: i64, action: i64) -> list[Event]:
    """The events of a legal action up to the first that chance or another seat would bring; nothing changes."""
    twin = state.sample(seat, 0)
    journal = Journal()
    twin.journal = journal
    twin.play(seat, action)
    known: list[Event] = []
    for event in journal.take():
        if event.chance:
            break
        known.append(event)
    return known
