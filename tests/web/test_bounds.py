"""Bounds on what comes in over the network: real sockets, small limits, and clients that mean no good."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.middleware.gzip import GZipResponder
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meeplehall.core.errors import BadOption
from meeplehall.table import SPECTATOR
from meeplehall.web import assets, frames
from meeplehall.web.config import DAY, Config, Limits
from meeplehall.web.entrance.addresses import counted
from meeplehall.web.entrance.connections import Door
from meeplehall.web.entrance.counting import Turns
from meeplehall.web.entrance.guard import Guard
from meeplehall.web.entrance.refusals import HEADERS
from meeplehall.web.entrance.visitors import VisitorCookie
from meeplehall.web.frames import shelf
from meeplehall.web.frames.draw import draw
from meeplehall.web.frames.frame import encode
from meeplehall.web.rooms import Room, rooms
from meeplehall.web.server import warn_of_open_address
from meeplehall.web.texts import texts
from tests.table.helpers import act, new_table

from .server import HallServer, Person

TOP = "meeplehall record 1\ngame: burgundy\nrules: 1\ncontent: built-in\nseed: 1\nplayers: 2\n"
HASTY = {
    "header_seconds": 0.5,
    "body_seconds": 0.5,
    "idle_seconds": 0.5,
    "answer_seconds": 0.5,
    "connections_per_address": 12,
    "sockets_per_visitor": 2,
    "sockets_per_address": 4,
    "socket_bytes_per_minute": 2000,
    "tables_per_visitor": 3,
    "chat_per_minute": 3.0,
    "record_lines": 5000,
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits=HASTY)
    with person(server) as first:
        assert first.get("/").status_code == 200
    yield server
    server.stop()


@contextmanager
def own_hall(folder: Path, **settings: Any) -> Iterator[HallServer]:
    server = HallServer(folder, **settings)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def person(hall: HallServer, name: str = "") -> Iterator[Person]:
    it = Person(hall, name)
    try:
        yield it
    finally:
        it.close()


def connected(hall: HallServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), timeout=10)


def rest(sock: socket.socket) -> bytes:
    """Everything until the other end closes."""
    got = b""
    while True:
        try:
            data = sock.recv(65536)
        except ConnectionResetError:
            return got
        if not data:
            return got
        got += data


def is_well(sock: socket.socket) -> bool:
    """Whether the question for health is answered; the connection stays."""
    got = b""
    while not got.endswith(b"\r\n\r\nok\n"):
        data = sock.recv(65536)
        if not data:
            return False
        got += data
    return True


def head(hall: HallServer, *lines: str, method: str = "GET", path: str = "/health") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{hall.port}", *lines, "", ""]).encode()


def asked(hall: HallServer, data: bytes) -> bytes:
    with closing(connected(hall)) as sock:
        sock.sendall(data)
        return rest(sock)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def is_clean(answer: bytes) -> bool:
    """A sentence, and the headers of every answer."""
    top, _, body = answer.partition(b"\r\n\r\n")
    return all(f"\r\n{name}: ".lower().encode() in top.lower() for name in HEADERS) and len(body) > 10


def door_of(hall: HallServer) -> Door:
    door = hall.server.config.http.args[0]  # type: ignore[union-attr]
    assert isinstance(door, Door)
    return door


def until(true: Any, seconds: float = 10.0) -> bool:
    end = time.monotonic() + seconds
    while not (found := bool(true())) and time.monotonic() < end:
        time.sleep(0.02)
    return found


# Requests that are too large or too slow


def test_a_cookie_of_backslashes_is_refused_before_it_is_read(hall: HallServer) -> None:
    began = time.monotonic()
    answer = asked(hall, head(hall, 'Cookie: hall="' + "\\" * 60_000 + '"'))
    assert status(answer) == 431
    assert is_clean(answer)
    assert time.monotonic() - began < 2


def test_a_cookie_is_taken_as_it_stands(hall: HallServer) -> None:
    """The largest one that the headers have room for costs nothing, and nobody unquotes it."""
    data = head(hall, 'Cookie: theme="' + "\\" * 15_000 + '"', "Connection: close", path="/about")
    began = time.monotonic()
    assert status(asked(hall, data)) == 200
    assert time.monotonic() - began < 0.7
    assert b'data-theme="night"' in asked(hall, head(hall, "Cookie: theme=night", "Connection: close", path="/about"))


@pytest.mark.parametrize("size", [20_000, 10_000_000])
def test_large_headers_are_refused(hall: HallServer, size: int) -> None:
    answer = asked(hall, head(hall, "X-Large: " + "x" * size))
    assert status(answer) == 431
    assert is_clean(answer)


@pytest.mark.parametrize(("start", "code"), [(b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", 431), (b"GET /", 414)])
def test_nobody_waits_for_the_end_of_an_endless_head(hall: HallServer, start: bytes, code: int) -> None:
    assert status(asked(hall, start + b"x" * 1_000_000)) == code


def test_many_headers_are_refused(hall: HallServer) -> None:
    answer = asked(hall, head(hall, *[f"X-{n}: y" for n in range(200)]))
    assert status(answer) == 431


@pytest.mark.parametrize("size", [5000, 200_000, 5_000_000])
def test_a_long_address_is_refused(hall: HallServer, size: int) -> None:
    answer = asked(hall, head(hall, path="/" + "x" * size))
    assert status(answer) == 414
    assert is_clean(answer)


def test_a_large_second_request_is_refused_too(hall: HallServer) -> None:
    with closing(connected(hall)) as sock:
        sock.sendall(head(hall))
        assert is_well(sock)
        sock.sendall(head(hall, "X-Large: " + "x" * 20_000))
        assert status(rest(sock)) == 431


def test_what_is_no_request_gets_a_clean_answer(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        answer = asked(hall, data)
        assert status(answer) == 400
        assert is_clean(answer)
    assert not caplog.records, "strangers cannot fill the log"


def test_slow_headers_run_out_of_time(hall: HallServer) -> None:
    with closing(connected(hall)) as sock:
        began = time.monotonic()
        sock.sendall(b"GET /health HTTP/1.1\r\n")
        answer = b""
        sock.settimeout(0.1)
        while not answer and time.monotonic() - began < 5:
            try:
                sock.sendall(b"X-Slow: 1\r\n")
                answer = sock.recv(65536)
            except TimeoutError:
                continue
        assert status(answer) == 408
        assert is_clean(answer)
        assert time.monotonic() - began < 3


def test_a_slow_body_runs_out_of_time(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    form = "Content-Type: application/x-www-form-urlencoded"
    with closing(connected(hall)) as sock:
        began = time.monotonic()
        sock.sendall(head(hall, form, "Content-Length: 100", method="POST", path="/name") + b"name=")
        answer = rest(sock)
        assert status(answer) == 408
        assert is_clean(answer)
        assert time.monotonic() - began < 4
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], "nobody's mistake"


def test_who_leaves_in_the_middle_of_a_body_is_nobodys_mistake(
    hall: HallServer, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        with closing(connected(hall)) as sock:
            sock.sendall(head(hall, "Content-Length: 100", method="POST", path="/name") + b"name=")
    with person(hall) as ann:
        assert ann.get("/health").status_code == 200
    assert until(lambda: door_of(hall).crowd.count == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_connections_that_ask_for_nothing_are_closed_without_a_word(hall: HallServer) -> None:
    with closing(connected(hall)) as never, closing(connected(hall)) as no_more:
        no_more.sendall(head(hall))
        assert is_well(no_more)
        began = time.monotonic()
        assert rest(never) == b""
        assert rest(no_more) == b""
        assert time.monotonic() - began < 4


def test_requests_sent_ahead_are_bounded(hall: HallServer) -> None:
    answers = asked(hall, head(hall, path="/about") * 2000)
    assert answers.count(b"HTTP/1.1 200") < 20


def test_who_takes_nothing_of_an_answer_is_cut_off(hall: HallServer) -> None:
    with closing(socket.socket()) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.settimeout(5)
        sock.connect(("127.0.0.1", hall.port))
        request = head(hall, path="/rules/nobility")
        began = time.monotonic()
        with pytest.raises((ConnectionError, TimeoutError)):  # noqa: PT012
            while time.monotonic() - began < 5:
                sock.sendall(request)
                time.sleep(0.005)
            raise AssertionError("the connection is still there")
    assert until(lambda: door_of(hall).crowd.count == 0)


# Connections


def test_connections_of_an_address_are_bounded(hall: HallServer) -> None:
    assert until(lambda: door_of(hall).crowd.count == 0)
    with ExitStack() as stack:
        socks = [stack.enter_context(closing(connected(hall))) for _ in range(12)]
        answer = asked(hall, b"")
        assert status(answer) == 503
        assert is_clean(answer)
        assert b"retry-after: 5" in answer.lower()
        socks[0].sendall(head(hall))
        assert is_well(socks[0]), "who is in stays in"
        socks[1].close()
        assert until(lambda: status(asked(hall, head(hall, "Connection: close"))) == 200)


def test_connections_in_all_are_bounded(tmp_path: Path) -> None:
    with own_hall(tmp_path, limits={"connections": 6}) as hall, ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(closing(connected(hall)))
        assert until(lambda: door_of(hall).crowd.count == 6)
        assert status(asked(hall, b"")) == 503


def test_a_proxy_brings_everybody(tmp_path: Path) -> None:
    """Its connections are not bounded as those of one address; requests count for whom it says they come from."""
    limits = {"connections_per_address": 2, "reads_at_once": 3, "reads_per_second": 0.01}
    with own_hall(tmp_path, secure=True, limits=limits) as hall, ExitStack() as stack:
        socks = [stack.enter_context(closing(connected(hall))) for _ in range(6)]
        for number, sock in enumerate(socks):
            sock.sendall(head(hall, f"X-Forwarded-For: 192.0.2.{number}", "X-Forwarded-Proto: https"))
            assert status(sock.recv(65536)) == 200
        one = [asked(hall, head(hall, "X-Forwarded-For: 192.0.2.99", "Connection: close")) for _ in range(4)]
        assert [status(answer) for answer in one] == [200, 200, 200, 429]
        assert all(b"strict-transport-security: max-age=" in answer.lower() for answer in one)


def test_few_descriptors_leave_room_for_the_hall_itself(tmp_path: Path) -> None:
    """400 idle connections where the system allows 256 files: whoever gets in gets answers, the others are told."""
    resource = pytest.importorskip("resource")

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))

    command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--database"]
    process = subprocess.Popen(
        [*command, str(tmp_path / "hall.db"), "--limit", "connections_per_address=1000"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=few,
    )
    try:
        assert process.stdout is not None
        match = re.search(r"http://127.0.0.1:(\d+)", process.stdout.readline())
        assert match
        port = int(match[1])
        with ExitStack() as stack:
            early = stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), timeout=10)))
            for _ in range(400):
                stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), timeout=10)))
            for path in ("/", "/rules/burgundy", "/new?game=nobility", "/nothing"):
                early.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                answer = b""
                while b"\r\n\r\n" not in answer or not answer.endswith((b"</html>", b"0\r\n\r\n")):
                    answer += early.recv(65536)
                assert status(answer) == (404 if path == "/nothing" else 200)
            late = socket.create_connection(("127.0.0.1", port), timeout=10)
            with closing(late):
                assert status(rest(late)) in (0, 503)
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


def test_addresses_of_one_household_are_one() -> None:
    assert counted("192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2::3") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::3")
    assert counted("::ffff:192.0.2.7") == "192.0.2.7"


# Sockets of pages


def test_a_page_sends_nothing_large(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        for message in ("x" * 1500, b"x" * 100_000):
            with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                live.send(message)
                while True:
                    live.recv(timeout=5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1008, 1009)


def test_a_page_that_does_not_stop_sending_is_cut_off(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        for send in ("ping", "send"):
            with ann.live(table) as live, pytest.raises(ConnectionClosed):  # noqa: PT012
                for number in range(5000):
                    getattr(live, send)(f"{number:0100}")
                    time.sleep(0.0005)
                raise AssertionError("it goes on for ever")


def test_sockets_of_a_visitor_and_of_an_address_are_bounded(hall: HallServer) -> None:
    with ExitStack() as stack:
        ann, bob, eve = (stack.enter_context(person(hall, name)) for name in ("Ann", "Bob", "Eve"))
        table = ann.new_table("me", "bot:random", listed="yes")
        first = ann.live(table).__enter__()
        stack.enter_context(ann.live(table))
        with pytest.raises(InvalidStatus) as refused, ann.live(table):
            pass
        assert refused.value.response.status_code == 429
        assert "Retry-After" in refused.value.response.headers
        assert HEADERS["Content-Security-Policy"] == refused.value.response.headers["Content-Security-Policy"]
        first.close()

        def again() -> bool:
            try:
                stack.enter_context(ann.live(table))
            except InvalidStatus:
                return False
            return True

        assert until(again), "who has gone makes room"
        for _ in range(2):
            stack.enter_context(bob.live(table))
        with pytest.raises(InvalidStatus), eve.live(table):
            pass


def test_a_table_closed_before_it_began_has_no_socket(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "open")
        assert ann.form(f"/table/{table}/close").status_code == 303
        with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert "before the game began" in closed.value.rcvd.reason
        for path in ("", "/points", "/frame", "/replay", "/record"):
            assert ann.get(f"/table/{table}{path}").status_code in (200, 409), path
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# Floods


def test_reads_are_bounded_also_for_who_throws_cookies_away(tmp_path: Path) -> None:
    limits = {"reads_per_second": 0.1, "reads_at_once": 10}
    with own_hall(tmp_path, limits=limits) as hall, person(hall) as ann, person(hall) as eve:
        assert ann.get("/").status_code == 200
        answers = [ann.get("/health") for _ in range(14)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 4
        assert int(answers[-1].headers["Retry-After"]) >= 10
        assert "Too many requests" in answers[-1].text
        codes = []
        for number in range(14):
            eve.http.cookies.clear()
            eve.http.cookies.set("hall", f"WyJhIiwiYiJd.{number}")
            codes.append(eve.get("/health").status_code)
        assert codes[-1] == 429
        assert ann.get("/health").status_code == 429


def test_an_address_is_bounded_whatever_visitors_it_brings(tmp_path: Path) -> None:
    limits = {"reads_per_address_second": 0.1, "reads_per_address_at_once": 8}
    with own_hall(tmp_path, limits=limits) as hall:
        codes = []
        for _ in range(6):
            with person(hall) as ann:
                codes += [ann.get("/about").status_code, ann.get("/health").status_code]
        assert codes == [200] * 8 + [429] * 4


def test_tables_of_a_visitor_are_bounded(hall: HallServer) -> None:
    with person(hall, "Ann") as ann, person(hall, "Bob") as bob:
        tables = [ann.new_table("me", "open") for _ in range(3)]
        for path in ("/new", "/play", "/learn"):
            answer = ann.form(path, game="burgundy", **{"seat-0": "me", "seat-1": "open"})
            assert answer.status_code == 429, path
            assert "3 tables that are open or running" in answer.text
        bob.new_table("me", "open")
        assert ann.form(f"/table/{tables[0]}/close").status_code == 303
        ann.new_table("me", "open")


def test_who_asks_for_a_hundred_pages_at_once_keeps_nobody_else_waiting() -> None:
    async def body() -> None:
        turns, order = Turns(4), []

        async def ask(who: str) -> None:
            async with turns.of(who) as turn:
                order.append(who)
                turn.end()

        await asyncio.gather(*[ask("eve") for _ in range(100)], ask("ann"))
        assert order.index("ann") == 4
        assert len(order) == 101
        waiting = asyncio.create_task(ask("eve"))
        waiting.cancel()
        await asyncio.sleep(0.01)
        assert not turns._lines, "nobody is remembered"

    asyncio.run(body())


def test_who_takes_no_answers_holds_up_nobody_at_the_same_address() -> None:
    async def body() -> None:
        config = Config("x", limits=Limits(reads_in_turn=1))

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def taken_by_nobody(message: Any) -> None:
            await asyncio.Event().wait()

        async def taken(message: Any) -> None:
            assert message["status"] == 200

        guard = Guard(app, config, VisitorCookie(b"secret", config))
        scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "client": ("127.0.0.1", 1)}
        scope |= {"headers": [(b"host", b"127.0.0.1")]}
        waits = asyncio.create_task(guard(dict(scope), None, taken_by_nobody))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        await asyncio.wait_for(guard(dict(scope), None, taken), 10)  # type: ignore[arg-type]
        assert not waits.done()
        waits.cancel()

    asyncio.run(body())


def test_commands_of_an_address_are_bounded_and_take_turns(tmp_path: Path) -> None:
    limits = {"commands_per_address_second": 0.1, "commands_per_address_at_once": 6}
    with own_hall(tmp_path, limits=limits) as hall:
        answers = []
        for _ in range(8):
            with person(hall) as ann:
                answers.append(ann.form("/name", name="Ann"))
        assert [answer.status_code for answer in answers] == [303] * 6 + [429] * 2
        assert int(answers[-1].headers["Retry-After"]) >= 10


def test_a_burst_of_commands_keeps_nobody_else_waiting() -> None:
    async def body() -> None:
        config = Config("x", limits=Limits(commands_in_turn=2))
        order: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            message = await receive()
            order.append(message["body"].decode())
            await send({"type": "http.response.start", "status": 200, "headers": []})

        guard = Guard(app, config, VisitorCookie(b"secret", config))

        async def command(address: str, text: str, slow: bool = False) -> None:
            scope = {"type": "http", "method": "POST", "path": "/name", "scheme": "http", "client": (address, 1)}
            scope |= {"headers": [(b"host", b"127.0.0.1"), (b"content-length", b"3")]}

            async def receive() -> Any:
                if slow:
                    await asyncio.Event().wait()
                return {"type": "http.request", "body": text.encode(), "more_body": False}

            async def send(message: Any) -> None:
                assert message["status"] == 200

            await guard(scope, receive, send)

        slow = [asyncio.create_task(command("10.0.0.1", "slo", slow=True)) for _ in range(5)]
        await asyncio.sleep(0.01)
        burst = [command("10.0.0.1", "eve") for _ in range(50)]
        await asyncio.wait_for(asyncio.gather(*burst, command("10.0.0.2", "ann")), 10)
        assert order.index("ann") == 2
        assert order.count("eve") == 50, "and a body that does not come holds up nobody"
        for task in slow:
            task.cancel()

    asyncio.run(body())


def test_new_tables_of_an_address_are_bounded(tmp_path: Path) -> None:
    with own_hall(tmp_path, limits={"new_tables_per_address_at_once": 3}) as hall:
        codes = []
        for _ in range(5):
            with person(hall) as ann:
                codes.append(ann.form("/play", game="burgundy").status_code)
        assert codes == [303, 303, 303, 429, 429]


def test_chat_is_bounded(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        answers = [ann.post(f"/table/{table}/say", {"seat": 0, "text": "hello"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert int(answers[-1].headers["Retry-After"]) >= 20


# Uploads


def test_a_record_of_a_million_lines_costs_nothing(hall: HallServer) -> None:
    with person(hall, "Ann") as ann:
        began = time.process_time()
        answer = ann.http.post("/records", content=b"\n" * 1_000_000, headers={"Accept": "application/json"})
        assert answer.status_code == 413
        assert "1000000 lines; at most 5000" in answer.json()["error"]
        assert time.process_time() - began < 0.3


@pytest.mark.parametrize(
    "text",
    [
        "x" * 900_000,
        "meeplehall record 1\ngame: " + "x" * 900_000,
        "meeplehall record 1\ngame: burgundy\nrules: " + "1" * 900_000,
        "meeplehall record 1\ngame: burgundy\nrules: 1\ncontent: " + "x" * 900_000,
        f"{TOP}option " + "x" * 900_000,
        f"{TOP}option setup: " + "x" * 900_000,
        f"{TOP}option estates: " + "1" * 900_000,
        f"{TOP}1. 0 " + "x" * 900_000,
    ],
)
def test_a_wrong_line_is_repeated_in_part(hall: HallServer, text: str, caplog: pytest.LogCaptureFixture) -> None:
    with person(hall, "Ann") as ann, caplog.at_level(logging.INFO, logger="meeplehall.hall"):
        answer = ann.http.post("/records", content=text, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("line ")
    assert len(answer.json()["error"]) < 400
    assert not re.search("x{81}|1{81}", answer.json()["error"])
    assert all(len(record.getMessage()) < 600 for record in caplog.records)


def test_records_are_checked_one_by_one(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    assert hall.hall is not None
    uploads, cookie = hall.hall.uploads, hall.hall.cookie
    with person(hall, "Ann") as ann:
        own = cookie.read({"headers": [(b"cookie", f"hall={ann.http.cookies['hall']}".encode())]})
        assert own is not None
        assert uploads.enter(own.player) is None
        answer = ann.http.post("/records", content="x", headers={"Accept": "application/json"})
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "5"
        uploads.leave(own.player)
        for other in "ab":
            assert uploads.enter(other) is None
        answer = ann.http.post("/records", content="x", headers={"Accept": "application/json"})
        assert answer.status_code == 503
        for other in "ab":
            uploads.leave(other)
        assert ann.http.post("/records", content="x").status_code == 422
        assert uploads.count == 0
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# Mistakes


def test_a_mistake_has_an_id_and_says_nothing_else(
    hall: HallServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("the secret /path/to/hall.db")

    monkeypatch.setattr("meeplehall.web.routes.about.about", broken)
    with person(hall) as ann:
        for accept in ("text/html", "application/json"):
            caplog.clear()
            answer = ann.get("/about", Accept=accept)
            assert answer.status_code == 500
            assert all(answer.headers[name] == value for name, value in HEADERS.items())
            assert "secret" not in answer.text
            assert "Traceback" not in answer.text
            (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
            match = re.search(r"mistake ([0-9a-f]{8})", record.getMessage())
            assert match
            assert match[1] in answer.text
            assert record.exc_info


def test_a_page_about_a_mistake_needs_nothing(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise OSError("no file can be opened")

    monkeypatch.setattr("meeplehall.web.routes.about.about", broken)
    monkeypatch.setattr("meeplehall.web.errors.visit_of", broken)
    with person(hall) as ann:
        answer = ann.get("/about")
        assert answer.status_code == 500
        assert re.search("Our log knows it as [0-9a-f]{8}", answer.text)
        assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_a_drawing_that_fails_closes_the_socket_and_is_noted(
    hall: HallServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a pen broke")

    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        monkeypatch.setattr("meeplehall.web.frames.draw", broken)
        with ann.live(table) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    assert [record for record in caplog.records if record.exc_info and "a pen broke" in str(record.exc_info[1])]


def test_numbers_that_are_none_are_clean_mistakes_of_the_visitor(
    hall: HallServer, caplog: pytest.LogCaptureFixture
) -> None:
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        odd = ("²", "①", "-0", "1e9", "9" * 1000, "٣", "+1", "")
        for path in (f"/table/{table}", f"/table/{table}/frame", f"/table/{table}/points"):
            for name in ("focus", "seat"):
                for value in odd:
                    assert ann.http.get(path, params={name: value}).status_code == 200
        for seed in ("9" * 5000, "²", "-1"):
            answer = ann.form("/new", game="burgundy", seed=seed, **{"seat-0": "me", "seat-1": "bot:random"})
            assert answer.status_code == 400
        for seat in odd:
            assert ann.http.get(f"/seat/{table}/{seat or 'x'}/token").status_code in (303, 404, 410)
        for at in odd[:-1]:
            assert ann.http.get(f"/table/{table}/replay/{at}").status_code == 409
            with ann.live(table, f"since={at.encode().hex()}&chat={at.encode().hex()}") as live:
                assert json.loads(live.recv(timeout=5))["regions"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_strange_hosts_are_refused(hall: HallServer, caplog: pytest.LogCaptureFixture) -> None:
    for host in (
        "[::1",
        "::1]",
        "evil.example",
        "",
        "127.0.0.1@evil.example",
        "127.0.0.1:1@evil.example",
        "[v1.x]",
        "[::1]x",
    ):
        lines = f"GET /nothing HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        answer = asked(hall, lines.encode())
        assert status(answer) in (400, 421), host
        assert is_clean(answer)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# What does not change is read once


def test_no_request_looks_for_files(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["/", "/rules", "/rules/burgundy", "/about", "/new?game=burgundy", "/nothing", "/favicon.ico"]
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        paths.append(f"/table/{table}")
        before = [ann.get(path).status_code for path in paths]

        def none_left(*_: object) -> None:
            raise OSError(24, "Too many open files")

        for name in ("meeplehall.web.resources.resource", "meeplehall.web.texts.resource"):
            monkeypatch.setattr(name, none_left)
        monkeypatch.setattr("os.listdir", none_left)
        monkeypatch.setattr("os.scandir", none_left)
        assert [ann.get(path).status_code for path in paths] == before


def test_static_files_belong_to_nobody(hall: HallServer) -> None:
    with person(hall) as new, person(hall, "Ann") as ann:
        page = ann.get("/").text
        files = re.findall(r'(?:href|src)="(/static/[^"#]+)"', page)
        assert len(files) > 3
        for path in files:
            answer = new.get(path)
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert "Set-Cookie" not in answer.headers
        assert "Set-Cookie" in new.get("/").headers


# Frames


def test_static_files_are_compressed_once(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    compress = gzip.compress

    def counting(data: bytes, level: int, **more: Any) -> bytes:
        made.append(len(data))
        return compress(data, level, **more)

    monkeypatch.setattr(gzip, "compress", counting)
    monkeypatch.setattr(GZipResponder, "apply_compression", None)
    assets.packed.cache_clear()
    with person(hall) as ann:
        for _ in range(3):
            answer = ann.get(assets.url("hall.css"))
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.content == assets.assets()["hall.css"][0]
        assert made == [len(answer.content)]
        plain = ann.get(assets.url("hall.css"), **{"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.content == answer.content


def test_a_frame_is_drawn_and_encoded_once_for_all_who_see_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    encoded: list[int] = []
    monkeypatch.setattr(frames, "draw", lambda *given: drawn.append(given[0].viewer) or draw(*given))
    monkeypatch.setattr(shelf, "encode", lambda frame: encoded.append(frame.viewer) or encode(frame))
    with own_hall(tmp_path) as hall, ExitStack() as stack:
        ann, bob = stack.enter_context(person(hall, "Ann")), stack.enter_context(person(hall, "Bob"))
        table = ann.new_table("me", "open", listed="yes")
        assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
        watching = [stack.enter_context(person(hall)).live(table) for _ in range(20)]
        sockets = [stack.enter_context(socket) for socket in watching]
        firsts = [socket.recv(timeout=20) for socket in sockets]
        assert len(set(firsts)) == 1
        for _ in range(3):
            drawn.clear()
            encoded.clear()
            who = ann if ann.frame(table).get("decision") else bob
            frame = who.frame(table)
            who.act(table, frame["viewer"], frame["decision"]["picks"][0]["action"], frame["version"])
            pushed = [socket.recv(timeout=20) for socket in sockets]
            assert len(set(pushed)) == 1
            assert json.loads(pushed[0])["version"] == frame["version"] + 1
            assert drawn.count(SPECTATOR) == encoded.count(SPECTATOR) == 1


def test_drawn_frames_are_bounded_over_all_tables() -> None:
    rooms = [Room(new_table(2, people=2), shelf.Shelf(Limits(drawn_bytes=2_000_000)))]
    rooms += [Room(new_table(2, people=2), rooms[0].shelf) for _ in range(5)]
    kept = rooms[0].shelf
    for _ in range(3):
        for room in rooms:
            for viewer in (0, 1, SPECTATOR):
                room.frame(viewer, [], texts())
                assert 0 < kept.bytes <= 2_000_000
    assert 1 < len(kept._kept) < 18
    for room in rooms:
        before = len(kept._kept)
        room.wake()
        assert len(kept._kept) == before, "nothing has changed"
        act(room.table)
        room.wake()
    assert kept.bytes == len(kept._kept) == 0


# Sessions


def test_sessions_end_are_renewed_and_can_be_ended(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hall.hall is not None
    cookie = hall.hall.cookie

    def wait(days: float) -> None:
        now = cookie._clock()
        monkeypatch.setattr(cookie, "_clock", lambda: now + days * DAY)

    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        first = ann.http.cookies["hall"]
        assert f"Max-Age={180 * DAY}" in ann.form("/name", name="Ann").headers["Set-Cookie"]
        assert "Set-Cookie" not in ann.get("/").headers
        wait(8)
        renewed = ann.get(f"/table/{table}")
        assert renewed.status_code == 200
        assert "Set-Cookie" in renewed.headers, "issued anew now and then"
        wait(175)
        assert ann.get(f"/table/{table}").status_code == 200
        with person(hall) as thief:
            thief.http.cookies.set("hall", first)
            assert thief.get(f"/table/{table}").status_code == 403, "the first cookie has expired"
        answer = ann.form("/forget")
        assert "Max-Age=0" in answer.headers["Set-Cookie"]
        assert "hall" not in ann.http.cookies
        assert ann.get(f"/table/{table}").status_code == 403


def test_a_copied_cookie_ends_with_the_session(hall: HallServer, tmp_path: Path) -> None:
    with own_hall(tmp_path) as hall, person(hall, "Ann") as ann, person(hall) as thief, person(hall) as other:
        table = ann.new_table("me", "here")
        thief.http.cookies.set("hall", ann.http.cookies["hall"])
        other.http.cookies.set("hall", ann.http.cookies["hall"])
        assert thief.get(f"/table/{table}").status_code == 200
        with thief.live(table) as socket:
            socket.recv(timeout=20)
            assert ann.form("/forget").status_code == 303
            assert thief.get(f"/table/{table}").status_code == 403
            assert "Ann" not in thief.get("/").text
            assert hall.hall is not None
            room = hall.do(hall.hall.rooms.find(table))
            hall.do(hall.hall.rooms.change(room, lambda t: t.say(0, "hello", 1, t.seats[0].player)))
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=20)
        hall.stop()
        hall.start()
        assert other.get(f"/table/{table}").status_code == 403, "nor after a restart"


def test_a_cookie_from_before_there_were_dates_gets_one(hall: HallServer) -> None:
    assert hall.hall is not None
    old = hall.hall.cookie._signer.dumps(["somebody", "Ann"])
    with person(hall) as ann:
        ann.http.cookies.set("hall", old if isinstance(old, str) else old.decode())
        answer = ann.get("/")
        assert ">Ann<" in answer.text
        assert "Set-Cookie" in answer.headers


def test_under_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with own_hall(tmp_path, secure=True) as hall, person(hall) as ann:
        answer = ann.get("/", **{"X-Forwarded-Proto": "https"})
        cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("__Host-hall=")
        assert "; Secure" in cookie
        assert "Path=/;" in cookie
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


def test_a_name_leads_back_to_pages_of_this_hall_only(hall: HallServer) -> None:
    with person(hall) as ann:
        for referer, target in (
            (f"{hall.url}/rules/burgundy?x=1", "/rules/burgundy?x=1"),
            (f"{hall.url}//evil.example/", "/"),
            (f"{hall.url}/\\evil.example/", "/"),
            ("http://evil.example/table/x", "/"),
            ("", "/"),
        ):
            answer = ann.http.post("/name", data={"name": "Ann"}, headers={"Referer": referer})
            assert answer.headers["location"] == target


# Settings


def test_an_open_address_without_tls_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    for quiet in (Config("x"), Config("x", host="::1"), Config("x", host="0.0.0.0", secure=True)):
        warn_of_open_address(quiet)
    assert not caplog.records
    for host in ("0.0.0.0", "::", "192.0.2.1", "games.example"):
        caplog.clear()
        warn_of_open_address(Config("x", host=host))
        assert "without TLS" in caplog.records[0].getMessage()


def test_limits_can_be_set_by_name() -> None:
    changed = Limits().changed(["url=100", "reads_per_second=0.5"])
    assert (changed.url, changed.reads_per_second, changed.body) == (100, 0.5, Limits().body)
    assert Limits().changed(["finished_table_days=0"]).finished_table_days == 0
    for wrong in (
        "finished_table_days=-1",
        "open_table_days=x",
        "speed=1",
        "url",
        "url=x",
        "url=0",
        "url=-1",
        "reads_per_second=nan",
        "url=1e400",
    ):
        with pytest.raises(BadOption):
            Limits().changed([wrong])


def test_every_limit_is_in_the_manual() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+)", manual, re.MULTILINE))
    for name, value in vars(Limits()).items():
        assert float(listed[name].replace(",", "")) == value, name
    assert len(listed) == len(vars(Limits()))


def test_tables_in_memory_are_bounded_and_those_in_use_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IN_USE", 0.0)
    with own_hall(tmp_path, limits={"tables_in_memory": 10}) as hall, person(hall, "Ann") as ann:
        watched = ann.new_table("me", "here")
        with ann.live(watched) as socket:
            socket.recv(timeout=20)
            tables = [ann.new_table("me", "here") for _ in range(30)]
            for table in tables:
                assert ann.get(f"/table/{table}").status_code == 200
                assert hall.hall is not None
                assert hall.hall.rooms.count() <= 11
            assert watched in hall.hall.rooms._rooms
            assert len(hall.hall.rooms.shelf._kept) <= 11, "what was drawn goes with its table"
            ann.play(watched, 1)
            assert socket.recv(timeout=20)
        for table in tables[:3]:
            ann.play(table, 1)
