"""Packed rows: cards or tiles on up to ten places of one integer (Tavern, Guild Hall, community lots)."""

from __future__ import annotations

from meeplehall.core.bits import bit
from meeplehall.core.native import i64
from meeplehall.games.nobility.state import SLOT_BITS, SLOT_MASK


def at(row: i64, place: i64) -> i64:
    """What lies on this place; 0 is nothing."""
    return (row >> (place * SLOT_BITS)) & SLOT_MASK


def with_item(row: i64, place: i64, item: i64) -> i64:
    """The row with this item on this place."""
    return (row & ~(bit(place * SLOT_BITS) * SLOT_MASK)) | (bit(place * SLOT_BITS) * item)


def place_of(row: i64, item: i64, places: i64) -> i64:
    """Where the item lies, or -1."""
    for place in range(places):
        if at(row, place) == item:
            return place
    return -1


def filled(row: i64) -> i64:
    """How many places are filled."""
    n: i64 = 0
    while row != 0:
        if row & SLOT_MASK != 0:
            n += 1
        row >>= SLOT_BITS
    return n


def as_items(row: i64, places: i64) -> list[int]:
    """The items by place."""
    return [at(row, place) for place in range(places)]
