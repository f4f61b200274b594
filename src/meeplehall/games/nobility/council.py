"""The Stone Council (RN-602)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.heap import count, covers
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import (
    COUNCIL_COINS,
    COUNCIL_REPUTATION,
    EVENT_COUNCIL_REPUTATION,
    EVENT_COUNCIL_VP,
)
from meeplehall.games.nobility.purse import coins, goods, points, reputation
from meeplehall.games.nobility.state import READY, Board, Player


def council_space(s: Board, value: i64, column: i64) -> i64:
    """The space of the die's row in this column, or -1 if no row takes the die."""
    row = s.tables.council_row[value]
    return row * 6 + column if row >= 0 else i64(-1)


def coins_asked(s: Board, p: Player, tile: i64) -> i64:
    """The tile's coins; RN-833: a desk waives them."""
    return i64(0) if count(p.desks, COUNCIL_COINS) != 0 else s.tables.council_coins[tile]


def reputation_lost(s: Board, p: Player) -> i64:
    """RN-812: the desk first makes it 1, then the event takes off its part."""
    lost = s.tables.council_reputation
    if count(p.desks, COUNCIL_REPUTATION) != 0 and lost > 1:
        lost = 1
    lost -= amount(s, EVENT_COUNCIL_REPUTATION)
    return lost if lost > 0 else i64(0)


def council_open(s: Board, p: Player, value: i64, column: i64) -> bool:
    """A tile there, the race housed, nobility, goods and coins."""
    if not has(p.races, column):
        return False
    space = council_space(s, value, column)
    if space < 0 or s.council[space] == 0:
        return False
    tile = s.council[space]
    if p.nobility < s.tables.council_nobility[tile] or p.coins < coins_asked(s, p, tile):
        return False
    return covers(p.goods, s.tables.council_goods[tile])


def visit_council(s: Board, seat: i64, column: i64) -> None:
    """Pay, keep the tile, gain its points, lose reputation."""
    p = s.players[seat]
    space = council_space(s, s.value, column)
    tile = s.council[space]
    coins(s, seat, -coins_asked(s, p, tile), purse.COUNCIL)
    for kind in range(6):
        goods(s, seat, kind, -count(s.tables.council_goods[tile], kind), purse.COUNCIL)
    s.council[space] = 0
    p.tiles |= bit(tile)
    if s.journal is not None:
        s.journal.tell("council tile", seat, tile)
    points(s, seat, s.tables.council_vp[tile] + amount(s, EVENT_COUNCIL_VP), purse.COUNCIL)
    reputation(s, seat, -reputation_lost(s, p), purse.COUNCIL)
    s.todo = READY
