"""Work for a cluster in tests: told in a file who does it."""

from __future__ import annotations

import os
import time
from pathlib import Path


def doers(folder: str) -> set[int]:
    """The processes that have done something so far."""
    return {int(path.suffix[1:]) for path in Path(folder).iterdir()}


def slow_square(n: int, folder: str, wanted: int = 0) -> int:
    """Says which process does it, and takes long enough to be killed meanwhile; waits until so many have been here."""
    (Path(folder) / f"{n}.{os.getpid()}").touch()
    time.sleep(0.2)
    deadline = time.monotonic() + 60
    while len(doers(folder)) < wanted and time.monotonic() < deadline:
        time.sleep(0.05)
    return n * n


def broken(n: int) -> int:
    """Fails as work may fail."""
    raise ValueError(f"no {n}")
