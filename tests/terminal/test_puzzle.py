"""Puzzles at the prompt."""

from __future__ import annotations

import pytest

from meeplehall.core.game import Game
from meeplehall.registry import BUILT_IN, find
from meeplehall.study.puzzles import Puzzle, puzzles
from tests.terminal.command import refused, run


def first(game: Game, kind: str) -> Puzzle:
    return next(one for one in puzzles(game) if one.kind == kind)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_solution_in_notation_is_right(name: str) -> None:
    one = first(find(name), "best")
    done = run("puzzle", name, "--number", str(one.number), text="; ".join(one.solution.steps) + "\n")
    assert done.returncode == 0, done.stderr
    assert f"{find(name).title}, puzzle {one.number}: best, {one.theme}" in done.stdout
    assert "Right!" in done.stdout
    assert "Solution:" in done.stdout


def test_decisions_one_by_one_with_undo_and_mistakes() -> None:
    one = first(find("burgundy"), "best")
    wrong = one.others[0].steps
    answers = ["h", "fly", "999", wrong[0], "u", "u", "; ".join(wrong), "u", "b", "s"]
    done = run("puzzle", "burgundy", "--number", str(one.number), text="\n".join(answers) + "\n")
    assert done.returncode == 0, done.stderr
    assert "give up and see the solution" in done.stdout
    assert "there is no number 999" in done.stdout
    assert "nothing to take back" in done.stdout
    assert "Not the best" in done.stdout
    assert "Solution:" in done.stdout
    assert "Right!" not in done.stdout


def test_points_can_be_guessed() -> None:
    one = first(find("burgundy"), "points")
    asked = ["puzzle", "burgundy", "--number", str(one.number)]
    done = run(*asked, text=f"= {one.most + 1}\n= x\n= {one.most}\n")
    assert done.returncode == 0, done.stderr
    assert "fewer can be scored" in done.stdout
    assert "'= x' is no number of points" in done.stdout
    assert f"Right: {one.most} points." in done.stdout
    assert f"It brings {one.most} points" in done.stdout


def test_any_daily_and_the_list() -> None:
    assert "points" in run("puzzle", "burgundy", "--kind", "points", text="q\n").stdout.splitlines()[0]
    daily = [run("puzzle", "--daily", text="q\n").stdout for _ in range(2)]
    assert daily[0] == daily[1] != ""
    listed = run("puzzle", "--list").stdout
    for name in BUILT_IN:
        assert f"({name}): {len(puzzles(find(name)))} puzzles" in listed


def test_bad_input_is_one_line() -> None:
    count = len(puzzles(find("burgundy")))
    assert refused("puzzle", "burgundy", "--number", "0") == f"there is no puzzle 0 of burgundy; there are 1 to {count}"
    assert refused("puzzle", "--number", "1") == "--number needs a game: meeplehall puzzle GAME --number 7"
    assert refused("puzzle", "burgundy", "--kind", "x").startswith(
        "--kind cannot be 'x'; allowed: best, points, danger"
    )
    assert refused("puzzle", "burgundy", "--theme", "x").startswith("--theme cannot be 'x'; allowed: ")
    assert "--daily goes with a game at most" in refused("puzzle", "--daily", "--number", "3")
    assert "chess" in refused("puzzle", "chess")
