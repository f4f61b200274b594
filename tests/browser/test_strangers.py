"""Two strangers, one at a desk in English and one with a phone in Dutch: they register, meet in the lobby, play a rated
game with a clock, one is called back by a push, and both see what it did to their ratings, their history and a review.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, expect

from meeplehall.web.rooms.push import _point, b64
from tests.web.push_service import Service, opened, push_service
from tests.web.server import HallServer

from .conftest import QUICK
from .player import MY_TURN, decide_by_list, hurry, send, version, wait_for_change
from .test_accounts import PHONE, at_localhost, check

Visit = Callable[..., Page]
AUTH = b"0123456789abcdef"
SUBSCRIBE = """(keys) => fetch("/you/push", {
    method: "POST",
    headers: {"Content-Type": "application/json", Accept: "application/json"},
    body: JSON.stringify(keys),
}).then((answer) => answer.status)"""
"""As static/push.js does, with an endpoint of ours: browsers ask their maker for theirs."""
FIRST_TURNS_ARE_READ = """async () => {
    const progress = await (await fetch(`${location.pathname}/progress`)).json();
    return progress.read > 0 && document.querySelector("#r-verdict :is(.progress, .account)");
}"""
"""How a whole game is read: test_review.py, test_study.py."""
POLLING = 200


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[HallServer]:
    server = HallServer(tmp_path, push_anywhere=True, limits=QUICK)
    yield server
    server.stop()


def test_an_evening_of_two_strangers(open_hall: HallServer, visit: Visit, service: Service) -> None:
    here = f"http://localhost:{open_hall.port}"
    ann = at_localhost(open_hall, visit)
    boris = at_localhost(open_hall, visit, locale="nl-NL", color_scheme="dark", **PHONE)
    for page, name, words in ((ann, "Ann", "Make a passkey"), (boris, "Boris", "Maak een passkey")):
        check(page, f"join-{name}", page is boris)
        page.get_by_role("textbox").first.fill(name)
        page.get_by_role("button", name=words).click()
        expect(page.locator("h1")).to_have_text(name)
        check(page, f"you-{name}", page is boris)
    key = ec.generate_private_key(ec.SECP256R1())
    keys = {"endpoint": f"{service.url}/boris", "key": b64(_point(key)), "auth": b64(AUTH)}
    assert boris.evaluate(SUBSCRIBE, keys) == 200

    boris.goto(f"{here}/lobby")
    seats = {"seat-0": "me", "seat-1": "open"}
    table = send(ann, "/new", game="burgundy", listed="yes", rated="yes", pace="live", **seats)
    boris.get_by_role("link", name="Schuif aan").click()
    boris.get_by_role("button", name="Ga hier zitten").click()
    for page in (ann, boris):
        expect(page.locator(".estate").first).to_be_attached()
        time_left = page.locator(".bar-time b")
        expect(time_left).to_have_text(re.compile(r"^\d+:\d\d$"))
        before = time_left.inner_text()
        expect(time_left).not_to_have_text(before)  # it ticks

    leave_until_called(ann, boris, service, key, table)
    boris.goto(table)
    boris.wait_for_function(MY_TURN)
    decide_by_list(boris)

    hurry(open_hall, table.rpartition("/")[2])
    for page in (ann, boris):
        expect(page.locator("#d-ending .rank-rating")).to_have_count(2)
        check(page, "ending", False)
        page.goto(f"{here}/you")
        expect(page.locator(".r-card")).to_have_count(1)
        expect(page.locator(f"a[href^='{table.removeprefix(here)}']").first).to_be_visible()
        check(page, "own page", page is boris)
    boris.goto(f"{table}/review")
    boris.wait_for_function(FIRST_TURNS_ARE_READ, polling=POLLING)
    check(boris, "review", False)


def leave_until_called(ann: Page, boris: Page, service: Service, key: ec.EllipticCurvePrivateKey, table: str) -> None:
    """Boris goes away while it is not his turn; a letter tells him when it is."""
    while not ann.evaluate(MY_TURN):
        if boris.evaluate(MY_TURN):
            before = version(ann)
            decide_by_list(boris)
            wait_for_change(ann, before)
    boris.goto("about:blank")
    expect(ann.locator(".seat-card.seat-2 .presence")).to_contain_text(re.compile("away", re.IGNORECASE))
    while not service.letters.empty():
        service.letters.get()
    while ann.evaluate(MY_TURN):
        decide_by_list(ann)
    letter = json.loads(opened(service.letters.get(timeout=30)[3], key, AUTH))
    assert letter["title"] == "Je bent aan de beurt"
    assert table.endswith(letter["url"])
