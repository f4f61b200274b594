"""Looks at all tables on all screens and says what a visitor would stumble over: `python -m tools.layout [word ...]`.

Every game at every player count and with its modules, at several moments, with its lists and dialogs, its replay; in
both languages, by day and by night, and with words that are 30 % longer. With words: only tables whose names hold one.
Exit status 1 if anything was found.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.server import HallServer
from tools.browsers import chromium
from tools.screenshots.__main__ import FLAGS

from . import SCREENS, faults, lengthen
from .played import Played
from .tour import ALL, Table, look_everywhere, show

SEED = 1477
MOMENTS = (0, 1, 12, 25)
"""How many decisions are made between one look and the next; then the game is played to its end."""
THE_REST = 4000
LANGUAGES = ("en", "nl")
THEMES = ("light", "dark")
LONGER = 30
DIALOGS = {
    "all": "[data-open=all]:not([hidden])",
    "menu": "[data-open=menu]",
    "since": "[data-do=replay-last]",
    "points": "[data-open=points]",
    "zoom": "[data-zoom]:not([disabled])",
    "ending": "#choices .btn-main:has([href='#i-crown'])",
}
"""What opens, and by what."""
SHUT = "() => document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close())"


class Report:
    """What was found, said at once and counted."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.looks = 0

    def add(self, where: str, faults_: list[str]) -> None:
        """The faults of one look."""
        self.looks += 1
        self.found.update({f"{where}: {fault}": 1 for fault in faults_})
        for fault in faults_:
            print(f"{where}: {fault}", flush=True)


def eyes(browser: Browser, played: Played, touch: bool, language: str, theme: str) -> Page:
    """A device of the person who plays."""
    context = browser.new_context(
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    played.let_in(context)
    return context.new_page()


def look(page: Page, address: str, touch: bool, longer: int, where: str, report: Report) -> None:
    """One page on all its screens, tab by tab, and what it opens."""
    page.goto(address)
    page.locator("#sentence").wait_for()
    if longer:
        lengthen(page, longer)
    for screen in SCREENS:
        if screen.touch != touch:
            continue
        page.evaluate(SHUT)
        for section, found in look_everywhere(page, screen):
            report.add(f"{where} {screen} {section}".strip(), found)
        for name, opener in DIALOGS.items():
            if page.locator(opener).count():
                page.locator(opener).first.dispatch_event("click")
            if page.locator(f"#d-{name}[open]").count():
                show(page, screen)
                report.add(f"{where} {screen} dialog {name}", faults(page, touch))
            page.evaluate(SHUT)


def tour(browser: Browser, hall: HallServer, table: Table, report: Report) -> None:
    """One table, from its first decision to its replay."""
    played = Played(hall, table.game, table.players, table.options, SEED)
    ways = list(product((False, True), LANGUAGES, THEMES))
    for number, decisions in enumerate((*MOMENTS, THE_REST)):
        played.play_on(decisions)
        # Colours do not move anything: each moment is seen by day in one language and by night in the other.
        for touch, language, theme in ways:
            if (LANGUAGES.index(language) + THEMES.index(theme) + number) % 2:
                continue
            page = eyes(browser, played, touch, language, theme)
            longer = LONGER if theme == "dark" else 0
            look(page, played.address, touch, longer, f"{table} moment {number} {language} {theme}", report)
            page.context.close()
    for touch in (False, True):
        page = eyes(browser, played, touch, "nl", "light")
        look(page, f"{played.address}/replay?at=60", touch, 0, f"{table} replay", report)
        page.context.close()


def main(words: list[str]) -> int:
    """All tables, or those that were asked for."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = HallServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for table in ALL:
            if not words or any(word in str(table) for word in words):
                tour(browser, hall, table, report)
                print(f"{table}: {report.looks} looks, {len(report.found)} faults so far", flush=True)
        browser.close()
        hall.stop()
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
