"""What the statistics of somebody with many games cost: CPU of the first look after a start, and of the next ones.

python -m bench.own_games [games]     so many (200) of each game, all of them reviewed
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from datetime import date

from msgspec.structs import replace

from meeplehall.store.sqlite import SqliteStore
from meeplehall.table import Table
from meeplehall.web.config import Config
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.hall import Hall
from meeplehall.web.pages.statistics import statistics_page
from meeplehall.web.texts import texts
from tools.pasts import Past, keep, play, read

PLAYER = "bench"
REPEAT = 20


async def measure(past: Past, games: int) -> str:
    """A row of figures, in milliseconds of CPU of the whole process."""
    table = play(past, 1, PLAYER, "Marit")
    verdicts = read(table, 1)
    with tempfile.TemporaryDirectory() as folder:
        config = Config(database=f"{folder}/hall.db")
        hall = Hall(config, SqliteStore(config.database), b"x" * 32)
        for n in range(games):
            twin = Table(replace(table.setting, id=f"t{n}"), table.game)
            twin.seats, twin.log, twin.status, twin.state = table.seats, table.log, table.status, table.state
            await keep(hall.store, twin, verdicts, hall.reviews.budget)
        times = []
        for _ in range(1 + REPEAT):
            began = time.process_time()
            found = await hall.own_games.of((PLAYER,))
            page = statistics_page(Visit(texts("en"), Visitor(PLAYER, "Marit")), found, "", date.today(), games)
            times.append(1000 * (time.process_time() - began))
        await hall.store.close()
    again = sorted(times[1:])[REPEAT // 2]
    kilobytes = len(page.encode()) / 1024
    return f"{past.game:12} {len(verdicts):4} turns  first {times[0]:6.0f} ms  then {again:5.1f} ms  {kilobytes:.0f} KB"


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name in ("burgundy", "renaissance", "nobility"):
        print(asyncio.run(measure(Past(name, 2), count)), flush=True)
