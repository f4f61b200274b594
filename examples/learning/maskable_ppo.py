"""The same games with a library: MaskablePPO from sb3-contrib on the Gymnasium environment, against bots.

    python examples/learning/maskable_ppo.py burgundy --steps 200000 --opponent random

Prints its wins before, on the way and after, and keeps the model in out/maskable/GAME.zip.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from evaluate import against
from model import Reader, usual_sizes
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from meeplehall.envs.gymnasium import IDS, GameVectorEnv

PIECES = 5
"""Evaluations on the way."""


class Masked(gymnasium.Wrapper):
    """Tells what is legal as sb3-contrib asks for it."""

    def action_masks(self) -> np.ndarray:
        """The mask of the last observation."""
        return self.mask.astype(bool)

    def reset(self, **options):
        """A new game."""
        observation, info = self.env.reset(**options)
        self.mask = info["action_mask"]
        return observation, info

    def step(self, action):
        """A decision."""
        observation, reward, over, cut, info = self.env.step(int(action))
        self.mask = info["action_mask"]
        return observation, reward, over, cut, info


class Cells(BaseFeaturesExtractor):
    """Our first layer in front of the library's policy."""

    def __init__(self, space, reader: Reader) -> None:
        super().__init__(space, reader.amounts.out_features)
        self.reader = reader

    def forward(self, cells):
        """The library hands observations over as floats."""
        return self.reader(cells.to(torch.int16))


def make_model(game: str, opponent: str, seed: int, games: int = 16, width: int = 128) -> MaskablePPO:
    """A fresh one."""

    def env():
        return Masked(gymnasium.make(IDS[game], opponents=(opponent,), reward="shaped", disable_env_checker=True))

    torch.manual_seed(seed)
    envs = GameVectorEnv(game, 64, opponents="self")
    reader = Reader(envs.layout, width, usual_sizes(envs))
    seats = VecNormalize(DummyVecEnv([env] * games), norm_obs=False, gamma=0.998)
    extractor = {"features_extractor_class": Cells, "features_extractor_kwargs": {"reader": reader}}
    return MaskablePPO(
        "MlpPolicy",
        seats,
        policy_kwargs=extractor | {"net_arch": [width]},
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.998,
        ent_coef=0.01,
        learning_rate=7e-4,
        seed=seed,
    )


def main() -> None:
    """By the command line."""
    parser = argparse.ArgumentParser(description="Train with MaskablePPO against a bot.")
    parser.add_argument("game", choices=sorted(IDS))
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluation-games", type=int, default=200)
    parser.add_argument("--out", metavar="FOLDER", default="out/maskable")
    given = parser.parse_args()
    torch.set_num_threads(1)
    model = make_model(given.game, given.opponent, given.seed)
    spent = 0.0

    def choose(cells: np.ndarray, mask: np.ndarray) -> np.ndarray:
        return model.predict(cells, action_masks=mask.astype(bool), deterministic=True)[0]

    def tell() -> None:
        wins, half, margin = against(choose, given.game, 2, given.opponent, given.evaluation_games, 10**9)
        said = f"wins {100 * wins:.0f} ± {100 * half:.0f} % against {given.opponent} ({margin:+.1f})"
        print(f"{spent / 60:5.1f} min, {model.num_timesteps:,} steps: {said}", flush=True)

    tell()
    for _ in range(PIECES):
        began = time.process_time()
        model.learn(given.steps // PIECES, reset_num_timesteps=False)
        spent += time.process_time() - began
        tell()
    Path(given.out).mkdir(parents=True, exist_ok=True)
    model.save(Path(given.out) / f"{given.game}.zip")


if __name__ == "__main__":
    main()
