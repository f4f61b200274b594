"""The form for a new table, gone over whole: what the engine allows is opened, what it refuses is explained."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from importlib.resources import files
from itertools import product

import pytest

from meeplehall import registry
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.games.renaissance.decks import CONTENT, HOUSE, from_file
from meeplehall.web import scenes

from .server import Person

Visit = Callable[..., Person]

# Options without a list of values: some that can be right and some that never are.
TEXTS = {
    "estates": ("random", "1", "2", "1,5", "5,9,1", "3,3", "1,2,3,4", "77", "x"),
    "deck": (*HOUSE, "own", "written out", "/etc/passwd", "deck.toml"),
    "solo_cards": ("1", "40", "0", "41"),
    "round_limit": ("0", "9999", "-1", "ten"),
    "objective": ("random", "1", "15", "0", "16", "x"),
}


class Form(HTMLParser):
    """What a form holds, and what its lists offer."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.offers: dict[str, list[str]] = {}
        self.longest: dict[str, int] = {}
        self._select = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "select":
            self._select = name
            self.offers[name] = []
        elif tag == "option":
            self.offers[self._select].append(value)
            if "selected" in found:
                self.fields[self._select] = value
        elif tag == "input" and name and (found.get("type") != "checkbox" or "checked" in found):
            self.fields[name] = value
            self.longest[name] = int(found.get("maxlength") or 0)


def values(name: str) -> list[str]:
    """Texts to try for an option."""
    own = from_file(str(files(CONTENT).joinpath("t12.toml")))
    return [own if value == "written out" else value for value in TEXTS[name]]


def ways(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players, one too few included, with every combination of declared values.

    Options that are texts take turns: one differs from its default at a time.
    """
    usual = {option.name: option.default for option in game.options}
    listed = [option for option in game.options if option.choices]
    texts: list[dict[str, str]] = [{}]
    for option in game.options:
        if not option.choices:
            texts += [{option.name: value} for value in values(option.name) if value != option.default]
    for chosen, text in product(product(*(option.choices for option in listed)), texts):
        options = usual | dict(zip((option.name for option in listed), chosen, strict=True)) | text
        for players in range(max(1, game.min_players - 1), game.max_players + 1):
            yield players, options


def reason(game: Game, players: int, options: dict[str, str]) -> str:
    """Why the engine refuses; empty if it does not."""
    try:
        game.new(players, options, 1)
    except BadOption as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", scenes.names())
def test_every_value_can_be_chosen(visit: Visit, name: str) -> None:
    game = registry.find(name)
    form = Form(visit().get(f"/new?game={name}").text)
    for option in game.options:
        field = f"option-{option.name}"
        assert form.fields[field] == option.default
        if option.choices:
            assert form.offers[field] == list(option.choices)
        else:
            assert form.longest[field] >= max(map(len, values(option.name)))
    for seat in range(game.max_players):
        assert {"me", "here", "open", "bot:easy"} <= set(form.offers[f"seat-{seat}"])
        assert ("none" in form.offers[f"seat-{seat}"]) == (seat >= game.min_players)


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_what_the_engine_allows_is_opened_and_what_it_refuses_is_explained(visit: Visit, name: str) -> None:
    game = registry.find(name)
    ann = visit("Ann")
    allowed = refused = 0
    for players, options in ways(game):
        fields = {"game": name, "seed": "17", "name-0": "Anna Maria", "listed": "yes"}
        fields |= {f"seat-{seat}": "here" if seat < players else "none" for seat in range(game.max_players)}
        fields |= {f"option-{option}": value for option, value in options.items()}
        answer = ann.form("/new", **fields)
        why = reason(game, players, options)
        if not why:
            assert answer.status_code == 303, (players, options)
            assert answer.headers["location"].startswith("/table/")
            allowed += 1
            continue
        assert answer.status_code == 400, (players, options)
        assert html.escape(why, quote=False) in html.escape(html.unescape(answer.text), quote=False), why
        kept = Form(answer.text).fields
        for field, value in fields.items():
            if value != "none" or int(field.partition("-")[2]) >= game.min_players:
                assert kept[field] == value, (field, players, options)
        refused += 1
    assert allowed >= 20
    assert refused >= 20
