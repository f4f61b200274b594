"""Counts of up to six kinds in one integer, ten bits each: goods, tokens, knights, apprentices, dice by face."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.native import i64

KINDS: Final = 6
WIDTH: Final = 10
MASK: Final = 1023


def count(heap: i64, kind: i64) -> i64:
    """How many of this kind (0 to 5)."""
    return (heap >> (kind * WIDTH)) & MASK


def one(kind: i64) -> i64:
    """A heap of a single one."""
    return bit(kind * WIDTH)


def part(heap: i64, kind: i64) -> i64:
    """The heap of this kind alone."""
    return heap & (bit(kind * WIDTH) * MASK)


def total(heap: i64) -> i64:
    """How many of all kinds."""
    n: i64 = 0
    while heap != 0:
        n += heap & MASK
        heap >>= WIDTH
    return n


def variety(heap: i64) -> i64:
    """How many kinds occur."""
    n: i64 = 0
    while heap != 0:
        if heap & MASK != 0:
            n += 1
        heap >>= WIDTH
    return n


def kinds(heap: i64) -> i64:
    """The set of kinds that occur."""
    out: i64 = 0
    kind: i64 = 0
    while heap != 0:
        if heap & MASK != 0:
            out |= bit(kind)
        heap >>= WIDTH
        kind += 1
    return out


def covers(heap: i64, price: i64) -> bool:
    """Whether the heap holds at least the price, kind by kind."""
    while price != 0:
        if heap & MASK < price & MASK:
            return False
        heap >>= WIDTH
        price >>= WIDTH
    return True


def heap_of(counts: list[int]) -> int:
    """The heap of these counts."""
    return sum([n * 2 ** (kind * WIDTH) for kind, n in enumerate(counts)])


def as_list(heap: i64, n: i64 = KINDS) -> list[int]:
    """The counts of the first n kinds."""
    return [count(heap, kind) for kind in range(n)]


def widened(narrow: i64, width: i64) -> i64:
    """A heap of an older layout, with so many bits for each kind."""
    heap: i64 = 0
    kind: i64 = 0
    while narrow != 0:
        heap += one(kind) * (narrow & (bit(width) - 1))
        narrow >>= width
        kind += 1
    return heap
