"""Whole random games over all options: the laws that hold at every step."""

from __future__ import annotations

from importlib import import_module

import pytest

from meeplehall.core.game import Game
from meeplehall.registry import find
from tests.conformance.cases import GAMES, cases
from tests.conformance.walk import walk

GAMES_EACH = 2000
SHARES = 8


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_random_games(name: str, share: int) -> None:
    """Legal lists are ascending, inside the int space and never empty; nothing appears or vanishes."""
    conserved = import_module(f"tests.{name}.conservation").check
    game = find(name)
    every = cases(name)
    for number in range(share, GAMES_EACH, SHARES):
        case = every[number % len(every)]
        for step, state in enumerate(walk(case, number)):
            check_legal(game, state)
            if step % 29 == number % 29 or state.over:
                conserved(state)
        check_end(state)


def check_legal(game: Game, state) -> None:
    pending = state.pending()
    assert bool(pending) != state.over
    assert pending == sorted(set(pending))
    assert state.actor() == (pending[0] if pending else -1)
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in pending)
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.action_count for action in legal)


def check_end(state) -> None:
    outcome = state.outcome()
    assert outcome.scores == state.scores()
    assert len(outcome.ranks) == state.seats
    assert all(1 <= rank <= state.seats + 1 for rank in outcome.ranks)
    assert state.seats == 1 or 1 in outcome.ranks


@pytest.mark.parametrize("name", GAMES)
def test_every_option_value_is_played(name: str) -> None:
    played = {pair for case in cases(name) for pair in case.options}
    for option in find(name).options:
        for choice in option.choices:
            assert (option.name, choice) in played
    assert {case.players for case in cases(name)} == set(range(find(name).min_players, find(name).max_players + 1))
