"""Tables to look at: every game at every player count and with its modules, played until the boards are full."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page, ViewportSize

from . import Screen, faults


@dataclass(frozen=True)
class Table:
    """What is played, by how many, with which options."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """The game, the players, what is switched on."""
        return "-".join([self.game, str(self.players), *(name for name, value in self.options.items() if value)])


EVENTS = {"events": "yes"}
CHANCERY = {"chancery": "yes"}
NIGHT = {"night": "yes"}
NIGHTS = ((2, {}), (3, CHANCERY), (4, EVENTS), (5, CHANCERY | EVENTS), (6, CHANCERY))
ALL = (
    *(Table("burgundy", players) for players in (2, 3, 4)),
    *(Table("renaissance", players) for players in (1, 2, 3, 4)),
    *(Table("nobility", 1, options) for options in ({}, EVENTS)),
    *(Table("nobility", players, options) for players in (2, 3, 4, 5) for options in ({}, CHANCERY | EVENTS)),
    *(Table("nobility", 6, CHANCERY | options) for options in ({}, EVENTS)),
    *(Table("nobility", players, NIGHT | options) for players, options in NIGHTS),
)
FULLEST = (Table("burgundy", 4), Table("renaissance", 4), Table("nobility", 6, CHANCERY | EVENTS))
"""Of each game the one with most to show."""
SMALLEST = (Table("burgundy", 2), Table("renaissance", 1), Table("nobility", 2))
"""Of each game one that is soon played to its end."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sections(page: Page) -> list[str]:
    """The tabs of a phone; elsewhere nothing but the one page."""
    tabs = page.locator("[data-show]:visible")
    return [tab.get_attribute("data-show") or "" for tab in tabs.all()] or [""]


def show(page: Page, screen: Screen, section: str = "") -> None:
    """Turn the page to a size and a tab."""
    size = ViewportSize(width=screen.width, height=screen.height)
    if page.viewport_size != size:
        page.set_viewport_size(size)
    if section:
        page.locator(f"[data-show={section}]").dispatch_event("click")
    page.evaluate(SETTLED)


def look_everywhere(page: Page, screen: Screen) -> Iterator[tuple[str, list[str]]]:
    """The faults of each tab at a size, and of log and chat where they open beside the table."""
    show(page, screen)
    for section in sections(page):
        show(page, screen, section)
        yield section, faults(page, screen.touch)
    for panel in ("chat", "log"):
        tab = page.locator(f"#tab-{panel}:visible")
        if tab.count():
            tab.dispatch_event("click")
            page.evaluate(SETTLED)
            yield f"with {panel}", faults(page, screen.touch)
    page.evaluate("() => document.body.classList.remove('side-open')")
