"""Who may see what: views, versions and events, none of which tells of an unopened sealed choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meeplehall.core.journal import EVERYONE
from meeplehall.core.state import SPECTATOR, State
from meeplehall.table import entries as e

__all__ = ["SPECTATOR", "hidden_from", "same_for_all", "seen"]


def hidden_from(sealed: Mapping[int, int], viewer: int) -> set[int]:
    """Those of the sealed entries (number to seat) this viewer may not know of."""
    return {number for number, seat in sealed.items() if seat != viewer}


def seen(events: Sequence[e.Told], viewer: int) -> list[e.Told]:
    """Those of the events this viewer may know."""
    return [event for event in events if event.seat in (EVERYONE, viewer)]


def same_for_all(state: State, viewers: Sequence[int]) -> bool:
    """Whether these viewers see just what a spectator sees: then no curtain is needed between them."""
    public = _open(state.view(SPECTATOR))
    return all(_open(state.view(viewer)) == public for viewer in viewers)


def _open(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "seat"}
