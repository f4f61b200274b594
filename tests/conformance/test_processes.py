"""The same games in other processes: another hash seed, and the other way to run (compiled or plain)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meeplehall
from meeplehall.lab.speed import is_compiled

ROOT = Path(__file__).resolve().parents[2]
GAMES = "5"


HERE = Path(meeplehall.__file__).parent
WITHOUT_LIBRT = f"""
import runpy, sys
sys.modules["librt.vecs"] = None
sys.argv = ["trace", "{GAMES}"]
runpy.run_module("tests.conformance.trace", run_name="__main__")
"""


def run_trace(hash_seed: str, parent: Path = HERE.parent, librt: bool = True) -> list[str]:
    path = os.pathsep.join([str(parent), str(ROOT)])
    command = ["-m", "tests.conformance.trace", GAMES] if librt else ["-c", WITHOUT_LIBRT]
    done = subprocess.run(
        [sys.executable, *command],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_another_hash_seed_gives_the_same_games() -> None:
    assert run_trace("1") == run_trace("2")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package without its compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copytree(HERE, folder / "meeplehall", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def test_plain_python_gives_the_same_games_as_this_build_with_and_without_librt(plain: Path) -> None:
    without, here = run_trace("3", plain), run_trace("3")
    assert without[0] == "pure"
    assert here[0] == ("compiled" if is_compiled() else "pure")
    assert without[1:] == here[1:]
    assert len(here) > 1
    assert run_trace("3", plain, librt=False) == without
