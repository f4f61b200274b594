"""Kill -9 at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from meeplehall.store.sqlite import SqliteStore
from meeplehall.table import Table
from tests.forks import FORKS
from tests.store import writer
from tests.table.helpers import new_table

KILLS = 40
MOST_WRITES = 12


def test_many_kills(tmp_path: Path) -> None:
    """A writer process tells `table entries digest` after each durable write; we kill it at random moments."""
    path = str(tmp_path / "hall.db")
    rng = random.Random(5)
    acknowledged: dict[str, tuple[int, str]] = {}
    for kill in range(1, KILLS + 1):
        mouth, ear = FORKS.Pipe(duplex=False)[::-1]
        victim = FORKS.Process(target=writer.run, args=(path, str(kill), mouth))
        victim.start()
        mouth.close()
        with open(ear.fileno(), "rb", closefd=False) as told:
            line = told.readline()
            assert line == b"ready\n", line
            # So many writes and a moment: a slow machine writes as much before it is stopped.
            said = b"".join(told.readline() for _ in range(rng.randrange(MOST_WRITES)))
            time.sleep(rng.random() * 0.02)
            victim.kill()
            said += told.read()
        ear.close()
        victim.join()
        victim.close()
        for text in said.decode().splitlines(keepends=True):
            if text.endswith("\n"):
                table, entries, digest = text.split()
                acknowledged[table] = (int(entries), digest)
        if kill % 10 == 0:
            asyncio.run(check(path, acknowledged))
    assert len(acknowledged) > KILLS, "the writers hardly wrote anything: the test would prove nothing"


async def check(path: str, acknowledged: dict[str, tuple[int, str]]) -> None:
    store = SqliteStore(path)
    game = new_table().game
    for name, (entries, digest) in acknowledged.items():
        saved = await store.load(name)
        assert saved is not None, f"{name} was acknowledged and is gone"
        assert len(saved.entries) >= entries, f"{name}: acknowledged entries are gone"
        table = Table.load(saved, game)
        assert table.state is not None
        if len(saved.entries) == entries:
            assert table.state.digest() == digest
    await store.close()
