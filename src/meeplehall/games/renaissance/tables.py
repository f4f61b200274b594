"""Content turned into lookup tables, by number of card."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT, table
from meeplehall.core.native import i64, vec
from meeplehall.games.renaissance.cards import CARDS, FOUNDATION_FACE, ICONS, icons_of
from meeplehall.games.renaissance.schema import Facts

WILD: Final = 15
"""A set of all four icons."""
CORNERS: Final = 5
"""Icons of a card: the large one, offers left and right, needs left and right."""
CORNER_BITS: Final = 4
OWN: Final = 2
"""The kind of every deck that is not one of ours."""


class Tables:
    """Everything the rules look up. Corners and large icons are sets of icons: a wild one is just a larger set."""

    def __init__(self, name: str, faces: list[int], facts: Facts) -> None:
        self.name: str = name
        icons = [icons_of(face) for face in faces]
        own = [[kind] * 3 for kind in range(4)]
        # Card 0 is none; then the deck, the foundation workers, the Renaissance Man.
        self.face: vec[i64] = table([-1, *faces, *[FOUNDATION_FACE + kind for kind in range(5)]])
        self.large: vec[i64] = table([-1, *[i[0] for i in icons], 0, 1, 2, 3, -1])
        self.action: vec[i64] = table([0, *[BIT[i[0]] for i in icons], 1, 2, 4, 8, 0])
        self.offer_left: vec[i64] = table([0, *[BIT[i[1]] for i in icons + own], WILD])
        self.offer_right: vec[i64] = table([0, *[BIT[i[2]] for i in icons + own], WILD])
        self.need_left: vec[i64] = table([0, *[BIT[i[3]] for i in icons], 0, 0, 0, 0, WILD])
        self.need_right: vec[i64] = table([0, *[BIT[i[4]] for i in icons], 0, 0, 0, 0, WILD])
        # Cards of the deck that fit between two sets of offers, at [left * 16 + right].
        self.fitting: vec[i64] = table([_fitting(icons, left, right) for left in range(16) for right in range(16)])
        # The icons of each card from 1, 5 being any and 0 none: CORNER_BITS for each corner.
        worker = [[icon + 1, icon + 1, icon + 1, 0, 0] for icon in range(4)]
        told = [[0] * CORNERS, *[[icon + 1 for icon in i] for i in icons], *worker, [5, 5, 5, 0, 0]]
        corners = [sum([icon * 2 ** (CORNER_BITS * n) for n, icon in enumerate(card)]) for card in told]
        self.corners: vec[i64] = table(corners)
        # Cards of one face lie side by side: for each face, the card after its last.
        last = [n + 1 for n in range(1, len(faces) + 1) if n == len(faces) or faces[n] != faces[n - 1]]
        self.ends: vec[i64] = table(last)
        self.kind: i64 = ["t12", "p24", name].index(name)
        self.areas: vec[i64] = table([ICONS.index(icon) for icon in facts.areas])
        self.hand: i64 = facts.hand
        self.knights: i64 = facts.knights
        self.store: i64 = facts.store
        self.flips: i64 = facts.flips
        assert len(faces) == CARDS


def _fitting(icons: list[list[int]], left: int, right: int) -> int:
    return len([i for i in icons if left & BIT[i[3]] and right & BIT[i[4]]])
