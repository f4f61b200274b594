"""Games in which a rule broke, as files for a report: the record up to the decision that broke it."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

from meeplehall.core import record
from meeplehall.files import data_folder
from meeplehall.store.opening import is_server
from meeplehall.table import RuleBroke, Table
from meeplehall.web.logs import request_id, trace_of

log = logging.getLogger("meeplehall.hall")

MOST = 20


class Reports:
    """A folder beside the database, or where one on a server has none, of this user; the oldest go.

    The files hold seeds: they are for whoever runs the hall.
    """

    def __init__(self, database: str) -> None:
        self.folder = data_folder() / "reports" if is_server(database) else Path(f"{database}-reports")

    async def keep(self, table: Table, error: RuleBroke) -> None:
        """One file for each place where a game broke, however often it is tried. What goes wrong here is logged."""
        path = self.folder / f"{table.game.name}-{table.id}-{len(table.actions())}.txt"
        remark = f"# mistake {request_id()}: {error}; {trace_of(error)}\n"
        try:
            await asyncio.to_thread(_write, path, table, remark)
        except Exception as problem:
            log.error("no report of the broken game at table %s", table.id, exc_info=problem)
            return
        log.error("the record of the broken game is in %s", path)


def _write(path: Path, table: Table, remark: str) -> None:
    if path.exists():
        return
    setting = table.setting
    kept = record.begin(table.game, setting.players, dict(setting.options), table.seed(), [], setting.rules)
    kept.log = table.actions()
    kept.redraws = table.redraws()
    text = record.write(kept, table.game)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text + remark)
    oldest = sorted(path.parent.glob("*.txt"), key=lambda found: found.stat().st_mtime)[:-MOST]
    for old in oldest:
        old.unlink()
