"""What the rules tell, event by event. The comments of records are the texts of those that chance brings."""

from __future__ import annotations

from typing import Annotated, Any

from meeplehall.core.events import Events, Happening, counts, named
from meeplehall.games.burgundy.actions import BLACK_DEPOT, BLACK_SLOTS, SLOTS
from meeplehall.games.burgundy.geometry import SPACE_NAMES
from meeplehall.games.burgundy.scoring import ANIMALS_SCORE, COLOUR_SCORE, PHASE_SCORE, REGION_SCORE, SOURCES
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.games.burgundy.tiles import ANIMAL_KINDS, FACE_NAMES, TYPE_NAMES
from meeplehall.games.burgundy.view import DECISIONS

Tile = Annotated[str, named(FACE_NAMES)]
"""The face of a tile, such as `castle`, `cow-3` or `knowledge-7`; empty where there is none."""
Space = Annotated[str, named(SPACE_NAMES)]
"""A space of an estate, `a1` to `g4`."""
Slot = Annotated[str, named([f"{depot}.{slot}" for depot, slot in [*SLOTS, *BLACK_SLOTS]])]
"""A space of a depot, `3.2`; depot 7 is the black one."""


# Chance


class Estates(Happening, tag="estates"):
    """The estates of all seats."""

    numbers: list[int]

    def text(self) -> str:
        """`estates: 1 5`."""
        return f"estates: {_row(self.numbers)}"


class Deal(Happening, tag="deal"):
    """The goods that a seat starts with."""

    seat: int
    goods: Annotated[list[int], counts(6)]
    """How many of each type."""

    def text(self) -> str:
        """Type by type."""
        return f"goods of seat {self.seat}: {_row(n for n in range(1, 7) for _ in range(self.goods[n - 1]))}"


class Start(Happening, tag="start"):
    """Who goes first."""

    seat: int

    def text(self) -> str:
        """`start player: seat 1`."""
        return f"start player: seat {self.seat}"


class Tiles(Happening, tag="tiles"):
    """A depot is filled at the beginning of a phase."""

    depot: int
    """1 to 6, 7 is the black one."""
    tiles: list[Tile]

    def text(self) -> str:
        """The faces in order."""
        where = f"depot {self.depot}" if self.depot < BLACK_DEPOT else "black depot"
        return f"{where}: {_row(tile for tile in self.tiles if tile)}"


class Goods(Happening, tag="goods"):
    """The goods of the five rounds of a phase."""

    types: list[int]

    def text(self) -> str:
        """Type by type."""
        return f"goods of the rounds: {_row(self.types)}"


class Dice(Happening, tag="dice"):
    """A seat rolls for the round."""

    seat: int
    first: int
    second: int

    def text(self) -> str:
        """`dice of seat 0: 5 4`."""
        return f"dice of seat {self.seat}: {self.first} {self.second}"


class White(Happening, tag="white"):
    """The white die sends the round's goods tile to a depot."""

    die: int
    good: int

    def text(self) -> str:
        """`white die: 1, goods 3`."""
        return f"white die: {self.die}, goods {self.good}"


# The course of the game


class Castle(Happening, tag="castle"):
    """A start castle is shown."""

    seat: int
    space: Space
    number: int = 0
    """The die number of the space."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Castle:
        """Version 0.1 did not tell the number."""
        seat, space, *number = args
        return cls(seat, SPACE_NAMES[space], *number or [_usual_number(space, tables)])


class Phase(Happening, tag="phase"):
    """A phase begins."""

    phase: Annotated[str, named(PHASE_NAMES)]


class Income(Happening, tag="income"):
    """Mines, a boarding house or a bank pay."""

    seat: int
    workers: int
    silver: int


class Points(Happening, tag="points"):
    """Points, and what they are for."""

    seat: int
    points: int
    source: Annotated[str, named(SOURCES)]
    detail: str
    """The type or animal, the number of the good or of the knowledge tile; empty where the source says it all."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Points:
        """What the last number means depends on the source."""
        seat, points, source, detail = args
        if source == ANIMALS_SCORE:
            name = ANIMAL_KINDS[detail]
        elif source in (REGION_SCORE, PHASE_SCORE, COLOUR_SCORE):
            name = TYPE_NAMES[detail]
        else:
            name = str(detail) if detail else ""
        return cls(seat, points, SOURCES[source], name)


# What a seat does


class Use(Happening, tag="use"):
    """A die is used, and workers shift it."""

    seat: int
    die: int
    workers: int


class Take(Happening, tag="take"):
    """A tile goes from a depot into storage."""

    seat: int
    slot: Slot
    tile: Tile


class Buy(Happening, tag="buy"):
    """The purchase of the turn is paid; the tile follows as `take`."""

    seat: int
    silver: int
    workers: int


class Discard(Happening, tag="discard"):
    """A stored tile leaves the game."""

    seat: int
    tile: Tile


class Place(Happening, tag="place"):
    """A tile is placed in the estate."""

    seat: int
    tile: Tile
    space: Space
    number: int = 0
    """The die number of the space."""

    @classmethod
    def told(cls, args: list[int], tables: Any) -> Place:
        """Version 0.1 did not tell the number."""
        seat, face, space, *number = args
        return cls(seat, FACE_NAMES[face], SPACE_NAMES[space], *number or [_usual_number(space, tables)])


class Sell(Happening, tag="sell"):
    """All goods of a type are sold."""

    seat: int
    good: int
    count: int
    silver: int
    workers: int


class Workers(Happening, tag="workers"):
    """A die or a castle is used for workers."""

    seat: int
    workers: int
    silver: int


class Load(Happening, tag="load"):
    """A ship takes the goods of one type from a depot."""

    seat: int
    depot: int
    good: int
    count: int


class Advance(Happening, tag="advance"):
    """A piece moves on along the turn-order track."""

    seat: int
    track: int


class Pass(Happening, tag="pass"):
    """A turn ends, or a choice is declined."""

    seat: int
    decision: Annotated[str, named(DECISIONS)]


EVENTS = Events(
    Estates,
    Deal,
    Start,
    Tiles,
    Goods,
    Dice,
    White,
    Castle,
    Phase,
    Income,
    Points,
    Use,
    Take,
    Buy,
    Discard,
    Place,
    Sell,
    Workers,
    Load,
    Advance,
    Pass,
)


def _row(values: Any) -> str:
    return " ".join(map(str, values))


def _usual_number(space: int, tables: Any) -> int:
    """The number that a space has on estate 1, and on all others too unless a pack changes them."""
    number: int = tables.estate("2011", 1).numbers[space]
    return number
