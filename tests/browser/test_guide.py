"""The guided first games in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meeplehall.web import guides
from tests.web.server import HallServer

from .player import violations

Visit = Callable[..., Page]
MOST_CLICKS = 80
# What a click that counts changes: the table, or what is chosen.
STATE = """() => [
    document.body.dataset.version,
    document.querySelector('#sentence').textContent,
    ...[...document.querySelectorAll('.chosen[data-at]')].map((e) => e.dataset.at),
].join()"""


# What the note hides of the places it points at, or of the decision: in square pixels.
HIDDEN = """() => {
    const note = document.querySelector('#guide').getBoundingClientRect();
    const others = [...document.querySelectorAll('.guide-ring, .bar')].map((e) => e.getBoundingClientRect());
    return others.map((o) =>
        Math.max(0, Math.min(note.right, o.right) - Math.max(note.left, o.left))
        * Math.max(0, Math.min(note.bottom, o.bottom) - Math.max(note.top, o.top))
    ).reduce((a, b) => a + b, 0);
}"""


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f".door-card:has(button[value={game}])").get_by_role("button", name="Learn it").click()
    expect(page.locator("#guide")).to_be_visible()


def follow(page: Page) -> list[str]:
    """Read and click what is pointed at, until the guide has nothing more to say; answers what was read."""
    read: list[str] = []
    for _ in range(MOST_CLICKS):
        expect(page.locator("#guide")).to_be_visible()
        text, count = page.locator("#guide-text").inner_text(), page.locator("#guide-count").inner_text()
        if text not in read:
            read.append(text)
        assert page.evaluate(HIDDEN) == 0, text
        if page.locator("#guide-close").is_visible():
            assert count == f"{len(read)}/{len(read)}"
            page.locator("#guide-close").click()
            expect(page.locator("#guide")).to_be_hidden()
            return read
        if page.locator("#guide-next").is_visible():
            page.locator("#guide-next").click()
            continue
        box = page.locator(".guide-ring.now").bounding_box()
        assert box is not None
        before = page.evaluate(STATE)
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        page.wait_for_function("() => document.body.matches('.mine-now:not(.busy)')")
    raise AssertionError("the guide has no end")


@pytest.mark.parametrize(("game", "width"), [("burgundy", 390), ("renaissance", 1440), ("nobility", 390)])
def test_a_newcomer_follows_the_guide_to_its_end(hall: HallServer, visit: Visit, game: str, width: int) -> None:
    page = visit(hall, width, 900 if width > 390 else 844)
    learn(page, game)
    assert violations(page, "#guide") == []
    guide = guides.find(game)
    assert guide is not None
    assert len(follow(page)) == len(guide.step)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_something_else_is_welcome_too(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    learn(page, "burgundy")
    page.locator("[data-key='1']").click()
    page.get_by_role("button", name="Take 2 workers").click()
    expect(page.locator("#guide-text")).to_contain_text("not the one this guide shows")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#guide-text")).to_contain_text("Welcome to Burgundy")


def test_back_and_leave_at_every_step(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    learn(page, "nobility")
    expect(page.locator("#guide-back")).to_be_hidden()
    page.locator("#guide-next").click()
    page.locator("#guide-next").click()
    expect(page.locator("#guide-count")).to_have_text("3/20")
    page.locator("#guide-back").click()
    page.locator("#guide-back").click()
    expect(page.locator("#guide-text")).to_contain_text("Welcome to Caveborn")
    page.locator("#guide-next").click()
    page.locator("#guide-next").click()
    page.locator("[data-at='die-2']:not([data-echo])").click()
    page.locator("[data-at='at-guild-3-2']:not([data-echo])").click()
    expect(page.locator("#guide-count")).to_have_text("4/20")
    # What was done is done; its note can be read again.
    page.locator("#guide-back").click()
    expect(page.locator("#guide-text")).to_contain_text("The Wizards sell magic")
    page.locator("#guide-leave").click()
    expect(page.locator("#guide")).to_be_hidden()
    page.reload()
    expect(page.locator("#sentence")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()


def test_a_better_second_game(hall: HallServer, visit: Visit) -> None:
    """On a phone; every screen shows all of it: test_layout.py."""
    width = 390
    page = visit(hall, width, 844)
    page.goto("/")
    page.locator("a[href='/second/burgundy']").click()
    for number in range(1, 6):
        expect(page.locator("#sentence")).to_contain_text(f"{number}/5")
        expect(page.locator("#why")).to_be_hidden()
        page.locator("[data-choice=other]").first.click()
        expect(page.locator("#answer")).to_contain_text("something better")
        expect(page.locator("#why")).to_be_hidden()
        page.locator("[data-choice=best]").click()
        expect(page.locator("#answer")).to_have_text("Yes!")
        expect(page.locator("#why")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        if number == 1:
            assert violations(page, ".second-bar") == []
            assert violations(page, "#said") == []
            page.locator("#said").get_by_role("button", name="Close").click()
            expect(page.locator("#said")).to_be_hidden()
        if number < 5:
            page.get_by_role("link", name="Next").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
