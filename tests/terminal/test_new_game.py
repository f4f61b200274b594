"""`meeplehall new-game` writes a plug-in that works at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import plugins
from tests.terminal.command import refused, run

PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


def test_it_installs_passes_its_tests_and_plays(tmp_path: Path) -> None:
    folder, site = tmp_path / "plugin", tmp_path / "site"
    done = run("new-game", "lucky_die", str(folder))
    assert done.returncode == 0, done.stderr
    assert f"pytest {folder}" in done.stdout
    assert "@" not in "".join(path.read_text() for path in folder.rglob("*") if path.suffix == ".py")
    installed = subprocess.run([sys.executable, *PIP, "--target", str(site), str(folder)], check=False)
    assert installed.returncode == 0
    tested = plugins.run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder))
    assert tested.returncode == 0, tested.stdout
    listed = plugins.run(site, "-m", "meeplehall", "games")
    assert "lucky_die: Lucky die, 2 to 6 players" in listed.stdout
    simulated = plugins.run(
        site, "-m", "meeplehall", "simulate", "lucky_die", "--bots", "normal,random", "--games", "4"
    )
    assert simulated.returncode == 0, simulated.stderr
    rules = "from meeplehall.web.pages.rules import source; print(source('lucky_die', 'nl'))"
    assert "('# Lucky die\\n\\nTwee tot zes spelers" in plugins.run(site, "-c", rules).stdout


@pytest.mark.parametrize("name", ["", "Pig", "my-game", "2d", "class", "a" * 40, "../up", "_x"])
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    line = refused("new-game", name, str(tmp_path / "plugin"))
    assert line == f"a game cannot be called '{name}'; allowed: small letters and digits, as in my_game"
    assert not (tmp_path / "plugin").exists()


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    line = refused("new-game", "burgundy", str(tmp_path / "plugin"))
    assert line.startswith("there is a game called 'burgundy' already; known: burgundy, ")


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for folder in (tmp_path, tmp_path / "notes.txt"):
        line = refused("new-game", "pig", str(folder))
        assert line == f"{folder} is there already and not empty; name a new folder"
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
