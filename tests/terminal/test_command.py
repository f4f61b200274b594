from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import refused, run
from tests.test_golden import SAMPLE


def test_help_lists_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for name in ("games", "play", "simulate", "replay", "content", "bench"):
        assert f"  {name} " in done.stdout
    assert "Unofficial" in done.stdout


@pytest.mark.parametrize("name", ["games", "play", "simulate", "replay", "content", "bench"])
def test_every_command_explains_itself(name: str) -> None:
    done = run(name, "--help")
    assert done.returncode == 0
    assert "Usage:" in done.stdout


def test_games_lists_options() -> None:
    out = run("games").stdout
    assert "burgundy: The Castles of Burgundy, 2 to 4 players" in out
    assert "edition=2011 (2011, 2019)" in out


def test_simulate_json() -> None:
    args = ["simulate", "burgundy", "--players", "3", "--games", "4", "--bots", "random,greedy,random", "--seed", "9"]
    done = run(*args, "--option", "setup=advanced", "--json")
    data = json.loads(done.stdout)
    assert data["games"] == 4
    assert data["decisions"] > 400
    assert data["cpu_seconds"] > 0
    assert data["decisions_per_second"] > 0
    assert [seat["bot"] for seat in data["seats"]] == ["random", "greedy", "random"]
    assert sum(seat["wins"] for seat in data["seats"]) == 4
    assert data["seats"][1]["mean_score"] > data["seats"][0]["mean_score"] > 0


def test_simulate_gives_the_same_in_several_processes() -> None:
    args = ["simulate", "burgundy", "--games", "60", "--bots", "random", "--seed", "5", "--json"]
    one, two = (json.loads(run(*args, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["seats"] == two["seats"]
    assert one["decisions"] == two["decisions"]


def test_simulate_table() -> None:
    out = run("simulate", "burgundy", "--games", "2").stdout
    assert "2 games" in out
    assert "greedy" in out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "chess"], "unknown game 'chess'; known: burgundy"),
        (["simulate", "burgundy", "--players", "9"], "burgundy is for 2 to 4 players, not 9"),
        (["simulate", "burgundy", "--bots", "deep"], "unknown bot 'deep'; known: random, greedy"),
        (["simulate", "burgundy", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "burgundy", "--option", "colour=red"], "unknown option 'colour'"),
        (["simulate", "burgundy", "--option", "tie"], "an option is name=value, not 'tie'"),
        (["simulate", "burgundy", "--option", "tie=most", "--option", "tie=most"], "option 'tie' is given twice"),
        (["simulate", "burgundy", "--option", "estates=1,99"], "option 'estates' cannot be '1,99'"),
        (["simulate", "burgundy", "--seed", "-1"], "seed must be from 0"),
        (["simulate", "burgundy", "--games", "0"], "--games"),
        (["simulate", "burgundy", "--games", "x"], "--games"),
        (["simulate", "burgundy", "--pack", "none.toml"], "none.toml: cannot be read"),
        (["play"], "name a game"),
        (["play", "burgundy", "--seat", "7"], "seat 7 of 2; seats run from 0 to 1"),
        (["play", "burgundy", "--bots", "a,b,c"], "3 bots for 1 other seats"),
        (["play", "--resume", "none.rec"], "none.rec: cannot be read: No such file"),
        (["replay", "none.rec"], "none.rec: cannot be read: No such file"),
        (["content", "check", "burgundy", "none.toml"], "none.toml: cannot be read"),
        (["dance"], "unknown command 'dance'; known: games"),
        (["replay", "--dance"], "No such option"),
    ],
)
def test_bad_input_is_one_line_and_status_2(args: list[str], message: str, tmp_path: Path) -> None:
    assert message in refused(*args, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_replay_prints_the_result() -> None:
    done = run("replay", str(SAMPLE), "--verify")
    assert done.returncode == 0
    assert "1. seat 1 greedy: 192 points" in done.stdout
    assert "verified" in done.stdout


def test_replay_names_file_and_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.rec"
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    bad.write_text("\n".join(lines[:40]) + "\n")
    assert "bad.rec, line 41: the record breaks off" in refused("replay", str(bad))
    bad.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in refused("replay", str(bad))


def test_content_check(tmp_path: Path) -> None:
    assert "valid for The Castles of Burgundy" in run("content", "check", "burgundy").stdout
    pack = tmp_path / "mine.toml"
    pack.write_text("[goods]\ntypes = 6\nper_type = 8\nper_player = 3\n")
    assert "content" in run("content", "check", "burgundy", str(pack)).stdout
    pack.write_text("[goods]\ntypes = 7\nper_type = 7\nper_player = 3\n")
    assert "mine.toml: at goods.types: there are six types" in refused("content", "check", "burgundy", str(pack))
    pack.write_text("[goods\n")
    assert "line 1" in refused("content", "check", "burgundy", str(pack))


def test_records_remember_their_content(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[goods]\ntypes = 6\nper_type = 8\nper_player = 3\n")
    run("play", "burgundy", "--pack", str(pack), "--seed", "1", text="s game.rec\nq\n", cwd=tmp_path)
    assert "line 4: played with content" in refused("replay", "game.rec", cwd=tmp_path)
    assert run("replay", "game.rec", "--verify", "--pack", "mine.toml", cwd=tmp_path).returncode == 0


def test_bench_measures() -> None:
    data = json.loads(run("bench", "burgundy", "--seconds", "0.01", "--json").stdout)
    assert {row["players"] for row in data["rows"]} == {2, 3, 4}
    assert all(row["decisions_per_second"] > 1000 for row in data["rows"])
