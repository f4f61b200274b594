"""The 37 spaces of an estate and how they touch (CB-107)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import table

SPACES: Final = 37
CENTRE: Final = 18
ROW_LENGTHS: Final = [4, 5, 6, 7, 6, 5, 4]


def _axial() -> list[tuple[int, int]]:
    """The (q, r) of each space, row by row from the top left."""
    cells = []
    for row, length in enumerate(ROW_LENGTHS):
        r = row - 3
        first = max(-3, -r - 3)
        cells += [(first + i, r) for i in range(length)]
    return cells


AXIAL: Final = _axial()
SPACE_NAMES: Final = [f"{'abcdefg'[row]}{i + 1}" for row, length in enumerate(ROW_LENGTHS) for i in range(length)]
SPACE_NUMBER: Final = {name: n for n, name in enumerate(SPACE_NAMES)}


def _neighbours(space: int) -> list[int]:
    q, r = AXIAL[space]
    around = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    return [AXIAL.index((q + dq, r + dr)) for dq, dr in around if (q + dq, r + dr) in AXIAL]


NEIGHBOURS: Final = [_neighbours(space) for space in range(SPACES)]
ADJACENT: Final = table([sum(2**n for n in near) for near in NEIGHBOURS])


def ring_distance(a: int, b: int) -> int:
    """Steps from one die number to another; 6 and 1 are neighbours."""
    straight = abs(a - b)
    return min(straight, 6 - straight)


# Steps from die number a to b, at [a * 7 + b].
DISTANCE: Final = table([ring_distance(a, b) for a in range(7) for b in range(7)])


def _depots_within(die: int, steps: int) -> int:
    return sum([2 ** (depot - 1) for depot in range(1, 7) if die == 0 or ring_distance(die, depot) <= steps])


# The depots within so many steps of a die, bit 0 being depot 1, at [die * 4 + steps]; die 0 is any number.
DEPOTS_WITHIN: Final = table([_depots_within(die, steps) for die in range(7) for steps in range(4)])
