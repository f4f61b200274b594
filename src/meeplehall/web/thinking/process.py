"""One worker process, and the thread of the hall that talks to it, replaces it when it dies, and ends it."""

from __future__ import annotations

import logging
import multiprocessing
import queue
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from meeplehall.web.thinking.question import Judgement, Question
from meeplehall.web.thinking.worker import READY, Reply, work

log = logging.getLogger("meeplehall.hall")

LONGEST_REST = 30.0
CONTEXT = multiprocessing.get_context("spawn")
"""How processes are begun: anew, with nothing of the hall in them."""


class Free:
    """A worker has started and takes questions."""


class Died:
    """A worker went before it answered; another takes its place."""


News = Free | Died | Reply


class WorkerProcess:
    """Exactly one process at a time. `tell` is called in the worker's thread with what happens."""

    def __init__(self, tell: Callable[[WorkerProcess, News], None], start_patience: float) -> None:
        self._tell = tell
        self._start_patience = start_patience
        self._asked: queue.SimpleQueue[Question | Judgement | None] = queue.SimpleQueue()
        self._changing = threading.Lock()
        self._closed = threading.Event()
        self._process: SpawnProcess | None = None
        self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)
        self._thread.start()

    # Called by the hall

    @property
    def pid(self) -> int | None:
        """Of the process there is now."""
        return None if self._process is None else self._process.pid

    def has_died(self) -> bool:
        """Whether the process has gone while nobody asked it anything."""
        return self._process is not None and bool(wait([self._process.sentinel], 0))

    def ask(self, question: Question | Judgement) -> None:
        """Only when it is free; the answer, or the news of its death, comes by `tell`."""
        self._asked.put(question)

    def renew(self) -> None:
        """Replace a process that has died while it was free; it tells when it is free again."""
        self._asked.put(None)

    def end(self) -> None:
        """Kill the process, whatever it does. It is replaced, unless the worker is closed."""
        with self._changing:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """Let the process go for good."""
        self._closed.set()
        self.end()
        self._asked.put(None)

    def join(self) -> None:
        """After `close`: wait until it is gone."""
        self._thread.join()

    # The thread

    def _run(self) -> None:
        while not self._closed.is_set():
            pipe = self._start_patiently()
            if pipe is not None:
                self._tell(self, Free())
                self._serve(pipe)
                pipe.close()
            self._bury()

    def _serve(self, pipe: Connection) -> None:
        """Until the process dies or is to be replaced."""
        while (question := self._asked.get()) is not None:
            try:
                pipe.send(question)
                answer: Reply = pipe.recv()
            except (EOFError, OSError):
                self._tell(self, Died())
                return
            except Exception as error:  # a game that cannot be sent
                answer = type(error).__name__
            self._tell(self, answer)

    def _start_patiently(self) -> Connection | None:
        """A pipe to a process that is ready. What does not start is tried again, later and later."""
        rest = 0.5
        while not self._closed.is_set():
            try:
                pipe = self._start()
                if pipe is not None and pipe.poll(self._start_patience) and pipe.recv() == READY:
                    return pipe
            except (EOFError, OSError):
                pass
            self._bury()
            if not self._closed.is_set():
                log.error("a bots' worker did not start; the next try is in %.1f s", rest)
            self._closed.wait(rest)
            rest = min(LONGEST_REST, rest * 2)
        return None

    def _start(self) -> Connection | None:
        with self._changing:
            if self._closed.is_set():
                return None
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=work, args=(theirs,), name="meeplehall-thinker", daemon=True)
            process.start()
            self._process = process
        theirs.close()
        return ours

    def _bury(self) -> None:
        """Wait for a process that has been ended, so that nothing of it is left."""
        process = self._process
        if process is not None:
            process.kill()
            process.join()
