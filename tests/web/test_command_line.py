"""`meeplehall hall` and what can go wrong when it starts."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx

from .conftest import COMMAND, Start
from .server import PATIENCE


def test_it_opens_plays_and_closes(tmp_path: Path, start: Start) -> None:
    hall = start("--port", "0", "--database", str(tmp_path / "new" / "hall.db"))
    assert hall.stdout is not None
    line = hall.stdout.readline()
    match = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert match, line
    url = match[0]
    with httpx.Client(base_url=url, timeout=PATIENCE, headers={"Origin": url.rstrip("/")}) as http:
        answer = http.post("/play", data={"game": "burgundy"})
        assert http.get(answer.headers["location"]).status_code == 200
    hall.send_signal(signal.SIGINT)
    _, errors = hall.communicate(timeout=60)
    assert hall.returncode == 0
    assert errors == ""


STOPPED_IN_A_CALLBACK = """
import asyncio, os, signal
from meeplehall.web.server import run_until_stopped

def swallows():
    try:
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(1000): pass
    except BaseException:
        print("swallowed")

async def work():
    asyncio.get_running_loop().call_soon(swallows)
    try:
        await asyncio.Event().wait()
    finally:
        print("tidied up")

run_until_stopped(work())
"""


def test_a_signal_to_stop_is_not_lost_in_a_callback_that_swallows_everything() -> None:
    """As callbacks of sockets do: what raises there is written to the log and forgotten."""
    done = subprocess.run([sys.executable, "-c", STOPPED_IN_A_CALLBACK], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr, done.returncode) == ("tidied up\n", "", 0)


def children(of: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == of and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


def test_nothing_is_left_running_after_a_kill(tmp_path: Path, start: Start) -> None:
    hall = start("--port", "0", "--database", str(tmp_path / "hall.db"))
    assert hall.stdout is not None
    hall.stdout.readline()
    workers = children(hall.pid)
    assert workers
    hall.kill()
    hall.communicate()
    for _ in range(100):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            break
        time.sleep(0.1)
    else:
        raise AssertionError("workers outlive their hall")


def test_a_port_in_use_is_one_line(tmp_path: Path, start: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        hall = start("--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "hall.db"))
        _, errors = hall.communicate(timeout=60)
    assert hall.returncode == 2
    assert re.fullmatch(r"meeplehall: cannot listen on 127\.0\.0\.1 port \d+: .*; choose another with --port\n", errors)


def test_a_database_from_a_newer_version_is_one_line(tmp_path: Path, start: Start) -> None:
    path = tmp_path / "hall.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    hall = start("--port", "0", "--database", str(path))
    _, errors = hall.communicate(timeout=60)
    assert hall.returncode == 2
    assert errors.count("\n") == 1
    assert "use a newer Meeplehall" in errors
    assert path.read_bytes()[100:] == before[100:]


def refused(*arguments: str, file_size: int = 0) -> str:
    """The one line with which a hall does not start."""

    def bound() -> None:
        if file_size:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))

    hall = subprocess.run(
        [*COMMAND, "--port", "0", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=bound,
        env=os.environ | ({"PYTHONDONTWRITEBYTECODE": "1"} if file_size else {}),  # Python might keep half of it
        check=False,
    )
    assert hall.returncode == 2, hall.stderr
    assert hall.stderr.startswith("meeplehall: ")
    assert hall.stderr.count("\n") == 1
    return hall.stderr


def test_whatever_is_wrong_with_the_database_is_one_line(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir, " * 1000)
    assert "cannot be used as a database" in refused("--database", str(letter))
    assert "directory" in refused("--database", str(tmp_path))
    assert "cannot be made a folder" in refused("--database", str(letter / "hall.db"))
    assert "cannot be used as a database" in refused("--database", str(tmp_path / "full.db"), file_size=8192)


def test_a_hall_is_copied_while_it_runs_and_put_back_when_it_is_closed(tmp_path: Path, start: Start) -> None:
    database, copy = str(tmp_path / "hall.db"), str(tmp_path / "copy.db")
    command = [sys.executable, "-m", "meeplehall", "hall"]
    hall = start("--port", "0", "--database", database)
    assert hall.stdout is not None
    url = re.search(r"http://127\.0\.0\.1:\d+/", hall.stdout.readline())
    assert url
    with httpx.Client(base_url=url[0], timeout=PATIENCE, headers={"Origin": url[0].rstrip("/")}) as http:
        table = http.post("/play", data={"game": "burgundy"}).headers["location"]
        done = subprocess.run([*command, "backup", copy, "--database", database], capture_output=True, check=True)
        assert done.stdout.decode() == f"{copy}: 1 table\n"
        assert "is open in another hall" in refused("--database", database)
        cookies = http.cookies
    busy = subprocess.run(
        [*command, "--database", database, "restore", copy, "--force"], capture_output=True, text=True, check=False
    )
    assert (busy.returncode, busy.stderr.count("\n")) == (2, 1)
    assert "is open in another hall" in busy.stderr
    hall.send_signal(signal.SIGINT)
    hall.communicate(timeout=60)
    Path(database).unlink()
    subprocess.run([*command, "restore", copy, "--database", database], capture_output=True, check=True)
    hall = start("--port", "0", "--database", database)
    assert hall.stdout is not None
    url = re.search(r"http://127\.0\.0\.1:\d+/", hall.stdout.readline())
    assert url
    with httpx.Client(base_url=url[0], timeout=PATIENCE, cookies=cookies) as http:
        assert http.get(table).status_code == 200, "the table, its seat and the cookie are known again"
    hall.send_signal(signal.SIGINT)
    hall.communicate(timeout=60)
