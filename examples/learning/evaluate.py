"""How the policy fares against the bots, with intervals."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import numpy as np

from meeplehall.envs.gymnasium import GameVectorEnv

Choose = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""From observations and masks to actions."""


def against(choose: Choose, game: str, players: int, bot: str, games: int, seed: int, limit: int = 5000) -> tuple:
    """The share of wins against bots of that name, half the width of its 95 % interval, and the mean margin.

    Every place of the batch plays one game, so long games count as much as short ones; one that is not over after
    `limit` decisions is lost. Equal points are half a win, whatever breaks the tie.
    """
    envs = GameVectorEnv(game, games, players, opponents=(bot,), seat="rotate", reward="margin")
    cells, info = envs.reset(seed=seed)
    margins = np.full(games, np.nan)
    for _ in range(limit):
        cells, rewards, done, _, info = envs.step(choose(cells, info["action_mask"]))
        new = done & np.isnan(margins)
        margins[new] = rewards[new]
        if not np.isnan(margins).any():
            break
    share = float(np.where(margins > 0, 1.0, np.where(margins == 0, 0.5, 0.0)).mean())
    ended = margins[~np.isnan(margins)]
    return share, half_width(share, games), float(ended.mean()) if len(ended) else 0.0


def half_width(share: float, games: int) -> float:
    """Half the 95 % interval of a share, by Wilson, which is not 0 for a share of 1."""
    z = 1.96
    return z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
