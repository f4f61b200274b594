"""Nets for tests: weights by chance, as a training would write them."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

from meeplehall.bots.net_file import Header, rows_of, write
from meeplehall.registry import find


def chance_layers(game: str, players: int, hidden: list[int], seed: int = 1) -> list[list[float]]:
    """Weights and bias of each layer in the order of the file."""
    luck = random.Random(seed)
    rows, values = rows_of(find(game).observer().layout(players))
    widths = [rows[-1] + max(values[-1], 1), *hidden, find(game).action_count]
    layers = []
    for before, width in pairwise(widths):
        size = 0.1 if before == widths[0] else before**-0.5
        layers += [[luck.gauss(0.0, size) for _ in range(n)] for n in (before * width, width)]
    return layers


def chance_net(
    folder: Path, game: str, players: int = 2, hidden: tuple[int, ...] = (8, 6), name: str = "chance"
) -> str:
    """The path of a net for this game."""
    path = str(folder / f"{name}.net")
    layout = find(game).observer().layout(players)
    layers = chance_layers(game, players, list(hidden))
    write(path, Header(game, players, layout.number, list(hidden), {"how": "by chance"}), layers)
    return path
