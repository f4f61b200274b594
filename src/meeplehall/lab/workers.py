"""Who does the work: this process, several of them, or the machines of a Ray cluster. The results are the same."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from meeplehall.core.errors import BadOption, MeeplehallError

T = TypeVar("T")
RETRIES = 20
"""A task whose worker died is done again, so often at most."""
AHEAD = 4
"""Letters for each worker of a cluster that are handed out before the first is answered."""
LETTER = 0.5
"""Seconds of work that a letter to a worker holds, if tasks are that short and many."""
DRIVER = 0.004
"""And for every worker so many more: letters cost this process 2 ms each, and it should not be busy with them only."""


class Workers(Protocol):
    """Does tasks: calls a function of a module with each row of arguments."""

    count: int
    """How many work at the same time."""

    def run(self, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The results, as they come."""
        ...


class Alone:
    """This process, one task after the other."""

    count = 1

    def run(self, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The results in order."""
        for task in tasks:
            yield do(*task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self._pool = pool
        self.count = count

    def run(self, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The results, whichever is ready first."""
        for done in as_completed([self._pool.submit(do, *task) for task in tasks]):
            yield done.result()


class Cluster:
    """The workers of a Ray cluster that this process is connected with."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The results, whichever is ready first; what was lost with a worker is done again.

        Short tasks go out several in one letter: to send one costs some milliseconds, wherever it goes.
        """
        remote = self._ray.remote(max_retries=RETRIES)(_answer)
        slots = AHEAD * self.count
        enough = max(LETTER, DRIVER * self.count)
        waiting: list[Any] = []
        sent, size = 0, 1
        while sent < len(tasks) or waiting:
            while sent < len(tasks) and len(waiting) < slots:
                waiting.append(remote.remote(do, tasks[sent : sent + size]))
                sent = min(sent + size, len(tasks))
            seconds, results = self._next(waiting)
            yield from results
            fitting = int(enough * len(results) / max(seconds, 1e-6))
            size = max(1, min(fitting, (len(tasks) - sent) // slots))

    def _next(self, waiting: list[Any]) -> Any:
        ready, _ = self._ray.wait(waiting, num_returns=1)
        waiting.remove(ready[0])
        try:
            return self._ray.get(ready[0])
        except self._ray.exceptions.RayTaskError as error:
            raise error.as_instanceof_cause() from None
        except self._ray.exceptions.RayError as error:
            raise MeeplehallError(f"the cluster lost a task for good: {str(error).splitlines()[0][:200]}") from None


def _answer(do: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> tuple[float, list[T]]:
    """What a worker does with a letter: all of it, and how many seconds it took."""
    began = time.perf_counter()
    results = [do(*task) for task in tasks]
    return time.perf_counter() - began, results


def in_order(results: Iterable[tuple[int, T]], first: int = 0) -> Iterator[T]:
    """Results that come with their numbers, from `first` on: each as soon as all before it are there."""
    early: dict[int, T] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1


@contextmanager
def workers(jobs: int = 1, on: str | None = None) -> Iterator[Workers]:
    """So many processes here, or with `on` a cluster: `ray` (a local one of `jobs` workers) or its address."""
    if on is not None:
        with _ray(jobs, on) as cluster:
            yield cluster
    elif jobs == 1:
        yield Alone()
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
        try:
            yield Processes(pool, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _ray(jobs: int, on: str) -> Iterator[Cluster]:
    if on != "ray" and not on.startswith("ray://") and on != "auto":
        raise BadOption(f"--on takes ray, auto or ray://HOST:PORT, not '{on[:40]}'")
    try:
        import ray
    except ImportError:
        raise MeeplehallError("a cluster needs ray: pip install 'meeplehall[cluster]'") from None
    if on == "ray":
        ray.init(
            "local",
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _system_config={"worker_niceness": 0},  # as processes of --jobs; Ray would let everything else go first
        )
    else:
        try:
            ray.init(on, runtime_env={"py_modules": [_package()]}, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
            raise MeeplehallError(f"no cluster at {on}: {str(error).splitlines()[0][:200]}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _package() -> str:
    """This package, compiled as it is: it is sent to the machines of the cluster."""
    from pathlib import Path

    import meeplehall

    return str(Path(meeplehall.__file__).parent)
