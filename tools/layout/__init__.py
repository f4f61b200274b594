"""Looks at a live page and says what a visitor would stumble over: see `faults`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

_LOOK = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
_LENGTHEN = Path(__file__).with_name("lengthen.js").read_text(encoding="utf-8")
TOUCH, MOUSE = 44, 24
"""The least size of what is pressed, in pixels."""


@dataclass(frozen=True)
class Screen:
    """The size of a screen, and whether it is touched."""

    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        """1366x768, 390x844t."""
        return f"{self.width}x{self.height}{'t' if self.touch else ''}"


SCREENS = (
    Screen(1920, 1080, False),
    Screen(1440, 900, False),
    Screen(1366, 768, False),
    Screen(1280, 720, False),
    Screen(1024, 768, True),
    Screen(820, 1180, True),
    Screen(1180, 820, True),
    Screen(844, 390, True),
    Screen(390, 844, True),
    Screen(360, 640, True),
)


def faults(page: Page, touch: bool) -> list[str]:
    """What is wrong with the page as it stands: texts cut, overlapping or out of their box, targets too small, covered
    or cut, anything out of view, the page scrolling sideways."""
    found: list[str] = page.evaluate(_LOOK, TOUCH if touch else MOUSE)
    return found


def lengthen(page: Page, percent: int) -> None:
    """Make all texts longer, as a translation would; what the page writes itself afterwards is longer too."""
    page.evaluate(_LENGTHEN, percent)
