"""Puzzles in a real browser: a turn played on the board, wrong and right, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from meeplehall.core.game import Game
from meeplehall.registry import BUILT_IN, find
from meeplehall.study.puzzles import Line, Puzzle, of_the_day, puzzles
from meeplehall.web.pages.puzzle import told
from meeplehall.web.texts import Texts, texts
from tests.web.server import HallServer

from .player import too_small, violations

Visit = Callable[..., Page]
TAP = 44
ENGLISH = texts()
ANSWERED = """() => !document.body.classList.contains('busy')"""


CHOOSE = """([label, note]) => [...document.querySelectorAll('#all-list .choice')]
    .find((choice) => choice.firstElementChild.textContent === label + note).click()"""


def play(page: Page, game: Game, one: Puzzle, line: Line, t: Texts = ENGLISH, board: bool = True) -> None:
    """Every choice of a turn, one after the other: a single place is clicked, if the board is in view; others are taken
    from the list of all."""
    to_board = page.locator("[data-do=to-board]:visible")
    if board and to_board.count():
        to_board.click()
    for step in told(game, one, line, t):
        # With another die the same would be called the same.
        die = next((at for at in step.places if at.startswith("die-")), "")
        if page.locator(lit(die)).count() and len(step.places) > 1:
            page.locator(lit(die)).first.dispatch_event("click")
        if board and len(step.places) == 1 and page.locator(lit(step.places[0])).count():
            with page.expect_response("**/try*"):
                page.locator(lit(step.places[0])).first.click(force=True)
            page.wait_for_function(ANSWERED)
            continue
        page.keyboard.press("l")
        expect(page.locator("#d-all")).to_be_visible()
        with page.expect_response("**/try*"):
            page.evaluate(CHOOSE, [step.label, step.note])
        page.wait_for_function(ANSWERED)


def on_the_board(page: Page, game: Game, one: Puzzle) -> None:
    """The first choice of the solution by its places; some wait for others, and what is settled needs no click."""
    left = told(game, one, one.solution, texts())[0].places
    with page.expect_response("**/try*") as answer:
        while left and not page.locator("body.busy").count():
            place = next(at for at in left if page.locator(lit(at)).count())
            left = [at for at in left if at != place]
            page.locator(lit(place)).first.click(force=True)
            left = [at for at in left if page.locator(f"[data-at='{at}']:not(.chosen, [aria-pressed=true])").count()]
    assert answer.value.ok
    expect(page.locator("#undo")).to_be_enabled()


def lit(place: str) -> str:
    if place == "do-pass":
        return "#end:not([disabled])"
    return f"[data-at='{place}']:is(.lit, .may, #choices button:not(.other))"


def of_kind(game: Game, kind: str) -> Puzzle:
    found = [one for one in puzzles(game) if one.kind == kind]
    return min(found, key=lambda one: (len(one.solution.steps), one.number))


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_puzzle_is_solved_at_a_desk(hall: HallServer, visit: Visit, name: str) -> None:
    page, game = visit(hall), find(name)
    one = of_kind(game, "best")
    page.goto(f"/puzzle/{name}/{one.number}")
    play(page, game, one, one.others[0])
    expect(page.locator(".said.wrong")).to_be_visible()
    page.locator("[data-do=reconsider]").click()
    expect(page.locator(".said")).to_have_count(0)
    while page.locator("#undo").is_enabled():
        with page.expect_response("**/try*"):
            page.keyboard.press("u")
        page.wait_for_function(ANSWERED)
    play(page, game, one, one.solution)
    expect(page.locator(".said.right")).to_be_visible()
    expect(page.locator("#kept")).to_have_text(texts()("puzzle-later-try"))
    assert violations(page) == []
    with page.expect_response("**/try*"):
        page.locator("[data-step='0']").click()
    expect(page.locator("[data-step='0']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    page.wait_for_url(lambda url: not url.endswith(f"/{one.number}"))
    page.goto(f"/puzzles?game={name}")
    expect(page.locator("#lately")).to_contain_text(str(one.number))


@pytest.mark.parametrize("name", BUILT_IN)
def test_places_are_clicked_as_at_a_table(hall: HallServer, visit: Visit, name: str) -> None:
    page, game = visit(hall), find(name)
    one = of_kind(game, "best")
    page.goto(f"/puzzle/{name}/{one.number}")
    page.evaluate("() => document.body.classList.remove('side-open')")
    on_the_board(page, game, one)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_phone_asks_plays_and_shows(hall: HallServer, visit: Visit, name: str) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True, locale="nl-NL", color_scheme="dark")
    game, t = find(name), texts("nl")
    one = of_kind(game, "points")
    page.goto(f"/puzzle/{name}/{one.number}")
    expect(page.locator("#puzzle-h")).to_have_text(t("puzzle-title-points"))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert too_small(page, ".puzzle-body .btn", TAP) == []
    page.locator("[data-do=to-board]").click()
    expect(page.locator("#puzzle-h")).to_be_hidden()
    page.locator("[data-show=log]").click()
    page.locator("[data-do=show]").click()
    expect(page.locator(".said.shown")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert too_small(page, ".puzzle-body .btn", TAP) == []
    assert violations(page) == []


def test_the_day_s_puzzle_begins_a_streak(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    game, one = of_the_day([find(name) for name in BUILT_IN], datetime.now(UTC).date())
    page.goto("/puzzles")
    assert violations(page) == []
    expect(page.locator("#streak-n")).to_have_text("0")
    page.get_by_role("link", name=texts()("puzzle-solve")).click()
    page.wait_for_url(f"**/puzzle/{game.name}/{one.number}")
    play(page, game, one, one.solution)
    expect(page.locator(".said.right")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("#streak-n")).to_have_text("1")
    expect(page.locator(".week .today")).to_have_class("done today")


def test_the_list_fits_a_phone(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, 390, 844, has_touch=True, is_mobile=True)
    page.goto("/puzzles")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert too_small(page, ".hall .btn, .chip, a.theme", TAP) == []
