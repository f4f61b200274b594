"""Draws the icons of the app from the hall's own sign: python -m tools.make_icons (needs a Chromium)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src/meeplehall/web/static"
GROUND, SIGN = "#fffaf0", "#a5382f"
ICONS = {"icon-192.png": (192, 0.1, 0.22), "icon-512.png": (512, 0.1, 0.22), "icon-full-512.png": (512, 0.2, 0.0)}
"""By name: the size, the margin round the sign, and how round the corners are, as parts of the size."""


def drawing(size: int, margin: float, corner: float) -> str:
    """An icon as SVG."""
    found = re.search(r'<path fill="[^"]+" d="([^"]+)"', (STATIC / "favicon.svg").read_text(encoding="utf-8"))
    assert found is not None
    inner = 24 / (1 - 2 * margin)
    edge = (inner - 24) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        f' viewBox="{-edge} {-edge} {inner} {inner}">'
        f'<rect x="{-edge}" y="{-edge}" width="{inner}" height="{inner}" rx="{corner * inner}" fill="{GROUND}"/>'
        f'<path fill="{SIGN}" d="{found[1]}"/></svg>'
    )


def main() -> None:
    """Write all of them."""
    chromium = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 512, "height": 512})
        for name, (size, margin, corner) in ICONS.items():
            page.set_content(f"<style>body{{margin:0;background:transparent}}</style>{drawing(size, margin, corner)}")
            page.locator("svg").screenshot(path=STATIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
