"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from meeplehall.core.errors import BadContent, BadOption, BadPart, UnknownGame
from meeplehall.core.generator import generator
from meeplehall.envs import pettingzoo
from meeplehall.testing.cases import Case
from tests.envs.ways import GAMES, WAYS

# What the library says about every environment with masks; anything else it says fails a test.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


PAPER = (246, 241, 231)
"""The hall's by day."""
MODE = "from meeplehall.envs import pettingzoo; pettingzoo.env('burgundy', render_mode='{}')"


def makers(case: Case) -> tuple[Any, Any]:
    """What makes the environments of a case, one agent at a time and all at once."""
    chosen = {"game": case.game.name, "players": case.players, **dict(case.options)}
    return partial(pettingzoo.env, **chosen), partial(pettingzoo.parallel_env, **chosen)


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_the_librarys_own_tests(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    one_by_one, at_once = makers(case)
    api_test(one_by_one(), num_cycles=30)
    seed_test(one_by_one, num_cycles=20)
    parallel_api_test(at_once(), num_cycles=30)
    parallel_seed_test(at_once, num_cycles=20)


def well_formed(picture: str) -> bool:
    return ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("name", GAMES)
def test_the_librarys_test_of_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, name), custom_tests={"svg": well_formed})
    assert capsys.readouterr().out, "`human` shows the board"


def test_a_picture_is_what_the_hall_draws() -> None:
    """Pixels of the page in the hall's colours, of what this seat may see now, and the same for the same."""
    env = pettingzoo.env("burgundy", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.shape == (900, 1600, 3)
    paper = (first == PAPER).all(axis=2).mean()
    assert 0.2 < paper < 0.8, "the table lies on its paper"
    assert len(np.unique(first @ np.array([1, 256, 256**2]))) > 500, "many colours"
    env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    assert (env.render() != first).any()
    env.reset(seed=1)
    assert (env.render() == first).all()


def test_without_a_browser_one_line_says_so(tmp_path: Path) -> None:
    code = (
        "from meeplehall.envs import pettingzoo\n"
        "env = pettingzoo.env('burgundy', render_mode='rgb_array'); env.reset(seed=1); env.render()"
    )
    nowhere = os.environ | {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=nowhere)
    assert done.returncode == 1
    assert (
        "MeeplehallError: rgb_array is drawn by Chromium: install the package chromium" in done.stderr.splitlines()[-1]
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_librarys_test_of_cycles(players: int) -> None:
    """For the game whose decisions are simultaneous; where seats take turns, a cycle is one decision."""
    chosen = {"game": "renaissance", "players": players}
    max_cycles_test(
        SimpleNamespace(env=partial(pettingzoo.env, **chosen), parallel_env=partial(pettingzoo.parallel_env, **chosen))
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", ["win", "margin", "shaped"])
def test_rewards_are_those_of_the_outcome(name: str, reward: str) -> None:
    env = pettingzoo.env(name, players=3, reward=reward)
    env.reset(seed=4)
    rng = generator(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, got, terminated, _, _ = env.last()
        total[agent] += got
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated else int(legal[rng.below(len(legal))]))
    state = env.unwrapped.seats.state
    winners, scores = state.outcome().winners(), state.scores()
    for seat, agent in enumerate(env.possible_agents):
        share = 1 / len(winners) if seat in winners else 0.0
        margin = scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
        assert total[agent] == pytest.approx(share if reward == "win" else margin)


def test_one_by_one_and_at_once_play_the_same_game() -> None:
    one_by_one, at_once = pettingzoo.env("renaissance", players=3), pettingzoo.parallel_env("renaissance", players=3)
    one_by_one.reset(seed=9)
    seen, _ = at_once.reset(seed=9)
    for _ in range(60):
        actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in at_once.agents}
        for _ in [agent for agent in at_once.agents if seen[agent]["action_mask"].any()]:
            one_by_one.step(actions[one_by_one.agent_selection])
        seen, *_ = at_once.step(actions)
        assert one_by_one.unwrapped.seats.state == at_once.seats.state


def test_an_illegal_action_ends_the_game_with_minus_one() -> None:
    for action in (0, -1, 10**9, "pass", None, 1.5, True):
        env = pettingzoo.env("burgundy", players=3)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(action)
        assert env.terminations == dict.fromkeys(env.possible_agents, True)
        assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
        assert "is not legal for seat" in env.infos[agent]["illegal"]
        for _ in env.agent_iter():
            env.step(None)
        assert env.agents == []


def test_an_illegal_action_at_once_ends_the_game_too() -> None:
    env = pettingzoo.parallel_env("renaissance", players=3)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    before = env.seats.state.digest()
    del actions["player_1"]
    _, rewards, terminations, _, infos = env.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminations.values())
    assert infos["player_0"]["illegal"] == "action None is not legal for seat 1 now; 5 others are"
    assert env.agents == []
    assert env.seats.state.digest() == before, "nobody's action counts"


def test_packs_and_decks_of_ones_own(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[scoring]\nwatchtower = 9\n", encoding="utf-8")
    assert pettingzoo.env("burgundy", pack=str(pack)).unwrapped.seats.game.tables.watchtower_points == 9
    deck = tmp_path / "deck.toml"
    cards = ", ".join(['"coin coin book bread shield"'] * 96)
    deck.write_text(f"cards = [{cards}]", encoding="utf-8")
    env = pettingzoo.parallel_env("renaissance", deck=str(deck))
    seen, _ = env.reset(seed=1)
    told = env.seats.layout.read(seen["player_0"]["observation"])
    assert told["recruits"] == [1, 1, 2, 3, 4] * 4
    assert told["unseen"] == [92] + [0] * 95
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[scoring]\nwatchtower = -9\n", encoding="utf-8")
    with pytest.raises(BadContent, match="watchtower"):
        pettingzoo.env("burgundy", pack=str(wrong))


def test_bad_parameters_are_told_in_one_line() -> None:
    for error, said, wrong in (
        (UnknownGame, "unknown game 'chess'", {"game": "chess"}),
        (BadOption, "burgundy is for 2 to 4 players, not 7", {"players": 7}),
        (BadOption, "unknown option 'tiles'", {"tiles": 3}),
        (BadOption, "reward cannot be 'points'; allowed: win, margin, shaped", {"reward": "points"}),
        (BadOption, "render_mode cannot be 'hologram'", {"render_mode": "hologram"}),
        (BadOption, "max_cycles must be a whole number", {"max_cycles": 0}),
        (BadPart, "liars-dice brings no observer", {"game": "liars-dice"}),
    ):
        for make in (pettingzoo.env, pettingzoo.parallel_env):
            with pytest.raises(error, match=said):
                make(**{"game": "burgundy", **wrong})


@pytest.mark.parametrize(
    ("missing", "use", "said"),
    [
        ("gymnasium", "import meeplehall.envs.gymnasium", "needs gymnasium: pip install 'meeplehall[research]'"),
        ("pettingzoo", "import meeplehall.envs.pettingzoo", "needs pettingzoo: pip install 'meeplehall[research]'"),
        ("pyspiel", "import meeplehall.envs.open_spiel", "needs pyspiel: pip install 'meeplehall[research]'"),
        ("markupsafe", MODE.format("svg"), "a drawing of the hall needs markupsafe: pip install 'meeplehall[web]'"),
        ("playwright", MODE.format("rgb_array"), "rgb_array needs playwright: pip install 'meeplehall[web,pictures]'"),
    ],
)
def test_a_missing_library_is_told_with_the_way_to_get_it(missing: str, use: str, said: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; {use}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith(said)
