"""Bots that answer at once, in the hall's own process: an evening is about pages, not about thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

from meeplehall.study.verdicts import Verdict
from meeplehall.web.thinking import worker
from meeplehall.web.thinking.question import Judgement, Question
from meeplehall.web.thinking.tally import Tally

PLAYOUTS = 8
"""Of advice and reviews: enough for something to be said."""


class AtOnce:
    """What a hall asks of those who think (`Thinking`), without workers who stand back for everything else."""

    def __init__(self) -> None:
        self.tally = Tally()

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        """What a bot does."""
        return worker._plan(question)

    async def judge(self, question: Judgement, visitor: str, waits: bool = False) -> Verdict:
        """How good a turn is, at a glance."""
        return await asyncio.to_thread(worker._judge, replace(question, playouts=PLAYOUTS))

    def is_full(self) -> bool:
        """Never."""
        return False

    def warm(self) -> None:
        """Always."""

    def ready(self) -> bool:
        """Always."""
        return True

    def pids(self) -> list[int]:
        """None of its own."""
        return []

    async def close(self) -> None:
        """Nobody waits."""


@contextmanager
def at_once() -> Iterator[None]:
    """Halls that are opened meanwhile think so."""
    with patch("meeplehall.web.hall.thinkers_of", lambda config, nets: AtOnce()):
        yield
