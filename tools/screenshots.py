"""Takes pictures of the hall with Chromium: home, table, end and replay; wide and narrow, by day and by night.

python tools/screenshots.py [folder]
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SEED = "1477"
TASTE = {"do-place": 0, "do-sell": 2, "do-take": 1, "do-workers": 4}


def open_hall(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A hall of its own, whose bots do not wait."""
    command = [sys.executable, "-m", "meeplehall", "hall", "--no-browser", "--port", "0", "--pace", "0"]
    hall = subprocess.Popen([*command, "--database", f"{folder}/hall.db"], stdout=subprocess.PIPE, text=True)
    assert hall.stdout is not None
    match = re.search(r"http://\S+:\d+", hall.stdout.readline())
    assert match
    return hall, match[0]


def frame(page: Page) -> Any:
    """What the hall says, once it is this person's turn or all is over."""
    address = page.url.partition("?")[0] + "/frame"
    for _ in range(3000):
        found = page.request.get(address).json()
        if found.get("decision") or found["status"] != "running":
            return found
        time.sleep(0.02)
    raise SystemExit("nobody moves at the table")


def kind(pick: Any) -> str:
    """What a pick does."""
    return next((place for place in pick["places"] if place.startswith("do-")), "")


def decide(page: Page, now: Any, taste: dict[str, int]) -> None:
    """Take what pays, by taste."""

    def worth(pick: Any) -> tuple[int, int, int]:
        gain = int(pick.get("gain", "+0"))
        return taste.get(kind(pick), 3), -gain, pick.get("cost", -1)

    pick = min(now["decision"]["picks"], key=worth)
    body = {"seat": now["viewer"], "action": pick["action"], "version": now["version"]}
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    page.request.post(page.url.partition("?")[0] + "/act", data=body, headers={"Origin": origin[0]})


def until(page: Page, steps: int, spaces: int) -> str:
    """Play on until this person can place one tile on several spaces; answers where that tile lies.

    As the game nears its end, fewer spaces will do.
    """
    for n in range(steps + 60):
        now = frame(page)
        found: dict[str, set[str]] = {}
        for pick in now["decision"]["picks"]:
            for place in pick["places"]:
                if place.startswith("sto-"):
                    found.setdefault(place, set()).update(p for p in pick["places"] if p.startswith("est-"))
        best = max(found, key=lambda place: len(found[place]), default="")
        if n >= steps and best and len(found[best]) >= spaces - (n - steps) // 15:
            return best
        # Near the picture, keep tiles in storage and workers in the purse.
        decide(page, now, TASTE if n < steps else {"do-take": 0, "do-workers": 1, "do-place": 5})
    raise SystemExit("no position for the picture was found: choose another SEED")


class Pictures:
    """Takes them in both themes and both widths."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """One picture, with nothing pointed at."""
        page.mouse.move(2, 2)
        time.sleep(0.7)
        page.screenshot(path=str(self.folder / f"{name}.png"))
        print(self.folder / f"{name}.png")

    def day_and_night(self, page: Page, name: str) -> None:
        """Both themes."""
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            self.take(page, f"{name}-{'day' if theme == 'light' else 'night'}")


def person(browser: Browser, url: str, name: str) -> BrowserContext:
    """Somebody with a name."""
    context = browser.new_context(viewport=DESK, base_url=url)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-open=name]").click()
    page.fill("#name", name)
    page.get_by_role("button", name="Keep").click()
    page.close()
    return context


def new_table(page: Page, seats: tuple[str, ...]) -> None:
    """By the form, with a seed: the same picture every time."""
    page.goto("/new?game=burgundy")
    for n, seat in enumerate(seats):
        page.select_option(f"#seat-{n}", seat)
    page.locator("summary").click()
    page.fill("#seed", SEED)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def main(folder: Path) -> None:
    """All pictures."""
    with tempfile.TemporaryDirectory() as place:
        hall, url = open_hall(place)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
                take_all(browser, url, Pictures(folder))
                browser.close()
        finally:
            hall.terminate()
            hall.wait()


def take_all(browser: Browser, url: str, pictures: Pictures) -> None:
    """The table at every width and theme, then the pages around it."""
    page = person(browser, url, "Marit").new_page()
    new_table(page, ("me", "bot:greedy", "bot:greedy"))
    tile = until(page, 34, 4)
    page.reload()
    page.locator(f".shelf [data-at='{tile}']").click()
    pictures.day_and_night(page, "table-1440")
    page.set_viewport_size(PHONE)
    for section in ("mine", "board", "others", "log"):
        page.locator(f"[data-show={section}]").click()
        pictures.day_and_night(page, f"table-390-{section}")
    page.set_viewport_size(DESK)
    other = page.context.new_page()
    for players in (2, 4):
        new_table(other, ("me", *["bot:greedy"] * (players - 1)))
        until(other, 22, 2)
        other.reload()
        pictures.take(other, f"table-1440-{players}-players")
    other.goto("/")
    pictures.day_and_night(other, "home-1440")
    other.set_viewport_size(PHONE)
    pictures.day_and_night(other, "home-390")
    other.close()
    while (now := frame(page))["status"] == "running":
        decide(page, now, TASTE)
    page.reload()
    page.locator("#d-ending[open]").wait_for()
    pictures.day_and_night(page, "end-1440")
    page.goto(page.url + "/replay?at=120")
    pictures.day_and_night(page, "replay-1440")
    page.goto("/rules/burgundy#CB-405")
    pictures.take(page, "rules-1440")
    page.goto("/new?game=burgundy")
    pictures.take(page, "new-table-1440")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
