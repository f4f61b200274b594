"""The greedy player knows what it is doing."""

from __future__ import annotations

import pytest

from meeplehall import bots
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.game import GAME


def game(players: int, seed: int, **options: str):
    """A game of greedy players, and what happened in it."""
    state = GAME.new(players, options, seed)
    journal = Journal()
    state.journal = journal
    bots.play_out(state, [bots.make("greedy", seed * 8 + seat) for seat in range(players)])
    return state, journal.take()


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (1, {"events": "yes"}),
        (2, {}),
        (3, {"night": "yes"}),
        (4, {"chancery": "yes", "events": "yes"}),
        (5, {"chancery": "yes", "night": "yes"}),
        (6, {}),
    ],
)
def test_it_completes_cards_builds_and_uses_its_coins(players: int, options: dict[str, str]) -> None:
    cards, buildings, spent, earned = [], [], 0, 0
    for seed in range(4):
        state, events = game(players, seed, **options)
        for seat, shown in enumerate(state.view(-1)["players"]):
            cards.append(len(shown["housed"]))
            buildings.append(shown["masters"] + len([lot for lot in shown["lots"] if lot]))
            assert shown["score"] > 15
            earned += sum(e.args[1] for e in events if e.name == "coins" and e.args[0] == seat and e.args[1] > 0)
            spent -= sum(e.args[1] for e in events if e.name == "coins" and e.args[0] == seat and e.args[1] < 0)
    assert min(cards) >= 1
    assert sum(cards) / len(cards) >= 3
    assert sum(buildings) / len(buildings) >= 2
    assert spent > earned * 0.6


def test_it_beats_random() -> None:
    for seed in range(6):
        state = GAME.new(2, {}, seed)
        bots.play_out(state, [bots.make("greedy", seed), bots.make("random", seed)])
        assert state.outcome().ranks == [1, 2]


def test_it_plays_the_modules() -> None:
    """In a handful of games somebody sits at a desk, takes a commission, fills dice tiles and transfers apprentices."""
    seen: set[str] = set()
    for seed in range(6):
        _, events = game(4, seed, chancery="yes", night="yes", events="yes")
        seen |= {event.name for event in events}
    assert {"desk", "commission", "tokens", "transfer", "council tile", "workshop", "community", "benefit"} <= seen


def test_objectives_are_neither_hopeless_nor_certain() -> None:
    results = {game(1, seed, objective=str(seed % 15 + 1))[0].outcome().ranks[0] for seed in range(30)}
    assert results == {1, 2}
