"""Points: regions, colours, and the end of the game (CB-501 to CB-504)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, popcount
from meeplehall.core.heap import total, variety
from meeplehall.core.native import i64
from meeplehall.core.ranking import ranks
from meeplehall.core.state import Outcome
from meeplehall.games.burgundy.geometry import SPACES
from meeplehall.games.burgundy.state import Board, Player
from meeplehall.games.burgundy.tiles import (
    ANIMAL_KIND,
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    WAREHOUSE,
    WATCHTOWER,
)

# The building kinds that knowledge tiles 16 to 23 reward (CB-423 to CB-430).
REWARDED: Final = [WAREHOUSE, WATCHTOWER, CARPENTER, CHURCH, MARKET, BOARDING_HOUSE, BANK, CITY_HALL]

# Where points come from, as told to the journal.
SOURCES: Final = [
    "animals",
    "region",
    "phase",
    "colour",
    "sale",
    "watchtower",
    "goods left",
    "silver left",
    "workers left",
    "knowledge",
]
ANIMALS_SCORE: Final = 0
REGION_SCORE: Final = 1
PHASE_SCORE: Final = 2
COLOUR_SCORE: Final = 3
SALE_SCORE: Final = 4
WATCHTOWER_SCORE: Final = 5
GOODS_LEFT: Final = 6
SILVER_LEFT: Final = 7
WORKERS_LEFT: Final = 8
KNOWLEDGE_SCORE: Final = 9
AT_THE_END: Final = SOURCES[GOODS_LEFT:]
"""The sources that score when the game ends (CB-503)."""


def gain(s: Board, seat: i64, points: i64, source: int, detail: i64) -> None:
    """Points for a seat; `detail` is a type, a good or a knowledge tile, as the source has it."""
    if points == 0:
        return
    s.players[seat].score += points
    if s.journal is not None:
        s.journal.tell("points", seat, points, source, detail)


def score_region(s: Board, seat: i64, space: i64) -> None:
    """CB-501: a filled region scores its size and the phase's bonus. CB-502: a covered colour its bonus tile."""
    p = s.players[seat]
    region = p.estate.region[space]
    if p.placed & region != region:
        return
    kind = p.estate.types[space]
    gain(s, seat, s.tables.region_points[popcount(region)], REGION_SCORE, kind)
    gain(s, seat, s.tables.phase_points[s.phase], PHASE_SCORE, kind)
    colour = p.estate.of_type[kind]
    if p.placed & colour != colour:
        return
    if s.bonus[kind * 2] == 0:
        s.bonus[kind * 2] = seat + 1
        gain(s, seat, s.tables.colour_first[s.seats], COLOUR_SCORE, kind)
    elif s.bonus[kind * 2 + 1] == 0:
        s.bonus[kind * 2 + 1] = seat + 1
        gain(s, seat, s.tables.colour_second[s.seats], COLOUR_SCORE, kind)


def bonus_tiles(s: Board, seat: i64) -> i64:
    """How many colour bonus tiles a seat has."""
    n: i64 = 0
    for i in range(len(s.bonus)):
        if s.bonus[i] == seat + 1:
            n += 1
    return n


def animal_kinds(p: Player) -> i64:
    """How many different kinds of animals graze in the estate."""
    kinds: i64 = 0
    for space in range(SPACES):
        kind = ANIMAL_KIND[p.tiles[space]]
        if kind >= 0:
            kinds |= bit(kind)
    return popcount(kinds)


def knowledge_points(s: Board, seat: i64, n: i64) -> i64:
    """What an owned knowledge tile is worth at the end (CB-422 to CB-433)."""
    p = s.players[seat]
    if n == 15:
        return s.tables.type_sold_points[str(s.edition)] * variety(p.sold)
    if 16 <= n <= 23:
        return s.tables.building_points * popcount(p.built[REWARDED[n - 16]])
    if n == 24:
        return s.tables.animal_kind_points * animal_kinds(p)
    if n == 25:
        return s.tables.tile_sold_points * total(p.sold)
    if n == 26:
        return s.tables.bonus_tile_points[str(s.edition)] * bonus_tiles(s, seat)
    return 0


def score_end(s: Board, seat: i64) -> None:
    """CB-503."""
    p = s.players[seat]
    gain(s, seat, total(p.goods), GOODS_LEFT, 0)
    gain(s, seat, p.silver, SILVER_LEFT, 0)
    gain(s, seat, p.workers >> 1, WORKERS_LEFT, 0)
    for n in range(15, 27):
        if p.knows(n):
            gain(s, seat, knowledge_points(s, seat, n), KNOWLEDGE_SCORE, n)


def empty_spaces(p: Player) -> i64:
    """Spaces of the estate without a tile."""
    return SPACES - popcount(p.placed)


def ranking(s: Board) -> Outcome:
    """CB-504: points, then empty spaces, then the turn-order track; always one winner."""
    keys = []
    for p in s.players:
        empty = empty_spaces(p)
        keys.append((p.score, empty if s.tie_most == 1 else -empty, -p.track, -p.arrival))
    first, *others = sorted(keys, reverse=True)
    note = "points"
    if len(others) > 0 and first[0] == others[0][0]:
        note = "empty spaces" if first[1] != others[0][1] else "turn order"
    return Outcome(ranks(keys), [p.score for p in s.players], note)
