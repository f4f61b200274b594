"""Rounds: everybody plays or has a bye, nobody twice, and all meet as evenly as can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.contests.pairing import Pairing, past_of, round_robin, swiss, usual_rounds

FEW = settings(max_examples=25, deadline=None)


def check_whole(pairing: Pairing, players: int, size: int) -> None:
    seated = [player for table in pairing.tables for player in table] + pairing.byes
    assert sorted(seated) == list(range(players))
    assert all(len(table) == size for table in pairing.tables)
    assert len(pairing.byes) == players % size


def all_rounds(players: int, size: int) -> list[Pairing]:
    rounds: list[Pairing] = []
    for _ in range(usual_rounds(players, size)):
        rounds.append(round_robin(players, size, rounds))
        check_whole(rounds[-1], players, size)
    return rounds


@FEW
@given(st.integers(2, 24))
def test_at_tables_of_two_each_meets_each_once(players: int) -> None:
    past = past_of(all_rounds(players, 2))
    assert past.met == Counter(dict.fromkeys(combinations(range(players), 2), 1))
    assert set(past.byes.values()) <= {1}
    for player in range(players):
        first, second = past.seats[player, 0], past.seats[player, 1]
        assert abs(first - second) <= 2


@FEW
@given(st.integers(3, 6), st.integers(1, 5), st.integers(0, 5))
def test_at_larger_tables_nobody_meets_somebody_far_more_often(size: int, tables: int, odd: int) -> None:
    players = max(size, tables * size + odd % size)
    past = past_of(all_rounds(players, size))
    assert max(past.met.values()) <= (usual_rounds(players, size) if players < 2 * size else 3)
    byes = [past.byes[player] for player in range(players)]
    assert max(byes) - min(byes) <= 1


def test_nine_at_tables_of_three_is_as_even_as_it_can_be() -> None:
    past = past_of(all_rounds(9, 3))
    assert max(past.met.values()) <= 2
    assert len(past.met) >= 30, "of 36 pairs"


@FEW
@given(st.integers(2, 6), st.integers(2, 5), st.randoms(use_true_random=False), st.integers(0, 5))
def test_swiss_rounds_are_whole_and_byes_go_round(size: int, tables: int, dice: object, odd: int) -> None:
    players = size * tables + odd % size
    order = list(range(players))
    rounds: list[Pairing] = []
    for _ in range(4):
        dice.shuffle(order)  # type: ignore[attr-defined]
        rounds.append(swiss(order, size, rounds))
        check_whole(rounds[-1], players, size)
    byes = [past_of(rounds).byes[player] for player in range(players)]
    assert max(byes) - min(byes) <= 1


def test_swiss_lets_equals_meet_and_nobody_twice() -> None:
    rounds = [swiss(list(range(8)), 2, [])]
    assert sorted(sorted(table) for table in rounds[0].tables) == [[0, 1], [2, 3], [4, 5], [6, 7]]
    for _ in range(4):
        rounds.append(swiss(list(range(8)), 2, rounds))
    assert max(past_of(rounds).met.values()) == 1, "five rounds of eight without meeting again"


def test_the_last_in_order_has_the_first_bye() -> None:
    assert swiss([2, 0, 1, 4, 3], 2, []).byes == [3]
    assert swiss([2, 0, 1, 4, 3], 2, [swiss([2, 0, 1, 4, 3], 2, [])]).byes == [4]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_seats_go_round(size: int) -> None:
    rounds: list[Pairing] = []
    for _ in range(2 * size):
        rounds.append(swiss(list(range(size)), size, rounds))
    past = past_of(rounds)
    assert {past.seats[player, seat] for player in range(size) for seat in range(size)} == {2}
