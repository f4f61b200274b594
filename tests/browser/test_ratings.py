"""A rated game in a real browser: ratings at the seats, in the result, on the page of the person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import check, send, too_small

Visit = Callable[..., Page]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
RESIGN = """(seat) => fetch(location.pathname + "/resign", {
    method: "POST",
    headers: {"Content-Type": "application/json", Accept: "application/json"},
    body: JSON.stringify({seat}),
})"""


def joined(hall: HallServer, visit: Visit, name: str, **settings: Any) -> Page:
    page = visit(hall, **settings)
    page.goto("/join")
    page.locator("#key-name").fill(name)
    page.locator("#passphrase").fill("heron walks at dawn")
    page.locator("form[action='/join'] button").click()
    expect(page.locator("h1")).to_have_text(name)
    return page


def test_a_rated_game_shows_ratings(hall: HallServer, visit: Visit) -> None:
    ann = joined(hall, visit, "Wiser Ann")
    bob = joined(hall, visit, "Bolder Bob", locale="nl-NL", color_scheme="dark", **PHONE)
    ann.goto("/new?game=burgundy")
    expect(ann.get_by_text("Counts for everybody’s rating")).to_be_visible()
    seats = {"seat-0": "me", "seat-1": "open"}
    ann.goto(send(ann, "/new", game="burgundy", listed="yes", rated="yes", **seats))
    bob.goto(ann.url)
    expect(bob.get_by_text("Telt mee voor de rating")).to_be_visible()
    check(bob, "waiting")
    bob.get_by_role("button", name="Ga hier zitten").click()
    expect(ann.locator(".seat-card.seat-2 .presence")).to_contain_text("1500?")
    bob.evaluate(RESIGN, 1)
    expect(ann.locator(".seat-card.seat-2 .presence")).to_contain_text("·")
    ann.evaluate(RESIGN, 0)
    for page, sign in ((ann, "+"), (bob, "−")):  # a minus
        row = page.locator(f"#d-ending .rank.seat-{1 if page is ann else 2} .rank-rating")
        expect(row).to_contain_text(sign)
    check(bob, "ending")
    ann.goto("/you")
    expect(ann.locator(".r-card")).to_have_count(1)
    expect(ann.get_by_role("img", name="Rating")).to_be_visible()
    check(ann, "you")
    bob.goto("/ratings?game=burgundy&players=2")
    expect(bob.locator(".r-bot")).to_have_count(5)
    check(bob, "leaders")
    assert too_small(bob, "main :is(.btn, .chip, .r-who), .top :is(a, button)", 44) == []
