"""Council tiles: on the council and with the seats."""

from __future__ import annotations

from meeplehall.core.bits import members
from meeplehall.games.nobility.by_hand.facts import Facts, SeatFacts
from meeplehall.games.nobility.by_hand.pool import Pool, set_of
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.tables import COUNCIL_TILES


def lay_council(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """What is named first, then what was there."""
    pool = Pool("council tile", COUNCIL_TILES)
    old = list(s.council)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.council is not None:
            p.tiles = pool.all_of(f"seats[{n}].council", seat.council)
    for row, tiles in enumerate(facts.council or []):
        for i, tile in enumerate(pool.row(f"council[{row}]", tiles)):
            s.council[row * 6 + i] = tile
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.council is None:
            p.tiles = set_of(pool.keep(s, f"seats[{n}].council", members(p.tiles)))
    if facts.council is None:
        for space in range(len(old)):
            s.council[space] = pool.again(s, "council", old[space]) if old[space] != 0 else 0
    s.council_left = pool.rest()
