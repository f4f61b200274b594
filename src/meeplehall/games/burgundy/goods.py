"""Heaps of goods: six counts of four bits each in one integer, type n at bits 4 * (n - 1)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT
from meeplehall.core.native import i64

GOODS_SPACES: Final = 3


def count(heap: i64, good: i64) -> i64:
    """How many of this type (1 to 6)."""
    return (heap >> (good * 4 - 4)) & 15


def part(heap: i64, good: i64) -> i64:
    """The heap of this type alone."""
    return heap & (BIT[good * 4 - 4] * 15)


def one(good: i64) -> i64:
    """A heap of one tile."""
    return BIT[good * 4 - 4]


def total(heap: i64) -> i64:
    """How many tiles."""
    n: i64 = 0
    while heap != 0:
        n += heap & 15
        heap >>= 4
    return n


def variety(heap: i64) -> i64:
    """How many types."""
    n: i64 = 0
    while heap != 0:
        if heap & 15 != 0:
            n += 1
        heap >>= 4
    return n


def as_list(heap: i64) -> list[int]:
    """The counts of types 1 to 6."""
    return [count(heap, good) for good in range(1, 7)]
