"""What looks good at first glance, in tenths of a point. The greedy bot plays by it."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import index_of, popcount, table
from meeplehall.core.heap import count, total, variety
from meeplehall.core.native import i64
from meeplehall.games.burgundy.codes import (
    BUY,
    DISCARD_TILE,
    GOODS,
    LOAD_FROM,
    PASS,
    PLACE,
    SELL,
    TAKE,
    WORKERS,
    bought_slot,
    castle_space,
    chosen_good,
    die_of,
    discarded_storage,
    first_depot,
    placed_space,
    placed_storage,
    second_depot,
    sold_good,
    taken_slot,
)
from meeplehall.games.burgundy.dice import cost, free_when_placing, free_when_taking
from meeplehall.games.burgundy.geometry import ADJACENT, DISTANCE
from meeplehall.games.burgundy.placing import can_place_any, targets
from meeplehall.games.burgundy.scoring import REWARDED, animal_kinds, bonus_tiles
from meeplehall.games.burgundy.selling import silver_for_workers, workers_for_workers
from meeplehall.games.burgundy.shipping import waiting
from meeplehall.games.burgundy.state import GOODS_SPACES, STORAGE, Board, Player
from meeplehall.games.burgundy.tiles import (
    ANIMAL,
    ANIMAL_KIND,
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CITY_HALL,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    KNOWLEDGE,
    MINE,
    SHIP,
    TYPE,
    WAREHOUSE,
    WATCHTOWER,
)

WORKER: Final = 8
# More workers than these are hardly ever spent.
WORKERS_ENOUGH: Final = 6
WORKER_TOO_MANY: Final = 1
SILVER: Final = 14
FREE_TAKE_WORTH: Final = 40
EXTRA_ACTION: Final = 60
TURN_ORDER: Final = 10
GOOD: Final = 18
NOWHERE: Final = -20  # a tile that fits on no space any more
DISCARDING: Final = 15
# A tile placed now is worth a little more than the same tile placed later.
NOW: Final = 30
# What knowledge tiles 1 to 14 bring in a phase, roughly.
_PER_PHASE: Final = table([0, 10, 10, 14, 10, 16, 20, 16, 20, 14, 14, 14, 22, 14, 20])


def prior(s: Board, seat: i64, action: i64) -> i64:
    """How good a legal action looks."""
    p = s.players[seat]
    die = die_of(action)
    price: i64 = 0
    if action < TAKE:
        return popcount(ADJACENT[castle_space(action)])
    if action < PLACE:
        slot = taken_slot(action)
        if die != 0:
            price = WORKER * cost(p, DISTANCE[die * 7 + (slot >> 2) + 1], free_when_taking(p))
        return _take_worth(s, seat, s.depots[slot], 1 if die != 0 else 0) - price
    if action < SELL:
        space = placed_space(action)
        face = p.storage[placed_storage(action)]
        if die != 0:
            steps = DISTANCE[die * 7 + p.estate.numbers[space]]
            price = WORKER * cost(p, steps, free_when_placing(p, TYPE[face]))
        return NOW + place_worth(s, seat, face, space) - price
    if action < WORKERS:
        good = sold_good(action)
        if die != 0:
            price = WORKER * cost(p, DISTANCE[die * 7 + good], False)
        return _sale_worth(s, p, good) - price
    if action < BUY:
        worker: i64 = WORKER if p.workers < WORKERS_ENOUGH else WORKER_TOO_MANY
        return worker * workers_for_workers(p) + SILVER * silver_for_workers(p)
    if action < DISCARD_TILE:
        return _take_worth(s, seat, s.depots[bought_slot(action)], 0) - 2 * SILVER
    if action < LOAD_FROM:
        return -_kept_worth(s, seat, p.storage[discarded_storage(action)])
    if action < GOODS:
        heap = s.cargo[first_depot(action)]
        if second_depot(action) != 0:
            heap += s.cargo[second_depot(action)]
        return _load_worth(p, heap)
    if action < PASS:
        return count(waiting(s), chosen_good(action) - 1)
    return 0


def rounds_left(s: Board) -> i64:
    """Rounds after this one."""
    return 24 - s.phase * 5 - s.round


def _sale_worth(s: Board, p: Player, good: i64) -> i64:
    n = count(p.goods, good - 1)
    worth = 10 * s.tables.good_points[s.seats] * n + SILVER * (2 if p.knows(3) else 1)
    if p.knows(4):
        worth += WORKER
    if p.knows(25):
        worth += 10 * n
    # A single tile may still grow into a larger sale.
    if n == 1 and rounds_left(s) > 5 and variety(p.goods) < GOODS_SPACES:
        worth -= 10
    return worth


def _load_worth(p: Player, heap: i64) -> i64:
    """Tiles that fit, those of stored types a little more."""
    worth: i64 = 0
    spaces = GOODS_SPACES - variety(p.goods)
    for good in range(1, 7):
        n = count(heap, good - 1)
        if n != 0 and count(p.goods, good - 1) != 0:
            worth += n * (GOOD + 2)
    for n in range(7, 0, -1):
        for good in range(1, 7):
            if count(heap, good - 1) == n and count(p.goods, good - 1) == 0 and spaces > 0:
                worth += n * GOOD
                spaces -= 1
    return worth


def _take_worth(s: Board, seat: i64, face: i64, dice: i64) -> i64:
    """A tile for storage, paid with so many dice: what it will be worth once placed, less when storage fills up or time
    runs out."""
    p = s.players[seat]
    stored: i64 = 0
    same: i64 = 0
    for i in range(STORAGE):
        if p.storage[i] != 0:
            stored += 1
            if TYPE[p.storage[i]] == TYPE[face]:
                same += 1
    if popcount(p.estate.of_type[TYPE[face]] & ~p.placed) <= same:
        return NOWHERE
    left = rounds_left(s)
    if left == 0:
        # Only what a die can still place counts.
        in_time = targets(p, face) != 0 and dice < 2 - popcount(p.used) and (p.used == 0 or stored == 0)
        return best_place(s, seat, face) - 10 if in_time else -10
    dice_left: i64 = 2 * left + (0 if p.used != 0 else 1)
    if dice_left <= stored:
        return -10
    worth = _kept_worth(s, seat, face) - same * 8 - stored * 6
    return worth - _least_kept(s, seat) - DISCARDING if stored == STORAGE else worth


def _least_kept(s: Board, seat: i64) -> i64:
    """What it costs to make room in a full storage."""
    p = s.players[seat]
    least = _kept_worth(s, seat, p.storage[0])
    for i in range(1, STORAGE):
        kept = _kept_worth(s, seat, p.storage[i])
        if kept < least:
            least = kept
    return least


def _kept_worth(s: Board, seat: i64, face: i64) -> i64:
    """A tile in storage: less while it fits nowhere yet."""
    worth = best_place(s, seat, face)
    return worth if targets(s.players[seat], face) != 0 else worth // 3


def best_place(s: Board, seat: i64, face: i64) -> i64:
    """The best space for the tile, whatever the dice say."""
    p = s.players[seat]
    kind = TYPE[face]
    spaces = targets(p, face)
    if spaces == 0:
        spaces = p.estate.of_type[kind] & ~p.placed
        if kind == BUILDING and not p.knows(1):
            spaces &= ~_cities_with(p, face)
    best: i64 = NOWHERE
    while spaces != 0:
        lowest = spaces & -spaces
        spaces ^= lowest
        worth = place_worth(s, seat, face, index_of(lowest))
        if worth > best:
            best = worth
    return best


def _cities_with(p: Player, face: i64) -> i64:
    taken: i64 = 0
    same = p.built[face - FIRST_BUILDING]
    while same != 0:
        lowest = same & -same
        same ^= lowest
        taken |= p.estate.region[index_of(lowest)]
    return taken


def place_worth(s: Board, seat: i64, face: i64, space: i64) -> i64:
    """The tile on this space: region, colour, and what the tile itself brings."""
    p = s.players[seat]
    kind = TYPE[face]
    return _region_worth(s, p, kind, space) + _tile_worth(s, seat, face, space) + _opens(p, space)


def _opens(p: Player, space: i64) -> i64:
    """Every new neighbour is a place more to build on."""
    return 2 * popcount(ADJACENT[space] & ~p.frontier & ~p.placed)


def _region_worth(s: Board, p: Player, kind: i64, space: i64) -> i64:
    """Points for a completed region, or a share of them on the way there."""
    region = p.estate.region[space]
    missing = popcount(region & ~p.placed)
    points = 10 * s.tables.region_points[popcount(region)]
    if missing == 1:
        points += 10 * s.tables.phase_points[s.phase]
        if popcount(p.estate.of_type[kind] & ~p.placed) == 1:
            if s.bonus[kind * 2] == 0:
                points += 10 * s.tables.colour_first[s.seats]
            elif s.bonus[kind * 2 + 1] == 0:
                points += 10 * s.tables.colour_second[s.seats]
        return points
    if rounds_left(s) < missing:
        return 0
    later: i64 = s.phase + missing // 2
    points += 10 * s.tables.phase_points[later if later < 5 else 4]
    return points // (missing + 1)


def _tile_worth(s: Board, seat: i64, face: i64, space: i64) -> i64:
    p = s.players[seat]
    kind = TYPE[face]
    if kind == CASTLE:
        return EXTRA_ACTION
    if kind == MINE:
        return (5 - s.phase) * (SILVER + (WORKER if p.knows(2) else 0))
    if kind == SHIP:
        best: i64 = 0
        for depot in range(1, 7):
            worth = _load_worth(p, s.cargo[depot])
            if worth > best:
                best = worth
        return best + TURN_ORDER
    if kind == ANIMAL:
        return 10 * _herd_with(p, face, space)
    if kind == KNOWLEDGE:
        return _knowledge_worth(s, seat, face - FIRST_KNOWLEDGE + 1)
    return _building_worth(s, p, face - FIRST_BUILDING)


def _herd_with(p: Player, face: i64, space: i64) -> i64:
    pasture = p.estate.region[space] & p.placed
    points = ANIMALS[face]
    tiles: i64 = 1
    while pasture != 0:
        lowest = pasture & -pasture
        pasture ^= lowest
        other = p.tiles[index_of(lowest)]
        if ANIMAL_KIND[other] == ANIMAL_KIND[face]:
            points += ANIMALS[other]
            tiles += 1
    return points + tiles if p.knows(7) else points


def _building_worth(s: Board, p: Player, building: i64) -> i64:
    reward: i64 = 0
    for n in range(16, 24):
        if p.knows(n) and REWARDED[n - 16] == building:
            reward = 10 * s.tables.building_points
    if building == WATCHTOWER:
        return reward + 10 * s.tables.watchtower_points
    if building == BANK:
        return reward + 2 * SILVER
    if building == BOARDING_HOUSE:
        return reward + 4 * WORKER
    if building == WAREHOUSE:
        best: i64 = 0
        for good in range(1, 7):
            if count(p.goods, good - 1) != 0:
                worth = _sale_worth(s, p, good)
                if worth > best:
                    best = worth
        return reward + best
    if building == CITY_HALL:
        return reward + (FREE_TAKE_WORTH if can_place_any(p) else 10)
    return reward + (FREE_TAKE_WORTH if rounds_left(s) > 0 else 0)


def _knowledge_worth(s: Board, seat: i64, n: i64) -> i64:
    p = s.players[seat]
    phases = 5 - s.phase
    if n <= 14:
        return _PER_PHASE[n] * phases
    if n == 15:
        return 10 * s.tables.type_sold_points[str(s.edition)] * (variety(p.sold) + (phases + 1) // 2)
    if n <= 23:
        placed = popcount(p.built[REWARDED[n - 16]])
        return 10 * s.tables.building_points * placed + 8 * phases
    if n == 24:
        return 10 * s.tables.animal_kind_points * animal_kinds(p) + 10 * phases
    if n == 25:
        return 10 * s.tables.tile_sold_points * total(p.sold) + 12 * phases
    return 10 * s.tables.bonus_tile_points[str(s.edition)] * bonus_tiles(s, seat) + 10 * phases
