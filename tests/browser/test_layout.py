"""Every screen shows every game whole: nothing is cut, covered, too small for a finger or out of view.

`make screenshots` looks at all games, player counts, modules, languages, themes and moments; here the fullest tables
are looked at on every screen, with tab, language, theme and length of words changing from one screen to the next.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.server import HallServer
from tools.layout import SCREENS, faults, lengthen
from tools.layout.played import Played
from tools.layout.tour import FULLEST, Table, sections, show

Visit = Callable[..., Page]
SEED = 1477
DECISIONS = 24
LONGER = 30
"""Per cent: by night words are as long as a translation might make them."""
PAGES = (
    (False, 0, "en", "light"),
    (False, 1, "nl", "dark"),
    (True, 0, "nl", "light"),
    (True, 1, "en", "dark"),
)
"""Touch or mouse, which half of its screens, language and theme."""


@pytest.mark.parametrize("table", FULLEST, ids=str)
def test_every_screen_shows_the_whole_table(hall: HallServer, visit: Visit, table: Table) -> None:
    played = Played(hall, table.game, table.players, table.options, SEED)
    played.play_on(DECISIONS)
    found = []
    for touch, half, locale, theme in PAGES:
        page = visit(hall, locale=locale, color_scheme=theme, has_touch=touch, is_mobile=touch)
        played.let_in(page.context)
        page.goto(played.address)
        page.locator("body[data-line=open]").wait_for()
        if theme == "dark":
            lengthen(page, LONGER)
        for number, screen in enumerate([screen for screen in SCREENS if screen.touch == touch][half::2]):
            show(page, screen)
            tabs = sections(page)
            for tab in {tabs[number % len(tabs)], tabs[(number + 1) % len(tabs)]}:
                show(page, screen, tab)
                found += [f"{screen} {tab} {locale}: {fault}" for fault in faults(page, touch)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("table", FULLEST, ids=str)
def test_the_table_that_is_looked_at_is_always_the_same(hall: HallServer, table: Table) -> None:
    def position() -> bytes:
        played = Played(hall, table.game, table.players, table.options, SEED)
        played.play_on(DECISIONS)
        return played.position()

    assert position() == position()
