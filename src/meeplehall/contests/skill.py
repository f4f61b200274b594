"""How well somebody plays, as a number and how sure it is; and what a game tells about it.

The model of Plackett and Luce by the update of Weng and Lin ("A Bayesian Approximation Method for Online Ranking",
2011): the winner is drawn among all in proportion to exp(strength), then the second among the rest, and so on. The
scale is that of chess: 400 points are 10 to 1, at a table of any size. One thing is not theirs: how much doubt about
the players flattens the chances (`DOUBT`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

TEN_TO_ONE = 400 / math.log(10)
"""How many points make odds of e to 1."""
START = 1500.0
UNSURE = 350.0
"""The deviation of somebody of whom nothing is known: the whole ladder of bots fits into two of them."""
RESTLESS = 6.0
"""By so much the strength of somebody may change from game to game (a deviation)..."""
RUSTY = 5.0
"""...and, for each day away, by so much (a deviation, too)."""
DOUBT = 3 / math.pi**2
"""How much of their variance counts when chances are told: the normal and the logistic curve meet so (Glickman 1999).

With all of it (1, Weng and Lin, and openskill) results look more surprising than they are at tables of several: after
40 games of four 72 % of the intervals held the truth, so 96 % (docs/ratings.md).
"""
PROVISIONAL = 110.0
"""Above this deviation a rating is only a guess."""
LEAST = 1e-4
"""What is left of a variance after one game, at least."""
SURE = 1.96
"""So many deviations on either side hold the truth 95 times of 100."""


class Skill(NamedTuple):
    """An estimate and its standard deviation."""

    mean: float = START
    deviation: float = UNSURE

    @property
    def provisional(self) -> bool:
        """Whether it is only a guess so far."""
        return self.deviation > PROVISIONAL

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.deviation


def aged(skill: Skill, days: float) -> Skill:
    """Less sure after some days away; never less than of somebody unknown."""
    grown = math.hypot(skill.deviation, RUSTY * math.sqrt(max(0.0, days)))
    return Skill(skill.mean, min(UNSURE, grown))


def after_game(
    before: Sequence[Skill], places: Sequence[int], weight: float = 1.0, doubt: float = DOUBT
) -> list[Skill]:
    """What is known after a game; `places` from 1, equal ones shared. `weight` below 1: the game counts for less."""
    deviations = [min(UNSURE, math.hypot(one.deviation, RESTLESS)) for one in before]
    spread = math.sqrt(TEN_TO_ONE**2 + doubt * sum(deviation**2 for deviation in deviations))
    highest = max(one.mean for one in before)
    force = [math.exp((one.mean - highest) / spread) for one in before]
    shared = [places.count(place) for place in places]
    behind = [sum(f for f, other in zip(force, places, strict=True) if other >= place) for place in places]
    found = []
    for n, (one, deviation) in enumerate(zip(before, deviations, strict=True)):
        push = pull = 0.0
        for q, place in enumerate(places):
            if place <= places[n]:
                chance = force[n] / behind[q]
                push += ((q == n) - chance) / shared[q]
                pull += chance * (1 - chance) / shared[q]
        moved = one.mean + weight * push * deviation**2 / spread
        left = max(LEAST, 1 - weight * pull * deviation**2 / spread**2)
        found.append(Skill(moved, deviation * math.sqrt(left)))
    return found


def chance(one: Skill, other: Skill) -> float:
    """How often the first does better than the second, as far as is known."""
    spread = math.sqrt(TEN_TO_ONE**2 + DOUBT * (one.deviation**2 + other.deviation**2))
    return 1 / (1 + math.exp((other.mean - one.mean) / spread))
