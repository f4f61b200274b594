"""What a seat may know of a position as a row of small numbers, for those who learn.

A game brings an `Observer` (`Parts.observer`); `game.observer()` gives it. Its layout depends on the number of players
alone, and so does the meaning of every cell: seats are told relative to the one who looks, 0 being that one.

    observer = game.observer()
    layout = observer.layout(state.seats)
    cells = row(layout.size)
    observer.fill(state, seat, cells, 0)
    layout.read(cells)                       # by name

The functions below fill the cells of a row from `at` on; each returns where the next ones begin.
"""

from __future__ import annotations

from typing import Any, Final

from meeplehall.core.errors import NoSeat
from meeplehall.core.heap import MASK, WIDTH
from meeplehall.core.layout import Layout
from meeplehall.core.native import i16, i64, mypyc_attr, vec
from meeplehall.core.state import State

HIGHEST: Final = 32_767  # layout.MOST
_SIZES: Final[dict[tuple[type[Any], int], int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Tells what a seat may know. A game subclasses it and fills in both."""

    def layout(self, players: int) -> Layout:
        """What stands where with that many players."""
        raise NotImplementedError

    def fill(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        """Fill all cells of the layout, the first of them at `at`, with what this seat may know.

        The cells are as `row` made them, or as this observer left them before: what is still 0 need not be cleared.
        """
        raise NotImplementedError


def row(n: int) -> vec[i16]:
    """So many cells of 0."""
    return vec[i16]([i16(0) for _ in range(n)])


def observe(observer: Observer, state: State, seat: i64) -> vec[i16]:
    """A fresh observation; raises NoSeat for a seat that there is not, or for a spectator."""
    if seat < 0 or seat >= state.seats:
        raise NoSeat(f"no seat {seat} to observe from; seats are 0 to {state.seats - 1}")
    cells = row(size_of(observer, state.seats))
    observer.fill(state, seat, cells, 0)
    return cells


def size_of(observer: Observer, players: int) -> int:
    """How many cells its observations have; asked once, for a layout takes longer than an observation."""
    key = (type(observer), players)
    if key not in _SIZES:
        _SIZES[key] = observer.layout(players).size
    return _SIZES[key]


def put(cells: vec[i16], at: i64, value: i64) -> i64:
    """One number; what is too large for a cell is told as the largest."""
    if value > HIGHEST:
        value = HIGHEST
    cells[at] = i16(value)
    return at + 1


def put_table(cells: vec[i16], at: i64, values: vec[i64]) -> i64:
    """The numbers of a whole table: a loop over the table itself needs no check of where it reads."""
    for value in values:
        cells[at] = i16(value)
        at += 1
    return at


def put_counts(cells: vec[i16], at: i64, heap: i64, n: i64) -> i64:
    """How many of each of the first n kinds are in a heap."""
    for i in range(n):
        cells[at + i] = i16(heap & MASK)
        heap >>= WIDTH
    return at + n


def put_set(cells: vec[i16], at: i64, bits: i64, first: i64, n: i64) -> i64:
    """A flag for each of n members of a set, from number `first` on."""
    bits >>= first
    for i in range(n):
        cells[at + i] = i16(bits & 1)
        bits >>= 1
    return at + n


def put_places(cells: vec[i16], at: i64, low: i64, high: i64, first: i64, n: i64) -> i64:
    """Where each of n things is, from number `first` on: 1 in the first set, 2 in the second, 3 in both."""
    low >>= first
    high >>= first
    for i in range(n):
        cells[at + i] = i16((low & 1) + 2 * (high & 1))
        low >>= 1
        high >>= 1
    return at + n


def put_nothing(cells: vec[i16], at: i64, n: i64) -> i64:
    """Zeros, where there is nothing to tell."""
    end = at + n
    while at + 8 <= end:  # eight at a time: most of the work would be counting
        cells[at] = 0
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + 3] = 0
        cells[at + 4] = 0
        cells[at + 5] = 0
        cells[at + 6] = 0
        cells[at + 7] = 0
        at += 8
    while at < end:
        cells[at] = 0
        at += 1
    return at


def relative(owner: i64, seat: i64, seats: i64) -> i64:
    """A seat as another one tells it: 1 is himself, 2 the next, and so on; 0 is nobody (-1)."""
    if owner < 0:
        return 0
    return owner - seat + 1 if owner >= seat else owner - seat + seats + 1
