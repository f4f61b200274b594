"""Who somebody is: a random id and a name in a signed cookie, with the date of its issue."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.web.config import Config
from meeplehall.web.entrance.cookies import cookies

LONGEST_COOKIE = 1000


@dataclass(frozen=True)
class Visitor:
    """A visitor. The id is a secret between hall and browser."""

    player: str
    name: str = ""
    issued: int = 0
    """When the browser was last told, in seconds since 1970; 0: before there were dates."""


class VisitorCookie:
    """Signs and reads the cookie."""

    def __init__(self, secret: bytes, config: Config, clock: Callable[[], float] = time.time) -> None:
        self._signer = URLSafeSerializer(secret, salt="session")
        self._config = config
        self._clock = clock
        self.forgotten: set[str] = set()
        """People whose cookies are good no longer, wherever a copy of one is."""
        # A browser takes the longer name only by https and from this very host: no neighbour can plant one.
        self.name = "__Host-hall" if config.secure else "hall"

    def read(self, scope: Scope) -> Visitor | None:
        """The visitor, if the cookie is there, ours, and not too old."""
        text = cookies(scope).get(self.name, "")
        if not text or len(text) > LONGEST_COOKIE:
            return None
        try:
            data: Any = self._signer.loads(text)
        except BadSignature:
            return None
        match data:
            case [str(player), *_] if player in self.forgotten:
                return None
            case [str(player), str(name)]:  # issued before there were dates: gets one with this answer
                return Visitor(player, name)
            case [str(player), str(name), int(issued)]:
                return Visitor(player, name, issued) if self._age(issued) < self._config.session_seconds else None
        return None

    def is_due(self, visitor: Visitor) -> bool:
        """Whether it is time to issue the cookie anew."""
        return self._age(visitor.issued) >= self._config.session_renewed

    def _age(self, issued: int) -> float:
        return self._clock() - issued

    def write(self, visitor: Visitor) -> str:
        """The header that gives the browser its cookie."""
        text = self._signer.dumps([visitor.player, visitor.name, int(self._clock())])
        return self._header(text if isinstance(text, str) else text.decode(), self._config.session_seconds)

    def forget(self) -> str:
        """The header that takes it away."""
        return self._header("", 0)

    def _header(self, value: str, seconds: int) -> str:
        flags = "; Secure" if self._config.secure else ""
        return f"{self.name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"


def new_visitor() -> Visitor:
    """Somebody who has never been here."""
    return Visitor(secrets.token_urlsafe(16))


@dataclass
class Holder:
    """The visitor of a request, and what the browser must be told."""

    visitor: Visitor
    known: bool
    """Whether the visitor came with a cookie."""
    changed: bool
    forgotten: bool = False


def let_in(scope: Scope, cookie: VisitorCookie) -> Holder:
    """Read the cookie of a request, and keep with the request who it is."""
    found = cookie.read(scope)
    if found is None:
        holder = Holder(new_visitor(), known=False, changed=True)
    else:
        holder = Holder(found, known=True, changed=cookie.is_due(found))
    scope["state"] = {**scope.get("state", {}), "visitor": holder}
    return holder


class VisitorMiddleware:
    """Gives newcomers a cookie, and others a new one now and then. The guard has let everybody in before."""

    def __init__(self, app: ASGIApp, cookie: VisitorCookie) -> None:
        self.app = app
        self.cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write the cookie on the answer, unless others may keep it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        holder: Holder = scope["state"]["visitor"]

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and (holder.changed or holder.forgotten):
                headers = MutableHeaders(scope=message)
                if "public" not in headers.get("Cache-Control", ""):
                    value = self.cookie.forget() if holder.forgotten else self.cookie.write(holder.visitor)
                    headers.append("Set-Cookie", value)
            await send(message)

        await self.app(scope, receive, with_cookie)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks."""
    return _holder(connection).visitor


def rename(connection: HTTPConnection, name: str) -> None:
    """Remember another name."""
    holder = _holder(connection)
    holder.visitor = replace(holder.visitor, name=name)
    holder.changed = True


def forget(connection: HTTPConnection) -> None:
    """The browser is to know nothing any more."""
    _holder(connection).forgotten = True


def _holder(connection: HTTPConnection) -> Holder:
    holder: Holder = connection.state.visitor
    return holder
