"""The `meeplehall` command in a process of its own, forked from one that has loaded it: a second sooner than by Python.

Tests of what Python itself does for a process, and one for each way to start a hall, start it the long way.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

import meeplehall.store.postgres
import meeplehall.web.processes  # noqa: F401  loaded here, each hall has it at once
from meeplehall.terminal.main import run

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


class Command:
    """As much of a `subprocess.Popen` as tests of halls need."""

    def __init__(self, *arguments: str) -> None:
        heard, said = FORKS.Pipe(duplex=False)
        warned, errors = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_become, args=(arguments, dict(os.environ), said, errors))
        self._process.start()
        self.pid: int = self._process.pid or 0
        self.stdout, self.stderr = _text(heard), _text(warned)
        said.close()
        errors.close()

    def __enter__(self) -> Command:
        return self

    def __exit__(self, *_: object) -> None:
        self.wait()
        self.stdout.close()
        self.stderr.close()

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("meeplehall", timeout or 0)
        return self.returncode

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What it says is little enough for a pipe to keep until it has ended."""
        self.wait(timeout)
        return self.stdout.read(), self.stderr.read()

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _text(pipe: Connection) -> io.TextIOWrapper:
    with pipe:
        return open(os.dup(pipe.fileno()), encoding="utf-8", errors="replace")


def completed(*arguments: str, text: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """To its end, with `text` to read, as `subprocess.run` does it."""
    timeout = 120
    with TemporaryDirectory() as folder:
        given, out, errors = (Path(folder) / name for name in ("in", "out", "errors"))
        given.write_text(text)
        where = (cwd or Path.cwd(), given, out, errors)
        process = FORKS.Process(target=_begin, args=(where, arguments, dict(os.environ)))
        process.start()
        process.join(timeout)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired("meeplehall", timeout)
        return subprocess.CompletedProcess(arguments, process.exitcode, out.read_text(), errors.read_text())


def _begin(where: tuple[Path, Path, Path, Path], arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    cwd, given, out, errors = where
    os.chdir(cwd)
    sys.stdin = given.open()
    with out.open("w") as output, errors.open("w") as warnings:
        _become(arguments, environment, output, warnings)


def _become(
    arguments: tuple[str, ...], environment: dict[str, str], *out_and_errors: Connection | io.TextIOWrapper
) -> None:
    for number, pipe in enumerate(out_and_errors, start=1):
        os.dup2(pipe.fileno(), number)
        pipe.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["meeplehall", *arguments]
    run()
