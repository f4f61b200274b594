"""A database that is away for a while under load: what the halls answer, how soon all goes on, what is lost.

python bench/hall.py many-away [SECONDS ...]    30; the server is stopped at once, as if it had crashed
"""

from __future__ import annotations

import statistics
import time
from collections import Counter
from typing import Any

import httpx

from bench.kills import PACE, PLAYERS, TABLES, Eyes, Player, check, playing
from bench.many import Hall, fill, load_average, new_table, two_halls

EVERY = 0.5
"""Seconds between two looks."""
LONGEST = 120.0
LENGTHS = "SELECT id, length FROM tables WHERE bots_due"


class Visitor:
    """Asks for pages, and has a move ready that nobody can take while the database is away."""

    def __init__(self, table: str, frame: Any, cookies: httpx.Cookies) -> None:
        self._table = table
        self._cookies = cookies
        pick = frame["decision"]["picks"][0]
        self._move = {"seat": frame["viewer"], "action": pick["action"], "version": frame["version"]}

    def look(self, hall: Hall, said: Counter[str], took: list[float]) -> None:
        """What people, a proxy and whoever watches over the hall are told."""
        with httpx.Client(base_url=hall.url, cookies=self._cookies, timeout=60) as http:
            asked = {path: lambda path=path: http.get(path) for path in ("/", self._table, "/health", "/ready")}
            asked |= {"a move": lambda: http.post(f"{self._table}/act", json=self._move, headers={"Origin": hall.url})}
            for what, ask in asked.items():
                begun = time.perf_counter()
                answer = ask()
                took.append(time.perf_counter() - begun)
                words = ", in words" if "database is not available" in answer.text else ""
                said[f"{what.replace(self._table, 'a table')}: {answer.status_code}{words}"] += 1


def away(*seconds: str) -> None:
    """Each hall says that the database is away and goes on by itself when it is back."""
    with two_halls("--pace", str(PACE), "--thinkers", "1") as (postgres, database, halls):
        fill(postgres, database, halls, TABLES)
        with halls[0].client() as http:
            table = new_table(http, "me", "here", listed="yes")
            visitor = Visitor(table, http.get(f"{table}/frame").json(), http.cookies)
        with playing(halls) as players:
            time.sleep(5)
            for number in [float(text) for text in seconds] or [30.0]:
                one_absence(postgres, database, halls, players, visitor, number)
                time.sleep(5)
        acknowledged = check(postgres, database, players)
    print(f"{PLAYERS} people: {acknowledged} acknowledged moves, none lost, none made twice; load {load_average()}")


def one_absence(
    postgres: Any, database: str, halls: list[Hall], players: list[Player], visitor: Visitor, seconds: float
) -> None:
    said: Counter[str] = Counter()
    took: list[float] = []
    postgres.stop()
    gone = time.perf_counter()
    while time.perf_counter() - gone < seconds:
        for hall in halls:
            visitor.look(hall, said, took)
        time.sleep(EVERY)
    assert not any(player.task.done() for player in players), "somebody has found something wrong"
    postgres.start()
    back = time.perf_counter()
    eyes = Eyes(database)
    left = dict(eyes.ask(LENGTHS))
    pages: dict[str, float] = {}
    bots = people = 0.0
    went_on: list[float] = []
    while not (bots and people and len(pages) == len(halls)):
        time.sleep(0.02)
        passed = time.perf_counter() - back
        assert passed < LONGEST, (pages, bots, people, len(left))
        for hall in halls:
            if hall.url not in pages and get(hall, "/").status_code == 200 and get(hall, "/ready").status_code == 200:
                pages[hall.url] = passed
        now = dict(eyes.ask("SELECT id, length FROM tables WHERE id = ANY ($1::text[]) AND bots_due", list(left)))
        still = {table: length for table, length in left.items() if now.get(table) == length}
        went_on += [passed] * (len(left) - len(still))
        left = still
        bots = bots or (0.0 if left else passed)
        people = people or (passed if all(player.answered > back for player in players) else 0.0)
    eyes.close()
    print(f"away for {seconds:.0f} s; meanwhile each of two halls answered, twice a second:")
    for what, times in sorted(said.items()):
        print(f"  {times:4} times {what}")
    print(f"  an answer took {statistics.median(took):.2f} s in the middle, {max(took):.2f} s at most")
    print(
        f"  back: pages after {max(pages.values()):.1f} s, people's moves after {people:.1f} s,"
        f" half of the tables of bots after {statistics.median(went_on):.1f} s, all after {bots:.1f} s",
        flush=True,
    )


def get(hall: Hall, path: str) -> httpx.Response:
    return httpx.get(f"{hall.url}{path}", timeout=60)
