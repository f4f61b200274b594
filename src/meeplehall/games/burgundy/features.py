"""What a value is guessed from: a seat's estate, stock and prospects as small whole numbers."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, index_of, popcount
from meeplehall.core.heap import count, total, variety
from meeplehall.core.native import i64, vec
from meeplehall.games.burgundy.evaluation import best_place, rounds_left
from meeplehall.games.burgundy.fields import copy_player
from meeplehall.games.burgundy.placing import cover, mines, targets
from meeplehall.games.burgundy.scoring import knowledge_points
from meeplehall.games.burgundy.state import CASTLE_CHOICE, STORAGE, Board, Player
from meeplehall.games.burgundy.tables import BLACK, SLOTS
from meeplehall.games.burgundy.tiles import ANIMAL, ANIMAL_KIND, ANIMALS, FIRST_CASTLE, TYPE, TYPE_NAMES
from meeplehall.games.burgundy.turn import ahead

_TIME: Final = [
    "rounds left",
    "phases left",
    "round of the phase",
    "dice left",
    "first in order",
    "3 players",
    "4 players",
]
_STOCK: Final = ["workers", "silver", "goods", "goods types", "largest heap", "mine income", "stored", "stored worth"]
_LAND: Final = ["open numbers", "region progress", "colour progress", "pasture promise", "knowledge points"]
_MARKET: Final = ["black tiles", "largest cargo", "cargo"]

TIME: Final = 0
STOCK: Final = 7
LAND: Final = 15
MARKET: Final = 20
MISSING: Final = 23  # by 1, 2, 3, 4 or more missing: points of such regions; then how many of them
FREE: Final = 31  # empty spaces by type
OPEN: Final = 37  # of these, next to a tile
READY: Final = 43  # stored tiles by type that fit somewhere
WAITING: Final = 49  # stored tiles by type that do not
BONUS: Final = 55  # points of the colour bonus still to be had
ON_SALE: Final = 61  # tiles in the numbered depots by type
CHOICE: Final = 67  # different numbers among the open spaces by type
RIVAL: Final = 73  # spaces by type that the rival closest to the colour bonus still needs, if there is a bonus
KNOWN: Final = 79  # rounds that each knowledge tile 1 to 26 will serve
COUNT: Final = 105

_BY_TYPE: Final = ["free", "open", "ready", "waiting", "bonus", "on sale", "numbers", "rival needs"]
NAMES: Final = [
    *_TIME,
    *_STOCK,
    *_LAND,
    *_MARKET,
    *[f"points of regions missing {n}" for n in (1, 2, 3, 4)],
    *[f"regions missing {n}" for n in (1, 2, 3, 4)],
    *[f"{what} {kind}" for what in _BY_TYPE for kind in TYPE_NAMES],
    *[f"knowledge {n}" for n in range(1, 27)],
]


def fill(s: Board, seat: i64, x: vec[i64]) -> None:
    """The features of a seat."""
    for i in range(COUNT):
        x[i] = 0
    p = s.players[seat]
    if s.todo == CASTLE_CHOICE:
        if p.castle == 0:
            return
        p = copy_player(p)
        cover(p, p.castle - 1, FIRST_CASTLE)
    else:
        _order(s, seat, x)
        _stored(s, seat, x)
    _time(s, x)
    _stock(s, p, x)
    _regions(s, p, x)
    _colours(s, seat, p, x)
    _market(s, x)
    _knowledge(s, seat, x)


def _time(s: Board, x: vec[i64]) -> None:
    x[TIME] = rounds_left(s)
    x[TIME + 1] = 5 - s.phase
    x[TIME + 2] = s.round
    if s.seats == 3:
        x[TIME + 5] = 1
    elif s.seats == 4:
        x[TIME + 6] = 1


def _order(s: Board, seat: i64, x: vec[i64]) -> None:
    p = s.players[seat]
    turn: i64 = 0
    while s.order[turn] != seat:
        turn += 1
    if s.turn <= turn:
        x[TIME + 3] = 2 - (p.used & 1) - (p.used >> 1)
    for other in range(s.seats):
        if other != seat and ahead(s, other, seat):
            return
    x[TIME + 4] = 1


def _stock(s: Board, p: Player, x: vec[i64]) -> None:
    x[STOCK] = p.workers
    x[STOCK + 1] = p.silver
    x[STOCK + 2] = total(p.goods)
    x[STOCK + 3] = variety(p.goods)
    largest: i64 = 0
    for good in range(1, 7):
        n = count(p.goods, good - 1)
        if n > largest:
            largest = n
    x[STOCK + 4] = largest
    x[STOCK + 5] = mines(p) * (5 - s.phase)


def _stored(s: Board, seat: i64, x: vec[i64]) -> None:
    p = s.players[seat]
    for i in range(STORAGE):
        face = p.storage[i]
        if face != 0:
            x[STOCK + 6] += 1
            x[STOCK + 7] += best_place(s, seat, face)
            if targets(p, face) != 0:
                x[READY + TYPE[face]] += 1
            else:
                x[WAITING + TYPE[face]] += 1


def _knowledge(s: Board, seat: i64, x: vec[i64]) -> None:
    known = s.players[seat].knowledge
    left = rounds_left(s) + 1
    while known != 0:
        lowest = known & -known
        known ^= lowest
        n = index_of(lowest)
        x[KNOWN + n - 1] = left
        if n >= 15:
            x[LAND + 4] += knowledge_points(s, seat, n)


def _regions(s: Board, p: Player, x: vec[i64]) -> None:
    regions = p.estate.regions
    for i in range(len(regions)):
        region = regions[i]
        missing = popcount(region & ~p.placed)
        if missing == 0:
            continue
        size = popcount(region)
        points = s.tables.region_points[size]
        band: i64 = missing - 1 if missing < 4 else 3
        x[MISSING + band] += points
        x[MISSING + 4 + band] += 1
        x[LAND + 1] += 10 * points * (size - missing) // size
        if size != missing and region & p.estate.of_type[ANIMAL] != 0:
            x[LAND + 3] += missing * _best_herd(p, region & p.placed)


def _best_herd(p: Player, pasture: i64) -> i64:
    """The animals of the most numerous kind."""
    herds: i64 = 0
    best: i64 = 0
    while pasture != 0:
        lowest = pasture & -pasture
        pasture ^= lowest
        face = p.tiles[index_of(lowest)]
        kind = ANIMAL_KIND[face]
        herds += ANIMALS[face] * bit(kind * 8)
        n = (herds >> (kind * 8)) & 255
        if n > best:
            best = n
    return best


def _colours(s: Board, seat: i64, p: Player, x: vec[i64]) -> None:
    all_numbers: i64 = 0
    for kind in range(6):
        free = p.estate.of_type[kind] & ~p.placed
        if free == 0:
            continue
        left = popcount(free)
        open_ = free & p.frontier
        x[FREE + kind] = left
        x[OPEN + kind] = popcount(open_)
        numbers: i64 = 0
        while open_ != 0:
            lowest = open_ & -open_
            open_ ^= lowest
            numbers |= bit(p.estate.numbers[index_of(lowest)])
        all_numbers |= numbers
        x[CHOICE + kind] = popcount(numbers)
        bonus: i64 = 0
        if s.bonus[kind * 2] == 0:
            bonus = s.tables.colour_first[s.seats]
        elif s.bonus[kind * 2 + 1] == 0:
            bonus = s.tables.colour_second[s.seats]
        x[BONUS + kind] = bonus
        x[LAND + 2] += 10 * bonus // (left + 1)
        if bonus != 0:
            x[RIVAL + kind] = _rival_needs(s, seat, kind)
    x[LAND] = popcount(all_numbers)


def _rival_needs(s: Board, seat: i64, kind: i64) -> i64:
    """The fewest spaces of this type that another seat has still to cover."""
    fewest: i64 = 9
    for other in range(s.seats):
        if other != seat:
            q = s.players[other]
            left = popcount(q.estate.of_type[kind] & ~q.placed)
            if left != 0 and left < fewest:
                fewest = left
    return fewest


def _market(s: Board, x: vec[i64]) -> None:
    for slot in range(BLACK):
        if s.depots[slot] != 0:
            x[ON_SALE + TYPE[s.depots[slot]]] += 1
    for slot in range(BLACK, SLOTS):
        if s.depots[slot] != 0:
            x[MARKET] += 1
    for depot in range(1, 7):
        n = total(s.cargo[depot])
        x[MARKET + 2] += n
        if n > x[MARKET + 1]:
            x[MARKET + 1] = n
