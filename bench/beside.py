"""Two versions of Meeplehall under the same load on SQLite, turn and turn about.

python bench/hall.py beside OTHER [ROUNDS]    OTHER is the `src` folder of another version, with its engines compiled

200 tables of two bots at one action a second. What is compared is the server's processor time for a durable action,
bots' processes left out. The bots are random ones: whoever thinks more, or better, would slow down the whole.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

TABLES = 200
SECONDS = 15.0


def beside(other: str, rounds: str = "3") -> None:
    from bench.hall import hall, may_be_many, new_table, person

    here = str(Path(__file__).parents[1] / "src")
    sources = {"the other": str(Path(other).resolve()), "this": here}
    found: dict[str, list[float]] = {name: [] for name in sources}
    for number in range(int(rounds)):
        for name, source in sources.items():
            os.environ["PYTHONPATH"] = source
            command = [sys.executable, "-m", "meeplehall", "hall", "--help"]
            options = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            limits = may_be_many(TABLES) if "--bot-tables" in options else []
            with hall("--pace", "1", *limits) as it, person(it) as http:
                for _ in range(TABLES):
                    new_table(http, "bot:random", "bot:random")
                time.sleep(3)
                before, began, written = it.cpu(), time.perf_counter(), it.entries()
                time.sleep(SECONDS)
                spent, actions = it.cpu() - before, it.entries() - written
                passed = time.perf_counter() - began
            found[name].append(spent / actions * 1000)
            print(
                f"round {number + 1}, {name:9}: {actions / passed:.0f} actions/s,"
                f" {found[name][-1]:.3f} ms of the server for each; load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
    middle = {name: statistics.median(times) for name, times in found.items()}
    print(
        f"in the middle of {rounds}: this {middle['this']:.3f} ms, the other {middle['the other']:.3f} ms:"
        f" {middle['this'] / middle['the other']:.2f} of it"
    )
