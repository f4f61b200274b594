"""A small value net: one hidden layer, in whole numbers, so that every machine computes the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meeplehall.core.bits import table, zeros
from meeplehall.core.native import i64, vec

SHIFT: Final = 12
"""Weights are stored times 2**12."""


class Net:
    """Inputs to hidden units cut off below zero, hidden units to one number."""

    def __init__(
        self, inputs: int, hidden: int, first: Sequence[int], bias: Sequence[int], last: Sequence[int], offset: int
    ) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.first: vec[i64] = table(first)  # from input i to unit j at [i * hidden + j]
        self.bias: vec[i64] = table(bias)
        self.last: vec[i64] = table(last)
        self.offset: i64 = offset
        self.x: vec[i64] = zeros(inputs)  # the inputs, filled before `run`
        self._units: vec[i64] = zeros(hidden)

    def twin(self) -> Net:
        """The same weights, which never change, with inputs of its own, so that several can think at once."""
        other = Net(self.inputs, self.hidden, [], [], [], self.offset)
        other.first = self.first
        other.bias = self.bias
        other.last = self.last
        return other

    def run(self) -> i64:
        """The output for the inputs in `x`."""
        x = self.x
        units = self._units
        first = self.first
        n = self.hidden
        for j in range(n):
            units[j] = self.bias[j]
        at: i64 = 0
        for i in range(self.inputs):
            value = x[i]
            if value != 0:
                for j in range(n):
                    units[j] += value * first[at + j]
            at += n
        out = self.offset
        for j in range(n):
            unit = units[j]
            if unit > 0:
                out += (unit >> SHIFT) * self.last[j]
        return out >> SHIFT
