"""Six counts in one integer, ten bits each: goods by kind, apprentices by guild, dice by face."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT
from meeplehall.core.native import i64

KINDS: Final = 6
WIDTH: Final = 10
MASK: Final = 1023


def count(heap: i64, kind: i64) -> i64:
    """How many of this kind (0 to 5)."""
    return (heap >> (kind * WIDTH)) & MASK


def one(kind: i64) -> i64:
    """A heap of a single one."""
    return BIT[kind * WIDTH]


def total(heap: i64) -> i64:
    """How many of all kinds."""
    n: i64 = 0
    while heap != 0:
        n += heap & MASK
        heap >>= WIDTH
    return n


def covers(heap: i64, price: i64) -> bool:
    """Whether the heap holds at least the price, kind by kind."""
    while price != 0:
        if heap & MASK < price & MASK:
            return False
        heap >>= WIDTH
        price >>= WIDTH
    return True


def heap_of(counts: list[int]) -> int:
    """The heap of six counts."""
    return sum([n * 2 ** (kind * WIDTH) for kind, n in enumerate(counts)])


def as_list(heap: i64) -> list[int]:
    """The six counts."""
    return [count(heap, kind) for kind in range(KINDS)]
