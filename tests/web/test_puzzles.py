"""Puzzles in the hall: the list, the page, and what a turn comes to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from meeplehall import registry
from meeplehall.core.game import Game
from meeplehall.study.puzzles import KINDS, Puzzle, of_the_day, puzzles
from meeplehall.study.themes import OTHER, rules_of
from meeplehall.web.pages.puzzle import drawn, told
from meeplehall.web.texts import locales, texts

from .server import Person

Visit = Callable[..., Person]
GAMES = [registry.find(name) for name in registry.BUILT_IN]


def first(game: Game, kind: str = "best") -> Puzzle:
    return next(one for one in puzzles(game) if one.kind == kind)


def codes(game: Game, steps: list[str]) -> list[int]:
    return [game.parse(step) for step in steps]


def tries(person: Person, game: Game, one: Puzzle, steps: list[int], **more: Any) -> Any:
    answer = person.http.post(f"/puzzle/{game.name}/{one.number}/try", json={"steps": steps, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES, ids=registry.BUILT_IN)
def test_the_list_and_a_page_in_both_languages(visit: Visit, game: Game, locale: str) -> None:
    ann, t = visit("Ann"), texts(locale)
    ann.http.headers["Accept-Language"] = locale
    listed = ann.http.get("/puzzles", params={"game": game.name}).text
    assert t("puzzle-of-the-day") in listed
    for one in (first(game, kind) for kind in {one.kind for one in puzzles(game)}):
        assert t(f"puzzle-kind-{one.kind}") in listed
        page = ann.http.get(f"/puzzle/{game.name}/{one.number}").text
        assert t.of(game.name, f"puzzle-task-{one.kind}") in page
        assert '"steps"' not in page


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=registry.BUILT_IN)
def test_a_turn_is_open_then_wrong_or_right(visit: Visit, game: Game, kind: str) -> None:
    ann, one = visit("Ann"), first(game, kind)
    steps = codes(game, one.solution.steps)
    for n in range(len(steps)):
        reply = tries(ann, game, one, steps[:n])
        assert reply["state"] == "open"
        assert reply["frame"]["decision"]["picks"]
        assert reply["steps"] == []
    right = tries(ann, game, one, steps)
    assert right["state"] == "right"
    assert "decision" not in right["frame"]
    assert [code for step in right["steps"] for code in step["actions"]] == steps
    if one.others:
        wrong = tries(ann, game, one, codes(game, one.others[0].steps))
        assert wrong["state"] == "wrong"
        assert wrong["steps"] == []
        assert tries(ann, game, one, codes(game, one.others[0].steps), done=True)["state"] == "open"


def test_a_hint_tells_the_beginning_and_the_solution_all(visit: Visit) -> None:
    ann, game = visit("Ann"), GAMES[0]
    one = first(game)
    steps = told(game, one, one.solution, texts())
    hint = tries(ann, game, one, [], ask="hint")
    assert hint["state"] == "hint"
    assert steps[0].label in hint["panel"]
    assert hint["steps"] == []
    shown = tries(ann, game, one, [], ask="solution")
    assert shown["state"] == "shown"
    assert [step["label"] for step in shown["steps"]] == [step.label for step in steps]


def test_what_is_not_legal_or_not_there_is_refused(visit: Visit) -> None:
    ann, game = visit("Ann"), GAMES[0]
    path = f"/puzzle/{game.name}/{first(game).number}/try"
    assert ann.http.post(path, json={"steps": [game.action_count + 5]}).status_code == 422
    assert ann.http.post(path, json={"steps": [-1]}).status_code == 400
    assert ann.http.post(path, json={"steps": [0] * 1000}).status_code == 400
    assert ann.http.post(path, json={"steps": "x"}).status_code == 400
    for missing in (
        "puzzle/chess/1",
        "puzzle/burgundy/0",
        "puzzle/burgundy/01",
        "puzzle/burgundy/99999",
        "puzzles?game=x",
    ):
        assert ann.http.get(f"/{missing}").status_code == 404


def test_the_puzzle_of_the_day_is_on_the_list_and_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    answer = ann.http.get("/puzzles/today")
    path = answer.headers["location"] if answer.is_redirect else answer.url.path
    assert path.removeprefix("/puzzle/").split("/")[0] in registry.BUILT_IN
    assert path in ann.http.get("/puzzles").text
    assert texts()("puzzle-of-the-day") in ann.http.get(path).text


def test_the_next_one_keeps_to_the_theme(visit: Visit) -> None:
    ann, game = visit("Ann"), GAMES[0]
    themes = [one.theme for one in puzzles(game)]
    theme = max(set(themes), key=themes.count)
    numbers = set()
    path = f"/puzzle/{game.name}/{next(one.number for one in puzzles(game) if one.theme == theme)}?theme={theme}"
    for _ in range(3):
        page = ann.http.get(path).text
        path = page.partition('id="following" href="')[2].partition('"')[0].replace("&amp;", "&")
        numbers.add(int(path.partition("?")[0].rpartition("/")[2]))
        assert path.endswith(f"?theme={theme}")
    assert {puzzles(game)[number - 1].theme for number in numbers} == {theme}


@pytest.mark.parametrize("locale", locales())
def test_every_theme_has_a_name(locale: str) -> None:
    t = texts(locale)
    for theme in {OTHER, *(rule.theme for game in GAMES for rule in rules_of(game))}:
        assert t.has(f"puzzle-theme-{theme}"), theme


@pytest.mark.parametrize("game", GAMES, ids=registry.BUILT_IN)
def test_a_solution_is_told_in_the_words_of_the_table(game: Game) -> None:
    """Seldom, a decision is offered under another's name; then notation stands in."""
    some = puzzles(game)[:: max(1, len(puzzles(game)) // 8)]
    steps = [step for one in some for step in told(game, one, one.solution, texts())]
    assert [step.label for step in steps if not step.places] == []


def test_what_is_hidden_stays_hidden() -> None:
    """The page of a puzzle shows what its seat sees: nothing of other hands."""
    game = registry.find("renaissance")
    one = next(one for one in puzzles(game) if one.players > 1)
    found = drawn(game, one, [], texts())
    assert found.frame.viewer == one.seat
    assert found.table.state is not None
    assert found.table.view(one.seat) == found.table.state.view(one.seat)


def test_days_take_turns() -> None:
    assert len({of_the_day(GAMES, date(2026, 12, day))[0].name for day in range(1, 4)}) == len(GAMES)
