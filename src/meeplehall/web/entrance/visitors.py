"""Who somebody is: a random id and a name in a signed cookie, with the date of its issue.

Of somebody who is signed in the cookie has a token besides, and the database says with every request whose it is: a
session that was ended is ended, in whatever browser or process.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.store import StoreError
from meeplehall.table import Seat
from meeplehall.web.config import Config
from meeplehall.web.entrance.cookies import cookies
from meeplehall.web.entrance.refusals import Refusal
from meeplehall.web.entrance.tokens import Tokens, bearer, is_api

LONGEST_COOKIE = 1000
STATIC = "/static/"
"""What is the same for everybody."""
NO_DATABASE = Refusal(503, "The database does not answer; come again in a moment.", 5)


@dataclass(frozen=True)
class Member:
    """The account of somebody who is signed in."""

    id: str
    name: str
    face: int
    colour: int
    created: int
    players: tuple[str, ...]
    """All ids under which the person sits at tables; the own one first, then those of browsers that have joined."""
    session: str
    """The hash of the token."""
    proved: int
    """When the person last showed a key, in milliseconds since 1970."""
    passphrase: bool = False
    """Whether the account has one."""


class Sessions(Protocol):
    """Who is signed in."""

    on: bool
    """Whether there are accounts here."""

    async def find(self, token: str) -> Member | None:
        """Whose token it is, as the database has it now."""


@dataclass(frozen=True)
class Visitor:
    """A visitor. The id is a secret between hall and browser."""

    player: str
    name: str = ""
    issued: int = 0
    """When the browser was last told, in seconds since 1970; 0: before there were dates."""
    token: str = ""
    """Of the session, if the browser is signed in."""
    account: Member | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """All ids under which the visitor sits at tables, the own one first."""
        return (self.player,) if self.account is None else self.account.players

    def at(self, seats: Sequence[Seat], host: str) -> str:
        """The id under which the person is known at a table: the own one, or that of a browser that has joined."""
        if self.account is not None:
            held = {seat.player for seat in seats}
            for known in (held, {host}):
                for player in self.account.players:
                    if player in known:
                        return player
        return self.player


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
            case [str(player), *rest] if player in self.forgotten and len(rest) < 3:
                return None
            case [str(player), str(name)]:  # issued before there were dates: gets one with this answer
                return Visitor(player, name)
            case [str(player), str(name), int(issued)]:
                return Visitor(player, name, issued) if self._age(issued) < self._config.session_seconds else None
            case [str(player), str(name), int(issued), str(token)]:
                young = self._age(issued) < self._config.session_seconds
                return Visitor(player, name, issued, token) if young else None
        return None

    def is_due(self, visitor: Visitor) -> bool:
        """Whether it is time to issue the cookie anew."""
        return self._age(visitor.issued) >= self._config.session_renewed

    def _age(self, issued: int) -> float:
        return self._clock() - issued

    def write(self, visitor: Visitor) -> str:
        """The header that gives the browser its cookie."""
        known = [visitor.player, visitor.name, int(self._clock())]
        text = self._signer.dumps([*known, visitor.token] if visitor.token else known)
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
    program: str = ""
    """The token of a program, one of ours; nobody has looked yet whether it is still good."""

    @property
    def who(self) -> str:
        """Whom the requests of somebody who is known are counted for."""
        return self.program or self.visitor.player


def let_in(scope: Scope, headers: Headers, cookie: VisitorCookie, tokens: Tokens) -> Holder:
    """Read the cookie of a request, or the token of a program, and keep with the request who it is."""
    found = None if is_api(scope["path"]) else cookie.read(scope)
    if is_api(scope["path"]):
        token = bearer(headers)
        ours = tokens.is_ours(token)
        holder = Holder(Visitor(""), known=ours, changed=False, program=token if ours else "")
    elif found is None:
        holder = Holder(new_visitor(), known=False, changed=True)
    else:
        holder = Holder(found, known=True, changed=cookie.is_due(found))
    scope["state"] = {**scope.get("state", {}), "visitor": holder}
    return holder


class VisitorMiddleware:
    """Finds out who is signed in, gives newcomers a cookie, and others a new one now and then.

    The guard has let everybody in before.
    """

    def __init__(self, app: ASGIApp, cookie: VisitorCookie, sessions: Sessions) -> None:
        self.app = app
        self.cookie = cookie
        self.sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write the cookie on the answer, unless others may keep it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        holder: Holder = scope["state"]["visitor"]
        scope["state"]["accounts"] = self.sessions.on
        if holder.visitor.token and not scope["path"].startswith(STATIC):
            try:
                await self._sign_in(holder)
            except StoreError:
                await NO_DATABASE.response(Headers(scope=scope))(scope, receive, send)
                return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and (holder.changed or holder.forgotten):
                headers = MutableHeaders(scope=message)
                if "public" not in headers.get("Cache-Control", ""):
                    value = self.cookie.forget() if holder.forgotten else self.cookie.write(holder.visitor)
                    headers.append("Set-Cookie", value)
            await send(message)

        await self.app(scope, receive, with_cookie)

    async def _sign_in(self, holder: Holder) -> None:
        """By the token; one that is good no longer is a stranger's."""
        member = await self.sessions.find(holder.visitor.token)
        if member is None:
            holder.visitor, holder.known, holder.changed = new_visitor(), False, True
        else:
            holder.visitor = replace(holder.visitor, player=member.players[0], name=member.name, account=member)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks."""
    return _holder(connection).visitor


def become(connection: HTTPConnection, visitor: Visitor) -> None:
    """Be somebody else from the answer on."""
    holder = _holder(connection)
    holder.visitor, holder.changed = visitor, True


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
