"""Whatever is gained or lost is told: the journal adds up to what everybody has."""

from __future__ import annotations

from collections import Counter

import pytest

from meeplehall.core.generator import generator
from meeplehall.core.heap import as_list
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.game import GAME
from meeplehall.testing.cases import random_action


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"events": "yes"}), (2, {}), (3, {"night": "yes"}), (5, {"chancery": "yes", "events": "yes"}), (6, {})],
)
def test_every_coin_good_modifier_and_point_is_told(players: int, options: dict[str, str]) -> None:
    journal = Journal()
    state = GAME.new(players, options, 3, journal)
    sums: Counter[tuple[str, int]] = Counter()
    rng = generator(9)
    while not state.over:
        state.apply(*random_action(state, rng))
        for event in journal.take():
            if event.name in ("coins", "modifiers", "points"):
                sums[(event.name, event.args[0])] += event.args[1]
            elif event.name == "good":
                sums[("goods", event.args[0])] += event.args[2]
        for seat, p in enumerate(state.players):
            assert sums[("coins", seat)] == p.coins
            assert sums[("modifiers", seat)] == p.modifiers
            assert sums[("points", seat)] == p.score
            assert sums[("goods", seat)] == sum(as_list(p.goods))
