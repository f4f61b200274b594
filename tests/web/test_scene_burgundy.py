"""Burgundy's scene: an action is a set of places, each drawn, and no two actions share the same set."""

from __future__ import annotations

import re

import pytest

from meeplehall import registry
from meeplehall.bots import make
from meeplehall.core.state import State
from meeplehall.table import SPECTATOR, choices
from meeplehall.web import scenes
from meeplehall.web.scenes import Look
from meeplehall.web.texts import texts

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def look(state: State, viewer: int, focus: int = 0) -> Look:
    seats = state.seats
    owing = tuple(state.pending())
    return Look(texts(), viewer, viewer if viewer >= 0 else focus, NAMES[:seats], (False,) * seats, owing)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"setup": "advanced"}), (4, {"setup": "free", "edition": "2019"})],
)
def test_every_action_can_be_reached_by_places_that_are_drawn(players: int, options: dict[str, str]) -> None:
    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    kinds = set()
    for seed in (1, 2, 3):
        state = game.new(players, options, seed)
        bot = make("random" if seed == 1 else "greedy", seed)
        while not state.over:
            seat = state.actor()
            view = state.view(seat)
            eyes = look(state, seat)
            decision = scene.decide(view, choices(state, seat), eyes)
            kinds.add(view["decision"]["kind"])
            assert sorted(pick.action for pick in decision.picks) == state.legal(seat)
            sets = [frozenset(pick.places) for pick in decision.picks]
            assert len(set(sets)) == len(sets), "two actions look the same"
            for one in sets:
                assert not any(one < other for other in sets), "one action hides in another"
            drawn = set(re.findall(r'data-at="([^"]+)"', "".join(scene.regions(view, eyes).values())))
            drawn |= {button.place for button in decision.buttons}
            assert set().union(*sets) <= drawn
            assert set(decision.alias) <= drawn
            assert decision.sentence
            state.play(seat, bot.choose(state, seat))
    assert {"turn", "extra", "load", "sell", "take", "place", "discard"} <= kinds


def test_drawings_carry_no_styles_and_well_formed_marks() -> None:
    from xml.etree import ElementTree

    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    for players in (2, 3, 4):
        state = game.new(players, {}, 5)
        bot = make("greedy", 5)
        for _ in range(90):
            state.play(state.actor(), bot.choose(state, state.actor()))
        for viewer in (SPECTATOR, 0, players - 1):
            for name, html in scene.regions(state.view(viewer), look(state, viewer)).items():
                assert "style=" not in html, name
                ElementTree.fromstring(f"<x>{re.sub(r' data-(flip|echo)(?=[ >])', '', html.replace('<br>', ''))}</x>")


def test_what_a_pick_says_is_what_happens() -> None:
    game = registry.find("burgundy")
    scene = scenes.find("burgundy")
    state = game.new(2, {}, 11)
    bot = make("greedy", 3)
    told = 0
    for _ in range(200):
        if state.over:
            break
        seat = state.actor()
        decision = scene.decide(state.view(seat), choices(state, seat), look(state, seat))
        action = bot.choose(state, seat)
        pick = next(pick for pick in decision.picks if pick.action == action)
        before = state.view(seat)["players"][seat]
        state.play(seat, action)
        after = state.view(seat)["players"][seat]
        if pick.cost > 0 and "do-take" in pick.places:
            assert after["workers"] == before["workers"] - pick.cost
            told += 1
        if pick.gain and not state.over:
            assert after["score"] - before["score"] == int(pick.gain)
            told += 1
        if pick.ends:
            assert seat not in state.pending() or state.revealed
    assert told > 20
