"""`python -m tests.attack`: all attacks, long; prints what was tried and what held."""

from __future__ import annotations

import argparse
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from .faults import fill_disk, harm_workers
from .floods import flood
from .frames import attack_sockets
from .kills import kill_again_and_again
from .leaks import compare_answers
from .outcome import Outcome, Progress, clock, keep_requests, table
from .requests import fuzz

FAILED = Path("attack-failures.jsonl")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description="Attack a hall on this machine.")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--frames", type=int, default=5000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=30, help="games in which answers are compared for leaks")
    parser.add_argument("--moves", type=int, default=300, help="moves that are measured while others flood the hall")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--minutes", type=float, default=30, help="at most for each attack")
    parser.add_argument("--only", default="", help="attacks whose name has this in it")
    parser.add_argument("--failures", type=Path, default=FAILED, help="where failing requests go  [%(default)s]")
    return parser.parse_args()


def tried(name: str, attack: Callable[[Path], Outcome], folder: Path) -> Outcome:
    """An attack that breaks off tells so, and spoils no other."""
    began = time.monotonic()
    try:
        out = attack(folder)
    except Exception as error:
        traceback.print_exc()
        out = Outcome(name, broken=[f"broke off: {error!r}"], requests=[{"attack": name, "broken": repr(error)}])
    out.seconds = time.monotonic() - began
    return out


def main() -> int:
    given = arguments()
    seed, seconds = str(given.seed), 60 * given.minutes
    attacks: dict[str, Callable[[Path], Outcome]] = {
        "requests": lambda folder: fuzz(folder, given.requests, seed, seconds, Progress("requests", given.requests)),
        "frames": lambda folder: attack_sockets(folder, given.frames, seed, seconds, Progress("frames", given.frames)),
        "leaks": lambda folder: compare_answers(folder, given.games, seed, seconds, Progress("leaks", given.games)),
        "kills": lambda folder: kill_again_and_again(
            folder, given.kills, seed, seconds, Progress("kills", given.kills)
        ),
        "disk": lambda folder: fill_disk(folder, 10),
        "workers": lambda folder: harm_workers(folder, kills=5, hangs=1),
        "floods": lambda folder: flood(folder, given.moves, assert_bar=True),
    }
    print(f"seed {seed}", flush=True)
    outcomes = []
    for name, attack in attacks.items():
        if given.only in name:
            with tempfile.TemporaryDirectory(prefix="meeplehall-attack-") as folder:
                outcomes.append(tried(name, attack, Path(folder)))
            held = "held" if not outcomes[-1].broken else "BROKEN"
            print(f"{name}: {held}, {clock(outcomes[-1].seconds)}", file=sys.stderr, flush=True)
    print(table(outcomes))
    kept = keep_requests(outcomes, given.failures)
    if kept:
        print(f"{kept} failures are in {given.failures}; again: --seed {seed}")
    return 1 if kept else 0


if __name__ == "__main__":
    sys.exit(main())
