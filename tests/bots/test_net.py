"""Policies in files: what they choose, what they see, and what is no net."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from meeplehall.bots import fingerprint, make, play_out
from meeplehall.bots.net import NetBot
from meeplehall.bots.net_file import FIRST_LINE, MOST_BYTES, Header, read, rows_of, write
from meeplehall.bots.policy import Policy
from meeplehall.core.errors import BadContent, BadOption, MeeplehallError, UnknownBot
from meeplehall.core.observer import observe
from meeplehall.lab.simulation import Series, simulate
from meeplehall.registry import BUILT_IN, find
from meeplehall.testing.cases import position
from tests.conformance.cases import cases
from tests.terminal.command import refused, run

from .nets import chance_layers, chance_net


@pytest.mark.parametrize("hidden", [(8,), (8, 6), (5, 7, 3)])
@pytest.mark.parametrize("name", BUILT_IN)
def test_numpy_computes_the_same(name: str, hidden: tuple[int, ...], tmp_path: Path) -> None:
    net = read(chance_net(tmp_path, name, 2, hidden))
    layers = [np.array(layer) for layer in chance_layers(name, 2, list(hidden))]
    case = next(case for case in cases(name) if case.players == 2)
    for depth in (0, 40, 150):
        state = position(case, 3, depth)
        seat = state.actor()
        cells = observe(state.game.observer(), state, seat)
        policy = Policy(net.weights_for(state.game, 2), state.game.action_count)
        policy.look(cells)
        found = [policy.likes(action) / 2**16 for action in range(state.game.action_count)]
        assert np.allclose(found, by_numpy(layers, state.game, list(cells)), atol=0.01)
        assert np.ptp(found) > 0.5


def by_numpy(layers: list[np.ndarray], game: object, cells: list[int]) -> np.ndarray:
    rows, values = rows_of(game.observer().layout(2))  # type: ignore[attr-defined]
    x = np.zeros(rows[-1] + max(values[-1], 1))
    for cell, row, count in zip(cells, rows, values, strict=True):
        x[row + cell if count else row] = 1 if count else cell
    for weights, bias in zip(layers[:-2:2], layers[1:-2:2], strict=True):
        x = np.maximum(x @ weights.reshape(len(x), -1) + bias, 0)
    return layers[-2].reshape(-1, len(x)) @ x + layers[-1]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_net_plays_and_cannot_peek(name: str, tmp_path: Path) -> None:
    """Whatever the seed and whatever is drawn anew of what is hidden."""
    bot = f"net:{chance_net(tmp_path, name)}"
    case = next(case for case in cases(name) if case.players == 2)
    for depth in (0, 25, 60):
        state = position(case, 5, depth)
        seat = state.actor()
        choice = make(bot, 1).choose(state, seat)
        assert choice in state.legal(seat)
        assert {make(bot, seed).choose(state.sample(seat, seed), seat) for seed in range(5)} == {choice}
    state = find("burgundy").new(2, seed=1)
    play_out(state, [make(f"net:{chance_net(tmp_path, 'burgundy')}", 1), make("random", 2)])
    assert state.over


def test_a_net_is_read_again_when_its_file_changes(tmp_path: Path) -> None:
    state = find("burgundy").new(2, seed=1)
    path = chance_net(tmp_path, "burgundy")
    first, again = fingerprint(f"net:{path}", state), fingerprint(f"net:{path}", state)
    chance_net(tmp_path, "burgundy", hidden=(4,))
    assert first == again != fingerprint(f"net:{path}", state)
    bot = make(f"net:{path}")
    assert isinstance(bot, NetBot)
    assert bot.file.header.about == {"how": "by chance"}


def test_a_net_fits_one_game_one_table_and_one_layout(tmp_path: Path) -> None:
    path = chance_net(tmp_path, "burgundy")
    net = read(path)
    with pytest.raises(BadContent, match=r"is a net for burgundy with 2 players, not burgundy with 3$"):
        net.weights_for(find("burgundy"), 3)
    with pytest.raises(BadContent, match=r"is a net for burgundy with 2 players, not nobility with 2$"):
        fingerprint(f"net:{path}", find("nobility").new(2, seed=1))
    layers = chance_layers("burgundy", 2, [4])
    write(path, Header("burgundy", 2, 99, [4]), layers)
    with pytest.raises(BadContent, match=r"was trained on observation layout 99; 1 is in use$"):
        read(path).weights_for(find("burgundy"), 2)
    write(path, Header("burgundy", 2, 1, [4]), layers[:-1])
    with pytest.raises(BadContent, match=r"has \d+ weights; a net like this needs \d+$"):
        make(f"net:{path}").choose(find("burgundy").new(2, seed=1), 0)


WORD = (65536).to_bytes(4, "little")
GOOD = {"game": "burgundy", "players": 2, "layout": 1, "hidden": [4]}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is no net: it must begin with the line 'meeplehall net 1'"),
        (b"PK\x03\x04", "is no net"),
        (FIRST_LINE, "line 2: Input data was truncated"),
        (FIRST_LINE + b"{}\n" + WORD, "line 2: Object missing required field `game`"),
        (FIRST_LINE + json.dumps(GOOD | {"hidden": []}).encode() + b"\n" + WORD, "of length >= 1"),
        (FIRST_LINE + json.dumps(GOOD | {"hidden": [5000]}).encode() + b"\n" + WORD, "<= 1024"),
        (FIRST_LINE + json.dumps(GOOD | {"more": 1}).encode() + b"\n" + WORD, "unknown field `more`"),
        (FIRST_LINE + json.dumps(GOOD).encode() + b"\n" + WORD[:3], "is cut off"),
        (FIRST_LINE + json.dumps(GOOD).encode() + b"\n", "weights must lie between -64 and 64"),
        (FIRST_LINE + json.dumps(GOOD).encode() + b"\n" + b"\xff\xff\xff\x7f", "weights must lie between -64 and 64"),
    ],
)
def test_what_is_no_net_is_told_in_one_line(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.net"
    path.write_bytes(data)
    with pytest.raises(BadContent) as told:
        make(f"net:{path}")
    assert message in str(told.value)
    assert str(told.value).startswith(f"{path}: ")


def test_files_have_bounds(tmp_path: Path) -> None:
    path = tmp_path / "large.net"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(BadContent, match=f"has {MOST_BYTES + 1} bytes; a net has at most {MOST_BYTES}"):
        make(f"net:{path}")
    for wrong in ("missing.net", ".", "a\0b"):
        with pytest.raises(MeeplehallError, match=r"cannot be read|is no net"):
            make(f"net:{tmp_path / wrong}")
    for text in ("net", "net:"):
        with pytest.raises(UnknownBot, match="a net is named with its file: net:FILE"):
            make(text)
    for weight in (64.0, float("nan"), float("inf")):
        with pytest.raises(BadOption, match="must lie between -64 and 64"):
            write(str(path), Header("burgundy", 2, 1, [4]), [[0.0, weight]])


def test_nets_at_the_command_line(tmp_path: Path) -> None:
    path = chance_net(tmp_path, "burgundy", hidden=(4,))
    told = run("arena", "burgundy", "--bots", f"net:{path},random", "--games", "2").stdout
    assert f"net:{path}" in told
    summary = simulate(Series("burgundy", 2, (f"net:{path}", "random")), 2)
    assert summary.games == 2
    wrong = refused("simulate", "nobility", "--players", "2", "--games", "1", "--bots", f"net:{path},random")
    assert wrong == f"{path}: is a net for burgundy with 2 players, not nobility with 2"
