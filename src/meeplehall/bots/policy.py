"""A policy that was learned elsewhere: what a seat sees -> how much it likes each action. In whole numbers, so that
every machine computes the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meeplehall.core.bits import table, zeros
from meeplehall.core.native import i16, i32, i64, vec

SHIFT: Final = 16
"""Weights are stored times 2**16."""
HEAVIEST: Final = 2**22 - 1
"""No weight is larger, and..."""
LOUDEST: Final = 2**30
"""...no unit is: so no sum leaves a machine word."""
WIDEST: Final = 1024
"""Units of a layer, at most."""


class Weights:
    """The layers of a file, one after the other; shared by all who play by it.

    First a row for each value of a `code` cell and one for every other cell, and the bias; then for every further layer
    a row for each unit before it, and its bias; at last a row for each action, and its bias.
    """

    def __init__(self, hidden: Sequence[int], rows: Sequence[int], values: Sequence[int], flat: Sequence[int]) -> None:
        """`rows`: by cell, its first row; `values`: by cell, how many values it can name, 0 for an amount."""
        self.hidden: vec[i64] = table(hidden)
        self.rows: vec[i64] = table(rows)
        self.values: vec[i64] = table(values)
        self.flat: vec[i32] = vec[i32]([i32(weight) for weight in flat])


class Policy:
    """Thinks by these weights, with units of its own."""

    def __init__(self, weights: Weights, actions: int) -> None:
        self.weights: Weights = weights
        self.actions: i64 = actions
        self._units: vec[i64] = zeros(WIDEST)
        self._below: vec[i64] = zeros(WIDEST)
        self._head: i64 = 0
        self._last: i64 = 0

    def look(self, cells: vec[i16]) -> None:
        """Take in an observation; from here on `likes` tells of it."""
        layers = len(self.weights.hidden)
        width = self.weights.hidden[0]
        at = self._look_at_cells(cells, width)
        for n in range(1, layers):
            at = self._go_deeper(at, width, self.weights.hidden[n])
            width = self.weights.hidden[n]
        self._head = at
        self._last = width

    def likes(self, action: i64) -> i64:
        """How much it likes an action now, times 2**16: the logarithm of its probability, up to what all have in
        common."""
        flat = self.weights.flat
        units = self._units
        width = self._last
        at = self._head + action * width
        like: i64 = 0
        for j in range(width):
            like += units[j] * i64(flat[at + j])
        return (like >> SHIFT) + i64(flat[self._head + self.actions * width + action])

    def _look_at_cells(self, cells: vec[i16], width: i64) -> i64:
        """The first layer; where the next one begins."""
        weights = self.weights
        flat = weights.flat
        units = self._units
        count = len(weights.rows)
        last = weights.rows[count - 1] + max(weights.values[count - 1], 1)
        for j in range(width):
            units[j] = i64(flat[last * width + j])
        for i in range(count):
            cell = i64(cells[i])
            values = weights.values[i]
            if values > 0:
                at = (weights.rows[i] + min(max(cell, 0), values - 1)) * width
                for j in range(width):
                    units[j] += i64(flat[at + j])
            elif cell != 0:
                at = weights.rows[i] * width
                for j in range(width):
                    units[j] += cell * i64(flat[at + j])
        self._cut_off(width)
        return (last + 1) * width

    def _go_deeper(self, at: i64, before: i64, width: i64) -> i64:
        """One more layer, whose weights begin there; where the next one begins."""
        flat = self.weights.flat
        below = self._units
        units = self._below
        for j in range(width):
            units[j] = 0
        for i in range(before):
            unit = below[i]
            if unit > 0:
                for j in range(width):
                    units[j] += unit * i64(flat[at + j])
            at += width
        for j in range(width):
            units[j] = (units[j] >> SHIFT) + i64(flat[at + j])
        self._units = units
        self._below = below
        self._cut_off(width)
        return at + width

    def _cut_off(self, width: i64) -> None:
        """Units below zero are silent."""
        units = self._units
        for j in range(width):
            units[j] = min(max(units[j], 0), LOUDEST)
