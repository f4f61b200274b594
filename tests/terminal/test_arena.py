from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meeplehall
from tests.terminal.command import refused, run

ARENA = ["arena", "renaissance", "--bots", "greedy,random"]


def test_table() -> None:
    done = run(*ARENA, "--games", "4")
    assert done.returncode == 0, done.stderr
    assert "4 games on 2 seeds" in done.stdout
    assert "greedy does better than random in" in done.stdout
    assert done.stderr == ""


def test_json_and_going_on(tmp_path: Path) -> None:
    args = [*ARENA, "--seed", "3", "--out", "games", "--records", "--json"]
    first = json.loads(run(*args, "--games", "2", cwd=tmp_path).stdout)
    assert (first["game"], first["players"], first["seed"], first["games"]) == ("renaissance", 2, 3, 2)
    done = run(*args, "--games", "4", cwd=tmp_path)
    assert json.loads(done.stdout)["games"] == 4
    assert {row["bot"] for row in json.loads(done.stdout)["bots"]} == {"greedy", "random"}
    assert len((tmp_path / "games" / "results.jsonl").read_text().splitlines()) == 5
    files = sorted((tmp_path / "games" / "records").iterdir())
    assert len(files) == 4
    assert "verified" in run("replay", str(files[0]), "--verify").stdout
    message = refused("arena", "nobility", "--bots", "greedy,random", "--out", "games", cwd=tmp_path)
    assert "results.jsonl: holds games of another kind" in message


def test_games_played_without_records_have_none_and_are_told(tmp_path: Path) -> None:
    args = [*ARENA, "--out", "games"]
    assert run(*args, "--games", "4", cwd=tmp_path).stderr == ""
    told = run(*args, "--games", "6", "--records", cwd=tmp_path)
    assert told.returncode == 0
    assert told.stderr == "4 of 6 games have no record: they were played without --records\n"
    assert len(list((tmp_path / "games" / "records").iterdir())) == 2
    assert run(*args, "--games", "6", cwd=tmp_path).stderr == ""


def test_early_stops() -> None:
    data = json.loads(run(*ARENA, "--games", "200", "--early", "--json").stdout)
    assert 20 <= data["games"] < 200
    assert data["pairs"][0]["better"][0] > 0.5


def test_early_goes_on_to_a_higher_bar() -> None:
    low, high = (
        json.loads(run(*ARENA, "--games", "60", "--early", "--bar", bar, "--json").stdout) for bar in ("0.5", "1")
    )
    assert low["games"] < high["games"] == 60


def test_plot(tmp_path: Path) -> None:
    done = run(*ARENA, "--games", "2", "--plot", "strength.svg", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr.endswith("written: strength.svg\n")
    assert "<svg" in (tmp_path / "strength.svg").read_text()


def test_plot_that_cannot_be_written(tmp_path: Path) -> None:
    assert "none/s.svg: cannot be written" in refused(*ARENA, "--games", "2", "--plot", "none/s.svg", cwd=tmp_path)
    assert "strength.xyz: cannot be written" in refused(*ARENA, "--games", "2", "--plot", "strength.xyz", cwd=tmp_path)


def test_plot_without_matplotlib_is_refused_before_any_game(tmp_path: Path) -> None:
    """Where the library is missing; here a broken one stands in its way."""
    (tmp_path / "matplotlib.py").write_text("raise ImportError")
    here = str(Path(meeplehall.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-m", "meeplehall", *ARENA, "--plot", "strength.svg", "--out", "games"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{here}"},
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr == "meeplehall: a plot needs matplotlib: pip install 'meeplehall[lab]'\n"
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess", "--bots", "greedy,random"], "unknown game 'chess'"),
        (["burgundy"], "Missing option '--bots'"),
        (["burgundy", "--bots", "greedy"], "name at least two bots"),
        (["burgundy", "--bots", "greedy,deep"], "unknown bot 'deep'; known: random"),
        (["burgundy", "--bots", "greedy,"], "no bot can be named ''"),
        (["burgundy", "--bots", "greedy@5,random"], "'greedy' does not search"),
        (["burgundy", "--bots", "hard@0,random"], "playouts must be from 1"),
        (["burgundy", "--bots", "hard:none.json,random"], "none.json: cannot be read: No such file"),
        (["burgundy", "--bots", "greedy,random", "--seed", "-1"], "seed must be from 0"),
        (["burgundy", "--bots", "greedy,random", "--seed", "x"], "--seed"),
        (["burgundy", "--bots", "greedy,random", "--games", "0"], "--games"),
        (["burgundy", "--bots", "greedy,random", "--jobs", "0"], "--jobs"),
        (["burgundy", "--bots", "greedy,random", "--bar", "2"], "--bar"),
        (["burgundy", "--bots", "greedy,random", "--option", "colour=red"], "unknown option 'colour'"),
        (["burgundy", "--bots", "greedy,random", "--option", "setup=x"], "option 'setup' cannot be 'x'"),
        (["burgundy", "--bots", "greedy,random", "--option", "setup"], "an option is name=value, not 'setup'"),
        (["burgundy", "--bots", "greedy,random", "--players", "7"], "burgundy is for 2 to 4 players, not 7"),
        (["burgundy", "--bots", "greedy,random", "--pack", "none.toml"], "none.toml: cannot be read"),
        (["burgundy", "--bots", "greedy,random", "--records"], "--records needs --out DIR"),
    ],
)
def test_bad_input_is_one_line(args: list[str], message: str, tmp_path: Path) -> None:
    assert message in refused("arena", *args, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []
