"""People play in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from meeplehall.core.state import SPECTATOR
from meeplehall.table import Table
from tests.web.server import HallServer

from .player import MOST_CLICKS, decide, first_of, hurry, is_over, new_table, play_now, version, wait_for_turn

Visit = Callable[..., Page]
FIRST = 16
ROUNDS = 5


def last_round(table: Table) -> bool:
    view = table.view(SPECTATOR)
    return bool(view["phase"] == "E" and view["round"] == ROUNDS)


def test_a_game_against_a_bot_is_begun_and_ended_by_clicks(hall: HallServer, visit: Visit) -> None:
    """What lies between is played inside the hall."""
    page = visit(hall)
    where = new_table(page, "me", "bot:easy", seed="1003")
    for _ in range(FIRST):
        wait_for_turn(page)
        decide(page)
    hurry(hall, where.rpartition("/")[2], last_round)
    page.goto(where)
    wait_for_turn(page)
    assert not is_over(page)
    while not is_over(page):
        decide(page)
        wait_for_turn(page)
    ending = page.locator("#d-ending")
    expect(ending.locator("h2")).to_contain_text("win")
    expect(ending.locator(".rank")).to_have_count(2)
    totals = [int(text) for text in ending.locator(".total td").all_inner_texts()]
    assert totals == [int(text) for text in ending.locator(".rank .points").all_inner_texts()]
    ending.get_by_role("link", name="Review the game").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#at-text")).to_have_text(re.compile(r"^(\d+)/\1$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=\d+"))
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".estate")).to_be_visible()
    expect(page.locator("#d-ending[open]")).to_have_count(0)


def test_two_browsers_play_each_other_live(hall: HallServer, visit: Visit) -> None:
    ann, bob, eve = visit(hall), visit(hall), visit(hall)
    ann.goto("/")
    ann.get_by_role("button", name="Your name").click()
    ann.fill("#name", "Ann")
    ann.get_by_role("button", name="Save").click()
    expect(ann.get_by_role("button", name="Ann")).to_be_visible()
    url = new_table(ann, "me", "open")
    expect(ann.get_by_role("heading", name="One seat is still free")).to_be_visible()
    link = ann.locator("#link-seat-1").input_value()
    watch = ann.locator("#link-watch").input_value()
    bob.goto(link)
    bob.fill("#seat-name", "Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator(".estate")).to_be_visible()
    expect(ann.locator(".estate")).to_be_visible()
    eve.goto(watch)
    expect(eve.locator(".estate")).to_be_visible()
    names = {ann: "Ann", bob: "Bob"}
    for _ in range(6):
        mover, other = (ann, bob) if ann.locator("body.mine-now").count() else (bob, ann)
        expect(mover).to_have_title(re.compile("Your turn"))
        expect(other).not_to_have_title(re.compile("Your turn"))
        decide(mover)
        for page in (other, eve):
            expect(page.locator("body")).to_have_attribute("data-version", str(version(mover)))
            # Who did it is "You" for themselves alone; the next round may have begun, with the other's dice.
            who, _, what = mover.locator("#log li").last.inner_text().partition(" ")
            who = names[mover] if who == "You" else who
            expect(page.locator("#log li").last).to_have_text(f"{'You' if names.get(page) == who else who} {what}")
    assert eve.locator(".lit, .may, #choices button, #chat-form").count() == 0
    bob.locator("#tab-chat").click()
    bob.fill("#chat-text", "well played <3")
    bob.keyboard.press("Enter")
    expect(ann.locator("#tab-chat .unread")).to_have_text("1")
    ann.locator("#tab-chat").click()
    expect(ann.locator("#chat li")).to_have_text(["Bob well played <3"])
    assert url.split("/table/")[1] in eve.url


def test_a_turn_asks_before_it_ends_and_can_be_taken_back(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "bot:easy", seed="7")
    wait_for_turn(page)
    start = version(page)
    before = page.locator(".purse").inner_text()
    page.keyboard.press("1")
    page.get_by_role("button", name="Take 2 workers").click()
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 1))
    expect(page.locator(".used-mark")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("body")).to_have_attribute("data-version", str(start + 2))
    expect(page.locator(".used-mark")).to_have_count(0)
    assert page.locator(".purse").inner_text() == before
    for last in (False, True):
        page.locator("#choices button", has_text="Take 2 workers").click()
        if page.locator("#choices button[aria-pressed=true]").count():
            page.keyboard.press("1")
        if not last:
            expect(page.locator("body:not(.busy)")).to_have_attribute("data-version", str(start + 3))
    expect(page.locator("#sentence")).to_contain_text("This ends your turn")
    asked = version(page)
    page.keyboard.press("Escape")
    expect(page.locator("#sentence")).not_to_contain_text("This ends your turn")
    assert version(page) == asked
    page.locator("#choices button", has_text="Take 2 workers").click()
    page.locator(".confirm").click()
    expect(page.locator("body")).not_to_have_attribute("data-version", str(asked))


def test_a_hint_leads_to_its_rule_and_a_resigned_game_can_be_reviewed(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "bot:easy")
    wait_for_turn(page)
    page.locator(".estate [data-hint='kind-M']").first.hover()
    link = page.locator("#hint a")
    expect(link).to_have_attribute("href", "/rules/burgundy#CB-205")
    page.locator("[data-zoom]").first.click()
    expect(page.locator("#zoom-body > svg")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-open=menu]").click()
    page.locator("[data-do=resign]").click()
    page.locator("[data-do=resign-now]").click()
    expect(page.locator("#sentence")).to_contain_text("closed before the end")
    page.locator("#d-ending").press("Escape")
    page.locator("#choices a").click()
    expect(page.locator(".replay-bar")).to_be_visible()


def test_a_stale_page_is_drawn_anew_instead_of_acting(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    url = new_table(page, "me", "bot:random")
    wait_for_turn(page)
    deaf = page.context.new_page()

    def silence(socket: WebSocketRoute) -> None:
        """The socket of this page never reaches the hall."""

    deaf.route_web_socket(re.compile("/live"), silence)
    deaf.goto(url)
    expect(deaf.locator("body.mine-now")).to_be_attached()
    decide(page)
    assert version(deaf) < version(page)
    deaf.keyboard.press("1")
    deaf.locator("#choices button", has_text="Take 2 workers").click()
    expect(deaf.locator("body")).to_have_attribute("data-version", str(version(page)))


# The answer to the first choice, and then the second choice itself, wait until the test lets them through.
HELD = """() => {
    const real = window.fetch;
    const held = (name) => new Promise((release) => { window[name] = release; });
    let choices = 0;
    window.fetch = async (url, ...rest) => {
        if (!String(url).endsWith("/act")) return real(url, ...rest);
        const first = choices++ === 0;
        if (!first) await held("go");
        const answer = await real(url, ...rest);
        if (first) await held("release");
        return answer;
    };
}"""


def test_a_late_answer_does_not_free_the_table_for_a_choice_on_its_way(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    play_now(page)
    page.evaluate(HELD)
    wait_for_turn(page)
    decide(page)
    before = version(page)
    for _ in range(MOST_CLICKS):
        page.mouse.click(*first_of(page))
        if page.locator("body.busy").count():
            break
    page.evaluate("() => release()")
    # Anything that waited for the answer has run once two more tasks have.
    page.evaluate("() => new Promise((done) => setTimeout(() => setTimeout(done, 50), 50))")
    expect(page.locator("body")).to_have_class(re.compile("busy"), timeout=1)
    assert version(page) == before
    page.evaluate("() => go()")
    expect(page.locator("body")).not_to_have_attribute("data-version", str(before))


def test_the_page_comes_back_after_the_hall_restarts(tmp_path: Path, visit: Visit) -> None:
    hall = HallServer(tmp_path)
    page = visit(hall)
    play_now(page)
    wait_for_turn(page)
    decide(page)
    wait_for_turn(page)
    before = version(page)
    hall.stop()
    expect(page.locator("body")).to_have_attribute("data-line", "closed")
    expect(page.locator("#toast")).to_contain_text("trying again")
    hall.start()
    expect(page.locator("body")).to_have_attribute("data-line", "open")
    assert version(page) == before
    decide(page)
    hall.stop()


# The sign goes by itself; on a busy machine it is gone before anybody looks.
SIGNS = """() => {
    window.signs = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        for (const one of added) if (one.matches?.(".turned")) window.signs.push(one.textContent);
    }).observe(document.body, { childList: true });
}"""


def test_people_share_a_screen_behind_a_curtain(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "here", setup="advanced")
    expect(page.locator("#curtain")).to_be_hidden()
    decide(page)
    curtain = page.locator("#curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Pass to Guest 2")
    curtain.get_by_role("button").click()
    expect(page.locator("body.mine-now")).to_be_attached()
    assert page.locator("[data-at='chosen-0']").count() == 0
    page.evaluate(SIGNS)
    decide(page)
    # Nothing is hidden any more: the screen turns to whoever is to decide, without a curtain.
    seen = set()
    for _ in range(MOST_CLICKS):
        wait_for_turn(page)
        seen.add(page.locator(".seat-card.active").get_attribute("data-at"))
        if len(seen) == 2:
            break
        decide(page)
        expect(curtain).to_be_hidden()
    assert len(seen) == 2
    signs = page.evaluate("() => signs")
    assert signs
    assert all("Pass to" in words for words in signs)
