"""A hall in a process of its own, as whoever runs one starts it; it can be killed, and cut off from its disk."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from tests.forks import Command
from tests.web.server import UNHURRIED

START_SECONDS = 90
UNBOUNDED = tuple(f"{name}={number}" for name, number in UNHURRIED.items())
"""Limits for attacks that are to reach what is behind them."""
SHORT_WAITS = ("header_seconds=1", "body_seconds=1", "idle_seconds=5")


class HallProcess:
    """Always on the same port and database; use it as a context, so that it is ended in any case."""

    def __init__(self, folder: Path, *arguments: str, limits: Sequence[str] = (), bytecode: Path | None = None) -> None:
        """With a folder for bytecode of its own, as after an installation, it begins without any."""
        self.database = str(folder / "hall.db")
        self.port = 0
        self.log: list[str] = []
        """Whatever it wrote to standard error, of all its lives."""
        self._bytecode = bytecode
        self._arguments = [*arguments, *(part for limit in limits for part in ("--limit", limit))]
        self.start()

    def __enter__(self) -> HallProcess:
        return self

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self.stop()
        if error is not None:
            error.add_note("".join(["what the hall wrote:\n", *self.log[-40:]]))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        where = ["--port", str(self.port), "--database", self.database]
        self._process = self._command("hall", "--no-browser", "--pace", "0", *self._arguments, *where)
        # A pipe, not a file: the disk may be full for the hall, and its log must still arrive.
        self._reader = threading.Thread(target=self._read_log, args=(self._process,), daemon=True)
        self._reader.start()
        late = threading.Timer(START_SECONDS, self._process.kill)
        late.start()
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        late.cancel()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            self.stop()
            raise RuntimeError(f"the hall did not start: {line}{''.join(self.log[-5:])}")
        self.port = int(found[1])

    def _command(self, *arguments: str) -> subprocess.Popen[str] | Command:
        if not self._bytecode:
            return Command(*arguments)
        return subprocess.Popen(
            [sys.executable, "-m", "meeplehall", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            env=os.environ | {"PYTHONPYCACHEPREFIX": str(self._bytecode), "PYTHONDONTWRITEBYTECODE": ""},
        )

    def _read_log(self, process: subprocess.Popen[str] | Command) -> None:
        assert process.stderr is not None
        self.log.extend(process.stderr)

    def lives(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._ended()

    def stop(self) -> None:
        """As Ctrl-C would; by force if that takes long."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self.log.append("ERROR the hall did not end within 30 s\n")
            self._process.kill()
        self._ended()

    def _ended(self) -> None:
        self._process.wait()
        self._reader.join(10)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def mistakes(self) -> list[str]:
        """Lines of the log that no visitor should be able to bring about."""
        return [line.strip() for line in self.log if re.search(r" ERROR |^ERROR |Traceback|trace=", line)]

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
                command = (stat.parent / "cmdline").read_bytes()
            except OSError:
                continue
            if int(fields[1]) == self.pid and fields[0] != "Z" and b"spawn_main" in command:
                found.append(int(stat.parent.name))
        return found

    def memory(self) -> int:
        """Megabytes of it that are in use."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 2**20

    def fill_disk(self) -> None:
        """From now on no file of the hall can grow beyond what the smallest of them has."""
        hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (4096, hard))

    def empty_disk(self) -> None:
        hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard, hard))
