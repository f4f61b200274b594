"""A hall of two processes on PostgreSQL under load: prints the table of docs/operations.md.

python bench/hall.py many [TABLES ...]    250, 500, 1,000 and 2,000 tables, each with two bots; people's moves meanwhile
python bench/hall.py many-idle [PAGES]    what 10,000 pages cost that only watch
python bench/hall.py many-action          processor time of one bot's action, on SQLite and on PostgreSQL

Everything is on this machine's loopback: two halls, PostgreSQL (pgserver), the bots and whoever measures.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PACE = 1.9
"""Seconds from one decision to the next at a table of bots."""
SECONDS = 25.0
"""That each number of tables is watched."""
PEOPLE = 4


def statistics_of(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def children(process: int) -> list[int]:
    """Whichever of its threads has started them."""
    files = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def cpu(processes: list[int], buried: bool = False) -> float:
    """Seconds of processor time; with those of their children that have ended."""
    total = 0
    for process in processes:
        try:
            fields = statistics_of(process)
        except OSError:
            continue  # it has ended meanwhile
        total += sum(int(field) for field in fields[11 : 15 if buried else 13])
    return total / TICK


def memory(processes: list[int]) -> float:
    """Megabytes, each shared page counted once for all who share it."""
    total = 0
    for process in processes:
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
        total += int(re.search(r"^Pss: +(\d+)", text, re.MULTILINE)[1])  # type: ignore[index]
    return total / 1024


class Hall:
    """One process with a port of its own, as behind a proxy."""

    log: int | None = None
    """Where it goes: by default to whoever measures."""

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--database", database]
        limits = dict.fromkeys(NO_BOUNDS, 100000)
        bounds = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
        tables = ["--bot-tables", "100000", "--bot-tables-each", "100000"]
        self.process = subprocess.Popen(
            [*command, *tables, *bounds, *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        match = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert match
        self.url = match[0]

    @property
    def pid(self) -> int:
        return self.process.pid

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers={"Origin": self.url, "Accept": "application/json"}, timeout=60)

    def close(self) -> None:
        self.process.terminate()  # an interrupt is ignored by what a shell has started in the background
        self.process.wait()


NO_BOUNDS = (
    *(f"{kind}_{name}" for kind in ("reads", "commands") for name in ("per_second", "at_once")),
    *(f"{kind}_per_address_{name}" for kind in ("reads", "commands") for name in ("second", "at_once")),
    "commands_in_turn",
    "tables_per_visitor",
    "new_tables_per_address_at_once",
    "bots_waiting",
    "tables_in_memory",
    "connections_per_address",
    "sockets_per_address",
    "sockets_per_visitor",
)


@contextmanager
def two_halls(*arguments: str) -> Iterator[tuple[Any, str, list[Hall]]]:
    """On a fresh database of a server of our own."""
    from tests.store.server import server

    postgres = server()
    database = postgres.new_database()
    halls: list[Hall] = []
    try:
        for _ in range(2):
            halls.append(Hall(database, *arguments))
        yield postgres, database, halls
    finally:
        for hall in halls:
            hall.close()


def new_table(http: httpx.Client, *seats: str, **fields: str) -> str:
    """Its address."""
    body = {"game": "burgundy", "listed": "no"} | fields | {f"seat-{n}": kind for n, kind in enumerate(seats)}
    answer = http.post("/new", data=body)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def decide(http: httpx.Client, table: str) -> float | None:
    """How long a decision of one of the two people at a screen takes; None: the game is over."""
    frame: Any = http.get(f"{table}/frame").json()
    if not frame.get("decision"):
        return None
    pick = frame["decision"]["picks"][0]
    body = {
        "seat": frame["viewer"],
        "action": pick["action"],
        "version": frame["version"],
        "lead": pick.get("lead", -1),
    }
    began = time.perf_counter()
    answer = http.post(f"{table}/act", json=body)
    assert answer.status_code == 200, answer.text
    return time.perf_counter() - began


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def load_average() -> str:
    return f"{os.getloadavg()[0]:.1f}"


# Tables


def many(*numbers: str) -> None:
    """Prints a row for each number of tables."""
    print(f"{os.cpu_count()} processors; before: load {load_average()}")
    print(
        "| tables | durable actions/s | a move: median | p99 | n | CPU ms per action: halls | bots | PostgreSQL |"
        " cores | halls MB | load |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    with two_halls("--pace", str(PACE)) as (postgres, database, halls):
        for number in [int(text) for text in numbers] or [250, 500, 1000, 2000]:
            fill(postgres, database, halls, number)
            measure(postgres, database, halls, number)


def fill(postgres: Any, database: str, halls: list[Hall], number: int) -> None:
    """Until so many tables play, half of them at each process."""
    sql = "SELECT count(*) FROM tables WHERE status = 'running' AND bots_due"
    missing = number - int(postgres.sql(sql, database)[0][0])

    def make(hall: Hall) -> None:
        with hall.client() as http:
            for _ in range(missing // len(halls)):
                new_table(http, "bot:random", "bot:random")

    with ThreadPoolExecutor(len(halls)) as pool:
        list(pool.map(make, halls))
    time.sleep(PACE)


def measure(postgres: Any, database: str, halls: list[Hall], number: int) -> None:
    master = int(postgres.postmaster)
    serving = [hall.pid for hall in halls]
    workers = [child for process in serving for child in children(process)]

    def used() -> list[float]:
        return [cpu(serving), cpu(workers), cpu([master], buried=True) + cpu(children(master))]

    def written() -> int:
        return int(postgres.sql("SELECT coalesce(sum(length), 0) FROM tables", database)[0][0])

    until = time.perf_counter() + SECONDS
    before, began, actions = used(), time.perf_counter(), written()
    with ThreadPoolExecutor(PEOPLE) as pool:
        found = list(pool.map(lambda n: play_until(halls[n % len(halls)], until), range(PEOPLE)))
    passed, actions = time.perf_counter() - began, written() - actions
    spent = [after - start for after, start in zip(used(), before, strict=True)]
    moves = sorted(seconds for times in found for seconds in times)
    parts = " | ".join(f"{seconds / actions * 1000:.2f}" for seconds in spent)
    print(
        f"| {number:,} | {actions / passed:,.0f} | {at(moves, 0.5) * 1000:.0f} ms | {at(moves, 0.99) * 1000:.0f} ms"
        f" | {len(moves)} | {parts} | {sum(spent) / passed:.2f} | {memory(serving):.0f} | {load_average()} |",
        flush=True,
    )


def play_until(hall: Hall, until: float) -> list[float]:
    """A person's moves, about three a second."""
    times: list[float] = []
    with hall.client() as http:
        table = new_table(http, "me", "here")
        while time.perf_counter() < until:
            took = decide(http, table)
            if took is None:
                table = new_table(http, "me", "here")
            else:
                times.append(took)
            time.sleep(0.2 + random.random() * 0.2)
    return times


# One action


ACTIONS = 600.0
"""A second, of all tables together: no more than one process can do."""


class Here:
    """Bots that think where the hall is: no process stands between, so what is left is the hall's own work."""

    def __init__(self) -> None:
        from meeplehall.web.thinking.tally import Tally

        self.tally = Tally()

    async def plan(self, question: Any, people: Any, host: str) -> list[int]:
        from meeplehall import bots

        await asyncio.sleep(0)
        return bots.make(question.level, question.luck).plan(question.game.unpack(question.position), question.seat)


def action(tables: int = 60, count: int = 2500) -> None:
    """The rooms of one process over each kind of database, in this process: figures hold on a busy machine too."""
    import tempfile

    from tests.store.server import server

    with tempfile.TemporaryDirectory() as folder:
        for kind, address in (("SQLite", f"{folder}/hall.db"), ("PostgreSQL", server().new_database())):
            master = server().postmaster

            def used(master: int = master) -> float:
                return cpu([master], buried=True) + cpu(children(master))

            def written() -> int:
                return int(server().sql("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")[0][0])

            before, wal = used(), written()
            done, spent = asyncio.run(play(address, tables, count))
            print(f"{kind}: {spent / done * 1000:.2f} ms of the hall for each of {done} actions", end="")
            if kind == "PostgreSQL":
                server_time, bytes_each = (used() - before) / done * 1000, (written() - wal) / done
                print(f", {server_time:.2f} ms of the server, {bytes_each:,.0f} bytes of its log", end="")
            print()


async def play(address: str, tables: int, count: int) -> tuple[int, float]:
    """How many actions were written, and the processor time of this process for them."""
    from meeplehall import registry
    from meeplehall.store.opening import open_store
    from meeplehall.table import Table
    from meeplehall.web.config import Config
    from meeplehall.web.metrics import Metrics
    from meeplehall.web.rooms import Rooms
    from meeplehall.web.rooms.kept import Keeping
    from meeplehall.web.rooms.neighbourhood import Neighbourhood
    from meeplehall.web.rooms.opening import make_setting, now

    pace = tables / ACTIONS
    config = Config(database=address, pace=pace, bot_tables=tables, bot_tables_each=tables)
    store, metrics, game = await open_store(address), Metrics(), registry.find("burgundy")
    rooms = Rooms(store, Here(), config, metrics)  # type: ignore[arg-type]  # as much of it as bots need
    others = None
    if store.neighbours is not None:
        hears = Neighbourhood(store.neighbours, store, rooms, Keeping(), set(), lambda: None)
        others = asyncio.create_task(hears.run())
        await asyncio.sleep(1)
    for seed in range(1, tables + 1):
        table = Table(make_setting(game, 2, {}, "bench", False, seed), game)
        for seat in range(2):
            table.sit(seat, "", f"Bot {seat}", now(), bot="random")
        await rooms.add(table)
    first, before = sum(metrics.commits.counts), time.process_time()
    while sum(metrics.commits.counts) - first < count:
        await asyncio.sleep(0.05)
    done, spent = sum(metrics.commits.counts) - first, time.process_time() - before
    if others is not None:
        others.cancel()
    await rooms.close()
    await store.close()
    return done, spent


# Pages that watch


def idle(pages: str = "10000") -> None:
    """Half of them at each process."""
    from bench.hall import watching

    count = int(pages)
    limits = ["--limit", f"sockets={count}", "--limit", f"connections={count}"]

    async def whole(halls: list[Hall]) -> None:
        found: list[Any] = []
        tables = []
        for hall in halls:
            with hall.client() as http:
                tables.append(new_table(http, "me", "here", listed="yes"))
                tables.append(http.get(f"{tables[-1]}/frame").json()["version"])
        before = memory([hall.pid for hall in halls])
        for number, hall in enumerate(halls):
            table, version = tables[2 * number : 2 * number + 2]
            found += await watching(hall, table, version, count // len(halls))
        after = memory([hall.pid for hall in halls])
        spent = cpu([hall.pid for hall in halls])
        await asyncio.sleep(30)
        spent = (cpu([hall.pid for hall in halls]) - spent) / 30
        print(
            f"{len(found):,} pages that watch: the two processes have {after:.0f} MB, {before:.0f} MB before,"
            f" {(after - before) / len(found) * 1024:.1f} KB each; {spent * 100:.0f} % of a core"
        )

    with two_halls(*limits) as (_, _, halls):
        asyncio.run(whole(halls))


COMMANDS: dict[str, Callable[..., None]] = {"many": many, "many-action": action, "many-idle": idle}
