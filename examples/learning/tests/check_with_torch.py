"""What needs torch: run by `make learn`, not by `make test`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from export import export
from imitation import Teacher, imitate
from model import Legal, Model, usual_sizes
from ppo import learn
from self_play import SelfPlay
from settings import USUAL
from train import Training

from meeplehall import bots
from meeplehall.bots.net_file import read
from meeplehall.bots.policy import Policy
from meeplehall.core.observer import row
from meeplehall.envs.gymnasium import GameVectorEnv

SMALL = {"games": 8, "length": 16, "hidden": "16,12", "evaluations": 1, "evaluation_games": 2}


def small_model(game: str) -> tuple[Model, GameVectorEnv]:
    torch.manual_seed(1)
    envs = GameVectorEnv(game, 16, opponents="self")
    model = Model(envs.batch.game, envs.layout, (16, 12), usual_sizes(envs, 20))
    torch.nn.init.normal_(model.head.rows.weight, std=0.2)
    return model, envs


@pytest.mark.parametrize("game", sorted(USUAL))
def test_the_exported_net_likes_what_the_model_likes(game: str, tmp_path: Path) -> None:
    model, envs = small_model(game)
    path = tmp_path / "policy.net"
    export(model, envs, USUAL[game], 0, path)
    found = envs.batch.game
    policy = Policy(read(str(path)).weights_for(found, 2), found.action_count)
    cells, info = envs.reset(seed=3)
    for _ in range(60):
        everything = Legal(torch.ones(16, found.action_count, dtype=torch.bool))
        with torch.no_grad():
            chances, _ = model(torch.from_numpy(cells.copy()), everything)
        for n in range(0, 16, 5):
            own = row(envs.layout.size)
            for i, cell in enumerate(cells[n].tolist()):
                own[i] = cell
            policy.look(own)
            likes = torch.tensor([policy.likes(a) / 2**16 for a in range(found.action_count)])
            assert torch.allclose(torch.log_softmax(likes, -1), chances[n], atol=0.02)
        cells, _, _, _, info = envs.step(model.best(cells, info["action_mask"]))
    state = found.new(2, seed=1)
    assert bots.make(f"net:{path}").choose(state, state.actor()) in state.legal(state.actor())


def test_only_legal_actions_have_a_chance() -> None:
    model, envs = small_model("renaissance")
    cells, info = envs.reset(seed=1)
    mask = torch.from_numpy(info["action_mask"].astype(bool))
    legal = Legal(mask)
    chances, _ = model(torch.from_numpy(cells.copy()), legal)
    everything, _ = model(torch.from_numpy(cells.copy()), Legal(torch.ones_like(mask)))
    dense = torch.log_softmax(everything.masked_fill(~mask, -1e9), -1)
    for n in range(16):
        own = chances[n, : int(mask[n].sum())]
        assert torch.allclose(own, dense[n, mask[n]], atol=1e-4)
        assert own.exp().sum().item() == pytest.approx(1.0, abs=1e-4)
    best = model.best(cells, info["action_mask"])
    assert all(mask[n, action] for n, action in enumerate(best))


def test_what_went_well_becomes_likelier() -> None:
    s = replace(USUAL["burgundy"], epochs=4, entropy=0.0, rate=1e-2)
    model, _ = small_model("burgundy")
    play = SelfPlay("burgundy", 2, 8, "shaped", 0.1, 1)
    seen = play.play(model, 16, s.gamma, s.trace)
    seen.advantage = torch.where(seen.choice == 0, 1.0, -1.0)
    first = model(seen.cells, Legal(seen.mask))[0][:, 0].exp().mean()
    learn(model, torch.optim.Adam(model.parameters(), lr=s.rate), seen, s)
    assert model(seen.cells, Legal(seen.mask))[0][:, 0].exp().mean() > first + 0.02


def test_what_a_teacher_would_do_becomes_likelier() -> None:
    s = replace(USUAL["burgundy"], rate=1e-2, batch=32)
    model, _ = small_model("burgundy")
    play, teacher = SelfPlay("burgundy", 2, 8, "shaped", 0.1, 1), Teacher("greedy", 8, 1)
    seen = play.play(model, 32, s.gamma, s.trace, teacher)
    assert not torch.equal(seen.choice, play.play(model, 32, s.gamma, s.trace).choice)

    def chance() -> float:
        return model(seen.cells, Legal(seen.mask))[0].gather(-1, seen.choice[:, None]).exp().mean().item()

    first = chance()
    imitate(model, torch.optim.Adam(model.parameters(), lr=s.rate), seen, s)
    assert chance() > first + 0.02


def test_what_others_do_counts_as_much_as_was_asked_for() -> None:
    play = SelfPlay("burgundy", 2, 3, "shaped", 0.1, 1, rivals=0.25)
    found = play.shares(np.array([0, 1, 1]), np.array([False, False, True]))
    assert found.tolist() == [[1.0, 0.25], [0.25, 1.0], [1.0, 1.0]]


def test_equal_seeds_learn_the_same_and_a_stop_loses_nothing(tmp_path: Path) -> None:
    s = replace(USUAL["burgundy"], steps=256, **SMALL)
    trained = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        trained.append(Training(s, tmp_path / name))
        trained[-1].run()
    weights = [training.model.value.weight.detach().numpy() for training in trained]
    assert np.array_equal(*weights)
    later = Training(replace(s, steps=512), tmp_path / "a")
    later.resume()
    assert np.array_equal(later.model.value.weight.detach().numpy(), weights[0])
    later.run()
    assert later.steps == 512
    assert (tmp_path / "a" / "curve.svg").is_file()
