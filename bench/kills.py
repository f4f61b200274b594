"""Processes of a hall on PostgreSQL that are killed under load: what is lost, how soon all goes on.

python bench/hall.py many-kills [TIMES]    one of two processes is killed, 100 times; about 6 minutes

After each kill it is measured when the first table of the dead process is claimed by the other, when the last is, when
the last has gone on by a durable action, and when each person has had an answer to another move.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any

import asyncpg
import httpx

from bench.many import Hall, at, fill, load_average, new_table, two_halls

TABLES = 200
PACE = 0.5
PLAYERS = 6
TOLD = 10
"""Kills after which is told how far it is."""
GOAL = 5.0
"""Seconds."""


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
        self.answered = time.perf_counter()
        """When a move was last acknowledged."""
        self.games: list[tuple[str, int]] = []
        """Tables that are over, and how many moves were made there."""
        self.task: Future[None] | None = None

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
                self.finish()
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
            self.answered = time.perf_counter()
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

    def finish(self) -> None:
        self.games.append((self.table.rpartition("/")[2], self.acknowledged + self.unclear))
        self.table, self.said, self.acknowledged, self.unclear = "", 0, 0, 0


@contextmanager
def playing(halls: list[Hall]) -> Iterator[list[Player]]:
    """People who play meanwhile; whoever finds something wrong ends the measurement."""
    end = threading.Event()
    players = [Player(halls, number) for number in range(PLAYERS)]
    with ThreadPoolExecutor(PLAYERS) as pool:
        for player in players:
            player.task = pool.submit(player.run, end)
        try:
            yield players
        finally:
            end.set()
            for player in players:
                player.task.result()  # what they have found says more than what came of it


class Eyes:
    """One connection that looks at the database again and again."""

    def __init__(self, database: str) -> None:
        self._runner = asyncio.Runner()
        self._db: Any = self._runner.run(asyncpg.connect(database))

    def ask(self, sql: str, *values: object) -> list[Any]:
        return list(self._runner.run(self._db.fetch(sql, *values)))

    def close(self) -> None:
        self._runner.run(self._db.close())
        self._runner.close()


OWED = "SELECT tables.id, length FROM tables JOIN leases ON table_id = tables.id WHERE bots_due AND owner = $1"
CLAIMED = "SELECT count(*) FROM leases WHERE table_id = ANY ($1::text[]) AND owner <> $2"
GAPS = """SELECT count(*) FROM tables JOIN LATERAL
    (SELECT count(*) AS count, max(n) + 1 AS last FROM entries WHERE table_id = tables.id) AS found ON true
    WHERE length <> found.count OR length <> found.last"""


@dataclass
class Took:
    """Seconds from a kill until..."""

    noticed: float = 0.0
    """...the first table of the dead was claimed by another,"""
    claimed: float = 0.0
    """...the last was,"""
    went_on: float = 0.0
    """...the last of them had gone on,"""
    people: float = 0.0
    """...everybody had had an answer to another move."""


def kills(times: str = "100") -> None:
    """After each kill the tables of the dead process must go on, and nothing that was acknowledged may be missing."""
    took: list[Took] = []
    with two_halls("--pace", str(PACE), "--thinkers", "1") as (postgres, database, halls):
        eyes = Eyes(database)
        fill(postgres, database, halls, TABLES)
        with playing(halls) as players:
            for number in range(int(times)):
                took.append(kill(eyes, database, halls, number % 2, players))
                if number % TOLD == TOLD - 1:
                    fill(postgres, database, halls, TABLES)
                    print(f"{number + 1} kills, load {load_average()}; the last {TOLD}:", flush=True)
                    tell(took[-TOLD:])
        acknowledged = check(postgres, database, players)
        eyes.close()
    print(
        f"{len(took)} kills, {TABLES} tables of bots ({TABLES / PACE:.0f} actions/s), {PLAYERS} people:"
        f" {acknowledged} acknowledged moves, none lost, none made twice"
    )
    tell(took)
    late = sum(one.went_on > GOAL for one in took)
    print(f"  {late} of {len(took)} took more than {GOAL:.0f} s")


def tell(took: list[Took]) -> None:
    """The distribution of each part."""
    for field in fields(Took):
        ordered = sorted(getattr(one, field.name) for one in took)
        parts = [f"{name} {at(ordered, share):.2f} s" for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99))]
        print(f"  {field.name:8} {'  '.join(parts)}  worst {ordered[-1]:.2f} s", flush=True)


def kill(eyes: Eyes, database: str, halls: list[Hall], which: int, players: list[Player]) -> Took:
    """Until each of its tables has gone on elsewhere, and everybody too."""
    owner = owner_of(eyes, halls[which])
    took = Took()
    halls[which].process.kill()
    killed = time.perf_counter()
    halls[which].process.wait()
    left = dict(eyes.ask(OWED, owner))
    tables = list(left)
    while not (took.went_on and took.people):
        time.sleep(0.02)
        passed = time.perf_counter() - killed
        assert passed < 60, f"{len(left)} tables do not go on"
        assert not any(player.task.done() for player in players), "somebody has found something wrong"
        if not took.claimed:
            claimed = eyes.ask(CLAIMED, tables, owner)[0][0]
            took.noticed = took.noticed or (passed if claimed else 0.0)
            took.claimed = passed if claimed == len(tables) else 0.0
        rows = eyes.ask("SELECT id, length, bots_due FROM tables WHERE id = ANY ($1::text[])", list(left))
        left = {row[0]: left[row[0]] for row in rows if row[1] == left[row[0]] and row[2]}
        took.went_on = took.went_on or (0.0 if left else passed)
        if all(player.answered > killed for player in players):
            took.people = took.people or passed
    took.claimed = took.claimed or took.went_on  # a game that was over before it could be seen
    halls[which] = Hall(database, "--pace", str(PACE), "--thinkers", "1")
    time.sleep(1)
    return took


def owner_of(eyes: Eyes, hall: Hall) -> str:
    """What the process is called in the database."""
    while True:
        for owner, about in eyes.ask("SELECT id, about FROM processes WHERE until > clock_timestamp()"):
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
            player.finish()
        for table, moves in player.games:
            rows = postgres.sql(f"SELECT entry FROM entries WHERE table_id = '{table}'", database)
            made = sum(isinstance(decode(row[0]), Acted) for row in rows)
            assert made == moves, f"table {table}: {made} moves instead of {moves}"
            total += moves
    return total
