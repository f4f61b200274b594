"""Kill -9 at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from meeplehall.store.sqlite import SqliteStore
from meeplehall.table import Table
from tests.table.helpers import new_table

KILLS = 100
MOST_WRITES = 12
ROOT = Path(__file__).parents[2]


def test_a_hundred_kills(tmp_path: Path) -> None:
    """A writer process prints `table entries digest` after each durable write; we kill it at random moments."""
    path = str(tmp_path / "hall.db")
    rng = random.Random(5)
    acknowledged: dict[str, tuple[int, str]] = {}
    paths = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    kills = 0
    while kills < KILLS:
        writer = subprocess.Popen(
            [sys.executable, "-m", "tests.store.writer", path, str(kills)], stdout=subprocess.PIPE, env=env, cwd=ROOT
        )
        assert writer.stdout is not None
        line = writer.stdout.readline().decode()
        assert line.startswith("ready"), line
        # So many writes and a moment: a slow machine writes as much before it is stopped.
        said = b"".join(writer.stdout.readline() for _ in range(rng.randrange(MOST_WRITES)))
        time.sleep(rng.random() * 0.02)
        writer.send_signal(signal.SIGKILL)
        for text in (said + writer.stdout.read()).decode().splitlines(keepends=True):
            if text.endswith("\n"):
                table, entries, digest = text.split()
                acknowledged[table] = (int(entries), digest)
        writer.wait()
        writer.stdout.close()
        kills += 1
        if kills % 10 == 0:
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
