"""Which browser draws pictures, and which the tests and tools use."""

from __future__ import annotations

import shutil

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them is a Chromium without windows, and a third faster."""


def chromium() -> str | None:
    """The system's own; without one Playwright looks for its own (`playwright install chromium`)."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)
