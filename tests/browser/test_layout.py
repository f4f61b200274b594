"""Every screen shows every game whole: nothing is cut, covered, too small for a finger or out of view.

`make screenshots` looks at all games, player counts, modules, languages, themes and moments; here the fullest tables
are looked at on every screen, with tab, language, theme and length of words changing from one screen to the next; the
second guides and replays on half of them each, another half for each game.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Page

from meeplehall import registry
from meeplehall.web.guides.second import positions
from tests.web.server import HallServer
from tools.layout import SCREENS, Screen, faults, lengthen
from tools.layout.played import Played
from tools.layout.tour import FULLEST, SMALLEST, Table, sections, show

Visit = Callable[..., Page]
SEED = 1477
DECISIONS = 24
THE_REST = 4000
LONGER = 30
"""Per cent: by night words are as long as a translation might make them."""
PAGES = (
    (False, 0, "en", "light"),
    (False, 1, "nl", "dark"),
    (True, 0, "nl", "light"),
    (True, 1, "en", "dark"),
)
"""Touch or mouse, which half of its screens, language and theme."""
NARROW = Screen(667, 375, True)
"""A small phone held sideways: the bar stands at the right, with the question over the choices."""
SHARES = """() => ["#sentence", "#choices"].map((part) =>
    document.querySelector(part).getBoundingClientRect().width / document.querySelector(".bar").clientWidth)"""
CROWDED = (
    pytest.param(Table("burgundy", 4), 47, 4, id="a-fourth-tile-beside-three-goods"),
    pytest.param(Table("renaissance", 3), SEED, 20, id="a-recruit-who-fits-nowhere"),
    pytest.param(
        Table("nobility", 4, {"chancery": "yes", "events": "yes"}), 4242, 20, id="a-single-choice-with-its-price"
    ),
    pytest.param(
        Table("nobility", 3, {"chancery": "yes", "events": "yes"}), SEED, 20, id="a-long-choice-with-its-price"
    ),
    pytest.param(
        Table("nobility", 6, {"chancery": "yes", "events": "yes"}), 1, 93, id="three-commissions-in-the-last-round"
    ),
)
"""Tables at a moment that asks a lot: with their seed, and how many decisions come before."""


def screens(
    visit: Visit, hall: HallServer, come: Callable[[Page], None], pages: Sequence[tuple[bool, int, str, str]] = PAGES
) -> Iterator[tuple[int, Page, Screen]]:
    """Every screen with its number and a page that stands on it, after somebody came to what is looked at."""
    for touch, half, locale, theme in pages:
        page = visit(hall, locale=locale, color_scheme=theme, has_touch=touch, is_mobile=touch)
        come(page)
        for number, screen in enumerate([screen for screen in SCREENS if screen.touch == touch][half::2]):
            yield number, page, screen


def look(page: Page, screen: Screen, number: int) -> list[str]:
    """The faults of two of the page's tabs."""
    show(page, screen)
    tabs = sections(page)
    found = []
    for tab in {tabs[number % len(tabs)], tabs[(number + 1) % len(tabs)]}:
        show(page, screen, tab)
        found += [f"{page.url} {screen} {tab}: {fault}" for fault in faults(page, screen.touch)]
    return found


def look_closer(page: Page, screen: Screen) -> list[str]:
    """The faults of another player's board, seen from near."""
    page.locator("[data-zoom]:not([disabled])").first.dispatch_event("click")
    page.locator("#d-zoom[open]").wait_for()
    show(page, screen)
    found = [f"{page.url} {screen} closer: {fault}" for fault in faults(page, screen.touch)]
    page.evaluate("() => document.getElementById('d-zoom').close()")
    return found


def by_night_longer(page: Page) -> None:
    if page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches"):
        lengthen(page, LONGER)


@pytest.mark.parametrize("table", FULLEST, ids=str)
def test_every_screen_shows_the_whole_table(hall: HallServer, visit: Visit, table: Table) -> None:
    played = Played(hall, table.game, table.players, table.options, SEED)
    played.play_on(DECISIONS)

    def come(page: Page) -> None:
        played.let_in(page.context)
        page.goto(played.address)
        page.locator("body[data-line=open]").wait_for()
        by_night_longer(page)

    found = []
    for number, page, screen in screens(visit, hall, come):
        found += look(page, screen, number)
        if number == 0:  # a desk and a tablet, in each language
            found += look_closer(page, screen)
    show(page, NARROW)
    found += [f"{NARROW}: a part of {share:.0%} of the bar" for share in page.evaluate(SHARES) if not 0.8 < share <= 1]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("table", "seed", "decisions"), CROWDED)
def test_the_most_that_can_be_asked_fits_where_there_is_little_room(
    hall: HallServer, visit: Visit, table: Table, seed: int, decisions: int
) -> None:
    played = Played(hall, table.game, table.players, table.options, seed)
    played.play_on(decisions)
    page = visit(hall, locale="nl", has_touch=True, is_mobile=True)
    played.let_in(page.context)
    page.goto(played.address)
    page.locator("body[data-line=open]").wait_for()
    lengthen(page, LONGER)
    found = []
    for screen in (screen for screen in SCREENS if screen.touch):
        show(page, screen)
        for tab in sections(page)[:2]:  # of a phone the board and one's own things
            show(page, screen, tab)
            found += [f"{screen} {tab}: {fault}" for fault in faults(page, screen.touch)]
    assert found == [], "\n".join(found)


def half(number: int) -> Sequence[tuple[bool, int, str, str]]:
    """Of a desk's screens one half, of a finger's the other."""
    return PAGES[0::3] if number % 2 else PAGES[1:3]


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_every_screen_shows_the_whole_second_guide(hall: HallServer, visit: Visit, game: str) -> None:
    asked = itertools.cycle(range(1, len(positions(game)) + 1))

    def come(page: Page) -> None:
        page.goto(f"/second/{game}/{next(asked)}")
        by_night_longer(page)

    found = []
    for number, page, screen in screens(visit, hall, come, half(list(registry.BUILT_IN).index(game))):
        if number:  # the first screen shows the question alone, the others the answer too
            page.locator("[data-choice=best]").dispatch_event("click")
        found += look(page, screen, number)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("table", SMALLEST, ids=str)
def test_every_screen_shows_the_whole_replay(hall: HallServer, visit: Visit, table: Table) -> None:
    played = Played(hall, table.game, table.players, table.options, SEED)
    played.play_on(THE_REST)

    def come(page: Page) -> None:
        played.let_in(page.context)
        page.goto(f"{played.address}/replay?at=40")
        page.locator(".replay-bar").wait_for()
        by_night_longer(page)

    pages = half(SMALLEST.index(table) + 1)
    found = [
        fault for number, page, screen in screens(visit, hall, come, pages) for fault in look(page, screen, number)
    ]
    assert found == [], "\n".join(found)
