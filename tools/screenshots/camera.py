"""The camera: one page, its pictures in both themes and at both widths."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
THEMES = {"day": "light", "night": "dark"}
LANGUAGES = ("nl", "en")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


class Camera:
    """Takes a page's pictures, and says so."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.began = time.monotonic()
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, whole: bool = False) -> None:
        """One picture, with nothing pointed at; `whole`: of all that can be rolled into view."""
        self.page.mouse.move(2, 2)
        if whole:
            self.page.evaluate("() => scrollTo(0, 0)")
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=str(self.folder / f"{name}.png"), full_page=whole)
        self.taken += 1
        print(f"{time.monotonic() - self.began:4.0f} s  {self.taken:3}  {name}.png", flush=True)

    def day_and_night(self, name: str, whole: bool = False) -> None:
        """Both themes."""
        for theme, scheme in THEMES.items():
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            self.take(f"{name}-{theme}", whole)
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def tabs(self, name: str) -> None:
        """A phone's sections of a table."""
        self.page.set_viewport_size(PHONE)
        for tab in self.page.locator("[data-show]").all():
            tab.click()
            self.day_and_night(f"{name}-390-{tab.get_attribute('data-show')}")
        self.page.set_viewport_size(DESK)

    def both_widths(self, path: str, name: str) -> None:
        """A page that is no table."""
        self.page.goto(path)
        self.day_and_night(f"{name}-1440")
        self.page.set_viewport_size(PHONE)
        self.take(f"{name}-390-day")
        self.page.set_viewport_size(DESK)
