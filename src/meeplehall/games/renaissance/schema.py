"""The shape of the content files, and of a deck that somebody brings; errors name file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from meeplehall.core.content import parse, shape
from meeplehall.core.errors import BadContent
from meeplehall.games.renaissance.cards import CARDS, ICONS, WORKERS, face_of


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck: one text of five icons per card."""

    cards: list[str]
    title: str = ""
    reconstruction: bool = False


class Worker(msgspec.Struct, forbid_unknown_fields=True):
    """A foundation card."""

    worker: str
    icon: str


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The recruit board, and how much everyone may hold."""

    areas: list[str]
    hand: int
    knights: int
    store: int
    flips: int
    foundation: list[Worker]


CORNERS = ("large icon", "left offer", "right offer", "left need", "right need")
_ARRAY = re.compile(r"^[ \t]*cards[ \t]*=[ \t]*\[", re.MULTILINE)
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|\n')


def read_deck(text: str, source: str) -> list[int]:
    """The faces of a deck file, sorted; raises BadContent with the line of the card that is wrong."""
    cards = shape(parse(text, source), Deck, source).cards
    lines = list(_lines(text))
    faces = []
    for n, words in enumerate([card.split() for card in cards]):
        place = f"{source}: line {lines[n]}" if n < len(lines) else f"{source}: card {n + 1}"
        for corner, word in zip(CORNERS, words):
            if word not in ICONS:
                raise BadContent(f"{place}: {corner}: unknown icon '{word}'; allowed: {', '.join(ICONS)}")
        if len(words) < len(CORNERS):
            raise BadContent(f"{place}: the {CORNERS[len(words)]} is missing; a card is {', '.join(CORNERS)}")
        if len(words) > len(CORNERS):
            raise BadContent(f"{place}: {len(words)} icons; a card is {', '.join(CORNERS)}")
        if n == CARDS:
            raise BadContent(f"{place}: a deck has {CARDS} cards, this is card {n + 1} of {len(cards)}")
        faces.append(face_of([ICONS.index(word) for word in words]))
    if len(faces) < CARDS:
        last = f"{source}: line {lines[len(faces) - 1]}" if 0 < len(faces) <= len(lines) else source
        raise BadContent(f"{last}: a deck has {CARDS} cards, this one ends after {len(faces)}")
    return sorted(faces)


def _lines(text: str) -> Iterator[int]:
    """The line of each text in the array `cards`."""
    if start := _ARRAY.search(text):
        line = text.count("\n", 0, start.end()) + 1
        for token in _TOKEN.finditer(text, start.end()):
            if token[0] == "\n":
                line += 1
            elif not token[0].startswith("#"):
                yield line


def check(facts: Facts, source: str) -> None:
    """Refuse facts that the rules cannot be played with."""

    def demand(holds: bool, place: str, what: str) -> None:
        if not holds:
            raise BadContent(f"{source}: at {place}: {what}")

    demand(sorted(facts.areas) == sorted(ICONS), "areas", f"each of {', '.join(ICONS)} has one area")
    demand(facts.hand >= 1 and facts.knights >= 1, "hand", "hand and knights are at least 1")
    demand(facts.hand + facts.knights <= 8, "hand", "hand and knights together are at most 8")
    demand(1 <= facts.store <= 15, "store", "1 to 15 places are allowed")
    demand(0 <= facts.flips <= 7, "flips", "0 to 7 cards are allowed")
    workers = [(worker.worker, worker.icon) for worker in facts.foundation]
    wanted = list(zip(WORKERS, [*ICONS, "any"]))
    demand(workers == wanted, "foundation", f"the five workers are {', '.join(WORKERS)}, each with his own icon")
