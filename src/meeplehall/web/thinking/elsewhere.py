"""Bots that think on other machines: questions go into the database's queue, answers come back from it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from meeplehall import bots
from meeplehall.store import StoreError
from meeplehall.store.questions import Answer, Asked
from meeplehall.study.verdicts import Verdict
from meeplehall.web.config import Config
from meeplehall.web.logs import current_table, request_id
from meeplehall.web.thinking import wire
from meeplehall.web.thinking.question import Judgement, LineFull, NoAnswer, Question, TooSlow
from meeplehall.web.thinking.tally import Tally
from meeplehall.web.thinking.thinkers import REVIEW_PATIENCE

log = logging.getLogger("meeplehall.hall")


@dataclass(frozen=True)
class Waiting:
    """A question that has no answer yet, as it is put into the queue."""

    visitors: Sequence[str]
    bots_only: bool
    patience: float
    needs: str
    question: bytes
    answer: asyncio.Future[list[int] | Verdict]


class ThinkersElsewhere:
    """Used in one event loop. Questions that get lost with the database are put again when it is back."""

    def __init__(self, config: Config, queue: Asked) -> None:
        self.tally = Tally()
        self._queue = queue
        self._most = config.limits.bots_waiting
        self._waiting: dict[str, Waiting] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        """As `Thinking.plan`."""
        patience = bots.patience(question.level)
        answer = await self._ask(question, people or [host], not people, patience)
        if isinstance(answer, Verdict):
            raise NoAnswer("a verdict where a plan was asked for")
        return answer

    async def judge(self, question: Judgement, visitor: str, waits: bool = False) -> Verdict:
        """As `Thinking.judge`."""
        answer = await self._ask(question, [visitor], not waits, question.playouts * REVIEW_PATIENCE)
        if not isinstance(answer, Verdict):
            raise NoAnswer("a plan where a verdict was asked for")
        return answer

    def is_full(self) -> bool:
        """Whether nobody more may stand in line."""
        return len(self._waiting) >= self._most

    def warm(self) -> None:
        """Listen for answers."""
        self._keep(asyncio.create_task(self._queue.run(self._answered, self._put_again)))

    def ready(self) -> bool:
        """Whether a thinker lives that knows the games of this hall."""
        return any(self._queue.knowing.get(what) for what in wire.known())

    def pids(self) -> list[int]:
        """None is on this machine."""
        return []

    async def close(self) -> None:
        """What was asked is wanted no longer."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.close()

    # The parts

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(
        self, question: Question | Judgement, visitors: Sequence[str], bots_only: bool, patience: float
    ) -> list[int] | Verdict:
        if self.is_full():
            raise LineFull("the bots' line is full")
        number = secrets.token_hex(8)
        data = wire.question_bytes(question, request_id(), current_table())
        future: asyncio.Future[list[int] | Verdict] = asyncio.get_running_loop().create_future()
        one = Waiting(visitors, bots_only, patience, wire.needs(question.game), data, future)
        self._waiting[number] = one
        self._count()
        try:
            await self._put(number, one)
            return await future
        except asyncio.CancelledError:
            self.tally.cancelled += 1
            self._keep(asyncio.create_task(self._withdraw(number)))
            raise
        finally:
            self._waiting.pop(number, None)
            self._count()

    async def _put(self, number: str, one: Waiting) -> None:
        with contextlib.suppress(StoreError):  # it is put again when the database is back
            await self._queue.put(number, one.visitors, one.bots_only, one.patience, one.needs, one.question)

    async def _withdraw(self, number: str) -> None:
        with contextlib.suppress(StoreError):  # it goes with the lease of this hall
            await self._queue.withdraw(number)

    def _put_again(self) -> None:
        for number, one in self._waiting.items():
            self._keep(asyncio.create_task(self._put(number, one)))

    def _answered(self, found: Answer) -> None:
        one = self._waiting.get(found.id)
        if one is None or one.answer.done():
            return
        self.tally.waited(found.waited, one.bots_only)
        try:
            if found.answer is None:
                raise NoAnswer("several thinkers died of it")
            one.answer.set_result(wire.answer_of(found.answer))
            self.tally.done += 1
        except NoAnswer as error:
            self.tally.failed += 1
            self.tally.timed_out += isinstance(error, TooSlow)
            one.answer.set_exception(error)

    def _count(self) -> None:
        self.tally.workers = max(self._queue.knowing.values(), default=0)
        self.tally.waiting = len(self._waiting)
