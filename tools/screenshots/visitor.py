"""A hall of its own, and somebody who plays there: by the forms of the pages, and by the commands they send."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import send

PATIENCE = 60.0
WHO_HURRIES = ("reads_per_second", "reads_at_once", "reads_per_address_second", "reads_per_address_at_once")
WHO_HURRIES += (
    "commands_per_second",
    "commands_at_once",
    "commands_per_address_second",
    "commands_per_address_at_once",
)
WHO_HURRIES += ("tables_per_visitor", "new_tables_per_address_at_once")
HURRIED = [word for name in WHO_HURRIES for word in ("--limit", f"{name}=10000")]
"""One visitor asks faster than people do."""
Pick = dict[str, Any]
Frame = dict[str, Any]


@contextmanager
def open_hall() -> Iterator[str]:
    """The address of a hall whose bots do not wait."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--pace", "0", *HURRIED]
        hall = subprocess.Popen([*command, "--database", f"{folder}/hall.db"], stdout=subprocess.PIPE, text=True)
        try:
            assert hall.stdout is not None
            match = re.search(r"http://\S+:\d+", hall.stdout.readline())
            if match is None:
                raise SystemExit("the hall did not open")
            yield match[0]
        finally:
            hall.terminate()
            hall.wait()


class Visitor:
    """Somebody with a name, a page and a taste."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        page.goto("/")
        page.locator("[data-open=name]").click()
        page.fill("#name", name)
        page.locator("#d-name .btn-main").click()

    def new_table(self, game: str, bots: int, options: dict[str, str], seed: int) -> None:
        """With a seed: much the same picture every time."""
        fields = {"game": game, "seed": str(seed), "listed": "yes", "seat-0": "me"}
        fields |= {f"seat-{n}": "bot:easy" for n in range(1, bots + 1)}
        fields |= {f"option-{name}": value for name, value in options.items()}
        send(self.page, "/new", **fields)

    @property
    def table(self) -> str:
        """The address of the table."""
        return self.page.url.partition("?")[0]

    def frame(self) -> Frame:
        """What the hall says, once it is this person's turn or all is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found: Frame = self.page.request.get(f"{self.table}/frame").json()
            if found.get("decision") or found["status"] != "running":
                return found
            time.sleep(0.02)
        raise SystemExit("nobody moves at the table")

    def decide(self, now: Frame, worth: Callable[[Pick], Any]) -> None:
        """Take the pick that is worth most."""
        pick = max(now["decision"]["picks"], key=worth)
        body = {
            "seat": now["viewer"],
            "action": pick["action"],
            "version": now["version"],
            "lead": pick.get("lead", -1),
        }
        origin = re.match(r"https?://[^/]+", self.page.url)
        assert origin
        self.page.request.post(f"{self.table}/act", data=body, headers={"Origin": origin[0]})

    def speak(self, language: str) -> None:
        """Turn the page to this language."""
        button = self.page.locator(f"[data-language={language}]").first
        if button.count():
            button.dispatch_event("click")
            self.page.locator(f"html[lang={language}]").wait_for(state="attached")
