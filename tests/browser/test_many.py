"""Two people at two processes of one hall; one of the processes is killed."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.many.halls import HallProcess, halls, wait_for, whole
from tests.store.server import server
from tests.web.server import PATIENCE
from tests.web.test_command_line import children

from .player import decide, new_table, version

Visit = Callable[..., Page]


def two_free_ports() -> int:
    """The first of two neighbours."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            try:
                two.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def sockets(metrics: int) -> list[int]:
    """How many pages are connected to each of the processes."""
    found = []
    for port in (metrics, metrics + 1):
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        match = re.search(r"^meeplehall_sockets (\d+)", told, re.M)
        assert match
        found.append(int(match[1]))
    return found


def at_both(hall: HallProcess, metrics: int, page: Page) -> None:
    """Load the page again until each process has one of the two."""
    for _ in range(60):
        wait_for(lambda: sum(sockets(metrics)) == 2, 20)
        if sockets(metrics) == [1, 1]:
            return
        page.reload()
        expect(page.locator("body")).to_have_attribute("data-line", "open")
    raise AssertionError("one process takes all")


def test_two_people_play_on_when_a_process_is_killed(visit: Visit) -> None:
    database, metrics = server().new_database(), two_free_ports()
    with halls(database, 1, "--processes", "2", "--metrics-port", str(metrics)) as (hall,):
        ann, bob = visit(hall), visit(hall)
        url = new_table(ann, "me", "open")
        bob.goto(ann.locator("#link-seat-1").input_value())
        bob.fill("#seat-name", "Bob")
        bob.get_by_role("button", name="Sit down").click()
        for page in (ann, bob):
            expect(page.locator(".estate")).to_be_visible()
            page.evaluate("() => (window.same = true)")
        at_both(hall, metrics, bob)
        bob.evaluate("() => (window.same = true)")
        for turn in range(6):
            mover, other = (ann, bob) if ann.locator("body.mine-now").count() else (bob, ann)
            decide(mover)
            expect(other.locator("body")).to_have_attribute("data-version", str(version(mover)))
            if turn == 2:
                os.kill(children(hall.process.pid)[0], signal.SIGKILL)
        for page in (ann, bob):
            expect(page.locator("body")).to_have_attribute("data-line", "open")
            assert page.evaluate("() => window.same"), "nobody had to load the page again"
        assert version(ann) == version(bob)
        whole(database, url.rpartition("/")[2])
