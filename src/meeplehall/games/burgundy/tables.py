"""Content turned into lookup tables."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import table, zeros
from meeplehall.core.native import i64, vec
from meeplehall.games.burgundy.geometry import NEIGHBOURS, SPACES, ring_distance
from meeplehall.games.burgundy.schema import Content
from meeplehall.games.burgundy.tiles import FACE_NAMES, FACES, TYPE_LETTERS

PHASES: Final = 5
PHASE_NAMES: Final = "ABCDE"
SIZES: Final = 8
"""Regions of so many spaces and more score alike."""
BLACK: Final = 24
"""The first slot of the black depot; slots 0 to 23 are the numbered depots, four each."""
SLOTS: Final = 32


class Estate:
    """A player board: sets of its 37 spaces by type, number and region."""

    def __init__(self, number: int, rows: list[str]) -> None:
        spaces = " ".join(rows).split()
        self.number: int = number
        self.types: vec[i64] = table([TYPE_LETTERS.index(space[0]) for space in spaces])
        self.numbers: vec[i64] = table([int(space[1]) for space in spaces])
        self.of_type: vec[i64] = table([self._spaces_of_type(t) for t in range(6)])
        self.region: vec[i64] = table([self._region(space) for space in range(SPACES)])
        # Every region once.
        self.regions: vec[i64] = table(sorted({self.region[space] for space in range(SPACES)}))
        # What an observation says of each space while nothing lies there: beyond all faces, by type and number.
        self.empty: vec[i64] = table([FACES - 1 + 6 * self.types[n] + self.numbers[n] for n in range(SPACES)])
        # Spaces whose number is within w steps of die v, at [v * 4 + w]; die 0 is any number.
        self.within: vec[i64] = table([self._within(v, w) for v in range(7) for w in range(4)])

    def _spaces_of_type(self, kind: int) -> int:
        return sum([2**n for n in range(SPACES) if self.types[n] == kind])

    def _within(self, die: int, steps: int) -> int:
        return sum([2**n for n in range(SPACES) if die == 0 or ring_distance(die, self.numbers[n]) <= steps])

    def _region(self, space: int) -> int:
        found = [space]
        for here in found:
            for near in NEIGHBOURS[here]:
                if near not in found and self.types[near] == self.types[space]:
                    found.append(near)
        return sum([2**n for n in found])


class Tables:
    """Everything the rules look up."""

    def __init__(self, content: Content) -> None:
        by_face = {tile.face: tile for tile in content.tile}
        self.coloured: vec[i64] = table([0, *[by_face[name].coloured for name in FACE_NAMES[1:]]])
        self.black: vec[i64] = table([0, *[by_face[name].black for name in FACE_NAMES[1:]]])
        # By edition, then by number - 1.
        self.estates: dict[str, list[Estate]] = {
            year: [Estate(n, content.estate[name]) for n, name in enumerate(edition.estates, start=1)]
            for year, edition in content.edition.items()
        }
        self.repeatable: dict[str, list[int]] = {year: edition.repeatable for year, edition in content.edition.items()}
        # By players, phase and slot: see `slot_kind`.
        self.slot_type: vec[i64] = table(_slot_types(content))
        self.black_spaces: vec[i64] = table([0, 0, *content.board.black_spaces])
        self.goods_per_type: int = content.goods.per_type
        self.goods_per_player: int = content.goods.per_player
        scoring = content.scoring
        self.region_points: vec[i64] = table(_region_points(scoring.region))
        self.phase_points: vec[i64] = table(scoring.phase)
        self.colour_first: vec[i64] = table([0, 0, *scoring.colour_first])
        self.colour_second: vec[i64] = table([0, 0, *scoring.colour_second])
        self.good_points: vec[i64] = table([0, 0, *scoring.good_sold])
        self.watchtower_points: i64 = scoring.watchtower
        self.animal_kind_points: i64 = scoring.animal_kind
        self.building_points: i64 = scoring.building
        self.tile_sold_points: i64 = scoring.tile_sold
        self.type_sold_points: dict[str, int] = scoring.type_sold
        self.bonus_tile_points: dict[str, int] = scoring.bonus_tile

    def slot_kind(self, players: i64, phase: i64, slot: i64) -> i64:
        """The type of tile that a slot of the numbered depots gets, -1 where it is not used."""
        return self.slot_type[(players * PHASES + phase) * BLACK + slot]

    def estate(self, edition: str, number: int) -> Estate:
        """The estate of that number in that edition."""
        return self.estates[edition][number - 1]


def _region_points(by_size: list[int]) -> list[int]:
    """Points by region size; regions larger than the table count as its last size."""
    return [0, *by_size, *[by_size[-1]] * (SPACES - len(by_size))]


def _slot_types(content: Content) -> list[int]:
    swap = content.board.swap
    out = []
    for players in range(5):
        for phase in range(PHASES):
            for depot, row in enumerate(content.board.depots, start=1):
                for space, letter in enumerate(row, start=1):
                    if players == swap.players and (depot, space) == (swap.depot, swap.space):
                        letter = swap.types[phase]
                    out.append(TYPE_LETTERS.index(letter) if space <= players else -1)
    return out


def no_tiles() -> vec[i64]:
    """A count of zero for every face."""
    return zeros(FACES)
