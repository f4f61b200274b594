"""A good move in two steps, and a warning before a bad one, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import new_table, version, violations, wait_for_turn

Visit = Callable[..., Page]
SAY = """() => {
    document.querySelector("#chat-text").value = "Hm, let me think";
    document.querySelector("#chat-form").requestSubmit();
}"""


@pytest.mark.parametrize(("game", "width"), [("burgundy", 1440), ("renaissance", 390), ("nobility", 1440)])
def test_a_hint_says_where_to_look_and_then_what_to_do(hall: HallServer, visit: Visit, game: str, width: int) -> None:
    page = visit(hall, width, 900)
    new_table(page, "me", "bot:easy", game=game, seed="7")
    wait_for_turn(page)
    before = version(page)
    if width < 761:
        page.locator("[data-open=menu]").first.click()
        page.locator("#d-menu [data-do=hint]").click()
    else:
        page.keyboard.press("h")
    advice = page.locator("#advice")
    expect(advice).to_contain_text("Look here")
    # A word of somebody, or the line of the log that tells of the hint, may come after it: it stays.
    page.evaluate(SAY)
    expect(page.locator("#chat")).to_contain_text("Hm, let me think")
    assert page.locator(".soft").count() > 0
    assert violations(page, "#advice") == []
    advice.get_by_role("button", name="Show the move").click()
    expect(advice.get_by_role("button", name="Do it")).to_be_focused()
    assert page.locator(".hinted").count() > 0
    expect(page.locator("#log")).to_contain_text("You asked for a hint")
    assert version(page) == before
    advice.get_by_role("button", name="Do it").click()
    page.wait_for_function("(before) => Number(document.body.dataset.version) > before", arg=before)
    expect(advice).to_be_hidden()


def test_who_wants_to_be_warned_still_decides(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "bot:easy")
    wait_for_turn(page)
    page.locator("[data-open=menu]").first.click()
    page.get_by_label("Warn me before a big mistake").check()
    page.keyboard.press("Escape")
    before = version(page)
    page.locator("#choices").get_by_role("button", name="Take 2 workers").click()
    page.locator("#choices .confirm, .dice .lit").first.click()
    anyway = page.get_by_role("button", name="Do it anyway")
    page.wait_for_function(
        "(before) => Number(document.body.dataset.version) > before || !document.querySelector('#advice').hidden",
        arg=before,
    )
    if anyway.is_visible():
        anyway.click()
    page.wait_for_function("(before) => Number(document.body.dataset.version) > before", arg=before)
    expect(page.locator("#log")).to_contain_text("warned before a big mistake")
