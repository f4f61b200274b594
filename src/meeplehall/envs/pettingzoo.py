"""The games as PettingZoo environments, where every seat is an agent: `player_0`, `player_1` and so on.

    from meeplehall.envs import pettingzoo
    env = pettingzoo.env("burgundy", players=3, setup="advanced")
    env = pettingzoo.parallel_env("renaissance", players=4)

An observation is a dict of `observation` (docs/api tells the slices of each game) and `action_mask`. Whoever owes no
decision has an empty mask. Where several seats decide at once, nobody sees what the others have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplehall.core.buffer import Actions
from meeplehall.core.errors import BadOption
from meeplehall.core.generator import generator
from meeplehall.core.observer import row
from meeplehall.core.state import State
from meeplehall.envs.arrays import LegalActions, look, observation_space
from meeplehall.envs.extras import needed_by
from meeplehall.envs.making import REWARDS, checked_seed, settled
from meeplehall.envs.native.rewards import SHAPED, WIN, margins, shares
from meeplehall.envs.rendering import checked_mode, render

with needed_by("meeplehall.envs.pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
ILLEGAL = -1.0
"""The reward of an illegal action; the game ends by it."""

Observation = dict[str, Any]


def env(
    game: str,
    players: int = 2,
    reward: str = "win",
    max_cycles: int | None = None,
    pack: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Observation, int]:
    """Agents decide one after the other (AEC).

    `reward`: `win`, `margin` or `shaped` (docs/research.md). `max_cycles`: the game is cut off after so many; in a
    cycle every seat that owes a decision makes one. Further options are those of the game.
    """
    return OrderEnforcingWrapper(GameAEC(Seats(game, players, reward, max_cycles, pack, render_mode, options)))


def parallel_env(
    game: str,
    players: int = 2,
    reward: str = "win",
    max_cycles: int | None = None,
    pack: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelEnv[str, Observation, int]:
    """All agents decide at once: made for Renaissance Man, where most decisions are simultaneous.

    Actions of agents with an empty mask are ignored, so any game can be played like this.
    """
    return GameParallel(Seats(game, players, reward, max_cycles, pack, render_mode, options))


class Seats:
    """A game with all its seats played from outside: what both kinds of environment share."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        max_cycles: int | None,
        pack: str | None,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        self.game, self.options = settled(game, players, options, pack)
        if reward not in REWARDS:
            raise BadOption(f"reward cannot be {str(reward)[:20]!r}; allowed: {', '.join(REWARDS)}")
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadOption(f"max_cycles must be a whole number from 1 on, not {str(max_cycles)[:20]}")
        self.players = players
        self.reward = REWARDS.index(reward)
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode, RENDER_MODES)
        self.observer = self.game.observer()
        self.layout = self.observer.layout(players)
        self.agents = [f"player_{n}" for n in range(players)]
        self.metadata = {
            "name": f"meeplehall_{self.game.name}",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self._cells = row(self.layout.size)
        self._seen = look(self._cells, np.int16, self.layout.size)
        self._masks = [np.zeros(self.game.action_count, np.int8) for _ in range(players)]
        self._legal = Actions()
        self.action_spaces = {agent: LegalActions(mask) for agent, mask in zip(self.agents, self._masks)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.layout),
                    "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
                }
            )
            for agent in self.agents
        }
        self._seeds = generator(int(np.random.default_rng().integers(2**62)))
        self.state: State = self.game.empty()
        self.cycles = 0

    def reset(self, seed: int | None) -> None:
        """A new game; equal seeds give equal games."""
        if seed is not None:
            self._seeds = generator(checked_seed(seed))
        number = self._seeds.word() * 2**31 + self._seeds.word() // 2
        self.state = self.game.begin(self.players, self.options, number, None, self.game.version)
        self.cycles = 0
        self._margins = list(margins(self.state))
        self._show()

    def why_illegal(self, seat: int, action: Any) -> str:
        """What is wrong with an action of a seat that owes a decision; empty if nothing is."""
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if whole and 0 <= action < self.game.action_count and self._masks[seat][action]:
            return ""
        return f"action {str(action)[:20]} is not legal for seat {seat} now; {self._masks[seat].sum()} others are"

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        self.state.play(seat, int(action))
        self._show()

    def gains(self) -> dict[str, float]:
        """What every agent has got since it was asked last."""
        state = self.state
        if self.reward == SHAPED:
            before, self._margins = self._margins, list(margins(state))
            return {agent: now - then for agent, now, then in zip(self.agents, self._margins, before)}
        if not state.over:
            return dict.fromkeys(self.agents, 0.0)
        return dict(zip(self.agents, shares(state) if self.reward == WIN else margins(state)))

    def ended_cycle(self) -> bool:
        """Count a cycle; whether it was the last that is allowed."""
        self.cycles += 1
        return self.cycles == self.max_cycles and not self.state.over

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and do."""
        seat = self.agents.index(agent)
        self.observer.fill(self.state, seat, self._cells, 0)
        return {"observation": self._seen.copy(), "action_mask": self._masks[seat].copy()}

    def render(self, seat: int) -> Any:
        """The board as a seat sees it."""
        return render(self.state, seat, self.render_mode)

    def _show(self) -> None:
        """Bring the masks up to date; action spaces look at them too."""
        pending = self.state.pending()
        for seat, mask in enumerate(self._masks):
            mask.fill(0)
            if seat in pending:
                self.state.legal_into(seat, self._legal)
                mask[self._legal.to_list()] = 1


class Agents:
    """What both kinds of environments tell of their agents."""

    def sit_down(self, seats: Seats) -> None:
        """One agent for each seat."""
        self.seats = seats
        self.metadata = seats.metadata
        self.render_mode = seats.render_mode
        self.possible_agents = list(seats.agents)
        self.agents: list[str] = []
        self.observation_spaces: Any = seats.observation_spaces
        self.action_spaces: Any = seats.action_spaces

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game; sampled without a mask, it gives a legal one where the agent owes a decision."""
        return self.action_spaces[agent]


class GameAEC(Agents, AECEnv[str, Observation, int]):
    """Agents decide one after the other; those who decide at once do so in turn, and blindly."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.sit_down(seats)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; equal seeds give equal games."""
        self.seats.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._waiting = self.seats.state.pending()
        self.agent_selection = self.possible_agents[self._waiting.pop(0)]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and do."""
        return self.seats.observe(agent)

    def step(self, action: int | None) -> None:
        """A decision of the agent that is asked; an illegal one ends the game with -1 for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if wrong := self.seats.why_illegal(seat, action):
            self.rewards[agent] = ILLEGAL
            self.infos = {one: {"illegal": wrong} for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            assert action is not None
            self.seats.play(seat, action)
            self.rewards = self.seats.gains()
            self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """The next agent: one of this cycle who has not decided yet, or the first of the next."""
        state = self.seats.state
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        if not self._waiting:
            self._waiting = state.pending()
            if self.seats.ended_cycle():
                self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._waiting.pop(0)]

    def render(self) -> Any:
        """The board as the agent that is asked sees it."""
        return self.seats.render(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class GameParallel(Agents, ParallelEnv[str, Observation, int]):
    """All agents that owe a decision make one in every step; the actions of the others are ignored."""

    def __init__(self, seats: Seats) -> None:
        self.sit_down(seats)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; equal seeds give equal games."""
        self.seats.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """A decision of every agent that owes one; an illegal one ends the game with -1 for it."""
        agents, seats = self.agents, self.seats
        asked = {agent: seat for seat, agent in enumerate(agents) if seats.state.owes(seat)}
        wrong = {agent: why for agent, seat in asked.items() if (why := seats.why_illegal(seat, actions.get(agent)))}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        cut = False
        if wrong:
            rewards = {agent: ILLEGAL if agent in wrong else 0.0 for agent in agents}
            infos = {agent: {"illegal": next(iter(wrong.values()))} for agent in agents}
        else:
            for agent, seat in asked.items():
                seats.play(seat, actions[agent])
            rewards = seats.gains()
            cut = seats.ended_cycle()
        over = bool(wrong) or seats.state.over
        seen = self._seen()
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.seats.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        """The board as the first agent that owes a decision sees it."""
        return self.seats.render(max(0, self.seats.state.actor()))

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
