"""Whatever is imported is declared, and whatever is declared is used."""

from __future__ import annotations

import ast
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
LEARNING = "examples/learning"
# Scripts of bench are run as files, and import each other by their names.
OWN = {"meeplehall", "tests", "tools", "bench", *(path.stem for path in (ROOT / "bench").glob("*.py"))}

# Chosen by name or run as a command: what is used, in which file it is asked for, and by what word.
BY_NAME = {
    "websockets": ("src/meeplehall/web/entrance/connections.py", "websockets_sansio_impl"),
    "pytest-xdist": ("Makefile", "-n $(WORKERS)"),
    "ruff": ("Makefile", "ruff check"),
    "mypy": ("Makefile", "/mypy"),
    "import-linter": ("Makefile", "lint-imports"),
    "setuptools": ("setup.py", "from setuptools import"),
    "tzdata": ("src/meeplehall/web/quiet_hours.py", "zoneinfo"),
}
# Not installed here by default, so that its distribution cannot be looked up.
MODULES = {"pyspiel": "open-spiel"}


def declared(*extras: str) -> set[str]:
    lines = [line for extra in extras for line in EXTRAS[extra]] + PROJECT["project"]["dependencies"]
    return {canonicalize_name(Requirement(line).name) for line in lines}


owners = cache(packages_distributions)


@cache
def imports(path: Path) -> set[str]:
    """The distributions that a file imports."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.append(node.module or "")
    modules = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - OWN
    return {canonicalize_name(MODULES.get(name) or owners().get(name, [name])[0]) for name in modules}


def imported(*folders: str) -> dict[str, str]:
    """The distributions that the files there import, each with a file that does."""
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return {name: str(path.relative_to(ROOT)) for path in paths for name in imports(path)}


def undeclared(found: dict[str, str], allowed: set[str]) -> dict[str, str]:
    return {name: path for name, path in found.items() if name not in allowed}


def test_whatever_is_imported_is_declared_where_it_is_needed() -> None:
    rooms = "src/meeplehall"
    engines = [f"{rooms}/{room}" for room in ("core", "games", "bots", "table", "terminal")]
    assert not undeclared(imported(*engines), declared())
    assert not undeclared(imported(f"{rooms}/store"), declared("scale"))
    assert not undeclared(imported(f"{rooms}/lab"), declared("lab", "cluster"))
    assert not undeclared(imported(f"{rooms}/data"), declared("research"))
    assert not undeclared(imported(f"{rooms}/web"), declared("web"))
    assert not undeclared(imported(f"{rooms}/envs"), declared("research", "web", "pictures"))
    assert not undeclared(imported(f"{rooms}/testing"), declared("test"))
    assert not undeclared(imported("tests", "tools", "bench"), declared("web", "lab", "bench", "test", "check"))
    own = {path.stem.replace("_", "-") for path in (ROOT / LEARNING).glob("*.py")}
    assert not undeclared(imported(LEARNING), declared("train", "test") | own)


def test_whatever_is_declared_is_used() -> None:
    used = set(imported("src", "tests", "tools", "bench", LEARNING))
    for name, (path, word) in BY_NAME.items():
        assert word in (ROOT / path).read_text(encoding="utf-8"), name
        used.add(name)
    assert declared(*EXTRAS) <= used


def test_the_rooms_use_what_their_extra_declares() -> None:
    used = set(imported("src")) | set(BY_NAME)
    assert declared("web", "lab", "research", "pictures", "cluster", "scale") <= used


def test_the_engines_run_with_the_librt_they_are_built_for() -> None:
    def librt(lines: list[str]) -> str:
        return next(str(one.specifier) for one in map(Requirement, lines) if one.name == "librt")

    assert librt(PROJECT["project"]["dependencies"]) == librt(PROJECT["build-system"]["requires"])
    assert "<" in librt(PROJECT["project"]["dependencies"])
