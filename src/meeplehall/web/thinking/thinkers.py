"""The line of questions and the workers that answer them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from meeplehall import bots
from meeplehall.core.errors import BadOption
from meeplehall.study.verdicts import Verdict
from meeplehall.web.config import Config
from meeplehall.web.nets import Nets
from meeplehall.web.thinking.line import Job, Line
from meeplehall.web.thinking.process import Died, Free, News, WorkerProcess
from meeplehall.web.thinking.question import Judgement, LineFull, NoAnswer, Question, TooSlow
from meeplehall.web.thinking.tally import Tally
from meeplehall.web.thinking.worker import Reply

log = logging.getLogger("meeplehall.hall")

REVIEW_PATIENCE = 0.002
"""Seconds that an imagined game of a review will probably take."""
TRIES = 2
"""How often a question is asked whose worker dies: it may be the question that kills."""


@dataclass
class Task:
    """A worker's job, and the moment at which the worker is ended for it."""

    job: Job
    deadline: asyncio.TimerHandle
    late: bool = False


class Thinkers:
    """Used in one event loop. At most so many processes as the configuration says, started as they are needed."""

    def __init__(self, config: Config, nets: Nets | None = None) -> None:
        self.tally = Tally()
        self._config = config
        self._nets = nets or Nets()
        self._line = Line(config.thinkers, config.thinking_half_life)
        self._workers: list[WorkerProcess] = []
        self._free: list[WorkerProcess] = []
        self._tasks: dict[WorkerProcess, Task] = {}
        self._starting = 0
        self._closed = False

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        """What a bot does, up to where something new comes in; `people` wait for it, `host` where nobody does.

        Raises NoAnswer if the bot fails, TooSlow if it takes too long, LineFull if it makes sense to come again later.
        Whoever cancels frees the worker soon.
        """
        now = time.monotonic()
        visitor = self._line.whose(people, now) if people else host
        try:
            asked = replace(question, level=self._nets.bot(question.level))
        except BadOption as error:
            raise NoAnswer(str(error)) from None
        answer = await self._ask(asked, visitor, not people, bots.patience(question.level), now)
        if isinstance(answer, Verdict):
            raise NoAnswer("a verdict where a plan was asked for")
        return answer

    async def judge(self, question: Judgement, visitor: str, waits: bool = False) -> Verdict:
        """How good a turn is; those who play come first, a visitor who waits for it among them. Raises as `plan`."""
        patience = question.playouts * REVIEW_PATIENCE
        answer = await self._ask(question, visitor, not waits, patience, time.monotonic())
        if not isinstance(answer, Verdict):
            raise NoAnswer("a plan where a verdict was asked for")
        return answer

    async def _ask(
        self, question: Question | Judgement, visitor: str, bots_only: bool, patience: float, now: float
    ) -> list[int] | Verdict:
        if self.is_full():
            raise LineFull("the bots' line is full")
        job = Job(question, visitor, bots_only, patience, asyncio.get_running_loop().create_future(), now)
        self._line.put(job)
        self._hand_out()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._give_up(job)
            raise

    def is_full(self) -> bool:
        """Whether nobody more may stand in line."""
        return len(self._line) >= self._config.limits.bots_waiting

    def warm(self) -> None:
        """Start a worker before it is needed."""
        if not self._workers and not self._config.first_worker_waits:
            self._start()

    async def close(self) -> None:
        """Let the workers go."""
        self._closed = True
        for task in self._tasks.values():
            task.deadline.cancel()
        for worker in self._workers:
            worker.close()
        for worker in self._workers:
            await asyncio.to_thread(worker.join)

    def ready(self) -> bool:
        """Whether a worker lives, or the first waits to be asked. Those that died while they were free are replaced."""
        for worker in [free for free in self._free if free.has_died()]:
            self._free.remove(worker)
            self._replaced()
            worker.renew()
        if not self._workers:
            return self._config.first_worker_waits
        return any(worker.pid is not None and not worker.has_died() for worker in self._workers)

    def pids(self) -> list[int]:
        """Of the processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    # Giving jobs to workers

    def _hand_out(self) -> None:
        """The next jobs to the free workers; one more worker, if there may be one and it would have something to do."""
        while self._free and (job := self._line.begin(time.monotonic())) is not None:
            worker = self._healthy()
            if worker is None:
                self._line.end(job, job.begun)
                self._line.put_back(job)
                break
            self._tasks[worker] = Task(job, self._end_after(self._deadline(job), worker))
            self.tally.waited(job.begun - job.asked, job.bots_only)
            worker.ask(job.question)
        if len(self._line) > self._starting and not self._free and len(self._workers) < self._config.thinkers:
            self._start()
        self._count()

    def _healthy(self) -> WorkerProcess | None:
        """A free worker whose process lives; dead ones are replaced first."""
        while self._free:
            worker = self._free.pop()
            if not worker.has_died():
                return worker
            self._replaced()
            worker.renew()
        return None

    def _start(self) -> None:
        loop = asyncio.get_running_loop()

        def tell(worker: WorkerProcess, news: News) -> None:
            with contextlib.suppress(RuntimeError):  # the hall has closed
                loop.call_soon_threadsafe(self._hear, worker, news)

        self._starting += 1
        self._workers.append(WorkerProcess(tell, self._config.worker_start_patience))

    def _deadline(self, job: Job) -> float:
        return job.patience * self._config.deadline_factor + self._config.deadline_floor

    def _end_after(self, seconds: float, worker: WorkerProcess) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._too_late, worker)

    # What comes back

    def _hear(self, worker: WorkerProcess, news: News) -> None:
        if self._closed:
            return
        if isinstance(news, Free):
            self._starting -= 1
            self._free.append(worker)
        else:
            task = self._tasks.pop(worker)
            task.deadline.cancel()
            self._line.end(task.job, time.monotonic())
            if isinstance(news, Died):
                self._replaced()
                self._bereaved(task)
            else:
                self._free.append(worker)
                self._answered(task.job, news)
        self._hand_out()

    def _answered(self, job: Job, reply: Reply) -> None:
        if job.answer.done():
            return
        if isinstance(reply, str):
            self._fail(job, NoAnswer(reply))
        else:
            self.tally.done += 1
            job.answer.set_result(reply)

    def _bereaved(self, task: Task) -> None:
        """The worker is gone, its job is not."""
        job = task.job
        job.tries += 1
        if job.answer.done():
            return
        if task.late:
            self.tally.timed_out += 1
            self._fail(job, TooSlow(f"no decision within {self._deadline(job):.1f} s"))
        elif job.tries < TRIES:
            self._line.put_back(job)
        else:
            self._fail(job, NoAnswer(f"{job.tries} workers died of it"))

    def _fail(self, job: Job, error: NoAnswer) -> None:
        self.tally.failed += 1
        job.answer.set_exception(error)

    def _replaced(self) -> None:
        self.tally.restarts += 1
        self._starting += 1

    def _too_late(self, worker: WorkerProcess) -> None:
        task = self._tasks.get(worker)
        if task is not None:
            task.late = True
            log.warning("a bots' worker (process %s) took too long and is replaced", worker.pid)
            worker.end()

    def _give_up(self, job: Job) -> None:
        """Nobody waits for it any more: out of the line, or a short while to finish and keep the worker."""
        self.tally.cancelled += 1
        if not self._line.remove(job):
            for worker, task in self._tasks.items():
                if task.job is job and task.deadline.when() > self._soon():
                    task.deadline.cancel()
                    task.deadline = self._end_after(self._config.spare_grace, worker)
        self._count()

    def _soon(self) -> float:
        return asyncio.get_running_loop().time() + self._config.spare_grace

    def _count(self) -> None:
        self.tally.workers = len(self._workers)
        self.tally.waiting = len(self._line)
        self.tally.thinking = len(self._tasks)
