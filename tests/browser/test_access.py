"""For everybody: by keyboard, on a phone, without motion, and with a screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import (
    decide,
    new_table,
    overflowing,
    person_of,
    play_now,
    too_small,
    version,
    violations,
    wait_for_turn,
)

Visit = Callable[..., Page]
TAP = 44
BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


def by_list(page: Page, words: str) -> None:
    """Tab to the first choice of the open list that says this, and take it."""
    for _ in range(60):
        if words in (page.evaluate("() => document.activeElement.textContent") or ""):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_everything_can_be_done_by_keyboard(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".estate")).to_be_visible()
    wait_for_turn(page)
    start = version(page)
    # By the die's key and the arrows: a tile of a depot.
    page.keyboard.press("1")
    expect(page.locator("[data-at='die-0']")).to_have_attribute("aria-pressed", "true")
    page.locator(".ring-board .place.lit:not(.wedge-place)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 1))
    page.keyboard.press("u")
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 2))
    # By the plain list of choices.
    page.keyboard.press("l")
    expect(page.locator("#d-all")).to_be_visible()
    assert page.evaluate("() => document.activeElement.classList.contains('choice')")
    by_list(page, "Take 2 workers")
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 3))
    # Nobody has to look for the focus after a choice.
    assert page.evaluate("() => document.activeElement !== document.body")
    # Arrows walk from lit place to lit place.
    page.evaluate("() => document.activeElement.blur()")
    places = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        places.add(page.evaluate("() => document.activeElement.dataset.at || document.activeElement.id"))
    assert len(places - {""}) >= 3
    # The second die, confirmed with Enter.
    page.keyboard.press("l")
    by_list(page, "Take 2 workers")
    expect(page.locator(".confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("body")).not_to_have_attribute("data-version", str(start + 3))


def test_a_phone_shows_and_plays_everything(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    play_now(page)
    wait_for_turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    for name in ("board", "mine", "others", "log"):
        page.locator(f"[data-show={name}]").tap()
        expect(page.locator(f"[data-tab={name}]")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = too_small(page, ".bar button, .phone-tabs button, .top-tools :is(a, button)", TAP)
    assert small == []
    # What is lit on another tab is announced there.
    page.locator("[data-show=log]").tap()
    expect(page.locator("[data-show=board] .dot")).to_be_visible()
    page.locator("[data-show=board]").tap()
    start = version(page)
    page.locator("[data-key='1']").tap()
    tile = page.locator(".ring-board .place.lit:not(.wedge-place)").first
    box = tile.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TAP - 4
    tile.tap()
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 1))


PALE_WORDS = """() => {
    const words = document.querySelector("main").appendChild(document.createElement("p"));
    words.textContent = "Can you read this?";
    words.style.cssText = "color: #ddd; background: #fff";
}"""


def look(page: Page, where: str, part: str = "html") -> None:
    """By day all rules of axe are looked at, by night the one that colours are about."""
    assert violations(page, part) == [], where
    by_day = page.evaluate(BACKGROUND)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(BACKGROUND) != by_day
    assert violations(page, part, only="color-contrast") == [], f"{where}, by night"
    page.emulate_media(color_scheme="light")


def test_axe_finds_what_is_wrong(hall: HallServer, visit: Visit) -> None:
    """Although pages of tests are not painted."""
    page = visit(hall)
    page.goto("/about")
    assert violations(page, "main") == []
    page.evaluate(PALE_WORDS)
    (found,) = violations(page, "main")
    assert found.startswith("color-contrast: ")


def test_axe_finds_nothing_on_the_pages(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, color_scheme="light")
    for path in ("/", "/rules", "/rules/burgundy", "/about", "/statistics", "/table/nothing"):
        page.goto(path)
        look(page, path)
    new_table(page, "me", "open")
    look(page, "the waiting room")


TABLES: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "burgundy": ({}, ("menu", "points")),
    "renaissance": ({}, ("points",)),
    "nobility": ({"chancery": "yes", "events": "yes"}, ("all", "points")),
}
"""Options, and which dialogs are looked at: the menu and the list of all choices are made alike in every game."""


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_any_table(hall: HallServer, visit: Visit, game: str) -> None:
    options, dialogs = TABLES[game]
    page = visit(hall, color_scheme="light")
    page.goto(f"/new?game={game}")
    look(page, "the form")
    new_table(page, "me", "bot:easy", "bot:easy", game=game, **options)
    wait_for_turn(page)
    look(page, "the first decision")
    person = person_of(hall, page)
    played = person.play(page.url.rpartition("/")[2], 5)
    person.close()
    page.wait_for_function("(version) => Number(document.body.dataset.version) >= version", arg=played["version"])
    wait_for_turn(page)
    for name in dialogs:
        page.locator(f"[data-open={name}]").first.click()
        expect(page.locator(f"#d-{name}")).to_be_visible()
        look(page, name, f"#d-{name}")
        page.keyboard.press("Escape")
    page.locator("[data-zoom]").first.click()
    expect(page.locator("#d-zoom")).to_be_visible()
    look(page, "a closer look", "#d-zoom")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == [], "on a phone"
    for tab in page.locator("[data-show]").all()[1:]:
        tab.click()
        name = tab.get_attribute("data-show")
        part = f"[data-tab={'log' if name == 'chat' else name}]"  # they share a drawer
        assert violations(page, part) == [], f"on a phone: {name}"
    if game == "renaissance":  # where a watcher sees least
        watcher = visit(hall, 390, 844)
        watcher.goto(page.url)
        assert violations(watcher) == [], "a watcher on a phone"


def test_nothing_moves_when_motion_is_unwelcome(hall: HallServer, visit: Visit) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = visit(hall, reduced_motion=motion)
        play_now(page)
        wait_for_turn(page)
        page.evaluate(
            """() => {
                window.moved = 0;
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (...args) {
                    window.moved += 1;
                    return animate.apply(this, args);
                };
            }"""
        )
        start = version(page)
        page.keyboard.press("1")
        page.locator(".ring-board .place.lit:not(.wedge-place)").first.dispatch_event("click")
        expect(page.locator("body")).to_have_attribute("data-version", str(start + 1))
        assert (page.evaluate("() => window.moved") > 0) == moves
        running = page.evaluate("() => document.getAnimations().filter((a) => a.playState === 'running').length")
        assert moves or running == 0


def test_day_and_night(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, color_scheme="light")
    page.goto("/")
    day = page.evaluate(BACKGROUND)
    page.get_by_role("button", name="Day or night").click()
    night = page.evaluate(BACKGROUND)
    assert day != night
    page.goto("/about")
    assert page.evaluate(BACKGROUND) == night


def test_the_table_fits_the_desk_without_scrolling(hall: HallServer, visit: Visit) -> None:
    for seats in (("me", "bot:easy"), ("me", "bot:easy", "bot:easy", "bot:easy")):
        page = visit(hall, 1440, 900)
        new_table(page, *seats)
        wait_for_turn(page)
        overflow = overflowing(page, ".rail, .common, .mine, .bar")
        assert overflow == []
        assert page.evaluate("() => document.documentElement.scrollHeight") <= 900


def test_the_language_can_be_switched_on_every_page(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, locale="nl-NL")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.get_by_role("button", name="Nu spelen").first.click()
    expect(page.locator(".estate")).to_be_visible()
    page.locator("body.mine-now").wait_for(state="attached")
    assert page.title().startswith("● Jouw beurt: Burgundy")
    before = version(page)
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    # The socket speaks the new language too.
    page.locator("body.mine-now").wait_for(state="attached")
    decide(page)
    assert version(page) > before
    expect(page.locator("#log")).to_contain_text("rolled")
    expect(page.locator("#log")).not_to_contain_text("gooide")
    page.goto("/about")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", name="Gemaakt door fans")).to_be_visible()
