"""Bytes to the hall and answers from it, without a library that would mend what is sent."""

from __future__ import annotations

import contextlib
import gzip
import http.client
import socket
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    """Status 0: the hall closed the connection without a word."""

    status: int
    headers: dict[str, str]
    """Names in lower case."""
    body: bytes
    seconds: float


class Wire:
    """One visitor's connection, opened anew whenever it is closed."""

    def __init__(self, port: int, patience: float = 30.0) -> None:
        self.port, self.patience = port, patience
        self._sock: socket.socket | None = None

    def close(self) -> None:
        if self._sock is not None:
            self._sock.close()
            self._sock = None

    def ask(self, data: bytes, method: str, last: bool = False) -> Answer:
        """Send it and take the answer; `last`: nothing comes after it on this connection."""
        used = self._sock is not None
        began = time.monotonic()
        found = self._try(data, method, began)
        if found.status == 0 and used:  # the hall closes connections that were quiet for a while
            began = time.monotonic()
            found = self._try(data, method, began)
        if last:
            self.close()
        return found

    def _try(self, data: bytes, method: str, began: float) -> Answer:
        if self._sock is None:
            self._sock = socket.create_connection(("127.0.0.1", self.port), timeout=self.patience)
        answer = http.client.HTTPResponse(self._sock, method=method)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the answer may be there all the same
            self._sock.sendall(data)
        try:
            answer.begin()
            body = answer.read()
        except (http.client.HTTPException, ConnectionError, TimeoutError):
            self.close()
            return Answer(0, {}, b"", time.monotonic() - began)
        finally:
            answer.close()
        if answer.will_close:
            self.close()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        if body and headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        return Answer(answer.status, headers, body, time.monotonic() - began)
