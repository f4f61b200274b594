"""Decks by name: those of the house, and any other written out as `cards:` and five letters a card."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from meeplehall.core.content import built_in, read_pack, shape
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.games.renaissance.cards import CARDS, LETTERS, face_of, icons_of
from meeplehall.games.renaissance.schema import Facts, check, read_deck
from meeplehall.games.renaissance.tables import Tables

CONTENT: Final = "meeplehall.games.renaissance.content"
HOUSE: Final = ("t12", "p24")
INLINE: Final = "cards:"

KEPT: Final = 32
"""So many decks are kept at hand; the tables of others are made again when they are asked for."""


@lru_cache(KEPT)
def tables_of(deck: str) -> Tables:
    """The tables of a deck by its canonical name."""
    if deck not in HOUSE and not deck.startswith(INLINE):
        raise BadContent(f"no deck '{deck[:60]}'; known: {', '.join(HOUSE)}, {INLINE}...")
    faces = _letters(deck) if deck.startswith(INLINE) else _house(f"{deck}.toml")
    return Tables(deck, faces, facts())


def facts() -> Facts:
    """What is the same with every deck."""
    data = built_in(CONTENT, "board.toml") | built_in(CONTENT, "foundation.toml")
    found = shape(data, Facts, "built-in content")
    check(found, "built-in content")
    return found


def canonical(deck: str) -> str:
    """The name under which records carry a deck."""
    if deck in HOUSE:
        return deck
    if deck.startswith(INLINE):
        return written_out(_letters(deck))
    raise BadOption(f"option 'deck' cannot be '{deck[:60]}'; allowed: {', '.join(HOUSE)}, {INLINE}..., or an own file")


def from_file(path: str) -> str:
    """The cards of a user's file, written out."""
    return written_out(read_deck(read_pack(path), path))


def written_out(faces: list[int]) -> str:
    """A deck as text."""
    return INLINE + "".join([LETTERS[icon] for face in sorted(faces) for icon in icons_of(face)])


def _letters(deck: str) -> list[int]:
    letters = deck[len(INLINE) :]
    for n, letter in enumerate(letters):
        if letter not in LETTERS:
            raise BadOption(f"option 'deck': card {n // 5 + 1}: '{letter}' is no icon; allowed: {' '.join(LETTERS)}")
    if len(letters) != CARDS * 5:
        raise BadOption(f"option 'deck': {len(letters)} letters; {CARDS} cards have {CARDS * 5}, five each")
    icons = [LETTERS.index(letter) for letter in letters]
    return sorted([face_of(icons[n : n + 5]) for n in range(0, CARDS * 5, 5)])


def _house(name: str) -> list[int]:
    return read_deck(files(CONTENT).joinpath(name).read_text(encoding="utf-8"), name)
