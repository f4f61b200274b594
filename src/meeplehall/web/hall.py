"""The hall: everything the routes share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from meeplehall.store import Store
from meeplehall.web.config import Config
from meeplehall.web.links import Links
from meeplehall.web.pages.layout import Around
from meeplehall.web.replays import Replays
from meeplehall.web.rooms import Rooms
from meeplehall.web.sessions import Sessions, visitor
from meeplehall.web.texts import DEFAULT, locales, texts
from meeplehall.web.thinkers import Thinkers

THEMES = ("day", "night")


class Hall:
    """Made before the server starts; `running` while it runs."""

    def __init__(self, config: Config, store: Store, secret: bytes) -> None:
        self.config = config
        self.store = store
        self.links = Links(secret)
        self.sessions = Sessions(secret)
        self.thinkers = Thinkers(config.thinkers)
        self.rooms = Rooms(store, self.thinkers, config.pace)
        self.replays = Replays()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Wake the workers, go on with the bots' games; at the end let all go."""
        self.thinkers.warm()
        tidy = asyncio.create_task(self.rooms.tidy())
        resume = asyncio.create_task(self.rooms.resume())
        try:
            yield
        finally:
            for task in (tidy, resume):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await self.rooms.close()
            self.thinkers.close()
            await self.store.close()


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall a request came to."""
    hall: Hall = connection.app.state.hall
    return hall


def around(connection: HTTPConnection) -> Around:
    """Language, visitor and theme of a request. The language is the chosen one, or at first the browser's."""
    known = locales()
    asked = connection.cookies.get("language", "") + "," + connection.headers.get("accept-language", "")
    languages = [part.partition(";")[0].strip().partition("-")[0].lower() for part in asked.split(",")]
    locale = next((language for language in languages if language in known), DEFAULT)
    theme = connection.cookies.get("theme", "")
    return Around(texts(locale), visitor(connection), theme if theme in THEMES else "")
