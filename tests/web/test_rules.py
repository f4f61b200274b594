"""The rules reference: every rule that a page points at is there, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from meeplehall import registry
from meeplehall.games.burgundy.view import DECISIONS as BURGUNDY
from meeplehall.games.nobility.view import DECISIONS as NOBILITY
from meeplehall.games.renaissance.view import DECISIONS as RENAISSANCE
from meeplehall.web import scenes
from meeplehall.web.pages.rules import source
from meeplehall.web.scenes.dictionary import Pictured
from meeplehall.web.texts import locales, texts

from .server import Person

Visit = Callable[..., Person]
HEAVIEST = 250_000
"""Bytes of a page before compression."""
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
    seen: set[str] = set()
    # Some games ask the same kind of question for a while; none does so to its end.
    while len(seen) < 2:
        frame = ann.my_turn(table)
        assert frame["status"] == "running", seen
        page = ann.get(f"/table/{table}").text
        assert f'href="/rules/{game}#{frame["rule"]}"' in page
        seen.add(frame["rule"])
        ann.play(table, 1)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", DECISIONS)
def test_everything_printed_is_in_the_dictionary(game: str, locale: str) -> None:
    scene, t = scenes.find(game), texts(locale)
    assert isinstance(scene, Pictured)
    entries = [entry for group in scene.dictionary(t) for entry in group.entries]
    assert len({entry.id for entry in entries}) == len(entries)
    known = set(ids(game, locale))
    for entry in entries:
        assert entry.name, entry.id
        assert entry.effect, entry.id
        assert entry.picture.startswith("<svg"), entry.id
        assert entry.rule in known, entry.id
    content = registry.find(game).content
    there = {entry.id for entry in entries}
    if game == "burgundy":
        assert {f"tile-{tile['face']}" for tile in content["tile"]} <= there
    if game == "nobility":
        for part, name in (("settlers", "settlers"), ("events", "event"), ("characters", "character")):
            assert {f"{name}-{n + 1}" for n in range(len(content[part]["card"]))} <= there
        assert sum(int(e.count.split()[0]) for e in entries if e.id.startswith("council-")) == len(
            content["council"]["tile"]
        )
    if game == "renaissance":
        assert sum(int(entry.count.split()[0]) for entry in entries if entry.id.startswith("card-")) == 96


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", DECISIONS)
def test_a_rules_page_begins_with_the_overview_and_is_not_heavy(visit: Visit, game: str, locale: str) -> None:
    page = visit().get(f"/rules/{game}", **{"Accept-Language": locale}).text
    assert len(page.encode()) < HEAVIEST
    assert page.index('id="overview"') < page.index('id="dictionary"') < page.index('id="main-rules"')
    for address in re.findall(r'<a [^>]*href="#([^"]+)"', page):
        assert f'id="{address}"' in page, address
