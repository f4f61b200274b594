"""The library in the hands of somebody at a prompt."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import meeplehall
from meeplehall import bots
from meeplehall.registry import BUILT_IN


def played(name: str, seed: int = 4, steps: int = 30) -> meeplehall.State:
    state = meeplehall.game(name).new(2, seed=seed)
    bot = bots.make("random", seed)
    for _ in range(steps):
        seat = state.actor()
        state.apply(seat, bot.choose(state, seat))
    return state


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_copy_is_independent(name: str) -> None:
    state = played(name)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin == state
        assert twin.game is state.game
        before = state.digest()
        twin.apply(twin.actor(), twin.legal(twin.actor())[0])
        assert state.digest() == before
        assert twin != state


def test_a_position_goes_through_a_pipe_to_another_process() -> None:
    state = played("burgundy")
    code = "import pickle, sys; s = pickle.load(sys.stdin.buffer); sys.stdout.write(s.digest() + ' ' + repr(s))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=False)
    assert done.stdout.decode() == f"{state.digest()} {state!r}", done.stderr.decode()


def test_a_game_with_a_pack_survives_pickling() -> None:
    game = meeplehall.game("burgundy").with_pack_text("[goods]\ntypes = 6\nper_type = 8\nper_player = 2\n")
    state = game.new(2, seed=1)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game is game
    assert state != meeplehall.game("burgundy").new(2, seed=1)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_position_shows_itself(name: str) -> None:
    state = played(name)
    assert repr(state).startswith(f"<{name}, rules {state.rules}, 2 players, ")
    assert f"{state.actor()}" in repr(state).rpartition("seat")[2]
    assert len(str(state).splitlines()) > 5


def test_a_position_has_no_hash() -> None:
    with pytest.raises(TypeError, match="digest"):
        hash(played("burgundy"))
    assert played("burgundy") != "burgundy"


@pytest.mark.parametrize("name", BUILT_IN)
def test_nonsense_is_refused_in_our_own_words(name: str) -> None:
    state = played(name)
    seat = state.actor()
    before = state.digest()
    with pytest.raises(meeplehall.NotOver, match="scores"):
        state.outcome()
    for nobody in (9, -2, 10**30, "0", None, True, 0.0):
        with pytest.raises(meeplehall.NoSeat, match="seats are 0 to 1, a spectator is -1"):
            state.view(nobody)
    for nothing in (10**30, -(10**30), -1, "pass", None, True, 1.0):
        with pytest.raises(meeplehall.IllegalAction):
            state.apply(seat, nothing)
    for nobody in (10**30, "0", None, 7):
        with pytest.raises(meeplehall.IllegalAction):
            state.apply(nobody, 0)
    with pytest.raises(meeplehall.IllegalAction, match=r"game\.parse"):
        state.apply(seat, "take 4.2 die 4")
    assert state.legal(9) == []
    idle = [other for other in range(2) if other not in state.pending()]
    for other in idle:
        with pytest.raises(meeplehall.IllegalAction, match="owes no decision"):
            bots.make("greedy").choose(state, other)
    assert state.digest() == before


@pytest.mark.parametrize("wrong", [0, 99, -1, "1", 1.0, True])
def test_rules_that_nobody_plays_are_refused(wrong: object) -> None:
    game = meeplehall.game("burgundy")
    with pytest.raises(meeplehall.BadOption, match="played are"):
        game.new(2, rules=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [-1, 2**63, "1", 1.5])
def test_seeds_that_are_none_are_refused(wrong: object) -> None:
    with pytest.raises(meeplehall.BadOption, match="seed must be"):
        meeplehall.game("burgundy").new(2, seed=wrong)  # type: ignore[arg-type]


def test_everything_exported_is_there() -> None:
    for name in meeplehall.__all__:
        assert getattr(meeplehall, name) is not None
    assert set(meeplehall.__all__) <= set(dir(meeplehall))
    brought: dict[str, object] = {}
    exec("from meeplehall import *", brought)
    assert set(meeplehall.__all__) <= set(brought)
    with pytest.raises(AttributeError):
        _ = meeplehall.nothing


def test_an_import_of_the_package_loads_no_engine() -> None:
    code = "import sys, meeplehall; print([m for m in sys.modules if m.startswith('meeplehall.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
