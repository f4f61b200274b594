"""A service worker that tells of a turn, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

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
    page = visit(hall)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    assert worker.evaluate(TOLD) == [["It is your turn", "Burgundy, table abcd", "/table/abcd"]]
