"""A real hall on a real port, and people who visit it."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meeplehall.web.config import Config, Limits
from meeplehall.web.hall import Hall
from meeplehall.web.server import listen, open_hall, serve, server_of
from meeplehall.web.thinking import process
from tests.forks import FORKS

# Of halls in this process; those in their own begin theirs as everybody's do.
process.CONTEXT = cast(Any, FORKS)

T = TypeVar("T")

PATIENCE = 60.0
UNHURRIED = {
    "reads_per_second": 1000.0,
    "reads_at_once": 10_000,
    "reads_per_address_second": 5000.0,
    "reads_per_address_at_once": 50_000,
    "commands_per_second": 500.0,
    "commands_at_once": 2000,
    "commands_per_address_second": 5000.0,
    "commands_per_address_at_once": 20_000,
    "commands_in_turn": 100,
    "tables_per_visitor": 1000,
    "new_tables_per_address_at_once": 10_000,
    "new_accounts_per_address_at_once": 10_000,
    "attempts_per_address": 10_000,
    "passphrase_kilobytes": 64,
    "passphrase_rounds": 1,
}
"""Tests act faster than people, and all from one address."""
SWITCHES = ("listed", "seed", "rated", "hints", "pace", "live", "days", "zero")
"""What the form for a new table asks besides the game's own options."""


class HallServer:
    """Runs in a thread of its own; can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = {"pace": 0.0, "first_worker_waits": True} | settings
        self.settings["limits"] = Limits(**(UNHURRIED | settings.get("limits", {})))
        self.database = str(folder / "hall.db")
        self.port = 0
        self.hall: Hall | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        config = Config(database=self.database, port=self.port, **self.settings)
        sock = listen(config)
        self.port = sock.getsockname()[1]
        ready = threading.Event()

        async def whole() -> None:
            self.loop = asyncio.get_running_loop()
            self.hall = await open_hall(config)
            self.server: uvicorn.Server = server_of(self.hall)
            await serve(self.server, sock, lambda url: ready.set())

        self.thread = threading.Thread(target=lambda: asyncio.run(whole()), daemon=True)
        self.thread.start()
        assert ready.wait(30), "the hall did not start"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something inside the hall."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()


class Person:
    """A browser without a screen: cookies, forms, commands and a socket."""

    def __init__(self, hall: HallServer, name: str = "", url: str = "") -> None:
        """By another address of the hall than its own, if there is one."""
        self.hall = hall
        url = url or hall.url
        # Reading certificates would cost 30 ms, and nothing here is https.
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=30, verify=False)
        if name:
            assert self.form("/name", name=name).status_code == 303

    def close(self) -> None:
        self.http.close()

    def form(self, path: str, **fields: str) -> httpx.Response:
        return self.http.post(path, data=fields)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def json(self, path: str) -> Any:
        answer = self.http.get(path, headers={"Accept": "application/json"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers={"Accept": "application/json"} | headers)

    def new_table(self, *seats: str, game: str = "burgundy", **options: str) -> str:
        """The id of a table; seats as the form has them: me, here, open, bot:easy."""
        fields = {f"seat-{n}": kind for n, kind in enumerate(seats)}
        fields |= {f"option-{name}": value for name, value in options.items() if name not in SWITCHES}
        fields |= {name: options[name] for name in SWITCHES if name in options}
        answer = self.form("/new", game=game, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def frame(self, table: str, query: str = "") -> Any:
        return self.json(f"/table/{table}/frame{query}")

    def act(self, table: str, seat: int, action: int, version: int, lead: int = -1) -> httpx.Response:
        """Carry out an action, after the one that is chosen together with it if there is one."""
        body = {"seat": seat, "action": action, "version": version, "lead": lead}
        return self.post(f"/table/{table}/act", body)

    def my_turn(self, table: str, query: str = "") -> Any:
        """Wait until this person is to decide, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            frame = self.frame(table, query)
            if frame.get("decision") or frame["status"] != "running":
                return frame
            time.sleep(0.02)
        raise AssertionError("nothing happens")

    def play(self, table: str, steps: int = 10_000, choose: Callable[[Any], Any] = lambda picks: picks[0]) -> Any:
        """Decide so many times."""
        for _ in range(steps):
            frame = self.my_turn(table)
            if frame["status"] != "running":
                return frame
            pick = choose(frame["decision"]["picks"])
            answer = self.act(table, frame["viewer"], pick["action"], frame["version"], pick.get("lead", -1))
            assert answer.status_code == 200, answer.text
        return self.frame(table)

    def live(self, table: str, query: str = "since=-1", origin: str = "") -> ClientConnection:
        return self.listen(f"/table/{table}/live?{query}", origin)

    def listen(self, path: str, origin: str = "") -> ClientConnection:
        """A socket of a page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://127.0.0.1:{self.hall.port}{path}",
            additional_headers={"Cookie": cookies, "Origin": origin or self.hall.url},
            max_size=None,
        )


def seat_links(page: str) -> list[str]:
    """The addresses of free seats that a waiting room offers, seat by seat."""
    return re.findall(r'data-link="[^"]*(/seat/[^"]+)"', page)


def messages(socket: ClientConnection, wait: float = 0.5, patience: float = 0.0) -> list[str]:
    """What comes within a while of silence; with patience the first may take longer."""
    found: list[str] = []
    try:
        for _ in itertools.count():
            text = socket.recv(timeout=wait if found else max(wait, patience))
            found.append(text if isinstance(text, str) else text.decode())
    except (TimeoutError, ConnectionClosed):
        pass
    return found


def news(socket: ClientConnection) -> list[Any]:
    """What is pushed: something is expected, however busy the machine is."""
    return [json.loads(text) for text in messages(socket, patience=PATIENCE)]
