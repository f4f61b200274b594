from __future__ import annotations

from meeplehall.core.generator import generator

KNOWN = [542052023, 95933792, 1072340785, 4043442097]


def test_known_numbers() -> None:
    """These numbers are in every record; they must never change."""
    g = generator(42)
    assert [g.word() for _ in range(4)] == KNOWN


def test_equal_seeds_equal_numbers_and_others_differ() -> None:
    firsts = {generator(seed).word() for seed in range(2000)}
    assert len(firsts) > 1990
    assert generator(2**62 + 1).word() != generator(1).word()
    assert generator(5).word() == generator(5).word()


def test_clone_goes_on_alike() -> None:
    g = generator(3)
    g.word()
    twin = g.clone()
    assert [g.below(100) for _ in range(50)] == [twin.below(100) for _ in range(50)]


def test_below_is_even() -> None:
    """Chi-square of 60,000 rolls of a die: above 20.5 would happen once in a thousand seeds."""
    g = generator(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[g.below(6)] += 1
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < 20.5


def test_neighbouring_seeds_are_unrelated() -> None:
    """First rolls of 6,000 neighbouring seeds are as even as rolls in a row."""
    counts = [0] * 36
    for seed in range(36_000):
        g = generator(seed)
        counts[g.below(6) * 6 + g.below(6)] += 1
    assert sum((n - 1000) ** 2 / 1000 for n in counts) < 75


def test_below_stays_inside() -> None:
    g = generator(9)
    assert {g.below(1) for _ in range(20)} == {0}
    assert all(0 <= g.below(2**31) < 2**31 for _ in range(1000))


def test_pick_follows_weights() -> None:
    g = generator(2)
    picks = [g.pick([0, 3, 0, 1]) for _ in range(4000)]
    assert set(picks) == {1, 3}
    assert 2850 < picks.count(1) < 3150
