"""A plug-in's game in a real browser: played to the end by clicks, by keys, on a phone and in Dutch."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import new_table, version, wait_for_change, wait_for_turn
from tests.web.server import HallServer

Visit = Callable[..., Page]
OPEN = "#choices button:not(.other):not([aria-pressed='true'])"
MOST_DECISIONS = 80


def decide(page: Page, last: bool) -> None:
    """Click until the decision is made: what is lit first, or last, and yes where the page asks."""
    before = version(page)
    for _ in range(6):
        confirm = page.locator("#choices .confirm")
        places = confirm if confirm.count() else page.locator(OPEN)
        (places.last if last else places.first).click()
        if page.locator("body.busy").count() or version(page) != before:
            break
    wait_for_change(page, before)


def play_to_the_end(page: Page) -> None:
    over = page.locator("#d-ending[open]")
    for number in range(MOST_DECISIONS):
        wait_for_turn(page)
        if over.count():
            return
        # Doubt every bid but each third: somebody loses a die all the time.
        decide(page, last=number % 3 != 0)
    raise AssertionError("no end")


def test_a_game_is_played_to_the_end_by_clicks(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/")
    expect(page.get_by_role("heading", name="Liar’s Dice")).to_be_visible()
    new_table(page, "me", "bot:liars-dice/careful", "bot:easy", game="liars-dice", dice="few")
    wait_for_turn(page)
    expect(page.locator(".g-mine .die")).to_have_count(3)
    expect(page.locator(".g-others .die")).to_have_count(0)
    play_to_the_end(page)
    ending = page.locator("#d-ending")
    expect(ending.locator(".rank")).to_have_count(3)
    assert sorted(ending.locator(".rank .points").all_inner_texts()) == ["0", "1", "2"]
    ending.get_by_role("link", name="Review the game").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    page.wait_for_load_state("load")
    page.keyboard.press("End")
    expect(page.locator("#at-text")).to_have_text(re.compile(r"^(\d+)/\1$"))
    expect(page.locator(".g-table")).to_contain_text("What lay under the cups")


def test_keys_are_enough(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "here", game="liars-dice", dice="few", seed="4")
    curtain = page.locator("#curtain button")
    if curtain.count():
        curtain.click()
    expect(page.locator("body.mine-now")).to_be_attached()
    before = str(version(page))
    page.keyboard.press("2")
    expect(page.locator("#choices [aria-pressed=true]")).to_contain_text("Dice 2")
    page.keyboard.press("Escape")
    expect(page.locator("#choices [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("1")
    expect(page.locator("#sentence")).to_contain_text("This ends your turn")
    page.keyboard.press("Enter")
    expect(page.locator("body")).not_to_have_attribute("data-version", before)


def test_a_phone_shows_it_in_dutch(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, locale="nl-NL", has_touch=True)
    new_table(page, "me", "bot:easy", game="liars-dice")
    wait_for_turn(page)
    expect(page.locator("#sentence")).to_contain_text(re.compile("Bied hoger|Begin met bieden"))
    for tab, shown in (("board", ".g-table"), ("mine", ".g-mine"), ("others", ".g-others"), ("log", ".drawer")):
        page.locator(f"[data-show={tab}]").tap()
        expect(page.locator(shown)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    decide(page, last=False)
