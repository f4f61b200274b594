"""A real Chromium and a real hall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from meeplehall.envs.browsers import chromium
from tests.browser.chance import make_certain
from tests.browser.player import OPACITY
from tests.web.server import HallServer

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process draws all pages, and none is started for a page that may come: a tenth less to compute.
    "--renderer-process-limit=1",
    "--disable-features=SpareRendererForSitePerProcess",
]

QUICK = {"review_playouts": 2, "hint_playouts": 20}
"""What reviews and hints look like is tested here, not how good they are."""
PATIENCE = 60_000
"""Milliseconds. Conditions are waited for, never time; on a busy machine they take longer."""
expect.set_options(timeout=PATIENCE)

BEFORE_SCRIPTS_RUN = f"""
const sheet = new CSSStyleSheet();
sheet.replaceSync('html {{ opacity: {OPACITY} }} body {{ content-visibility: hidden }}');
document.adoptedStyleSheets.push(sheet);
document.addEventListener('DOMContentLoaded', () => sheet.deleteRule(1));
"""
"""Playwright waits for what it can see: a hidden page is not pressed before its scripts hear it, nor styled twice."""


@pytest.fixture(autouse=True)
def no_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game that is opened is the same in every run."""
    make_certain(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits=QUICK)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A new person with a browser of their own. Whatever the page complains about fails the test.

    The worker for the time without a connection fetches all that it keeps; it comes only where it is looked at."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(hall: HallServer, width: int = 1440, height: int = 900, **settings: Any) -> Page:
        settings = {"reduced_motion": "reduce", "service_workers": "block"} | settings
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=hall.url, **settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BEFORE_SCRIPTS_RUN)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        return page

    yield come
    for context in contexts:
        context.close()
    expected = ("status of 4", "WebSocket", "ERR_CONN", "ERR_INTERNET", "ERR_FAILED", "Failed to fetch", "NetworkError")
    serious = [text for text in complaints if not any(words in text for words in expected)]
    assert serious == []
