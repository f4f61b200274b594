"""The games in OpenSpiel: its own tests, and the laws of information."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import meeplehall
from meeplehall.core.errors import BadOption, IllegalAction
from meeplehall.envs.open_spiel import SpielBot
from meeplehall.testing.cases import Case
from tests.envs.ways import FIRST, WAYS


def loaded(case: Case) -> Any:
    """A case as OpenSpiel loads it; numbers are numbers there."""
    kind = pyspiel.load_game(f"meeplehall_{case.game.name}").get_type()
    kinds = {name: type(value) for name, value in kind.parameter_specification.items()}
    options = {name: kinds[name](value) for name, value in case.options}
    return pyspiel.load_game(kind.short_name, {"players": case.players, **options})


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_open_spiel_is_content(case: Case) -> None:
    # To write states down they are played again at every step: once for each game is enough.
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=case in FIRST, verbose=False)


def some_way(table: str, seed: int, steps: int) -> Any:
    """A state some random decisions after the start."""
    state, dice = pyspiel.load_game(table).new_initial_state(), random.Random(seed)
    state.apply_action(dice.randrange(1000))
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "table", ["meeplehall_burgundy(setup=advanced)", "meeplehall_renaissance", "meeplehall_nobility"]
)
@pytest.mark.parametrize("steps", [1, 20, 45])
def test_resampling_changes_nothing_that_the_player_knows(table: str, steps: int) -> None:
    state, dice = some_way(table, steps, steps), random.Random(steps)
    for player in range(2):
        unlike = 0
        for _ in range(3):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == player or state.current_player() != player
            unlike += other.position.digest() != state.position.digest()
        assert unlike
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_sealed_choice_is_known_to_its_player_alone() -> None:
    state = some_way("meeplehall_renaissance", 3, 0)
    before = state.information_state_string(1), state.observation_tensor(1)
    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])
    assert (state.information_state_string(1), state.observation_tensor(1)) == before
    assert state.information_state_string(0) != before[0]


def test_nor_does_the_last_of_them_tell_what_it_was() -> None:
    """When the last has chosen, what lies open is told; which of the hidden ones it chose is not."""
    dice, compared = random.Random(4), 0
    state = some_way("meeplehall_nobility(players=3,chancery=yes)", 4, 0)
    while not state.is_terminal() and compared < 3:
        player, legal = state.current_player(), state.legal_actions()
        ways = [state.child(action) for action in legal]
        for viewer in {*range(state.num_players())} - {player}:
            for one, other in itertools.combinations(ways, 2):
                if one.position.view(viewer) == other.position.view(viewer) and one.position != other.position:
                    assert one.information_state_string(viewer) == other.information_state_string(viewer)
                    assert one.information_state_tensor(viewer) == other.information_state_tensor(viewer)
                    compared += not one.position.sealed
        state.apply_action(dice.choice(legal))
    assert compared, "nobody came to be the last: nothing was proved"


def test_states_are_the_library_s_own() -> None:
    state = some_way("meeplehall_burgundy", 5, 12)
    game = meeplehall.game("burgundy")
    position = game.new(2, seed=state.history()[0])
    for action in state.history()[1:]:
        position.apply(position.actor(), action)
    assert position == state.position
    assert game.parse(state.action_to_string(state.legal_actions()[0])) == state.legal_actions()[0]
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.position == position


@pytest.mark.parametrize("whose", [pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS])
def test_observers_show_what_one_player_sees(whose: pyspiel.PrivateInfoType) -> None:
    game = pyspiel.load_game("meeplehall_renaissance(players=2)")
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=whose))


def test_tensors_have_names() -> None:
    state = some_way("meeplehall_burgundy", 5, 12)
    seen = make_observation(state.get_game())
    seen.set_from(state, player=1)
    layout = meeplehall.game("burgundy").observer().layout(2)
    assert set(seen.dict) == {part.name for part in layout.slices}
    assert np.array_equal(seen.tensor, state.observation_tensor(1))


def play(state: Any, players: list[Any]) -> list[float]:
    if state.is_chance_node():
        state.apply_action(3)
    while not state.is_terminal():
        action = players[state.current_player()].step(state)
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("name", ["burgundy", "renaissance", "nobility"])
def test_our_bots_and_theirs_play_each_other(name: str) -> None:
    """OpenSpiel's search on information sets, hardly thinking, opens against our `greedy`, which ends the game."""
    game = pyspiel.load_game(f"meeplehall_{name}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=2, evaluator=evaluator)
    luck = random.Random(1)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random))
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(8):
        player = search if state.current_player() == 1 else SpielBot("greedy", 0)
        state.apply_action(player.step(state))
    assert sum(play(state, both("greedy"))) == pytest.approx(0)


def test_rewards() -> None:
    margin = play(pyspiel.load_game("meeplehall_burgundy(reward=margin)").new_initial_state(), both("random"))
    assert margin[0] == -margin[1]
    assert margin[0] == int(margin[0])
    win = play(pyspiel.load_game("meeplehall_burgundy").new_initial_state(), both("random"))
    assert sorted(win) == [-0.5, 0.5]


def both(level: str) -> list[Any]:
    return [SpielBot(level, 0, 1), SpielBot(level, 1, 2)]


def test_bad_parameters_are_named() -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        pyspiel.load_game("meeplehall_burgundy(players=7)")
    with pytest.raises(BadOption, match="win or margin"):
        pyspiel.load_game("meeplehall_burgundy(reward=glory)")
    with pytest.raises(BadOption, match="setup"):
        pyspiel.load_game("meeplehall_burgundy(setup=odd)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("meeplehall_burgundy(colour=red)")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("meeplehall_burgundy(deals=5)").new_initial_state()
    with pytest.raises(IllegalAction, match="shuffle 5 is none of 0 to 4"):
        state.clone().apply_action(5)
    state.apply_action(3)
    before = state.position.digest()
    for action in (0, 10**6, -3):
        with pytest.raises(IllegalAction, match=rf"action {action} is not legal for seat \d now; \d+ others are"):
            state.apply_action(action)
    assert (state.position.digest(), state.history()) == (before, [3])
