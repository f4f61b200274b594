"""What docs/research.md shows is what happens; and `meeplehall envs` tells the same."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from meeplehall.registry import find
from tests.envs.ways import GAMES
from tests.terminal.command import refused, run

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "research.md"


def test_python_examples() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted >= 25
    assert result.failed == 0


def test_commands_run(tmp_path: Path) -> None:
    """In their order, and in one folder: some go on with what others have left."""
    commands = re.findall(r"^meeplehall (.*?)\s*(?:#.*)?$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        done = run(*command.split(), cwd=tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"
    for made in ("games/games", "mine/decisions", "strength.png", "burgundy.html", "advanced.html"):
        assert (tmp_path / made).exists(), made


def test_linked_files_exist() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / target).exists(), target


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_is_described(name: str) -> None:
    layout = find(name).observer().layout(3)
    told = json.loads(run("envs", "describe", name, "--players", "3", "--json").stdout)
    assert (told["layout"], told["size"], told["actions"]) == (layout.number, layout.size, find(name).action_count)
    assert [part["name"] for part in told["slices"]] == [part.name for part in layout.slices]
    lines = run("envs", "describe", name, "--players", "3").stdout.splitlines()
    assert len(lines) == 2 + len(layout.slices)
    assert f"{layout.size} cells of int16" in lines[0]


def test_bad_input_is_one_line() -> None:
    assert refused("envs", "describe", "chess").startswith("unknown game 'chess'")
    assert refused("envs", "describe", "burgundy", "--players", "5") == "burgundy is for 2 to 4 players, not 5"
    assert refused("envs") == "Missing command."
