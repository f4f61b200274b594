"""The games as Gymnasium environments: one seat is yours, bots have the others.

Importing this module registers `meeplehall/Burgundy-v0`, `meeplehall/RenaissanceMan-v0` and
`meeplehall/RiseToNobility-v0`, for `gymnasium.make` and for `gymnasium.make_vec`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.core.errors import BadOption, IllegalAction
from meeplehall.envs.arrays import Cells, Draw, LegalActions, cells_of, look, mask_of, observation_space
from meeplehall.envs.extras import needed_by
from meeplehall.envs.making import MAX_SEED, checked_seed, make_batch
from meeplehall.envs.native.batch import Batch
from meeplehall.envs.rendering import checked_mode, render

with needed_by("meeplehall.envs.gymnasium"):
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
    from gymnasium.envs.registration import register, registry
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

IDS = {
    "burgundy": "meeplehall/Burgundy-v0",
    "renaissance": "meeplehall/RenaissanceMan-v0",
    "nobility": "meeplehall/RiseToNobility-v0",
}

WORD = np.dtype("<i8")
RENDER_MODES = ["ansi", "svg", "rgb_array"]

Info = dict[str, Any]


class GameEnv(gym.Env[Cells, np.int64]):
    """One game. `info["action_mask"]` tells what is legal; anything else raises IllegalAction and changes nothing."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Sequence[str] | str = ("greedy",),
        seat: int | str = "rotate",
        reward: str = "win",
        pack: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: bots by name, one for all or one for each; `seat`: yours, a number, `rotate` or `random`.

        `reward`: `win`, `margin` or `shaped` (docs/research.md). Further options are those of the game.
        """
        self.render_mode = checked_mode(render_mode, RENDER_MODES)
        self.batch = make_batch(game, players, opponents, seat, reward, 1, False, pack, **options)
        self.layout = self.batch.observer.layout(players)
        self._cells, self._mask = cells_of(self.batch)[0], mask_of(self.batch)[0]
        self.observation_space = observation_space(self.layout)
        self.action_space = LegalActions(self._mask)
        self._begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Cells, Info]:
        """A new game; equal seeds give equal games and opponents."""
        if seed is not None:
            checked_seed(seed)
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self.batch.seed(seed if seed is not None else int(self.np_random.integers(MAX_SEED)))
        self.batch.reset()
        self._begun = True
        return self._cells.copy(), self._info()

    def step(self, action: Any) -> tuple[Cells, float, bool, bool, Info]:
        """Carry out an action of your seat, and all decisions of the others until you are asked again."""
        if not self._begun:
            raise gym.error.ResetNeeded("call reset before the first step")
        if isinstance(action, Draw) and not self._mask[action]:
            action = self.batch.draw()[0]
        self.batch.step(as_words([action], self.batch))
        over = bool(self.batch.done[0])
        return self._cells.copy(), float(self.batch.rewards[0]), over, False, self._info()

    def _info(self) -> Info:
        info: Info = {"action_mask": self._mask.copy(), "seat": self.batch.seats[0]}
        state = self.batch.matches[0].state
        if state.over:
            info |= {"scores": state.scores(), "ranks": state.outcome().ranks}
        return info

    def render(self) -> Any:
        """The board as your seat sees it, as text or drawn."""
        if self.render_mode is None:
            gym.logger.warn("render needs a render_mode: gymnasium.make(..., render_mode='ansi')")
        return render(self.batch.matches[0].state, self.batch.seats[0], self.render_mode)


class GameVectorEnv(VectorEnv[Cells, NDArray[np.int64], NDArray[Any]]):
    """Many games, stepped in one compiled call. A game that is over is followed by the next in the same step.

    Observations, `info["action_mask"]` and rewards are the same arrays in every step, written by the games: copy what
    you keep, or ask for `copy=True`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: Sequence[str] | str = ("greedy",),
        seat: int | str = "rotate",
        reward: str = "win",
        pack: str | None = None,
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """As for one game; with `opponents="self"` every decision of every seat is yours.

        Then `info["seat"]` is who is asked, the reward is that of the seat that has just decided, and
        `info["returns"]` has what every seat got.
        """
        if render_mode is not None:
            raise BadOption("many games are not drawn: leave render_mode out")
        self.num_envs = num_envs
        self.batch = make_batch(game, players, opponents, seat, reward, num_envs, True, pack, **options)
        self.layout = self.batch.observer.layout(players)
        self._copy = copy
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        batch = self.batch
        self._cells, self._mask = cells_of(batch), mask_of(batch)
        self._final = look(batch.final_cells, np.int16, num_envs, batch.size)
        self._rewards = look(batch.rewards, np.float64, num_envs)
        self._returns = look(batch.returns, np.float64, num_envs, players)
        self._done = look(batch.done, np.bool_, num_envs)
        self._seats = look(batch.seats, np.int64, num_envs)
        self._drawn = look(batch.drawn, np.int64, num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Cells, Info]:
        """New games; the n-th goes by seed + n, or by the n-th seed, whatever the number of games."""
        if seed is not None and not isinstance(seed, Sequence):
            number = checked_seed(seed)
            self.batch.seed(number)
            super().reset(seed=number)
        elif seed is not None:
            if len(seed) != self.num_envs:
                raise BadOption(f"{len(seed)} seeds for {self.num_envs} environments")
            for i, one in enumerate(seed):
                if one is not None:
                    self.batch.seed_one(i, checked_seed(one))
        elif not self._begun:
            self.batch.seed(int(self.np_random.integers(MAX_SEED)))
        self.batch.reset()
        self._begun = True
        return self._handed(self._cells), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Cells, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """An action for every game; if one is illegal, IllegalAction names it and no game has changed."""
        if not self._begun:
            raise gym.error.ResetNeeded("call reset before the first step")
        ended = self.batch.step(as_words(actions, self.batch))
        info = self._info()
        if ended > 0:
            info |= {"final_obs": self._handed(self._final), "_final_obs": self._done.copy()}
        return self._handed(self._cells), self._handed(self._rewards), self._done.copy(), self._never.copy(), info

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        self.batch.draw()
        return self._drawn

    def _info(self) -> Info:
        return {
            "action_mask": self._handed(self._mask),
            "seat": self._handed(self._seats),
            "returns": self._handed(self._returns),
        }

    def _handed(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def as_words(actions: Any, batch: Batch) -> bytes:
    """Actions as the batch reads them; raises IllegalAction for what is no row of whole numbers."""
    found = np.asarray(actions)
    if found.shape != (batch.count,) or found.dtype.kind not in "iu":
        said = f"an array of {found.dtype} of shape {found.shape}"
        raise IllegalAction(f"actions are whole numbers, one for each of {batch.count} environments, not {said}")
    return found.astype(WORD, copy=False).tobytes()


for _game, _id in IDS.items():
    if _id not in registry:
        register(
            id=_id,
            entry_point="meeplehall.envs.gymnasium:GameEnv",
            vector_entry_point="meeplehall.envs.gymnasium:GameVectorEnv",
            kwargs={"game": _game},
        )
