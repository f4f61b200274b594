"""Observations, masks and actions as numpy sees them. A look into a vec is no copy: it is always as it is now."""

from __future__ import annotations

from typing import Any, TypeVar

from meeplehall.core.layout import Layout
from meeplehall.envs.extras import needed_by
from meeplehall.envs.native.batch import Batch

with needed_by("meeplehall.envs"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Cells = NDArray[np.int16]
Mask = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


def look(flat: Any, kind: type[Number], *shape: int) -> NDArray[Number]:
    """A vec as an array of numbers of that kind, which are as wide as its own."""
    return np.frombuffer(flat, kind).reshape(shape)


def cells_of(batch: Batch) -> Cells:
    """The observations of a batch, a row for each game."""
    return look(batch.cells, np.int16, batch.count, batch.size)


def mask_of(batch: Batch) -> Mask:
    """The legal actions of a batch, a row for each game: 1 is legal."""
    return look(batch.mask, np.int8, batch.count, batch.actions)


def observation_space(layout: Layout) -> Any:
    """All observations of a layout."""
    return spaces.Box(np.array(layout.lows(), np.int16), np.array(layout.highs(), np.int16), dtype=np.int16)


class Draw(np.int64):
    """An action that an action space drew by itself: where it is no longer legal, the environment draws another."""


class LegalActions(spaces.Discrete):
    """All actions of a game. Sampled without a mask, it gives one that is legal in its environment now."""

    def __init__(self, mask: Mask) -> None:
        super().__init__(len(mask))
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One at random, each equally likely unless `probability` says otherwise."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return Draw(super().sample(self._mask.copy()))
