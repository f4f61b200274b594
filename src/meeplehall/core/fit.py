"""Training of a small net by stochastic gradients (Adam), in real numbers; `Fit.net` gives it in whole ones."""

from __future__ import annotations

import math
from typing import Final

from meeplehall.core.generator import generator
from meeplehall.core.native import i64, vec
from meeplehall.core.net import SHIFT, Net

BATCH: Final = 32
KEEP: Final = 0.9
KEEP_SQUARE: Final = 0.999
INNER: Final = 10_000.0
"""What a hidden unit of 1 is in whole numbers: cutting its fraction then moves the output by thousandths of a point."""


def reals(n: int) -> vec[float]:
    """n zeros."""
    return vec[float]([0.0 for _ in range(n)])


class Part:
    """Some weights with their gradient and its running moments."""

    def __init__(self, n: int) -> None:
        self.n: i64 = n
        self.w: vec[float] = reals(n)
        self.gradient: vec[float] = reals(n)
        self.mean: vec[float] = reals(n)
        self.square: vec[float] = reals(n)

    def step(self, rate: float, keep: float, keep_square: float) -> None:
        """Move along the gradient, which starts anew."""
        for i in range(self.n):
            g = self.gradient[i] / BATCH
            self.gradient[i] = 0.0
            m = KEEP * self.mean[i] + (1.0 - KEEP) * g
            v = KEEP_SQUARE * self.square[i] + (1.0 - KEEP_SQUARE) * g * g
            self.mean[i] = m
            self.square[i] = v
            self.w[i] -= rate * (m / keep) / (math.sqrt(v / keep_square) + 1e-8)


class Fit:
    """A net in the making. Inputs are scaled by their first batch's spread."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.first = Part(inputs * hidden)
        self.bias = Part(hidden)
        self.last = Part(hidden)
        self.offset = Part(1)
        self.middle: vec[float] = reals(inputs)
        self.spread: vec[float] = vec[float]([1.0 for _ in range(inputs)])
        self.target_spread: float = 1.0
        self.target_middle: float = 0.0
        self.steps: i64 = 0
        self.units: vec[float] = reals(hidden)
        rng = generator(seed)
        for i in range(inputs * hidden):
            self.first.w[i] = (float(rng.below(20001)) / 10000.0 - 1.0) * math.sqrt(3.0 / float(inputs))
        for j in range(hidden):
            self.last.w[j] = (float(rng.below(20001)) / 10000.0 - 1.0) * math.sqrt(3.0 / float(hidden))

    def scale(self, x: list[vec[i64]], y: list[int]) -> None:
        """Choose the scale of inputs and target from examples."""
        n = float(len(x))
        for i in range(self.inputs):
            total = 0.0
            squares = 0.0
            for row in x:
                v = float(row[i])
                total += v
                squares += v * v
            mean = total / n
            self.middle[i] = mean
            spread = math.sqrt(max(0.0, squares / n - mean * mean))
            self.spread[i] = spread if spread > 0.05 else 1.0
        total = 0.0
        squares = 0.0
        for t in y:
            total += float(t)
            squares += float(t) * float(t)
        self.target_middle = total / n
        self.target_spread = math.sqrt(max(1.0, squares / n - self.target_middle * self.target_middle))

    def train(self, x: list[vec[i64]], y: list[int], order: list[int], rate: float) -> float:
        """One pass over the examples in this order; returns the root mean square error in units of the target."""
        total = 0.0
        n: i64 = 0
        h = self.hidden
        scaled = reals(self.inputs)
        for number in order:
            row = x[number]
            for j in range(h):
                self.units[j] = self.bias.w[j]
            at: i64 = 0
            for i in range(self.inputs):
                v = (float(row[i]) - self.middle[i]) / self.spread[i]
                scaled[i] = v
                for j in range(h):
                    self.units[j] += v * self.first.w[at + j]
                at += h
            out = self.offset.w[0]
            for j in range(h):
                if self.units[j] > 0.0:
                    out += self.units[j] * self.last.w[j]
            error = out - (float(y[number]) - self.target_middle) / self.target_spread
            total += error * error
            self._learn(scaled, error)
            n += 1
            if n % BATCH == 0:
                self._step(rate)
        return math.sqrt(total / float(n)) * self.target_spread

    def _learn(self, scaled: vec[float], error: float) -> None:
        h = self.hidden
        self.offset.gradient[0] += error
        back = self.units
        for j in range(h):
            unit = self.units[j]
            if unit > 0.0:
                self.last.gradient[j] += error * unit
                back[j] = error * self.last.w[j]
                self.bias.gradient[j] += back[j]
            else:
                back[j] = 0.0
        gradient = self.first.gradient
        at: i64 = 0
        for i in range(self.inputs):
            v = scaled[i]
            for j in range(h):
                gradient[at + j] += v * back[j]
            at += h

    def _step(self, rate: float) -> None:
        self.steps += 1
        keep = 1.0 - KEEP ** float(self.steps)
        keep_square = 1.0 - KEEP_SQUARE ** float(self.steps)
        self.first.step(rate, keep, keep_square)
        self.bias.step(rate, keep, keep_square)
        self.last.step(rate, keep, keep_square)
        self.offset.step(rate, keep, keep_square)

    def data(self) -> list[list[float]]:
        """Weights and scales, for going on later; the running moments of the gradients start anew."""
        parts = [self.first.w, self.bias.w, self.last.w, self.offset.w, self.middle, self.spread]
        rows = [[part[i] for i in range(len(part))] for part in parts]
        rows.append([self.target_middle, self.target_spread])
        return rows

    def restore(self, rows: list[list[float]]) -> None:
        """The inverse of `data`; raises ValueError if the rows are those of a net of another size."""
        parts = [self.first.w, self.bias.w, self.last.w, self.offset.w, self.middle, self.spread]
        if [len(row) for row in rows] != [*[len(part) for part in parts], 2]:
            raise ValueError(f"the weights are not those of {self.inputs} inputs and {self.hidden} hidden units")
        for part, row in zip(parts, rows):
            for i in range(len(part)):
                part[i] = row[i]
        self.target_middle = rows[6][0]
        self.target_spread = rows[6][1]

    def net(self) -> Net:
        """The net in whole numbers, scales folded in."""
        one = float(2**SHIFT)
        first: list[int] = []
        bias = [self.bias.w[j] for j in range(self.hidden)]
        for i in range(self.inputs):
            for j in range(self.hidden):
                w = self.first.w[i * self.hidden + j] / self.spread[i]
                bias[j] -= w * self.middle[i]
                first.append(round(w * INNER * one))
        last = [round(self.last.w[j] * self.target_spread / INNER * one) for j in range(self.hidden)]
        offset = round((self.offset.w[0] * self.target_spread + self.target_middle) * one)
        return Net(self.inputs, self.hidden, first, [round(b * INNER * one) for b in bias], last, offset)
