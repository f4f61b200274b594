"""A trained policy as a file that `net:FILE` plays by."""

from __future__ import annotations

from pathlib import Path

import torch
from model import Model
from settings import Settings

from meeplehall.bots.net_file import Header, rows_of, write


def export(model: Model, envs, s: Settings, steps: int, path: Path) -> None:
    """Write the policy; the value is for training alone."""
    header = Header(s.game, s.players, envs.layout.number, [layer.shape[0] for layer in biases(model)[:-1]])
    header.about = s.about() | {"steps": str(steps)}
    write(str(path), header, [layer.flatten().tolist() for layer in layers(model, envs.layout)])


@torch.no_grad()
def layers(model: Model, layout) -> list[torch.Tensor]:
    """The weights in the order of the file: of each layer a row for each input, then the bias; of the last a row for
    each action."""
    rows, values = rows_of(layout)
    reader = model.reader
    first = torch.empty(rows[-1] + max(values[-1], 1), reader.names.embedding_dim)
    for cell, offset in zip(reader.codes.tolist(), reader.offsets.tolist()):
        first[rows[cell] : rows[cell] + values[cell]] = reader.names.weight[offset : offset + values[cell]]
    for n, cell in enumerate(reader.numbers.tolist()):
        first[rows[cell]] = reader.amounts.weight[:, n] / reader.sizes[n]
    weights = [first, *(layer.weight.T for layer in model.deeper), model.head()[0]]
    return [part for pair in zip(weights, biases(model)) for part in pair]


def biases(model: Model) -> list[torch.Tensor]:
    """Of every layer, the last being that of the actions."""
    return [model.reader.amounts.bias, *(layer.bias for layer in model.deeper), model.head()[1]]
