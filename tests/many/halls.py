"""Halls in processes of their own on one database, and people who go from one to the other."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

from tests.forks import Command
from tests.store.server import server
from tests.web.server import PATIENCE, UNHURRIED, Person

LIMITS = [word for name, value in UNHURRIED.items() for word in ("--limit", f"{name}={value}")]

CLOCK = """
import time
seconds, nanoseconds = time.time, time.time_ns
time.time = lambda: seconds() + {ahead}
time.time_ns = lambda: nanoseconds() + {ahead} * 10**9
from meeplehall.terminal.main import run
if __name__ == "__main__":
    run()
"""


def _by(program: str, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )


class HallProcess:
    """As much of a `HallServer` as a person needs."""

    def __init__(self, database: str, *arguments: str, ahead: int = 0, program: str = "") -> None:
        """With a clock that is so many seconds ahead, or by a program of its own."""
        program = CLOCK.format(ahead=ahead) if ahead else program
        options = ["hall", "--no-browser", "--port", "0", "--pace", "0", "--database", database]
        options += [*LIMITS, *arguments]
        self.process = _by(program, *options) if program else Command(*options)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert match, line + self.process.stderr.read() if self.process.stderr else line
        self.port = int(match[1])
        self.people: list[Person] = []
        self.errors: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.errors += self.process.stderr.readlines()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visit(self, name: str) -> Person:
        """Somebody new."""
        self.people.append(Person(self, name))  # type: ignore[arg-type]
        return self.people[-1]

    def welcome(self, person: Person) -> Person:
        """Somebody who has been at another process, with the same cookie."""
        other = Person(self)  # type: ignore[arg-type]
        for name, value in person.http.cookies.items():
            other.http.cookies.set(name, value)
        self.people.append(other)
        return other

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        for person in self.people:
            person.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
        self._reader.join(10)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


@contextlib.contextmanager
def halls(database: str, count: int = 2, *arguments: str) -> Iterator[list[HallProcess]]:
    found: list[HallProcess] = []
    try:
        for _ in range(count):
            found.append(HallProcess(database, *arguments))
        yield found
    finally:
        for hall in found:
            hall.close()


def length(database: str, table: str) -> int:
    return int(server().sql(f"SELECT length FROM tables WHERE id = '{table}'", database)[0][0])


def whole(database: str, table: str) -> None:
    """The entries are numbered without a gap, and the row knows how many there are."""
    (row,) = server().sql(
        f"SELECT count(*), max(n) + 1, (SELECT length FROM tables WHERE id = '{table}') FROM entries"
        f" WHERE table_id = '{table}'",
        database,
    )
    assert len(set(row)) == 1, tuple(row)


def wait_for(what: Any, seconds: float = PATIENCE) -> float:
    """How long it took until this was so."""
    begun = time.monotonic()
    while not what():
        assert time.monotonic() - begun < seconds, "nothing happens"
        time.sleep(0.05)
    return time.monotonic() - begun
