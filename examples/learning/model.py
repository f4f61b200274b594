"""The policy: what a seat sees -> how much it likes each action, and what it expects to get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

from meeplehall.core.game import Game
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


class Head(nn.Module):
    """A row of weights and a bias for each action: the sum of what its parts bring.

    The parts of `place 2 d4 die 6` are its kind, the storage, the space, the die, each two of them, and the action
    itself. What is learned of one action serves those like it: without this Burgundy's 1,149 are learned one by one.
    """

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        parts = [parts_of(game.structured(action)) for action in range(game.action_count)]
        number = {part: n for n, part in enumerate(dict.fromkeys(part for own in parts for part in own))}
        starts = np.cumsum([0, *(len(own) for own in parts[:-1])])
        flat = [number[part] for own in parts for part in own]
        self.register_buffer("parts", torch.tensor(flat), persistent=False)
        self.register_buffer("starts", torch.from_numpy(starts), persistent=False)
        self.rows = nn.EmbeddingBag(len(number), width + 1, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.005)

    def forward(self) -> tuple[Tensor, Tensor]:
        """The weights of all actions, and their biases."""
        rows = self.rows(self.parts, self.starts)
        return rows[:, :-1], rows[:, -1]


def parts_of(action: Mapping[str, object]) -> list[str]:
    """What an action shares with others, and itself."""
    kind, *fields = (f"{name}={value}" for name, value in action.items())
    alone = [f"{kind} {field}" for field in fields]
    pairs = [f"{kind} {a} {b}" for a, b in combinations(fields, 2)]
    return list(dict.fromkeys([kind, *alone, *pairs, " ".join([kind, *fields])]))


class Model(nn.Module):
    """A plain multilayer perceptron with two heads."""

    def __init__(self, game: Game, layout: Layout, hidden: Sequence[int], sizes: Sequence[float]) -> None:
        super().__init__()
        self.reader = Reader(layout, hidden[0], sizes)
        self.deeper = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(hidden))
        self.head = Head(game, hidden[-1])
        self.value = nn.Linear(hidden[-1], 1)
        nn.init.normal_(self.reader.names.weight, std=layout.size**-0.5)

    def forward(self, cells: Tensor, legal: Legal, head: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """The logarithms of the legal actions' probabilities, as a table, and the values.

        Who asks often with the same weights may hand over what `self.head()` gave.
        """
        x = self.reader(cells)
        for layer in self.deeper:
            x = torch.relu(layer(x))
        weights, bias = head or self.head()
        likes = (embedding(legal.position, x) * embedding(legal.action, weights)).sum(-1) + bias[legal.action]
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
