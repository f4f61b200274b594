"""Reading and choosing are two gestures: whatever is drawn explains itself, and nothing is chosen by reading."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import decide, hold, new_table, overflowing, play_now, version, wait_for_change, wait_for_turn

Visit = Callable[..., Page]
AT_ONCE = 100
OUT_OF_REACH = ".black-in .place[data-hint]:not(.lit, .may, .bare)"
WITHIN_REACH = ".ring-board .place[data-at^='dep-']:is(.lit, .may)"


def phone(hall: HallServer, visit: Visit) -> Page:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    play_now(page)
    wait_for_turn(page)
    page.locator("[data-show=board]").tap()
    return page


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_pointing_explains_at_once_what_cannot_be_chosen(
    hall: HallServer, visit: Visit, width: int, height: int
) -> None:
    page = visit(hall, width, height)
    play_now(page)
    wait_for_turn(page)
    page.clock.install()
    page.locator(OUT_OF_REACH).first.hover()
    page.clock.run_for(AT_ONCE)
    hint = page.locator("#hint")
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("It costs 2 Silverlings; you have 1.")
    expect(hint.locator("a")).to_contain_text("Rule CB-")
    for thing in ("worker", "silverling", "wheel", "turn-order", "region-table", "bonus-C", "storage"):
        page.locator(f"[data-hint='{thing}']:visible").first.hover(position={"x": 3, "y": 3})
        page.clock.run_for(AT_ONCE)
        title = page.evaluate("(name) => JSON.parse(document.getElementById('hints').textContent)[name][0]", thing)
        expect(hint.locator("b").first).to_have_text(title[0].upper() + title[1:])


def test_what_can_be_chosen_says_what_it_costs_and_brings(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 1280, 720)
    play_now(page)
    wait_for_turn(page)
    page.locator(".ring-board .place[data-at^='dep-'].lit").first.hover()
    ways = page.locator("#hint .hint-now li")
    expect(ways.first).to_contain_text("Take ")
    expect(ways.first).to_contain_text("with the ")
    expect(ways.first.locator(".price.free")).to_be_visible()


def test_by_keyboard_one_thing_after_the_other_can_be_read(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 1280, 720)
    play_now(page)
    wait_for_turn(page)
    page.clock.install()
    page.locator(WITHIN_REACH).first.focus()
    seen = set()
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(f"Shift+{key}")
        page.clock.run_for(AT_ONCE)
        seen.add(page.locator("#hint").inner_text())
    assert len(seen) >= 3


def test_a_tap_reads_what_cannot_be_chosen(hall: HallServer, visit: Visit) -> None:
    page = phone(hall, visit)
    before = version(page)
    page.locator(".black-row .place[data-hint]:not(.lit, .may, .bare)").first.tap()
    sheet = page.locator("#d-read")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("It costs 2 Silverlings; you have 1.")
    expect(sheet.locator(".choose")).to_have_count(0)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    assert version(page) == before


def test_holding_reads_and_the_sheet_chooses(hall: HallServer, visit: Visit) -> None:
    page = phone(hall, visit)
    before = version(page)
    hold(page, page.locator(".ring-board .place[data-at^='dep-'].lit").first)
    sheet = page.locator("#d-read")
    expect(sheet).to_be_visible()
    assert version(page) == before
    assert page.locator(".ring-board .chosen").count() == 0
    sheet.locator(".choose").tap()
    expect(sheet).to_be_hidden()
    expect(page.locator("body")).to_have_attribute("data-version", str(before + 1))


def test_a_double_click_lets_nothing_go_and_marks_no_words(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    play_now(page)
    wait_for_turn(page)
    page.locator("[data-at='die-0']").dblclick()
    expect(page.locator("[data-at='die-0']")).to_have_attribute("aria-pressed", "true")
    page.locator(".estate text").first.dblclick(force=True)
    assert page.evaluate("() => getSelection().toString()") == ""


CHOOSER = """async ([picks, chosen]) => {
    const scripts = [...document.scripts].map((script) => script.src);
    const { Chooser } = await import(scripts.find((src) => src.endsWith("table.js")).replace("table.js", "choose.js"));
    const chooser = new Chooser({ picks, settles: ["die"] });
    for (const place of chosen) chooser.choose(place);
    return chooser.sole?.action ?? -1;
}"""


TAKEN = {(0, 2): 1, (2, 0): 2, (0, 0): -1, (1, 2): -1}
"""Which action follows from what it costs with each die."""


def test_the_only_free_die_is_taken_without_asking(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    play_now(page)
    for costs, taken in TAKEN.items():
        picks = [{"action": n + 1, "places": [f"die-{n}", "dep-3-1"], "cost": cost} for n, cost in enumerate(costs)]
        assert page.evaluate(CHOOSER, [picks, ["dep-3-1"]]) == taken, costs


PRICED = """async () => {
    const [own] = [...document.scripts].map((script) => script.src).filter((src) => src.endsWith("table.js"));
    const { Chooser } = await import(own.replace("table.js", "choose.js"));
    const { light } = await import(own.replace("table.js", "lights.js"));
    const pick = (die, cost, price) => ({ action: die, places: [`die-${die}`, "dep-1-1"], label: "Take", cost, price });
    const chooser = new Chooser({ picks: [pick(0, 1, "−1 {worker}"), pick(1, 2, "−2 {worker}")], settles: ["die"] });
    chooser.choose("dep-1-1");
    light(chooser);
}"""


def test_dice_carry_their_price_when_one_has_to_be_chosen(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    play_now(page)
    wait_for_turn(page)
    expect(page.locator(".die-price")).to_have_count(0)
    page.evaluate(PRICED)
    expect(page.locator(".die-price")).to_have_text(["−1", "−2"])
    expect(page.locator(".die-price .icon")).to_have_count(2)


def test_a_phone_goes_where_everything_lit_is(hall: HallServer, visit: Visit) -> None:
    page = phone(hall, visit)
    page.locator("[data-show=mine]").tap()
    page.locator("#choices [data-at='do-take']").tap()
    expect(page.locator("body")).to_have_attribute("data-section", "board")
    expect(page.locator(".now-chip")).to_contain_text("A · round 1")
    # Who reads the chat is not called away by others' moves; each tab keeps its place.
    page.locator("[data-show=chat]").tap()
    expect(page.locator("#p-chat")).to_be_visible()
    expect(page.locator("#p-log")).to_be_hidden()


SCREENS = [(1440, 900, False), (1280, 720, False), (1024, 768, True), (820, 1180, True), (390, 844, True)]


@pytest.mark.parametrize(("width", "height", "touch"), SCREENS)
def test_the_bar_never_changes_its_height(hall: HallServer, visit: Visit, width: int, height: int, touch: bool) -> None:
    page = visit(hall, width, height, has_touch=touch, is_mobile=touch)
    new_table(page, "me", "bot:easy", "bot:easy")
    wait_for_turn(page)
    heights = set()

    def measure() -> None:
        heights.add(page.evaluate("() => document.querySelector('.bar').offsetHeight"))

    measure()
    for _ in range(2):
        before = version(page)
        page.locator("#choices [data-at='do-take']").click()
        measure()
        page.keyboard.press("Escape")
        page.locator("#choices [data-at='do-workers']").click()
        measure()
        if page.locator(".die-slot.lit").count():
            page.locator(".die-slot.lit").first.click()
        measure()
        if page.locator("#choices .confirm").count():
            page.locator("#choices .confirm").click()
        wait_for_change(page, before)
        measure()
    wait_for_turn(page)
    measure()
    assert len(heights) == 1


def test_a_folded_drawer_opens_over_the_table_and_leaves_the_bar_free(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 1280, 720)
    play_now(page)
    wait_for_turn(page)
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#tab-chat").click()
    send = page.get_by_role("button", name="Send")
    expect(send).to_be_in_viewport(ratio=1)
    expect(page.locator("#all")).to_be_in_viewport(ratio=1)
    page.locator("#chat-text").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_have_count(1)
    page.locator("[data-shut]").click()
    expect(send).to_be_hidden()
    page.locator("#tab-log").click()
    expect(page.locator("#log")).to_be_visible()


def test_pressing_points_shows_where_they_come_from_and_nothing_else(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    new_table(page, "me", "bot:easy", game="renaissance")
    page.locator("[data-show=others]").tap()
    page.locator(".seat-card .points").last.tap()
    expect(page.locator("#d-points")).to_be_visible()
    expect(page.locator("#d-read")).to_be_hidden()


def test_buttons_keep_prices_in_sight_on_a_phone_held_sideways(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 844, 390, has_touch=True, is_mobile=True, locale="nl")
    new_table(page, "me", "bot:easy", seed="1477")
    wait_for_turn(page)
    prices = 0

    def look() -> None:
        nonlocal prices
        prices += page.locator("#choices .price").count()
        assert overflowing(page, "#choices .btn") == []

    for turn in range(8):
        wait_for_turn(page)
        decide(page, turn=turn, look=look)
    assert prices > 0
