"""The shape of the content files; a pack that does not fit is refused with the place of the error."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated

import msgspec

from meeplehall.core.errors import BadContent
from meeplehall.games.burgundy.geometry import CENTRE, ROW_LENGTHS
from meeplehall.games.burgundy.tiles import FACE_NAMES, TYPE_LETTERS

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""A number of tiles, spaces or points; bounded, so that no sum leaves a machine word."""


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """How many tiles of one face there are, by back."""

    face: str
    coloured: Count
    black: Count


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    """The estates of an edition, and which numbers several players may have."""

    estates: list[str]
    repeatable: list[Count]


class Swap(msgspec.Struct, forbid_unknown_fields=True):
    """A depot space whose type changes by phase."""

    players: int
    depot: int
    space: int
    types: str


class MainBoard(msgspec.Struct, forbid_unknown_fields=True):
    """The spaces of the depots."""

    depots: list[str]
    black_spaces: list[Count]
    swap: Swap


class Goods(msgspec.Struct, forbid_unknown_fields=True):
    """The goods tiles."""

    types: int
    per_type: Count
    per_player: Count


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    """What everything is worth."""

    region: list[Count]
    phase: list[Count]
    colour_first: list[Count]
    colour_second: list[Count]
    good_sold: list[Count]
    watchtower: Count
    animal_kind: Count
    building: Count
    tile_sold: Count
    type_sold: dict[str, Count]
    bonus_tile: dict[str, Count]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """All content of the game."""

    tile: list[Tile]
    estate: dict[str, list[str]]
    edition: dict[str, Edition]
    board: MainBoard
    goods: Goods
    scoring: Scoring


_SPACE = re.compile(r"[ABCKMS][1-6]")
_SPACES_PER_TYPE = {"B": 12, "A": 6, "S": 6, "K": 6, "C": 4, "M": 3}
EDITIONS = ("2011", "2019")


def check(content: Content, source: str) -> None:
    """Refuse content that the rules cannot be played with."""

    def demand(holds: bool, place: str, what: str) -> None:
        if not holds:
            raise BadContent(f"{source}: at {place}: {what}")

    faces = [tile.face for tile in content.tile]
    for n, tile in enumerate(content.tile):
        demand(tile.face in FACE_NAMES[1:], f"tile[{n}].face", f"unknown face '{tile.face}'")
    for face, count in Counter(faces).items():
        demand(count == 1, "tile", f"face '{face}' is listed {count} times")
    for face in FACE_NAMES[1:]:
        demand(face in faces, "tile", f"face '{face}' is missing")
    castles = next(tile.coloured for tile in content.tile if tile.face == "castle")
    demand(castles >= 4, "tile", f"{castles} coloured castles; four players start with one each")

    for name, rows in content.estate.items():
        _check_estate(name, rows, source)
    for year, edition in content.edition.items():
        demand(year in EDITIONS, f"edition.{year}", f"unknown edition; allowed: {', '.join(EDITIONS)}")
        for estate in edition.estates:
            demand(estate in content.estate, f"edition.{year}.estates", f"no estate '{estate}'")
        place = f"edition.{year}.repeatable"
        for number in edition.repeatable:
            demand(1 <= number <= len(edition.estates), place, f"no estate number {number}")
            centre = " ".join(content.estate[edition.estates[number - 1]]).split()[CENTRE]
            missing = f"estate {number} has no castle space in the centre, where the basic game puts one"
            demand(centre[0] == "C", place, missing)
        demand(1 in edition.repeatable, place, "1 must be there, the estate of the basic game")
    for year in EDITIONS:
        demand(year in content.edition, "edition", f"edition {year} is missing")
        demand(year in content.scoring.type_sold, "scoring.type_sold", f"edition {year} is missing")
        demand(year in content.scoring.bonus_tile, "scoring.bonus_tile", f"edition {year} is missing")

    board, scoring, goods = content.board, content.scoring, content.goods
    demand(len(board.depots) == 6, "board.depots", f"{len(board.depots)} depots instead of 6")
    for n, row in enumerate(board.depots):
        fits = len(row) == 4 and all(letter in TYPE_LETTERS for letter in row)
        demand(fits, f"board.depots[{n}]", f"'{row}' is not four of the letters {TYPE_LETTERS}")
    swap = board.swap
    fits = len(swap.types) == 5 and all(letter in TYPE_LETTERS for letter in swap.types)
    demand(fits, "board.swap.types", f"'{swap.types}' is not five of the letters {TYPE_LETTERS}")
    demand(1 <= swap.depot <= 6 and 1 <= swap.space <= 4, "board.swap", "depot 1 to 6 and space 1 to 4 are allowed")
    demand(all(0 <= n <= 8 for n in board.black_spaces), "board.black_spaces", "0 to 8 spaces are allowed")
    demand(goods.types == 6, "goods.types", "there are six types, one per die number")
    demand(1 <= goods.per_type <= 15, "goods.per_type", "1 to 15 are allowed")
    demand(goods.types * goods.per_type >= 25 + 4 * goods.per_player, "goods", "too few goods for four players")
    for place, values, size in [
        ("board.black_spaces", board.black_spaces, 3),
        ("scoring.region", scoring.region, 8),
        ("scoring.phase", scoring.phase, 5),
        ("scoring.colour_first", scoring.colour_first, 3),
        ("scoring.colour_second", scoring.colour_second, 3),
        ("scoring.good_sold", scoring.good_sold, 3),
    ]:
        demand(len(values) == size, place, f"{len(values)} values instead of {size}")


def _check_estate(name: str, rows: list[str], source: str) -> None:
    place = f"{source}: at estate.{name}"
    if [len(row.split()) for row in rows] != ROW_LENGTHS:
        raise BadContent(f"{place}: rows must have {', '.join(map(str, ROW_LENGTHS))} spaces")
    spaces = " ".join(rows).split()
    for n, space in enumerate(spaces):
        if not _SPACE.fullmatch(space):
            raise BadContent(f"{place}: space {n + 1}: '{space}' is not a type letter and a die number")
    counts = Counter(space[0] for space in spaces)
    for letter, wanted in _SPACES_PER_TYPE.items():
        if counts[letter] != wanted:
            raise BadContent(f"{place}: {counts[letter]} spaces of type {letter} instead of {wanted}")
