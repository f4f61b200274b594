"""The seeded generator: xoshiro128++, 128 bits of state in four 32-bit words.

No step exceeds 63 bits, so compiled and plain runs give the same numbers on every machine.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import i64

WORD: Final = 0xFFFFFFFF


def _mix(x: i64) -> i64:
    """A 32-bit hash whose every output bit depends on every input bit."""
    x &= WORD
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & WORD
    x = ((x ^ (x >> 13)) * 0x297A2D39) & WORD
    return x ^ (x >> 16)


class Generator:
    """The state of a stream of numbers; `generator(seed)` makes one."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 1

    def reseed(self, seed: i64) -> None:
        """Start again from this seed."""
        low = _mix(seed & WORD)
        high = _mix(((seed >> 32) & WORD) ^ low)
        self.a = _mix(low + high)
        self.b = _mix(self.a ^ low)
        self.c = _mix(self.b + high)
        self.d = _mix(self.c ^ 0x5BD1E995) | 1  # never all zero

    def clone(self) -> Generator:
        """A copy that gives the same numbers."""
        g = Generator()
        g.a = self.a
        g.b = self.b
        g.c = self.c
        g.d = self.d
        return g

    def word(self) -> i64:
        """The next 32 random bits."""
        sum_ = (self.a + self.d) & WORD
        out = ((((sum_ << 7) & WORD) | (sum_ >> 25)) + self.a) & WORD
        t = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**31)."""
        product = self.word() * n
        if product & WORD < n:  # rare: refuse the few words that would favour some numbers
            spare = (WORD + 1 - n) % n
            while product & WORD < spare:
                product = self.word() * n
        return product >> 32

    def pick(self, weights: list[int]) -> int:
        """An index, each as likely as its weight; weights sum to at least 1."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("all weights are zero")


def generator(seed: i64) -> Generator:
    """A stream of numbers from a seed of up to 63 bits. Equal seeds give equal numbers."""
    g = Generator()
    g.reseed(seed)
    return g
