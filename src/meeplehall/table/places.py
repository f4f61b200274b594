"""Who came where, for ratings and tournaments: whoever left stands behind all who stayed."""

from __future__ import annotations

from meeplehall.table.entries import Began, Left, Sat
from meeplehall.table.seats import Status
from meeplehall.table.table import Table


def places(table: Table) -> list[int] | None:
    """The place of each seat, from 1, equal ones shared; None if nothing follows from how the table ended.

    Those who stayed are placed by the outcome. Those who resigned, were replaced or have gone for good come after them,
    the first to go last: who is the only one left may go too, and is still ahead of the others.
    """
    if table.state is None or table.status not in (Status.OVER, Status.CLOSED):
        return None
    gone = left_at(table)
    stayed = [seat for seat in range(len(table.seats)) if seat not in gone]
    if table.status is Status.CLOSED:
        if any(table.seats[seat].person for seat in stayed):
            return None  # closed by whoever runs the hall
        ranks = [1] * len(table.seats)
    else:
        ranks = table.state.outcome().ranks
    order = [1 + sum(ranks[other] < ranks[seat] for other in stayed) for seat in range(len(table.seats))]
    for n, seat in enumerate(sorted(gone, key=lambda one: -gone[one])):
        order[seat] = len(stayed) + 1 + n
    return order


def left_at(table: Table) -> dict[int, int]:
    """The seats whose people have left, with the number of the entry that says so."""
    gone: dict[int, int] = {}
    begun = False
    for n, entry in enumerate(table.log):
        begun |= isinstance(entry, Began)
        if isinstance(entry, Left):
            gone[entry.seat] = n
        elif isinstance(entry, Sat) and begun and entry.bot and not entry.player:
            gone.setdefault(entry.seat, n)  # forgotten: the seat is a bot's now
    return {seat: n for seat, n in gone.items() if table.seats[seat].bot}
