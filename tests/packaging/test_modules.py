"""What is compiled is said in setup.py, module by module."""

from __future__ import annotations

import importlib
import runpy
from pathlib import Path
from typing import Any

import pytest

from meeplehall.lab.speed import is_compiled

ROOT = Path(__file__).parents[2]


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(ROOT)
    return runpy.run_path("setup.py")


def test_every_module_of_the_compiled_rooms_is_plain_or_compiled(setup: dict[str, Any]) -> None:
    package = ROOT / "src" / "meeplehall"
    compiled = {Path(path).relative_to("src/meeplehall").as_posix() for path in setup["compiled_modules"]()}
    plain = set(setup["PLAIN"])
    everything = {
        path.relative_to(package).as_posix()
        for room in setup["COMPILED_ROOMS"]
        for path in package.glob(f"{room}/**/*.py")
        if path.name != "__init__.py"
    }
    assert compiled | plain == everything
    assert not compiled & plain


def test_what_runs_here_is_what_setup_says(setup: dict[str, Any]) -> None:
    for path in setup["compiled_modules"]():
        name = ".".join(Path(path).relative_to("src").with_suffix("").parts)
        file = str(importlib.import_module(name).__file__)
        assert file.endswith(".py") != is_compiled(), name
    for path in setup["PLAIN"]:
        name = ".".join(Path("meeplehall", path).with_suffix("").parts)
        assert str(importlib.import_module(name).__file__).endswith(".py"), name


def test_a_plain_module_that_is_gone_stops_the_build(setup: dict[str, Any]) -> None:
    modules = setup["compiled_modules"]
    modules.__globals__["PLAIN"] = ("core/gone.py",)
    with pytest.raises(SystemExit, match=r"plain modules that are not there: core/gone\.py"):
        modules()
