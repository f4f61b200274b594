from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import refused, run

TRAIN = ["train", "renaissance", "--minutes", "0.01", "--games", "2"]


def test_a_course_goes_on_and_starts_again(tmp_path: Path) -> None:
    first = run(*TRAIN, cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "100%" in first.stdout
    assert "written: out/train/renaissance/value.json" in first.stdout
    assert "of 2 games won" in first.stdout
    progress = tmp_path / "out" / "train" / "renaissance" / "progress.json"
    games = json.loads(progress.read_text())["games"]
    assert games > 0
    over = run(*TRAIN, cwd=tmp_path).stdout
    assert f"and {games} games" in over
    assert "these 0.01 minutes are over" in over
    assert json.loads(progress.read_text())["games"] == games
    fresh = run(*TRAIN, "--fresh", cwd=tmp_path).stdout
    assert "going on" not in fresh
    assert "100%" in fresh
    bots = "normal:out/train/renaissance/value.json,random"
    assert run("arena", "renaissance", "--bots", bots, "--games", "2", cwd=tmp_path).returncode == 0


def test_broken_progress_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("{")
    for game in ("burgundy", "renaissance"):
        message = refused("train", game, "--out", ".", cwd=tmp_path)
        assert message.startswith("progress.json: ")
        assert message.endswith("; --fresh starts again")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "unknown game 'chess'"),
        (["burgundy", "--minutes", "0"], "--minutes"),
        (["burgundy", "--hidden", "0"], "--hidden"),
        (["burgundy", "--games", "1"], "--games"),
        (["burgundy", "--seed", "-1"], "seed must be from 0"),
        (["burgundy", "--players", "9"], "burgundy is for 2 to 4 players, not 9"),
        (["burgundy", "--players", "2,x"], "--players takes numbers such as 2,3, not '2,x'"),
        (["burgundy", "--players", ""], "--players takes numbers such as 2,3, not ''"),
        (["renaissance", "--players", "3"], "games of 2 players only"),
    ],
)
def test_bad_input_is_one_line(args: list[str], message: str, tmp_path: Path) -> None:
    assert message in refused("train", *args, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []
