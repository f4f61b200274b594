"""The same games in other processes: another hash seed, and the other way to run (compiled or plain)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import meeplehall
from meeplehall.lab.speed import is_compiled

ROOT = Path(__file__).resolve().parents[2]
GAMES = "12"


def run_trace(hash_seed: str, package_parent: str | None = None) -> list[str]:
    path = os.pathsep.join([*([package_parent] if package_parent else []), str(ROOT)])
    if package_parent is None:
        path = os.pathsep.join([str(Path(meeplehall.__file__).parents[1]), path])
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.trace", GAMES],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_another_hash_seed_gives_the_same_games() -> None:
    assert run_trace("1") == run_trace("2")


def test_plain_python_gives_the_same_games_as_this_build(tmp_path: Path) -> None:
    """The package without its compiled modules, beside the one under test."""
    source = Path(meeplehall.__file__).parent
    shutil.copytree(source, tmp_path / "meeplehall", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    plain = run_trace("3", str(tmp_path))
    assert plain[0] == "pure"
    here = run_trace("3")
    assert here[0] == ("compiled" if is_compiled() else "pure")
    assert plain[1:] == here[1:]
    assert len(here) > 1
