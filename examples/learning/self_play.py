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

    def __init__(
        self, game: str, players: int, games: int, reward: str, scale: float, seed: int, rivals: float = 1.0
    ) -> None:
        self.envs = GameVectorEnv(game, games, players, opponents="self", reward=reward)
        self.players, self.scale, self.rivals = players, scale, rivals
        self.finished = 0
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """New games everywhere."""
        self.cells, self.info = self.envs.reset(seed=seed)

    @torch.no_grad()
    def play(self, model: Model, steps: int, gamma: float, trace: float, teacher=None) -> Experience:
        """So many decisions in every game. With a teacher `choice` is what it would do, and half of the games go so."""
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
            choice[t] = played = chances.exp().multinomial(1).squeeze(-1)
            if teacher is not None:
                choice[t] = teacher.choices(self.envs.batch, legal)
                played = torch.where(torch.arange(games) % 2 == 0, played, choice[t])
            chance[t] = chances.gather(-1, played[:, None]).squeeze(-1)
            self.cells, _, done[t], _, self.info = self.envs.step(legal.actions(played).numpy())
            returns[t] = self.info["returns"] * self.scale * self.shares(seats[t], done[t])
        self.finished += int(done.sum())
        found, known = advantages(seats, value.numpy(), returns, done, gamma, trace)
        advantage, keep = torch.from_numpy(found), torch.from_numpy(known)
        target = advantage + value
        return Experience(*(x[keep] for x in (cells, mask, choice, chance, advantage, target)))

    def shares(self, seats: np.ndarray, done: np.ndarray) -> np.ndarray:
        """How much of what each seat got counts: all of it for the one that decided, and for everybody at the end."""
        out = np.full((len(seats), self.players), self.rivals, np.float32)
        out[np.arange(len(seats)), seats] = 1.0
        out[done] = 1.0
        return out
