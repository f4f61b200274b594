"""From the sources to a wheel and from it to a game and a hall, outside the tree; pure, so that nothing compiles."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


def run(*command: str | Path, cwd: Path) -> str:
    """Runs it without the tree in reach; what it said."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MEEPLEHALL_BUILD")}
    done = subprocess.run(command, cwd=cwd, env=env | {"MEEPLEHALL_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a source distribution holds, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    tree = folder / "tree"
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in ("src", "docs/rules"):
        shutil.copytree(ROOT / name, tree / name, ignore=leave)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", folder, cwd=tree)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))  # since 3.11.4
    return next(path for path in folder.glob("meeplehall-*") if path.is_dir())


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    """A pure wheel of it."""
    before = {path for path in (sources / "src").rglob("*") if path.suffix != ".pyc"}
    run(sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", sources / "dist", cwd=sources)
    after = {path for path in (sources / "src").rglob("*") if path.suffix != ".pyc"}
    assert {path for path in after - before if path.name != "__pycache__"} == set(), "a build wrote into src"
    return next((sources / "dist").glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; what it depends on is lent by the one that runs the tests."""
    venv = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=venv)
    python = venv / BIN / "python"
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", wheel, cwd=venv)
    own = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=venv).strip()
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    Path(own, "lent.pth").write_text("\n".join(lent), encoding="utf-8")
    where = run(python, "-c", "import meeplehall; print(meeplehall.__file__)", cwd=venv)
    assert Path(where.strip()).is_relative_to(own)
    return venv


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    shipped = set(zipfile.ZipFile(wheel).namelist())
    package = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "meeplehall").rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".so")
    }
    rules = {
        f"meeplehall/web/{path.relative_to(ROOT / 'docs').as_posix()}" for path in (ROOT / "docs/rules").rglob("*.md")
    }
    assert rules
    assert package | rules == {name for name in shipped if ".dist-info/" not in name}


def test_it_plays_a_game(installed: Path) -> None:
    command = installed / BIN / "meeplehall"
    told = run(command, "simulate", "burgundy", "--players", "2", "--games", "1", "--bots", "random", cwd=installed)
    assert told.startswith("1 games")


def test_it_opens_a_hall(installed: Path) -> None:
    hall = subprocess.Popen(
        [installed / BIN / "meeplehall", "hall", "--no-browser", "--port", "0", "--database", installed / "hall.db"],
        cwd=installed,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert hall.stdout is not None
        match = re.search(r"http://127\.0\.0\.1:\d+/", hall.stdout.readline())
        assert match
        home = httpx.get(match[0], timeout=60)
        assert home.status_code == 200
        assert "Meeplehall" in home.text
        rules = httpx.get(f"{match[0]}rules/burgundy", timeout=60)
        assert rules.status_code == 200
        assert "CB-101" in rules.text
    finally:
        hall.send_signal(signal.SIGINT)
        hall.communicate(timeout=60)
    assert hall.returncode == 0
