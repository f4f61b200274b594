"""Chance that can be checked in a real browser: the promise before the game, one click after its end."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from meeplehall.table import Acted, Table
from meeplehall.table.audit import audit
from meeplehall.table.entries import Told
from meeplehall.table.fairness import new_secret
from tests.web.server import HallServer, Person

from .player import hurry, new_table

Visit = Callable[..., Page]
WORDS = ("heron", "otter")
HEX = re.compile("[0-9a-f]{64}")


def number(page: Page, name: str) -> str:
    """What the page shows under this name."""
    return page.locator("dt", has_text=re.compile(f"^{name}")).locator("+ dd").inner_text()


def another_secret(table: Table) -> None:
    table.setting = msgspec.structs.replace(table.setting, secret=new_secret())


def another_word(table: Table) -> None:
    table.words[1] = "badger"


def another_draw(table: Table) -> None:
    at, entry = next(
        (n, e) for n, e in enumerate(table.log) if isinstance(e, Acted) and any(t.chance for t in e.events)
    )
    events = [Told(told.event | {"extra": 1}, told.chance, told.seat) for told in entry.events]
    table.log[at] = msgspec.structs.replace(entry, events=events)


def another_decision(table: Table) -> None:
    """The first one twice: no rule allows that."""
    at = next(n for n, entry in enumerate(table.log) if isinstance(entry, Acted) and n not in table.undone)
    table.log.insert(at, table.log[at])


@pytest.mark.parametrize(
    ("game", "options"),
    [("renaissance", {"round_limit": "7"}), ("nobility", {"chancery": "yes"})],
    ids=["Renaissance Man", "Rise to Nobility with the Chancery"],
)
def test_every_roll_and_draw_is_verified_with_one_click(
    hall: HallServer, visit: Visit, game: str, options: dict[str, str]
) -> None:
    page = visit(hall)
    where = new_table(page, "me", "open", "bot:random", game=game, seed="", **options)
    name = where.rpartition("/")[2]
    page.locator("details.chance summary").click()
    promised = page.locator("code.hex").inner_text()
    assert HEX.fullmatch(promised)
    page.get_by_label("A word of your own").fill(WORDS[0])
    page.get_by_role("button", name="Save").click()
    bob = Person(hall, "Bob")
    link = page.locator("#link-seat-1").input_value()
    assert bob.form(link, name="Bob", word=WORDS[1]).status_code == 303
    bob.close()
    page.locator("body.table-page").wait_for()  # The waiting room gives way to the table by itself.
    hurry(hall, name)
    ending = page.locator("#d-ending")
    expect(ending).to_be_visible()

    ending.get_by_role("link", name=re.compile("^Check the (dice|cards)$")).click()
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text("Everything checks out")
    table = hall.do(hall.hall.rooms.find(name)).table  # type: ignore[union-attr]
    found = audit(table)
    assert found > 20
    expect(verdict).to_contain_text(re.compile(rf"all \W*{found}\W* rolls and draws"))
    # What the page shows is enough to compute the rest, without anything of ours.
    secret = bytes.fromhex(number(page, "Secret"))
    assert hashlib.sha256(secret).hexdigest() == number(page, "Fingerprint") == promised
    digest = hmac.new(secret, "\n".join((name, *WORDS, "")).encode(), "sha256").digest()
    assert int(number(page, "Seed")) == table.seed() == int.from_bytes(digest[:8], "big") >> 1

    for tamper in (another_secret, another_word, another_draw, another_decision):
        shows_what_does_not_fit(page, verdict, table, tamper)
    page.reload()
    expect(verdict).to_contain_text("Everything checks out")
    page.get_by_role("link", name="Back to the table").click()
    expect(ending).to_be_visible()


def shows_what_does_not_fit(page: Page, verdict: Locator, table: Table, tamper: Callable[[Table], None]) -> None:
    """A table that was changed afterwards; it is as it was when this is done."""
    setting, words, log = table.setting, list(table.words), list(table.log)
    tamper(table)
    page.reload()
    expect(verdict).to_contain_text("Something does not add up")
    expect(verdict).not_to_contain_text("Everything checks out")
    table.setting, table.words[:], table.log[:] = setting, words, log
