"""Where the bots stand on the scale of people: by the arena's ladder, `normal` at 1500. They never move."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise

from meeplehall.bots import LEVELS
from meeplehall.contests.skill import START, SURE, TEN_TO_ONE, Skill

MIDDLE = "normal"


@cache
def anchors(game: str, players: int) -> dict[str, Skill]:
    """The levels whose strength is known at such a table; none, if the arena has not played there."""
    rungs = _ladder().get(game, {}).get(str(players), {})
    if not rungs:
        return {}
    heights, doubts = {LEVELS[0]: 0.0}, {LEVELS[0]: 0.0}
    for below, level in pairwise(LEVELS):
        share, half = (percent / 100 for percent in rungs[level])
        heights[level] = heights[below] + TEN_TO_ONE * math.log(share / (1 - share))
        doubts[level] = (TEN_TO_ONE * half / SURE / (share * (1 - share))) ** 2
    middle = LEVELS.index(MIDDLE)
    found = {}
    for n, level in enumerate(LEVELS):
        between = LEVELS[min(n, middle) + 1 : max(n, middle) + 1]
        deviation = math.sqrt(sum(doubts[one] for one in between))
        found[level] = Skill(START + (heights[level] - heights[MIDDLE]), deviation)
    return found


@cache
def _ladder() -> dict[str, dict[str, dict[str, list[float]]]]:
    text = files("meeplehall.contests").joinpath("ladder.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
