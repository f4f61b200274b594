"""What stands where in an observation: named slices of a row of small numbers, declared once.

>>> from meeplehall.core.layout import Layout, code, flag, number
>>> layout = Layout(1, [code("decision", 3, "what is asked"), number("dice", "the own dice", 2, high=6)])
>>> layout.size, layout.span("dice"), layout.read([2, 5, 6])
(3, slice(1, 3, None), {'decision': 2, 'dice': [5, 6]})
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

MOST = 2**15 - 1
"""The largest number of a cell; whatever is larger is told as this."""

CODE = "code"
NUMBER = "number"
FLAG = "flag"


@dataclass(frozen=True)
class Slice:
    """Cells of an observation that belong together."""

    name: str
    start: int
    length: int
    low: int
    high: int
    kind: str
    """`number`: more is more; `code`: each value stands for something of its own, so one would make it one-hot;
    `flag`: 0 or 1."""
    meaning: str


def code(name: str, high: int, meaning: str, length: int = 1) -> Slice:
    """Cells whose values from 0 to `high` are names rather than amounts."""
    return Slice(name, 0, length, 0, high, CODE, meaning)


def number(name: str, meaning: str, length: int = 1, low: int = 0, high: int = MOST) -> Slice:
    """Cells with amounts."""
    return Slice(name, 0, length, low, high, NUMBER, meaning)


def flag(name: str, meaning: str, length: int = 1) -> Slice:
    """Cells that are 1 or 0: true or false, in the set or not."""
    return Slice(name, 0, length, 0, 1, FLAG, meaning)


class Layout:
    """The slices of an observation, one after the other; `number` moves whenever any of them changes."""

    def __init__(self, number: int, slices: Iterable[Slice]) -> None:
        self.number = number
        self.slices: list[Slice] = []
        self.size = 0
        for part in slices:
            self.slices.append(replace(part, start=self.size))
            self.size += part.length
        self._by_name = {part.name: part for part in self.slices}
        if len(self._by_name) != len(self.slices):
            raise ValueError("two slices of an observation have the same name")

    def __getitem__(self, name: str) -> Slice:
        """The slice of that name."""
        return self._by_name[name]

    def span(self, name: str) -> slice:
        """Where it stands, ready to index an array with: `observation[layout.span("player0.dice")]`."""
        part = self._by_name[name]
        return slice(part.start, part.start + part.length)

    def read(self, cells: Sequence[int]) -> dict[str, Any]:
        """An observation by name: a number, or a list of them."""
        return {
            part.name: int(cells[part.start]) if part.length == 1 else [int(n) for n in cells[self.span(part.name)]]
            for part in self.slices
        }

    def lows(self) -> list[int]:
        """The least that each cell can be."""
        return [part.low for part in self.slices for _ in range(part.length)]

    def highs(self) -> list[int]:
        """The most that each cell can be."""
        return [part.high for part in self.slices for _ in range(part.length)]

    def table(self) -> list[tuple[str, str, str, str, str]]:
        """Name, cells, range, kind and meaning of every slice, for the docs."""
        return [(part.name, _cells(part), f"{part.low}-{part.high}", part.kind, part.meaning) for part in self.slices]


def by_player(players: int, slices: Sequence[Slice]) -> list[Slice]:
    """These slices for every seat: `player0` is who looks, `player1` the next in the order of seats, and so on."""
    return [replace(part, name=f"player{n}.{part.name}") for n in range(players) for part in slices]


def _cells(part: Slice) -> str:
    return str(part.start) if part.length == 1 else f"{part.start}-{part.start + part.length - 1}"
