"""The event of the round (RN-811, RN-812). The rules ask `amount`; without events it is always 0."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.native import i64
from meeplehall.games.nobility.state import Board
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.tables import EVENT_KINDS, EVENTS, full

PER_DECK: Final = 5


def amount(s: Board, kind: i64) -> i64:
    """By how much the event of this round changes this; 0 if it does not."""
    return s.tables.event_amount[s.event * EVENT_KINDS + kind]


def shuffle(s: Board) -> None:
    """RN-811: which five of each deck come is drawn as they come."""
    s.events_left = full(EVENTS)


def reveal(s: Board) -> None:
    """RN-202: the event of this round."""
    deck = s.tables.event_decks[0 if s.round < PER_DECK else 1]
    s.event = draw(s, s.events_left & deck, "an event", s.tables.event_names)
    s.events_left &= ~bit(s.event)
    if s.journal is not None:
        s.journal.chance("event", s.event)


def discard(s: Board) -> None:
    """RN-209: its time is over."""
    s.events_past |= bit(s.event) & ~1
    s.event = 0
