"""Somebody who asks without end, and somebody who takes for ever: others go on playing."""

from __future__ import annotations

import multiprocessing
import socket
import threading
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

import httpx

from tests.web.server import Person

from .hall_process import HallProcess
from .outcome import Outcome, percentile, times

FLOODER = "127.0.0.2"
"""All of 127/8 is this machine: the flood comes from another address than the person who plays."""
HANDS = 6
SLOW = 120
BAR = 300
"""Milliseconds for a move, at p99."""


def flood(folder: Path, moves: int, assert_bar: bool) -> Outcome:
    """The usual limits. Moves of somebody else are measured first in peace, then in the flood."""
    out = Outcome("floods and slow clients")
    with HallProcess(folder, limits=("header_seconds=3", "body_seconds=3")) as hall:
        ann = Person(hall, "Ann")  # type: ignore[arg-type]
        table = ann.new_table("me", "here", listed="yes")
        in_peace, _ = _moves(ann, table, moves // 2)
        # A process of its own: the flood is to slow down the hall, not the clock that measures it.
        ours, theirs = multiprocessing.Pipe()
        flooder = multiprocessing.get_context("spawn").Process(
            target=_flooder, args=(theirs, hall.port, table), daemon=True
        )
        flooder.start()
        assert ours.recv() == "ready"
        in_flood, refused = _moves(ann, table, moves)
        ours.send("stop")
        asked: Counter[int] = ours.recv() if ours.poll(60) else Counter()
        flooder.join(10)
        out.tried = sum(asked.values())
        out.expect(not refused, f"{refused} moves of somebody else were refused")
        out.expect(asked[429] > 0, "the flood was never refused: it was none")
        worst = percentile(in_flood, 0.99)
        out.expect(not assert_bar or worst <= BAR, f"a move took {worst:.0f} ms at p99; the bar is {BAR}")
        out.figures = [f"{len(in_flood)} moves of another {times(in_flood)}", f"in peace {times(in_peace)}"]
        out.figures.append(f"{SLOW} slow connections; {asked[429]:,} of the flood refused")
        ann.close()
    for line in hall.mistakes():
        out.breaks(f"log: {line[:400]}")
    return out


def _moves(person: Person, table: str, count: int) -> tuple[list[float], int]:
    """How long each took, at the pace of a quick person, and how many were refused."""
    found, refused = [], 0
    for _ in range(count):
        frame = person.my_turn(table)
        if frame["status"] != "running":
            table = person.new_table("me", "here")
            continue
        pick = frame["decision"]["picks"][0]
        began = time.monotonic()
        answer = person.act(table, frame["viewer"], pick["action"], frame["version"])
        found.append(time.monotonic() - began)
        refused += answer.status_code != 200
        time.sleep(0.08)
    return found, refused


UNREFUSED = 40.0
"""Seconds after which a flood that nobody refuses gives up."""


def _flooder(pipe: Connection, port: int, table: str) -> None:
    """Floods until it is told to stop; tells how often each status was the answer."""
    stop = threading.Event()
    asked: Counter[int] = Counter()
    hands = [threading.Thread(target=_flood, args=(port, table, stop, asked, n)) for n in range(HANDS)]
    hands.append(threading.Thread(target=_slow, args=(port, table, stop)))
    for hand in hands:
        hand.start()
    pipe.send("ready")
    pipe.recv()
    # A machine that is busy floods slowly: it takes longer until enough is enough.
    until = time.monotonic() + UNREFUSED
    while not asked[429] and time.monotonic() < until:
        time.sleep(0.05)
    stop.set()
    for hand in hands:
        hand.join(30)
    pipe.send(asked)


def _flood(port: int, table: str, stop: threading.Event, asked: Counter[int], hand: int) -> None:
    """One visitor: pages that are dear, commands that are wrong, tables and records without end."""
    transport = httpx.HTTPTransport(local_address=FLOODER)
    url = f"http://127.0.0.1:{port}"
    http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=60, transport=transport)
    while not stop.is_set():
        try:
            match hand % 3:
                case 0:
                    answer = http.get(f"/table/{table}?focus=1")
                case 1:
                    answer = http.post("/play", data={"game": "nobility"})
                case _:
                    answer = http.post("/records", content=b"meeplehall record 1\n" + b"x\n" * 15_000)
            asked[answer.status_code] += 1
        except httpx.HTTPError:
            asked[0] += 1
    http.close()


def _slow(port: int, table: str, stop: threading.Event) -> None:
    """Heads that come byte by byte, and answers that nobody takes."""
    socks: list[socket.socket] = []
    ask = f"GET /table/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    at = 0
    while not stop.is_set():
        while len(socks) < SLOW:
            sock = socket.create_connection(("127.0.0.1", port), source_address=(FLOODER, 0), timeout=20)
            sock.setblocking(False)
            socks.append(sock)
        for n, sock in enumerate(list(socks)):
            try:
                sock.send(ask * 4 if n % 4 == 0 and at == 0 else ask[at % 20 : at % 20 + 1])
            except BlockingIOError:
                pass
            except OSError:
                sock.close()
                socks.remove(sock)
        at += 1
        stop.wait(0.2)
    for sock in socks:
        sock.close()
