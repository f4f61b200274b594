"""The games in OpenSpiel: meeplehall_burgundy, meeplehall_renaissance and meeplehall_nobility, registered by an import.

    import meeplehall.envs.open_spiel
    import pyspiel
    game = pyspiel.load_game("meeplehall_burgundy(players=3,setup=advanced)")

Chance is one node at the start, a choice among `deals` shuffles; all rolls and draws follow from it. Decisions that
are made at the same time follow one after the other, and nobody knows of the others' until they are opened. What may
come instead of what a player cannot know is drawn by `resample_from_infostate`, so information set search is fair;
search on the state itself would look into the shuffle.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any

from meeplehall import bots
from meeplehall.core.errors import BadOption, IllegalAction
from meeplehall.core.game import Game
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.observer import row
from meeplehall.core.state import State
from meeplehall.envs.arrays import Cells, look
from meeplehall.envs.extras import needed_by
from meeplehall.registry import find

with needed_by("meeplehall.envs.open_spiel"):
    import numpy as np
    import pyspiel

LONGEST = {"burgundy": 200, "renaissance": 800, "nobility": 450}
"""Decisions of a seat, far beyond what games take."""
WORD = struct.Struct("<i")
MOST_POINTS = 1000.0
REWARDS = ("win", "margin")


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"meeplehall_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(2, game.min_players),
            "deals": 1000,
            "reward": "win",
            "pack": "",
            **{option.name: _parameter(option.default) for option in game.options},
        },
    )


def _parameter(value: str) -> int | str:
    """OpenSpiel takes whatever looks like a number for one."""
    return int(value) if value.isdigit() else value


class SpielGame(pyspiel.Game):
    """A game with its parameters: `players`, `deals`, `reward` (win or margin), `pack`, and the game's own options."""

    def __init__(self, kind: Any, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        asked = {**kind.parameter_specification, **given}
        self.rules = find(name, asked.pop("pack") or None)
        self.players, self.deals, self.reward = (asked.pop(key) for key in ("players", "deals", "reward"))
        self.options = self.rules.settle(self.players, self.rules.load_files({k: str(v) for k, v in asked.items()}))
        if self.reward not in REWARDS:
            raise BadOption(f"reward must be {' or '.join(REWARDS)}, not '{self.reward}'")
        if not 1 <= self.deals <= 1_000_000:
            raise BadOption(f"deals must be from 1 to 1000000, not {self.deals}")
        self.observer = self.rules.observer()
        self.longest = LONGEST[name] * self.players
        most = 1.0 if self.reward == "win" else MOST_POINTS
        about = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(kind, about, given)

    def new_initial_state(self) -> SpielState:
        """Before the shuffle."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees; with perfect recall, with all that it was ever told."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position. `position` is ours: everything that the library offers works on it; None before the shuffle."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.told: tuple[str, ...] = tuple(f"player {n}\n" for n in range(game.players))
        """What each player has done and was told, in words, so far. What others did it knows only as it was told."""
        self.moves: tuple[bytes, ...] = (b"",) * game.players
        """The own decisions of each player: 1 + action, in words of 32 bits.

        As bytes, which nobody has to copy when a state is cloned.
        """

    def current_player(self) -> int:
        """Who decides next; of several that decide at the same time, the first."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.actor()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The shuffles, equally likely."""
        deals = self.get_game().deals
        return [(n, 1 / deals) for n in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal(player) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        journal = Journal()
        if self.position is None:
            if not 0 <= action < game.deals:
                raise IllegalAction(f"shuffle {action} is none of 0 to {game.deals - 1}")
            self.position = game.rules.begin(game.players, game.options, action, journal, game.rules.version)
            self._note(journal, game.rules, -1, -1)
            return
        player = self.position.actor()
        self.position.journal = journal
        self.position.apply(player, action)
        self._note(journal, game.rules, player, action)

    def _note(self, journal: Journal, rules: Game, player: int, action: int) -> None:
        assert self.position is not None
        self.position.journal = None
        events = journal.take()
        told, moves = list(self.told), list(self.moves)
        for other in range(len(told)):
            words = [rules.event(event).text() for event in seen_by(events, other)]
            if other == player:
                words.insert(0, f"{player}: {rules.notation(action)}")
                moves[other] += WORD.pack(1 + action)
            told[other] += "".join(f"{line}\n" for line in words)
        self.told, self.moves = tuple(told), tuple(moves)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the real one.

        Sealed choices of those who decided before at the same time are unknown: any will do.
        """
        other: SpielState = self.clone()
        if self.position is not None:
            other.position = position = self.position.sample(player, int(probability_sampler() * 2**31))
            while self.current_player() == player != position.actor():
                legal = position.legal(position.actor())
                position.play(position.actor(), legal[int(probability_sampler() * len(legal))])
        return other

    def returns(self) -> list[float]:
        """By `reward`: the share of the win less an equal share, or the points ahead of the best of the others."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        assert self.position is not None
        outcome = self.position.outcome()
        if game.reward == "win":
            winners = outcome.winners()
            fair = 1 / game.players if game.players > 1 else 0.0
            return [(1 / len(winners) if seat in winners else 0.0) - fair for seat in range(game.players)]
        best = [max([p for s, p in enumerate(outcome.scores) if s != seat], default=0) for seat in range(game.players)]
        return [float(points - other) for points, other in zip(outcome.scores, best, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"shuffle {action}" if player < 0 else str(self.get_game().rules.notation(action))

    def __str__(self) -> str:
        return "before the shuffle" if self.position is None else f"{self.position!r} {self.position.digest()}"


class SpielObserver:
    """Observations as tensors and text, for one game."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; these were given: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers show what one player sees: private_info is PrivateInfoType.SINGLE_PLAYER")
        self._game, self._kind = game, kind
        self._layout = game.observer.layout(game.players)
        self._row = row(self._layout.size)
        recall = game.longest if kind.perfect_recall else 0
        self.tensor = np.zeros(self._layout.size + recall, np.float32)
        cells = {part.name: self.tensor[self._layout.span(part.name)] for part in self._layout.slices}
        history = self.tensor[self._layout.size :]
        self.dict = cells | ({"decisions": history} if recall else {})

    def set_from(self, state: SpielState, player: int) -> None:
        """What the player sees of a state: the observation of docs/api, then its own decisions."""
        self.tensor.fill(0)
        if state.position is None:
            return
        self.tensor[: self._layout.size] = self._cells(state.position, player)
        if self._kind.perfect_recall:
            known = look(state.moves[player], np.int32, -1)
            self.dict["decisions"][: len(known)] = known

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: all that the player was told, or what it sees now."""
        if state.position is None:
            return ""
        if self._kind.perfect_recall:
            return state.told[player]
        return " ".join(map(str, self._cells(state.position, player).tolist()))

    def _cells(self, position: State, player: int) -> Cells:
        self._game.observer.fill(position, player, self._row, 0)
        return look(self._row, np.int16, self._layout.size)


class SpielBot(pyspiel.Bot):
    """One of our bots for OpenSpiel: `SpielBot("hard", player=1, seed=7)`."""

    def __init__(self, level: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self._bot = bots.make(level, seed)
        self._player = player

    def player_id(self) -> int:
        """The seat it plays."""
        return self._player

    def step(self, state: SpielState) -> int:
        """Its decision; it looks only at what its seat may know."""
        assert state.position is not None
        return self._bot.choose(state.position, self._player)

    def restart_at(self, state: SpielState) -> None:
        """Nothing is kept from one decision to the next."""


def _register(name: str) -> None:
    kind = _type(find(name))

    class Registered(SpielGame):
        """Made by pyspiel.load_game."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Registered)


for _name in LONGEST:
    _register(_name)
