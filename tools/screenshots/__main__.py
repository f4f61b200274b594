"""All pictures: every game at a desk and on a phone, by day and by night, in both languages; then the pages around.

python -m tools.screenshots [folder] [word ...]     with words: only the scenes whose names hold one of them
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tools.browsers import chromium

from .plays import SCENES, Scene, open_ripe, play_to_the_end
from .visitor import Visitor, open_hall

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
THEMES = {"day": "light", "night": "dark"}
LANGUAGES = ("nl", "en")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
RULES = {"burgundy": "CB-405", "renaissance": "RM-301", "nobility": "RN-301"}


class Camera:
    """Takes a page's pictures, and says so."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.began = time.monotonic()
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """One picture, with nothing pointed at."""
        self.page.mouse.move(2, 2)
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=str(self.folder / f"{name}.png"))
        self.taken += 1
        print(f"{time.monotonic() - self.began:4.0f} s  {self.taken:3}  {name}.png", flush=True)

    def day_and_night(self, name: str) -> None:
        """Both themes."""
        for theme, scheme in THEMES.items():
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            self.take(f"{name}-{theme}")
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


def show(visitor: Visitor, camera: Camera, scene: Scene) -> None:
    """One table."""
    page = visitor.page

    def first_look() -> None:
        if scene.options.get("chancery"):
            camera.take(f"{scene.name}-1440-commissions")

    chosen = open_ripe(visitor, scene, first_look)
    if not scene.main:
        page.locator(chosen).click()
        camera.day_and_night(f"{scene.name}-1440")
        camera.tabs(scene.name)
        return
    for language in LANGUAGES:
        visitor.speak(language)
        page.locator(chosen).click()
        camera.day_and_night(f"{scene.name}-1440-{language}")
        camera.tabs(f"{scene.name}-{language}")
    play_to_the_end(visitor, scene.game)
    for language in LANGUAGES:
        visitor.speak(language)
        page.locator("#d-ending[open]").wait_for()
        camera.day_and_night(f"{scene.game}-end-1440-{language}")
    page.set_viewport_size(PHONE)
    camera.take(f"{scene.game}-end-390-en")
    page.set_viewport_size(DESK)
    page.goto(f"{visitor.table}/replay?at=100")
    camera.day_and_night(f"{scene.game}-replay-1440")


def around(visitor: Visitor, camera: Camera) -> None:
    """Home with a table that waits, new tables, rules, about."""
    visitor.page.goto("/new?game=burgundy")
    visitor.page.locator(".said-bar .btn-main").click()
    visitor.page.wait_for_url("**/table/*")
    camera.take("waiting-1440-day")
    for language in LANGUAGES:
        visitor.page.goto("/")
        visitor.speak(language)
        camera.both_widths("/", f"home-{language}")
        for game, rule in RULES.items():
            camera.both_widths(f"/new?game={game}", f"{game}-new-{language}")
            camera.both_widths(f"/rules/{game}#{rule}", f"{game}-rules-{language}")
    camera.both_widths("/about", "about")


def main(folder: Path, words: list[str]) -> None:
    """All pictures, or those that were asked for."""
    with open_hall() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(viewport=DESK, base_url=url, locale="en-GB").new_page()
        camera = Camera(page, folder)
        visitor = Visitor(page, "Marit")
        if not words or "around" in words:
            around(visitor, camera)
        for scene in SCENES:
            if not words or any(word in scene.name for word in words):
                show(visitor, camera, scene)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:])
