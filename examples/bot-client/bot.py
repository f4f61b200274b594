"""A bot that plays at a hall over HTTP, with nothing but Python's own library (docs/bot-api.md).

    python bot.py http://localhost:8420 TOKEN                 opens a table against a bot of the hall and plays it
    python bot.py http://localhost:8420 TOKEN --table ID      sits down at that table
    python bot.py http://localhost:8420 TOKEN --all           plays at every table where it sits, for ever

It takes any legal action, the first it prefers: a bot of your own has another `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

Choose = Callable[[dict[str, Any]], dict[str, Any]]
STALE = 409
PASSING = (429, 503)


class Hall:
    """The hall, as a program with a token sees it."""

    def __init__(self, address: str, token: str) -> None:
        self.base, self.token = address.rstrip("/") + "/api/v1", token

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request and its answer; whoever comes too often is told when to come again."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        while True:
            try:
                request = urllib.request.Request(self.base + path, data, headers)
                with urllib.request.urlopen(request, timeout=90) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in PASSING:
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))

    def play(self, table: str, choose: Choose) -> dict[str, Any]:
        """Decide whenever it is our turn, until the game is over; how it ended."""
        position = self.ask(f"/tables/{table}/position")
        while position["status"] in ("open", "running"):
            if not position["decides"]:
                position = self.ask(f"/tables/{table}/position?after={position['version']}&wait=50")
                continue
            decision = {"version": position["version"], "action": choose(position)["action"]}
            try:
                position = self.ask(f"/tables/{table}/act", decision)
            except urllib.error.HTTPError as error:
                if error.code != STALE:
                    raise
                position = self.ask(f"/tables/{table}/position")
        return dict(position)


def choose(position: dict[str, Any]) -> dict[str, Any]:
    """One of the legal actions. All that the seat knows is in `position["view"]`."""
    return dict(random.choice(position["legal"]))


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hall")
    parser.add_argument("token")
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--table", default="")
    parser.add_argument("--all", action="store_true")
    given = parser.parse_args()
    hall = Hall(given.hall, given.token)
    while given.all:
        for table in hall.ask("/me")["tables"]:
            if table["waits"]:
                print(table["id"], hall.play(table["id"], choose)["result"], flush=True)
        time.sleep(2)
    if given.table:
        hall.ask(f"/tables/{given.table}/sit", {})
    else:
        seats = ["me", "bot:easy"]
        given.table = hall.ask("/tables", {"game": given.game, "seats": seats})["table"]["id"]
    print(given.table, hall.play(given.table, choose)["result"])


if __name__ == "__main__":
    main()
