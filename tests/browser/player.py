"""Hands and eyes for the table page: everything goes through what a person sees and clicks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urljoin

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import CDPSession, Locator, Page, expect

from meeplehall.bots.levels import build
from meeplehall.table import Table
from meeplehall.web.rooms.opening import now
from tests.web.server import HallServer, Person

# Where a person would look first.
BURGUNDY = (
    "#choices .confirm",
    ".estate .lit",
    ".shelf [data-at^='sto-'].lit",
    "#choices button[data-at^='pick-']",
    ".ring-board .wedge-place.lit",
    ".ring-board .place.lit, .black-row .place.lit",
    ".shelf .gstack.lit",
    ".dice .lit",
    ".estate .may",
    ".ring-board .place.may:not(.wedge-place)",
    "#choices button:not(.other):not([aria-pressed='true'])",
    "#end:not([disabled])",
)

# Where a person would look first: an open place, then the actions, then the cards.
RENAISSANCE = (
    "#choices .confirm",
    ".rm-pyramid .rm-place.lit",
    ".rm-drop.lit",
    ".rm-men.lit",
    "#choices [data-at='do-hire']:not(.other):not([aria-pressed='true'])",
    "#choices [data-at='do-teach']:not(.other):not([aria-pressed='true'])",
    "#choices [data-at='do-recruit']:not(.other):not([aria-pressed='true'])",
    "#choices [data-at='do-barter']:not(.other):not([aria-pressed='true'])",
    ".rm-fan .rm-held.lit",
    "#choices [data-at='do-take']",
    "#end:not([disabled])",
)

# Where a person would look, the most telling first; what gives up dice last.
NOBILITY = (
    "#choices .confirm",
    ".n-offer .lit",
    ".n-town :not([inert]) > svg .lit, .n-mine .lit",
    ".n-town:has(.lit) .n-place.has-lit[role=button]",  # on a phone the place is lifted first
    "#choices button[data-at^='as-']:not([aria-pressed='true'])",  # no place takes the die as it is
    ".bar .n-die:is(.lit, .may)",
    ".n-town :not([inert]) > svg .may",
    "#choices button:not(.other, [aria-pressed='true'], [data-at='rest'], [data-at='do-sell'])",
    "#end:not([disabled])",
    "#choices button[data-at='rest']",
)

ORDERS = {"burgundy": BURGUNDY, "renaissance": RENAISSANCE, "nobility": NOBILITY}


FIND = """([order, turn]) => {
    for (const selector of order) {
        const found = [...document.querySelectorAll(selector)].filter(
            (element) => element.getBoundingClientRect().width && !element.closest('[hidden]'));
        if (!found.length) continue;
        const element = found[turn % found.length];
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const rect = element.getBoundingClientRect();
        return [rect.left + rect.width / 2, rect.top + rect.height / 2];
    }
}"""
# `expect` and `wait_for` look again after longer and longer pauses; a function of the page is asked at every frame.
CHANGED = "(before) => document.body.dataset.version !== before"
MY_TURN = "() => document.querySelector('body.mine-now, #d-ending[open]') !== null"
ANSWERED = "(before) => !document.body.classList.contains('busy') || document.body.dataset.version !== before"
TOUCHED = "() => matchMedia('(pointer: coarse)').matches"
PATIENCE = 60.0
MOST_CLICKS = 14
HELD = 700
SEED = "7"


def send(page: Page, path: str, **fields: str) -> str:
    """What a form would send, without the page on which it stands (test_rooms.py fills them in by hand); answers where
    it leads, and goes there."""
    url = urljoin(page.url, path) if page.url.startswith("http") else path
    answer = page.context.request.post(url, form={**fields}, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(urljoin(answer.url, answer.headers["location"]))
    return page.url


def play_now(page: Page) -> None:
    """A game against bots that need no time."""
    send(page, "/play", game="burgundy", level="easy")
    expect(page.locator(".estate")).to_be_attached()


def new_table(page: Page, *seats: str, game: str = "burgundy", seed: str = SEED, **options: str) -> str:
    """Open a table, nobody on the seats that are not named; answers its address."""
    fields = {"game": game, "seed": seed, "listed": "yes"}
    fields |= {f"seat-{n}": kind for n, kind in enumerate(seats)}
    fields |= {f"option-{name}": value for name, value in options.items()}
    return send(page, "/new", **fields)


def version(page: Page) -> int:
    return int(page.locator("body").get_attribute("data-version") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#d-ending[open]").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until this person is to decide, or the game is over."""
    page.wait_for_function(MY_TURN)


def wait_for_change(page: Page, before: int) -> None:
    """Until the table has moved on from this version."""
    page.wait_for_function(CHANGED, arg=str(before))


def first_of(page: Page, order: Sequence[str] = BURGUNDY, turn: int = 0) -> tuple[float, float]:
    """Where to click: the middle of a place that can be chosen, of the first kind of which there are any."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = page.evaluate(FIND, [list(order), turn])
        if found:
            return found[0], found[1]
        time.sleep(0.02)
    raise AssertionError("nothing to click although it is this person's turn")


def decide(
    page: Page, order: Sequence[str] = BURGUNDY, turn: int = -1, look: Callable[[], None] = lambda: None
) -> None:
    """Click lit places until the table moves on: the first ones, or by the number of the turn others each time. `look`
    sees the page before every click. Where that leads nowhere, the list of all choices does."""
    before = version(page)
    press = page.touchscreen.tap if page.evaluate(TOUCHED) else page.mouse.click
    for click in range(MOST_CLICKS):
        look()
        press(*first_of(page, order, 0 if turn < 0 else turn * 7 + click))
        page.wait_for_function(ANSWERED, arg=str(before))
        if version(page) != before:
            return
    # Whoever always takes the first may take and put back the same thing for ever.
    decide_by_list(page)


def decide_by_list(page: Page) -> None:
    """Take the first of the plain list of choices, whatever the game."""
    page.evaluate("() => localStorage.setItem('confirm', 'no')")
    before = version(page)
    page.keyboard.press("l")
    page.locator("#all-list .choice").first.click()
    wait_for_change(page, before)


def too_small(page: Page, places: str, tap: float) -> list[str]:
    """What is shown of these and is too small for a finger."""
    found: list[str] = page.evaluate(
        """([places, tap]) => [...document.querySelectorAll(places)]
            .filter((e) => e.getClientRects().length)
            .filter((e) => Math.min(e.getBoundingClientRect().height, e.getBoundingClientRect().width) < tap)
            .map((e) => e.outerHTML.slice(0, 90))""",
        [places, tap],
    )
    return found


def overflowing(page: Page, parts: str) -> list[str]:
    """Which of these hold more than they show."""
    found: list[str] = page.evaluate(
        """(parts) => [...document.querySelectorAll(parts)]
            .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
            .map((e) => `${e.className} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight}`)""",
        parts,
    )
    return found


def hold(page: Page, place: Locator) -> None:
    """A finger goes down, stays, and goes up."""
    box = place.bounding_box()
    assert box is not None
    finger: CDPSession = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(HELD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def hurry(hall: HallServer, table: str, until: Callable[[Table], bool] = lambda _: False) -> None:
    """Everybody decides something inside the hall, to the end or until then: nothing is drawn or sent in between."""
    assert hall.hall is not None
    rooms, mind = hall.hall.rooms, build("random")
    mind.reseed(int(SEED))

    def on(table: Table) -> None:
        while table.pending() and not until(table):
            seat = table.pending()[0]
            assert table.state is not None
            table.act(seat, mind.choose(table.state, seat), table.version(seat), now(), table.seats[seat].player)

    async def change() -> None:
        await rooms.change(await rooms.find(table), on)

    hall.do(change())


def person_of(hall: HallServer, page: Page) -> Person:
    """Who plays on this page, without it: much faster than by clicks."""
    person = Person(hall)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


PICTURES = os.environ.get("TEST_PICTURES", "")
"""A folder for pictures to look at; without it nobody does."""
OPACITY = 1 if PICTURES else 0.0001
"""Of all pages. Nearly nothing is not painted, which would be a quarter of the work; styles, layout and what lies under
the mouse are as ever."""
HAS_AXE = "() => 'axe' in window"
RUN_AXE = """async ([part, options]) => {
    const root = document.documentElement, looked = document.querySelector(part);
    const away = [...document.querySelectorAll("[data-tab]:not(.drawer)")]
        .filter((other) => !other.contains(looked) && !looked.contains(other))
        .map((other) => [document.createComment("away"), other]);
    root.style.opacity = 1;
    for (const [mark, other] of away) other.replaceWith(mark);
    const found = await axe.run(looked, options);
    for (const [mark, other] of away) mark.replaceWith(other);
    root.style.opacity = "";
    return found.violations.map((violation) =>
        [violation.id, violation.help, ...violation.nodes.slice(0, 3).map((node) => node.target.join(" "))].join(": "));
}"""
"""Boards around the part that is looked at are put away meanwhile: axe would walk through all of them."""
AXE: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
"""Only violations are listed whole, and style sheets are not fetched again: no rule that is on needs them."""


def violations(page: Page, part: str = "html", only: str = "") -> list[str]:
    """What axe finds wrong with the page or a part of it, by all its rules or one of them."""
    if not page.evaluate(HAS_AXE):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN_AXE, [part, AXE | ({"runOnly": [only]} if only else {})])
    return found


def picture(page: Page, name: str) -> None:
    """For people to look at."""
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def fits(page: Page) -> bool:
    """Nothing has to be moved sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def check(page: Page, name: str) -> None:
    """A page as such: for everybody, and for this screen."""
    assert violations(page) == [], name
    assert fits(page), name
    picture(page, name)
