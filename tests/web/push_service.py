"""A push service on a port of its own, and what a browser does with the letters it brings."""

from __future__ import annotations

import http.server
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from meeplehall.web.rooms.push import _derived, _point


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a letter."""
    salt, size, point, text = body[:16], body[20], body[21:86], body[86:]
    assert size == 65
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = _derived(key.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + _point(key) + point, 32)
    cipher = AESGCM(_derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    padded = cipher.decrypt(_derived(shared, salt, b"Content-Encoding: nonce\0", 12), text, b"")
    assert padded.endswith(b"\2")
    return padded[:-1]


class Service:
    """A push service on a port of its own."""

    def __init__(self) -> None:
        self.letters: queue.Queue[tuple[float, str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        self.slow = threading.Event()
        """Letters to /slow are answered when it is set."""
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.put((time.monotonic(), self.path, dict(self.headers), body))
                if self.path == "/slow":
                    service.slow.wait(30)
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@contextmanager
def push_service() -> Iterator[Service]:
    """Until it is left."""
    found = Service()
    yield found
    found.http.shutdown()
    found.http.server_close()
