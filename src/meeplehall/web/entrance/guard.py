"""What every request must pass: known host, own origin, a body of bounded size, and not too many of them."""

from __future__ import annotations

import ipaddress
import logging
import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.core.numbers import whole
from meeplehall.web.config import Config
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.counting import Buckets, Crowd, Full, Turns
from meeplehall.web.entrance.refusals import Refusal, security_headers
from meeplehall.web.entrance.tokens import Tokens, is_api
from meeplehall.web.entrance.visitors import Holder, VisitorCookie, let_in

log = logging.getLogger("meeplehall.hall")

LARGEST_LENGTH = 2**40
LONGEST_LOGGED = 300
SAFE = ("GET", "HEAD")
RECORDS = "/records"
_HOST = re.compile(r"(\[[^\[\]@]+\]|[^\[\]@:]+)(:[0-9]*)?", re.ASCII)
"""A name or address, and a port that is a number."""

OTHER_NAME = Refusal(421, "This hall does not answer to that name.")
OTHER_SITE = Refusal(403, "The request comes from another site and was refused.")
NO_LENGTH = Refusal(411, "A request needs a length.")
TOO_MANY = 429


def known_host(host: str, names: tuple[str, ...]) -> bool:
    """Localhost, plain addresses and the configured names; so that no foreign name can be pointed at this hall."""
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    name = found[1].strip("[]").lower()
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def discreet(path: str) -> str:
    """An address for the log: of a link to a seat, or in a letter, only whose it is."""
    return one_line(path if not path.startswith(("/seat/", "/mail/")) else "/".join([*path.split("/")[:4], "..."]))


def one_line(text: object) -> str:
    """For the log: what a visitor wrote cannot look like a line of its own, nor fill it."""
    return "".join(c if c.isprintable() else "?" for c in str(text)[:LONGEST_LOGGED])


def own_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from a page of this hall."""
    origin = headers.get("origin")
    if origin is None:
        # Browsers always send it with a POST or a WebSocket; other programs hold no cookie to be abused.
        return headers.get("sec-fetch-site") in (None, "same-origin")
    host = headers.get("host", "")
    return origin in (f"{scheme}://{host}", f"https://{host}")


class Rates:
    """How often one visitor, and one address, may ask for something."""

    def __init__(self, name: str, visitor: Buckets, address: Buckets) -> None:
        self.name, self.visitor, self.address = name, visitor, address

    def refusal(self, address: str, holder: Holder) -> Refusal | None:
        """None: not too often yet. Who has no cookie counts by the address: cookies can be thrown away."""
        who = holder.who if holder.known else address
        for buckets, name in ((self.address, address), (self.visitor, who)):
            if not buckets.take(name):
                return Refusal(TOO_MANY, f"Too many {self.name}; wait a moment.", buckets.wait)
        return None


class Guard:
    """What comes in."""

    def __init__(self, app: ASGIApp, config: Config, cookie: VisitorCookie, tokens: Tokens) -> None:
        self.app = app
        self.config = config
        self.cookie = cookie
        self.tokens = tokens
        self.headers = security_headers(config.secure)
        most = config.limits
        kept = most.remembered
        self.reads = Rates(
            "requests",
            Buckets(most.reads_per_second, most.reads_at_once, kept),
            Buckets(most.reads_per_address_second, most.reads_per_address_at_once, kept),
        )
        self.commands = Rates(
            "commands",
            Buckets(most.commands_per_second, most.commands_at_once, kept),
            Buckets(most.commands_per_address_second, most.commands_per_address_at_once, kept),
        )
        programs = Buckets(most.program_requests_per_second, most.program_requests_at_once, kept)
        self.program_reads = Rates("requests of this program", programs, self.reads.address)
        self.program_commands = Rates("requests of this program", programs, self.commands.address)
        self.turns = Turns(most.reads_in_turn)
        self.command_turns = Turns(most.commands_in_turn)
        self.sockets = Crowd(most.sockets, most.sockets_per_address)
        self.sockets_of_visitor = Crowd(most.sockets, most.sockets_per_visitor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let through with the security headers on the answer."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._foreign(scope, headers)
        if refusal is None:
            holder = let_in(scope, headers, self.cookie, self.tokens)
            refusal = self._too_much(scope, headers, holder)
        send = self._with_headers(send)
        if refusal is not None:
            await self._refuse(refusal, scope, headers, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, headers, holder, receive, send)
        elif _acts(scope):
            await self._command(scope, receive, send)
        else:
            await self._read(scope, receive, send)

    async def _command(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A few at a time for each address, too; whoever sends a body slowly is waited for before its turn."""
        receive = self._bounded(scope, receive)
        sent = [await receive()]
        while sent[-1].get("more_body"):
            sent.append(await receive())
        sent.reverse()

        async def again() -> Message:
            return sent.pop() if sent else await receive()

        async with self.command_turns.of(address_of(scope)) as turn:

            async def done(message: Message) -> None:
                turn.end()
                await send(message)

            await self.app(scope, again, done)

    async def _read(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A few at a time for each address: who asks for a hundred pages at once keeps nobody else waiting."""
        async with self.turns.of(address_of(scope)) as turn:
            scope["state"]["turn"] = turn

            async def drawn(message: Message) -> None:
                turn.end()  # whoever takes an answer slowly holds up nobody
                await send(message)

            await self.app(scope, self._bounded(scope, receive), drawn)

    def _with_headers(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                out = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    out[name] = value
                if "Cache-Control" not in out:
                    out["Cache-Control"] = "no-store"
            await send(message)

        return with_headers

    async def _refuse(self, refusal: Refusal, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        if refusal.status != TOO_MANY:  # a flood must not fill the log
            what = "socket" if scope["type"] == "websocket" else scope["method"]
            log.info("%s %s: %s: refused", what, discreet(scope["path"]), refusal.status)
        await refusal.response(headers, is_api(scope["path"]))(scope, receive, send)

    def _foreign(self, scope: Scope, headers: Headers) -> Refusal | None:
        """Another name, another site."""
        if not known_host(headers.get("host", ""), self.config.names):
            return OTHER_NAME
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return None if not _acts(scope) or own_origin(headers, scheme) else OTHER_SITE

    def _too_much(self, scope: Scope, headers: Headers, holder: Holder) -> Refusal | None:
        """Too large, too often."""
        acts = _acts(scope)
        if scope["type"] == "http" and acts:
            length = whole(headers.get("content-length"), 0, LARGEST_LENGTH)
            if length is None:
                return NO_LENGTH
            if length > self._limit(scope):
                return Refusal(413, f"The body has {length} bytes; at most {self._limit(scope)} are taken.")
        if holder.program:
            rates = self.program_commands if acts else self.program_reads
        else:
            rates = self.commands if acts else self.reads
        return rates.refusal(address_of(scope), holder)

    async def _socket(self, scope: Scope, headers: Headers, holder: Holder, receive: Receive, send: Send) -> None:
        """As many as one visitor, one address and the hall may have open."""
        address = address_of(scope)
        who = holder.who if holder.known else address
        full = self.sockets.enter(address)
        if full is None:
            full = self.sockets_of_visitor.enter(who)
            if full is None:
                try:
                    await self.app(scope, receive, send)
                finally:
                    self.sockets_of_visitor.leave(who)
                    self.sockets.leave(address)
                return
            self.sockets.leave(address)
        here = full is Full.HERE
        refusal = Refusal(503 if here else TOO_MANY, "Too many pages are open; close one.", 10)
        await self._refuse(refusal, scope, headers, receive, send)

    def _limit(self, scope: Scope) -> int:
        return self.config.limits.record if scope["path"] == RECORDS else self.config.limits.body

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """A body that is longer than it said is cut off."""
        left = self._limit(scope)

        async def bounded() -> Message:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    return {"type": "http.disconnect"}
            return message

        return bounded


def _acts(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE
