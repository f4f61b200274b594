"""The hall's numbers on a port of their own, for whoever runs it: plain HTTP, one answer per connection."""

from __future__ import annotations

import asyncio
import contextlib

from meeplehall.web.hall import Hall

LONGEST_REQUEST = 8 * 1024
PATIENCE = 5.0
"""Seconds for a request to come and for its answer to be taken."""


async def open_metrics_port(hall: Hall, host: str, port: int) -> asyncio.Server:
    """Answers GET /metrics there; raises OSError if the port is taken."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(hall, request.partition(b"\r\n")[0]))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(serve, host, port, limit=LONGEST_REQUEST)


def _answer(hall: Hall, line: bytes) -> bytes:
    if line.split(b" ")[:2] == [b"GET", b"/metrics"]:
        body = hall.metrics.text(hall.rooms.count(), hall.thinkers.tally.snapshot()).encode()
        return _http("200 OK", "text/plain; version=0.0.4; charset=utf-8", body)
    return _http("404 Not Found", "text/plain; charset=utf-8", b"Only GET /metrics is answered here.\n")


def _http(status: str, kind: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body
