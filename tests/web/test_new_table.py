"""The form for a new table, gone over whole: what the engine allows is opened, what it refuses is explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from importlib.resources import files
from itertools import product

import pytest

from meeplehall import registry
from meeplehall.bots import LEVELS
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.games.renaissance.decks import CONTENT, HOUSE, from_file
from meeplehall.web import scenes
from meeplehall.web.applying import adjusted

from .server import Person

Visit = Callable[..., Person]

EVERY = 5
"""Of all the ways to play a game the test goes through every fifth: five shares no factor with most of them."""

# Options without a list of values: some that can be right and some that never are.
TEXTS = {
    "estates": ("random", "1", "2", "1,5", "5,9,1", "3,3", "1,2,3,4", "77", "x"),
    "deck": (*HOUSE, "own", "written out", "/etc/passwd", "deck.toml"),
    "solo_cards": ("1", "40", "0", "41"),
    "round_limit": ("0", "9999", "-1", "ten"),
    "objective": ("random", "1", "15", "0", "16", "x"),
}


class Form(HTMLParser):
    """What a form would send, and what can be chosen in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.offers: dict[str, list[str]] = {}
        self.longest: dict[str, int] = {}
        self.looks: list[str] = []
        """What its buttons wish for."""
        self._select = ""
        self.feed(text[text.index('id="new-table"') :])

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
        elif tag == "button" and name == "look" and "disabled" not in found:
            self.looks.append(value)
        elif tag == "input" and name and "disabled" not in found:
            self._input(found, name, value)

    def _input(self, found: dict[str, str | None], name: str, value: str) -> None:
        if found.get("type") in ("radio", "checkbox"):
            self.offers.setdefault(name, []).append(value)
            if "checked" not in found:
                return
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


def looked(person: Person, form: Form, wish: str, **changes: str) -> Form:
    """The form after one of its buttons."""
    answer = person.form("/new", **(form.fields | changes | {"look": wish}))
    assert answer.status_code == 200
    return Form(answer.text)


@pytest.mark.parametrize("name", scenes.names())
def test_the_form_as_it_comes_opens_a_table(visit: Visit, name: str) -> None:
    ann = visit("Ann")
    form = Form(ann.get(f"/new?game={name}").text)
    assert form.fields["seat-0"] == "me"
    assert form.fields["seat-1"] == "open"
    assert {"me", "here", "open", "bot"} == set(form.offers["seat-0"])
    assert {*LEVELS, "random"} <= set(form.offers["level-0"])
    answer = ann.form("/new", **form.fields)
    assert answer.status_code == 303
    assert "One seat is still free" in ann.get(answer.headers["location"]).text


@pytest.mark.parametrize("name", scenes.names())
def test_chairs_come_and_go_between_the_bounds(visit: Visit, name: str) -> None:
    ann, game = visit("Ann"), registry.find(name)
    form = Form(ann.get(f"/new?game={name}").text)
    for _ in range(game.max_players):
        form = looked(ann, form, "add")
    assert f"seat-{game.max_players - 1}" in form.fields
    assert "add" not in form.looks
    assert f"seat-{game.max_players}" not in form.fields
    for _ in range(game.max_players):
        form = looked(ann, form, "drop-0")
    assert sum(field.startswith("seat-") for field in form.fields) == game.min_players
    assert not any(look.startswith("drop") for look in form.looks)


def test_every_value_can_be_chosen_with_the_players_it_is_for(visit: Visit) -> None:
    ann = visit("Ann")
    for name in registry.BUILT_IN:
        game = registry.find(name)
        offered: dict[str, set[str]] = {}
        for players in range(game.min_players, game.max_players + 1):
            seats = {f"seat-{n}": "here" for n in range(players)}
            form = Form(ann.form("/new", game=name, look="show", **seats, **{"option-setup": "advanced"}).text)
            for field, values_ in form.offers.items():
                offered.setdefault(field, set()).update(values_)
            if players == 1 and name == "nobility":
                assert "option-chancery" not in form.offers
                assert set(map(str, range(1, 16))) < set(form.offers["option-objective"])
            if players == 6:
                assert "option-chancery" not in form.fields, "it is locked: nothing is sent"
                assert "option-objective" not in form.offers
        for option in game.options:
            if option.choices == ("yes", "no") or option.choices == ("no", "yes"):
                assert offered[f"option-{option.name}"] == {"yes"}
            elif option.choices:
                assert offered[f"option-{option.name}"] == set(option.choices)


def test_six_players_have_the_chancery_without_asking(visit: Visit) -> None:
    ann = visit("Ann")
    seats = {f"seat-{n}": "here" for n in range(6)}
    page = ann.form("/new", game="nobility", look="show", **seats).text
    assert "Set for six" in page
    assert "With the Chancery." in page
    answer = ann.form("/new", game="nobility", **seats)
    assert answer.status_code == 303
    hall = ann.hall.hall
    assert hall is not None
    room = ann.hall.do(hall.rooms.find(answer.headers["location"].rpartition("/")[2]))
    assert room.table.setting.options["chancery"] == "yes"


def test_estates_are_chosen_from_pictures(visit: Visit) -> None:
    ann = visit("Ann")
    form = Form(ann.get("/new?game=burgundy").text)
    assert not any(look.startswith("pick") for look in form.looks), "all have the same estate"
    form = looked(ann, form, "show", **{"option-setup": "advanced"})
    assert [look for look in form.looks if look.startswith("pick-")] == ["pick-", *(f"pick-{n}" for n in range(1, 10))]
    form = looked(ann, form, "pick-5")
    form = looked(ann, form, "show", **{"for": "1"})
    assert "pick-5" not in form.looks, "one estate, one owner"
    form = looked(ann, form, "show", **{"seat-1": "bot"})
    answer = ann.form("/new", **form.fields)
    assert answer.status_code == 303
    frame = ann.my_turn(answer.headers["location"].rpartition("/")[2])
    assert frame["decision"]["seat"] == 0
    hall = ann.hall.hall
    assert hall is not None
    room = ann.hall.do(hall.rooms.find(answer.headers["location"].rpartition("/")[2]))
    first, second = room.table.setting.options["estates"].split(",")
    assert first == "5"
    assert second in "12346789", "the other one is dealt"


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_what_the_engine_allows_is_opened_and_what_it_refuses_is_explained(visit: Visit, name: str) -> None:
    game = registry.find(name)
    ann = visit("Ann")
    allowed = refused = 0
    for players, options in list(ways(game))[::EVERY]:
        fields = {"game": name, "seed": "17", "name-0": "Anna Maria", "listed": "yes"}
        fields |= {f"seat-{seat}": "here" if seat < players else "none" for seat in range(game.max_players)}
        fields |= {f"option-{option}": value for option, value in options.items()}
        answer = ann.form("/new", **fields)
        why = reason(game, players, adjusted(game, players, options))
        if not why:
            assert answer.status_code == 303, (players, options)
            assert answer.headers["location"].startswith("/table/")
            allowed += 1
            continue
        assert answer.status_code == 400, (players, options)
        assert 'role="alert"' in answer.text
        assert "option '" not in answer.text, "errors are for people"
        kept = Form(answer.text).fields
        assert kept["seed"] == "17"
        assert kept["name-0"] == "Anna Maria"
        refused += 1
    assert allowed >= 5
    assert refused >= 2


def test_the_form_that_comes_back_has_names_of_a_length_that_can_be_shown(visit: Visit) -> None:
    long = {"game": "burgundy", "seat-0": "here", "seat-1": "king", "name-0": 3000 * "a"}
    answer = visit().form("/new", **long)
    assert answer.status_code == 400
    assert f'"{24 * "a"}"' in answer.text
    assert 25 * "a" not in answer.text
