"""Sets of places as the bits of one integer, and flat tables of integers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meeplehall.core.native import i64, vec


def table(values: Iterable[int]) -> vec[i64]:
    """A flat table of these values."""
    return vec[i64]([i64(v) for v in values])


_NOTHING: Final = table([0] * 1024)


def zeros(n: i64) -> vec[i64]:
    """A flat table of n zeros, 1024 at most."""
    return _NOTHING[:n]


# A table, because the compiler turns a shifted constant into a 32-bit shift (tools/check_shifts.py forbids it).
BIT: Final = table([2**n for n in range(63)])
# A de Bruijn sequence: shifted by n, for each n it has six other bits at the top of 63.
_DE_BRUIJN: Final = 0x0218A392CD3D5DBF
_INDEX: Final = table([next((n for n in range(63) if (2**n * _DE_BRUIJN >> 57) & 63 == top), 0) for top in range(64)])


def bit(n: i64) -> i64:
    """The set of this number alone, from 0 on: all ones shifted and negated, without a look into a table."""
    return -((n ^ ~n) << n)


def has(bits: i64, n: i64) -> bool:
    """Whether a number, from 0 on, is in a set."""
    return (bits >> n) & 1 != 0


def index_of(bit: i64) -> i64:
    """The number of a lone bit."""
    return _INDEX[(bit * _DE_BRUIJN >> 57) & 63]


def popcount(bits: i64) -> i64:
    """How many bits are set: sums of ever larger groups of bits, side by side in one integer."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def members(bits: i64) -> list[int]:
    """The numbers of the set bits, ascending."""
    return [n for n in range(63) if has(bits, n)]
