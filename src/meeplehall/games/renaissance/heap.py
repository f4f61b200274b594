"""Small counts by icon in one integer, four bits each: stored tokens, knights on the areas."""

from __future__ import annotations

from meeplehall.core.bits import BIT
from meeplehall.core.native import i64


def count(heap: i64, icon: i64) -> i64:
    """How many of this icon."""
    return (heap >> (icon * 4)) & 15


def one(icon: i64) -> i64:
    """A heap of one."""
    return BIT[icon * 4]


def total(heap: i64) -> i64:
    """How many in all."""
    return (heap & 15) + ((heap >> 4) & 15) + ((heap >> 8) & 15) + (heap >> 12)


def kinds(heap: i64) -> i64:
    """The set of icons that occur."""
    out: i64 = 0
    for icon in range(4):
        if count(heap, icon) != 0:
            out |= BIT[icon]
    return out


def as_list(heap: i64) -> list[int]:
    """The counts of coin, book, bread, shield."""
    return [count(heap, icon) for icon in range(4)]
