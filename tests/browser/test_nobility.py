"""Rise to Nobility in a real browser: games by clicks in every mode, secrets, keyboard, phone, axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meeplehall.core.state import SPECTATOR
from tests.web.server import HallServer

from .player import NOBILITY as ORDER
from .player import decide, hurry, is_over, new_table, overflowing, too_small, version, wait_for_change, wait_for_turn
from .test_access import TAP

Visit = Callable[..., Page]
LAST_ROUND = 10


def table_of(page: Page, *seats: str, **options: str) -> None:
    new_table(page, *seats, game="nobility", seed="7", **options)
    if "open" not in seats:
        expect(page.locator(".n-town")).to_be_attached()


def play_on(page: Page, decisions: int = 10_000) -> int:
    for done in range(decisions):
        wait_for_turn(page)
        if is_over(page):
            return done
        decide(page, ORDER, done)
    return decisions


@pytest.mark.parametrize(
    ("bots", "options"),
    [(0, {"events": "yes"}), (2, {}), (1, {"night": "yes", "events": "yes"}), (5, {"chancery": "yes"})],
    ids=["alone with events", "three", "two at night", "six with the Chancery"],
)
def test_a_game_is_begun_and_ended_by_clicks(
    hall: HallServer, visit: Visit, bots: int, options: dict[str, str]
) -> None:
    """What lies between is played inside the hall; docs/hall.md tells how whole games are clicked."""
    page = visit(hall)
    table_of(page, "me", *["bot:easy"] * bots, **options)
    assert play_on(page, 3) == 3
    where = page.url
    page.goto("about:blank")
    hurry(hall, where.rpartition("/")[2], lambda table: table.view(SPECTATOR)["round"] == LAST_ROUND)
    page.goto(where)
    assert play_on(page) >= 1
    ending = page.locator("#d-ending")
    expect(ending.locator("h2")).to_contain_text(re.compile("win|Not this time"))
    expect(ending.locator(".rank")).to_have_count(bots + 1)
    totals = [int(text) for text in ending.locator(".total td").all_inner_texts()]
    assert totals == [int(text) for text in ending.locator(".rank .points").all_inner_texts()]
    expect(ending).to_contain_text("Points by round")
    if not bots:
        expect(ending.locator(".tie")).to_contain_text("objective")
    ending.get_by_role("link", name="Review the game").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    expect(page.locator(".n-town")).to_be_visible()
    expect(page.locator("#log")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#at-text")).to_have_text(re.compile(r"^(\d+)/\1$"))


def test_die_and_place_are_one_choice_with_undo(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    table_of(page, "me", "bot:easy", "bot:easy")
    wait_for_turn(page)
    start = version(page)
    page.keyboard.press("1")
    chosen = page.locator(".bar .n-die.chosen")
    expect(chosen).to_have_count(1)
    expect(page.locator(".n-ruler.wide .ghost.chosen")).to_be_visible()
    expect(page.locator("#sentence")).to_contain_text("choose a marked place")
    assert version(page) == start, "nothing is done yet"
    page.keyboard.press("2")
    expect(chosen).to_have_count(1)
    page.locator(".n-castle .lit").first.click()
    expect(page.locator("#sentence")).to_contain_text("This ends your turn")
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".n-guild .lit").first.click()
    expect(page.locator("body")).not_to_have_attribute("data-version", str(start))
    page.keyboard.press("u")
    expect(page.locator("#sentence")).to_contain_text("choose a die")
    expect(page.locator(".bar .n-now")).to_have_count(0)
    expect(page.locator(".bar .n-die")).to_have_count(5)


def test_passing_with_dice_in_hand_is_asked_twice(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    table_of(page, "me", "bot:easy")
    wait_for_turn(page)
    start = version(page)
    page.get_by_role("button", name="Pass this round").click()
    expect(page.locator("#sentence")).to_contain_text("This ends your turn")
    page.keyboard.press("Escape")
    expect(page.locator("#sentence")).to_contain_text("choose a die")
    assert version(page) == start


def listen(page: Page) -> list[str]:
    """Everything that comes over the page's sockets from now on."""
    heard: list[str] = []

    def hear(text: str | bytes) -> None:
        heard.append(text if isinstance(text, str) else text.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def test_a_commission_is_seen_by_its_owner_alone(hall: HallServer, visit: Visit) -> None:
    """Two people in two browsers, and a spectator: nobody gets the other's cards over the wire."""
    ann, bob, eve = visit(hall), visit(hall), visit(hall)
    wire = {"bob": listen(bob), "eve": listen(eve)}
    table_of(ann, "me", "open", chancery="yes")
    link, watch = ann.locator("#link-seat-1").input_value(), ann.locator("#link-watch").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    eve.goto(watch)
    expect(ann.locator(".n-offer .place")).to_have_count(3)
    expect(bob.locator(".n-offer .place")).to_have_count(3)
    expect(eve.locator(".n-town")).to_be_visible()
    assert eve.locator(".n-offer .place").count() == 0
    offered = [
        text for text in ann.locator(".n-offer svg").evaluate_all("(all) => all.map((e) => e.ariaLabel)") if text
    ]
    theirs = bob.locator(".n-offer svg").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert not set(offered) & set(theirs)
    ann.locator(".n-offer .lit").first.click()
    if ann.locator(".confirm").count():
        ann.locator(".confirm").click()
    expect(ann.locator("#sentence")).to_contain_text("You have chosen")
    expect(bob.locator("#sentence")).to_contain_text("Choose a commission")
    bob.locator(".n-offer .lit").first.click()
    if bob.locator(".confirm").count():
        bob.locator(".confirm").click()
    for page in (ann, bob, eve):
        expect(page.locator("#log")).to_contain_text("Round 1")
    kept = ann.locator(".n-x-orders svg").first.get_attribute("aria-label")
    assert kept in offered
    # Plain words, without the dictionaries of the page that hold all texts.
    for name, page in (("bob", bob), ("eve", eve)):
        assert kept not in page.locator("#main").inner_html()
        assert not any(kept in text for text in wire[name])


def test_the_night_has_its_own_theme_unless_one_is_chosen(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, color_scheme="light")
    table_of(page, "me", "bot:easy", night="yes")
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.get_by_role("button", name="Day or night").click()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "day"


def test_a_phone_shows_and_plays_everything(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    table_of(page, "me", *["bot:easy"] * 5, chancery="yes", events="yes")
    for turn in range(7):
        wait_for_turn(page)
        page.locator("[data-show=mine]" if turn == 0 else "[data-show=board]").tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        decide(page, ORDER, turn)
    wait_for_turn(page)
    for name in ("board", "mine", "others", "log", "chat"):
        page.locator(f"[data-show={name}]").tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.locator("[data-show=board]").tap()
    for place in ("Council", "Port", "Chancery"):
        page.locator(f".n-place[data-name={place}]").tap()
        expect(page.locator(".n-open")).to_have_attribute("data-name", place)
    shown = ".n-place[role=button], .n-open .place.lit, .n-open .place.may"
    small = too_small(page, f".bar button, .n-die, {shown}", TAP - 1)
    assert small == []


def test_a_lit_community_lot_is_chosen_by_its_middle(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    table_of(page, "me", "bot:easy")
    wait_for_turn(page)
    middle = """() => {
        const box = document.querySelector("[data-at='lot-0-0'] .empty").getBoundingClientRect();
        const found = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
        return found.closest("[data-at]")?.dataset.at;
    }"""
    assert page.evaluate(middle) == "lot-0-0"


def test_on_a_tablet_a_place_is_lifted_over_the_table(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 1024, 768, has_touch=True, is_mobile=True)
    table_of(page, "me", "bot:easy")
    wait_for_turn(page)
    page.locator("#place-council").tap()
    expect(page.locator(".n-scrim")).to_be_visible()
    box = page.locator("#place-council").bounding_box()
    assert box is not None
    assert box["width"] > 500
    page.locator(".n-shut").tap()
    expect(page.locator(".n-scrim")).to_be_hidden()
    start = version(page)
    page.locator(".bar .n-die:is(.lit, .may)").first.tap()
    page.locator("#place-castle").tap()
    page.locator("#place-castle .lit").first.tap()
    page.locator(".confirm").tap()
    wait_for_change(page, start)
    wait_for_turn(page)
    expect(page.locator(".n-scrim")).to_be_hidden()


@pytest.mark.parametrize("bots", [0, 2, 5])
def test_the_table_fits_the_desk_without_scrolling(hall: HallServer, visit: Visit, bots: int) -> None:
    page = visit(hall, 1440, 900)
    table_of(page, "me", *["bot:easy"] * bots, chancery="yes" if bots == 5 else "no")
    play_on(page, 5)
    wait_for_turn(page)
    overflow = overflowing(page, ".rail, .n-middle, .n-mine, .n-things, .n-tracks, .bar")
    assert overflow == []
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900
    # The folded drawer opens over the table and closes again.
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#tab-log").click()
    expect(page.locator("#log")).to_be_visible()
    page.locator(".n-mine h2").first.click()
    expect(page.locator("#log")).to_be_hidden()


SMALL_SCREENS = [(1280, 720, False), (820, 1180, True), (1180, 820, True), (844, 390, True)]


@pytest.mark.parametrize(("width", "height", "touch"), SMALL_SCREENS)
def test_levels_and_own_things_are_in_sight_on_small_screens(
    hall: HallServer, visit: Visit, width: int, height: int, touch: bool
) -> None:
    """Six seats tell how well each bot plays; what is to be chosen first hides nothing that is one's own."""
    page = visit(hall, width, height, has_touch=touch, is_mobile=touch)
    table_of(page, "me", *["bot:easy"] * 5, chancery="yes")
    expect(page.locator(".n-offer .lit")).to_have_count(3)
    covered = """() => [...document.querySelectorAll(".n-mine h2, .n-purse b")].filter((e) => {
        const box = e.getBoundingClientRect();
        if (!box.width || e.closest(".n-offer")) return false;
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return there?.closest(".n-offer");
    }).length"""
    assert page.evaluate(covered) == 0
    if min(width, height) > 500:  # no phone: nothing lies beyond an edge
        assert overflowing(page, ".rail, .n-mine, .n-things, .n-tracks") == []
        for open_to_all in (".n-st > :nth-child(4)", ".n-goods", ".n-people"):
            expect(page.locator(f".seat-card {open_to_all}").filter(visible=True)).to_have_count(6)
    if page.locator("[data-show=others]").is_visible():
        page.locator("[data-show=others]").tap()
    for level in page.locator(".seat-card .presence").all():
        expect(level).to_be_visible()
        expect(level).to_have_text("easy")
    expect(page.locator(".seat-card .presence")).to_have_count(5)


def test_a_phone_shows_the_way_to_the_town_when_a_turn_begins(hall: HallServer, visit: Visit) -> None:
    """The dice of the bar are drawn on the reputation track too: nobody is sent there to choose one."""
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    table_of(page, "me", "bot:easy")
    wait_for_turn(page)
    expect(page.locator("[data-show=board] .dot")).to_be_visible()
    expect(page.locator("[data-show=mine] .dot")).to_be_hidden()
    expect(page.locator("body")).to_have_attribute("data-section", "board")
