"""All pictures: every game at a desk and on a phone, by day and by night, in both languages; then the pages around.

python -m tools.screenshots [folder] [word ...]     with words: only the scenes whose names hold one of them
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from meeplehall.envs.browsers import chromium

from .camera import DESK, FLAGS, LANGUAGES, PHONE, Camera
from .plays import SCENES, Scene, open_ripe, play_to_the_end
from .study import study
from .visitor import Visitor, open_hall

RULES = {"burgundy": "CB-405", "renaissance": "RM-301", "nobility": "RN-301"}


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
        if not words or "study" in words:
            study(browser, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:])
