"""What is printed on the tiles, and what it is called."""

from __future__ import annotations

from typing import Final

from meeplehall.games.burgundy.tiles import ANIMAL_KINDS, TYPE_LETTERS, TYPE_NAMES
from meeplehall.web.texts import Texts

FAMILY_ICONS: Final = dict(zip(TYPE_LETTERS, TYPE_NAMES))
FAMILY_OF_TYPE: Final = dict(zip(TYPE_NAMES, TYPE_LETTERS))

# What knowledge tiles 1 to 26 are about.
KNOWLEDGE_ICONS: Final = [
    "",
    "building",
    "mine",
    "silverling",
    "worker",
    "ship",
    "board",
    "animal",
    "worker",
    "building",
    "ship",
    "castle",
    "arrow",
    "silverling",
    "worker",
    "goods-5",
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding",
    "bank",
    "cityhall",
    "animal",
    "goods-4",
    "star",
]
# Those that shift a die carry a small sign for it.
SHIFTS_A_DIE: Final = (8, 9, 10, 11, 12)
_ICONS: Final = {"boarding-house": "boarding", "city-hall": "cityhall"}


def family(face: str) -> str:
    """The letter of a tile's type."""
    kind, _, number = face.partition("-")
    if kind == "knowledge":
        return "K"
    if kind in ANIMAL_KINDS and number:
        return "A"
    return FAMILY_OF_TYPE.get(face, "B")


def icon_of(face: str) -> str:
    """The sign of a tile; of knowledge tiles the open book."""
    kind, _, number = face.partition("-")
    if kind == "knowledge" or (number and kind in ANIMAL_KINDS):
        return kind
    return _ICONS.get(face, face)


def number_of(face: str) -> int:
    """The number on an animal or knowledge tile; 0 on others."""
    number = face.rpartition("-")[2]
    return int(number) if number.isdigit() else 0


def tile_name(face: str, t: Texts) -> str:
    """A tile in a sentence: watchtower, 3 pigs, knowledge 7."""
    if not number_of(face):
        return t(f"cb-{face}")
    return t(f"cb-{icon_of(face)}", n=number_of(face))


def a_tile(face: str, t: Texts) -> str:
    """The same with its article: a watchtower, 3 pigs, knowledge tile 7."""
    return tile_name(face, t) if number_of(face) else t("cb-a-tile", tile=tile_name(face, t))


def good_name(good: int, t: Texts) -> str:
    """A type of goods."""
    return t(f"cb-good-{good}")
