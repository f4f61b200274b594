"""What a position is told by: the words of the view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meeplehall.games.nobility.purse import REASONS

Count = Annotated[int, Meta(ge=0, le=1000)]
Face = Annotated[int, Meta(ge=1, le=6)]
Six = Annotated[list[Count], Meta(min_length=6, max_length=6)]
Three = Annotated[list[bool], Meta(min_length=3, max_length=3)]


class DieFacts(Struct, forbid_unknown_fields=True):
    """A die that has been placed."""

    value: Face
    seat: Count | None
    """None: the automa's."""


class WorkshopFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A workshop."""

    tile: Count
    owner: Count | None = None
    """None: nobody."""


class OrderFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A commission in work, on its dice tile."""

    tile: Count
    commission: Count
    tokens: Three | None = None
    """By slot; left out: none."""
    dice: Three | None = None
    """By slot; left out: none."""
    extra: bool = False


class ReturnFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A commission under the deck."""

    commission: Count
    seat: Count
    """Who returned it."""
    mate: Count = 0
    """The one returned together with it; 0: it came alone."""


class SeatFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to a seat, in the words of the view."""

    score: int | None = None
    coins: Count | None = None
    modifiers: Count | None = None
    reputation: Count | None = None
    nobility: Count | None = None
    goods: Six | None = None
    dice: Annotated[list[Face], Meta(max_length=5)] | None = None
    placed: Count | None = None
    passed: bool | None = None
    meeples: Count | None = None
    """In the supply; left out: whoever stands nowhere else."""
    workers: Count | None = None
    apprentices: Six | None = None
    keeper: str | None = None
    houses: Count | None = None
    """In the supply; left out: those that are neither ready nor built."""
    platform: Count | None = None
    hand: list[Count] | None = None
    housed: list[Count] | None = None
    lots: Annotated[list[Count], Meta(max_length=3)] | None = None
    """Community buildings by lot; 0: none."""
    council: list[Count] | None = None
    character: str | None = None
    lord: bool | None = None
    commissions: list[OrderFacts] | None = None
    extras: Count | None = None
    offer: Annotated[list[Count], Meta(max_length=3)] | None = None
    choice: Annotated[int, Meta(ge=0, le=3)] | None = None
    seen: list[Count] | None = None


class DecisionFacts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked of the seat in turn, and how far its action has come."""

    kind: str
    done: list[str] = []
    """What has been done in this turn: `die`, `card`, `sale`."""
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    value: Annotated[int, Meta(ge=0, le=6)] = 0
    guild: str = ""
    card: Count = 0
    """drop, spend: the settlers card; lot: the building."""
    step: Annotated[int, Meta(ge=0, le=63)] = 0
    """How far: cards taken, goods sold, seats asked or paid, the workshop's slot from 0, the guild of a transfer; at
    Berk's and while goods are spent a set, as bits."""
    left: Annotated[int, Meta(ge=0, le=63)] = 0
    """How many more; while goods are spent, how many lie on the card."""
    least: Annotated[int, Meta(ge=0, le=5)] = 0
    """The lowest kind of goods that may still be named."""
    asked: Count = 0
    """transfer: the seat that answers."""
    due: Count = 0
    due_why: str = REASONS[0]
    cards: Count = 0
    goods: Count = 0


class Facts(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position, besides `players`, `options` and `rules`. Fields that a view has mean the same here."""

    seats: list[SeatFacts] | None = None
    stage: Literal["setup", "actions", "income", "over"] | None = None
    round: Annotated[int, Meta(ge=1, le=99)] | None = None
    first: Count | None = None
    turn_of: Annotated[list[Count], Meta(max_length=1)] | None = None
    decision: DecisionFacts | None = None
    event: str | None = None
    events_past: list[str] | None = None
    absent: str | None = None
    tavern: Annotated[list[Count], Meta(max_length=6)] | None = None
    discards: list[Count] | None = None
    hall: Annotated[list[Count], Meta(max_length=6)] | None = None
    scrap: list[Count] | None = None
    """Buildings on the discards."""
    gone: list[Count] | None = None
    """Buildings out of the game."""
    workshops: dict[str, Annotated[list[WorkshopFacts | None], Meta(max_length=3)]] | None = None
    ship: Count | None = None
    ships: list[Count] | None = None
    """Those to come."""
    sold: Six | None = None
    """Goods on the ship."""
    council: Annotated[list[Annotated[list[Count], Meta(max_length=6)]], Meta(max_length=3)] | None = None
    dice: dict[str, list[DieFacts | None]] | None = None
    """Those placed, by place; the council's row by row, `board` by seat. A place that is not named is empty."""
    desks: Annotated[list[int | None], Meta(max_length=12)] | None = None
    under: Annotated[list[ReturnFacts], Meta(max_length=12)] | None = None
    revealed: Annotated[int, Meta(ge=0)] | None = None
    """How many revelations there have been; undo goes by it."""
    last: int | None = None
    """The seat that decided last, -1: none; undo goes by it."""


PARTS: dict[str, type[Struct]] = {
    "seats": SeatFacts,
    "commissions": OrderFacts,
    "decision": DecisionFacts,
    "workshops": WorkshopFacts,
    "dice": DieFacts,
    "under": ReturnFacts,
}
"""The structures within a position, by the field they stand in."""
