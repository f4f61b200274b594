"""What people are called: by their own name, or as a guest in the words of whoever reads."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.table import Seat
from meeplehall.web.texts import Texts


def name_on(seats: Sequence[Seat], n: int, t: Texts) -> str:
    """What everybody calls whoever sits there; a guest has no name of their own, and a free seat nobody."""
    seat = seats[n]
    if seat.program and seat.name:
        return t("guest-bot-name", name=seat.name)
    if seat.name:
        return seat.name
    return t("seat-free") if seat.open else t("guest", n=n + 1)


def names_on(seats: Sequence[Seat], t: Texts) -> list[str]:
    """The same for all."""
    return [name_on(seats, n, t) for n in range(len(seats))]
