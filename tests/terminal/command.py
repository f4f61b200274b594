"""Runs the real command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meeplehall


def run(*args: str, text: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    here = str(Path(meeplehall.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-m", "meeplehall", *args],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": here},
        timeout=120,
    )


def refused(*args: str, text: str = "", cwd: Path | None = None) -> str:
    """The one line with which bad input is refused."""
    done = run(*args, text=text, cwd=cwd)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("meeplehall: ")
    assert "Traceback" not in done.stderr
    return done.stderr.removeprefix("meeplehall: ").rstrip("\n")
