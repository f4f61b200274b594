"""One game and many, as Gymnasium sees them."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meeplehall
from meeplehall.core.errors import BadOption, IllegalAction, UnknownBot
from meeplehall.core.generator import generator
from meeplehall.envs.gymnasium import IDS, GameEnv, GameVectorEnv
from meeplehall.testing.cases import Case
from tests.envs.ways import FIRST, GAMES, WAYS

BURGUNDY = IDS["burgundy"]


def make_vec(case: Case, count: int, **more: object) -> GameVectorEnv:
    chosen = {"players": case.players, **dict(case.options), **more}
    made = gymnasium.make_vec(IDS[case.game.name], num_envs=count, **chosen)
    assert isinstance(made, GameVectorEnv)
    return made


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_the_librarys_own_checker(case: Case) -> None:
    env = gymnasium.make(IDS[case.game.name], players=case.players, opponents=("random",), **dict(case.options))
    check_env(env.unwrapped, skip_render_check=case not in FIRST)


def test_the_module_can_be_named_with_the_environment() -> None:
    code = "import gymnasium; print(gymnasium.make('meeplehall.envs.gymnasium:meeplehall/RenaissanceMan-v0').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "meeplehall/RenaissanceMan-v0\n"


def test_a_whole_game() -> None:
    env = gymnasium.make(BURGUNDY, players=3, opponents=("random", "greedy"), seat=1, reward="margin")
    _, info = env.reset(seed=5)
    over, total = False, 0.0
    while not over:
        assert info["seat"] == 1
        assert info["action_mask"].sum() > 0
        _, got, over, cut, info = env.step(np.argmax(info["action_mask"]))
        total += got
        assert not cut
    scores = info["scores"]
    assert info["action_mask"].sum() == 0
    assert total == scores[1] - max(scores[0], scores[2])
    assert info["ranks"][1] in (1, 2, 3)
    with pytest.raises(IllegalAction, match="the game is over: reset before the next step"):
        env.step(0)


def test_seats_rotate() -> None:
    env = gymnasium.make(BURGUNDY, players=4, opponents="random")
    assert [env.reset(seed=3 if n == 0 else None)[1]["seat"] for n in range(6)] == [0, 1, 2, 3, 0, 1]
    env = gymnasium.make(BURGUNDY, players=4, opponents="random", seat="random")
    assert {env.reset(seed=3 if n == 0 else None)[1]["seat"] for n in range(40)} == {0, 1, 2, 3}


def test_what_is_handed_out_stays_as_it_is() -> None:
    env = gymnasium.make(BURGUNDY, opponents="random")
    seen, info = env.reset(seed=1)
    before = seen.copy(), info["action_mask"].copy()
    env.step(np.argmax(info["action_mask"]))
    assert (seen == before[0]).all()
    assert (info["action_mask"] == before[1]).all()


def test_the_board_as_text() -> None:
    env = gymnasium.make(BURGUNDY, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Phase A, round 1")


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = gymnasium.make(BURGUNDY, opponents="random", disable_env_checker=True)
    env.reset(seed=1)
    state = env.unwrapped.batch.matches[0].state
    before = state.digest()
    for action in (0, -1, 1149, 2**62, -(2**62)):
        with pytest.raises(IllegalAction, match=rf"action {action} is not legal for seat 0 now; \d+ others are"):
            env.step(action)
    for action in (1.5, "pass", None, [1, 2], 2**70):
        with pytest.raises(IllegalAction, match="actions are whole numbers, one for each of 1 environments"):
            env.step(action)
    assert state.digest() == before


@pytest.mark.parametrize("case", WAYS, ids=str)
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_many_games_go_as_each_would_alone(case: Case, opponents: str) -> None:
    """The n-th of many is the first of a batch with its seed; masks and observations are those of its state."""
    many, alone = make_vec(case, 3, opponents=opponents, seat=0), make_vec(case, 1, opponents=opponents, seat=0)
    observer = case.game.observer()
    seen, info = many.reset(seed=20)
    other, its = alone.reset(seed=22)
    assert many.single_observation_space.contains(np.array(seen[1]))
    for _ in range(25):
        assert (seen[2] == other[0]).all()
        assert (info["action_mask"][2] == its["action_mask"][0]).all()
        for n, match in enumerate(many.batch.matches):
            assert match.state.legal(int(info["seat"][n])) == np.flatnonzero(info["action_mask"][n]).tolist()
            cells = meeplehall.core.observer.observe(observer, match.state, match.seat)
            assert seen[n].tolist() == list(cells)
        actions = many.sample()
        seen, *_, info = many.step(actions)
        other, *_, its = alone.step(actions[2:])


def test_games_follow_each_other() -> None:
    env = make_vec(WAYS[0], 4, opponents="self", reward="win")
    env.reset(seed=1)
    ended = 0
    for _ in range(700):
        _, rewards, over, cut, info = env.step(env.sample())
        assert not cut.any()
        assert ("final_obs" in info) == over.any()
        for n in np.flatnonzero(over):
            ended += 1
            final = env.layout.read(info["final_obs"][n])
            assert final["decision"] == 9, "the last observation is of a game that is over"
            assert info["returns"][n].sum() == 1.0
            assert rewards[n] in info["returns"][n]
        assert not info["returns"][~over].any()
    assert ended >= 8


@pytest.mark.parametrize("name", GAMES)
def test_shaped_rewards_add_up_to_the_margin(name: str) -> None:
    shaped, plain = (
        gymnasium.make_vec(IDS[name], num_envs=2, players=2, opponents="random", reward=reward)
        for reward in ("shaped", "margin")
    )
    shaped.reset(seed=8)
    plain.reset(seed=8)
    sums = np.zeros(2)
    ended = 0
    while ended < 3:
        actions = shaped.sample().copy()
        assert (plain.sample() == actions).all()
        _, got, over, _, _ = shaped.step(actions)
        _, final, _, _, _ = plain.step(actions)
        sums += got
        assert (sums[over] == final[over]).all()
        ended += over.sum()
        sums[over] = 0


def test_arrays_are_looked_into_and_not_copied() -> None:
    env = make_vec(WAYS[0], 2, opponents="random")
    seen, info = env.reset(seed=1)
    again, rewards, *_, more = env.step(env.sample())
    assert again is seen
    assert more["action_mask"] is info["action_mask"]
    with pytest.raises(ValueError, match="read-only"):
        rewards[0] = 1
    env = make_vec(WAYS[0], 2, opponents="random", copy=True)
    seen, _ = env.reset(seed=1)
    before = seen.copy()
    env.step(env.sample())
    assert (seen == before).all()


def test_an_illegal_action_among_many_is_named() -> None:
    env = make_vec(WAYS[0], 3, opponents="self")
    env.reset(seed=1)
    before = [match.state.digest() for match in env.batch.matches]
    actions = env.sample().copy()
    actions[1] = 0
    with pytest.raises(IllegalAction, match=r"environment 1: action 0 is not legal for seat \d now"):
        env.step(actions)
    for wrong in (actions[:2], actions.astype(float), np.zeros((3, 1), int), []):
        with pytest.raises(IllegalAction, match="one for each of 3 environments"):
            env.step(wrong)
    assert [match.state.digest() for match in env.batch.matches] == before


def test_seeds() -> None:
    env = make_vec(WAYS[0], 3, opponents="self")
    first = env.reset(seed=5)[0].copy()
    assert (env.reset(seed=[5, 6, 7])[0] == first).all()
    assert (env.reset(seed=[5, None, 7])[0][[0, 2]] == first[[0, 2]]).all()
    assert (env.reset()[0] != first).any()
    assert (env.reset(seed=np.int64(5))[0] == first).all()
    for wrong in ([1, 2], -1, 2**62, 1.5, "five", ["five", 1, 2]):
        with pytest.raises(BadOption):
            env.reset(seed=wrong)


def test_bots_play_the_other_seats() -> None:
    """With a random bot against greedy ones, who wins is no question."""
    env = make_vec(WAYS[0], 8, opponents="greedy", reward="win")
    env.reset(seed=2)
    won = ended = 0.0
    while ended < 16:
        _, got, over, _, _ = env.step(env.sample())
        won += got.sum()
        ended += over.sum()
    assert won <= 2


def test_search_bots_are_the_same_in_every_game() -> None:
    """A bot brings nothing from one game into the next: the second game of a seed goes as it always does."""
    env = gymnasium.make(BURGUNDY, opponents="normal")
    rng = generator(1)

    def game(seed: int | None) -> tuple[list[int], float]:
        _, info = env.reset(seed=seed)
        rng.reseed(3)
        for _ in range(12):
            legal = np.flatnonzero(info["action_mask"])
            seen, *_, info = env.step(legal[rng.below(len(legal))])
        return seen.tolist()

    first = game(1), game(None)
    assert (game(1), game(None)) == first


def test_bad_parameters_are_told_in_one_line() -> None:
    for error, said, wrong in (
        (BadOption, "burgundy is for 2 to 4 players, not 1", {"players": 1}),
        (BadOption, "unknown option 'castle'", {"castle": "big"}),
        (BadOption, "2 opponents for 2 players; name one for all, 1, or 'self'", {"opponents": ("easy", "easy")}),
        (UnknownBot, "unknown bot 'genius'", {"opponents": "genius"}),
        (BadOption, "opponents are bots by name or 'self', not 3", {"opponents": 3}),
        (BadOption, "opponents are bots by name or 'self', not None", {"opponents": None}),
        (BadOption, "burgundy is for 2 to 4 players, not three", {"players": "three"}),
        (BadOption, "seat cannot be '2'; allowed: 0 to 1, rotate, random", {"seat": 2}),
        (BadOption, "seat cannot be 'left'", {"seat": "left"}),
        (BadOption, "reward cannot be 'fame'; allowed: win, margin, shaped", {"reward": "fame"}),
    ):
        with pytest.raises(error, match=said):
            gymnasium.make(BURGUNDY, **wrong)
    for made in (GameEnv, GameVectorEnv):
        with pytest.raises(BadOption, match="render_mode"):
            made("burgundy", render_mode="hologram")
    with pytest.raises(BadOption, match="the number of environments must be from 1 to"):
        gymnasium.make_vec(BURGUNDY, num_envs=0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        make_vec(WAYS[0], 2).step(np.zeros(2, int))
