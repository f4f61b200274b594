"""The rules, with scripted dice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from liars_dice.game import GAME

from meeplehall.core.state import State

FIRST = [1, 4, 4, 2, 2, 3]
"""Two players with three dice: one wild one and two fours against two twos and a three."""


def table(*said: str, later: Sequence[int] = (), **options: str) -> State:
    state = GAME.new(2, {"dice": "few"} | options, 1, chance=[*FIRST, *later])
    for text in said:
        state.apply(state.actor(), GAME.parse(text))
    return state


def left(state: State) -> list[int]:
    return [player["dice_left"] for player in state.view(-1)["players"]]


def other(seat: int) -> int:
    return 1 - seat


def test_a_bid_must_be_higher_and_not_beyond_the_dice() -> None:
    """LD-203"""
    state = table("bid 2 of 5")
    legal = {GAME.notation(action) for action in state.legal(state.actor())}
    assert {"bid 2 of 6", "bid 3 of 1", "bid 6 of 6", "liar"} <= legal
    assert not legal & {"bid 2 of 5", "bid 1 of 6", "exact"}
    assert max(state.legal(state.actor())[:-1]) == GAME.parse("bid 6 of 6")


def test_nobody_doubts_before_the_first_bid() -> None:
    """LD-204"""
    state = table()
    assert GAME.parse("liar") not in state.legal(state.actor())


@pytest.mark.parametrize(("bid", "honest"), [("bid 3 of 4", True), ("bid 4 of 4", False), ("bid 3 of 2", True)])
def test_who_is_wrong_loses_a_die(bid: str, honest: bool) -> None:
    """LD-205, LD-301: the one under the first cup counts for every face."""
    before = table()
    bidder = before.actor()
    state = table(bid, "liar")
    loser = other(bidder) if honest else bidder
    assert left(state)[loser] == 2
    assert left(state)[other(loser)] == 3
    assert state.actor() == loser
    assert state.view(-1)["last_round"]["found"] == 3


def test_plain_ones_count_for_themselves_alone() -> None:
    """LD-301"""
    bidder = table().actor()
    assert left(table("bid 3 of 4", "liar", ones="plain"))[bidder] == 2


@pytest.mark.parametrize(("bid", "right"), [("bid 3 of 4", True), ("bid 2 of 4", False), ("bid 4 of 4", False)])
def test_an_exact_call_wins_nothing_beyond_the_start_and_loses_a_die_when_wrong(bid: str, right: bool) -> None:
    """LD-206, LD-207"""
    caller = other(table().actor())
    state = table(bid, "exact", exact="yes")
    assert left(state)[caller] == (3 if right else 2)
    assert left(state)[other(caller)] == 3


def test_an_exact_call_brings_a_die_back() -> None:
    """LD-207"""
    state = table("bid 3 of 4", "liar", later=[6] * 5, exact="yes")
    poor = state.actor()
    assert left(state)[poor] == 2
    for text in ("bid 1 of 6", "bid 5 of 6", "exact"):
        state.apply(state.actor(), GAME.parse(text))
    assert left(state) == [3, 3]
    assert state.actor() == poor


def test_only_ones_own_dice_are_seen() -> None:
    """LD-102"""
    state = table()
    assert [("dice" in player) for player in state.view(0)["players"]] == [True, False]
    assert [("dice" in player) for player in state.view(-1)["players"]] == [False, False]


def test_the_last_with_dice_wins_and_every_rival_is_a_point() -> None:
    """LD-302, LD-401, LD-402"""
    state = GAME.new(4, {"dice": "few"}, 5)
    while not state.over:
        state.apply(state.actor(), state.legal(state.actor())[-1])
    outcome = state.outcome()
    assert sorted(outcome.scores) == [0, 1, 2, 3]
    assert outcome.ranks == [4 - score for score in outcome.scores]
    assert [bool(dice) for dice in left(state)] == [rank == 1 for rank in outcome.ranks]
