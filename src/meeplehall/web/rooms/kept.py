"""Parts of pages that are kept up to date for whoever looks: the lobby, a tournament.

What such a part is about is looked up once for all pages, drawn once for all that see the same, and told to those for
which it is new. It is looked up when something has changed, at once but not more often than once a second; and now and
then, for what nobody tells of.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from meeplehall.store import StoreError
from meeplehall.store.trouble import Trouble
from meeplehall.web.drawing import sprite_for
from meeplehall.web.entrance.visit import Visit

log = logging.getLogger("meeplehall.hall")

PAUSE = 1.0
"""Seconds between two looks, at least..."""
AGAIN = 20.0
"""...and at most."""
MARK = 8
"""Bytes by which a page and the hall know whether they mean the same."""

Facts = TypeVar("Facts")
_encode = msgspec.json.Encoder().encode


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page is told: pieces of it by the ids of their places, and the signs that these use."""

    mark: str
    parts: dict[str, str]
    signs: str = ""
    over: bool = False
    """Nothing will change any more."""

    def news_after(self, mark: str) -> Drawn:
        """Without what a page has that was told the same."""
        return self if mark != self.mark else Drawn(mark, {}, over=self.over)

    def text(self) -> str:
        """As a message."""
        return _encode(self).decode()


def drawn(parts: Mapping[str, str], sprites: tuple[str, ...], over: bool = False) -> Drawn:
    """Pieces of a page with their mark and signs."""
    whole = "\0".join(parts.values())
    mark = hashlib.blake2b(whole.encode(), digest_size=MARK).hexdigest()
    return Drawn(mark, dict(parts), str(sprite_for(whole, "common", *sprites)), over)


@dataclass(eq=False)
class Page:
    """A page that is told."""

    visit: Visit
    asked: Mapping[str, str]
    """What it looks for."""
    mark: str
    """Of what it has, or will have when it has taken `message`."""
    message: str = ""
    over: bool = False
    gone: bool = False
    """There is no such thing any more, or it could not be drawn."""
    fresh: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, found: Drawn, message: str) -> None:
        """The latest; what it has not been sent of earlier ones it does not need."""
        if found.mark != self.mark or found.over:
            self.mark, self.message, self.over = found.mark, message, found.over
            self.fresh.set()

    def end(self) -> None:
        """It is told nothing more."""
        self.gone = True
        self.fresh.set()


class Kept(ABC, Generic[Facts]):
    """Something that pages show."""

    def __init__(self, trouble: Trouble) -> None:
        self.pages: set[Page] = set()
        self._trouble = trouble
        self._rung = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> Facts | None:
        """How it is now, for everybody; None: it is no more."""

    @abstractmethod
    def sees(self, facts: Facts, page: Page) -> Hashable:
        """Equal for pages that are drawn the same in one language."""

    @abstractmethod
    async def draw(self, facts: Facts, page: Page) -> Drawn:
        """For this page, and all that see the same."""

    @abstractmethod
    def concerns(self, table: str, listed: bool, tournament: str) -> bool:
        """Whether it may be another now that this table, or tournament, has changed."""

    def ring(self) -> None:
        """Something may have changed."""
        self._rung.set()

    def enter(self, page: Page) -> None:
        """Have a page told from now on."""
        self.pages.add(page)
        self.ring()
        if self._task is None:
            self._task = asyncio.create_task(self._look_again_and_again())

    def leave(self, page: Page) -> None:
        """Nobody looks for nobody."""
        self.pages.discard(page)
        if not self.pages and self._task is not None:
            self._task.cancel()
            self._task = None

    async def _look_again_and_again(self) -> None:
        while True:
            try:
                async with asyncio.timeout(AGAIN):
                    await self._rung.wait()
            except TimeoutError:
                pass
            self._rung.clear()
            try:
                await self._tell()
            except StoreError as error:
                self._trouble.note("pages cannot be kept up to date", error)
            except Exception as error:
                log.error("pages cannot be kept up to date", exc_info=error)
                for page in self.pages:
                    page.end()
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        facts = await self.look()
        seen: dict[Hashable, tuple[Drawn, str]] = {}
        for page in list(self.pages):
            if facts is None:
                page.end()
                continue
            key = page.visit.t.locale, self.sees(facts, page)
            if key not in seen:
                found = await self.draw(facts, page)
                seen[key] = found, found.text()
                await asyncio.sleep(0)  # whoever makes a move is not kept waiting for all of them
            page.take(*seen[key])


class Keeping:
    """All parts that somebody looks at."""

    def __init__(self) -> None:
        self._open: dict[Hashable, Kept[Any]] = {}

    @contextmanager
    def watched(self, name: Hashable, make: Callable[[], Kept[Facts]], page: Page) -> Iterator[None]:
        """While a page shows the part of this name."""
        part = self._open.get(name)
        if part is None:
            part = self._open[name] = make()
        part.enter(page)
        try:
            yield
        finally:
            part.leave(page)
            if not part.pages and self._open.get(name) is part:
                del self._open[name]

    def hear(self, table: str = "", listed: bool = True, tournament: str = "") -> None:
        """Of a table that has changed, or of a tournament; what is not known of it may be so."""
        for part in self._open.values():
            if part.concerns(table, listed, tournament):
                part.ring()

    def hear_all(self) -> None:
        """Anything may have changed."""
        for part in self._open.values():
            part.ring()
