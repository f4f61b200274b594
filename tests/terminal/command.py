"""Runs the real command: in a process of its own, or, where it is refused before it does anything, in this one."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from pathlib import Path

import pytest

from meeplehall.terminal.main import run as entry
from tests.forks import completed


def run(*args: str, text: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return completed(*args, text=text, cwd=cwd)


def refused(*args: str, text: str = "", cwd: Path | None = None) -> str:
    """The one line with which bad input is refused."""
    told = io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.chdir(cwd or Path.cwd()),
        contextlib.redirect_stderr(told),
        contextlib.redirect_stdout(io.StringIO()),
    ):
        patch.setattr(sys, "argv", ["meeplehall", *args])
        patch.setattr(sys, "stdin", io.StringIO(text))
        with pytest.raises(SystemExit) as left:
            entry()
    said = told.getvalue()
    assert left.value.code == 2, said
    assert len(said.splitlines()) == 1, said
    assert said.startswith("meeplehall: ")
    return said.removeprefix("meeplehall: ").rstrip("\n")
