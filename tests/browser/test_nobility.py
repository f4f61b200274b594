"""Rise to Nobility in a real browser: whole games by clicks in every mode, secrets, keyboard, phone, axe."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import is_over, version, wait_for_turn
from .test_access import TAP, violations

Visit = Callable[..., Page]

# Where a person would look, the most telling first; what gives up dice last.
ORDER = (
    "#choices .confirm",
    ".n-offer .lit",
    ".n-town .lit, .n-mine .lit",
    ".bar .n-die:is(.lit, .may)",
    ".n-town .may",
    "#choices button:not(.other, [aria-pressed='true'], [data-at='rest'], [data-at='do-sell'])",
    "#end:not([disabled])",
    "#choices button[data-at='rest']",
)
FIND = """([order, turn]) => {
    for (const selector of order) {
        const found = [...document.querySelectorAll(selector)].filter((element) => {
            const rect = element.getBoundingClientRect();
            return rect.width && !element.closest('[hidden]');
        });
        if (!found.length) continue;
        const element = found[turn % found.length];
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const rect = element.getBoundingClientRect();
        return [rect.left + rect.width / 2, rect.top + rect.height / 2];
    }
}"""
MOVED = "(before) => document.body.classList.contains('busy') || document.body.dataset.version !== before"


def new_table(page: Page, *seats: str, **options: str) -> str:
    page.goto("/new?game=nobility")
    for n, kind in enumerate(seats):
        page.select_option(f"#seat-{n}", kind)
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    page.locator("summary").click()
    page.fill("#seed", "7")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    if "open" not in seats:
        expect(page.locator(".n-town")).to_be_attached()
    return page.url


def decide(page: Page, turn: int) -> None:
    """Click what can be chosen until the table moves on; `turn` varies the taste."""
    before = version(page)
    for click in range(14):
        found = None
        for _ in range(100):
            found = page.evaluate(FIND, [list(ORDER), turn * 7 + click])
            if found:
                break
            time.sleep(0.02)
        assert found, "nothing to click although it is this person's turn"
        page.mouse.click(*found)
        if page.evaluate(MOVED, str(before)):
            break
    expect(page.locator("body")).not_to_have_attribute("data-version", str(before))


def play_on(page: Page, decisions: int = 10_000) -> int:
    for done in range(decisions):
        wait_for_turn(page)
        if is_over(page):
            return done
        decide(page, done)
    return decisions


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (0, {"events": "yes"}),
        (2, {}),
        (1, {"night": "yes", "events": "yes"}),
        (5, {"chancery": "yes"}),
    ],
    ids=["alone with events", "three", "two at night", "six with the Chancery"],
)
def test_a_whole_game_by_clicks(hall: HallServer, visit: Visit, bots: int, options: dict[str, str]) -> None:
    page = visit(hall)
    new_table(page, "me", *["bot:greedy"] * bots, **options)
    assert play_on(page) >= 40
    ending = page.locator("#d-ending")
    expect(ending.locator("h2")).to_contain_text("wins")
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
    new_table(page, "me", "bot:greedy", "bot:greedy")
    wait_for_turn(page)
    start = version(page)
    page.keyboard.press("1")
    chosen = page.locator(".bar .n-die.chosen")
    expect(chosen).to_have_count(1)
    expect(page.locator(".n-ruler.wide .ghost.chosen")).to_be_visible()
    expect(page.locator("#sentence")).to_contain_text("choose a ringed place")
    assert version(page) == start, "nothing is done yet"
    page.keyboard.press("2")
    expect(chosen).to_have_count(1)
    page.locator(".n-guild .lit").first.click()
    expect(page.locator("body")).not_to_have_attribute("data-version", str(start))
    page.keyboard.press("u")
    expect(page.locator(".bar .n-now")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".bar .n-now")).to_have_count(0)
    expect(page.locator(".bar .n-die")).to_have_count(5)


def test_passing_with_dice_in_hand_is_asked_twice(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "bot:greedy")
    wait_for_turn(page)
    start = version(page)
    page.get_by_role("button", name="Pass for the round").click()
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
    new_table(ann, "me", "open", chancery="yes")
    link, watch = ann.locator("#link-seat-1").input_value(), ann.locator("#link-watch").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down here").click()
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
    new_table(page, "me", "bot:greedy", night="yes")
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.get_by_role("button", name="Day or night").click()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "day"


def test_a_phone_shows_and_plays_everything(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    new_table(page, "me", *["bot:greedy"] * 5, chancery="yes", events="yes")
    for turn in range(7):
        wait_for_turn(page)
        page.get_by_role("button", name="Mine" if turn == 0 else "Town", exact=True).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        decide(page, turn)
    wait_for_turn(page)
    for name in ("Town", "Mine", "Others", "Log"):
        page.get_by_role("button", name=name, exact=True).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Town", exact=True).tap()
    page.locator(".n-chip", has_text="Council").tap()
    expect(page.locator(".n-council")).to_be_in_viewport()
    small = page.evaluate(
        """(tap) => [...document.querySelectorAll('.bar button, .n-chip, .n-die, .place.lit, .place.may')]
            .filter((e) => e.getClientRects().length)
            .filter((e) => e.getBoundingClientRect().height < tap - 1 || e.getBoundingClientRect().width < tap - 1)
            .map((e) => e.outerHTML.slice(0, 90))""",
        TAP,
    )
    assert small == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(hall: HallServer, visit: Visit, theme: str) -> None:
    page = visit(hall, color_scheme=theme)
    page.goto("/new?game=nobility")
    assert violations(page) == []
    new_table(page, "me", *["bot:greedy"] * 3, chancery="yes", events="yes")
    play_on(page, 6)
    wait_for_turn(page)
    assert violations(page) == []
    page.locator("[data-zoom]").first.click()
    expect(page.locator("#d-zoom")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Town", "Mine", "Others"):
        page.get_by_role("button", name=name, exact=True).click()
        assert violations(page) == [], name


@pytest.mark.parametrize("bots", [0, 2, 5])
def test_the_table_fits_the_desk_without_scrolling(hall: HallServer, visit: Visit, bots: int) -> None:
    page = visit(hall, 1440, 900)
    new_table(page, "me", *["bot:greedy"] * bots, chancery="yes" if bots == 5 else "no")
    play_on(page, 5)
    wait_for_turn(page)
    overflow = page.evaluate(
        """() => [...document.querySelectorAll('.rail, .n-middle, .n-mine, .n-things, .n-tracks, .bar')]
            .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
            .map((e) => `${e.className} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight}`)"""
    )
    assert overflow == []
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900
    # The folded drawer opens over the table and closes again.
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#tab-log").click()
    expect(page.locator("#log")).to_be_visible()
    page.locator(".n-mine h2").first.click()
    expect(page.locator("#log")).to_be_hidden()
