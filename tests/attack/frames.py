"""Hostile WebSocket frames: of every kind and size, in floods, and connections that stop half-way."""

from __future__ import annotations

import base64
import os
import random
import socket
import struct
import time
from contextlib import ExitStack
from pathlib import Path

from tests.web.server import HallServer, Person

from .hall_process import SHORT_WAITS, UNBOUNDED, HallProcess
from .outcome import Outcome, Tell, silent, times

SOCKETS = (
    *UNBOUNDED,
    *SHORT_WAITS,
    "sockets_per_visitor=500",
    "sockets_per_address=1000",
    "connections_per_address=2000",
)
OPCODES = range(16)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
EACH = 10
"""Frames on one socket, at most: the hall closes it at the first that is wrong."""
HALF_OPEN = 40


def frame(dice: random.Random) -> bytes:
    """One that is wrong, or right and unwanted."""
    match dice.randrange(10):
        case 0:
            return packed(dice.choice(OPCODES), dice.randbytes(dice.randrange(126)), rsv=dice.randrange(8))
        case 1:
            return packed(TEXT, dice.randbytes(dice.choice((0, 1, 125, 126, 1024, 1025, 4000))))
        case 2:
            return packed(BINARY, bytes(dice.choice((0, 1023, 1025, 70_000))))
        case 3:
            return packed(dice.choice((CLOSE, PING, PONG)), bytes(dice.choice((0, 1, 125, 126, 300))))
        case 4:
            return packed(
                CLOSE, struct.pack("!H", dice.choice((0, 999, 1005, 1006, 1015, 3000, 5000, 65535))) + b"\xff"
            )
        case 5:
            return packed(dice.choice((0, TEXT, PING)), b"part", last=False)
        case 6:  # says that far more follows
            return struct.pack("!BBQ", 0x81, 0xFF, dice.choice((2**63, 2**63 - 1, 2**32, 1025))) + b"mask" + b"x"
        case 7:
            return packed(TEXT, b'{"seat":0,"action":1}', masked=False)
        case 8:
            return packed(PING, b"") * dice.choice((1, 50, 2000))
    return dice.randbytes(dice.randrange(1, 3000))


def packed(opcode: int, data: bytes, last: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    head = bytes([(0x80 if last else 0) | rsv << 4 | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 2**16:
        head += struct.pack("!BH", bit | 126, len(data))
    else:
        head += struct.pack("!BQ", bit | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


def opened(hall: HallProcess | HallServer, table: str, cookie: str, dice: random.Random) -> socket.socket | None:
    """A socket of a page; None where the hall refused it."""
    path = f"table/{table}" if dice.random() < 0.8 else dice.choice(("lobby", f"tournament/{table}"))
    key = base64.b64encode(dice.randbytes(16)).decode()
    query = dice.choice(("since=-1", "since=²&chat=x", "since=9&chat=" + "9" * 50, "seat=9&focus=-1", ""))
    lines = [
        f"GET /{path}/live?{query} HTTP/1.1".encode(),
        f"Host: 127.0.0.1:{hall.port}\r\nOrigin: http://127.0.0.1:{hall.port}\r\nCookie: hall={cookie}".encode(),
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}".encode(),
    ]
    sock = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
    sock.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
    if b" 101 " in sock.recv(4096):
        return sock
    sock.close()
    return None


def attack_sockets(folder: Path, count: int, seed: str, seconds: float, tell: Tell = silent) -> Outcome:
    """So many frames, on as many sockets as it takes; meanwhile somebody plays."""
    out = Outcome("WebSocket frames")
    until = time.monotonic() + seconds
    dice = random.Random(f"{seed}/frames")
    moves: list[float] = []
    with ExitStack() as stack:
        hall = stack.enter_context(HallProcess(folder, limits=SOCKETS))
        ann, eve = Person(hall, "Ann"), Person(hall, "Eve")  # type: ignore[arg-type]
        table = ann.new_table("me", "here", listed="yes")
        private = ann.new_table("me", "here", game="renaissance")
        before, cookie = hall.memory(), eve.http.cookies["hall"]
        half_open = [_half(hall, cookie, table, dice) for _ in range(HALF_OPEN)]
        watched = stack.enter_context(ann.live(table))
        refused = leaked = 0
        while out.tried < count and time.monotonic() < until and hall.lives():
            tell(out.tried)
            sock = opened(hall, dice.choice((table, table, private, "nothing")), cookie, dice)
            if sock is None:
                refused += 1
                out.tried += 1
                continue
            for _ in range(dice.randrange(1, EACH)):
                out.tried += 1
                try:
                    sock.sendall(frame(dice))
                except (BrokenPipeError, ConnectionResetError):
                    break
            leaked += b"face-" in _rest(sock, wait=dice.random() < 0.2)
            if len(moves) < out.tried // 20:
                began = time.monotonic()
                ann.play(table, 1)
                moves.append(time.monotonic() - began)
        for half in half_open:
            half.close()
        out.expect(not leaked, f"{leaked} sockets told of a hand")
        out.expect(ann.get("/health").status_code == 200, "the hall is not well")
        out.expect(watched.recv(timeout=20), "a page that watched all the time heard nothing")
        out.figures = [f"moves of another meanwhile {times(moves)}", f"{refused} refused"]
        out.figures.append(f"memory {before} to {hall.memory()} MB")
        for person in (ann, eve):
            person.close()
    for line in hall.mistakes():
        out.breaks(f"log: {line[:400]}")
    return out


def _half(hall: HallProcess, cookie: str, table: str, dice: random.Random) -> socket.socket:
    """A handshake or a frame that has begun and does not go on."""
    if dice.random() < 0.5:
        sock = opened(hall, table, cookie, dice)
        if sock is not None:
            sock.sendall(packed(TEXT, os.urandom(100))[: dice.randrange(1, 50)])
            return sock
    sock = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
    sock.sendall(b"GET /table/x/live HTTP/1.1\r\nUpgrade: websocket\r\n"[: dice.randrange(50)])
    return sock


def _rest(sock: socket.socket, wait: bool) -> bytes:
    """What comes until it is closed, or for a moment; or simply gone, as a page whose cable was pulled."""
    got = b""
    sock.settimeout(0.3 if wait else 0.01)
    try:
        while data := sock.recv(2**16):
            got += data
    except (TimeoutError, ConnectionError):
        pass
    sock.close()
    return got
