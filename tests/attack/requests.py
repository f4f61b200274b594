"""Requests made by grammar, from several visitors at once, against tables at which others have secrets."""

from __future__ import annotations

import asyncio
import re
import secrets
import threading
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from meeplehall.store.sqlite import SqliteStore
from meeplehall.web.entrance.refusals import HEADERS
from tests.web.server import Person, seat_links

from .grammar import MARKUP, Attempt, Grammar, Knowledge
from .hall_process import SHORT_WAITS, UNBOUNDED, HallProcess
from .outcome import Outcome, Tell, silent, times
from .wire import Answer, Wire

VISITORS = 6
HANDS = 4
SLOWEST = 10.0
"""Seconds within which everything is answered, however busy the machine is."""
ROUND_SECONDS = 100
"""Shorter than the patience after which somebody may be replaced by a bot, who would open secrets."""
GOLDEN = Path(__file__).parents[1] / "golden"
NO_MISTAKE = (500, 501, 502, 504)


@dataclass(frozen=True)
class Victims:
    """Vera has secrets at two tables: a private one, and one at which an attacker sits too."""

    vera: Person
    port: int
    private: str
    shared: str
    canaries: tuple[bytes, ...]
    """What may stand in no answer to anybody else."""

    def unharmed(self) -> bool:
        """Whether she can still decide, at the private table without anything having happened there."""
        mine = self.vera.frame(self.private)
        return bool(mine.get("decision")) and bool(self.vera.frame(self.shared)["version"])


def seat_victims(hall: HallProcess, attacker: Person) -> Victims:
    vera, walter = Person(hall, "Vera"), Person(hall, "Walter")  # type: ignore[arg-type]
    word = f"canary{secrets.token_hex(8)}"
    private = vera.new_table("me", "open", game="renaissance")
    link = seat_links(vera.get(f"/table/{private}").text)[0]
    assert walter.form(link).status_code == 303
    assert vera.post(f"/table/{private}/say", {"seat": 0, "text": word}).status_code == 200
    shared = vera.new_table("me", "open", game="renaissance", listed="yes")
    assert attacker.form(f"/table/{shared}/sit", seat="1").status_code == 303
    tokens = [
        vera.post(f"/table/{table}/link", {"seat": 0}).json()["url"].rpartition("/")[2] for table in (private, shared)
    ]
    told = [word, *tokens, vera.http.cookies["hall"], walter.http.cookies["hall"]]
    told += asyncio.run(_kept_secret(hall.database, private, shared))
    walter.close()
    return Victims(vera, hall.port, private, shared, tuple(text.encode() for text in told))


async def _kept_secret(database: str, *tables: str) -> list[str]:
    """What the database knows and nobody may be told before the end."""
    store = SqliteStore(database)
    found = [(await store.secret("hall")).hex()]
    for table in tables:
        saved = await store.load(table)
        assert saved is not None
        assert saved.setting.secret
        found.append(saved.setting.secret)
    await store.close()
    return found


def fuzz(folder: Path, count: int, seed: str, seconds: float, tell: Tell = silent) -> Outcome:
    """So many requests, or as many as can be made in that time."""
    out = Outcome("requests by grammar, all routes")
    until = time.monotonic() + seconds
    seen: list[float] = []
    statuses: Counter[int] = Counter()
    with HallProcess(folder, limits=(*UNBOUNDED, *SHORT_WAITS)) as hall:
        before = hall.memory()
        n = 0
        while out.tried < count and time.monotonic() < until and len(out.broken) < 100 and hall.lives():
            end = min(until, time.monotonic() + ROUND_SECONDS)
            _round(hall, out, count - out.tried, f"{seed}/{n}", end, seen, statuses, tell)
            n += 1
        out.expect(hall.lives(), "the hall ended")
        after = hall.memory() if hall.lives() else 0
    for line in hall.mistakes():
        out.breaks(f"log: {line[:400]}")
    out.figures = [times(seen), f"memory {before} to {after} MB"]
    out.figures.append("answers " + ", ".join(f"{code}: {n:,}" for code, n in sorted(statuses.items())))
    return out


def _round(
    hall: HallProcess,
    out: Outcome,
    count: int,
    seed: str,
    until: float,
    seen: list[float],
    statuses: Counter[int],
    tell: Tell,
) -> None:
    people = [Person(hall, f"Eve {n}") for n in range(VISITORS)]  # type: ignore[arg-type]
    victims = seat_victims(hall, people[0])
    knowledge = Knowledge(tables=[victims.private, victims.shared, victims.shared])
    knowledge.records = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*/two*.rec"))[:6]]
    for person in people:
        knowledge.tables += [person.new_table("me", "bot:random"), person.new_table("me", "open", game="nobility")]
    for person in people[::2]:  # every other one is signed in
        joined = person.form("/join", name=f"Eve {token_hex(4)}", passphrase="heron walks at dawn")
        out.expect(joined.status_code == 303, f"nobody can join: {joined.status_code}")
    cookies = [person.http.cookies["hall"] for person in people]
    left = iter(range(count))
    lock = threading.Lock()

    def one_hand(number: int) -> None:
        grammar = Grammar(f"{seed}/{number}", knowledge, hall.port)
        wires = {cookie: Wire(hall.port) for cookie in ("", *cookies)}
        while time.monotonic() < until and len(out.broken) < 100:
            with lock:
                if next(left, None) is None:
                    break
                out.tried += 1
                tell(out.tried)
            cookie = grammar.dice.choice(("", *cookies))
            attempt = grammar.attempt(cookie, cookies)
            answer = wires[cookie].ask(attempt.data, attempt.method, last=not attempt.framed)
            knowledge.learn(attempt.path, answer.headers, answer.body)
            with lock:
                seen.append(answer.seconds)
                statuses[answer.status] += 1
                for what in wrong_with(attempt, answer, victims):
                    out.breaks(what, attempt.data, answer.body)
        for wire in wires.values():
            wire.close()

    hands = [threading.Thread(target=one_hand, args=(n,)) for n in range(HANDS)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    if hall.lives():
        out.expect(victims.unharmed(), "Vera's tables are not as they were")
    for person in (*people, victims.vera):
        person.close()


def wrong_with(attempt: Attempt, answer: Answer, victims: Victims) -> list[str]:
    """What an answer must never be."""
    if answer.status == 0:
        return ["no answer"] if attempt.framed else []
    found = []
    if answer.status in NO_MISTAKE:
        found.append(f"status {answer.status}")
    if answer.seconds > SLOWEST:
        found.append(f"answered after {answer.seconds:.1f} s")
    missing = [name for name, value in HEADERS.items() if answer.headers.get(name.lower()) != value]
    if missing:
        found.append(f"{answer.status} without {', '.join(missing)}")
    if "x-split" in answer.headers:
        found.append("a header out of what was sent")
    goes_to = answer.headers.get("location", "/")
    if not re.match(r"/(?![/\\])", goes_to.removeprefix(f"http://127.0.0.1:{victims.port}")):
        found.append(f"leads to another site: {goes_to[:80]}")
    html = answer.headers.get("content-type", "").startswith("text/html")
    if html and MARKUP.encode() in answer.body:
        found.append("markup of a visitor in a page")
    if b"Traceback (most" in answer.body:
        found.append("a traceback")
    told = answer.body + "\n".join(answer.headers.values()).encode(errors="replace")
    if any(canary in told for canary in victims.canaries):
        found.append("a secret of the hall or of a private table")
    if victims.shared in attempt.path and b"face-0-" in answer.body:
        found.append("another's hand")
    return found
