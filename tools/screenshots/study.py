"""Pictures of all that a game teaches: reviews, hints, puzzles, and the statistics of somebody who has played much."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from meeplehall.registry import BUILT_IN, find
from meeplehall.study.puzzles import puzzles
from meeplehall.web.entrance.visitors import Visitor
from tests.browser.player import new_table, wait_for_turn
from tests.web.server import HallServer
from tools.pasts import Past, keep, let_in, play, read

from .camera import DESK, LANGUAGES, PHONE, Camera

PLAYOUTS = 8
WHO = Visitor("whoever-plays-for-pictures", "Marit")
ADVANCED = {"setup": "advanced"}
PASTS = (
    Past("burgundy", 2, "random", "random", 120, ADVANCED),
    Past("renaissance", 1, own="random", days_ago=112),
    Past("burgundy", 2, "gentle", "random", 96, ADVANCED),
    Past("renaissance", 1, own="gentle", days_ago=90),
    Past("burgundy", 3, "gentle", "gentle", 75, ADVANCED, reviewed=False),
    Past("burgundy", 2, "gentle", "gentle", 70, ADVANCED),
    Past("nobility", 2, "gentle", "easy", 61, reviewed=False),
    Past("burgundy", 2, "easy", "gentle", 44, ADVANCED),
    Past("renaissance", 1, own="easy", days_ago=40),
    Past("nobility", 1, own="easy", days_ago=31),
    Past("burgundy", 2, "easy", "easy", 12, ADVANCED),
    Past("renaissance", 1, own="easy", days_ago=5),
    Past("burgundy", 2, "easy", "easy", 2, ADVANCED),
    Past("renaissance", 2, "easy", "easy", 1, reviewed=False),
)
READ = "() => !document.querySelector('#r-verdict .progress')"


class Study:
    """A hall with a past."""

    def __init__(self, server: HallServer) -> None:
        self.server = server
        self.reviewed: dict[str, str] = {}
        """By game: the table of the last that was reviewed."""
        assert server.hall is not None
        for seed, past in enumerate(PASTS, start=1):
            table = play(past, seed, WHO.player, WHO.name)
            verdicts = read(table, PLAYOUTS) if past.reviewed else []
            server.do(keep(server.hall.store, table, verdicts, server.hall.reviews.budget))
            if past.reviewed:
                self.reviewed[past.game] = table.id

    def pages(self) -> dict[str, Callable[[Page], object]]:
        """What is shown, by name: each opens it."""
        found: dict[str, Callable[[Page], object]] = {
            "home": partial(_go, "/"),
            "statistics": partial(_go, "/statistics"),
            "statistics-burgundy": _all_games,
            "puzzles": partial(_go, "/puzzles"),
        }
        for game in BUILT_IN:
            found[f"{game}-puzzle"] = partial(_go, f"/puzzle/{game}/{_hard(game)}")
            found[f"{game}-puzzle-shown"] = partial(_solution, game)
            found[f"{game}-review"] = partial(_review, self.reviewed[game])
            found[f"{game}-hint-1"] = partial(_hint, game)
            found[f"{game}-hint-2"] = _show_move
        return found


def _go(path: str, page: Page) -> None:
    page.goto(path)


def _all_games(page: Page) -> None:
    page.goto("/statistics?game=burgundy")
    page.locator("details.more > summary").click()


def _review(table: str, page: Page) -> None:
    page.goto(f"/table/{table}/review")
    page.wait_for_function(READ)
    page.keyboard.press("e")
    page.locator(".line-better").wait_for()


def _hard(game: str) -> int:
    """One that is neither easy nor short."""
    return max(puzzles(find(game))[:40], key=lambda one: (one.hard, len(one.solution.steps))).number


def _solution(game: str, page: Page) -> None:
    page.goto(f"/puzzle/{game}/{_hard(game)}")
    page.locator("[data-do=show]").click()
    page.locator(".said.shown").wait_for()


def _hint(game: str, page: Page) -> None:
    new_table(page, "me", "bot:easy", game=game, seed="7")
    wait_for_turn(page)
    page.locator("[data-open=menu]:visible").first.click()
    page.locator("#d-menu [data-do=hint]").click()
    page.locator("#advice .btn-main").wait_for()


def _show_move(page: Page) -> None:
    page.locator("#advice .btn-main").click()


@contextmanager
def _quick_hall() -> Iterator[HallServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = HallServer(Path(folder), limits={"hint_playouts": 60})
        try:
            yield server
        finally:
            server.stop()


def study(browser: Browser, folder: Path) -> None:
    """All of them in both languages, at a desk and on a phone, by day and by night."""
    with _quick_hall() as server:
        shown = Study(server)
        for language in LANGUAGES:
            for size in (DESK, PHONE):
                _tour(browser, shown, language, size, folder)


def _tour(browser: Browser, shown: Study, language: str, size: ViewportSize, folder: Path) -> None:
    touch = size is PHONE
    context = browser.new_context(
        viewport=size, base_url=shown.server.url, locale=language, has_touch=touch, is_mobile=touch
    )
    page = context.new_page()
    camera = Camera(page, folder)
    page.goto("/statistics")
    camera.day_and_night(f"statistics-empty-{size['width']}-{language}", whole=True)
    let_in(shown.server, context, WHO)
    for name, opened in shown.pages().items():
        opened(page)
        camera.day_and_night(f"{name}-{size['width']}-{language}", whole="hall-page" in page.content())
    context.close()
