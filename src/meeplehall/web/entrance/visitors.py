"""Who somebody is: a random id and a name in a signed cookie."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "hall"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """A visitor. The id is a secret between hall and browser."""

    player: str
    name: str = ""


class VisitorCookie:
    """Signs and reads the cookie."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="session")

    def read(self, connection: HTTPConnection) -> Visitor | None:
        """The visitor, if the cookie is there and ours."""
        text = connection.cookies.get(COOKIE, "")
        try:
            data: Any = self._signer.loads(text)
        except BadSignature:
            return None
        if not isinstance(data, list) or len(data) != 2 or not all(isinstance(part, str) for part in data):
            return None
        return Visitor(data[0], data[1])

    def write(self, visitor: Visitor) -> str:
        """The cookie's value."""
        text = self._signer.dumps([visitor.player, visitor.name])
        return text if isinstance(text, str) else text.decode()


def new_visitor() -> Visitor:
    """Somebody who has never been here."""
    return Visitor(secrets.token_urlsafe(16))


class VisitorMiddleware:
    """Gives every request its visitor, and newcomers a cookie."""

    def __init__(self, app: ASGIApp, cookie: VisitorCookie, secure: bool) -> None:
        self.app = app
        self.cookie = cookie
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read before, write after."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        found = self.cookie.read(HTTPConnection(scope))
        holder = Holder(found or new_visitor(), found is None)
        scope["state"] = {**scope.get("state", {}), "visitor": holder}

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and holder.changed:
                flags = "; Secure" if self.secure else ""
                value = self.cookie.write(holder.visitor)
                cookie = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"
                MutableHeaders(scope=message).append("Set-Cookie", cookie)
            await send(message)

        await self.app(scope, receive, with_cookie if scope["type"] == "http" else send)


@dataclass
class Holder:
    """The visitor of a request, and whether the browser must be told."""

    visitor: Visitor
    changed: bool

    def rename(self, name: str) -> None:
        """The visitor has another name from now on."""
        self.visitor = replace(self.visitor, name=name)
        self.changed = True


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks."""
    holder: Holder = connection.state.visitor
    return holder.visitor


def rename(connection: HTTPConnection, name: str) -> None:
    """Remember another name."""
    holder: Holder = connection.state.visitor
    holder.rename(name)
