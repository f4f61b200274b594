"""The pictures of an evening: what a person comes to see, each kind of thing once or twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.player import hold
from tools.layout import Screen
from tools.screenshots.camera import DRAWN

MOST_QUESTIONS = 8
MOST_PARTS = 2
READING = {6: ".lit", 18: ":not(.lit, .may, .bare)"}
"""At which decisions something is read: what can be chosen, and what cannot."""
SECTIONS = {0: "start", 12: "later", 40: "late"}
"""At which decisions all of the table is shown."""
LISTS_AT = 12
DIALOGS = {
    "all": "[data-open=all]:not([hidden])",
    "since": "[data-do=replay-last]",
    "points": "[data-open=points]",
    "zoom": "[data-zoom]:not([disabled])",
    "menu": "[data-open=menu]",
    "settings": "[data-open=settings]",
}
SHUT = "() => document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close())"


class Album:
    """Pictures of one page in a folder, numbered as they were taken."""

    def __init__(self, page: Page, screen: Screen, folder: Path) -> None:
        self.page = page
        self.screen = screen
        self.folder = folder
        self.taken = 0
        self._seen: Counter[str] = Counter()
        folder.mkdir(parents=True, exist_ok=True)
        for older in folder.glob("*.png"):
            older.unlink()

    def take(self, name: str) -> None:
        """The page as it stands."""
        self.page.evaluate(DRAWN)
        self.taken += 1
        self.page.screenshot(path=str(self.folder / f"{self.taken:02}-{name}.png"))

    def decision(self, number: int) -> None:
        """Before a decision is made."""
        if number in SECTIONS:
            self.sections(SECTIONS[number])
        if self.page.locator("#told:not([hidden])").count() and self._is_new("part", MOST_PARTS):
            self.take("part")
        if number in READING:
            # Of a map that is pressed as a whole nothing can be read.
            readable = f".desk [data-hint]{READING[number]}:not([inert] *)"
            self._read(readable, "read-choice" if number == min(READING) else "read")
        if number == LISTS_AT:
            self._dialogs()

    def question(self) -> None:
        """Before a click: every kind of question once, at the beginning of a choice and in the midst of it."""
        words = re.sub(r"\d+", "", self.page.locator("#sentence").inner_text()).split()
        kind = re.sub(r"\W+", "-", " ".join(words[-4:]).lower()).strip("-")
        if (
            self._seen["questions"] < MOST_QUESTIONS
            and self._is_new(kind, 1)
            and self._is_new("questions", MOST_QUESTIONS)
        ):
            self.take(f"asked-{kind}")

    def press(self, button: Locator) -> None:
        """With a finger or with the mouse, as the screen is."""
        button.tap() if self.screen.touch else button.click()

    def once(self, name: str) -> None:
        """The first of its kind."""
        if self._is_new(name, 1):
            self.take(name)

    def ending(self) -> None:
        """The result with its story, then the pages about the game."""
        self._down("#d-ending", "ending")
        self.page.evaluate(SHUT)
        self.sections("over")
        for name in ("replay?at=60", "review", "chance"):
            self.page.goto(f"{self.page.url.partition('?')[0].rpartition('/table/')[0]}/table/{self._table()}/{name}")
            self.take(re.split(r"\W", name)[0])

    def sections(self, name: str) -> None:
        """All tabs of a phone, and back; elsewhere the one page."""
        tabs = self.page.locator("[data-show]:visible")
        if not tabs.count():
            return self.take(name)
        here = self.page.locator("body").get_attribute("data-section")
        for tab in tabs.all():
            section = tab.get_attribute("data-show")
            if section != "chat":
                tab.tap()
                self.take(f"{name}-{section}")
        self.page.locator(f"[data-show={here}]").tap()

    def _table(self) -> str:
        return re.split(r"[/?]", self.page.url.partition("/table/")[2])[0]

    def _is_new(self, kind: str, most: int) -> bool:
        self._seen[kind] += 1
        return self._seen[kind] <= most

    def _read(self, places: str, name: str) -> None:
        """What pointing or holding says."""
        place = self._in_sight(places)
        if place is None:
            return
        if self.screen.touch:
            hold(self.page, place)
        else:
            place.hover(force=True)
            self.page.wait_for_timeout(200)
        self.take(name)
        self.page.evaluate(SHUT)
        self.page.mouse.move(2, 2)

    def _in_sight(self, places: str) -> Locator | None:
        found = self.page.locator(places)
        for number in range(found.count()):
            box = found.nth(number).bounding_box()
            if box and box["width"] and 60 < box["y"] < self.screen.height - 200 and box["x"] > 80:
                return found.nth(number)
        return None

    def _dialogs(self) -> None:
        for name, opener in DIALOGS.items():
            if self.page.locator(opener).count():
                self.page.locator(opener).first.dispatch_event("click")
                self.page.wait_for_timeout(150)
            if self.page.locator(f"#d-{name}[open]").count():
                self.take(f"dialog-{name}")
            self.page.evaluate(SHUT)

    def _down(self, dialog: str, name: str) -> None:
        """A long dialog, screen by screen."""
        box = self.page.locator(dialog)
        height = box.evaluate("(e) => e.clientHeight")
        for screen in range(6):
            box.evaluate("(e, top) => { e.scrollTop = top; }", screen * (height - 40))
            self.take(name)
            if box.evaluate("(e) => e.scrollTop + e.clientHeight >= e.scrollHeight - 4"):
                return
