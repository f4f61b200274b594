"""What happened since one's last turn: on the boards, on a card, once more with words; and how fast and loud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import HallServer
from tools.screenshots.visitor import Visitor

from .player import decide_by_list, new_table, person_of, play_now, wait_for_turn

Visit = Callable[..., Page]
STEPS = "() => JSON.parse(document.getElementById('frame').textContent).since ?? []"


def builders(steps: list[Any]) -> list[int]:
    """The seats whose pyramids have grown."""
    return [seat for seat, _, moves in steps if any(target.startswith("pyr-") for _, target in moves)]


@pytest.fixture
def page(hall: HallServer, visit: Visit) -> Page:
    """A table of Renaissance Man at which somebody else has hired a worker."""
    page = visit(hall)
    visitor = Visitor(page, "Ann")
    new_table(page, "me", "bot:easy", "bot:easy", game="renaissance", seed="1477")
    for _ in range(60):
        now = visitor.frame()
        if builders(now.get("since", [])):
            break
        visitor.decide(now, lambda pick: pick["places"] == ["do-pass"])
    else:
        pytest.fail("nobody has hired a worker")
    page.reload()
    page.locator("body[data-line=open]").wait_for()
    return page


def test_a_board_seen_closer_shows_no_marks_that_were_made_for_a_small_one(page: Page) -> None:
    marked = page.locator(".seat-card:has(.zoom .last-by)").first
    marked.locator("[data-zoom]").click()
    expect(page.locator("#zoom-body > svg")).to_be_visible()
    expect(page.locator("#zoom-body .name")).to_be_visible()
    expect(page.locator("#zoom-body .last-by")).to_have_count(0)


SCROLLED_UP = """() => new Promise((done) => {
    const box = document.querySelector('.log-scroll');
    box.scrollTop = 0;
    setTimeout(() => done(box.scrollTop === 0), 300);
})"""


def test_the_log_follows_the_game_while_its_room_changes(hall: HallServer, visit: Visit) -> None:
    """A summary comes and goes above it; who has scrolled up goes on reading there."""
    page = visit(hall, 1280, 720)
    new_table(page, "me", "bot:easy", "bot:easy", game="renaissance", seed="7")
    wait_for_turn(page)
    person, table = person_of(hall, page), page.url.rpartition("/")[2]
    box = page.locator(".log-scroll")
    at_end = "(box) => box.scrollTop + box.clientHeight > box.scrollHeight - 40"
    for _ in range(12):
        version = person.play(table, 1)["version"]
        page.wait_for_function("(version) => Number(document.body.dataset.version) >= version", arg=version)
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.log-scroll'))")
    person.my_turn(table)
    # The page hears of the scrolling with its next frame; what bots do before that still takes it to the end.
    page.wait_for_function(SCROLLED_UP)
    version = person.play(table, 2)["version"]
    page.wait_for_function("(version) => Number(document.body.dataset.version) >= version", arg=version)
    assert not box.evaluate(at_end)
    person.close()


def test_moves_of_others_are_marked_told_and_shown_again_after_a_reload(page: Page) -> None:
    seat = builders(page.evaluate(STEPS))[0]
    expect(page.locator(f".last.by-{seat + 1}").first).to_be_visible()
    card = page.locator("#since-card")
    expect(card).to_be_visible()
    shapes = page.locator(".last-by")
    drawn = shapes.evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert f"#i-seat-{seat + 1}" in drawn
    assert "#i-seat-1" not in drawn, "one knows one's own moves"
    # Folded it stays folded.
    folded = not card.evaluate("(card) => card.open")
    card.locator("summary").click()
    expect(card).to_have_js_property("open", folded)
    page.evaluate("localStorage.setItem('since', 'folded')")
    page.reload()
    expect(card).to_be_visible()
    expect(card).to_have_js_property("open", False)
    # Once more on the boards, each with its words; a key ends it.
    page.keyboard.press("r")
    expect(page.locator("#since-list li").first).to_be_visible()
    page.locator("#d-since [data-do=show-since]").click()
    expect(page.locator("#told")).to_be_visible()
    expect(page.locator("#told .log-l").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#told")).to_be_hidden()


def test_speed_pace_and_sound_are_kept_in_the_browser(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    play_now(page)
    assert page.evaluate("document.body.dataset.sounded ?? ''") == "", "silent unless it is switched on"

    def fields() -> list[str]:
        return [
            page.locator(f"[data-setting={name}]").evaluate("(field) => field.value")
            for name in ("speed", "pace", "sound")
        ]

    assert fields() == ["normal", "normal", "off"]
    page.locator(".top [data-open=menu]").click()
    page.locator("#d-menu [data-open=settings]").click()
    for name, value in (("speed", "slow"), ("pace", "slow"), ("sound", "on")):
        page.locator(f"[data-setting={name}]").select_option(value)
    assert page.evaluate("document.body.dataset.sounded") == "turn", "one hears what one has chosen"
    page.reload()
    assert fields() == ["slow", "slow", "on"]


def test_the_others_moves_can_be_seen_one_by_one(page: Page) -> None:
    """With the slow pace no frame overtakes another, and one's own decision is not held up."""
    page.evaluate("localStorage.setItem('pace', 'slow')")
    page.reload()
    page.locator("body[data-line=open].mine-now").wait_for()
    before = page.locator("body").get_attribute("data-version")
    page.locator("#end").click()
    page.wait_for_function("(before) => document.body.dataset.version !== before", arg=before)
    page.locator("body.mine-now").wait_for()


def test_an_action_and_a_card_that_fits_nowhere_say_so(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    visitor = Visitor(page, "Ann")
    new_table(page, "me", "bot:random", game="renaissance", seed="1477")
    for _ in range(80):
        now = visitor.frame()
        clashes = now["decision"].get("clashes", {}) if now.get("decision") else {}
        hire = [pair for pair in clashes if pair.startswith("do-hire+")]
        if hire:
            break
        visitor.decide(now, lambda pick: "do-remove" not in pick["places"])
    else:
        raise AssertionError("every card fits everywhere")
    page.reload()
    page.locator("body[data-line=open]").wait_for()
    action, card = hire[0].split("+")
    page.locator(f"#choices [data-at={action}]").click()
    page.locator(f"[data-at={card}]").click()
    expect(page.locator("#sentence")).to_have_text(clashes[hire[0]])
    expect(page.locator(f"#choices [data-at={action}]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("motion", "rises"), [("no-preference", True), ("reduce", False)])
def test_points_rise_from_the_seat_with_what_they_are_for(
    hall: HallServer, visit: Visit, motion: str, rises: bool
) -> None:
    """Where nothing may move they stand there for a while."""
    page = visit(hall, reduced_motion=motion)
    new_table(page, "me", game="renaissance")
    for _ in range(4):
        wait_for_turn(page)
        decide_by_list(page)
    scored = page.locator(".scored")
    expect(scored).to_have_text("+5foundation")
    assert (scored.evaluate("(chip) => chip.getAnimations().length") > 0) is rises
    where, card = scored.bounding_box(), page.locator("[data-at=seat-0]").bounding_box()
    assert where
    assert card
    assert abs(where["x"] + where["width"] / 2 - card["x"] - card["width"] / 2) < card["width"] / 2
    expect(scored).to_have_count(0)
