"""What every request must pass: known host, own origin, a body of bounded size, and not too many of them."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplehall.core.numbers import whole
from meeplehall.web.config import Config

log = logging.getLogger("meeplehall.hall")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LARGEST_LENGTH = 2**40
SAFE = ("GET", "HEAD")
TOO_MANY = 429
RECORDS = "/records"
MOST_AT_ADDRESS = 10
"""How many busy visitors may share one address."""


class Buckets:
    """A token bucket per visitor; the least recent are forgotten."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic, most: int = 10_000
    ) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this visitor may go on; costs one token."""
        now = self.clock()
        tokens, then = self._kept.pop(who, (float(self.burst), now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        allowed = tokens >= 1
        self._kept[who] = (tokens - 1 if allowed else tokens, now)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return allowed


def known_host(host: str, names: tuple[str, ...]) -> bool:
    """Localhost, plain addresses and the configured names; so that no foreign name can be pointed at this hall."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") and host.count(":") != 0 else host
    name = name.strip("[]").lower()
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def discreet(path: str) -> str:
    """An address for the log: of a seat's link only whose it is."""
    return one_line(path if not path.startswith("/seat/") else "/".join([*path.split("/")[:4], "..."]))


def one_line(text: object) -> str:
    """For the log: what a visitor wrote cannot look like a line of its own."""
    return "".join(c if c.isprintable() else "?" for c in str(text))


def own_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from a page of this hall."""
    origin = headers.get("origin")
    if origin is None:
        # Browsers always send it with a POST or a WebSocket; other programs hold no cookie to be abused.
        return headers.get("sec-fetch-site") in (None, "same-origin")
    host = headers.get("host", "")
    return origin in (f"{scheme}://{host}", f"https://{host}")


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.buckets = Buckets(config.rate, config.burst)
        self.addresses = Buckets(config.rate * MOST_AT_ADDRESS, config.burst * MOST_AT_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let through with the security headers on the answer."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "refused"})
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out[name] = value
                if "Cache-Control" not in out:
                    out["Cache-Control"] = "no-store"
            await send(message)

        if refusal is not None:
            if refusal.status_code != TOO_MANY:  # a flood must not fill the log
                log.info("%s %s: %s: refused", scope["method"], discreet(scope["path"]), refusal.status_code)
            await refusal(scope, receive, with_headers)
            return
        await self.app(scope, self._bounded(scope, receive), with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        if not known_host(headers.get("host", ""), self.config.names):
            return PlainTextResponse("This hall does not answer to that name.\n", 421)
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        if acts and not own_origin(headers, scheme):
            return JSONResponse({"error": "The request comes from another site and was refused."}, 403)
        if scope["type"] == "http" and acts:
            length = whole(headers.get("content-length"), 0, LARGEST_LENGTH)
            if length is None:
                return JSONResponse({"error": "A request needs a length."}, 411)
            if length > self._limit(scope):
                return JSONResponse(
                    {"error": f"The body has {length} bytes; at most {self._limit(scope)} are taken."}, 413
                )
        if acts and not (self.addresses.take(_address(scope)) and self.buckets.take(_who(scope, headers))):
            return JSONResponse({"error": "Too many requests; wait a moment."}, TOO_MANY, {"Retry-After": "2"})
        return None

    def _limit(self, scope: Scope) -> int:
        return self.config.record_limit if scope["path"] == RECORDS else self.config.body_limit

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


def _who(scope: Scope, headers: Headers) -> str:
    """The cookie tells visitors at one address apart; who invents many meets the bound of the address."""
    return f"{_address(scope)} {headers.get('cookie', '')[:200]}"


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
