"""A hall of two processes on PostgreSQL under load: prints the table of docs/operations.md.

python bench/hall.py many [TABLES ...]    250, 500, 1,000 and 2,000 tables, each with two bots; people's moves meanwhile
python bench/hall.py many-idle [PAGES]    what 10,000 pages cost that only watch
python bench/hall.py many-action          processor time of one bot's action, on SQLite and on PostgreSQL
python bench/hall.py many-kills [TIMES]   100 times one of the processes is killed: what is lost, how soon all goes on

Everything is on this machine's loopback: two halls, PostgreSQL (pgserver), the bots and whoever measures.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import threading
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

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--database", database]
        limits = dict.fromkeys(NO_BOUNDS, 100000)
        bounds = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
        tables = ["--bot-tables", "100000", "--bot-tables-each", "100000"]
        self.process = subprocess.Popen([*command, *tables, *bounds, *arguments], stdout=subprocess.PIPE, text=True)
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
    from meeplehall.web.rooms.neighbourhood import Neighbourhood
    from meeplehall.web.rooms.opening import make_setting, now

    pace = tables / ACTIONS
    config = Config(database=address, pace=pace, bot_tables=tables, bot_tables_each=tables)
    store, metrics, game = await open_store(address), Metrics(), registry.find("burgundy")
    rooms = Rooms(store, Here(), config, metrics)  # type: ignore[arg-type]  # as much of it as bots need
    others = None
    if store.neighbours is not None:
        others = asyncio.create_task(Neighbourhood(store.neighbours, store, rooms, set(), lambda: None).run())
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


# Kills

KILL_TABLES = 200
KILL_PACE = 0.5
PLAYERS = 6


class Player:
    """Plays both seats of a table through whichever process answers, and keeps account of every acknowledged move."""

    def __init__(self, halls: list[Hall], number: int) -> None:
        self.halls = halls
        self.number = number
        self.cookies = httpx.Cookies()
        self.table = ""
        self.said = 0
        """The version of the last acknowledgement."""
        self.acknowledged = 0
        self.unclear = 0
        """Moves without an answer that turned out to have been made."""
        self.games: list[tuple[str, int]] = []
        """Tables that are over, and how many moves were made there."""

    def run(self, end: threading.Event) -> None:
        while not end.is_set():
            self.number += 1
            url = self.halls[self.number % 2].url
            headers = {"Origin": url, "Accept": "application/json"}
            try:
                with httpx.Client(base_url=url, headers=headers, cookies=self.cookies, timeout=20) as http:
                    self._play(http, end)
            except httpx.TransportError:
                time.sleep(0.05)

    def _play(self, http: httpx.Client, end: threading.Event) -> None:
        if not self.table:
            self.table = new_table(http, "me", "here")
            self.cookies = http.cookies
        for _ in range(random.randrange(3, 15)):
            if end.is_set():
                return
            answer = http.get(f"{self.table}/frame")
            if answer.status_code == 503:
                time.sleep(0.1)
                continue
            frame: Any = answer.json()
            assert frame["version"] >= self.said, f"lost: {self.table} {frame['version']} < {self.said}"
            if not frame.get("decision"):
                self._finish()
                return
            self._decide(http, frame)
            time.sleep(0.1)

    def _decide(self, http: httpx.Client, frame: Any) -> None:
        pick = frame["decision"]["picks"][0]
        body = {"seat": frame["viewer"], "action": pick["action"], "version": frame["version"]}
        body["lead"] = pick.get("lead", -1)
        moves = 2 if body["lead"] >= 0 else 1
        try:
            answer = http.post(f"{self.table}/act", json=body)
        except httpx.TransportError:
            self._ask_again(frame["version"], moves)
            raise
        if answer.status_code == 200:
            self.said = max(self.said, int(answer.json()["version"]))
            self.acknowledged += moves
        else:
            assert answer.status_code == 503, answer.text
            self._ask_again(frame["version"], moves)

    def _ask_again(self, version: int, moves: int) -> None:
        """Whether a move without an answer was made: the version says so."""
        while True:
            for hall in self.halls:
                try:
                    with httpx.Client(base_url=hall.url, cookies=self.cookies, timeout=20) as http:
                        answer = http.get(f"{self.table}/frame", headers={"Accept": "application/json"})
                        if answer.status_code == 200:
                            self.unclear += moves if answer.json()["version"] > version else 0
                            return
                except httpx.TransportError:
                    continue
            time.sleep(0.1)

    def _finish(self) -> None:
        self.games.append((self.table.rpartition("/")[2], self.acknowledged + self.unclear))
        self.table, self.said, self.acknowledged, self.unclear = "", 0, 0, 0


OWED = (
    """SELECT tables.id, length FROM tables JOIN leases ON table_id = tables.id WHERE bots_due AND owner = '{owner}'"""
)
GAPS = """SELECT count(*) FROM tables JOIN LATERAL
    (SELECT count(*) AS count, max(n) + 1 AS last FROM entries WHERE table_id = tables.id) AS found ON true
    WHERE length <> found.count OR length <> found.last"""


def kills(times: str = "100") -> None:
    """After each kill the tables of the dead process must go on, and nothing that was acknowledged may be missing."""
    took: list[float] = []
    with two_halls("--pace", str(KILL_PACE), "--thinkers", "1") as (postgres, database, halls):
        fill(postgres, database, halls, KILL_TABLES)
        end = threading.Event()
        players = [Player(halls, number) for number in range(PLAYERS)]
        with ThreadPoolExecutor(PLAYERS) as pool:
            playing = [pool.submit(player.run, end) for player in players]
            try:
                for number in range(int(times)):
                    took.append(kill(postgres, database, halls, number % 2))
                    assert not any(task.done() for task in playing), [
                        task.exception() for task in playing if task.done()
                    ]
                    if number % 10 == 9:
                        fill(postgres, database, halls, KILL_TABLES)
                        print(f"{number + 1} kills: {max(took):.1f} s at most, load {load_average()}", flush=True)
            finally:
                end.set()
            for task in playing:
                task.result()
        acknowledged = check(postgres, database, players)
    ordered = sorted(took)
    print(
        f"{len(took)} kills, {KILL_TABLES} tables of bots ({KILL_TABLES / KILL_PACE:.0f} actions/s), {PLAYERS} people:"
        f" all tables of the dead went on after {at(ordered, 0.5):.1f} s in the middle, {ordered[-1]:.1f} s at most;"
        f" {acknowledged} acknowledged moves, none lost, none made twice"
    )


def kill(postgres: Any, database: str, halls: list[Hall], which: int) -> float:
    """Seconds until each of its tables has gone on elsewhere."""
    owner = owner_of(postgres, database, halls[which])
    halls[which].process.kill()
    killed = time.perf_counter()
    halls[which].process.wait()
    left = {row[0]: row[1] for row in postgres.sql(OWED.format(owner=owner), database)}
    while left:
        assert time.perf_counter() - killed < 60, f"{len(left)} tables do not go on"
        time.sleep(0.1)
        names = ", ".join(f"'{name}'" for name in left)
        rows = postgres.sql(f"SELECT id, length, bots_due FROM tables WHERE id IN ({names})", database)
        left = {row[0]: left[row[0]] for row in rows if row[1] == left[row[0]] and row[2]}
    took = time.perf_counter() - killed
    halls[which] = Hall(database, "--pace", str(KILL_PACE))
    time.sleep(1)
    return took


def owner_of(postgres: Any, database: str, hall: Hall) -> str:
    """What the process is called in the database."""
    while True:
        rows = postgres.sql("SELECT id, about FROM processes WHERE until > clock_timestamp()", database)
        for owner, about in rows:
            if f':{hall.pid}"' in about:
                return str(owner)
        time.sleep(0.2)


def check(postgres: Any, database: str, players: list[Player]) -> int:
    """Every move that was made stands there once; no table has a gap."""
    from meeplehall.table.entries import Acted, decode

    assert int(postgres.sql(GAPS, database)[0][0]) == 0, "a table with a gap"
    total = 0
    for player in players:
        if player.table:
            player._finish()
        for table, moves in player.games:
            rows = postgres.sql(f"SELECT entry FROM entries WHERE table_id = '{table}'", database)
            made = sum(isinstance(decode(row[0]), Acted) for row in rows)
            assert made == moves, f"table {table}: {made} moves instead of {moves}"
            total += moves
    return total


COMMANDS: dict[str, Callable[..., None]] = {
    "many": many,
    "many-action": action,
    "many-idle": idle,
    "many-kills": kills,
}
