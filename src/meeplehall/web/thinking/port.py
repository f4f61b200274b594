"""What the hall asks of those who think for it, wherever they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from meeplehall.study.verdicts import Verdict
from meeplehall.web.thinking.question import Judgement, Question
from meeplehall.web.thinking.tally import Tally


class Thinking(Protocol):
    """The hall's own pool of workers (`Thinkers`), or processes on other machines (`ThinkersElsewhere`)."""

    @property
    def tally(self) -> Tally:
        """What becomes of it, in numbers."""

    async def plan(self, question: Question, people: Sequence[str], host: str) -> list[int]:
        """What a bot does, up to where something new comes in; `people` wait for it, `host` where nobody does.

        Raises NoAnswer if the bot fails, TooSlow if it takes too long, LineFull if it makes sense to come again later.
        Whoever cancels frees the worker soon.
        """

    async def judge(self, question: Judgement, visitor: str, waits: bool = False) -> Verdict:
        """How good a turn is; those who play come first, a visitor who waits for it among them. Raises as `plan`."""

    def is_full(self) -> bool:
        """Whether nobody more may stand in line."""

    def warm(self) -> None:
        """Be ready before it is needed."""

    def ready(self) -> bool:
        """Whether somebody is there who thinks."""

    def pids(self) -> list[int]:
        """Of the processes on this machine."""

    async def close(self) -> None:
        """Let all go."""
