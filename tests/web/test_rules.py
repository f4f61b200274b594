"""The rules reference: every rule that a page points at is there, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from meeplehall.games.burgundy.view import DECISIONS as BURGUNDY
from meeplehall.games.nobility.view import DECISIONS as NOBILITY
from meeplehall.games.renaissance.view import DECISIONS as RENAISSANCE
from meeplehall.web import scenes
from meeplehall.web.pages.rules import source
from meeplehall.web.texts import locales, texts

from .server import Person

Visit = Callable[..., Person]
DECISIONS = {"burgundy": BURGUNDY, "renaissance": RENAISSANCE, "nobility": NOBILITY}


def ids(game: str, locale: str) -> list[str]:
    found = source(game, locale)
    assert found is not None
    assert found[1] == locale
    return re.findall(r"^- \*\*([A-Z]{2}-\d{3})\*\*", found[0], re.M)


@pytest.mark.parametrize("game", DECISIONS)
def test_every_decision_has_its_rule(game: str) -> None:
    scene = scenes.find(game)
    for locale in locales():
        known = set(ids(game, locale))
        for kind in DECISIONS[game]:
            assert scene.rule({"decision": {"kind": kind}}) in known, kind
        assert {rule for _, _, rule in scene.hints(texts(locale)).values()} <= known


@pytest.mark.parametrize("game", scenes.names())
def test_every_language_has_the_same_rules_each_once_with_an_address(visit: Visit, game: str) -> None:
    expected = ids(game, "en")
    assert len(set(expected)) == len(expected)
    for locale in locales():
        assert ids(game, locale) == expected
        page = visit().get(f"/rules/{game}", **{"Accept-Language": locale}).text
        assert re.findall(r'<li id="([A-Z]{2}-\d{3})">', page) == expected


@pytest.mark.parametrize("game", DECISIONS)
def test_the_table_points_at_the_rule_that_matters_now(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random", game=game)
    seen = set()
    for _ in range(12):
        frame = ann.my_turn(table)
        page = ann.get(f"/table/{table}").text
        assert f'href="/rules/{game}#{frame["rule"]}"' in page
        seen.add(frame["rule"])
        ann.play(table, 1)
    assert len(seen) > 1
