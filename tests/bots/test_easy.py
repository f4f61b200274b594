"""Slips that a person could make, and none that a person would laugh at."""

from __future__ import annotations

import pytest

from meeplehall.bots import make
from meeplehall.bots.easy import FORGIVEN_SENSE, SENSE, slip, slips
from meeplehall.core.buffer import Actions
from meeplehall.core.generator import generator
from meeplehall.core.state import State
from meeplehall.registry import BUILT_IN, find
from tests.renaissance.scene import give, last_place_open, recruit, store


def decisions(game: str, seed: int, most: int) -> list[State]:
    """Positions of a game between greedy players in which there is something to choose."""
    state = find(game).new(2, {}, seed)
    greedy = make("greedy", seed)
    found = []
    while not state.over and len(found) < most:
        seat = state.actor()
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.play(seat, greedy.choose(state, seat))
    return found


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_slip_makes_some_sense(game: str) -> None:
    actions, luck, others, mind = Actions(), generator(1), 0, find(game).heuristic()
    for state in decisions(game, 3, 120):
        seat = state.actor()
        best = max(state.legal(seat), key=lambda action: mind.prior(state, seat, action))
        idle = mind.idle(state, seat)
        chosen = slip(mind, state, seat, actions, luck)
        gain, most = (mind.prior(state, seat, action) - idle for action in (chosen, best))
        sense = FORGIVEN_SENSE if mind.forgiving() else SENSE
        assert gain == most or (gain > 0 and sense * gain >= most)
        others += gain != most
    assert others > 4, "all slips were the best choice"


@pytest.mark.parametrize("share", [0, 14, 66, 100])
def test_slips_are_as_frequent_as_was_said(share: int) -> None:
    luck = generator(5)
    counted = sum(slips(share, luck) for _ in range(4000))
    assert abs(counted / 40 - share) < (3 if 0 < share < 100 else 0.01)


@pytest.mark.parametrize("level", ["gentle", "easy", "normal", "hard"])
def test_nobody_overlooks_the_last_worker(level: str) -> None:
    """To come for a recruit who fits is worth much in any other position."""
    s = last_place_open()
    give(s, 0, "K:kk/ms", "B:bb/ms", "S:ss/mk")
    store(s, 0, "coin", "shield")
    recruit(s, "book", "S:ss/ms")
    game = find("renaissance")
    mind = game.heuristic()
    coming = [action for action in s.legal(0) if game.notation(action).startswith("recruit")]
    assert max(mind.prior(s, 0, action) for action in coming) - mind.idle(s, 0) > 250
    chosen = {game.notation(make(level, seed).choose(s, 0)) for seed in range(40)}
    assert all(text.endswith("5.1") for text in chosen)


def test_where_one_other_choice_makes_sense_it_is_tossed_for() -> None:
    """Who always slips still does the obvious now and then."""
    mind = find("renaissance").heuristic()
    for state in decisions("renaissance", 3, 200):
        seat = state.actor()
        idle = mind.idle(state, seat)
        gains = sorted((mind.prior(state, seat, action) - idle for action in state.legal(seat)), reverse=True)
        if len([gain for gain in gains if gain > 0 and FORGIVEN_SENSE * gain >= gains[0]]) == 2:
            chosen = [make("easy", seed).choose(state, seat) for seed in range(40)]
            assert 5 < chosen.count(chosen[0]) < 35
            return
    pytest.fail("no such decision was found")
