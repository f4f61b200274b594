"""A reusable list of legal actions for the hot path."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.native import i64, vec

CAPACITY: Final = 1024


class Actions:
    """Filled by `State.legal_into`; holds `n` action codes in ascending order."""

    n: i64
    items: vec[i64]

    def __init__(self) -> None:
        self.n = 0
        self.items = zeros(CAPACITY)

    def add(self, action: i64) -> None:
        """Append one code."""
        self.items[self.n] = action
        self.n += 1

    def get(self, i: i64) -> i64:
        """The i-th code."""
        return self.items[i]

    def has(self, action: i64) -> bool:
        """Whether the code is among them."""
        for i in range(self.n):
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        """The codes as a plain list."""
        return [self.items[i] for i in range(self.n)]
