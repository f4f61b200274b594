"""What pages cost in a hall with many accounts and finished games: CPU of this process, for home, one's own page, a
person's page, a leaderboard and every step of a rating, of people who are looked at for the first time since the hall
opened, and again. All games are rated.

python -m bench.people [accounts games]     10,000 and 100,000; in SQLite and, with a server of its own, PostgreSQL

The games are made of one real game of each kind. Those of the people who are looked at have their whole log, all others
only its first entries: what is never read would only take an hour to write.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable

import httpx
import msgspec

from meeplehall.contests.skill import Skill, after_game
from meeplehall.store.moving import PARTS, _opened
from meeplehall.store.opening import open_store
from meeplehall.store.people import Session, hashed
from meeplehall.store.rows import numbers_text, options_text, pack
from meeplehall.table import Table
from meeplehall.table.entries import Sat, encode
from meeplehall.web.app import make_app
from meeplehall.web.config import Config, Limits
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.hall import Hall
from meeplehall.web.rooms.opening import now
from tests.store.server import server
from tests.web.server import UNHURRIED
from tools.pasts import Past, play

MOST_MS = 15.0
LOOKED_AT = 30
"""People whose pages are drawn."""
BUSY = 2000
"""Games of the first of them."""
WHOLE = 12
"""The latest of each of them that have their whole log."""
AT_ONCE = 2000
OPEN = 60
"""Tables that wait in the lobby."""
FRIENDS = 20
"""Of each of those who are looked at; all of them are about."""
SEED = 2026
Rows = dict[str, list[tuple[object, ...]]]


def rows_of(accounts: int, games: int) -> Rows:
    """Everything, by part of the database."""
    dice = random.Random(SEED)
    models = [play(Past(name, 2), 1, "p0", "Person 0") for name in ("burgundy", "renaissance", "nobility")]
    begun = now() - games * 60_000
    pairs = []
    for n in range(games):
        first = 0 if n % (games // BUSY) == 0 else dice.randrange(accounts)
        pairs.append((first, (first + 1 + dice.randrange(accounts - 1)) % accounts))
    latest: dict[int, list[int]] = defaultdict(list)
    for n, pair in enumerate(pairs):
        for who in pair:
            latest[who].append(n)
    whole = {n for who in range(LOOKED_AT) for n in latest[who][-WHOLE:]}
    found: Rows = defaultdict(list)
    for n in range(accounts):
        found["accounts"].append((f"id{n}", f"Person {n}", f"person{n}", f"p{n}", 1 + n % 13, n % 6, "", begun, 0, 0))
        found["holdings"].append((f"p{n}", f"id{n}"))
    skills: dict[tuple[int, str], Skill] = {}
    games_of: Counter[tuple[int, str]] = Counter()
    for n, pair in enumerate(pairs):
        model = models[n % 3]
        _rate(found, skills, games_of, model.setting.game, f"t{n:06d}", pair, begun + n * 60_000)
        _add(found, models[n % 3], f"t{n:06d}", pair, begun + n * 60_000, n in whole)
    for (who, game), skill in skills.items():
        count = games_of[who, game]
        row = (f"id{who}", game, 2, skill.mean, skill.deviation, count, skill.mean, now() - 60_000)
        found["ratings"].append(row)
    for n in range(OPEN):
        _add_open(found, models[n % 3], f"open{n:03d}", f"p{n % accounts}", now() - n * 60_000)
    for n in range(LOOKED_AT):
        for other in range(n + 1, n + 1 + FRIENDS):
            found["ties"] += [(f"id{n}", f"id{other}", "friend", begun)]
    for n in range(LOOKED_AT + FRIENDS):
        found["presence"].append((f"id{n}", now(), 0))
    return found


def _rate(
    found: Rows,
    skills: dict[tuple[int, str], Skill],
    games_of: Counter[tuple[int, str]],
    game: str,
    table: str,
    pair: tuple[int, int],
    at: int,
) -> None:
    """The stronger one by number wins, so that there is an order."""
    before = [skills.get((who, game), Skill()) for who in pair]
    places = [1, 2] if pair[0] > pair[1] else [2, 1]
    found["matches"].append((table, game, 2, at, 2))
    for seat, (who, old, new) in enumerate(zip(pair, before, after_game(before, places), strict=True)):
        change = (new.mean, new.deviation, new.mean - old.mean, "")
        found["rating_changes"].append((table, f"id{who}", game, 2, seat, at, places[seat], *change))
        skills[who, game] = Skill(new.mean, min(new.deviation, 100.0))
        games_of[who, game] += 1


def _add(found: Rows, model: Table, name: str, pair: tuple[int, int], at: int, whole: bool) -> None:
    host = f"p{pair[0]}"
    setting = msgspec.structs.replace(model.setting, id=name, host=host, created=at, listed=True)
    seats = [
        msgspec.structs.replace(seat, player=f"p{who}", name=f"Person {who}", bot="")
        for seat, who in zip(model.seats, pair, strict=True)
    ]
    commit = _commit(model)
    state = ("over", pack(seats), numbers_text([]), False, commit.position)
    row = (name, pack(setting), setting.game, options_text(setting.options), host, True, at, at, *state, 0, "")
    found["tables"].append(row)
    for n, entry in enumerate(model.log if whole else model.log[:2]):
        if isinstance(entry, Sat):
            seat = seats[entry.seat]
            entry = msgspec.structs.replace(entry, player=seat.player, name=seat.name, bot="")
        found["entries"].append((name, n, encode(entry)))
    found["players"] += [(player, name) for player in dict.fromkeys(seat.player for seat in seats)]


def _add_open(found: Rows, model: Table, name: str, host: str, at: int) -> None:
    setting = msgspec.structs.replace(model.setting, id=name, host=host, created=at, listed=True)
    table = Table(setting, model.game)
    table.sit(0, host, f"Host {name}", at)
    commit = _commit(table)
    state = ("open", pack(commit.seats), numbers_text([]), False, commit.position)
    row = (name, pack(setting), setting.game, options_text(setting.options), host, True, at, at, *state, 0, "")
    found["tables"].append(row)
    found["entries"] += [(name, n, encode(entry)) for n, entry in enumerate(table.log)]
    found["players"].append((host, name))


def _commit(model: Table) -> msgspec.Struct:
    model._handed_out = 0
    commit = model.take_commit()
    assert commit is not None
    return commit


async def fill(address: str, found: Rows) -> None:
    async with _opened(address, writing=True) as into:
        for part in PARTS:
            rows = found.get(part.name, [])
            for start in range(0, len(rows), AT_ONCE):
                await into.put(part, rows[start : start + AT_ONCE])
        await into.finish()


async def measure(name: str, address: str) -> bool:
    store = await open_store(address)
    hall = Hall(Config(database=address, limits=Limits(**UNHURRIED)), store, b"x" * 32)
    transport = httpx.ASGITransport(make_app(hall))
    for n in range(LOOKED_AT):
        at = now()
        session = Session(
            token=hashed(f"token{n}"), account=f"id{n}", made=at, seen=at, proved=at, way="passkey", label=""
        )
        await store.people.open_session(session, 5)
    good = True
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:

        def page(path: str) -> Callable[[int], Awaitable[None]]:
            async def ask(n: int) -> None:
                visitor = Visitor(f"p{n}", "", 0, f"token{n}")
                cookie = hall.cookie.write(visitor).partition(";")[0]
                answer = await client.get(path.format(n=n), headers={"Cookie": cookie})
                assert answer.status_code == 200, answer.text[:300]
                assert f"Person {n}" in answer.text

            return ask

        async def nothing(n: int) -> None:
            await client.get("/health")

        await cpu(nothing, range(5))
        await page("/")(LOOKED_AT - 1)  # texts, signs and queries are read once
        around = statistics.median(await cpu(nothing, range(50)))
        pages = (
            ("home", "/"),
            ("the lobby", "/lobby"),
            ("friends", "/friends"),
            ("one's own page", "/you"),
            ("a person's page", "/person/id{n}"),
            ("a leaderboard", "/ratings?game=burgundy&players=2"),
            ("steps of a rating", "/person/id{n}/ratings/burgundy/2"),
        )
        for title, path in pages:
            hall.results._briefs.clear()
            hall.rooms._rooms.clear()
            first = await cpu(page(path), range(LOOKED_AT - 1))
            again = await cpu(page(path), [*range(LOOKED_AT - 1)] * 3)
            middle, then = statistics.median(first) - around, statistics.median(again) - around
            good &= then <= MOST_MS
            print(
                f"{name:10} {title:16} first {middle:5.1f} ms (busiest {first[0] - around:5.1f})"
                f"  again {then:5.1f} ms (busiest {again[0] - around:5.1f})",
                flush=True,
            )
    await store.close()
    await hall.thinkers.close()
    return good


async def cpu(work: Callable[[int], Awaitable[None]], people: object) -> list[float]:
    """Milliseconds for each, the threads of the database included."""
    times = []
    for n in people:  # type: ignore[attr-defined]
        began = time.process_time()
        await work(n)
        times.append(1000 * (time.process_time() - began))
    return times


if __name__ == "__main__":
    counts = [int(text) for text in sys.argv[1:3]] or [10_000, 100_000]
    made = rows_of(*counts)
    held = True
    with tempfile.TemporaryDirectory() as folder:
        for kind, place in (("SQLite", f"{folder}/hall.db"), ("PostgreSQL", "")):
            place = place or server().new_database()
            asyncio.run(fill(place, made))
            if kind == "PostgreSQL":
                server().sql("ANALYZE", place)
            held &= asyncio.run(measure(kind, place))
    sys.exit(0 if held else 1)
