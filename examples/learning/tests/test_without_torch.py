"""What of the examples needs no torch; `make learn` runs the rest."""

from __future__ import annotations

from pathlib import Path

import curve
import numpy as np
import pytest
from advantages import advantages
from evaluate import against, half_width
from settings import USUAL, chosen, parser


def by_hand(seats, values, returns, done, gamma, trace):
    """Seat by seat and decision by decision, straight from the definition."""
    steps, games, _ = returns.shape
    found = {}
    for game in range(games):
        for t in range(steps):
            seat, total, factor, here = seats[t, game], 0.0, 1.0, t
            while True:
                got, then, over = 0.0, here, False
                while then < steps:
                    got += returns[then, game, seat]
                    over = bool(done[then, game])
                    then += 1
                    if over or (then < steps and seats[then, game] == seat):
                        break
                if not over and then == steps:
                    break  # nobody has seen yet what came of it
                value = 0.0 if over else values[then, game]
                total += factor * (got + gamma * value - values[here, game])
                factor *= gamma * trace
                found[t, game] = total
                if over:
                    break
                here = then
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_advantages_are_those_of_each_seat(players: int) -> None:
    luck = np.random.default_rng(players)
    steps, games = 40, 6
    seats = luck.integers(players, size=(steps, games))
    values = luck.normal(size=(steps, games)).astype(np.float32)
    returns = luck.normal(size=(steps, games, players)).astype(np.float32)
    done = luck.random((steps, games)) < 0.1
    found, known = advantages(seats, values, returns, done, 0.9, 0.8)
    wanted = by_hand(seats, values, returns, done, 0.9, 0.8)
    assert {(t, game) for t, game in zip(*np.nonzero(known), strict=True)} == set(wanted)
    for at, advantage in wanted.items():
        assert found[at] == pytest.approx(advantage, abs=1e-4)


def test_evaluation_counts_every_game_once() -> None:
    def first_legal(cells: np.ndarray, mask: np.ndarray) -> np.ndarray:
        return mask.argmax(-1)

    wins, half, margin = against(first_legal, "burgundy", 2, "greedy", 8, seed=1)
    assert (wins, half) == (0.0, half_width(0.0, 8))
    assert margin < -50
    assert against(first_legal, "burgundy", 2, "greedy", 8, seed=1, limit=3)[0] == 0.0
    assert 0.0 < half_width(1.0, 100) < 0.03
    assert half_width(0.5, 100) == pytest.approx(0.096, abs=0.002)


def test_settings_and_curve(tmp_path: Path) -> None:
    given = parser("").parse_args(["nobility", "--steps", "500", "--hidden", "4", "--out", "here"])
    assert (chosen(given).steps, chosen(given).hidden, chosen(given).scale) == (500, "4", USUAL["nobility"].scale)
    assert set(USUAL) == {name: s.game for name, s in USUAL.items()}.keys()
    path, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    point = {"steps": 1, "games": 0, "cpu_minutes": 0.5, "bot": "greedy", "played": 4, "wins": 0.25}
    for _ in range(2):
        curve.append(path, [point | {"half_width": 0.1, "margin": -3.0, "entropy": 1.0}])
    assert [row["wins"] for row in curve.read(path)] == ["0.25", "0.25"]
    curve.draw(path, picture)
    assert "<svg" in picture.read_text()
