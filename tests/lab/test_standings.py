from __future__ import annotations

import json

import pytest

from meeplehall.lab.ratings import share_estimate
from meeplehall.lab.standings import FEWEST_SEEDS, as_data, as_text, decided, duels, pairs, standings
from tests.lab.results import game, match


def test_the_strongest_is_first_with_all_its_figures() -> None:
    results = [game(0, "ba", [10, 30], ms=2.0), game(0, "ab", [40, 40]), game(1, "ab", [50, 20])]
    first, second = standings(results)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.seats == second.seats == 3
    assert first.wins.mean == pytest.approx((1 + 0.5 + 1) / 3)
    assert second.wins.mean == pytest.approx(0.5 / 3)
    assert first.points.mean == 40.0
    assert second.points.mean == pytest.approx(70 / 3)
    assert first.rating.mean == pytest.approx(-second.rating.mean) != 0.0
    assert first.turn_ms == pytest.approx(4 / 3)
    assert first.longest_ms == pytest.approx(4.0)


def test_a_bot_in_several_seats_counts_each() -> None:
    rows = {row.bot: row for row in standings([game(0, "abb", [30, 20, 10]), game(1, "bab", [30, 20, 30])])}
    assert rows["a"].seats == 2
    assert rows["b"].seats == 4
    assert rows["a"].wins.mean == 0.5
    assert rows["b"].wins.mean == pytest.approx((0.5 + 0.5) / 4)
    assert rows["b"].points.mean == pytest.approx(90 / 4)


def test_duels_are_between_different_bots_by_rank() -> None:
    assert duels(game(0, "abb", [20, 30, 20])) == [("a", "b", 0.0), ("a", "b", 0.5)]
    assert duels(game(0, "abc", [30, 20, 10])) == [("a", "b", 1.0), ("a", "c", 1.0), ("b", "c", 1.0)]
    assert duels(game(0, "aa", [30, 20])) == []


def test_pairs_are_told_from_one_side() -> None:
    results = [game(0, "ab", [30, 20]), game(0, "ba", [30, 20]), game(1, "ba", [20, 30]), game(1, "ab", [30, 20])]
    assert pairs(results) == {("a", "b"): share_estimate([[1.0, 0.0], [1.0, 1.0]])}


def test_pairs_that_met_on_some_seeds_only() -> None:
    found = pairs([*match(3, 3), game(5, "ac", [1, 2]), game(6, "ac", [1, 2])])
    assert found[("a", "b")] == share_estimate([[1.0, 1.0]] * 3)
    assert found[("a", "c")] == share_estimate([[0.0]] * 2)


@pytest.mark.parametrize(
    ("seeds", "wins", "bar", "sure"),
    [
        (FEWEST_SEEDS - 1, FEWEST_SEEDS - 1, 0.5, False),  # too few to say
        (FEWEST_SEEDS, FEWEST_SEEDS, 0.5, True),
        (FEWEST_SEEDS, 0, 0.5, True),  # surely worse is an answer too
        (FEWEST_SEEDS, FEWEST_SEEDS, 0.9, False),  # ten of ten do not show nine of ten
        (100, 100, 0.9, True),
        (40, 20, 0.5, False),
        (40, 26, 0.5, False),  # 65 %, within three deviations
        (120, 78, 0.5, True),  # the same share of more
        (40, 35, 0.5, True),
        (40, 35, 0.8, False),
        (0, 0, 0.5, False),
    ],
)
def test_decided(seeds: int, wins: int, bar: float, sure: bool) -> None:
    assert decided(match(seeds, wins), bar) is sure


def test_decided_only_when_all_pairs_are() -> None:
    clear = match(20, 20)
    open_ = [game(seed, "bc", [seed % 2, (seed + 1) % 2]) for seed in range(20)]
    assert decided(clear, 0.5)
    assert not decided([*clear, *open_], 0.5)
    few = [game(seed, "bc", [2, 1]) for seed in range(3)]
    assert not decided([*clear, *few], 0.5)
    assert not decided([game(seed, "aa", [2, 1]) for seed in range(30)], 0.5)


def test_other_pairs_do_not_make_a_pair_surer() -> None:
    pair = [game(seed, "ab", [2, 1]) for seed in range(20)]
    others = [game(seed, "cd", [2, 1]) for seed in range(200)]
    assert not decided(pair, 0.9)
    assert decided(others, 0.9)
    assert not decided([*pair, *others], 0.9)


def test_data() -> None:
    data = json.loads(json.dumps(as_data(match(4, 3))))
    assert (data["games"], data["seeds"]) == (8, 4)
    assert [row["bot"] for row in data["bots"]] == ["a", "b"]
    for row in data["bots"]:
        assert set(row) == {"bot", "seats", "rating", "wins", "points", "turn_ms", "longest_turn_ms"}
        assert len(row["rating"]) == len(row["wins"]) == len(row["points"]) == 2
    assert data["bots"][0]["wins"][0] == 0.75
    assert data["bots"][0]["points"][0] == 27.5
    assert data["pairs"] == [{"first": "a", "second": "b", "better": [0.75, 0.49]}]


def test_data_of_one_seed_has_no_intervals() -> None:
    data = as_data(match(1, 1))
    assert data["bots"][0]["rating"][1] is None
    assert data["pairs"][0]["better"] == [1.0, None]


def test_table() -> None:
    lines = as_text(match(4, 3)).splitlines()
    assert lines[0] == "8 games on 4 seeds; intervals of 95 %"
    assert lines[2].split() == ["bot", "rating", "wins", "%", "points", "ms/turn", "longest"]
    assert lines[3].startswith("a ")
    assert "75.0 ± 49.0" in lines[3]
    assert "27.5 ± 4.9" in lines[3]
    assert lines[4].startswith("b ")
    assert lines[-1] == "a does better than b in 75.0 ± 49.0 %"


def test_nothing_played() -> None:
    assert standings([]) == []
    assert as_text([]).startswith("0 games on 0 seeds")
