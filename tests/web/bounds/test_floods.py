"""Floods of requests, commands, tables and chat keep nobody else waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from meeplehall.web.config import Config, Limits
from meeplehall.web.entrance.counting import Turns
from meeplehall.web.entrance.guard import Guard
from meeplehall.web.entrance.tokens import Tokens
from meeplehall.web.entrance.visitors import VisitorCookie
from tests.web.server import HallServer

from .wire import own_hall, person


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

        guard = Guard(app, config, VisitorCookie(b"secret", config), Tokens(b"secret"))
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

        guard = Guard(app, config, VisitorCookie(b"secret", config), Tokens(b"secret"))

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
