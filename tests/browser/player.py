"""Hands and eyes for the table page: everything goes through what a person sees and clicks."""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

# Where a person would look first.
ORDER = (
    "#choices .confirm",
    ".estate .lit",
    ".shelf [data-at^='sto-'].lit",
    "#choices button[data-at^='pick-']",
    ".ring-board .wedge-place.lit",
    ".ring-board .place.lit",
    ".shelf .gstack.lit",
    ".dice .lit",
    ".estate .may",
    ".ring-board .place.may:not(.wedge-place)",
    "#choices button:not(.other):not([aria-pressed='true'])",
    "#end:not([disabled])",
)


FIND = """(order) => {
    for (const selector of order) {
        const element = document.querySelector(selector);
        const rect = element?.getBoundingClientRect();
        if (!rect?.width || element.closest('[hidden]')) continue;
        return [rect.left + rect.width / 2, rect.top + rect.height / 2];
    }
}"""


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".estate")).to_be_visible()


def new_table(page: Page, *seats: str, game: str = "burgundy", **options: str) -> str:
    """Open a table by the form; answers its address."""
    page.goto(f"/new?game={game}")
    for n, kind in enumerate(seats):
        page.select_option(f"#seat-{n}", kind)
    for name, value in options.items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("(element) => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def version(page: Page) -> int:
    return int(page.locator("body").get_attribute("data-version") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#d-ending[open]").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until this person is to decide, or the game is over."""
    page.locator("body.mine-now, #d-ending[open]").first.wait_for(state="attached")


def first_of(page: Page, order: Sequence[str] = ORDER) -> tuple[float, float]:
    """Where to click: the middle of the first place that can be chosen."""
    for _ in range(100):
        found = page.evaluate(FIND, list(order))
        if found:
            return found[0], found[1]
        time.sleep(0.02)
    raise AssertionError("nothing to click although it is this person's turn")


def decide(page: Page, order: Sequence[str] = ORDER) -> None:
    """Click lit places until the table moves on."""
    before = version(page)
    for _ in range(12):
        confirming = page.locator("#choices .confirm").count() > 0
        page.mouse.click(*first_of(page, order))
        sent = "(before) => document.body.classList.contains('busy') || document.body.dataset.version !== before"
        if confirming or page.evaluate(sent, str(before)):
            break
    expect(page.locator("body")).not_to_have_attribute("data-version", str(before))


def decide_by_list(page: Page) -> None:
    """Take the first of the plain list of choices, whatever the game."""
    page.evaluate("() => localStorage.setItem('confirm', 'no')")
    before = version(page)
    page.keyboard.press("l")
    page.locator("#all-list .choice").first.click()
    expect(page.locator("body")).not_to_have_attribute("data-version", str(before))
