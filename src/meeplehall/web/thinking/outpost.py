"""A process that thinks for halls on other machines: takes questions out of the database's queue and answers them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.store import StoreError
from meeplehall.store.questions import Answering, Taken
from meeplehall.study.verdicts import Verdict
from meeplehall.web.config import Config
from meeplehall.web.logs import at_table, begin_request
from meeplehall.web.thinking import wire
from meeplehall.web.thinking.mistakes import what_and_where
from meeplehall.web.thinking.question import NoAnswer, Question
from meeplehall.web.thinking.thinkers import Thinkers

log = logging.getLogger("meeplehall.hall")


class Outpost:
    """Takes as many questions as it has workers. Those who die or hang are its own pool's business."""

    def __init__(self, config: Config, queue: Answering) -> None:
        self.thinkers = Thinkers(config)
        self._most = config.thinkers
        self._queue = queue
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._look = asyncio.Event()

    async def run(self) -> None:
        """Until cancelled. What has been taken by then is given back."""
        self.thinkers.warm()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._queue.run(self._look.set, self._gone, self._lost))
                group.create_task(self._take_again_and_again())
        finally:
            self._lost()
            await asyncio.gather(*self._thinking.values(), return_exceptions=True)
            await self.thinkers.close()
            await self._queue.close()

    async def _take_again_and_again(self) -> None:
        while True:
            await self._look.wait()
            self._look.clear()
            try:
                while len(self._thinking) < self._most and (taken := await self._queue.take()) is not None:
                    self._thinking[taken.id] = asyncio.create_task(self._think(taken))
            except StoreError as error:
                log.error("no question could be taken: %s", error)

    async def _think(self, taken: Taken) -> None:
        try:
            answer = wire.answer_bytes(await self._answer(taken))
            if not await self._queue.answer(taken.id, answer):
                log.info("an answer came too late and was not used")
        except StoreError as error:
            log.error("an answer could not be given: %s", error)
        finally:
            self._thinking.pop(taken.id, None)
            self._look.set()

    async def _answer(self, taken: Taken) -> list[int] | Verdict | NoAnswer:
        begin_request()
        try:
            asked = wire.read_question(taken.question)
            begin_request(asked.request)
            at_table(asked.table)
            question = wire.question_of(asked)
            if isinstance(question, Question):
                return await self.thinkers.plan(question, [] if taken.bots_only else [taken.visitor], taken.visitor)
            return await self.thinkers.judge(question, taken.visitor, waits=not taken.bots_only)
        except NoAnswer as error:
            log.error("no answer: %s", error)
            return error
        except (MeeplehallError, msgspec.DecodeError) as error:
            log.error("a question could not be read: %s", what_and_where(error))
            return NoAnswer(what_and_where(error))

    def _gone(self, question: str) -> None:
        """Nobody waits for it any more."""
        if (task := self._thinking.get(question)) is not None:
            task.cancel()

    def _lost(self) -> None:
        """For too long nothing could be heard from here: others have taken it all."""
        for task in self._thinking.values():
            task.cancel()
