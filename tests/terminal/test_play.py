"""A person at the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from meeplehall.core.record import Replay
from meeplehall.registry import BUILT_IN, find
from tests.terminal.command import refused, run

PLAY = ["play", "burgundy", "--seed", "3", "--seat", "1"]


def test_a_whole_game_and_its_record(tmp_path: Path) -> None:
    """Always the answer 1: the first action until the result, then the name of the record."""
    done = run(*PLAY, text="1\n" * 200, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "decided by" in done.stdout
    replay = Replay((tmp_path / "1").read_text(), find, verify=True)
    record = replay.finish()
    assert replay.state.over
    assert record.names == ["greedy", "you"]
    for seat, score in enumerate(replay.state.scores()):
        assert f"seat {seat} ({record.names[seat]}): {score} points" in done.stdout


def test_every_game_starts_and_stops() -> None:
    for name in BUILT_IN:
        done = run("play", name, "--seed", "1", text="h\nb\n1\nq\n")
        assert done.returncode == 0, done.stderr
        assert find(name).title in done.stdout


def test_save_and_resume_go_on_alike(tmp_path: Path) -> None:
    run(*PLAY, text="1\n1\n2\ns a.rec\nq\n", cwd=tmp_path)
    first = run("play", "--resume", "a.rec", text="s b.rec\nq\n", cwd=tmp_path)
    assert first.returncode == 0
    assert (tmp_path / "a.rec").read_text() == (tmp_path / "b.rec").read_text()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.rec", "b.rec"]


def test_undo_goes_back_to_the_last_revelation_and_not_further(tmp_path: Path) -> None:
    saved = run(*PLAY, text="1\nu\ns a.rec\n1\ns b.rec\nu\n1\ns c.rec\nu\nu\nq\n", cwd=tmp_path)
    a, b, c = ((tmp_path / f"{name}.rec").read_text() for name in "abc")
    assert a != b
    assert b == c
    assert saved.stdout.count("nothing to undo") == 1


def test_mistakes_at_the_prompt_lose_nothing(tmp_path: Path) -> None:
    text = "99\nfoo\nplace 1 a1\ns\ns /no/such/folder/x\ns a.rec\nq\n"
    out = run(*PLAY, text=text, cwd=tmp_path).stdout
    assert "there is no number 99; 1 to" in out
    assert "'foo' is no action" in out
    assert "is not legal for seat 1 now" in out
    assert "name a file" in out
    assert "/no/such/folder/x: cannot be written: No such file or directory" in out
    assert (tmp_path / "a.rec").exists()


def test_a_record_without_a_person_cannot_be_resumed(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "burgundy" / "two-basic.rec"
    assert "no seat is named 'you'" in refused("play", "--resume", str(golden))


def test_others_are_told_and_costs_are_shown() -> None:
    out = run("play", "burgundy", "--seed", "3", text="q\n").stdout
    assert "seat 1 (greedy): take" in out
    assert "-1 worker" in out


@pytest.mark.parametrize("seed", ["9223372036854775807", "-2", "9223372036854775808"])
def test_any_seed_plays_or_is_refused_in_one_line(seed: str) -> None:
    done = run("play", "burgundy", f"--seed={seed}", text="q\n")
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if seed.endswith("07") else 2), done.stderr
