"""One walk through all that a game teaches: its analysis, another try, a hint, puzzles, and what it all comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from meeplehall.registry import BUILT_IN, find
from meeplehall.study.puzzles import KINDS
from meeplehall.web.texts import texts
from tests.web.server import HallServer

from .player import hurry, new_table, too_small, violations, wait_for_turn
from .test_puzzles import of_kind
from .test_puzzles import play as play_puzzle
from .test_review import LONG, READ

Visit = Callable[..., Page]
TAP = 44


@dataclass(frozen=True)
class Walk:
    """Who walks."""

    language: str
    phone: bool

    def __str__(self) -> str:
        return f"{self.language}-{'phone' if self.phone else 'desk'}"


WALKS = (Walk("en", phone=False), Walk("nl", phone=True))


@pytest.mark.parametrize("walk", WALKS, ids=str)
def test_a_game_is_finished_understood_and_counted(hall: HallServer, visit: Visit, walk: Walk) -> None:
    width, height = (390, 844) if walk.phone else (1280, 720)
    page = visit(hall, width, height, locale=walk.language, has_touch=walk.phone, is_mobile=walk.phone)
    table = finish_a_game(hall, page, walk)
    step_through_its_review(page, walk)
    play_on_with_a_hint(page, walk)
    for name, kind in zip(BUILT_IN, kinds_of(walk), strict=True):
        solve_a_puzzle(page, name, kind, walk)
    count_it(page, walk, table)


def kinds_of(walk: Walk) -> tuple[str, ...]:
    """Another kind of puzzle in each game, and other ones on each walk; the rest is solved in test_puzzles.py."""
    first = WALKS.index(walk) % len(KINDS)
    return KINDS[first:] + KINDS[:first]


def finish_a_game(hall: HallServer, page: Page, walk: Walk) -> str:
    address = new_table(page, "me", game="renaissance", seed="5")
    table = address.rpartition("/")[2]
    hurry(hall, table)
    expect(page.locator("#d-ending[open]")).to_be_visible()
    page.get_by_role("link", name=texts(walk.language)("review-game")).click()
    page.wait_for_url(f"**/table/{table}/review*")
    return table


def step_through_its_review(page: Page, walk: Walk) -> None:
    t = texts(walk.language)
    page.wait_for_function(READ, timeout=LONG)
    slider = page.get_by_role("slider")
    for button, turn in (("review-first", 1), ("review-next", 2), ("review-next", 3), ("review-back", 2)):
        page.get_by_role("button", name=t(button), exact=True).click()
        expect(slider).to_have_attribute("aria-valuenow", str(turn))
    page.get_by_role("button", name=t("review-error-next"), exact=True).click()
    expect(page.locator(".line-better")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.evaluate("() => innerWidth")


def play_on_with_a_hint(page: Page, walk: Walk) -> None:
    t = texts(walk.language)
    page.locator("[data-do=play-on]:visible").first.click()
    page.get_by_role("button", name=t("review-begin")).click()
    page.wait_for_url(lambda url: "/review" not in url)
    wait_for_turn(page)
    page.locator("[data-open=menu]:visible").first.click()
    page.locator("#d-menu [data-do=hint]").click()
    advice = page.locator("#advice")
    expect(advice).to_contain_text(t("js-hint-where"))
    advice.get_by_role("button", name=t("js-hint-show")).click()
    expect(advice.get_by_role("button", name=t("js-hint-do"))).to_be_visible()


def solve_a_puzzle(page: Page, name: str, kind: str, walk: Walk) -> None:
    game, t = find(name), texts(walk.language)
    one = of_kind(game, kind)
    page.goto(f"/puzzle/{name}/{one.number}")
    play_puzzle(page, game, one, one.solution, t, board=not walk.phone)
    expect(page.locator(".said.right")).to_be_visible()


def count_it(page: Page, walk: Walk, table: str) -> None:
    t = texts(walk.language)
    page.goto("/")
    expect(page.locator(f"a[href='/table/{table}/review']")).to_be_visible()
    expect(page.locator(f"a[href='/table/{table}/replay']")).to_be_visible()
    page.get_by_role("link", name=t("your-statistics")).click()
    page.wait_for_url("**/statistics")
    expect(page.locator(".plot-rate .dot")).to_have_count(1)
    page.locator("details.more > summary").click()
    expect(page.locator(f"a[href='/table/{table}/review']").last).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.evaluate("() => innerWidth")
    if walk.phone:
        assert too_small(page, "main :is(a, button, summary)", TAP) == []
    assert violations(page) == []
