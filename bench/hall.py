"""How fast the hall is here: prints figures for docs/hall.md.

python bench/hall.py start       from the command to the open door, and the weight of the first page
python bench/hall.py request     CPU of a move request without anybody watching
python bench/hall.py latency     from a click to the changed board in another browser (needs Chromium)
python bench/hall.py load        a person's moves while 500 tables with two bots each play on
python bench/hall.py beside SRC  the same load on this version and another, turn and turn about (3 minutes)
python bench/hall.py experts     a person's pages and moves while four experts think
python bench/hall.py watchers    a move at a table that 1,000 pages watch
python bench/hall.py idle        what 2,000 pages cost that only watch
python bench/hall.py many        load on PostgreSQL with two processes, 250 to 2,000 tables (about 4 minutes)
python bench/hall.py many-action processor time of one bot's action on SQLite and on PostgreSQL (20 seconds)
python bench/hall.py many-idle   what 10,000 pages cost that only watch two processes (1 minute)
python bench/hall.py many-kills  100 kills of one of two processes under load (about 10 minutes)
python bench/hall.py many-away   the database is away for 30 seconds under load (1 minute), or as many as are named
python bench/pages.py            what a table page costs
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from meeplehall import registry
from meeplehall.table import Table
from meeplehall.web import scenes
from meeplehall.web.rooms.opening import make_setting

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TICK = os.sysconf("SC_CLK_TCK")
MOVES = 200


class Hall:
    """A hall in a process of its own."""

    def __init__(self, *arguments: str, database: str = "") -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.database = database or str(Path(self.folder.name) / "hall.db")
        command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0"]
        command += ["--database", self.database]
        started = time.perf_counter()
        self.process = subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        match = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert match
        self.took = time.perf_counter() - started
        self.url = match[0]

    def cpu(self) -> float:
        """Seconds of processor time the server has used, without the bots' processes."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes of memory the server has, without the bots' processes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def entries(self) -> int:
        """How much has been written down."""
        with closing(sqlite3.connect(self.database)) as db:
            return int(db.execute("SELECT count(*) FROM entries").fetchone()[0])

    def close(self) -> None:
        self.process.terminate()  # an interrupt is ignored by what a shell has started in the background
        self.process.wait()
        self.folder.cleanup()


def cpu_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


@contextmanager
def hall(*arguments: str, database: str = "") -> Iterator[Hall]:
    it = Hall(*arguments, database=database)
    try:
        yield it
    finally:
        it.close()


def person(it: Hall) -> httpx.Client:
    return httpx.Client(base_url=it.url, headers={"Origin": it.url, "Accept": "application/json"}, timeout=60)


def new_table(http: httpx.Client, *seats: str, seed: str = "", game: str = "burgundy", listed: str = "no") -> str:
    fields = {"game": game, "seed": seed, "listed": listed} | {f"seat-{n}": kind for n, kind in enumerate(seats)}
    while (answer := http.post("/new", data=fields)).status_code == 429:
        time.sleep(0.2)  # a visitor's commands are bounded
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def percentiles(label: str, seconds: list[float]) -> None:
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000

    print(
        f"{label}: n={len(ordered)}  median {at(0.5):.1f} ms  p90 {at(0.9):.1f} ms  p99 {at(0.99):.1f} ms"
        f"  worst {ordered[-1] * 1000:.1f} ms"
    )


def start() -> None:
    times = []
    for _ in range(5):
        with hall() as it:
            times.append(it.took)
            with httpx.Client(base_url=it.url, headers={"Accept-Encoding": "identity"}) as http:
                page = http.get("/").text
                parts = set(re.findall(r'(?:href|src)="(/static/[^"#]+)"', page))
                weight = len(page.encode()) + sum(len(http.get(part).content) for part in parts)
    print(f"start of the hall: median {statistics.median(times):.2f} s, worst {max(times):.2f} s")
    print(f"first page with all it loads: {weight / 1024:.0f} KB uncompressed")


def moves(http: httpx.Client, table: str, count: int) -> list[float]:
    """Decide for both people at a shared screen; the time of each request."""
    times = []
    for _ in range(count):
        frame: Any = http.get(f"{table}/frame").json()
        if not frame.get("decision"):
            break
        pick = frame["decision"]["picks"][0]
        body = {"seat": frame["viewer"], "action": pick["action"], "version": frame["version"]}
        began = time.perf_counter()
        answer = http.post(f"{table}/act", json=body)
        times.append(time.perf_counter() - began)
        assert answer.status_code == 200, answer.text
    return times


def request() -> None:
    """Two people at one screen, nobody watching; the same game is played here to know what is legal."""
    for name in scenes.names():
        mirror = Table(make_setting(registry.find(name), 2, {}, "bench", False, 7), registry.find(name))
        for seat in range(2):
            mirror.sit(seat, "bench", f"Seat {seat}", 0)
        with hall() as it, person(it) as http:
            table = new_table(http, "me", "here", seed="7", game=name)
            times = []
            before = it.cpu()
            while mirror.pending() and len(times) < MOVES:
                assert mirror.state is not None
                seat = mirror.pending()[0]
                legal = mirror.state.legal(seat)
                action = legal[len(times) % len(legal)]
                body = {"seat": seat, "action": action, "version": mirror.version(seat)}
                began = time.perf_counter()
                answer = http.post(f"{table}/act", json=body)
                times.append(time.perf_counter() - began)
                assert answer.status_code == 200, answer.text
                mirror.act(seat, action, mirror.version(seat), 0, "bench")
                time.sleep(0.07)  # a visitor's commands are bounded
            spent = it.cpu() - before
        percentiles(f"{name}: move request, client's clock", times)
        print(f"{name}: CPU per move request, nobody watching: {spent / len(times) * 1000:.2f} ms")


WATCH = """() => new MutationObserver(() => {
    window.changes ??= {};
    window.changes[document.body.dataset.version] ??= performance.timeOrigin + performance.now();
}).observe(document.body, { attributeFilter: ["data-version"] })"""
NOTE = """() => document.addEventListener("click",
    () => (window.clicked = performance.timeOrigin + performance.now()), true)"""


def latency() -> None:
    """One browser decides, another watches; both clocks are this machine's."""
    from playwright.sync_api import sync_playwright

    times: list[float] = []
    with hall() as it, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        ann = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        ann.goto(f"{it.url}/new?game=burgundy")
        ann.locator("[popovertarget=seat-1]").click()
        ann.locator("#seat-1 .pick-head:has([value=here])").click()
        ann.locator("#seat-1 .btn-main").click()
        ann.get_by_role("button", name="Begin").click()
        ann.wait_for_url("**/table/*")
        bob = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        bob.goto(ann.url)
        ann.evaluate("() => localStorage.setItem('confirm', 'no')")
        for page, code in ((bob, WATCH), (ann, NOTE)):
            page.locator(".estate").wait_for()
            page.evaluate(code)
        while len(times) < 60:
            ann.locator("body.mine-now:not(.busy)").wait_for(state="attached")
            before = int(ann.locator("body").get_attribute("data-version") or 0)
            ann.keyboard.press("l")
            ann.locator("#all-list .choice").first.click()
            bob.locator(f"body:not([data-version='{before}'])").wait_for(state="attached")
            at = bob.evaluate("(version) => window.changes[version]", before + 1)
            if at:
                times.append((at - ann.evaluate("() => window.clicked")) / 1000)
            time.sleep(0.3)
        browser.close()
    percentiles("from the click to the changed board in the other browser", times)


def may_be_many(tables: int) -> list[str]:
    """One visitor may have so many tables of bots only."""
    more = [f"tables_per_visitor={tables + 10}", f"new_tables_per_address_at_once={tables + 100}"]
    more.append(f"bots_waiting={tables + 100}")
    limits = [word for limit in more for word in ("--limit", limit)]
    return ["--bot-tables", str(tables), "--bot-tables-each", str(tables), *limits]


def load(tables: int = 500, seconds: int = 30) -> None:
    with hall("--pace", "1", *may_be_many(tables)) as it, person(it) as http:
        table = new_table(http, "me", "here")
        quiet = moves(http, table, 40)
        for _ in range(tables):
            new_table(http, "bot:easy", "bot:easy")
        time.sleep(3)
        before, began, written = it.cpu(), time.perf_counter(), it.entries()
        busy = moves_beside(http, table, began + seconds, 0.2)
        passed = time.perf_counter() - began
        share, pace = (it.cpu() - before) / passed, (it.entries() - written) / passed
    percentiles("a person's move, hall idle", quiet)
    percentiles(f"a person's move, {tables} tables of two bots at one action a second", busy)
    print(f"meanwhile {pace:.0f} actions a second, each durable; the server took {share * 100:.0f} % of one core")


def moves_beside(http: httpx.Client, table: str, until: float, pause: float) -> list[float]:
    """How long each move takes of a person who plays on meanwhile; a game that is over is followed by another."""
    found: list[float] = []
    while time.perf_counter() < until:
        times = moves(http, table, 1)
        if not times:
            table = new_table(http, "me", "here")
        found += times
        time.sleep(pause)
    return found


def pages_and_moves(http: httpx.Client, seconds: float) -> tuple[list[float], list[float]]:
    """How long a person waits for the table page and for a move, five times a second."""
    pages: list[float] = []
    decided: list[float] = []
    table = new_table(http, "me", "here")
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        assert http.get(table).status_code == 200
        pages.append(time.perf_counter() - began)
        times = moves(http, table, 1)
        if not times:
            table = new_table(http, "me", "here")
        decided += times
        time.sleep(0.2)
    return pages, decided


def experts(tables: int = 4, seconds: float = 30.0) -> None:
    """Every table has two experts that wait for nothing, so at each of them one thinks."""
    with hall("--pace", "0", *may_be_many(tables)) as it, person(it) as http:
        quiet = pages_and_moves(http, seconds)
        for _ in range(tables):
            new_table(http, "bot:expert", "bot:expert")
        time.sleep(2)
        written = it.entries()
        busy = pages_and_moves(http, seconds)
        played = it.entries() - written
    for label, times in (("hall idle", quiet), (f"{tables} experts thinking", busy)):
        percentiles(f"a table page, {label}", times[0])
        percentiles(f"a person's move, {label}", times[1])
    print(f"meanwhile {played} decisions were written down")


class Watcher(asyncio.Protocol):
    """A page that watches, as cheap as can be: it only notes when a whole message has come."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.data = bytearray()
        self.is_open = False
        self.is_refused = False
        self.came: list[float] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            self.is_open = True
            self.is_refused = not self.data.startswith(b"HTTP/1.1 101")
            del self.data[: end + 4]
        while len(self.data) >= 2:
            short = self.data[1]
            size = {126: 2, 127: 8}.get(short, 0)
            if len(self.data) < 2 + size:
                return
            length = int.from_bytes(self.data[2 : 2 + size], "big") if size else short
            if len(self.data) < 2 + size + length:
                return
            if self.data[0] == 0x81:
                self.came.append(time.perf_counter())
            del self.data[: 2 + size + length]


def may_watch(count: int) -> list[str]:
    """Everybody comes from one address here."""
    names = ("sockets", "sockets_per_address", "sockets_per_visitor", "connections_per_address")
    limits = [f"{name}={count + 100}" for name in names]
    limits += [f"commands_{name}={count + 1000}" for name in ("at_once", "per_second", "per_address_at_once")]
    return [word for limit in limits for word in ("--limit", limit)]


async def watching(it: Hall, table: str, version: int, count: int) -> list[Watcher]:
    host, port = it.url.removeprefix("http://").split(":")
    key = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
    request = (
        f"GET {table}/live?since={version}&chat=0 HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {it.url}\r\n{key}\r\n"
    )
    request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    loop = asyncio.get_running_loop()
    found: list[Watcher] = []
    for _ in range(count):
        found.append((await loop.create_connection(lambda: Watcher(request.encode()), host, int(port)))[1])
        if len(found) % 50 == 0:
            await asyncio.sleep(0.05)
    while not all(watcher.is_open for watcher in found):
        await asyncio.sleep(0.05)
    assert not any(watcher.is_refused for watcher in found), "too many for the hall's limits"
    await asyncio.sleep(1)
    return found


def watchers(count: int = 1000, times: int = 30) -> None:
    """How long until the first, the middle and the last of them have the move."""

    async def whole(it: Hall, http: httpx.Client) -> None:
        table = new_table(http, "me", "here", listed="yes")
        frame: Any = http.get(f"{table}/frame").json()
        pages = await watching(it, table, frame["version"], count)
        middle: list[float] = []
        last: list[float] = []
        before = it.cpu()
        for _ in range(times):
            frame = http.get(f"{table}/frame").json()
            pick = frame["decision"]["picks"][0]
            body = {"seat": frame["viewer"], "action": pick["action"], "version": frame["version"]}
            for page in pages:
                page.came.clear()
            began = time.perf_counter()
            answer = await asyncio.to_thread(http.post, f"{table}/act", json=body)
            assert answer.status_code == 200, answer.text
            while not all(page.came for page in pages):
                await asyncio.sleep(0.01)
            came = sorted(page.came[0] - began for page in pages)
            middle.append(came[len(came) // 2])
            last.append(came[-1])
        spent = it.cpu() - before
        percentiles(f"until half of {count} watchers have a move", middle)
        percentiles(f"until all {count} watchers have a move", last)
        print(f"CPU of a move with {count} watchers: {spent / times * 1000:.0f} ms")

    with hall(*may_watch(count)) as it, person(it) as http:
        asyncio.run(whole(it, http))


def idle(count: int = 2000) -> None:
    async def whole(it: Hall, http: httpx.Client) -> None:
        table = new_table(http, "me", "here", listed="yes")
        version = http.get(f"{table}/frame").json()["version"]
        before = it.memory()
        pages = await watching(it, table, version, count)
        spent = it.memory() - before
        print(f"{len(pages)} pages that watch: {spent / 1e6:.0f} MB, {spent / count / 1e3:.1f} KB each")

    with hall(*may_watch(count)) as it, person(it) as http:
        asyncio.run(whole(it, http))


if __name__ == "__main__":
    parts = {"start": start, "request": request, "latency": latency, "load": load, "experts": experts}
    parts |= {"watchers": watchers, "idle": idle}
    if sys.argv[1].startswith("many") or sys.argv[1] == "beside":
        sys.path.insert(0, str(Path(__file__).parents[1]))
        from bench import away, beside, kills, many

        parts |= many.COMMANDS | {"many-kills": kills.kills, "many-away": away.away, "beside": beside.beside}
    parts[sys.argv[1]](*sys.argv[2:])
