"""Renaissance Man in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meeplehall.core.state import SPECTATOR
from tests.web.server import HallServer

from .player import RENAISSANCE as ORDER
from .player import decide, hurry, is_over, new_table, overflowing, too_small, version, wait_for_turn
from .test_access import TAP

Visit = Callable[..., Page]
FIRST = 10
ROUNDS = 7


def table_of(page: Page, *seats: str, **options: str) -> str:
    return new_table(page, *seats, game="renaissance", **options)


def sit_down(ann: Page, bob: Page) -> None:
    """Bob comes to Ann's table by her link."""
    table_of(ann, "me", "open")
    bob.goto(ann.locator("#link-seat-1").input_value())
    bob.fill("#seat-name", "Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        expect(page.locator(".rm-pyramid")).to_be_visible()


def said_to_all(line: str, reader: str) -> str:
    """Everybody is You to themselves; Ann has no name and is a guest to others."""
    return re.sub(r"Guest \d", "Ann", line.replace("You are", f"{reader} is").replace("You", reader))


def lay_foundation(page: Page) -> None:
    for _ in range(4):
        wait_for_turn(page)
        decide(page, ORDER)


def test_a_game_against_bots_is_begun_and_ended_by_clicks(hall: HallServer, visit: Visit) -> None:
    """What lies between is played inside the hall; alone the whole game is clicked, below."""
    page = visit(hall)
    where = table_of(page, "me", "bot:easy", "bot:easy", round_limit=str(ROUNDS))
    for _ in range(FIRST):
        wait_for_turn(page)
        decide(page, ORDER)
    hurry(hall, where.rpartition("/")[2], lambda table: table.view(SPECTATOR)["round"] == ROUNDS)
    page.goto(where)
    wait_for_turn(page)
    assert not is_over(page)
    while not is_over(page):
        decide(page, ORDER)
        wait_for_turn(page)
    ending = page.locator("#d-ending")
    expect(ending.locator("h2")).to_contain_text("win")
    totals = [int(text) for text in ending.locator(".total td").all_inner_texts()]
    assert totals == [int(text) for text in ending.locator(".rank .points").all_inner_texts()]
    ending.get_by_role("link", name="Review the game").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    page.select_option("#seat", "1")
    page.wait_for_url("**seat=1**")
    expect(page.locator(".replay-bar")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#at-text")).to_have_text(re.compile(r"^(\d+)/\1$"))
    expect(page.locator(".rm-fan [data-at^='face-1-']").first).to_be_visible()


def test_a_person_plays_alone_against_the_clock(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    table_of(page, "me", solo="harder", solo_cards="40")
    lay_foundation(page)
    expect(page.locator(".rm-clock")).to_contain_text("48")
    while not is_over(page):
        decide(page, ORDER)
        wait_for_turn(page)
    expect(page.locator("#d-ending h2")).to_contain_text(re.compile("win|Not this time"))


def test_two_browsers_choose_in_secret_and_see_the_reveal_together(hall: HallServer, visit: Visit) -> None:
    ann, bob = visit(hall), visit(hall)
    traffic: list[str] = []
    bob.on("websocket", lambda socket: socket.on("framereceived", lambda data: traffic.append(str(data))))
    sit_down(ann, bob)
    expect(bob.locator("body")).to_have_attribute("data-line", "open")
    before, start, said = bob.locator("body > *").all_inner_texts(), version(bob), len(traffic)
    drawn = bob.locator("main").inner_html()
    lay_foundation(ann)
    expect(ann.locator("#sentence")).to_contain_text("Sealed")
    expect(ann.locator(".rm-sealed")).to_have_count(1)
    # Ann takes it back and chooses anew; Bob's browser hears nothing of it.
    ann.get_by_role("button", name="Undo").click()
    expect(ann.locator(".rm-sealed")).to_have_count(0)
    decide(ann, ORDER)
    expect(ann.locator(".rm-sealed")).to_have_count(1)
    assert (bob.locator("body > *").all_inner_texts(), version(bob), len(traffic)) == (before, start, said)
    assert bob.locator("main").inner_html() == drawn
    lay_foundation(bob)
    for page in (ann, bob):
        expect(page.locator(".rm-mini .rm-card")).to_have_count(5)
        expect(page.locator(".rm-pyramid .rm-card")).to_have_count(5)
        expect(page.locator(".rm-fan .rm-held")).to_have_count(4)
    # An action phase: sealed, then opened on both screens with the same words.
    for _ in range(3):
        before, start = bob.locator(".rm-post").inner_html(), version(bob)
        if ann.locator("#choices [data-at^='do-'], #end:not([disabled])").count():
            while ann.locator("body.mine-now").count():
                decide(ann, ORDER)
        assert (bob.locator(".rm-post").inner_html(), version(bob)) == (before, start)
        while bob.locator("body.mine-now").count() and version(bob) < start + 12:
            reveals = bob.locator("#log li").count()
            decide(bob, ORDER)
            if bob.locator("#log li").count() > reveals:
                break
        told = [
            (page.locator("#log .log-l:not(.quiet)").all_inner_texts(), who)
            for page, who in ((ann, "Ann"), (bob, "Bob"))
        ]
        public = [[said_to_all(line, who) for line in lines if "discarded" not in line] for lines, who in told]
        assert public[0] == public[1]
        if ann.locator(".rm-opened").count():
            break
    assert not any("face-0-" in text for text in traffic)
    assert any("face-1-" in text for text in traffic)


def test_workers_and_tokens_stand_for_their_actions(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    table_of(page, "me", "bot:easy")
    lay_foundation(page)
    wait_for_turn(page)
    # Scholar, Baker and Knight have work for any hand; a Merchant may have none.
    page.locator(".rm-source.may, .rm-source.lit").last.click()
    expect(page.locator("#choices [aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".rm-held.lit").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#choices [aria-pressed='true']")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-at='hand-1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rm-removal.lit")).to_have_count(0)


def test_a_phone_shows_and_plays_everything(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    table_of(page, "me", "bot:easy", "bot:easy", "bot:easy")
    lay_foundation(page)
    wait_for_turn(page)
    for name in ("board", "others", "log", "mine"):
        page.locator(f"[data-show={name}]").tap()
        expect(page.locator(f"[data-tab={name}]").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    for place in page.locator(".rm-pyramid .rm-place, .rm-fan .rm-held").all():
        box = place.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TAP
    small = too_small(page, ".bar button, .phone-tabs button, .top-tools button", TAP)
    assert small == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_words_of_a_pyramid_stay_on_their_cards(hall: HallServer, visit: Visit, width: int, height: int) -> None:
    """Dutch actions are long, and phones small."""
    page = visit(hall, width, height, has_touch=True, is_mobile=True, locale="nl")
    table_of(page, "me", "bot:easy", seed="1477")
    lay_foundation(page)
    wait_for_turn(page)
    wider = """() => [...document.querySelectorAll(".rm-pyramid :is(.rm-label, .rm-ask, .rm-name)")].filter((text) => {
        const box = text.getBoundingClientRect();
        const card = text.closest(".rm-card, .rm-place").getBoundingClientRect();
        return box.width && (box.left < card.left - 1 || box.right > card.right + 1);
    }).map((text) => text.textContent)"""
    assert page.locator(".rm-pyramid .now > .rm-label:visible").count() > 0
    assert page.evaluate(wider) == []
    page.locator("#choices [data-at='do-hire']").tap()
    expect(page.locator(".rm-place.lit").first).to_be_visible()
    assert page.evaluate(wider) == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_table_fits_the_desk_without_scrolling(hall: HallServer, visit: Visit, players: int) -> None:
    page = visit(hall, 1440, 900)
    table_of(page, "me", *["bot:easy"] * (players - 1))
    lay_foundation(page)
    wait_for_turn(page)
    overflow = overflowing(page, ".rm-rail, .rm-own, .rm-common, .rm-hand, .bar, .seat-card")
    assert overflow == []
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 901  # a border between pixels
