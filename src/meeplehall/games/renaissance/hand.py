"""A hand in one integer: up to eight cards of seven bits, ascending, so equal faces lie side by side."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.native import i64

SLOTS: Final = 8
CARD_BITS: Final = 7
CARD: Final = 127
"""The bits of the card in the first slot."""


def card_at(hand: i64, slot: i64) -> i64:
    """The card in a slot, 0 to 7; 0 if there is none."""
    return (hand >> (slot * CARD_BITS)) & CARD


def without(hand: i64, slot: i64) -> i64:
    """The hand when the card of this slot has left."""
    below = hand & (bit(slot * CARD_BITS) - 1)
    return below | ((hand >> (slot * CARD_BITS + CARD_BITS)) << (slot * CARD_BITS))


def with_card(hand: i64, card: i64) -> i64:
    """The hand with one more card."""
    slot: i64 = 0
    while card_at(hand, slot) != 0 and card_at(hand, slot) < card:
        slot += 1
    below = hand & (bit(slot * CARD_BITS) - 1)
    return below | (card << (slot * CARD_BITS)) | ((hand >> (slot * CARD_BITS)) << (slot * CARD_BITS + CARD_BITS))


def cards_of(hand: i64) -> list[int]:
    """The cards as a plain list."""
    return [card_at(hand, slot) for slot in range(SLOTS) if card_at(hand, slot) != 0]
