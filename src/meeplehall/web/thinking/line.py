"""Who thinks next: people's tables before reviews and tables of bots only, and among visitors whoever has had least
lately."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from meeplehall.study.verdicts import Verdict
from meeplehall.web.thinking.question import Judgement, Question

FORGOTTEN = 0.001
"""Seconds of thinking that no longer count."""
MANY = 1000
"""From so many visitors on those who have nothing going on are forgotten."""


@dataclass(eq=False)
class Job:
    """A question in line."""

    question: Question | Judgement
    visitor: str
    """For whom the bots think."""
    bots_only: bool
    """Whether nobody sits at a table who waits for it: reviews stand in line with tables of bots only."""
    patience: float
    """Seconds it will probably take."""
    answer: asyncio.Future[list[int] | Verdict]
    asked: float
    tries: int = 0
    begun: float = 0.0


@dataclass
class Lane:
    """All that one visitor's tables ask for."""

    people: deque[Job] = field(default_factory=deque)
    bots_only: deque[Job] = field(default_factory=deque)
    thinking: int = 0
    used: float = 0.0
    """Seconds of thinking, as of `at`; what is past counts less and less."""
    at: float = 0.0

    def jobs(self, bots_only: bool) -> deque[Job]:
        """Those in line."""
        return self.bots_only if bots_only else self.people

    def idle(self) -> bool:
        """Whether nothing is in line and nothing being thought about."""
        return not self.people and not self.bots_only and not self.thinking


class Line:
    """Times are seconds of any one clock, handed in."""

    def __init__(self, workers: int, half_life: float) -> None:
        # One worker, if there are several, is kept for somebody else.
        self._most = max(1, workers - 1)
        self._half_life = half_life
        self._lanes: dict[str, Lane] = {}
        self._bots_only = 0

    def __len__(self) -> int:
        return sum(len(lane.people) + len(lane.bots_only) for lane in self._lanes.values())

    def whose(self, people: Sequence[str], now: float) -> str:
        """Of several at one table, the one who has had least."""
        return min(people, key=lambda visitor: self.used(visitor, now))

    def used(self, visitor: str, now: float) -> float:
        """Seconds a visitor's bots have thought lately; half of it is forgotten in each half-life."""
        lane = self._lanes.get(visitor)
        return 0.0 if lane is None else lane.used * 0.5 ** ((now - lane.at) / self._half_life)

    def put(self, job: Job) -> None:
        """At the end of the visitor's lane."""
        if len(self._lanes) > MANY:
            self._forget(job.asked)
        self._lanes.setdefault(job.visitor, Lane(at=job.asked)).jobs(job.bots_only).append(job)

    def put_back(self, job: Job) -> None:
        """At the head of the lane: it has waited already."""
        self._lanes.setdefault(job.visitor, Lane(at=job.asked)).jobs(job.bots_only).appendleft(job)

    def remove(self, job: Job) -> bool:
        """Take out what nobody waits for any more; False if it is not in line."""
        lane = self._lanes.get(job.visitor)
        if lane is None or job not in lane.jobs(job.bots_only):
            return False
        lane.jobs(job.bots_only).remove(job)
        return True

    def begin(self, now: float) -> Job | None:
        """The next job. What it will probably take counts from now on: several workers do not all serve one visitor."""
        for bots_only in (False, True):
            if bots_only and self._bots_only >= self._most:
                return None
            open_lanes = [v for v, lane in self._lanes.items() if lane.jobs(bots_only) and lane.thinking < self._most]
            if open_lanes:
                visitor = min(open_lanes, key=lambda v: self.used(v, now))
                job = self._lanes[visitor].jobs(bots_only).popleft()
                job.begun = now
                self._lanes[visitor].thinking += 1
                self._bots_only += bots_only
                self._charge(visitor, job.patience, now)
                return job
        return None

    def end(self, job: Job, now: float) -> None:
        """It is no longer thought about; what it really took counts."""
        self._lanes[job.visitor].thinking -= 1
        self._bots_only -= job.bots_only
        self._charge(job.visitor, now - job.begun - job.patience, now)

    def _charge(self, visitor: str, seconds: float, now: float) -> None:
        lane = self._lanes[visitor]
        lane.used, lane.at = max(0.0, self.used(visitor, now) + seconds), now

    def _forget(self, now: float) -> None:
        for visitor in [v for v, lane in self._lanes.items() if lane.idle() and self.used(v, now) < FORGOTTEN]:
            del self._lanes[visitor]
