"""What a game tells: the same as openskill tells, and true of players whose strength is known."""

from __future__ import annotations

import math
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from meeplehall.bots import LEVELS
from meeplehall.contests.anchors import anchors
from meeplehall.contests.counting import FULL, most_met, weight
from meeplehall.contests.skill import RESTLESS, START, TEN_TO_ONE, UNSURE, Skill, after_game, aged, chance

SKILLS = st.builds(Skill, st.floats(500, 2500), st.floats(20, 300))


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Skill], list[int]]:
    skills = draw(st.lists(SKILLS, min_size=2, max_size=6))
    return skills, draw(st.lists(st.integers(1, 6), min_size=len(skills), max_size=len(skills)))


@settings(max_examples=60, deadline=None)
@given(games())
def test_with_all_doubt_it_is_what_openskill_does(game: tuple[list[Skill], list[int]]) -> None:
    before, places = game
    model = PlackettLuce(
        mu=START,
        sigma=UNSURE,
        beta=TEN_TO_ONE / math.sqrt(len(before)),
        tau=RESTLESS,
        kappa=1e-4,
        gamma=lambda *_, **__: 1.0,
    )
    theirs = model.rate(
        [[model.create_rating([one.mean, one.deviation])] for one in before], ranks=[float(n) for n in places]
    )
    for ours, [other] in zip(after_game(before, places, doubt=1.0), theirs, strict=True):
        assert ours.mean == pytest.approx(other.mu, abs=1e-6)
        assert ours.deviation == pytest.approx(other.sigma, abs=1e-6)


@settings(max_examples=60, deadline=None)
@given(games(), st.floats(0, 1))
def test_winners_rise_losers_fall_and_all_are_surer(game: tuple[list[Skill], list[int]], share: float) -> None:
    before, places = game
    after = after_game(before, places, share)
    alone_first, alone_last = places.count(min(places)) == 1, places.count(max(places)) == 1
    for place, old, new in zip(places, before, after, strict=True):
        assert new.deviation <= math.hypot(old.deviation, RESTLESS) + 1e-9
        if alone_first and place == min(places):
            assert new.mean >= old.mean
        if alone_last and place == max(places):
            assert new.mean <= old.mean
    if share == 0:
        assert [new.mean for new in after] == [old.mean for old in before]


def test_equal_players_who_tie_stay_where_they_are() -> None:
    for count in range(2, 7):
        assert all(one.mean == pytest.approx(START) for one in after_game([Skill()] * count, [1] * count))


@pytest.mark.parametrize("count", [2, 4, 6])
def test_intervals_hold_the_truth(count: int) -> None:
    """Sixty people, a third of whose tables have a bot, after forty games: drawn by the model itself."""
    dice = random.Random(11)
    known = [Skill(mean, 25.0) for mean in (800, 1200, 1500, 1900, 2300)]
    held = people = 0
    for _ in range(3):
        truth = [dice.gauss(START, 350) for _ in range(60)]
        found = [Skill()] * len(truth)
        for _ in range(40 * len(truth) // count):
            who = dice.sample(range(len(truth)), count)
            skills, strengths = [found[n] for n in who], [truth[n] for n in who]
            if dice.random() < 0.3:
                skills[0] = dice.choice(known)
                strengths[0], who[0] = skills[0].mean, -1
            for n, new in zip(who, after_game(skills, _drawn(strengths, dice)), strict=True):
                if n >= 0:
                    found[n] = new
        held += sum(abs(one.mean - real) < one.half for one, real in zip(found, truth, strict=True))
        people += len(truth)
    assert 0.8 < held / people <= 0.99
    assert sum(one.provisional for one in found) <= 6, "by then most are no mere guess"


def _drawn(strengths: list[float], dice: random.Random) -> list[int]:
    places, left = [0] * len(strengths), list(range(len(strengths)))
    for place in range(1, len(strengths) + 1):
        best = max(strengths[n] for n in left)
        weights = [math.exp((strengths[n] - best) / TEN_TO_ONE) for n in left]
        won = dice.choices(left, weights)[0]
        places[won] = place
        left.remove(won)
    return places


def test_a_game_is_rated_in_less_than_a_millisecond() -> None:
    before, places = [Skill(1400 + 30 * n, 80.0) for n in range(6)], [2, 1, 3, 4, 6, 5]
    began = time.process_time()
    for _ in range(200):
        after_game(before, places)
    assert time.process_time() - began < 0.2


def test_four_hundred_points_are_ten_to_one_and_time_brings_doubt() -> None:
    assert chance(Skill(1900, 0), Skill(1500, 0)) == pytest.approx(10 / 11)
    old = aged(Skill(1700, 60), 365)
    assert old.mean == 1700
    assert 60 < old.deviation < UNSURE
    assert aged(Skill(1700, 60), 10**6).deviation == UNSURE
    assert aged(Skill(1700, 60), -5).deviation == 60


@pytest.mark.parametrize(
    ("game", "counts"), [("burgundy", (2, 3, 4)), ("renaissance", (2, 3, 4)), ("nobility", (2, 3, 4, 5, 6))]
)
def test_bots_stand_in_the_order_of_their_levels(game: str, counts: tuple[int, ...]) -> None:
    for players in counts:
        found = anchors(game, players)
        assert list(found) == list(LEVELS)
        means = [one.mean for one in found.values()]
        assert means == sorted(means)
        assert found["normal"] == Skill(START, 0)
        assert anchors(game, 1) == {}
    share = chance(anchors("burgundy", 2)["hard"], Skill(START, 0))
    assert share == pytest.approx(0.915, abs=0.01), "as on the ladder"
    assert anchors("liars-dice", 3) == {}


def test_the_same_rivals_on_one_day_count_less_and_less() -> None:
    assert [weight(n) for n in range(FULL + 3)] == [1.0] * FULL + [0.5, 0.25, 0.125]
    met = [("t1", "me", "hard"), ("t1", "bob", "hard"), ("t2", "me", "hard,hard"), ("t3", "me", ""), ("t3", "bob", "")]
    assert most_met("me", met, ["bob"], []) == 2
    assert most_met("me", met, ["eve"], []) == 0
    assert most_met("me", met, [], ["hard"]) == 2
    assert most_met("me", [], ["bob"], ["easy"]) == 0
