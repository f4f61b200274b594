"""The cards: icons, workers, and faces as numbers and as text.

A face is five icons in one number below 1024: large, offers left and right, needs left and right, two bits each. As
text it is `M:mm/bs`: a Merchant offering two coins who needs bread on the left and a book on the right. An icon goes by
the initial of its worker: m coin, s book, b bread, k shield.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 96
"""Cards of the deck are numbered 1 to 96 in the order of their faces; 0 is no card."""

COIN: Final = 0
BOOK: Final = 1
BREAD: Final = 2
SHIELD: Final = 3
ICONS: Final = ["coin", "book", "bread", "shield"]
LETTERS: Final = "MSBK"
WORKERS: Final = ["merchant", "scholar", "baker", "knight", "renaissance"]

FOUNDATION: Final = 97
"""The first of the five foundation cards, numbered in the order of WORKERS."""
RENAISSANCE: Final = 101
"""A Renaissance Man: the one of the foundation, and how everybody sees a face-down card."""
NUMBERS: Final = 102

FACES: Final = 1024
FOUNDATION_FACE: Final = 1024
"""In events and texts the foundation cards follow the faces of the deck."""


def face_of(icons: list[int]) -> int:
    """The number of a face: large, offers left and right, needs left and right."""
    number = 0
    for icon in icons:
        number = number * 4 + icon
    return number


def icons_of(face: int) -> list[int]:
    """The five icons of a face."""
    return [face >> shift & 3 for shift in (8, 6, 4, 2, 0)]


def face_text(face: int) -> str:
    """A face, or a foundation card (`M:mm`, `R:**`), as text."""
    if face >= FOUNDATION_FACE:
        kind = face - FOUNDATION_FACE
        return "R:**" if kind == 4 else f"{LETTERS[kind]}:{LETTERS[kind].lower() * 2}"
    large, *corners = icons_of(face)
    small = "".join([LETTERS[icon].lower() for icon in corners])
    return f"{LETTERS[large]}:{small[:2]}/{small[2:]}"
