"""The structure's 15 places, numbered from the top down and from left to right (RM-106).

             0               5.1
           1   2           4.1 4.2
         3   4   5       3.1 3.2 3.3
       6   7   8   9   2.1 2.2 2.3 2.4
     10  11 12  13 14

Sets of places are bits. The foundation always lies, so ten bits (places 0 to 9) tell what is filled.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import table
from meeplehall.core.native import i64

LEVELS: Final = 5
PLACES: Final = 15
UPPER: Final = 10
"""Places above the foundation."""
MASTER: Final = 0
BASE: Final = 10
"""Place 1.1."""

_ROW: Final = [row for row in range(LEVELS) for _ in range(row + 1)]
_LEFT: Final = [place + _ROW[place] + 1 for place in range(UPPER)]

PLACE_NAMES: Final = [f"{LEVELS - row}.{q + 1}" for row in range(LEVELS) for q in range(row + 1)]
PLACE_NUMBER: Final = {name: place for place, name in enumerate(PLACE_NAMES)}

# The two supporters of each upper place.
LEFT: Final = table(_LEFT)
RIGHT: Final = table([left + 1 for left in _LEFT])
# Places of a level, 1 to 5.
LEVEL: Final = table([0, *[sum([2**p for p in range(PLACES) if _ROW[p] == LEVELS - n]) for n in range(1, 6)]])


def _fillable(filled: int) -> int:
    lying = filled + (2**PLACES - 2**UPPER)
    both = [3 * 2**left for left in _LEFT]
    return sum([2**p for p in range(UPPER) if not lying & 2**p and lying & both[p] == both[p]])


def _uncovered(filled: int) -> int:
    uncovered = filled + (2**PLACES - 2**UPPER)
    for upper in range(UPPER):
        if filled & 2**upper:
            uncovered &= ~(3 * 2 ** _LEFT[upper])
    return uncovered


# By the set of filled upper places.
FILLABLE: Final = table([_fillable(filled) for filled in range(2**UPPER)])
UNCOVERED: Final = table([_uncovered(filled) for filled in range(2**UPPER)])


def tops(filled: i64) -> i64:
    """RM-206: the uncovered workers of level 2 and higher."""
    return UNCOVERED[filled] & 1023
