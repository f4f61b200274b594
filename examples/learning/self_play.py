"""Games of the policy against itself, many at a time."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from advantages import advantages
from model import Legal, Model
from torch import Tensor

from meeplehall.envs.gymnasium import GameVectorEnv


@dataclass
class Experience:
    """Decisions to learn from, in no order."""

    cells: Tensor
    mask: Tensor
    choice: Tensor
    """The place of the action among the legal ones."""
    chance: Tensor
    """The logarithm of the probability with which the action was chosen."""
    advantage: Tensor
    target: Tensor
    """What the seat got from there on, as far as it is known."""


class SelfPlay:
    """Goes on with the same games from call to call."""

    def __init__(self, game: str, players: int, games: int, reward: str, scale: float, seed: int) -> None:
        self.envs = GameVectorEnv(game, games, players, opponents="self", reward=reward)
        self.players, self.scale = players, scale
        self.finished = 0
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """New games everywhere."""
        self.cells, self.info = self.envs.reset(seed=seed)

    @torch.no_grad()
    def play(self, model: Model, steps: int, gamma: float, trace: float) -> Experience:
        """So many decisions in every game."""
        games = self.envs.num_envs
        cells = torch.empty((steps, games, self.envs.layout.size), dtype=torch.int16)
        mask = torch.empty((steps, games, self.envs.batch.actions), dtype=torch.bool)
        choice = torch.empty((steps, games), dtype=torch.int64)
        chance, value = torch.empty((steps, games)), torch.empty((steps, games))
        seats, done = np.empty((steps, games), np.int64), np.empty((steps, games), bool)
        returns = np.empty((steps, games, self.players), np.float32)
        head = model.head()
        for t in range(steps):
            cells[t] = torch.from_numpy(self.cells.copy())
            mask[t] = torch.from_numpy(self.info["action_mask"].astype(bool))
            seats[t] = self.info["seat"]
            legal = Legal(mask[t])
            chances, value[t] = model(cells[t], legal, head)
            choice[t] = chances.exp().multinomial(1).squeeze(-1)
            chance[t] = chances.gather(-1, choice[t, :, None]).squeeze(-1)
            self.cells, _, done[t], _, self.info = self.envs.step(legal.actions(choice[t]).numpy())
            returns[t] = self.info["returns"] * self.scale
        self.finished += int(done.sum())
        found, known = advantages(seats, value.numpy(), returns, done, gamma, trace)
        advantage, keep = torch.from_numpy(found), torch.from_numpy(known)
        target = advantage + value
        return Experience(*(x[keep] for x in (cells, mask, choice, chance, advantage, target)))
