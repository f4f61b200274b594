"""The laws as tests for pytest; Hypothesis chooses options, seed and depth, and finds the smallest case that fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.core.state import State
from meeplehall.registry import find
from meeplehall.testing import laws
from meeplehall.testing.cases import NO_VALUES, Case, cases, position

EXAMPLES = 60
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.differing_executors]


class Conformance:
    """Subclass it as `class TestPig(Conformance): game = GAME`; everything else is optional."""

    game: ClassVar[Game | str]
    """The game, or the name of an installed one."""
    values: ClassVar[Mapping[str, Sequence[str]]] = NO_VALUES
    """Values worth trying for options that have no list of choices."""
    games: ClassVar[int] = 200
    """Random games, over all options in turn."""
    _cases: ClassVar[list[Case]]

    def conserved(self, state: State) -> None:
        """Assert that nothing has appeared or vanished; asked every few steps and at the end."""

    @property
    def engine(self) -> Game:
        """The game itself."""
        return find(self.game) if isinstance(self.game, str) else self.game

    def cases(self) -> list[Case]:
        """Every way to start the game."""
        if "_cases" not in type(self).__dict__:
            type(self)._cases = cases(self.engine, self.values)
        return self._cases

    @pytest.mark.parametrize("law", laws.LAWS)
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=SLOW)
    @given(data=st.data())
    def test_law(self, law: str, data: st.DataObject) -> None:
        """A law on positions of random games."""
        case = data.draw(st.sampled_from(self.cases()))
        seed = data.draw(st.integers(0, 2**40))
        steps = data.draw(st.integers(0, 400))
        laws.LAWS[law](self.engine, position(case, seed, steps), generator(seed + 2))

    @pytest.mark.parametrize("share", range(8))
    def test_every_step_of_random_games(self, share: int) -> None:
        """Legal lists are sound and nothing appears or vanishes, from the first position to the last."""
        every = self.cases()
        for number in range(share, self.games, 8):
            laws.check_random_game(every[number % len(every)], number, self.conserved)

    @pytest.mark.parametrize("seed", range(4))
    def test_records_replay(self, seed: int) -> None:
        """A game as text is the game."""
        every = self.cases()
        laws.check_record(every[seed * 7 % len(every)], seed)

    def test_every_option_value_is_played(self) -> None:
        """The cases leave nothing out."""
        game = self.engine
        played = {pair for case in self.cases() for pair in case.options}
        for option in game.options:
            assert not option.choices or option.default in option.choices
            for choice in option.choices:
                assert (option.name, choice) in played
        assert {case.players for case in self.cases()} == set(range(game.min_players, game.max_players + 1))

    def test_parts_can_be_loaded(self) -> None:
        """Whatever the game says it brings is there."""
        laws.check_parts(self.engine)
