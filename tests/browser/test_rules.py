"""The rules reference in a real browser: from the table to the rule, and by search."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import new_table, person_of, wait_for_turn

Visit = Callable[..., Page]
# What is looked for in each language, and the rule that must be found.
WORDS = {
    "burgundy": {"en-GB": "castle extra action", "nl-NL": "kasteel extra actie", "rule": "CB-402"},
    "renaissance": {"en-GB": "teach token", "nl-NL": "onderwijzen fiche", "rule": "RM-304"},
    "nobility": {"en-GB": "white castle reputation", "nl-NL": "witte kasteel reputatie", "rule": "RN-604"},
}


@pytest.mark.parametrize(("game", "width"), list(zip(WORDS, (1440, 390, 390))))
def test_the_table_opens_the_rules_at_what_matters_now(hall: HallServer, visit: Visit, game: str, width: int) -> None:
    page = visit(hall, width, 844)
    new_table(page, "me", "bot:easy", game=game)
    wait_for_turn(page)
    link = page.locator(".rules-link")
    first = link.get_attribute("href") or ""
    person, table = person_of(hall, page), page.url.rpartition("/")[2]
    while person.my_turn(table)["rule"] == first.partition("#")[2]:
        person.play(table, 1)
    person.close()
    expect(link).not_to_have_attribute("href", first)
    wait_for_turn(page)
    address = link.get_attribute("href") or ""
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator(f"[id='{address.partition('#')[2]}']")).to_be_in_viewport()
    expect(rules.locator("li:target .rule-id")).to_have_text(address.partition("#")[2])
    expect(page.locator("#sentence")).to_be_visible()


@pytest.mark.parametrize(("game", "locale"), list(zip(WORDS, ("en-GB", "nl-NL", "nl-NL"))))
def test_rules_can_be_searched(hall: HallServer, visit: Visit, game: str, locale: str) -> None:
    page = visit(hall, locale=locale)
    page.goto(f"/rules/{game}")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    all_rules = page.locator(".reader li:visible").count()
    page.keyboard.press("/")
    page.keyboard.type(WORDS[game][locale])
    rule = WORDS[game]["rule"]
    expect(page.locator(f"[id='{rule}']")).to_be_visible()
    assert 0 < page.locator(".reader li:visible").count() < all_rules / 3
    expect(page.locator("#rules-found")).to_have_text(re.compile(r"\w"))
    page.fill("#rules-search", rule.lower())
    expect(page.locator(f"[id='{rule}']")).to_be_visible()
    page.fill("#rules-search", "xyzzy")
    expect(page.locator(".reader li:visible")).to_have_count(0)
    expect(page.locator(".reader h2:visible")).to_have_count(0)
    page.fill("#rules-search", "")
    expect(page.locator(".reader li:visible")).to_have_count(all_rules)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_picture_can_be_looked_up(hall: HallServer, visit: Visit, width: int) -> None:
    page = visit(hall, width, 844)
    page.goto("/rules/burgundy")
    expect(page.locator("#overview")).to_be_visible()
    page.fill("#rules-search", "3 pigs")
    expect(page.locator(".dict-entry:visible")).to_have_count(1)
    expect(page.locator("#overview")).to_be_hidden()
    # The count stands below the field, outside the ring of its focus.
    field, count = page.locator("#rules-search").bounding_box(), page.locator("#rules-found").bounding_box()
    assert field is not None
    assert count is not None
    assert count["y"] >= field["y"] + field["height"] + 5
    page.locator(".dict-entry:visible a").click()
    expect(page.locator("[id='CB-404']")).to_be_in_viewport()
    expect(page.locator("#rules-search")).to_have_value("")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
