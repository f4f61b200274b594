"""Positions as bytes: a row of integers, each in as few bytes as it needs."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.errors import BadPosition
from meeplehall.core.native import i64, vec

ENVELOPE: Final = b"MHP"
"""A packed position begins like this, then come game, layout, rules and content. Layout 1 had none of it."""
MOST_BYTES: Final = 9
"""Of one integer of 63 bits."""


class Writer:
    """Collects integers in order."""

    def __init__(self) -> None:
        self.data = bytearray()

    def put(self, value: i64) -> None:
        """One integer; the sign goes into the lowest bit."""
        rest = -value * 2 - 1 if value < 0 else value * 2
        while rest >= 128:
            self.data.append(128 | (rest & 127))
            rest >>= 7
        self.data.append(rest)

    def put_all(self, values: vec[i64]) -> None:
        """A table, whose length the reader knows."""
        for i in range(len(values)):
            self.put(values[i])

    def put_text(self, text: str) -> None:
        """A text with its length."""
        raw = text.encode()
        self.put(len(raw))
        self.data.extend(raw)


class Reader:
    """Gives the integers back in the same order. `layout` is the one that they were written in."""

    def __init__(self, data: bytes, layout: i64 = 0) -> None:
        self.data = data
        self.at: i64 = 0
        self.layout: i64 = layout

    def get(self) -> i64:
        """The next integer."""
        value: i64 = 0
        factor: i64 = 1
        start = self.at
        while True:
            if self.at - start == MOST_BYTES:
                raise BadPosition(f"packed position: the number at byte {start} is too large")
            if self.at >= len(self.data):
                raise BadPosition(f"packed position ends too early, after {len(self.data)} bytes")
            byte: i64 = self.data[self.at]
            self.at += 1
            value += (byte & 127) * factor
            if byte < 128:
                break
            factor *= 128
        return -(value >> 1) - 1 if value & 1 != 0 else value >> 1

    def get_all(self, n: i64) -> vec[i64]:
        """A table of n integers."""
        out = zeros(n)
        for i in range(n):
            out[i] = self.get()
        return out

    def fill(self, row: vec[i64]) -> None:
        """As many integers as there is room for."""
        for i in range(len(row)):
            row[i] = self.get()

    def get_text(self) -> str:
        """A text."""
        n = self.get()
        start = self.at
        if n < 0 or start + n > len(self.data):
            raise BadPosition(f"packed position ends too early, after {len(self.data)} bytes")
        self.at = start + n
        return self.data[start : start + n].decode(errors="replace")

    def end(self) -> None:
        """Complain if anything is left over."""
        if self.at != len(self.data):
            raise BadPosition(f"packed position has {len(self.data) - self.at} bytes too many")
