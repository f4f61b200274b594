"""What a viewer may be told of a table now: facts of the table, without words and without a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from meeplehall.core.preview import Choice, choices
from meeplehall.core.state import Outcome
from meeplehall.table.entries import Aside, Rated, Said, TookBack
from meeplehall.table.errors import NotNow
from meeplehall.table.orders import Span
from meeplehall.table.seats import Status
from meeplehall.table.table import Table


class HandOver(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several people share this screen, and another of them is to decide."""

    seat: int
    name: str
    curtain: bool = False


@dataclass(frozen=True)
class Earlier:
    """The game that this one was played on from, how far they are one, and what its seats had in the end."""

    table: str
    after: int
    scores: list[int]


@dataclass(frozen=True)
class Outlook:
    """A table through the eyes of a seat or of a spectator. Nothing in it tells more than these may know."""

    table: str
    viewer: int
    version: int
    status: Status
    view: dict[str, Any]
    decides: bool
    """Whether the viewer owes a decision."""
    choices: list[Choice]
    """What the viewer can decide; empty when it is not the viewer's turn."""
    can_take_back: bool
    took_back: bool
    """Whether the last thing that happened is that something was taken back."""
    chat: list[Said]
    hand_over: HandOver | None
    outcome: Outcome | None
    """The result of a game played to the end."""
    earlier: Earlier | None
    """To compare the result with."""
    again: str
    """The table of the rematch."""
    away: list[int]
    """Seats whose person may be replaced, as far as patience goes."""
    stands_in: bool
    """Whether a bot stands in for the viewer."""
    hints: bool
    """Whether the viewer may ask for a hint now."""
    late: list[int]
    """Seats whose time has run out."""
    order: Span
    """How long the viewer's standing order holds; empty: there is none."""
    may_order: bool
    """Whether the viewer may ask to pass on."""
    rated: Rated | None = None
    """What the result has done to the ratings."""


def outlook(table: Table, viewer: int, held: Sequence[int], leads: Callable[[int], bool] | None = None) -> Outlook:
    """What this viewer may know, who holds these seats; `leads` as for `choices`."""
    state = table.state
    if state is None:
        raise NotNow("the game has not begun: seats are still open")
    seat = table.seats[viewer] if viewer >= 0 else None
    decides = seat is not None and seat.person and viewer in table.pending()
    found: list[Choice] = []
    if decides:
        found = choices(state, viewer, leads) if leads is not None else choices(state, viewer)
    owing = table.owing_in_sight(viewer) if table.setting.clock is None else []
    return Outlook(
        table=table.id,
        viewer=viewer,
        version=table.version(viewer),
        status=table.status,
        view=table.view(viewer),
        decides=decides,
        choices=found,
        can_take_back=seat is not None and seat.person and table.can_take_back(viewer),
        took_back=_took_back(table, viewer),
        chat=[entry for entry in table.log if isinstance(entry, Said)],
        hand_over=_hand_over(table, viewer, held),
        outcome=table.outcome() if table.status is Status.OVER else None,
        earlier=_earlier(table),
        again=table.again,
        away=[s for s in owing if viewer >= 0 and table.seats[s].person and s not in held],
        stands_in=seat is not None and bool(seat.bot) and table.status is Status.RUNNING,
        hints=decides and table.may_be_hinted(),
        late=sorted(table.late),
        order=table.order_of(viewer) if viewer >= 0 else "",
        may_order=decides and table.may_order(viewer),
        rated=table.rated,
    )


def _earlier(table: Table) -> Earlier | None:
    told = table.setting
    return Earlier(told.played_on, told.played_after, told.played_scores) if told.played_scores else None


def _hand_over(table: Table, viewer: int, held: Sequence[int]) -> HandOver | None:
    """Who of the people at this screen is to decide now, if not the one who looks."""
    pending = table.pending()
    if viewer in pending or len(held) < 2:
        return None
    for seat in held:
        if seat in pending and table.seats[seat].person and seat != viewer:
            return HandOver(seat, table.seats[seat].name, table.curtain(held))
    return None


def _took_back(table: Table, viewer: int) -> bool:
    for number in reversed(table.visible(viewer)):
        entry = table.log[number]
        if not isinstance(entry, Aside):
            return isinstance(entry, TookBack)
    return False
