"""A tournament of four, two of them bots, from its announcement to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import check, too_small
from .test_ratings import PHONE, RESIGN, joined

Visit = Callable[..., Page]


def test_a_tournament_of_four_with_two_bots_runs_to_its_end(hall: HallServer, visit: Visit) -> None:
    ann = joined(hall, visit, "Host Hanna")
    bob = joined(hall, visit, "Guest Gijs", locale="nl-NL", color_scheme="dark", **PHONE)
    ann.goto("/tournaments")
    ann.get_by_text("Announce a tournament").click()
    fields: dict[str, Any] = {"name": "Autumn Round Robin", "hours": "2", "least": "4"}
    for name, value in fields.items():
        ann.locator(f"#tour-{name}").fill(value)
    ann.locator("#tour-game").select_option("renaissance")
    ann.locator("#tour-fill").select_option("gentle")
    check(ann, "tournaments")
    ann.get_by_role("button", name="Announce it").click()
    expect(ann.locator("h1")).to_have_text("Autumn Round Robin")
    bob.goto(ann.url)
    bob.get_by_role("button", name="Doe mee").click()
    expect(bob.get_by_role("button", name="Toch niet")).to_be_visible()
    expect(ann.get_by_text("Guest Gijs")).to_be_visible()  # her page is told
    ann.get_by_role("button", name="Begin now").click()
    expect(ann.locator(".badge").first).to_have_text("round 1 of 3")
    for number in (1, 2, 3):
        for page in (bob, ann):
            expect(page.locator(".t-rounds [aria-current]")).to_have_text(str(number))
        for page in (bob, ann):  # who resigns later is ahead
            address = page.locator(".t-match.mine a").get_attribute("href")
            assert address is not None
            seat = page.evaluate(
                "async (to) => (await (await fetch(to + '/frame', {headers: {Accept: 'application/json'}})).json())"
                ".viewer",
                address,
            )
            page.evaluate(RESIGN.replace("location.pathname", f"'{address}'"), seat)
        if number == 1:
            check(bob, "tournament-phone")
    expect(ann.locator(".t-won")).to_contain_text("won")
    expect(ann.locator(".t-table tbody tr")).to_have_count(4)
    check(ann, "tournament-over")
    expect(bob.locator(".t-won")).to_be_visible()
    assert too_small(bob, "main :is(.btn, .t-rounds a, .t-who), .top :is(a, button)", 44) == []
