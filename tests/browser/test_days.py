"""Being told of turns, in a real browser: the service worker, and the address on one's own page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.letterbox import Letterbox
from tests.web.server import HallServer

Visit = Callable[..., Page]

TOLD = """
async () => {
  const told = [];
  const show = async (title, options) => void told.push([title, options.body, options.data.url]);
  self.registration.showNotification = show;
  const letter = { title: "It is your turn", body: "Burgundy, table abcd", url: "/table/abcd", tag: "abcd" };
  self.dispatchEvent(new PushEvent("push", { data: JSON.stringify(letter) }));
  await new Promise((done) => setTimeout(done));
  return told;
}
"""


def test_the_worker_shows_what_a_letter_says(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    assert worker.evaluate(TOLD) == [["It is your turn", "Burgundy, table abcd", "/table/abcd"]]


@pytest.fixture
def mail_hall(tmp_path: Path) -> Iterator[tuple[HallServer, Letterbox]]:
    box = Letterbox()
    server = HallServer(tmp_path, smtp=box.smtp, url="https://games.example")
    yield server, box
    server.stop()
    box.close()


def test_an_address_is_given_and_confirmed(mail_hall: tuple[HallServer, Letterbox], visit: Visit) -> None:
    hall, box = mail_hall
    page = visit(hall)
    page.goto("/join")
    page.fill("input[name=name]", "Anneke")
    page.fill("input[name=passphrase]", "heron walks at dawn")
    with page.expect_navigation():
        page.click("form[action='/join'] button")
    page.goto("/you")
    page.click("#days summary")
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert page.input_value("#mail-zone") == zone, "where the browser is"
    assert page.locator("#mail-zone option").count() > 300
    page.select_option("#mail-zone", "Australia/Sydney")
    page.fill("#mail-address", "anneke@example.org")
    with page.expect_navigation():
        page.click("form[action='/you/mail'] button")
    found = re.search(r"https://games\.example(/mail/confirm/\S+)", box.letter().get_content())
    assert found
    page.goto(found[1])
    page.click("text=Yes, tell me there")
    expect(page.locator("h1")).to_have_text("Confirmed")
    page.goto("/you")
    expect(page.locator("#days")).to_contain_text("Quiet from 22:00 until 8:00 (Australia/Sydney)")
