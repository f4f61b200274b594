"""Where on an estate a space is, in words, for two spaces of the same number."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from meeplehall.games.burgundy.geometry import SPACE_NUMBER
from meeplehall.web.scenes.burgundy.estate import STEP, where
from meeplehall.web.texts import Texts


def direction(space: str) -> str:
    """upper-left, left, middle and so on, from the middle of the estate."""
    x, y = where(SPACE_NUMBER[space])
    high = "upper" if y < -STEP else "lower" if y > STEP else ""
    side = "left" if x < -STEP else "right" if x > STEP else ""
    return "-".join(filter(None, (high, side))) or "middle"


def names(spaces: Iterable[tuple[int, str]], t: Texts) -> dict[str, str]:
    """By name, what tells spaces apart: the number; of equal ones also where it is, if need be its name."""
    found = {}
    for number, group in groupby(sorted(set(spaces)), key=lambda pair: pair[0]):
        same = [space for _, space in group]
        for space in same:
            words = t(f"cb-at-{direction(space)}")
            twins = [other for other in same if direction(other) == direction(space)]
            if len(same) == 1:
                found[space] = str(number)
            elif len(twins) == 1:
                found[space] = t("cb-number-at", number=number, where=words)
            else:
                found[space] = t("cb-number-at", number=number, where=f"{words} ({space})")
    return found
