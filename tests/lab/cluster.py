"""Work for a cluster in tests: told in a file who does it."""

from __future__ import annotations

import os
import time
from pathlib import Path


def slow_square(n: int, folder: str) -> int:
    """Says which process does it, and takes long enough to be killed meanwhile."""
    (Path(folder) / f"{n}.{os.getpid()}").touch()
    time.sleep(0.2)
    return n * n


def broken(n: int) -> int:
    """Fails as work may fail."""
    raise ValueError(f"no {n}")
