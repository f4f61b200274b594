"""Looks at all tables on all screens and says what a visitor would stumble over: `python -m tools.layout [word ...]`.

Every game at every player count and with its modules, at several moments, with its lists and dialogs, its replay; the
positions of the second guides (`second-burgundy`); in both languages, by day and by night, and with words that are 30 %
longer. With words: only tables and guides whose names hold one.
Exit status 1 if anything was found.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from meeplehall import registry
from meeplehall.envs.browsers import chromium
from meeplehall.web.guides.second import positions
from tests.web.server import HallServer
from tools.screenshots.camera import FLAGS

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
PATIENCE = 120_000
"""Milliseconds: a tour runs beside other work."""
DIALOGS = {
    "all": "[data-open=all]:not([hidden])",
    "menu": "[data-open=menu]",
    "since": "[data-do=replay-last]",
    "points": "[data-open=points]",
    "zoom": "[data-zoom]:not([disabled])",
    "ending": "#choices .btn-main:has([href='#i-crown'])",
}
"""What opens, and by what."""
BEST = "[data-choice=best]"
"""The best choice of a second guide's position: once it is pressed, the page says why."""
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


def eyes(browser: Browser, touch: bool, language: str, theme: str) -> Page:
    """A device that speaks a language, by day or by night."""
    context = browser.new_context(
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
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


def ways(number: int) -> list[tuple[bool, str, str]]:
    """Touch or mouse, language and theme. Colours do not move anything: each moment is seen by day in one language and
    by night in the other."""
    return [
        (touch, language, theme)
        for touch, language, theme in product((False, True), LANGUAGES, THEMES)
        if (LANGUAGES.index(language) + THEMES.index(theme) + number) % 2 == 0
    ]


def tour(browser: Browser, hall: HallServer, table: Table, report: Report) -> None:
    """One table, from its first decision to its replay."""
    played = Played(hall, table.game, table.players, table.options, SEED)
    for number, decisions in enumerate((*MOMENTS, THE_REST)):
        played.play_on(decisions)
        for touch, language, theme in ways(number):
            page = eyes(browser, touch, language, theme)
            played.let_in(page.context)
            longer = LONGER if theme == "dark" else 0
            look(page, played.address, touch, longer, f"{table} moment {number} {language} {theme}", report)
            page.context.close()
    for touch, language, theme in ways(0):
        page = eyes(browser, touch, language, theme)
        played.let_in(page.context)
        longer = LONGER if theme == "dark" else 0
        look(page, f"{played.address}/replay?at=60", touch, longer, f"{table} replay {language} {theme}", report)
        page.context.close()


def tour_of_second(browser: Browser, hall: HallServer, game: str, report: Report) -> None:
    """All positions of a second guide, asked and answered."""
    for number in range(1, len(positions(game)) + 1):
        for touch, language, theme in ways(number):
            page = eyes(browser, touch, language, theme)
            longer = LONGER if theme == "dark" else 0
            where = f"second-{game} {number} {language} {theme}"
            look(page, f"{hall.url}/second/{game}/{number}", touch, longer, where, report)
            page.locator(BEST).dispatch_event("click")
            for screen in SCREENS:
                if screen.touch == touch:
                    show(page, screen)
                    report.add(f"{where} {screen} answered", faults(page, touch))
            page.context.close()


def main(words: list[str]) -> int:
    """All tables and second guides, or those that were asked for."""
    report = Report()

    def asked(name: str) -> bool:
        return not words or any(word in name for word in words)

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = HallServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for table in filter(lambda table: asked(str(table)), ALL):
            tour(browser, hall, table, report)
            print(f"{table}: {report.looks} looks, {len(report.found)} faults so far", flush=True)
        for game in filter(lambda game: asked(f"second-{game}"), registry.BUILT_IN):
            tour_of_second(browser, hall, game, report)
            print(f"second-{game}: {report.looks} looks, {len(report.found)} faults so far", flush=True)
        browser.close()
        hall.stop()
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
