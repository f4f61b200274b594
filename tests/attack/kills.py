"""Kill -9 while people play: whatever was acknowledged by HTTP is there after the restart."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from meeplehall import registry
from meeplehall.store.sqlite import SqliteStore
from meeplehall.table import Acted, Said, Table
from tests.web.server import Person

from .hall_process import UNBOUNDED, HallProcess
from .outcome import Outcome, Tell, silent

PLAYERS = 3
MOST_COMMANDS = 20
GAMES = ("burgundy", "renaissance", "nobility")


@dataclass
class Played:
    """A person at a table of several seats, and what the hall has said yes to."""

    person: Person
    table: str
    game: str
    acts: list[tuple[int, str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    over: bool = False

    def go_on(self) -> None:
        """Decide and talk until the hall is gone."""
        game = registry.find(self.game)
        with contextlib.suppress(httpx.HTTPError):  # on the connection to the hall that was killed
            self.person.get("/health")
        try:
            while not self.over:
                frame = self.person.frame(self.table, f"?seat={len(self.acts) % 2}")
                self.over = frame["status"] != "running"
                if not frame.get("decision"):
                    frame = self.person.frame(self.table, f"?seat={(len(self.acts) + 1) % 2}")
                if not frame.get("decision"):
                    continue
                pick = frame["decision"]["picks"][-1]
                if pick.get("lead", -1) >= 0:
                    pick = {"action": pick["lead"]}
                answer = self.person.act(self.table, frame["viewer"], pick["action"], frame["version"])
                if answer.status_code == 200:
                    self.acts.append((frame["viewer"], game.notation(pick["action"])))
                word = f"word {len(self.words)}"
                if len(self.acts) % 3 == 0:
                    answer = self.person.post(f"/table/{self.table}/say", {"seat": 0, "text": word})
                    if answer.status_code == 200:
                        self.words.append(word)
        except httpx.HTTPError:
            pass


def kill_again_and_again(folder: Path, count: int, seed: str, seconds: float, tell: Tell = silent) -> Outcome:
    """So many kills, each at a moment nobody chose."""
    out = Outcome("kill -9 while people play")
    dice = random.Random(f"{seed}/kills")
    until = time.monotonic() + seconds
    with HallProcess(folder, limits=(*UNBOUNDED, "chat_per_minute=100000")) as hall:
        people = [Person(hall, f"Ann {n}") for n in range(PLAYERS)]  # type: ignore[arg-type]
        all_played: list[Played] = []
        while out.tried < count and time.monotonic() < until:
            playing = [_seated(person, all_played, GAMES[n % len(GAMES)]) for n, person in enumerate(people)]
            hands = [threading.Thread(target=one.go_on) for one in playing]
            for hand in hands:
                hand.start()
            # So many commands and a moment: a slow machine has done as much before it is stopped.
            _wait_for(all_played, _acknowledged(all_played) + dice.randrange(1, MOST_COMMANDS))
            time.sleep(dice.random() * 0.05)
            hall.kill()
            out.tried += 1
            tell(out.tried)
            for hand in hands:
                hand.join(60)
            hall.start()
        for person in people:
            person.close()
    for played in all_played:
        for what in asyncio.run(lost(hall.database, played, out.tried)):
            out.breaks(f"table {played.table}: {what}")
    acknowledged = _acknowledged(all_played)
    out.expect(acknowledged >= 2 * out.tried, f"only {acknowledged} commands: this proves nothing")
    out.figures = [f"{acknowledged:,} acknowledged commands at {len(all_played)} tables, all there"]
    for line in hall.mistakes():
        out.breaks(f"log: {line[:400]}")
    return out


def _acknowledged(all_played: list[Played]) -> int:
    return sum(len(played.acts) + len(played.words) for played in all_played)


def _wait_for(all_played: list[Played], commands: int) -> None:
    end = time.monotonic() + 20
    while _acknowledged(all_played) < commands and time.monotonic() < end:
        time.sleep(0.005)


def _seated(person: Person, before: list[Played], game: str) -> Played:
    """The table this person has been at, or a new one when that game is over."""
    for played in before:
        if played.person is person and not played.over:
            return played
    before.append(Played(person, person.new_table("me", "here", game=game), game))
    return before[-1]


async def lost(database: str, played: Played, kills: int) -> list[str]:
    """What was acknowledged and is not there, or is there though nobody asked for it; and whether it fits together."""
    store = SqliteStore(database)
    saved = await store.load(played.table)
    await store.close()
    if saved is None:
        return ["gone"]
    found = []
    acts = [(entry.seat, entry.action) for entry in saved.entries if isinstance(entry, Acted)]
    words = [entry.text for entry in saved.entries if isinstance(entry, Said)]
    if not _in_order(played.acts, acts) or not _in_order(played.words, words):
        found.append(
            f"{len(played.acts)} decisions and {len(played.words)} words, but {len(acts)} and {len(words)} there"
        )
    if len(acts) > len(played.acts) + kills:  # those whose acknowledgement a kill cut off
        found.append("decisions that nobody made")
    game = registry.find(played.game)
    table = Table.load(saved, game)
    state = game.new(saved.setting.players, dict(saved.setting.options), table.seed(), rules=saved.setting.rules)
    for seat, action in acts:
        state.apply(seat, game.parse(action))
    if table.state is None or table.state.digest() != state.digest():
        found.append("the position is not that of its log")
    return found


def _in_order(few: Sequence[object], many: Sequence[object]) -> bool:
    rest = iter(many)
    return all(one in rest for one in few)
