"""To pass on until something better comes up: asked for, shown and taken back by keyboard and by finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from meeplehall.table import Acted
from tests.web.server import HallServer, Person
from tests.web.test_orders import inside, others_decide, until_a_pass

from .player import new_table, overflowing, violations

Visit = Callable[..., Page]


def test_an_order_is_given_shown_and_taken_back(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844)
    address = new_table(page, "me", "open", game="renaissance")
    table = address.rpartition("/")[2]
    bob = Person(hall, "Bob")
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    expect(page.locator(".bar")).to_be_attached()
    inside(hall, table, until_a_pass)
    offer = page.get_by_role("button", name="Keep passing")
    offer.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#sentence")).to_contain_text("as soon as there is an action")
    expect(page.get_by_role("button", name="This round")).to_be_focused()
    page.keyboard.press("Escape")
    offer.click()
    assert overflowing(page, "#sentence") == []
    page.get_by_role("button", name="Until I say otherwise").click()
    expect(page.locator(".order-stands")).to_have_text("You pass until something better comes up.")
    expect(page.locator("#say-aloud")).to_have_text("You pass until something better comes up.")
    assert overflowing(page, ".order-stands, #sentence") == []
    assert violations(page, ".bar") == []
    page.get_by_role("button", name="Undo").click()
    expect(offer).to_be_visible()
    expect(page.locator(".order-stands")).to_have_count(0)
    offer.click()
    page.get_by_role("button", name="This round").click()
    expect(page.locator(".order-stands")).to_have_text("You pass this round until something better comes up.")
    page.reload()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".order-stands")).to_have_count(0)
    inside(hall, table, others_decide)
    assert hall.hall is not None
    room = hall.hall.rooms.open_room(table)
    assert room is not None
    made = [entry for n, entry in enumerate(room.table.log) if isinstance(entry, Acted) and entry.ordered]
    assert len(made) == 2, "one was taken back, and after the second she decides herself"
    bob.close()
