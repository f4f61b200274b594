"""For whom the bots of a table think."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.table import Seat


def people_at(seats: Sequence[Seat]) -> list[str]:
    """Those who decide for themselves there, each once."""
    return list(dict.fromkeys(seat.player for seat in seats if seat.person))


def bots_only(seats: Sequence[Seat]) -> bool:
    """Whether no person sits there and none can come."""
    return not any(seat.person or seat.open for seat in seats)
