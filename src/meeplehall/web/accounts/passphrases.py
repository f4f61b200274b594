"""Passphrases: argon2id, away from the event loop, a few at a time, for each takes its share of memory."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.config import Limits
from meeplehall.web.entrance.bounds import Busy

T = TypeVar("T")

SHORTEST, LONGEST = 10, 200
FEWEST_LETTERS = 5
"""Different ones."""


def check_passphrase(text: str, name: str) -> None:
    """Raises AccountError for one that is too easy."""
    if not SHORTEST <= len(text) <= LONGEST:
        raise AccountError(
            "passphrase-length", f"a passphrase has {SHORTEST} to {LONGEST} characters", low=SHORTEST, high=LONGEST
        )
    plain = text.casefold().replace(" ", "")
    if len(set(plain)) < FEWEST_LETTERS or plain == name.casefold().replace(" ", ""):
        raise AccountError("passphrase-easy", "this passphrase is too easy to guess; four words are a good one")


class Passphrases:
    """Makes and compares hashes."""

    def __init__(self, limits: Limits) -> None:
        self._hasher = PasswordHasher(
            time_cost=limits.passphrase_rounds, memory_cost=limits.passphrase_kilobytes, parallelism=1
        )
        self._workers = ThreadPoolExecutor(limits.passphrases_at_once, thread_name_prefix="passphrase")
        self._most = limits.passphrases_at_once + limits.passphrases_waiting
        self._asked = 0

    async def hash(self, text: str) -> str:
        """For the database."""
        return await self._run(lambda: self._hasher.hash(_plain(text)))

    async def fits(self, hash_: str, text: str) -> bool:
        """Whether it is the one; without a hash it takes as long, and is not."""
        return await self._run(lambda: self._verify(hash_ or self._nobodys, text)) and bool(hash_)

    def is_old(self, hash_: str) -> bool:
        """Whether it was made with other costs than those of today."""
        return self._hasher.check_needs_rehash(hash_)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())

    def _verify(self, hash_: str, text: str) -> bool:
        try:
            return self._hasher.verify(hash_, _plain(text))
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._asked >= self._most:
            raise Busy("too many people are signing in at this moment; come again in a few seconds", 5)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, work)
        finally:
            self._asked -= 1

    def warm(self) -> None:
        """Make what is compared for nobody, before anybody asks: the first unknown name is no different."""
        self._workers.submit(lambda: self._nobodys)

    def close(self) -> None:
        """Let the threads go."""
        self._workers.shutdown(wait=False, cancel_futures=True)


def _plain(text: str) -> str:
    """The same however a keyboard composes it."""
    return unicodedata.normalize("NFKC", text)
