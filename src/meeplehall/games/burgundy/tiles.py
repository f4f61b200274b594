"""The 49 faces of the hex tiles, and the six types."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import table

CASTLE: Final = 0
MINE: Final = 1
SHIP: Final = 2
ANIMAL: Final = 3
BUILDING: Final = 4
KNOWLEDGE: Final = 5
TYPE_LETTERS: Final = "CMSABK"
TYPE_NAMES: Final = ["castle", "mine", "ship", "animal", "building", "knowledge"]

ANIMAL_KINDS: Final = ["cow", "sheep", "pig", "chicken"]

WAREHOUSE: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
MARKET: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
BUILDING_KINDS: Final = [
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "watchtower",
]

# Faces 1 to 49, type by type; 0 is no tile.
FIRST_CASTLE: Final = 1
FIRST_MINE: Final = 2
FIRST_SHIP: Final = 3
FIRST_ANIMAL: Final = 4  # kind by kind, 2 to 4 animals each
FIRST_BUILDING: Final = 16
FIRST_KNOWLEDGE: Final = 24  # knowledge tile n is face FIRST_KNOWLEDGE + n - 1
FACES: Final = 50
FIRST: Final = table([1, 2, 3, 4, 16, 24, 50])  # first face of each type

FACE_NAMES: Final = [
    "",
    "castle",
    "mine",
    "ship",
    *[f"{kind}-{n}" for kind in ANIMAL_KINDS for n in (2, 3, 4)],
    *BUILDING_KINDS,
    *[f"knowledge-{n}" for n in range(1, 27)],
]


def _types() -> list[int]:
    return [-1, CASTLE, MINE, SHIP, *[ANIMAL] * 12, *[BUILDING] * 8, *[KNOWLEDGE] * 26]


TYPE: Final = table(_types())
ANIMALS: Final = table([(f - FIRST_ANIMAL) % 3 + 2 if 4 <= f < 16 else 0 for f in range(FACES)])
ANIMAL_KIND: Final = table([(f - FIRST_ANIMAL) // 3 if 4 <= f < 16 else -1 for f in range(FACES)])
