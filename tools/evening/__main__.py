"""Evenings of one person and bots: each game is played by clicks to its end, on each device and in each language.

python -m tools.evening [folder] [word ...]     with words: only evenings with these in their names, such as
                                                burgundy 390x844t nl

Says after each how long it took and how it ended. Exit status 1 if a page complained.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from meeplehall.envs.browsers import chromium
from tests.browser.player import ORDERS, decide, is_over, version, wait_for_change, wait_for_turn
from tests.web.server import HallServer
from tools.screenshots.camera import FLAGS
from tools.screenshots.visitor import Visitor

from .album import Album
from .evenings import EVENINGS, Evening
from .mind import at_once

SEED = 1477
PATIENCE = 300_000
"""Milliseconds: bots think beside other work."""
LONGEST_THOUGHT = 10_000
MOST_DECISIONS = 2000
ADVICE_EVERY = 12
"""Every twelfth decision is a good one: who only tries things sees little of a game."""


def play(page: Page, evening: Evening, album: Album) -> int:
    """To its end; answers how many decisions that took."""
    for number in range(MOST_DECISIONS):
        wait_for_turn(page)
        if is_over(page):
            return number
        album.decision(number)
        if number % ADVICE_EVERY == 0 and take_advice(page, album):
            continue
        # What is chosen differs from turn to turn, so that a game shows more of what can be done.
        try:
            decide(page, ORDERS[evening.game], number, album.question)
        except AssertionError:
            album.take("stuck")
            raise
    raise SystemExit(f"{evening} does not end")


def take_advice(page: Page, album: Album) -> bool:
    """Ask for a good move and make it; false where nobody answers."""
    asked = page.locator("[data-do=hint]:visible")
    album.question()
    if not asked.count():
        album.press(page.locator("[data-open=menu]"))
    if not asked.count():
        album.press(page.locator("#d-menu [data-do=close]"))
        return False
    before = version(page)
    album.press(asked.first)
    answer = page.locator("#advice:not([hidden]) .btn-main")
    try:
        answer.wait_for(timeout=LONGEST_THOUGHT)
    except TimeoutError:
        return False
    for name in ("advice-where", "advice-move"):
        album.once(name)
        album.press(answer)
    wait_for_change(page, before)
    return True


def spend(browser: Browser, url: str, evening: Evening, folder: Path) -> list[str]:
    """A whole evening; answers what the page complained about."""
    screen = evening.screen
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        base_url=url,
        locale=evening.language,
        color_scheme=evening.theme,  # type: ignore[arg-type]
        has_touch=screen.touch,
        is_mobile=screen.touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    began = time.monotonic()
    visitor = Visitor(page, "Marit")
    visitor.new_table(evening.game, evening.players - 1, evening.options, SEED)
    album = Album(page, screen, folder / str(evening))
    decisions = play(page, evening, album)
    scores = [" ".join(rank.split()) for rank in page.locator("#d-ending .rank").all_inner_texts()]
    album.ending()
    context.close()
    took = time.monotonic() - began
    print(f"{evening}: {decisions} decisions, {album.taken} pictures, {took:.0f} s; {', '.join(scores)}", flush=True)
    return complaints


def main(folder: Path, words: list[str]) -> int:
    """All evenings, or those that were asked for."""
    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as database, at_once(), sync_playwright() as playwright:
        hall = HallServer(Path(database))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for evening in EVENINGS:
            if set(words) <= set(str(evening).split("-")):
                complaints += spend(browser, hall.url, evening, folder)
        browser.close()
        hall.stop()
    # Where bots are busy, a hint is refused: the page says so.
    complaints = [text for text in complaints if "status of 503" not in text]
    print(*complaints, sep="\n")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "evenings"), sys.argv[2:]))
