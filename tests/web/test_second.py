"""A better second game: the positions come up, the choices can be made, and the best one is best."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meeplehall import bots, registry
from meeplehall.bots.search.bot import SearchBot
from meeplehall.bots.search.plans import turn_ended
from meeplehall.core.state import State
from meeplehall.web.guides import LEARNER
from meeplehall.web.guides.second import Position, positions, table_of
from meeplehall.web.pages.second import drawn
from meeplehall.web.texts import locales, texts

from .server import Person

Visit = Callable[..., Person]
GAMES = list(registry.BUILT_IN)
SAMPLES = (1,)


def worth(state: State, choice: list[str], bot: SearchBot) -> float:
    """What the bot thinks of the best turn that begins like this."""
    parse = registry.find(state.game.name).parse
    total = 0
    for seed in SAMPLES:
        root = state.sample(LEARNER, seed)
        after = root.clone()
        for text in choice:
            after.play(LEARNER, parse(text))
        ended = turn_ended(root, after, LEARNER)
        total += bot.mind.value(after, LEARNER) if ended else bot.planner.plans(after, LEARNER, 1)[0].worth
    return total / len(SAMPLES)


@pytest.mark.parametrize("position", range(5))
@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_judged_best_by_far(game: str, position: int) -> None:
    asked: Position = positions(game)[position]
    state = table_of(game, asked, texts()).state
    assert state is not None
    bot = bots.make("hard", 1)
    assert isinstance(bot, SearchBot)
    bot.get_ready(state)
    best, *others = [worth(state, choice, bot) for choice in asked.choices]
    assert asked.gap > 0
    assert all(best - other >= asked.gap for other in others), (best, others)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES)
def test_a_position_asks_and_answers(visit: Visit, game: str, locale: str) -> None:
    ann, t = visit("Ann"), texts(locale)
    ann.http.headers["Accept-Language"] = locale
    assert len(positions(game)) == 5
    for number, position in enumerate(positions(game), start=1):
        labels = [(pick.label, pick.head, pick.note) for pick in drawn(game, number, locale).choices]
        assert len(set(labels)) == len(labels) >= 3
        page = ann.get(f"/second/{game}/{number}").text
        assert page.count("data-choice") == len(labels)
        assert page.count('data-choice="best"') == 1
        for text in (f"second-{game}-{position.text}", f"second-{game}-{position.text}-why"):
            assert t(text).replace("&", "&amp;") in page
    assert ann.get(f"/second/{game}/6").status_code == 404
    assert ann.get(f"/second/{game}/01").status_code == 404
    assert f'href="/second/{game}"' in ann.get("/").text
    assert f'href="/second/{game}"' in ann.get(f"/rules/{game}").text


def test_only_games_that_have_one(visit: Visit) -> None:
    assert visit().get("/second/chess/1").status_code == 404
