"""Takes pictures of Rise to Nobility: every number of players and module, wide and narrow, by day and by night.

python tools/screenshots_nobility.py [folder]
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tools.screenshots import DESK, FLAGS, PHONE, Pictures, frame, open_hall, person

# Name, other players, options, and the round of the picture.
TABLES = (
    ("solo", 0, {"events": "yes"}, 4),
    ("two-night", 1, {"night": "yes"}, 4),
    ("three", 2, {}, 4),
    ("four-chancery", 3, {"chancery": "yes", "events": "yes"}, 5),
    ("six", 5, {"chancery": "yes", "events": "yes"}, 4),
)


def new_table(page: Page, others: int, options: dict[str, str]) -> None:
    """By the form, with a seed: the same picture every time."""
    page.goto("/new?game=nobility")
    for n in range(1, others + 1):
        page.select_option(f"#seat-{n}", "bot:greedy")
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    page.locator("summary").click()
    page.fill("#seed", "1477")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def round_of(now: Any) -> int:
    """How far the game is, read from the page."""
    found = re.search(r"Round (\d+)", now["regions"]["strip"])
    return int(found[1]) if found else 0


def decide(page: Page, now: Any, number: int) -> None:
    """What pays most; else something else every time."""
    picks = now["decision"]["picks"]

    def worth(pick: Any) -> tuple[int, int, int]:
        quits = pick["places"] in (["rest"], ["do-pass"]) or "do-sell" in pick["places"]
        return -int(quits), int(pick.get("gain", "+0")), hash((pick["action"], number)) % 97

    pick = max(picks, key=worth)
    body = {"seat": now["viewer"], "action": pick["action"], "version": now["version"], "lead": pick.get("lead", -1)}
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    page.request.post(page.url.partition("?")[0] + "/act", data=body, headers={"Origin": origin[0]})


def play(page: Page, until: int) -> None:
    """Up to a turn with dice in hand in that round; 11 is the end."""
    for number in range(2000):
        now = frame(page)
        if now["status"] != "running":
            break
        fresh = any(pick.get("lead", -1) >= 0 for pick in now["decision"]["picks"])
        if round_of(now) >= until and fresh:
            break
        decide(page, now, number)
    page.reload()


def main(folder: Path) -> None:
    """All pictures."""
    pictures = Pictures(folder)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        hall, url = open_hall(place)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = person(browser, url, "Marit").new_page()
        for name, others, options, until in TABLES:
            page.set_viewport_size(DESK)
            new_table(page, others, options)
            if "chancery" in options:
                pictures.take(page, f"nobility-{name}-1440-commissions")
            play(page, until)
            page.locator(".n-die:is(.lit, .may)").last.click()
            pictures.day_and_night(page, f"nobility-{name}-1440")
            page.set_viewport_size(PHONE)
            for section in ("board", "mine", "others", "log"):
                page.locator(f"[data-show={section}]").click()
                pictures.day_and_night(page, f"nobility-{name}-390-{section}")
        page.set_viewport_size(DESK)
        play(page, 11)
        page.locator("#d-ending[open]").wait_for()
        pictures.day_and_night(page, "nobility-end-1440")
        page.goto(page.url + "/replay?at=200")
        pictures.day_and_night(page, "nobility-replay-1440")
        page.goto("/new?game=nobility")
        pictures.take(page, "nobility-new-table-1440")
        browser.close()
        hall.terminate()
        hall.wait()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
