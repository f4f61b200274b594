"""The review of a finished game in a browser: read, stepped through by keys, on desk and phone, and played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.server import HallServer
from tools.layout import SCREENS, faults
from tools.layout.tour import show

from .player import violations

Visit = Callable[..., Page]

GAME = Path(__file__).parents[1] / "golden" / "nobility" / "solo-buildings.2.rec"
SEALED = Path(__file__).parents[1] / "golden" / "renaissance" / "two-t12.2.rec"
FOR_TWO = Path(__file__).parents[1] / "golden" / "burgundy" / "two-2019.rec"
SEND = """async (text) => {
    const answer = await fetch("/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: text });
    return (await answer.json()).url;
}"""
READ = "() => !document.querySelector('#r-verdict .progress')"
LONG = 180_000
"""Milliseconds for a review, for every turn of which others are played out."""


def put(page: Page, text: str) -> str:
    """A record as a table; answers its address."""
    page.goto("/")
    url: str = page.evaluate(SEND, text)
    return url.removesuffix("/replay")


def beginning(file: Path, actions: int) -> str:
    text = file.read_text(encoding="utf-8")
    return text[: text.index(f"\n{actions + 1}. ")] + "\nunfinished\n"


def test_a_review_is_read_and_stepped_through_by_keys(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    address = put(page, beginning(FOR_TWO, 40))
    page.goto(f"{address}/replay")
    page.get_by_role("link", name="Why? See the analysis").click()
    page.wait_for_function(READ, timeout=LONG)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("e")
    expect(page.locator(".line-better")).to_be_visible()
    expect(page.locator(".stage .spot.of-better").first).to_be_visible()
    expect(page.locator(".stage .spot.of-played").first).to_be_visible()
    assert "before it" in (slider.get_attribute("aria-valuetext") or "")
    page.get_by_role("button", name="Better", exact=True).click()
    expect(page.locator(".stage .spot.of-played")).to_have_count(0)
    there = page.url
    assert "#" in there
    other = page.context.new_page()
    other.goto(there)
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", there.rpartition("#")[2])
    assert violations(page) == []


def test_a_second_look_with_open_cards(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    address = put(page, beginning(SEALED, 20))
    page.goto(f"{address}/review#4")
    page.wait_for_function(READ, timeout=LONG)
    button = page.get_by_role("button", name="With open cards")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("o")
    page.wait_for_url("**/review?open=yes#4")
    page.wait_for_function(READ, timeout=LONG)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "4")
    expect(page.locator(".moment .note-box")).to_contain_text("Judged with all cards open")
    button.click()
    page.wait_for_url(lambda url: "open" not in url)
    expect(page.locator(".moment .note-box")).to_contain_text("Judged on what could be known then")
    assert violations(page) == []


def test_a_review_fits_phones_and_tablets(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True)
    address = put(page, GAME.read_text(encoding="utf-8"))
    page.goto(f"{address}/review")
    page.wait_for_function(READ, timeout=LONG)
    expect(page.locator(".account .sum")).to_be_visible()
    page.locator(".tp").first.tap()  # a mouse would rest on a board, which explains itself then
    expect(page.locator(".tp").first).to_have_attribute("aria-current", "true")
    assert violations(page) == []
    wrong: list[str] = []
    for screen in (screen for screen in SCREENS if screen.touch):
        page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
        show(page, screen)
        found = [
            fault for fault in faults(page, True) if fault.startswith(("target small", "page scrolls", "text cut"))
        ]
        wrong += [f"{screen}: {fault}" for fault in found]
    assert wrong == [], "\n".join(wrong)


def test_play_on_from_a_turn(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    address = put(page, beginning(FOR_TWO, 40))
    page.goto(f"{address}/review#5")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "5")
    page.keyboard.press("p")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".where")).to_contain_text("Played on from table")
    expect(page.locator(".estate")).to_be_attached()
