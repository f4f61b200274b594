"""Tiles into the estate and what they bring (CB-304, CB-310, CB-402 to CB-407)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, has, index_of, popcount
from meeplehall.core.native import i64
from meeplehall.games.burgundy.geometry import ADJACENT
from meeplehall.games.burgundy.scoring import ANIMALS_SCORE, WATCHTOWER_SCORE, gain, score_region
from meeplehall.games.burgundy.shipping import arrive
from meeplehall.games.burgundy.state import EXTRA, FREE_PLACE, FREE_TAKE, STORAGE, WAREHOUSE_SALE, Board, Player
from meeplehall.games.burgundy.tables import BLACK
from meeplehall.games.burgundy.taking import can_buy
from meeplehall.games.burgundy.tiles import (
    ANIMAL,
    ANIMAL_KIND,
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    KNOWLEDGE,
    MARKET,
    MINE,
    SHIP,
    TYPE,
    WAREHOUSE,
    WATCHTOWER,
)

BOARDING_WORKERS: Final = 4
BANK_SILVER: Final = 2

# Types that carpenter, church and market fetch, as sets.
_FETCHES_CARPENTER: Final = 2**BUILDING
_FETCHES_CHURCH: Final = 2**CASTLE + 2**MINE + 2**KNOWLEDGE
_FETCHES_MARKET: Final = 2**SHIP + 2**ANIMAL


def targets(p: Player, face: i64) -> i64:
    """Spaces where the tile may go, whatever their number (CB-304, CB-405)."""
    kind = TYPE[face]
    spaces = p.frontier & p.estate.of_type[kind] & ~p.placed
    if kind == BUILDING and spaces != 0 and not p.knows(1):
        same = p.built[face - FIRST_BUILDING]
        while same != 0:
            lowest = same & -same
            same ^= lowest
            spaces &= ~p.estate.region[index_of(lowest)]
    return spaces


def can_place_any(p: Player) -> bool:
    """Whether some stored tile fits somewhere, whatever the number."""
    for i in range(STORAGE):
        if p.storage[i] != 0 and targets(p, p.storage[i]) != 0:
            return True
    return False


def cover(p: Player, space: i64, face: i64) -> None:
    """The tile lies there from now on."""
    p.tiles[space] = face
    p.placed |= bit(space)
    p.frontier |= ADJACENT[space]


def place(s: Board, seat: i64, stored: i64, space: i64) -> None:
    """CB-310: the tile's own points, region, colour, then its effect."""
    p = s.players[seat]
    face = p.storage[stored]
    p.storage[stored] = 0
    kind = TYPE[face]
    cover(p, space, face)
    if s.journal is not None:
        s.journal.tell("place", seat, face, space, p.estate.numbers[space])
    if kind == ANIMAL:
        gain(s, seat, herd(p, space), ANIMALS_SCORE, ANIMAL_KIND[face])
    elif kind == BUILDING:
        p.built[face - FIRST_BUILDING] |= bit(space)
        if face - FIRST_BUILDING == WATCHTOWER:
            gain(s, seat, s.tables.watchtower_points, WATCHTOWER_SCORE, 0)
    score_region(s, seat, space)
    if kind == CASTLE:
        s.todo = EXTRA
    elif kind == SHIP:
        arrive(s, seat)
    elif kind == KNOWLEDGE:
        p.knowledge |= bit(face - FIRST_KNOWLEDGE + 1)
    elif kind == BUILDING:
        building_effect(s, seat, face - FIRST_BUILDING)


def herd(p: Player, space: i64) -> i64:
    """CB-404: the animals of this kind in the pasture. CB-414: one more per tile with knowledge 7."""
    kind = ANIMAL_KIND[p.tiles[space]]
    pasture = p.estate.region[space] & p.placed
    points: i64 = 0
    tiles: i64 = 0
    while pasture != 0:
        lowest = pasture & -pasture
        pasture ^= lowest
        face = p.tiles[index_of(lowest)]
        if ANIMAL_KIND[face] == kind:
            points += ANIMALS[face]
            tiles += 1
    return points + tiles if p.knows(7) else points


def building_effect(s: Board, seat: i64, kind: i64) -> None:
    """CB-405: what pays pays at once; what asks is asked if there is anything to choose."""
    p = s.players[seat]
    if kind == WAREHOUSE:
        if p.goods != 0:
            s.todo = WAREHOUSE_SALE
    elif kind == CARPENTER:
        _fetch(s, _FETCHES_CARPENTER)
    elif kind == CHURCH:
        _fetch(s, _FETCHES_CHURCH)
    elif kind == MARKET:
        _fetch(s, _FETCHES_MARKET)
    elif kind == BOARDING_HOUSE:
        p.workers += BOARDING_WORKERS
        if s.journal is not None:
            s.journal.tell("income", seat, BOARDING_WORKERS, 0)
    elif kind == BANK:
        p.silver += BANK_SILVER
        if s.journal is not None:
            s.journal.tell("income", seat, 0, BANK_SILVER)
    elif kind == CITY_HALL and city_hall_helps(s, p):
        s.todo = FREE_PLACE


def city_hall_helps(s: Board, p: Player) -> bool:
    """Whether the city hall has anything to place, a purchase made first included (CB-601)."""
    return can_place_any(p) or (s.edition == 2019 and can_buy(s, p))


def _fetch(s: Board, types: i64) -> None:
    """CB-407: from the numbered depots only; nothing there, nothing asked."""
    for slot in range(BLACK):
        face = s.depots[slot]
        if face != 0 and has(types, TYPE[face]):
            s.todo = FREE_TAKE
            s.arg = types
            return


def mines(p: Player) -> i64:
    """How many mines lie in the estate; the start castle covers no mine space."""
    return popcount(p.placed & p.estate.of_type[MINE])
