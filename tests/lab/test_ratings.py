from __future__ import annotations

import math

import pytest

from meeplehall.lab.ratings import PRIOR, Z95, Duel, Estimate, bradley_terry, estimate, ratings, share_estimate


def test_two_bots_by_hand() -> None:
    """With the draw of the prior it is (9 + 0.5) : (3 + 0.5); 400 points are ten to one."""
    found = bradley_terry(["a", "b"], [("a", "b", 1.0)] * 9 + [("b", "a", 1.0)] * 3)
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10((9 + PRIOR) / (3 + PRIOR)), abs=0.01)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_a_draw_is_half_a_win() -> None:
    draws: list[Duel] = [("a", "b", 0.5)] * 8
    mixed: list[Duel] = [("a", "b", 1.0), ("b", "a", 1.0)] * 4
    assert bradley_terry(["a", "b"], draws) == pytest.approx({"a": 0.0, "b": 0.0})
    assert bradley_terry(["a", "b"], mixed) == pytest.approx({"a": 0.0, "b": 0.0})


def test_three_bots_of_known_strength_are_found() -> None:
    """Strengths 4 : 2 : 1 and duels exactly as often won as they say; the prior pulls a little together."""
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    duels: list[Duel] = []
    for first, second in (("a", "b"), ("a", "c"), ("b", "c")):
        duels += [(first, second, strength[first] / (strength[first] + strength[second]))] * 3000
    found = bradley_terry(list("abc"), duels)
    step = 400 * math.log10(2)
    assert found == pytest.approx({"a": step, "b": 0.0, "c": -step}, abs=0.2)


def test_bots_that_never_met_are_compared_by_a_third() -> None:
    duels: list[Duel] = (
        [("a", "b", 1.0)] * 30 + [("b", "a", 1.0)] * 10 + [("b", "c", 1.0)] * 30 + [("c", "b", 1.0)] * 10
    )
    found = bradley_terry(list("abc"), duels)
    assert found["a"] > found["b"] + 100 > found["c"] + 200


def test_a_bot_without_a_loss_has_a_finite_rating_that_grows() -> None:
    def lead(games: int) -> float:
        found = bradley_terry(["a", "b"], [("a", "b", 1.0)] * games)
        return found["a"] - found["b"]

    assert 0 < lead(5) < lead(50) < 2000


def test_intervals_shrink_with_data() -> None:
    def half(seeds: int) -> float:
        clusters: list[list[Duel]] = [[("a", "b", float(n % 3 > 0))] for n in range(seeds)]
        return ratings(["a", "b"], clusters)["a"].half

    assert half(30) > 1.5 * half(120) > 0
    assert half(1) == math.inf


def test_equal_games_of_a_seed_teach_nothing_new() -> None:
    """Four copies of a game on each seed leave the interval as wide as one."""
    once: list[list[Duel]] = [[("a", "b", float(n % 3 > 0))] for n in range(60)]
    copies = [cluster * 4 for cluster in once]
    apart = [cluster for cluster in once for _ in range(4)]
    assert ratings(["a", "b"], copies)["a"].half == pytest.approx(ratings(["a", "b"], once)["a"].half, rel=0.1)
    assert ratings(["a", "b"], apart)["a"].half < 0.7 * ratings(["a", "b"], copies)["a"].half


def test_ratings_repeat_themselves() -> None:
    clusters: list[list[Duel]] = [[("a", "b", float(n % 2))] for n in range(20)]
    assert ratings(["a", "b"], clusters) == ratings(["a", "b"], clusters)
    assert ratings(["a"], []) == {"a": Estimate(0.0, 0.0)}


def test_estimate_of_single_values_is_the_usual_one() -> None:
    found = estimate([[1.0], [2.0], [3.0], [6.0]])
    assert found.mean == 3.0
    assert found.half == pytest.approx(Z95 * math.sqrt(14 / 3) / math.sqrt(4))


def test_estimate_of_clusters() -> None:
    """Mean 4 over 4 values; the clusters differ from it by -4 and 4: sqrt(32 * 2) / 4."""
    found = estimate([[1.0, 3.0], [5.0, 7.0]])
    assert found.mean == 4.0
    assert found.half == pytest.approx(Z95 * 2.0)
    assert estimate([[1.0, 3.0], [], [5.0, 7.0]]) == found
    assert estimate([[1.0, 7.0], [5.0, 3.0]]).half == 0.0


def test_estimate_of_little() -> None:
    assert math.isnan(estimate([]).mean)
    assert estimate([[3.0, 5.0]]) == Estimate(4.0, math.inf)


def test_shares_are_never_certain() -> None:
    """Ten seeds won of ten: as if one of twelve could be lost."""
    found = share_estimate([[1.0, 1.0]] * 10)
    assert found.mean == 1.0
    assert found.half == pytest.approx(Z95 * math.sqrt(1 / 12 * 11 / 12 / 10))
    assert share_estimate([[0.0]] * 100).half < 0.1 * share_estimate([[0.0]] * 5).half
    mixed = [[1.0], [0.0], [1.0], [0.0], [0.0], [1.0]]
    assert share_estimate(mixed) == estimate(mixed)
    assert share_estimate([[1.0]]) == Estimate(1.0, math.inf)
    assert math.isnan(share_estimate([]).mean)


def test_text_of_an_estimate() -> None:
    assert Estimate(0.512, 0.031).text(100) == "51.2 ± 3.1"
    assert Estimate(188.4, 2.1).text(digits=0) == "188 ± 2"
