"""What a Ray cluster costs: CPU of the work itself and of sharing it out, task by task; and two workers beside one.

    python bench/cluster.py [--rounds 5]

CPU time where not said otherwise, so that the table holds on a busy machine too; the speed-up by the clock does not: it
is measured turn and turn about, and worth something on a quiet machine only. Linux only (it reads /proc).
"""

from __future__ import annotations

import argparse
import os
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from meeplehall.data.simulated import play_part
from meeplehall.lab import simulation
from meeplehall.lab import workers as sharing
from meeplehall.lab.arena import Fixture, play
from meeplehall.lab.arena import prepare as prepare_fixture
from meeplehall.lab.course import Course
from meeplehall.lab.lessons import play_lessons
from meeplehall.lab.simulation import Series, play_batch
from meeplehall.lab.training import Training
from meeplehall.lab.workers import DRIVER, LETTER, Cluster, workers
from meeplehall.registry import find
from meeplehall.study.verdicts import BUDGETS, judge_turn

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "golden" / "burgundy" / "two-basic.rec"
TICK = os.sysconf("SC_CLK_TCK")
LARGE = 10_000_000
"""Bytes of a large result."""


@dataclass
class Overhead:
    """Of one task, in milliseconds of CPU: what its worker, the process that hands it out, and Ray's own spend."""

    worker: float
    driver: float
    system: float

    def two(self, useful: float) -> float:
        """How much faster two workers are than one on two quiet cores, which they share with driver and system."""
        own = useful + self.worker
        return 2 * own / (own + self.driver + self.system)

    def most(self, useful: float) -> float:
        """Workers that one driver keeps busy: then its core is full."""
        return (useful + self.worker) / self.driver


def empty(size: int) -> tuple[int, float, bytes]:
    """A task with nothing to do but to answer so many bytes: who did it, and its CPU seconds so far."""
    return os.getpid(), time.process_time(), bytes(size)


def overhead(crew: Cluster, tasks: int, size: int) -> Overhead:
    """Measured on empty tasks, one in a letter, after some that warm everything up."""
    sharing.LETTER = sharing.DRIVER = 0.0
    pid, since, _ = list(crew.run(empty, [(size,)] * 20))[-1]
    driver, system = time.process_time(), ray_cpu({pid})
    until = max(at for _, at, _ in crew.run(empty, [(size,)] * tasks))
    spent = until - since, time.process_time() - driver, ray_cpu({pid}) - system
    sharing.LETTER, sharing.DRIVER = LETTER, DRIVER
    return Overhead(*(1e3 * one / tasks for one in spent))


def useful(do: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> tuple[float, int]:
    """Milliseconds of CPU of a task in this process, and bytes of its result."""
    do(*tasks[0])
    began = time.process_time()
    results = [do(*task) for task in tasks]
    spent = time.process_time() - began
    return 1e3 * spent / len(tasks), len(pickle.dumps(results)) // len(tasks)


def ray_cpu(not_these: set[int]) -> float:
    """CPU seconds of Ray's own processes: all that this process has started, workers left out."""
    parents: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
            spent[int(entry.name)] = (int(fields[11]) + int(fields[12])) / TICK
    found, waiting = 0.0, list(parents.get(os.getpid(), []))
    while waiting:
        pid = waiting.pop()
        waiting += parents.get(pid, [])
        found += 0.0 if pid in not_these else spent[pid]
    return found


def works() -> dict[str, tuple[Callable[..., Any], list[tuple[Any, ...]]]]:
    """Work of every kind: a function and its tasks."""
    series = simulation.prepare(Series("burgundy", 2, ("greedy",), 1))
    fixture = prepare_fixture(Fixture("burgundy", ("normal", "normal"), 2))
    text = RECORD.read_text(encoding="utf-8")
    training = Training(Course("burgundy", 1, rounds=1, batch=50), find("burgundy"), str(ROOT / "out" / "bench"), True)
    starts = [training._start(tame=False) for _ in range(100)]
    return {
        "simulate, 50 greedy games": (play_batch, [(series, 50 * n, 50) for n in range(20)]),
        "dataset, 500 greedy games": (play_part, [(series, 500 * n, 500, False) for n in range(2)]),
        "arena, a game of normal bots": (play, [(fixture, fixture.seatings()[0], n) for n in range(6)]),
        "review, a turn (quick)": (judge_turn, [(n, text, None, BUDGETS["quick"], 0, False) for n in range(12)]),
        "train, 5 games": (play_lessons, [(n, "burgundy", None, 1.0, starts[5 * n : 5 * n + 5]) for n in range(6)]),
    }


def by_the_clock(rounds: int) -> Iterator[float]:
    """How much faster two workers simulate than one, turn and turn about."""
    series = simulation.prepare(Series("burgundy", 2, ("greedy",), 1))
    tasks = [(series, 50 * n, 50) for n in range(100)]
    for _ in range(rounds):
        times = []
        for count in (1, 2):
            with workers(count, "ray") as crew:
                list(crew.run(play_batch, tasks[: 8 * count]))
                began = time.monotonic()
                list(crew.run(play_batch, tasks))
                times.append(time.monotonic() - began)
        yield times[0] / times[1]


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="of one worker and two, by the clock; 0: none")
    args = parser.parse_args()
    with workers(1, "ray") as crew:
        assert isinstance(crew, Cluster)
        small, large = overhead(crew, 400, 0), overhead(crew, 20, LARGE)
    for words, one in (("a letter", small), (f"one whose answer has {LARGE // 1_000_000} MB", large)):
        print(f"{words}: worker {one.worker:.2f} ms, driver {one.driver:.2f} ms, Ray's own {one.system:.2f} ms")
    head = "| task | its CPU | its result | tasks in a letter | two workers to one | workers that a driver keeps busy |"
    print(f"\n{head}\n|---|---|---|---|---|---|")
    for name, work in works().items():
        spent, size = useful(*work)
        letter = max(1, int(1e3 * LETTER / spent))
        part = letter * size / LARGE
        own = Overhead(*(a + part * b for a, b in zip(asdict(small).values(), asdict(large).values(), strict=True)))
        whole = letter * spent
        row = [
            name,
            f"{spent:,.0f} ms",
            f"{size / 1000:,.1f} kB",
            letter,
            f"{own.two(whole):.2f}",
            f"{own.most(whole):,.0f}",
        ]
        print(f"| {' | '.join(map(str, row))} |", flush=True)
    for ratio in by_the_clock(args.rounds):
        print(f"\ntwo workers to one, by the clock: {ratio:.2f} at a load of {os.getloadavg()[0]:.0f}", flush=True)


if __name__ == "__main__":
    main()
