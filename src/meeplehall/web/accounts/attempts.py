"""Attempts to come in, counted before they are looked at: whoever guesses has to wait, twice as long each time.

Names are counted whether they exist or not, so that a wait tells nothing. All processes of a hall count together.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256

from meeplehall.store.attempts import AttemptCounts
from meeplehall.web.config import Limits
from meeplehall.web.entrance.bounds import TooMany

HOUR = 3600 * 1000


@dataclass(frozen=True)
class Counted:
    """Who tries, and how often that is free of waiting."""

    who: str
    free: int
    personal: bool = False
    """Whether success clears it: this name from this address."""


class Attempts:
    """Counts by name, by address, and by both."""

    def __init__(self, counts: AttemptCounts, limits: Limits, secret: bytes) -> None:
        self._counts = counts
        self._limits = limits
        self._secret = secret

    def of(self, name: str, address: str) -> list[Counted]:
        """What an attempt on this (folded) name from this address is counted under; the database sees neither."""
        most = self._limits
        return [
            Counted(self._hash("both", name, address), most.attempts_each, personal=True),
            Counted(self._hash("address", address), most.attempts_per_address),
            Counted(self._hash("name", name), most.attempts_per_name),
        ]

    def _hash(self, *parts: str) -> str:
        return hmac.new(self._secret, "\n".join(parts).encode(errors="replace"), sha256).hexdigest()[:32]

    async def count(self, attempt: list[Counted], at: int) -> None:
        """One more; raises TooMany while there is something to wait for, and then counts nothing."""
        since = at - int(self._limits.attempt_hours * HOUR)
        found = [await self._counts.of(one.who, since) for one in attempt]
        wait = max(self._wait(one, *kept, at) for one, kept in zip(attempt, found, strict=True))
        if wait > 0:
            raise TooMany("too many attempts; wait a little before the next one", wait)
        for one, (count, _) in zip(attempt, found, strict=True):
            if not await self._counts.count(one.who, count, since, at):
                raise TooMany("too many attempts at the same moment; wait a little before the next one", 1)

    async def take(self, what: str, bounds: dict[str, int], at: int) -> None:
        """One more of these, of which each has its bound; raises TooMany beyond it, until there were none for long."""
        since = at - int(self._limits.attempt_hours * HOUR)
        counts = {}
        for name, most in bounds.items():
            who = self._hash(what, name)
            counts[who], last = await self._counts.of(who, since)
            if counts[who] >= most:
                raise TooMany("so much is enough for now; try again later", max(1, (last - since) // 1000))
        for who, count in counts.items():
            if not await self._counts.count(who, count, since, at):
                raise TooMany("somebody has asked for the same at the same moment; wait a little", 1)

    def _wait(self, one: Counted, count: int, last: int, at: int) -> int:
        """Seconds, rounded up."""
        if count < one.free:
            return 0
        pause = min(2 ** min(count - one.free, 20), self._limits.attempt_pause_seconds)
        return int(max(0.0, last / 1000 + pause - at / 1000) + 0.999)

    async def forgive(self, attempt: list[Counted]) -> None:
        """It was right."""
        for one in attempt:
            await self._counts.forgive(one.who, all_=one.personal)
