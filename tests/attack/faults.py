"""A disk that is full, and workers of the bots that die or hang."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.web.server import Person

from .hall_process import UNBOUNDED, HallProcess
from .outcome import Outcome

PATIENCE = 90.0


def fill_disk(folder: Path, times: int) -> Outcome:
    """Commands are refused and change nothing, pages go on; with room again, so does the game.

    What Python keeps for later it keeps before that, for it might keep half of it.
    """
    out = Outcome("disk full")
    bytecode = folder / "bytecode"
    with HallProcess(folder, limits=UNBOUNDED, bytecode=bytecode) as hall:
        ann = Person(hall, "Ann")  # type: ignore[arg-type]
        table = ann.new_table("me", "here")
        kept = set(bytecode.rglob("*.pyc"))
        out.expect(len(kept) > 0, "no bytecode is kept")
        for _ in range(times):
            out.tried += 1
            before = ann.my_turn(table)
            pick = before["decision"]["picks"][0]
            hall.fill_disk()
            for _ in range(3):
                answer = ann.act(table, before["viewer"], pick["action"], before["version"])
                out.expect(answer.status_code == 503, f"a command that cannot be kept: {answer.status_code}")
                out.expect(hall.database not in answer.text, "the path of the database is told")
            local = f"localhost:{hall.port}"
            asked = ann.post("/sign-in/ask", {}, Host=local, Origin=f"http://{local}")  # loads what passkeys need
            out.expect(asked.status_code == 503, f"a question that cannot be kept: {asked.status_code}")
            for path in ("/", f"/table/{table}", "/rules/burgundy", "/health"):
                status = ann.get(path).status_code
                out.expect(status == 200, f"{path} while the disk is full: {status}")
            out.expect(ann.frame(table) == before, "the table is ahead of its store")
            hall.empty_disk()
            answer = ann.act(table, before["viewer"], pick["action"], before["version"])
            out.expect(answer.status_code == 200, f"the same command with room again: {answer.status_code}")
        out.expect(set(bytecode.rglob("*.pyc")) == kept, "bytecode is kept while the hall is open")
        out.figures = ["every command 503 and without effect, every page 200, the same command accepted afterwards"]
        ann.close()
    for line in hall.mistakes():
        if "trace=" in line or "Traceback" in line:
            out.breaks(f"log: {line[:400]}")
    return out


def harm_workers(folder: Path, kills: int, hangs: int) -> Outcome:
    """A bot whose process was killed, or stopped, moves all the same; there are never more processes than before."""
    out = Outcome("workers killed and stopped")
    with HallProcess(folder, limits=UNBOUNDED) as hall:
        ann = Person(hall, "Ann")  # type: ignore[arg-type]
        table = ann.new_table("me", "bot:easy")
        ann.my_turn(table)
        waits: list[float] = []
        for harm in [signal.SIGKILL] * kills + [signal.SIGSTOP] * hangs:
            (worker,) = _until(hall.workers)
            os.kill(worker, harm)
            out.tried += 1
            began = time.monotonic()
            while True:  # a worker that nobody asks is replaced when somebody does
                frame = ann.my_turn(table)
                if frame["status"] != "running":
                    table = ann.new_table("me", "bot:easy")
                    continue
                pick = frame["decision"]["picks"][-1]
                ann.act(table, frame["viewer"], pick["action"], frame["version"])
                if hall.workers() and worker not in hall.workers():
                    ann.my_turn(table)
                    break
                if time.monotonic() - began > PATIENCE:
                    out.breaks("a worker that was stopped was never replaced")
                    break
            waits.append(time.monotonic() - began)
            out.expect(len(hall.workers()) <= 1, f"{len(hall.workers())} workers instead of one")
        ann.close()
        out.figures = [f"the game went on after {max(waits):.1f} s at most"]
    return out


def _until(found: Callable[[], list[int]]) -> list[int]:
    end = time.monotonic() + PATIENCE
    while not (one := found()) and time.monotonic() < end:
        time.sleep(0.02)
    return one
