"""What whoever runs a hall may see, on a port of its own: plain HTTP, one answer per connection."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.web.hall import Hall
from meeplehall.web.pages.status import status_page

LONGEST_REQUEST = 8 * 1024
PATIENCE = 5.0
"""Seconds for a request to come and for its answer to be taken."""
NUMBERS = "text/plain; version=0.0.4; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"

Answers = Mapping[str, tuple[str, Callable[[], Awaitable[str]]]]
"""By path: the type of the answer, and who gives it."""


async def open_metrics_port(hall: Hall, host: str, port: int) -> asyncio.Server:
    """Answers GET /metrics, /status and /status.json there; raises OSError if the port is taken."""

    async def as_page() -> str:
        return status_page(await hall.desk.status())

    async def as_data() -> str:
        return msgspec.json.encode(await hall.desk.status()).decode()

    answers: Answers = {
        "/metrics": (NUMBERS, hall.desk.metrics),
        "/status": ("text/html; charset=utf-8", as_page),
        "/status.json": ("application/json", as_data),
    }
    return await open_port(answers, host, port, hall.config.names)


async def open_port(answers: Answers, host: str, port: int, names: Sequence[str] = ()) -> asyncio.Server:
    """Answers these there, to whoever asks for the machine by a number, or one of its names."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(await _answer(answers, request.decode("latin-1"), names))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(serve, host, port, limit=LONGEST_REQUEST)


async def _answer(answers: Answers, request: str, names: Sequence[str]) -> bytes:
    lines = request.split("\r\n")
    method, path = [*lines[0].split(" "), "", ""][:2]
    if method != "GET" or path not in answers:
        return _http("404 Not Found", PLAIN, f"Only GET {', '.join(answers)} is answered here.\n")
    hosts = [line.partition(":")[2].strip() for line in lines[1:] if line.lower().startswith("host:")]
    if not all(_is_ours(host, names) for host in hosts):
        return _http("421 Misdirected Request", PLAIN, "This is not the name of this machine.\n")
    kind, give = answers[path]
    try:
        return _http("200 OK", kind, await give())
    except MeeplehallError as error:
        return _http("503 Service Unavailable", PLAIN, f"{error}\n")


def _is_ours(host: str, names: Sequence[str]) -> bool:
    """Whether no page of somebody else's can have asked by a name of its own that leads here."""
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    if name.lower() in ("localhost", socket.gethostname().lower(), *names):
        return True
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _http(status: str, kind: str, text: str) -> bytes:
    body = text.encode()
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nCache-Control: no-store\r\n"
    return f"{head}Connection: close\r\n\r\n".encode() + body
