"""The policy: what a seat sees -> how much it likes each action, and what it expects to get."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

from meeplehall.core.layout import CODE, Layout


class Legal:
    """The legal actions of many positions in a row.

    Most of a mask is noughts: without them learning takes less than half the time.
    """

    def __init__(self, mask: Tensor) -> None:
        self.position, self.action = mask.nonzero(as_tuple=True)
        count = mask.sum(-1)
        self.first = count.cumsum(0) - count
        self.place = torch.arange(len(self.action)) - self.first[self.position]
        self.shape = (len(count), int(count.max()))

    def table(self, likes: Tensor) -> Tensor:
        """A row for every position with what belongs to its first legal action, its second and so on."""
        return likes.new_full(self.shape, -1e9).index_put((self.position, self.place), likes)

    def actions(self, choice: Tensor) -> Tensor:
        """The actions that stand in these places of the table, one for each position."""
        return self.action[self.first + choice]


class Reader(nn.Module):
    """The first layer, which reads the cells of an observation by their kind.

    A `code` cell has a row of weights for each of its values (one-hot, without ever building the ones and noughts); a
    `number` or `flag` cell has one row, times its value over the usual size of that value.
    """

    def __init__(self, layout: Layout, width: int, sizes: Sequence[float]) -> None:
        super().__init__()
        kinds = [part.kind for part in layout.slices for _ in range(part.length)]
        codes = [cell for cell in range(layout.size) if kinds[cell] == CODE]
        values = [layout.highs()[cell] + 1 for cell in codes]
        numbers = [cell for cell in range(layout.size) if kinds[cell] != CODE]
        self.register_buffer("codes", torch.tensor(codes), persistent=False)
        self.register_buffer("offsets", torch.tensor([sum(values[:n]) for n in range(len(codes))]), persistent=False)
        self.register_buffer("numbers", torch.tensor(numbers), persistent=False)
        self.register_buffer("sizes", torch.tensor([sizes[cell] for cell in numbers], dtype=torch.float32))
        self.names = nn.EmbeddingBag(sum(values), width, mode="sum")
        self.amounts = nn.Linear(len(numbers), width)

    def forward(self, cells: Tensor) -> Tensor:
        """The units of the layer."""
        names = self.names(cells[:, self.codes].long() + self.offsets)
        return torch.relu(names + self.amounts(cells[:, self.numbers].float() / self.sizes))


class Model(nn.Module):
    """A plain multilayer perceptron with two heads."""

    def __init__(self, layout: Layout, actions: int, hidden: Sequence[int], sizes: Sequence[float]) -> None:
        super().__init__()
        self.reader = Reader(layout, hidden[0], sizes)
        self.deeper = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(hidden))
        self.policy = nn.Linear(hidden[-1], actions)
        self.value = nn.Linear(hidden[-1], 1)
        nn.init.normal_(self.reader.names.weight, std=layout.size**-0.5)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, cells: Tensor, legal: Legal) -> tuple[Tensor, Tensor]:
        """The logarithms of the legal actions' probabilities, as a table, and the values."""
        x = self.reader(cells)
        for layer in self.deeper:
            x = torch.relu(layer(x))
        weights, bias = embedding(legal.action, self.policy.weight), self.policy.bias[legal.action]
        likes = (embedding(legal.position, x) * weights).sum(-1) + bias
        return torch.log_softmax(legal.table(likes), -1), self.value(x).squeeze(-1)

    @torch.no_grad()
    def best(self, cells: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The action it likes most, in every game."""
        legal = Legal(torch.from_numpy(mask.astype(bool)))
        chances, _ = self(torch.from_numpy(cells.copy()), legal)
        return legal.actions(chances.argmax(-1)).numpy()


def usual_sizes(envs, steps: int = 200) -> list[float]:
    """How far each cell strays when all play at random; 1 for those that never move."""
    envs.reset(seed=0)
    seen = np.concatenate([envs.step(envs.sample())[0][::8].copy() for _ in range(steps)])
    return [float(x) for x in np.maximum(seen.std(0), 1.0)]
