"""Events by name: read from numbers, kept as data, loaded again."""

from __future__ import annotations

from typing import Annotated

import pytest

import meeplehall
from meeplehall import bots
from meeplehall.core.events import Events, Happening, as_data, counts, from_content, named
from meeplehall.core.journal import Event, Journal
from meeplehall.registry import BUILT_IN


class Sale(Happening, tag="sale"):
    seat: int
    good: Annotated[str, named(["books", "magic"])]
    others: Annotated[str | None, named(["books", "magic"])]
    paid: bool


class Roll(Happening, tag="big roll"):
    seat: int
    before: Annotated[list[int], counts(2)]
    after: list[Annotated[str, named(["a", "b", "c"], first=1)]]


class Card(Happening, tag="card"):
    title: Annotated[str, from_content(lambda tables, n: tables[n])]


EVENTS = Events(Sale, Roll, Card)


class Table:
    tables = ("zero", "one")


def test_numbers_become_names() -> None:
    assert EVENTS.read(Event("sale", [2, 1, -1, 1])) == Sale(2, "magic", None, True)
    assert EVENTS.read(Event("big roll", [0, 5, 6, 1, 3, 2])) == Roll(0, [5, 6], ["a", "c", "b"])
    assert EVENTS.read(Event("card", [1]), Table()) == Card("one")  # type: ignore[arg-type]


def test_what_nobody_declared_is_noticed() -> None:
    with pytest.raises(ValueError, match="'riot' is not declared"):
        EVENTS.read(Event("riot", []))
    with pytest.raises(ValueError, match="has 4 numbers, not 5"):
        EVENTS.read(Event("sale", [2, 1, -1, 1, 9]))


def test_data_load_again() -> None:
    event = Sale(2, "magic", None, True)
    assert as_data(event) == {"event": "sale", "seat": 2, "good": "magic", "others": None, "paid": True}
    assert EVENTS.load(as_data(event)) == event
    assert EVENTS.load({"event": "riot"}) is None
    assert EVENTS.load({"event": "sale", "seat": "two"}) is None


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_event_of_every_game_is_declared_and_loads_again(name: str) -> None:
    game = meeplehall.game(name)
    told = set()
    for rules in range(game.oldest, game.version + 1):
        for players in range(game.min_players, game.max_players + 1):
            journal = Journal()
            state = game.new(players, {}, players, journal, rules)
            bots.play_out(state, [bots.make("greedy", seat) for seat in range(players)])
            for event in journal.take():
                happening = game.event(event)
                assert happening.name == event.name
                assert game.events.load(as_data(happening)) == happening
                assert happening.text()
                told.add(event.name)
    assert told <= set(game.events.kinds)


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_event_says_what_it_means(name: str) -> None:
    for kind in meeplehall.game(name).events.kinds.values():
        assert kind.__doc__ is not None
        assert kind.__doc__ != Happening.__doc__
