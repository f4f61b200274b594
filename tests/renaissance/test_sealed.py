"""Sealed choices commute: whole choices of all seats, part by part, in any order of arrival (RM-203, RM-207)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.generator import generator
from meeplehall.games.renaissance.state import WON
from tests.renaissance.test_hidden import random_position


def whole_choice(s, seat: int, rng) -> list[int]:
    """All parts of one seat's sealed choice."""
    twin = s.sample(seat, 1)  # the others have chosen nothing, so nothing is revealed
    parts = []
    while seat in twin.pending() and twin.todo == s.todo and len(parts) < 20:
        legal = twin.legal(seat)
        action = legal[rng.below(len(legal))]
        parts.append(action)
        if twin.pending() == [seat]:
            break
        twin.apply(seat, action)
    return parts


@pytest.mark.rule("RM-203", "RM-207")
@settings(max_examples=100)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(0, 120), data=st.data())
def test_any_order_of_arrival_gives_the_same_position(players: int, seed: int, steps: int, data) -> None:
    s = random_position(players, seed, steps, "t12")
    if s.todo == WON or len(s.pending()) < 2:
        return
    rng = generator(seed + 5)
    choices = {seat: whole_choice(s, seat, rng) for seat in s.pending()}
    digests = set()
    for _ in range(4):
        order = data.draw(st.permutations([seat for seat, parts in choices.items() for _ in parts]))
        twin = s.clone()
        left = {seat: list(parts) for seat, parts in choices.items()}
        for seat in order:
            twin.apply(seat, left[seat].pop(0))
        digests.add((twin.digest(), twin.revealed, twin.last))
    assert len(digests) == 1
